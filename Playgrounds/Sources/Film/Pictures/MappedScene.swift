import HeadlessUIKit
import Scenes
import TouchMaps

/// A scene, and the map of who gets each finger there.
@MainActor
package struct MappedScene {
    private let scene: Scene
    package let map: TouchMap

    /// Maps a demo, with a finger every `grid` points.
    package init(_ demo: any Demo.Type, grid: CGFloat) throws(TouchMapError) {
        let scene = Scene(of: demo)
        do throws(TouchMapError) {
            map = try scene.stage.touchMap(grid: grid)
        } catch .noCopies {
            // A platform without copies of a process. The map keeps the first scene's stage for its whole time, and each
            // other one's for one finger.
            var firstAndLatest: [Scene] = []
            defer { withExtendedLifetime(firstAndLatest) {} }
            map = try TouchMap(
                rebuilding: {
                    let scene = Scene(of: demo)
                    firstAndLatest = firstAndLatest.prefix(1) + [scene]
                    return scene.stage
                }, grid: grid)
        }
        self.scene = scene
    }

    /// The map, drawn over a picture of the scene.
    package var svg: String { map.svg(over: scene.stage.snapshot()) }
}
