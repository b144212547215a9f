import PackageDescription

// What app playgrounds' manifests take from Xcode's AppleProductTypes, as far as ours does. Declarations without bodies
// are not possible here: nothing of this is run.

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
