import Games
import TUI

/// What somebody does at Klondike, by whatever means.
enum KlondikeAct: Hashable {
    // With what is pointed at.
    case tap(Klondike.Spot)
    case tapTwice(Klondike.Spot)
    /// Sends a card home.
    case send(Klondike.Spot)
    case lift(Klondike.Spot)
    case carry(over: Klondike.Place?)
    case drop(Klondike.Place?)
    case putBack

    // With where the focus is.
    case enter, space, auto, foundation

    // By the name of a place.
    case pile(Int)
    case waste

    case draw, undo, redo, undoToWinnable, hint, finish
    case shake, restart
    case toggle, pause, goOn
    /// Puts the deal on the clipboard, to be sent to somebody; or the result, when it is told.
    case copy
    /// To see how the game was lost; and enough of what is told.
    case showLoss, close
    case leave
}

extension KlondikeAct {
    init?(key: KeyPress) {
        guard key.modifiers.isSubset(of: .shift) else { return nil }
        switch key.key {
        case .enter, .keypad(.enter): self = .enter
        case .character(let character): self.init(letter: key.letter(character))
        default: return nil
        }
    }

    private init?(letter: Unicode.Scalar) {
        switch letter {
        case " ": self = .space
        case "1"..."7": self = .pile(Int(letter.value - 0x31))
        case "w": self = .waste
        case "f": self = .foundation
        case "a": self = .auto
        case "A": self = .finish
        case "d": self = .draw
        case "u": self = .undo
        case "U": self = .redo
        case "h": self = .hint
        case "c": self = .copy
        case "l": self = .showLoss
        case "S": self = .shake
        case "R": self = .restart
        case "p": self = .toggle
        default: return nil
        }
    }

    init?(intent: Intent<KlondikeSpot>) {
        switch intent {
        case .press(.button(let act), _, .left), .press(.act(let act), _, .left): self = act
        case .press(.table(let spot), _, .right): self = .send(spot)
        case .press(.table(let spot), let count, .left):
            // The stock is turned as often as it is clicked, however fast.
            let isDouble = count.isMultiple(of: 2) && spot != .place(.stock)
            self = isDouble ? .tapTwice(spot) : .tap(spot)
        case .lift(.table(let spot), _): self = .lift(spot)
        case .drag(_, let target, _): self = .carry(over: target?.place)
        case .drop(_, let target, _): self = .drop(target?.place)
        case .cancel: self = .putBack
        default: return nil
        }
    }
}

extension KlondikeSpot {
    /// The place that things are put down on there.
    fileprivate var place: Klondike.Place? {
        if case .table(.place(let place)) = self { place } else { nil }
    }
}

extension KeyPress {
    /// The letter as it would be typed: some terminals tell shift apart from it.
    fileprivate func letter(_ character: Unicode.Scalar) -> Unicode.Scalar {
        guard modifiers.contains(.shift) else { return character }
        return shifted ?? character.properties.uppercaseMapping.unicodeScalars.first ?? character
    }
}
