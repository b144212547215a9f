import HeadlessUIKit
import Testing

@MainActor struct SearchTests {
    private final class Listener: UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate {
        var heard: [String] = []
        func willPresentSearchController(_ searchController: UISearchController) { heard.append("will") }
        func didPresentSearchController(_ searchController: UISearchController) { heard.append("did") }
        func didDismissSearchController(_ searchController: UISearchController) { heard.append("gone") }
        func updateSearchResults(for searchController: UISearchController) {
            heard.append("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
        }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            heard.append("text \(searchText)")
        }
    }

    private let listener = Listener()

    @Test("W3: text written into a search bar reaches the updater, and then the bar's delegate")
    func written() {
        let (stage, search) = (Stage(), UISearchController(searchResultsController: nil))
        search.searchResultsUpdater = listener
        search.searchBar.delegate = listener
        stage.write("tea", into: search.searchBar)
        #expect(listener.heard == ["update tea false", "text tea"])
    }

    @Test("W3: text set by code only reaches the updater, and unchanged text nobody")
    func set() {
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = listener
        search.searchBar.delegate = listener
        search.searchBar.text = "tea"
        search.searchBar.text = "tea"
        #expect(listener.heard == ["update tea false"])
    }

    @Test("W3: a search that becomes active, and inactive, tells its updater between its delegate's two methods")
    func active() {
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = listener
        search.delegate = listener
        search.isActive = true
        search.isActive = false
        #expect(listener.heard == ["will", "update  true", "did", "update  false", "gone"])
    }

    @Test("W3: a tap on Cancel tells the bar's delegate, and ends a search; without the button the field has its room")
    func cancel() throws {
        let (stage, search) = (Stage(), UISearchController(searchResultsController: nil))
        let bar = search.searchBar
        bar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
        bar.delegate = listener
        stage.window.addSubview(bar)
        bar.showsCancelButton = true
        stage.advanceFrame()
        let width = bar.searchTextField.frame.width
        stage.touch(at: CGPoint(x: 100, y: 128)).lift()
        stage.typeText("tea")
        #expect(search.isActive)
        stage.touch(at: CGPoint(x: 360, y: 128)).lift()
        stage.settle()
        #expect(listener.heard.last == "cancel")
        #expect(!search.isActive)
        #expect(bar.text == "")
        bar.setShowsCancelButton(false, animated: true)
        stage.advanceFrame()
        #expect(bar.searchTextField.frame.width > width + 40)
    }

    @Test("W3: a tap on a search bar begins editing")
    func tap() {
        let (stage, bar) = (Stage(), UISearchBar())
        bar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
        bar.delegate = listener
        stage.window.addSubview(bar)
        stage.advanceFrame()
        stage.touch(at: CGPoint(x: 200, y: 128)).lift()
        stage.advanceFrame()
        #expect(listener.heard == ["begin"])
        #expect(bar.isFirstResponder)
        #expect(bar.resignFirstResponder())
        #expect(!bar.searchTextField.isFirstResponder)
    }
}
