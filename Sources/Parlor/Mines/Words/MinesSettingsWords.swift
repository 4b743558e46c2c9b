/// The words for the settings of mines.
struct MinesSettingsWords: Phrasebook {
    let language: Language

    var size: String { say("Board", "판") }
    var guesses: String { say("Boards with guesses", "추측이 필요한 판") }
    var questionMarks: String { say("Question marks", "물음표") }
    var letters: String { say(.lettersMove.capitalized) }

    // The command-line option.
    var option: String {
        say("the board, such as 30x16/99: width, height and mines", "판의 너비, 높이, 지뢰. 예: 30x16/99")
    }
}
