import Games

/// A step of a finished game that the player looks back at.
struct PastStep: Equatable {
    struct Sentence: Equatable {
        let text: String
        /// Whether the sentence tells a mistake.
        let isMistake: Bool
        /// Whether the sentence gives the reason for the move. It may be left out.
        var isReason = false
    }

    /// The place of the step among all steps.
    let place: String
    /// The sentences about the step. The first one tells the move.
    let sentences: [Sentence]

    var text: String { sentences.map(\.text).joined(separator: " ") }

    /// Creates the step that is shown. `undone` tells the steps that were undone before it.
    init(
        _ lookBack: LookBack, _ sentences: [String?], reason: String? = nil,
        isMistake: Bool = false, undone: [String?] = [], undidMistake: Bool = false, _ words: Words
    ) {
        place = words.games.pastStep(
            lookBack.shown ?? 0, lookBack.count - 1, seconds: lookBack.seconds)
        let reasons = [reason].compactMap(\.self)
            .map { Sentence(text: $0, isMistake: false, isReason: true) }
        self.sentences =
            sentences.compactMap(\.self).enumerated()
            .map { Sentence(text: $1, isMistake: isMistake && $0 == 0) }
            + reasons
            + undone.compactMap(\.self).map { Sentence(text: $0, isMistake: undidMistake) }
    }
}
