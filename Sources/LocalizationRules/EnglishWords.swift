/// Words by which an English text is told from a name or from a word that other languages share.
///
/// The lists are an estimate: words of user interfaces that the translations of open-source apps in
/// languages of Latin script practically never keep.
enum EnglishWords {
  /// Words that hold sentences together; beside another word they make a text English.
  static let particles = words(
    """
    the of to and your you is are with for from this that these those not it its be been will was
    were has have had can cannot can't don't doesn't isn't couldn't won't please when where what
    which who how if or by an all any no on at as than then into about after before between only
    out up down off my our their there here must should would could while because also
    """)

  /// Words of user interfaces that no other language of Latin script writes the same way.
  static let interface = words(
    """
    cancel delete save edit add remove close done settings search send back next previous continue
    choose select enter show hide copy paste move rename create update updates sign log connect
    disconnect connected disconnected disconnecting connecting unknown today yesterday tomorrow
    always never days hours weeks months years seconds size dark enabled disabled enable disable
    loading warning failed retry language appearance sound sounds picture pictures clear sort lock
    unlock device devices friends people follow following reply favorites favourites history
    library resume skip learn more less yes turn allow deny ignore refresh reload restore write
    read unread required available unavailable purchase subscribe successful successfully
    username welcome sharing shared share empty nothing something wrong invalid change changes
    changed view open opened opening new old first last least most every each other
    checking checked check uploading downloaded downloading
    sent received receive request requests requested accept accepted reject rejected decline
    apply applied confirm confirmed discard discarded undo redo tap click swipe press hold
    forgot keep leave join joined stay quit exit try again later now soon
    height width weight length speed heading steps step heart blood sugar units unit meal
    morning evening night week month year day hour
    """)

  /// Words that languages of Latin script share, and those of other scripts do not.
  static let shared = words(
    """
    password passwords download downloads upload status name names server servers version filter filters details start stop import export format
    text code model reset account accounts home privacy error errors color colors image images file
    files folder folders message messages minutes minute user users pause playlist feedback help
    general normal type types location description option options notification notifications title
    comment comments contact contacts photo photos date total default network channel channels
    battery position direction information profile profiles community application data local global
    mode menu test support info group groups tag tags list lists page pages support service services
    signal region radio interval pressure temperature humidity distance elevation latitude longitude
    """)

  /// Whether a word is in one of the lists.
  static func isKnown(_ word: String) -> Bool {
    particles.contains(word) || interface.contains(word) || shared.contains(word)
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
