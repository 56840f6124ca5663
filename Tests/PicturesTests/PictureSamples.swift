import Components

/// Texts for every slot in five languages, as an app of notes and messages would have them.
enum PictureSamples {
  /// Which button of the action sheet cancels.
  static let cancelIndex = 2

  static let locales = ["en", "de", "ar", "ja", "th"]

  /// The texts of a component in a language.
  static func texts(_ component: any Component, locale: String) -> [String: [String]] {
    guard let column = locales.firstIndex(of: locale) else { return [:] }
    var texts: [String: [String]] = [:]
    for slot in component.slots {
      texts[slot.name] = (phrases[slot.name] ?? []).map { table[$0]?[column] ?? $0 }
    }
    return texts
  }

  /// The phrases of each slot; one that is not in the table is the same in every language.
  private static let phrases: [String: [String]] = [
    "label": ["question", "footer"],
    "tableCell.default.title": ["notifications", "update"],
    "tableCell.subtitle.title": ["update"], "tableCell.subtitle.detail": ["undo"],
    "tableCell.value1.title": ["language", "update"],
    "tableCell.value1.detail": ["name", "added"],
    "tableCell.value2.title": ["language"], "tableCell.value2.detail": ["name"],
    "tableCell.switch.title": ["notifications", "markRead"],
    "tableCell.stepper.title": ["favourites"],
    "tableCell.textField.title": ["profile"], "tableCell.textField.placeholder": ["email"],
    "tableSection.header": ["notifications", "favourites"],
    "tableSection.footer": ["footer"],
    "tableRow.swipeAction": ["edit", "markRead"], "tableRow.deleteButton": ["delete"],
    "collectionCell.caption": ["favourites", "update"],
    "alert.title": ["question"], "alert.message": ["undo"], "alert.button": ["cancel", "delete"],
    "alert.placeholder": ["email"],
    "actionSheet.title": ["question"], "actionSheet.message": ["undo"],
    "actionSheet.button": ["delete", "markRead", "cancel"],
    "menu.title": ["settings"], "menu.item": ["share", "markRead", "delete"],
    "menu.subtitle": ["added"], "menu.submenu": ["language"],
    "menu.sectionTitle": ["favourites"],
    "navigationBar.title": ["notifications"], "navigationBar.largeTitle": ["settings"],
    "navigationBar.subtitle": ["added"], "navigationBar.prompt": ["undo"],
    "navigationBar.backButton": ["home"], "navigationBar.button": ["edit"],
    "toolbar.button": ["edit", "share", "done"],
    "tabBar.item": ["home", "search", "favourites", "profile"], "tabBar.badge": ["3"],
    "searchBar.placeholder": ["search"], "searchBar.cancel": ["cancel"],
    "searchBar.scope": ["favourites", "notifications"], "searchBar.token": [],
    "button.title": ["done", "markRead"], "button.subtitle": ["undo"],
    "segmentedControl.segment": ["home", "favourites", "notifications"],
    "textField.placeholder": ["email"], "textField.text": ["note@example.com"],
    "textView.text": ["footer"],
    "toggle.label": ["notifications", "footer"], "stepper.label": ["favourites"],
    "slider.label": ["language"], "slider.minimum": ["low"], "slider.maximum": ["high"],
    "progressView.label": ["loading"], "progressView.value": ["files"],
    "refreshControl.title": ["loading"],
    "datePicker.label": ["added"], "datePicker.compactDate": ["2026-09-30"],
    "datePicker.compactTime": ["22:58"], "datePicker.wheel": ["2026-09-30", "2026-10-30"],
    "datePicker.monthTitle": ["2026-09-30"],
    "picker.label": ["language"], "picker.value": ["name"],
    "picker.row": ["home", "favourites"],
    "colorPicker.label": ["favourites"], "colorPicker.tab": ["home", "search", "favourites"],
    "activityView.action": ["copy", "markRead"],
    "activityView.app": ["messages", "notifications"],
    "popover.title": ["settings"], "popover.content": ["footer"],
    "splitView.title": ["settings"], "splitView.content": ["notifications", "footer"],
    "widget.small": ["footer"], "widget.medium": ["footer"], "widget.large": ["footer"],
    "widget.extraLarge": ["footer"], "widget.accessoryInline": ["reply"],
    "widget.accessoryRectangular": ["footer"], "widget.accessoryCircular": ["12"],
    "notification.title": ["messages"], "notification.body": ["footer"],
    "notification.action": ["reply", "markRead"],
    "homeScreen.appName": ["messages"], "homeScreen.quickAction": ["new", "search"],
    "homeScreen.quickActionSubtitle": ["added"],
    "tooltip": ["footer"],
  ]

