import Games
import Reactive

/// What the game is told, once it is clear what an act means where things are.
enum KlondikeOrder: Hashable {
    case tap(Klondike.Spot)
    case autoMove(Card)
    case toFoundation(Card)
    case drag(Klondike.Drag)
    case pick(Klondike.Spot)
    case drop(Klondike.Place)
    case cancel, draw, undo, redo, undoToWinnable, hint, finish, shake, restart
    case pause(Bool)
}

extension KlondikeScene {
    /// What an act stands for: Enter and the space bar press a button, if there is one.
    func meaning(of act: KlondikeAct) -> KlondikeAct {
        switch (act, focus) {
        case (.enter, .button(let act)), (.space, .button(let act)): act
        case (.enter, .table(let spot)): .tap(spot)
        case (.space, _): .draw
        default: act
        }
    }

    /// What the game is told of it.
    func orders(for act: KlondikeAct) -> [KlondikeOrder] {
        switch act {
        case .tap(let spot): tap(spot)
        case .tapTwice(let spot): card(at: spot).map { [.autoMove($0)] } ?? []
        case .send(let spot): card(at: spot).map { [.toFoundation($0)] } ?? []
        case .lift(let spot): card(at: spot).map { [.drag(.start($0))] } ?? []
        case .carry(let place): [.drag(.over(place))]
        case .drop(let place): [.drag(.drop(place))]
        case .putBack: [.cancel]
        case .auto: meant.map { [.autoMove($0)] } ?? []
        case .foundation: meant.map { [.toFoundation($0)] } ?? []
        case .pile(let pile):
            hand == nil ? [.pick(.place(.pile(pile)))] : put(on: .pile(pile))
        case .waste: hand == nil ? [.pick(.place(.waste))] : [.cancel]
        case .draw: [.draw]
        case .undo: [.undo]
        case .redo: [.redo]
        case .undoToWinnable: [.undoToWinnable]
        case .hint: [.hint]
        case .finish: [.finish]
        case .shake: [.shake]
        case .restart: [.restart]
        case .toggle: [.pause(phase != .paused)]
        case .pause: [.pause(true)]
        case .goOn: [.pause(false)]
        // What was told by a hint has been read.
        case .close: hint == nil ? [] : [.cancel]
        // Why it is lost is what a hint says then.
        case .showLoss: standing.light == .unwinnable ? [.hint] : []
        case .enter, .space, .copy, .leave: []
        }
    }

    private func tap(_ spot: Klondike.Spot) -> [KlondikeOrder] {
        guard pickedPile != nil, let place = faces?.place(of: spot), place != .stock else {
            return [.tap(faces?.lying(at: spot) ?? spot)]
        }
        return put(on: place)
    }

    /// Puts down what is held; of a pile that was named, the card that fits there.
    private func put(on place: Klondike.Place) -> [KlondikeOrder] {
        if place == hand?.origin { return [.cancel] }
        guard let pickedPile, let card = faces?.card(ofPile: pickedPile, fitting: place) else {
            return [.drop(place)]
        }
        return [.pick(.card(card)), .drop(place)]
    }

    /// The card that is held, or has the focus; of a pile that was named, the one on top.
    private var meant: Card? {
        if let pickedPile { return faces?.piles[pickedPile].cards.last }
        if let card = hand?.cards.first { return card }
        if case .table(let spot) = focus { return card(at: spot) }
        return nil
    }

    private func card(at spot: Klondike.Spot) -> Card? { faces?.card(at: spot) }
}

extension Klondike.Faces {
    /// The card that is meant by a place where only one can be reached.
    fileprivate func lying(at spot: Klondike.Spot) -> Klondike.Spot? {
        switch spot {
        case .place(.waste), .place(.foundation): card(at: spot).map { .card($0) }
        default: nil
        }
    }

    /// Where somebody points.
    fileprivate func place(of spot: Klondike.Spot) -> Klondike.Place? {
        switch spot {
        case .place(let place): place
        case .card(let card): piles.firstIndex { $0.cards.contains(card) }.map { .pile($0) }
        }
    }
}

extension KlondikeViewModel.Input {
    /// Orders, each where it belongs.
    init(_ orders: Observable<KlondikeOrder>) {
        func only(_ order: KlondikeOrder) -> Observable<Void> {
            orders.filter { $0 == order }.map { _ in }
        }
        self.init(
            tap: orders.compactMap { if case .tap(let spot) = $0 { spot } else { nil } },
            autoMove: orders.compactMap { if case .autoMove(let card) = $0 { card } else { nil } },
            toFoundation: orders.compactMap {
                if case .toFoundation(let card) = $0 { card } else { nil }
            },
            drag: orders.compactMap { if case .drag(let drag) = $0 { drag } else { nil } },
            pick: orders.compactMap { if case .pick(let spot) = $0 { spot } else { nil } },
            drop: orders.compactMap { if case .drop(let place) = $0 { place } else { nil } },
            cancel: only(.cancel), draw: only(.draw), undo: only(.undo), redo: only(.redo),
            undoToWinnable: only(.undoToWinnable), hint: only(.hint), finish: only(.finish),
            shake: only(.shake), restart: only(.restart),
            pause: orders.compactMap { if case .pause(let isPause) = $0 { isPause } else { nil } })
    }
}
