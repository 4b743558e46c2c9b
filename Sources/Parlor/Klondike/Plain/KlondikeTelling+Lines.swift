import Games

// What is typed at Klondike.

extension KlondikeTelling {
    mutating func read(_ line: String) {
        let reading = vocabulary.read(line)
        guard case .deed(let deed, let rest) = reading else {
            if let refusal = words.plain.refusal(of: reading) { news.say(refusal) }
            return
        }
        switch deed {
        case .help: news.sentences = vocabulary.help
        case .menu: news.move = .pop
        case .quit:
            news.say(words.plain.goodbye)
            news.move = .leave
        case .new: news.orders = [.new]
        case .restart: news.orders = [.restart]
        case .time:
            news.say(
                plain.standing(
                    words.memory.moves(moves), words.memory.time(time.minutes, time.seconds), score)
            )
        case .resume where phase == .paused: news.orders = [.pause(false)]
        default: play(deed, rest)
        }
    }

    /// What can be done while the cards are open.
    private mutating func play(_ deed: PlainKlondikeDeed, _ rest: [String]) {
        guard isPlaying, let faces else {
            return news.say(phase == .paused ? plain.isPaused : plain.isOver)
        }
        switch deed {
        case .draw: draw(from: faces)
        case .move: move(rest, faces)
        case .home: home(rest, faces)
        case .auto:
            excuse = plain.nothingGoesHome
            sendHome()
        case .finish: finish()
        case .undo: goBack(.undo, if: canUndo, or: plain.nothingToUndo)
        case .rewind: goBack(.rewind, if: canRewind, or: plain.nothingToRewind)
        case .redo:
            if canRedo { news.orders = [.redo, .settled] } else { news.say(plain.nothingToRedo) }
        case .hint: askForHint()
        case .light: tellLight()
        case .table: tellTable(faces)
        case .pile: tellPile(rest, faces)
        case .waste: tellWaste(faces)
        case .stock: tellStock(faces)
        case .pause: news.orders = [.pause(true)]
        case .resume: news.say(plain.goesOn)
        default: break
        }
    }

    private mutating func draw(from faces: Klondike.Faces) {
        if faces.stock == .exhausted { return news.say(plain.isExhausted) }
        news.orders = [.draw, .settled]
    }

    private mutating func goBack(_ order: Order, if can: Bool, or sentence: String) {
        guard can else { return news.say(sentence) }
        isBackwards = true
        news.orders = [order, .settled]
    }

    private mutating func askForHint() {
        if hint != nil { return tellHint() }
        wait = .hint
        news.orders = [.hint, .settled]
    }

    private mutating func finish() {
        guard canFinish else { return news.say(plain.cannotFinish) }
        wait = .finish
        news.say(plain.finishes)
        news.orders = [.finish, .settled]
    }

    // MARK: Moving

    /// `move waste 3`, `move 5 3`, `move 5 3 2` for two cards, `move 9s 3`, `move 5 home`.
    private mutating func move(_ names: [String], _ faces: Klondike.Faces) {
        guard names.count > 1 else { return news.say(plain.fromAndTo) }
        let places = names.prefix(2).map { KlondikePlaceName($0, vocabulary) }
        if let wrong = places.firstIndex(of: nil) { return news.say(plain.noPlace(names[wrong])) }
        guard let source = places[0], let target = places[1] else { return }
        var count: Int?
        if names.count > 2 {
            count = Int(names[2])
            if count.map({ $0 > 0 }) != true { return news.say(plain.noPlace(names[2])) }
        }
        switch target {
        case .home: home(Array(names.prefix(1)), faces)
        case .pile(let pile):
            guard let card = card(at: source, count, for: faces.piles[pile], faces) else { return }
            excuse = plain.doesNotFit(plain.card(card), plain.place(.pile(pile)))
            news.orders = [.pick(card), .drop(.pile(pile)), .settled]
        case .waste, .card: news.say(plain.noTarget)
        }
    }

    private mutating func home(_ names: [String], _ faces: Klondike.Faces) {
        guard let name = names.first else { return news.say(plain.whichHome) }
        guard let source = KlondikePlaceName(name, vocabulary) else {
            return news.say(plain.noPlace(name))
        }
        guard let card = card(at: source, 1, for: nil, faces) else { return }
        excuse = plain.doesNotFit(plain.card(card), plain.home)
        news.orders = [.home(card), .settled]
    }

    /// The card that is meant: of a pile, the one from which all that lies on it fits.
    private mutating func card(
        at source: KlondikePlaceName, _ count: Int?, for target: Klondike.Faces.Pile?,
        _ faces: Klondike.Faces
    ) -> Card? {
        switch source {
        case .card(let card):
            if faces.shows(card) { return card }
            news.say(plain.doesNotShow(plain.card(card)))
        case .waste:
            if let card = faces.waste.last { return card }
            news.say(plain.isEmpty(plain.place(.waste)))
        case .home: news.say(plain.nameTheCard)
        case .pile(let pile):
            let cards = faces.piles[pile].cards
            if cards.isEmpty {
                news.say(plain.isEmpty(plain.place(.pile(pile))))
            } else if let count {
                if count <= cards.count { return cards[cards.count - count] }
                news.say(plain.hasFewer(plain.place(.pile(pile)), cards.count))
            } else if let card = cards.first(where: { target?.takes($0) == true }) {
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

extension Klondike.Faces.Pile {
    fileprivate func takes(_ card: Card) -> Bool {
        cards.last.map(card.fits) ?? (hidden == 0 && card.isKing)
    }
}
