import Games

// The typed lines of Klondike.

extension KlondikeNarrator {
    // MARK: Moving

    /// The deed of a line without a word: two places are a move, and a number alone asks about a
    /// pile.
    func deed(of names: [String]) -> KlondikeDeed? {
        guard let first = names.first else { return nil }
        if names.count > 1, Int(first) != nil || Card(typed: first) != nil {
            return .move
        }
        return Int(first) == nil ? nil : .pile
    }

    /// Reads `move waste 3`, `move 5 3`, `move 5 3 2` for two cards, `move 9s 3` or `move 5 home`.
    func move(_ names: [String]) -> [News] {
        guard (2...3).contains(names.count) else { return [.say(plain.fromAndTo)] }
        let places = names.prefix(2).map { KlondikePlaceName($0, narration.vocabulary) }
        guard let source = places[0] else { return [.say(plain.noPlace(names[0]))] }
        switch places[1] {
        case nil: return [.say(plain.noPlace(names[1]))]
        case .waste, .card: return [.say(plain.noTarget)]
        case .home:
            return names.count > 2 ? [.say(plain.countsPiles)] : home([names[0]])
        case .pile(let pile):
            if names.count > 2, !source.isPile { return [.say(plain.countsPiles)] }
            let count = names.count > 2 ? Int(names[2]) ?? 0 : nil
            if let count, count < 1 { return [.say(plain.noPlace(names[2]))] }
            return card(at: source, count, for: .pile(pile)) { .move($0, to: .pile(pile)) }
        }
    }

    func home(_ names: [String]) -> [News] {
        guard names.count == 1, let name = names.first else { return [.say(plain.whichHome)] }
        guard let source = KlondikePlaceName(name, narration.vocabulary) else {
            return [.say(plain.noPlace(name))]
        }
        return card(at: source, 1, for: nil) { .toFoundation($0) }
    }

    /// The news of an action with the card at a source. In a pile, the card is the lowest of the
    /// uppermost `count` cards. Without a count, it is the card that fits on the target or, if none
    /// fits, the top card. If there is no card, the game refuses the action. If the source is a
    /// home, or a pile with fewer than `count` cards, the news is a sentence.
    private func card(
        at source: KlondikePlaceName, _ count: Int?, for target: Klondike.CardPlace?,
        _ action: (Card) -> Action
    ) -> [News] {
        func top(of place: Klondike.CardPlace, _ card: Card?) -> [News] {
            [.action(card.map(action) ?? .take(.place(place), isDragged: false))]
        }
        switch source {
        case .card(let card): return [.action(action(card))]
        case .home: return [.say(plain.nameTheCard)]
        case .waste: return top(of: .waste, seen.faces.waste.last)
        case .pile(let pile):
            let cards = seen.faces.piles[pile].cards
            if let count, !cards.isEmpty, count > cards.count {
                return [.say(plain.hasFewer(plain.place(.pile(pile)), cards.count))]
            }
            let fitting = target.flatMap { seen.faces.card(ofPile: pile, fitting: $0) }
            let card = count.map { cards.suffix($0).first } ?? fitting ?? cards.last
            return top(of: .pile(pile), card)
        }
    }

    mutating func goBack(_ action: Action) -> [News] {
        isBackwards = true
        return [.action(action)]
    }

    // MARK: Answers that take time

    mutating func hint() -> [News] {
        guard let hint = seen.hint else {
            wait = .hint
            return [.action(.hint)]
        }
        if hint.move == nil { return [.say(sentence(of: hint))] }
        if hint.stage == .look { wait = .hint }
        return [.action(.hint)]
    }

    mutating func light() -> [News] {
        wait = seen.winnability == .thinking ? .winnability : nil
        return winnability.map { .say($0) }
    }

    mutating func finish() -> [News] {
        wait = .finish
        return [.action(.finish)]
    }

    var winnability: [String] {
        let mistake = seen.winnability == .unwinnable ? seen.mistake : nil
        return [
            words.klondike.sentence(of: seen.winnability),
            mistake.map { "\(words.sentence(of: $0)) \(plain.toRewind)" },
        ].compactMap(\.self)
    }
}

/// A card or a place that the player typed.
private enum KlondikePlaceName {
    case waste, home
    /// The number of a pile, counted from 0.
    case pile(Int)
    case card(Card)

    var isPile: Bool { if case .pile = self { true } else { false } }

    init?(_ word: String, _ vocabulary: Vocabulary<KlondikeDeeds.Deed.ID>) {
        if let number = Int(word) {
            guard (1...7).contains(number) else { return nil }
            self = .pile(number - 1)
        } else if let card = Card(typed: word) {
            self = .card(card)
        } else if word.lowercased() == "f" {
            // `f` is the key on the screen for moving a card home, and may also be typed.
            self = .home
        } else {
            switch vocabulary.read(word) {
            case .meaning(.own(.waste), _): self = .waste
            case .meaning(.own(.home), _): self = .home
            default: return nil
            }
        }
    }
}

extension Card {
    /// Reads a typed card, such as `9s`, `10h`, `th` or `qd`.
    fileprivate init?(typed word: String) {
        let letters = word.uppercased()
        self.init(letters.hasPrefix("10") ? "T\(letters.dropFirst(2))" : letters)
    }
}
