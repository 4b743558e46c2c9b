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

extension KlondikeAct {
    /// The act of a gesture.
    init?(intent: Intent<KlondikeSpot>) {
        switch intent {
        case .press(.button(let act), _, .left), .press(.key(let act), _, .left): self = act
        case .press(.table(let spot), _, .right): self = .send(spot)
        case .press(.table(let spot), let count, .left):
            // The stock is turned as often as it is clicked, however fast.
            let isDouble = count.isMultiple(of: 2) && spot != .place(.stock)
            self = isDouble ? .tapTwice(spot) : .tap(spot)
        case .lift(.table(let spot), _): self = .lift(spot)
        case .drag(_, let target, _): self = .play(.over(target?.place))
        case .drop(_, let target, _): self = .play(.drop(target?.place))
        case .cancel: self = .play(.cancel)
        default: return nil
        }
    }
}

extension Grip {
    /// The upper left corner of what is held.
    var corner: Point {
        Point(column: pointer.column - hold.column, row: pointer.row - hold.row)
    }
}

extension Klondike.Faces {
    /// Nothing has been dealt yet.
    var isEmpty: Bool { piles.allSatisfy { $0.hidden + $0.cards.count == 0 } && waste.isEmpty }

    /// The spot that a card is pointed at by: where only one can be reached, its place.
    func spot(of card: Card) -> Klondike.Spot? {
        if waste.last == card { return .place(.waste) }
        if piles.contains(where: { $0.cards.contains(card) }) { return .card(card) }
        return foundations.firstIndex(of: card).map { .place(.foundation($0)) }
    }

    func top(ofPile pile: Int) -> Klondike.Spot {
        piles[pile].cards.last.map { .card($0) } ?? .place(.pile(pile))
    }

    /// The card that is meant by a spot: of a pile, none but those that are open.
    func card(at spot: Klondike.Spot) -> Card? {
        switch spot {
        case .card(let card): card
        case .place(.waste): waste.last
        case .place(.foundation(let home)): foundations[home]
        case .place(.pile), .place(.stock): nil
        }
    }

    /// The card that is meant by a place where only one can be reached.
    fileprivate func lying(at spot: Klondike.Spot) -> Klondike.Spot? {
        switch spot {
        case .place(.waste), .place(.foundation): card(at: spot).map { .card($0) }
        default: nil
        }
    }

    /// The place of a spot.
    fileprivate func place(of spot: Klondike.Spot) -> Klondike.Place? {
        switch spot {
        case .place(let place): place
        case .card(let card): piles.firstIndex { $0.cards.contains(card) }.map { .pile($0) }
        }
    }
}
