import Foundation
import HeadlessUIKit
import TouchMaps

/// The maps of every kind of card, drawn again.
@MainActor enum CardMaps {
    /// Prints each map that differs from its file, up to the first one if `stopsAtFirst`. Returns whether none does.
    static func areSame(stopsAtFirst: Bool) -> Bool {
        var changed = 0
        for scene in CardMapScene.all {
            do {
                try scene.map().expectSame(as: "../../../../../Tests/CardTests/Maps/\(scene.file)")
            } catch {
                changed += 1
                print("FAIL map \(scene): \(error)")
                if stopsAtFirst { return false }
            }
        }
        print("\(CardMapScene.all.count - changed) maps are as before, \(changed) changed")
        return changed == 0
    }
}
