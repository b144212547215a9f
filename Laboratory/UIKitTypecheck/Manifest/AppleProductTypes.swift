import PackageDescription

// The part of Xcode's AppleProductTypes that our app playground's manifest uses. The bodies exist only because
// declarations need them: this code never runs.

extension Product {
    public static func iOSApplication(
        name: String, targets: [String], bundleIdentifier: String? = nil, teamIdentifier: String? = nil,
        displayVersion: String? = nil, bundleVersion: String? = nil, accentColor: AccentColor? = nil,
        supportedDeviceFamilies: [DeviceFamily], supportedInterfaceOrientations: [InterfaceOrientation],
        additionalInfoPlistContentFilePath: String? = nil
    ) -> Product { fatalError("Manifests are only type-checked against this.") }
}

public enum AccentColor {
    public enum PresetColor { case blue }
    case presetColor(PresetColor)
}

public enum DeviceFamily { case pad, phone, mac }

public enum InterfaceOrientation { case portrait, portraitUpsideDown, landscapeRight, landscapeLeft }
