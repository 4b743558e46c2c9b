import Games
import TUI

// The actions of the player that an act stands for, where things are as they are seen.

extension KlondikeScene {
    /// The act that another one stands for: Enter and the space bar press a button, if there is one.
    func meaning(of act: KlondikeAct) -> KlondikeAct {
        switch (act, focus) {
        case (.enter, .button(let act)), (.space, .button(let act)): act
        case (.enter, .table(let spot)): .tap(spot)
        case (.space, _): .play(.draw)
        default: act
        }
    }

    func actions(for act: KlondikeAct) -> [KlondikeGame.Action] {
        switch act {
        case .play(.undo) where seen.phase == .won: [.look(isBackwards: true)]
        case .play(.redo) where seen.phase == .won: [.look(isBackwards: false)]
        case .play(let action): [action]
        case .tap(let spot): tap(spot)
        case .tapTwice(let spot): seen.faces.card(at: spot).map { [.autoMove($0)] } ?? []
        case .send(let spot): seen.faces.card(at: spot).map { [.toFoundation($0)] } ?? []
        case .lift(let spot):
            seen.faces.card(at: spot).map { [.take(.card($0), isDragged: true)] } ?? []
        case .auto: meant.map { [.autoMove($0)] } ?? []
        case .foundation: meant.map { [.toFoundation($0)] } ?? []
        case .pile(let pile): seen.hand == nil ? pick(.pile(pile)) : put(on: .pile(pile))
        case .waste: seen.hand == nil ? pick(.waste) : [.cancel]
        case .toggle: [.pause(seen.phase != .paused)]
        // A hint that was told has been read.
        case .close: seen.hint == nil ? [] : [.cancel]
        // The reason of a loss is what a hint says then.
        case .showLoss: seen.winnability == .unwinnable ? [.hint] : []
        case .enter, .space, .copy, .leave, .common: []
        }
    }

    private func pick(_ place: Klondike.Place) -> [KlondikeGame.Action] {
        [.take(.place(place), isDragged: false)]
    }

    private func tap(_ spot: Klondike.Spot) -> [KlondikeGame.Action] {
        guard pickedPile != nil, let place = seen.faces.place(of: spot), place != .stock else {
            return [.tap(seen.faces.lying(at: spot) ?? spot)]
        }
        // A pile that was named and is meant again goes wherever it can.
        if place == seen.hand?.origin { return meant.map { [.autoMove($0)] } ?? [] }
        return put(on: place)
    }

    /// Puts down what is held; of a pile that was named, the card that fits there.
    private func put(on place: Klondike.Place) -> [KlondikeGame.Action] {
        if place == seen.hand?.origin { return [.cancel] }
        guard let pickedPile, let card = seen.faces.card(ofPile: pickedPile, fitting: place) else {
            return [.drop(place)]
        }
        return [.take(.card(card), isDragged: false), .drop(place)]
    }

    /// The card that is held, or has the focus; of a pile that was named, the one on top.
    private var meant: Card? {
        if let pickedPile { return seen.faces.piles[pickedPile].cards.last }
        if let card = seen.hand?.cards.first { return card }
        if case .table(let spot) = focus { return seen.faces.card(at: spot) }
        return nil
    }
}
