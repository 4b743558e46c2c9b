import Games

// The lines that are typed at Klondike.

extension KlondikeNarrator {
    mutating func hold(_ isPaused: Bool, _ tell: (News) -> Void) {
        if !isPaused, seen.phase == .paused { return tell(.action(.play(.pause(false)))) }
        guard canPlay(tell) else { return }
        if isPaused { tell(.action(.play(.pause(true)))) } else { tell(.say(words.plain.goesOn)) }
    }

    /// Whether cards can be moved; if not, says why.
    private func canPlay(_ tell: (News) -> Void) -> Bool {
        if !isPlaying { tell(.say(seen.phase == .paused ? words.plain.isPaused : plain.isOver)) }
        return isPlaying
    }

    mutating func follow(
        _ word: KlondikeCommandWord, _ rest: [String], _ tell: (News) -> Void
    ) {
        switch word {
        case .new: tell(.action(.play(.ask(next))))
        case .restart: tell(.action(.play(.restart)))
        case .time:
            let time = words.games.time(seen.clock.time.minutes, seen.clock.time.seconds)
            tell(.say(plain.standing(words.games.moves(seen.moves), time, seen.score)))
        default: play(word, rest, tell)
        }
    }

    /// Carries out the words that ask for open cards.
    private mutating func play(
        _ word: KlondikeCommandWord, _ rest: [String], _ tell: (News) -> Void
    ) {
        guard canPlay(tell) else { return }
        let faces = seen.faces
        switch word {
        case .draw: draw(from: faces, tell)
        case .move: move(rest, faces, tell)
        case .home: home(rest, faces, tell)
        case .auto:
            excuse = plain.nothingGoesHome
            sendHome(tell)
        case .finish: finish(tell)
        case .undo: goBack(.undo, if: seen.canUndo, or: plain.nothingToUndo, tell)
        case .rewind:
            goBack(
                .undoToWinnable, if: seen.canUndoToWinnable, or: plain.nothingToRewind, tell)
        case .redo:
            if seen.canRedo { order(.redo, tell: tell) } else { tell(.say(plain.nothingToRedo)) }
        case .hint: askForHint(tell)
        case .light: tellWinnability(tell)
        case .table: tellTable(faces, tell)
        case .pile: tellPile(rest, faces, tell)
        case .waste: tellWaste(faces, tell)
        case .stock: tellStock(faces, tell)
        case .new, .restart, .time: break
        }
    }

    private func draw(from faces: Klondike.Faces, _ tell: (News) -> Void) {
        if faces.stock == .exhausted { return tell(.say(plain.isExhausted)) }
        order(.draw, tell: tell)
    }

    private mutating func goBack(
        _ action: KlondikeGame.Action, if can: Bool, or sentence: String, _ tell: (News) -> Void
    ) {
        guard can else { return tell(.say(sentence)) }
        isBackwards = true
        order(action, tell: tell)
    }

    private mutating func askForHint(_ tell: (News) -> Void) {
        if let hint = seen.hint { return self.tell(hint, tell) }
        wait = .hint
        order(.hint, tell: tell)
    }

    private mutating func finish(_ tell: (News) -> Void) {
        guard seen.canFinish else { return tell(.say(plain.cannotFinish)) }
        wait = .finish
        tell(.say(plain.finishes))
        order(.finish, tell: tell)
    }

    // MARK: Moving

    /// `move waste 3`, `move 5 3`, `move 5 3 2` for two cards, `move 9s 3`, `move 5 home`.
    private mutating func move(
        _ names: [String], _ faces: Klondike.Faces, _ tell: (News) -> Void
    ) {
        guard names.count > 1 else { return tell(.say(plain.fromAndTo)) }
        let places = names.prefix(2).map { KlondikePlaceName($0, vocabulary) }
        if let wrong = places.firstIndex(of: nil) { return tell(.say(plain.noPlace(names[wrong]))) }
        guard let source = places[0], let target = places[1] else { return }
        var count: Int?
        if names.count > 2 {
            count = Int(names[2])
            if count.map({ $0 > 0 }) != true { return tell(.say(plain.noPlace(names[2]))) }
        }
        switch target {
        case .home: home(Array(names.prefix(1)), faces, tell)
        case .pile(let pile):
            guard let card = card(at: source, count, for: .pile(pile), faces, tell) else { return }
            excuse = plain.doesNotFit(plain.card(card), plain.place(.pile(pile)))
            order(.take(.card(card), isDragged: false), .drop(.pile(pile)), tell: tell)
        case .waste, .card: tell(.say(plain.noTarget))
        }
    }

    private mutating func home(
        _ names: [String], _ faces: Klondike.Faces, _ tell: (News) -> Void
    ) {
        guard let name = names.first else { return tell(.say(plain.whichHome)) }
        guard let source = KlondikePlaceName(name, vocabulary) else {
            return tell(.say(plain.noPlace(name)))
        }
        guard let card = card(at: source, 1, for: nil, faces, tell) else { return }
        excuse = plain.doesNotFit(plain.card(card), plain.home)
        order(.toFoundation(card), tell: tell)
    }

    /// The card that is meant: of a pile, the one from which all that lies on it fits.
    private func card(
        at source: KlondikePlaceName, _ count: Int?, for target: Klondike.Place?,
        _ faces: Klondike.Faces, _ tell: (News) -> Void
    ) -> Card? {
        switch source {
        case .card(let card):
            if faces.shows(card) { return card }
            tell(.say(plain.doesNotShow(plain.card(card))))
        case .waste:
            if let card = faces.waste.last { return card }
            tell(.say(plain.isEmpty(plain.place(.waste))))
        case .home: tell(.say(plain.nameTheCard))
        case .pile(let pile):
            let cards = faces.piles[pile].cards
            if cards.isEmpty {
                tell(.say(plain.isEmpty(plain.place(.pile(pile)))))
            } else if let count {
                if count <= cards.count { return cards[cards.count - count] }
                tell(.say(plain.hasFewer(plain.place(.pile(pile)), cards.count)))
            } else if let card = target.flatMap({ faces.card(ofPile: pile, fitting: $0) }) {
                return card
            } else {
                return cards.last
            }
        }
        return nil
    }
}

extension Klondike.Faces {
    fileprivate func shows(_ card: Card) -> Bool {
        waste.last == card || foundations.contains(card)
            || piles.contains { $0.cards.contains(card) }
    }
}
