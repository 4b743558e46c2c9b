import Games

/// A step of a finished game that the player looks back at.
struct PastStep: Equatable {
    struct Sentence: Equatable {
        let text: String
        /// Indicates whether the sentence describes a mistake.
        let isMistake: Bool
    }

    /// The number of the step among all steps and, if it is known, its time, as text.
    let place: String
    /// The sentences about the step. The first one describes the move.
    let sentences: [Sentence]

    var text: String { sentences.map(\.text).joined(separator: " ") }

    /// Creates the step that is shown. `undone` describes the moves that were undone before it.
    init(
        _ lookBack: LookBack, _ sentences: [String?], reason: String? = nil,
        isMistake: Bool = false, undone: [String?] = [], undidMistake: Bool = false, _ words: Words
    ) {
        place = words.games.place(of: lookBack)
        let reasons = [reason].compactMap(\.self).map { Sentence(text: $0, isMistake: false) }
        self.sentences =
            sentences.compactMap(\.self).enumerated()
            .map { Sentence(text: $1, isMistake: isMistake && $0 == 0) }
            + reasons
            + undone.compactMap(\.self).map { Sentence(text: $0, isMistake: undidMistake) }
    }
}
