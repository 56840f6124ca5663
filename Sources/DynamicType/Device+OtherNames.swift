extension Device {
  /// The names people use for a device besides its own, by its own name.
  ///
  /// The names of Xcode's simulators are among them. Names of models are Apple's; which
  /// models share a screen is from Apple Human Interface Guidelines, Layout, September 2025.
  static let otherNames: [String: [String]] = [
    "iPhone 4/4s": ["iPhone 4", "iPhone 4s"],
    "iPhone 5/5s/5c": ["iPhone 5", "iPhone 5s", "iPhone 5c"],
    "iPhone SE (1st gen)": ["iPhone SE 2016"],
    "iPod touch (5th gen and later)": [
      "iPod touch", "iPod touch 5", "iPod touch 6", "iPod touch 7",
    ],
    "iPhone SE (2nd/3rd gen)": [
      "iPhone SE", "iPhone SE 2", "iPhone SE 3", "iPhone SE 2020", "iPhone SE 2022",
    ],
    "iPad mini 7.9-inch / iPad 9.7-inch / iPad Air 9.7-inch / iPad Pro 9.7-inch": [
      "iPad mini 7.9-inch", "iPad 9.7-inch", "iPad Air 9.7-inch", "iPad Pro 9.7-inch",
      "iPad mini 1", "iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad mini 5",
      "iPad 5", "iPad 6", "iPad Air 1", "iPad Air 2",
    ],
    "iPad 10.2-inch": ["iPad 7", "iPad 8", "iPad 9"],
    "iPad Air 10.5-inch / iPad Pro 10.5-inch": [
      "iPad Air 10.5-inch", "iPad Pro 10.5-inch", "iPad Air 3",
    ],
    "iPad mini 8.3-inch (6th gen, A17 Pro)": [
      "iPad mini", "iPad mini 8.3-inch", "iPad mini 6", "iPad mini 7", "iPad mini (A17 Pro)",
    ],
    "iPad Air 10.9-inch / iPad Air 11-inch / iPad 11-inch (10th gen, A16)": [
      "iPad", "iPad 10", "iPad 11", "iPad 10.9-inch", "iPad (A16)",
      "iPad Air", "iPad Air 4", "iPad Air 5", "iPad Air 10.9-inch", "iPad Air 11-inch",
      "iPad Air (M1)", "iPad Air (M2)", "iPad Air (M3)", "iPad Air 11-inch (M2)",
      "iPad Air 11-inch (M3)",
    ],
    "iPad Pro 11-inch (1st-4th gen)": [
      "iPad Pro", "iPad Pro 11-inch", "iPad Pro 11-inch 1", "iPad Pro 11-inch 2",
      "iPad Pro 11-inch 3", "iPad Pro 11-inch 4", "iPad Pro 11-inch (M1)", "iPad Pro 11-inch (M2)",
    ],
    "iPad Pro 11-inch (M4, M5)": [
      "iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)", "iPad Pro (M4)", "iPad Pro (M5)",
    ],
    "iPad Air 13-inch / iPad Pro 12.9-inch": [
      "iPad Air 13-inch", "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)", "iPad Pro 12.9-inch",
      "iPad Pro 12.9-inch 1", "iPad Pro 12.9-inch 2", "iPad Pro 12.9-inch 3",
      "iPad Pro 12.9-inch 4", "iPad Pro 12.9-inch 5", "iPad Pro 12.9-inch 6",
      "iPad Pro 12.9-inch (M1)", "iPad Pro 12.9-inch (M2)",
    ],
    "iPad Pro 13-inch (M4, M5)": [
      "iPad Pro 13-inch", "iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)",
    ],
  ]
}
