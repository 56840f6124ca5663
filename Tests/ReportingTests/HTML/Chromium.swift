import Foundation

/// A Chromium without a window that opens a page and runs a script in it.
enum Chromium {
  /// Where it is installed; nil where none of its usual names is on the search path.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  static var isInstalled: Bool { path != nil }

  enum Failure: Error {
    case notInstalled
    /// No answer in time; what the browser printed.
    case noAnswer(String)
  }

  /// What a script returned, and what the page complained about.
  struct Answer: Decodable {
    var values: [String: String] = [:]
    var complaints: [String] = []
  }

  /// Opens a page and runs the body of an asynchronous function in it once it is ready.
  ///
  /// - Parameters:
  ///   - fragment: the fragment of the address, such as `#/findings`.
  ///   - script: statements that fill the object `values` with texts.
  ///   - isDark: the reader prefers dark colours.
  static func run(
    _ page: String, fragment: String = "", script: String, isDark: Bool = false
  ) throws -> Answer {
    guard let path else { throw Failure.notInstalled }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("typefit-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    let text = page.replacing("<head>", with: "<head>" + listener, maxReplacements: 1)
      .replacing("</body>", with: runner(script) + "</body>")
    try Data(text.utf8).write(to: file)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--headless=new", "--disable-gpu", "--no-first-run", "--enable-logging=stderr",
      "--remote-debugging-port=0", "--user-data-dir=\(folder.path)/profile",
      "--window-size=1280,900", "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
      // Containers of continuous integration run as root, where the sandbox does not start.
      "--no-sandbox", file.absoluteString + fragment,
    ]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    // Ends the reading below where the page never answers.
    let timeout = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: timeout)
    defer { timeout.cancel() }
    var printed = Data()
    while true {
      let piece = errors.fileHandleForReading.availableData
      if piece.isEmpty { break }
      printed += piece
      let text = String(decoding: printed, as: UTF8.self)
      if let match = text.firstMatch(of: /ANSWER:([A-Za-z0-9+\/=]+):END/),
        let data = Data(base64Encoded: String(match.1))
      {
        return try JSONDecoder().decode(Answer.self, from: data)
      }
    }
    throw Failure.noAnswer(String(decoding: printed.suffix(4000), as: UTF8.self))
  }

  private static let listener = """
    <script>
    window.complaints = [];
    window.addEventListener("error", (event) => complaints.push(event.message));
    window.addEventListener("unhandledrejection", (event) => complaints.push(String(event.reason)));
    document.addEventListener("securitypolicyviolation",
      (event) => complaints.push(event.violatedDirective + " " + event.blockedURI));
    for (const name of ["error", "warn"]) {
      console[name] = (...words) => complaints.push(words.join(" "));
    }
    </script>
    """

  private static func runner(_ script: String) -> String {
    """
    <script type="module">
    const values = {};
    const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
    async function until(test) {
      for (let tries = 0; tries < 500; tries += 1) {
        const found = test();
        if (found) return found;
        await wait(10);
      }
      throw new Error("waited in vain for " + test);
    }
    try {
      await until(() => document.documentElement.dataset.ready);
      \(script)
    } catch (error) {
      complaints.push(String(error));
    }
    const bytes = new TextEncoder().encode(JSON.stringify({ values, complaints }));
    console.log("ANSWER:" + btoa(String.fromCharCode(...bytes)) + ":END");
    </script>
    """
  }
}
