import Games

// Sentences about a turn that the player looks back at.

extension MemoryWords {
    /// Sentences about a turn: its cards, whether they matched and had been seen, and what would
    /// have been better.
    func description(
        of turn: MemoryTurn<String>, by player: MemoryPlayerName, hasPictures: Bool
    ) -> String {
        let cards = turn.flips.map { flip in
            let content = turn.content(of: flip) ?? ""
            let shown = hasPictures ? content : MemoryTheme.letterForm(of: content)
            return card(shown, wasSeen: turn.seen.contains(flip.card))
        }
        let sentence = turned(name(player), cards.joined(separator: ", "), outcome(of: turn))
        return ([sentence] + turn.lapses.map(lapse)).joined(separator: " ")
    }

    /// The turn in a few words: its mistake, or its outcome.
    func shortDescription(of turn: MemoryTurn<String>) -> String {
        turn.lapses.last.map(shortLapse) ?? outcome(of: turn)
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

    /// The reason of `lapse`, in a few words.
    private func shortLapse(_ flip: MemoryFlip) -> String {
        switch flip.lapse {
        case .twinWasKnown: say("You had seen its match (framed).", "본 짝이 있었습니다(굵은 테두리).")
        case .twinWasLast: say("Only its match was left (framed).", "짝만 남았습니다(굵은 테두리).")
        case .couldNotMatch: say("You knew it would not match.", "본 카드라 짝일 수 없었습니다.")
        case .taughtNothing, nil: say("You had not seen its match.", "봤지만 짝을 모르는 카드입니다.")
        }
    }
}
