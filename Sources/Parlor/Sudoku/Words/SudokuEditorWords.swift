import Games

/// The words of the editor for the player's own puzzle.
struct SudokuEditorWords: Phrasebook {
    let language: Language

    var title: String { say(.ownPuzzle.capitalized) }

    var text: String {
        say(
            "Type the digits, one cell after another. Or paste a line, a grid or a link.",
            "숫자를 입력하면 커서가 다음 칸으로 갑니다. 한 줄, 표, 링크로 된 퍼즐을 붙여 넣어도 됩니다.")
    }

    var play: String { say(.play.capitalized) }
    var clear: String { say(.clearAll.capitalized) }

    var clash: String {
        say("A row, column or box has a digit twice.", "같은 행이나 열, 상자에 한 숫자가 두 번 있습니다.")
    }

    /// The number of solutions, and advice if there are several.
    func verdict(_ solutions: SudokuData.Verdict) -> String {
        let sentence = SudokuWords(language: language).solutions(solutions)
        guard case .many = solutions else { return sentence }
        return say("\(sentence) Add more digits.", "\(sentence) 숫자를 더 넣으십시오.")
    }
}
