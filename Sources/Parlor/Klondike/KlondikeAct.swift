import Games

/// A wish of the player at Klondike, by whatever means.
enum KlondikeAct: Hashable {
    /// A deed in the game.
    case play(KlondikeGame.Action)

    // With a thing that is pointed at.
    case tap(Klondike.Spot)
    case tapTwice(Klondike.Spot)
    /// Sends a card home.
    case send(Klondike.Spot)
    case lift(Klondike.Spot)

    // With the thing that has the focus.
    case enter, space, auto, foundation

    // By the name of a place.
    case pile(Int)
    case waste

    /// Holds a game that runs, and goes on with one that is held.
    case toggle
    /// Puts the deal on the clipboard, to be sent to another player; or the result, when it is told.
    case copy
    /// Shows how the game was lost; and puts away what is told.
    case showLoss, close
    case leave
    case common(CommonAct)
}

/// A spot of Klondike that can be pointed at.
enum KlondikeSpot: Hashable {
    case table(Klondike.Spot)
    /// A button of a dialog.
    case button(KlondikeAct)
    /// An entry of the bar of keys, or a line that is told.
    case key(KlondikeAct)

    /// The place on which cards are put down there.
    var place: Klondike.Place? {
        if case .table(.place(let place)) = self { place } else { nil }
    }
}