  /// English, German, Arabic, Japanese, Thai.
  private static let table: [String: [String]] = [
    "question": [
      "Delete this note?", "Diese Notiz löschen?", "هل تريد حذف هذه الملاحظة؟",
      "このメモを削除しますか？", "ลบบันทึกนี้หรือไม่",
    ],
    "footer": [
      "Notifications are shown while the phone is locked.",
      "Mitteilungen werden auch bei gesperrtem Telefon angezeigt.",
      "تظهر الإشعارات عندما يكون الهاتف مقفلاً.", "電話がロックされている間も通知が表示されます。",
      "การแจ้งเตือนจะแสดงขึ้นขณะที่โทรศัพท์ล็อคอยู่",
    ],
    "notifications": ["Notifications", "Mitteilungen", "الإشعارات", "通知", "การแจ้งเตือน"],
    "update": [
      "Software Update", "Softwareupdate", "تحديث البرنامج", "ソフトウェアアップデート",
      "รายการอัปเดตซอฟต์แวร์",
    ],
    "undo": [
      "This cannot be undone.", "Dies kann nicht widerrufen werden.",
      "لا يمكن التراجع عن هذا الإجراء.", "この操作は取り消せません。", "การกระทำนี้ไม่สามารถย้อนกลับได้",
    ],
    "language": ["Language", "Sprache", "اللغة", "言語", "ภาษา"],
    "name": ["English", "Deutsch", "العربية", "日本語", "ไทย"],
    "added": ["Date added", "Hinzugefügt am", "تاريخ الإضافة", "追加日", "วันที่เพิ่ม"],
    "markRead": [
      "Mark all as read", "Alle als gelesen markieren", "تعيين الكل كمقروء", "すべて既読にする",
      "ทำเครื่องหมายว่าอ่านแล้วทั้งหมด",
    ],
    "favourites": ["Favourites", "Favoriten", "المفضلة", "お気に入り", "รายการโปรด"],
    "profile": ["Profile", "Profil", "الملف الشخصي", "プロフィール", "โปรไฟล์"],
    "email": [
      "Email address", "E-Mail-Adresse", "عنوان البريد الإلكتروني", "メールアドレス", "ที่อยู่อีเมล",
    ],
    "edit": ["Edit", "Bearbeiten", "تعديل", "編集", "แก้ไข"],
    "delete": ["Delete", "Löschen", "حذف", "削除", "ลบ"],
    "cancel": ["Cancel", "Abbrechen", "إلغاء", "キャンセル", "ยกเลิก"],
    "settings": ["Settings", "Einstellungen", "الإعدادات", "設定", "การตั้งค่า"],
    "share": ["Share…", "Teilen …", "مشاركة…", "共有…", "แชร์…"],
    "home": ["Home", "Startseite", "الرئيسية", "ホーム", "หน้าหลัก"],
    "search": ["Search", "Suchen", "بحث", "検索", "ค้นหา"],
    "done": ["Done", "Fertig", "تم", "完了", "เสร็จสิ้น"],
    "low": ["Low", "Niedrig", "منخفض", "低", "ต่ำ"],
    "high": ["High", "Hoch", "مرتفع", "高", "สูง"],
    "loading": ["Downloading…", "Wird geladen …", "جارٍ التنزيل…", "ダウンロード中…", "กำลังดาวน์โหลด…"],
    "files": ["3 of 12 files", "3 von 12 Dateien", "3 من 12 ملفًا", "12個中3個", "3 จาก 12 ไฟล์"],
    "copy": ["Copy Link", "Link kopieren", "نسخ الرابط", "リンクをコピー", "คัดลอกลิงก์"],
    "messages": ["Messages", "Nachrichten", "الرسائل", "メッセージ", "ข้อความ"],
    "reply": ["Reply", "Antworten", "رد", "返信", "ตอบกลับ"],
    "new": ["New Note", "Neue Notiz", "ملاحظة جديدة", "新規メモ", "บันทึกใหม่"],
  ]
}
