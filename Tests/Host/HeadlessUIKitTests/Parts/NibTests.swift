import HeadlessUIKit
import Testing

/// Nibs, storyboards, and controllers of the system that only present.
@MainActor
@Suite(.serialized)
struct NibTests {
    private final class Badge: UIView {
        var isAwake = false
        override func awakeFromNib() {
            super.awakeFromNib()
            isAwake = true
        }
    }
    private final class Row: UITableViewCell {}
    private final class ProfileController: UIViewController {
        var sentTo: UIViewController?
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            sentTo = segue.destination
            segue.destination.title = sender as? String
        }
    }

    @Test("W32: a nib's name stands for code, which awakes what it makes")
    func nib() {
        UINib.files["NibTests.Badge"] = { _ in [Badge(), UIView()] }
        let badge = UINib(nibName: "NibTests.Badge", bundle: nil).instantiate(withOwner: nil).first as? Badge
        #expect(badge?.isAwake == true)
        #expect(Bundle.main.loadNibNamed("NibTests.Badge", owner: nil)?.count == 2)
        let controller = UIViewController(nibName: "NibTests.Badge", bundle: nil)
        #expect(controller.view is Badge)
    }

    @Test("W32: a table makes a registered nib's cells")
    func cells() {
        UINib.files["NibTests.Row"] = { _ in [Row(style: .subtitle, reuseIdentifier: nil)] }
        let table = UITableView()
        table.register(UINib(nibName: "NibTests.Row", bundle: nil), forCellReuseIdentifier: "row")
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
        #expect(cell is Row)
        #expect(cell.reuseIdentifier == "row")
    }

    @Test("W32: a storyboard's name stands for controllers, and a segue shows or presents one")
    func storyboard() {
        UIStoryboard.files["NibTests"] = UIStoryboard.File(
            initial: "profile", scenes: ["profile": { ProfileController() }, "photo": { UIViewController() }],
            segues: ["open": .init(to: "photo"), "edit": .init(to: "photo", isModal: true)])
        let storyboard = UIStoryboard(name: "NibTests", bundle: nil)
        let profile: ProfileController? = storyboard.instantiateInitialViewController()
        guard let profile else { return #expect(Bool(false)) }
        let navigation = UINavigationController(rootViewController: profile)
        let stage = Stage(rootViewController: navigation)
        profile.performSegue(withIdentifier: "open", sender: "from the test")
        #expect(navigation.topViewController === profile.sentTo)
        #expect(navigation.topViewController?.title == "from the test")
        navigation.popToViewController(profile, animated: false)
        profile.performSegue(withIdentifier: "edit", sender: nil)
        stage.settle()
        #expect(profile.presentedViewController === profile.sentTo)
    }

    @Test("W32: a name or an identifier that is unknown stops the program, and names the call")
    func unknown() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UINib(nibName: "no such", bundle: nil).instantiate(withOwner: nil) }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { () -> Void in UIViewController().performSegue(withIdentifier: "no such", sender: nil)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = UINavigationController(rootViewController: UIViewController()).popToViewController(
                    UIViewController(), animated: false)
            }
        }
    }

    private final class Picked: UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
        UINavigationControllerDelegate
    {
        var heard: [String] = []
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            heard.append("documents \(urls.count)")
        }
        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            heard.append("picture \((info[.originalImage] as? UIImage)?.size.width ?? 0)")
            picker.dismiss(animated: true)
        }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { heard.append("back") }
    }

    @Test("W33: a test shares by an activity, whose sources are asked for what they give it, or goes back")
    func shares() {
        final class Source: UIActivityItemSource {
            var heard: [String] = []
            func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "text" }
            func activityViewController(
                _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
            ) -> Any? {
                heard.append(type == .mail ? "mail" : "another")
                return "Tea"
            }
        }
        let (source, home) = (Source(), UIViewController())
        let stage = Stage(rootViewController: home)
        for type in [UIActivity.ActivityType.mail, nil] {
            let sheet = UIActivityViewController(activityItems: [source], applicationActivities: nil)
            sheet.completionWithItemsHandler = { type, isDone, _, _ in
                source.heard.append("\(type == .mail) \(isDone) \(home.presentedViewController == nil)")
            }
            home.present(sheet, animated: true)
            stage.settle()
            stage.share(by: type)
            stage.settle()
        }
        #expect(source.heard == ["mail", "true true true", "false false true"])
        stage.share(by: .mail)
        #expect(stage.warnings.last?.contains("Present one first") == true)
    }

    @Test("W33: a test picks documents and pictures in the picker in front")
    func pickers() {
        let (picked, home) = (Picked(), UIViewController())
        let stage = Stage(rootViewController: home)
        let documents = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import)
        documents.delegate = picked
        home.present(documents, animated: true)
        stage.settle()
        stage.pickDocuments([URL(fileURLWithPath: "/tmp/tea")])
        stage.settle()
        #expect(home.presentedViewController == nil)
        let pictures = UIImagePickerController()
        pictures.delegate = picked
        home.present(pictures, animated: true)
        stage.settle()
        stage.pickImage(nil)
        stage.pickImage(UIImage(size: CGSize(width: 30, height: 20)))
        stage.settle()
        #expect(picked.heard == ["documents 1", "back", "picture 30.0"])
        #expect(home.presentedViewController == nil)
        stage.pickImage(nil)
        #expect(stage.warnings.last?.contains("Present one first") == true)
    }
}
