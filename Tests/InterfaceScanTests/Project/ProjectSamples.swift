import Foundation

@testable import InterfaceScan

/// A small project file: an app, its tests, an app for the Mac, and a folder kept in step with the disk.
enum ProjectSamples {
  static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (APP /* App */, TESTS, MAC, ); buildConfigurationList = PL; };
        PL = { isa = XCConfigurationList; buildConfigurations = (PC, ); };
        PC = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; }; name = Release; };
        AL = { isa = XCConfigurationList; buildConfigurations = (AC, ); };
        AC = { isa = XCBuildConfiguration; buildSettings = {
          INFOPLIST_KEY_CFBundleDisplayName = "My App";
          INFOPLIST_KEY_NSCameraUsageDescription = "To scan.";
        }; name = Release; };
        G = { isa = PBXGroup; children = (A, "B", V, S, G, ); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = "App/A \\"1\\".swift"; sourceTree = "<group>"; };
        B = { isa = PBXGroup; children = (C, D, M, ); path = Other; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = ../Shared/C.swift; sourceTree = "<group>"; };
        D = { isa = PBXFileReference; path = D.swift; sourceTree = "<group>"; };
        M = { isa = PBXFileReference; path = Root/M.swift; sourceTree = SOURCE_ROOT; };
        V = { isa = PBXVariantGroup; children = (V1, V2, ); sourceTree = "<group>"; };
        V1 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        V2 = { isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Synced; sourceTree = "<group>"; exceptions = (SX, SY, ); };
        SX = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = MAC; membershipExceptions = ("Sub/NotMac.swift", Both.swift, ); };
        SY = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (Both.swift, ); };
        APP = { isa = PBXNativeTarget; name = App; buildConfigurationList = AL; productType = "com.apple.product-type.application"; buildPhases = (AS, ); };
        AS = { isa = PBXSourcesBuildPhase; files = (A1, C1, ); };
        A1 = { isa = PBXBuildFile; fileRef = A; };
        C1 = { isa = PBXBuildFile; fileRef = C; };
        TESTS = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (TS, ); };
        TS = { isa = PBXSourcesBuildPhase; files = (D1, C2, ); };
        D1 = { isa = PBXBuildFile; fileRef = D; };
        C2 = { isa = PBXBuildFile; fileRef = C; };
        MAC = { isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application"; buildPhases = (MS, ); buildConfigurationList = ML; fileSystemSynchronizedGroups = (S, ); };
        MS = { isa = PBXSourcesBuildPhase; files = (M1, V3, ); };
        M1 = { isa = PBXBuildFile; fileRef = M; };
        V3 = { isa = PBXBuildFile; fileRef = V; };
        ML = { isa = XCConfigurationList; buildConfigurations = (MD, MC, ); };
        MD = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; }; name = Debug; };
        MC = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = macosx; }; name = Release; };
      };
      rootObject = P /* Project object */;
    }
    """

  static func targets(_ text: String = text) throws -> [ProjectTarget] {
    try ProjectTargets.read(Data(text.utf8), file: "/projects/App.xcodeproj/project.pbxproj")
  }
}
