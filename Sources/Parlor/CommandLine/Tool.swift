/// What the program does without a screen: it reads, answers and ends.
///
/// The raw value is how it is asked for: the name of a game and a word, or one word.
enum Tool: String, CaseIterable, Sendable {
    case sudokuSolve = "sudoku solve"
    case sudokuGrade = "sudoku grade"
    case sudokuGenerate = "sudoku generate"
    case sudokuVerify = "sudoku verify"
    case sudokuHint = "sudoku hint"
    case sudokuPrint = "sudoku print"
    case klondikeDeal = "klondike deal"
    case klondikeWinnable = "klondike winnable"
    case klondikeSolve = "klondike solve"
    case klondikeReplay = "klondike replay"
    case statistics = "stats"

    /// The words that ask for it.
    var words: [String] { rawValue.split(separator: " ").map(String.init) }

    /// Its own word, behind that of a game.
    var verb: String { words[words.count - 1] }

    /// The game whose word comes first, if it has one.
    var game: GameName? { GameName(rawValue: words[0]) }

    /// The tool of that name, behind the name of a game if there was one.
    static func named(_ word: String, of game: GameName?) -> Tool? {
        Tool(rawValue: [game?.rawValue, word].compactMap(\.self).joined(separator: " "))
    }
}

extension GameName {
    /// What can be asked of a game without playing it.
    var tools: [Tool] { Tool.allCases.filter { $0.game == self } }
}
