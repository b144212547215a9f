import NIOCore

/// An address at which a browser finds the page.
package struct LabAddress: Hashable, Sendable {
    /// The whole address, with the token if one is needed.
    package var text: String
    package var isThisMachine: Bool

    /// The address of this machine, and with a token those that it has on its networks.
    static func all(port: Int, token: AccessToken?) -> [LabAddress] {
        let query = token.map { "/?token=\($0.text)" } ?? ""
        let own = LabAddress(text: "http://127.0.0.1:\(port)\(query)", isThisMachine: true)
        guard token != nil else { return [own] }
        return [own]
            + hosts.map { LabAddress(text: "http://\($0):\(port)\(query)", isThisMachine: false) }
    }

    /// The addresses on networks, those of home networks first; without addresses that a device gave itself.
    private static var hosts: [String] {
        let found = (try? System.enumerateDevices().compactMap(\.address)) ?? []
        let outside = found.filter { if case .v4 = $0 { true } else { false } }.compactMap(\.ipAddress)
            .filter { !$0.hasPrefix("127.") && !$0.hasPrefix("169.254.") }
        return outside.filter { $0.hasPrefix("192.168.") } + outside.filter { !$0.hasPrefix("192.168.") }
    }
}
