// One import in SwiftUI.
@_exported import DeckTransition
@_exported import Panels
@_exported import SwiftUIShim
