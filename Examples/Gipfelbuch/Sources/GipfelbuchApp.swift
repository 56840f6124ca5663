import SwiftUI

@main
struct GipfelbuchApp: App {
  @State private var book = SummitBook()

  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("tab.tours", systemImage: "mountain.2") {
          TourList(book: book)
        }
        Tab("tab.friends", systemImage: "person.2") {
          FriendList(friends: book.friends)
        }
        Tab("tab.map", systemImage: "map") {
          TourMap(book: book)
        }
        Tab("tab.records", systemImage: "trophy") {
          RecordList(records: book.records)
        }
        Tab("tab.settings", systemImage: "gearshape") {
          SettingsView()
        }
      }
    }
  }
}
