import Games

/// The memory game.
struct MemoryWords: Sendable {
    let about: GameTexts

    /// The end of a sentence about a window that is too small.
    let fewerPairs: String

    let start: String
    /// At length and shorter.
    let timeout: [String]
    let finished, finishedText: String
    let pairs: @Sendable (Int) -> String

    let stars: @Sendable (_ given: Int, _ all: Int) -> String
    /// The most moves that earn three stars, and two.
    let starRule: @Sendable (_ three: Int, _ two: Int) -> String

    /// The title before a round, and how the one before it went.
    let round: @Sendable (_ round: Int, _ all: Int) -> String
    let cleared: @Sendable (_ round: Int, _ gain: String) -> String

    let refused: @Sendable (MemoryRefusal) -> String

    let player: @Sendable (Int) -> String
    let computer: String
    let turn: @Sendable (_ name: String) -> String
    let winner: @Sendable (_ name: String) -> String
    let draw: String

    let avoidable: @Sendable (_ flips: Int, _ all: Int) -> String

    /// A look back at the moves that could have been saved, and the way back to the end.
    let lookBack, lookAway: String
    let move: @Sendable (Int) -> String
    /// Why a card need not have been turned up.
    let twinWasKnown, couldNotMatch, taughtNothing: String

    let settings: MemorySettingsWords
    let plain: WordTable<PlainMemoryWords>
}

/// The settings of the memory game.
struct MemorySettingsWords: Sendable {
    let pairs, deck, opponent, seconds, rounds: String
    let letters, suits, shapes, emoji: String
    let nobody, person, forgetful, attentive, keen: String

    // Options of the command line.
    let pairsOption, secondsOption, roundsOption: String

    func name(of opponent: OpponentChoice) -> String {
        switch opponent {
        case .nobody: nobody
        case .person: person
        case .forgetful: forgetful
        case .attentive: attentive
        case .keen: keen
        }
    }

    func name(of deck: MemoryTheme, _ words: Words) -> String {
        switch deck {
        case .letters: letters
        case .suits: suits
        case .shapes: shapes
        case .emoji: emoji
        case .ascii: words.settings.ascii
        }
    }
}

private let inEnglish = WordTable(MemoryWords.english)
private let inKorean = WordTable(MemoryWords.korean)

extension Words {
    var memory: WordTable<MemoryWords> { pick(inEnglish, inKorean) }
}
