import Games

/// What somebody likes, for as long as they say nothing else on the command line.
struct Settings: Equatable, Sendable {
    /// Nil follows the environment.
    var language: Language?
    var theme = ThemeChoice.auto
    var usesMouse = true
    var hasMotion = true
    var showsClock = true
    /// Whether the terminal's bell says that a game has ended, or that the time is up.
    var hasSound = false

    /// Whether what is played is written down, to be looked at again.
    var isRecorded = true
    var memory = Memory()
    var sudoku = Sudoku()
    var klondike = Klondike()

    /// How a memory game begins.
    struct Memory: Equatable, Sendable {
        var pairs = 8
        var deck = DeckChoice.emoji
        var opponent = OpponentChoice.nobody

        /// The time for a round; 0 is none.
        var seconds = 90
        var rounds = 3
    }

    /// How a sudoku begins, and how it is played.
    struct Sudoku: Equatable, Sendable {
        var level = LevelChoice.any
        var marking = Games.Sudoku.Options.Marking.rule

        /// The mistake that ends the game; 0 is none.
        var mistakeLimit = 3
        var cleansNotes = false
        var isDigitFirst = false

        /// Whether the letters `h j k l` move.
        var lettersMove = false
    }

    /// How a game of Klondike begins, and what is seen of it.
    struct Klondike: Equatable, Sendable {
        var draw = DrawChoice.one
        var redeals = RedealsChoice.unlimited
        var scoring = ScoringChoice.standard
        var isWinnable = true
        var colors = SuitColorsChoice.two
        var showsLight = true
    }
}

/// What the cards of the memory game show.
enum DeckChoice: String, CaseIterable, Sendable {
    case letters, suits, shapes, emoji, ascii
}

/// Who plays the memory game besides the one at the keyboard. Computers differ by how much they
/// remember.
enum OpponentChoice: String, CaseIterable, Sendable {
    case nobody, person, forgetful, attentive, keen
}

/// How Klondike counts points.
enum ScoringChoice: String, CaseIterable, Sendable {
    case standard, vegas, cumulative, none
}

/// How many colors the suits have.
enum SuitColorsChoice: String, CaseIterable, Sendable {
    case two = "2"
    case four = "4"
}

/// The numbers that a game can be begun with.
enum GameLimits {
    static let pairs = 2...32
    static let seconds = 0...3600
    static let rounds = 1...99
    static let mistakes = 0...9
}
