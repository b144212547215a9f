@_spi(Engine) import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("Declarations before there is an arbiter")
struct DeclarationTests {
    static let edge = ArbitrationPolicy.Region("edge")

    private func touched(_ scene: ComplaintScene, _ x: CGFloat) -> Set<ArbitrationPolicy.Region>? {
        let finger = scene.touch(x, 300)
        finger.letGo()
        _ = scene.settle()
        return scene.arbiter.lastTouch?.regions
    }

    @Test("Declared flags are added to the arbiter's flags")
    func flags() {
        let scene = ComplaintScene()
        scene.arbiter.flags = [.editing]
        var declared = GestureArbiter.Declarations()
        declared.flags = ["uploading"]
        scene.arbiter.declare(declared)
        #expect(scene.arbiter.flags == [.editing, "uploading"])
    }

    @Test("Declared regions are added to the arbiter's regions, or replace them")
    func regions() {
        let scene = ComplaintScene()
        scene.arbiter.bind(.handle, to: .edge(.left, within: 24))
        scene.arbiter.bind(Self.edge, to: .edge(.left, within: 24))
        var declared = GestureArbiter.Declarations()
        declared.bind(Self.edge, to: .edge(.right, within: 24))
        scene.arbiter.declare(declared)
        #expect(touched(scene, 10) == [.handle])
        #expect(touched(scene, 380) == [Self.edge])
    }

    @Test("The declared setup runs last, so it decides")
    func setUp() {
        let scene = ComplaintScene()
        var declared = GestureArbiter.Declarations()
        declared.flags = [.editing]
        declared.setUp = { arbiter in
            #expect(arbiter.flags == [.editing])
            arbiter.flags = []
        }
        scene.arbiter.declare(declared)
        #expect(scene.arbiter.flags.isEmpty)
    }

    @Test("Declared views are not retained")
    func views() {
        var declared = GestureArbiter.Declarations()
        weak var gone: UIView?
        do {
            let view = UIView()
            gone = view
            declared.bind(.handle, to: view)
            declared.treatAsOpaque(view)
        }
        #expect(gone == nil)
        let scene = ComplaintScene()
        scene.arbiter.declare(declared)
        #expect(touched(scene, 195) == [])
    }

    @Test("Declarations are equal to their copies, and to equal ones without a setup")
    func equality() {
        var one = GestureArbiter.Declarations()
        one.bind(.handle, to: .edge(.top, within: 44))
        one.flags = [.editing]
        var other = GestureArbiter.Declarations()
        #expect(one != other)
        other.flags = [.editing]
        other.bind(.handle, to: .edge(.top, within: 44))
        #expect(one == other)
        one.setUp = { _ in }
        let copy = one
        #expect(one != other)
        #expect(one == copy)
        one.setUp = nil
        #expect(one == other)
    }
}
