import Games

// Sentences about a turn that the player looks back at.

extension MemoryWords {
    /// Sentences about a turn: its cards, whether they matched and had been seen, and the better
    /// choice, if there was one.
    func description(
        of turn: MemoryTurn<String>, by player: MemoryPlayerName, hasPictures: Bool
    ) -> String {
        let cards = turn.flips.map { flip in
            let content = turn.content(of: flip) ?? ""
            let shown = hasPictures ? content : MemoryTheme.letterForm(of: content)
            return card(shown, wasSeen: turn.seen.contains(flip.card))
        }
        let sentence = turned(
            player: name(player), cards: cards.joined(separator: ", "), outcome: outcome(of: turn))
        return ([sentence] + turn.lapses.map(lapse)).joined(separator: " ")
    }

    private func outcome(of turn: MemoryTurn<String>) -> String {
        outcome(isMatch: turn.flips.count < 2 ? nil : turn.isMatch)
    }

    /// The reason why a card need not have been turned up.
    private func lapse(_ flip: MemoryFlip) -> String {
        switch flip.lapse {
        case .twinWasKnown: twinWasKnown
        case .twinWasLast: twinWasLast
        case .couldNotMatch: couldNotMatch
        case .taughtNothing, nil: taughtNothing
        }
    }
}
