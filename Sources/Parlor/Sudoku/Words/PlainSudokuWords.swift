import Games

/// The words of the sudoku in typed play. Rows and columns are counted from 1.
struct PlainSudokuWords: Phrasebook {
    let language: Language

    func greeting(level: String?, name: String?, given: Int, empty: Int) -> String {
        let game = SudokuTexts(language: language).title
        let level = level.map { say("\($0.lowercased())", "\($0)") }
        let title = [game, level, name].compactMap(\.self)
        return say(
            """
            \(title): \(given, "digit") \(given, one: "is", more: "are") given, and \
            \(empty, "cell") \(empty, one: "is", more: "are") empty. Type "board" to hear the \
            board, or "help".
            """,
            "\(title): 숫자 \(given)개가 주어졌고 빈칸은 \(empty)개입니다. \"판\"이나 \"도움말\"을 입력하십시오.")
    }

    /// The sentence about a given puzzle whose unfinished game continues.
    var isBegunBefore: String {
        say(
            "Your earlier game continues. Type \"restart\" to start over.",
            "하던 퍼즐입니다. \"다시시작\"을 입력하면 처음부터 다시 합니다.")
    }

    /// The answer to a request for the puzzle that is being played.
    var isThisPuzzle: String {
        say(
            "You are playing this puzzle. Type \"restart\" to start over.",
            "지금 하는 퍼즐입니다. \"다시시작\"을 입력하면 처음부터 다시 합니다.")
    }

    // The contents of cells and houses.
    func cell(_ cell: Int) -> String {
        say("row \(cell / 9 + 1), column \(cell % 9 + 1)", "\(cell / 9 + 1)행\(cell % 9 + 1)열")
    }

    func contains(_ cell: String, _ digit: Int) -> String {
        say("\(cell.capitalizingFirst) is \(digit).", "\(cell)의 숫자는 \(digit)입니다.")
    }

    func isEmpty(_ cell: String) -> String {
        say("\(cell.capitalizingFirst) is empty.", "\(cell) 칸은 비어 있습니다.")
    }

    func hasNotes(_ cell: String, _ notes: [String]) -> String {
        say(
            """
            \(cell.capitalizingFirst) has the \(notes.count, one: "note", more: "notes") \
            \(notes, .and).
            """,
            "\(cell)의 메모는 \(notes)입니다.")
    }

    func isGiven(_ cell: String, _ digit: Int) -> String {
        say(
            "\(cell.capitalizingFirst) has a given \(digit), which cannot be changed.",
            "\(cell)의 \(digit, .topic) 주어진 숫자라 바꿀 수 없습니다.")
    }

    func hasColor(_ letter: String) -> String {
        say("The cell is colored \(letter).", "칸의 색은 \(letter)입니다.")
    }

    func canStand(_ digit: Int, _ cells: [String]) -> String {
        cells.isEmpty
            ? say("\(digit) can go nowhere else.", "\(digit, .subject) 더 올 수 있는 칸은 없습니다.")
            : say(
                "\(digit) can go in \(cells, .or).",
                "\(digit, .subject) 올 수 있는 칸은 \(cells)입니다.")
    }

    func canBe(_ cell: String, _ digits: [String]) -> String {
        digits.isEmpty
            ? say("No digit can go in \(cell).", "\(cell)에 올 수 있는 숫자가 없습니다.")
            : say(
                "\(cell.capitalizingFirst) can be \(digits, .or).",
                "\(cell)에 올 수 있는 숫자는 \(digits)입니다.")
    }

    var empty: String { say("empty", "빈칸") }

    func holds(_ house: String, _ digits: [String]) -> String {
        say("\(house.capitalizingFirst): \(digits).", "\(house): \(digits).")
    }

    func haveChanged(_ cells: Int) -> String {
        say("\(cells) cells have changed.", "\(cells)칸이 바뀌었습니다.")
    }

    /// The number of changed cells besides the described cell.
    func otherCells(_ cells: Int) -> String {
        say("\(cells) other cells have changed.", "다른 \(cells)칸도 바뀌었습니다.")
    }

    func notesFilledIn(_ cells: Int) -> String {
        say("The notes of \(cells, "cell") were filled in.", "\(cells)칸에 메모를 적었습니다.")
    }

    // Mistakes.
    func conflict(_ cells: [String]) -> String {
        say(
            "That conflicts with \(cells, .and).",
            "\(cells)의 숫자와 겹칩니다.")
    }

    func mistake(_ count: Int, _ limit: Int?) -> String {
        guard let limit else { return say("That was mistake \(count).", "\(count)번째 실수입니다.") }
        return say(
            "That was mistake \(count) of \(limit).", "\(count)번째 실수입니다(제한 \(limit)회).")
    }

    func mistakes(_ count: Int, _ limit: Int?) -> String {
        guard let limit else {
            return say("You have made \(count, "mistake").", "지금까지 실수는 \(count)회입니다.")
        }
        return say(
            "You have made \(count, "mistake"). The game ends at \(limit).",
            "지금까지 실수는 \(count)회입니다. \(limit)회면 게임이 끝납니다.")
    }

    var noClash: String {
        say("No row, column or box has a digit twice.", "행, 열, 상자에 겹치는 숫자가 없습니다.")
    }

    func clash(_ cells: [String]) -> String {
        say(
            "These cells are in conflict: \(cells.joined(separator: "; ")).",
            "숫자가 겹치는 칸: \(cells).")
    }

    func areEmpty(_ cells: Int) -> String {
        say(
            "\(cells, "cell") \(cells, one: "is", more: "are") empty.", "빈칸은 \(cells)개입니다.")
    }

    // Answers to lines that cannot be carried out.
    func noCell(_ word: String) -> String {
        say(
            "\"\(word)\" is not a cell. Cells have names such as r3c5 or c5.",
            "\"\(word)\" 칸은 없습니다. 칸은 r3c5나 c5처럼 부릅니다.")
    }

    func noDigit(_ word: String) -> String {
        say(
            "\"\(word)\" is not a digit from 1 to 9.", "\(quoted: word, .topic) 1부터 9까지의 숫자가 아닙니다.")
    }

    func oneDigit(_ cell: String) -> String {
        say(
            "A cell takes one digit. To note several, type \"note \(cell)\" and the digits.",
            "칸에는 숫자 하나만 적습니다. 여럿을 메모하려면 \"메모 \(cell)\" 뒤에 숫자를 입력하십시오.")
    }

    func noLevel(_ levels: [String]) -> String {
        say("The level can be \(levels, .or).", "난이도는 \(levels) 중 하나입니다.")
    }

    var noColor: String {
        say(
            """
            Type a cell and a color from A to D, such as "color r3c5 A" or "color r3c5 4 A".
            """,
            "칸과 A부터 D까지의 색을 입력하십시오. 예: 색칠 r3c5 A, 색칠 r3c5 4 A")
    }

    var oneToNine: String {
        say("Type a number from 1 to 9 after the command.", "명령 뒤에 1부터 9까지의 숫자를 입력하십시오.")
    }

    var toBegin: String {
        say(
            "Type \"new\" for another puzzle, \"restart\" for the same puzzle, or \"menu\".",
            "\"새게임\", \"다시시작\", \"메뉴\" 중 하나를 입력하십시오.")
    }

    func failed(_ failure: PuzzleFailure) -> String {
        switch failure {
        case .noSolution: say("The puzzle has no solution.", "답이 없는 퍼즐입니다.")
        default:
            say(
                "No such puzzle was found. Type \"new\" for another one.",
                "그런 퍼즐을 찾지 못했습니다. \"새게임\"을 입력하십시오.")
        }
    }

    func solved(_ time: String, mistakes: Int, hints: Int) -> String {
        let review = SudokuAlertWords(language: language).review(
            time, mistakes: mistakes, hints: hints)
        return say("Congratulations! \(review)", "성공을 축하합니다. \(review)")
    }

    func lost(_ mistakes: Int) -> String {
        say(
            "The game is over: you have made \(mistakes, "mistake").",
            "실수 \(mistakes)회로 게임이 끝났습니다.")
    }

    // Hints.
    func look(_ first: String, _ count: Int) -> String {
        say(
            "The next step begins at \(first) and uses \(count) cells.",
            "다음 단계는 \(first)에서 시작해 \(count)칸에 걸쳐 있습니다.")
    }

    func mistakeNearby(_ house: String) -> String {
        say(
            "Something is wrong in \(house). Type \"hint\" again to hear more.",
            "\(house)에 틀린 곳이 있습니다. \"힌트\"를 다시 입력하면 알려 줍니다.")
    }

    func wrongDigit(_ digit: Int, _ cell: String) -> String {
        say(
            "The \(digit) in \(cell) is wrong. Type \"hint\" again to erase it.",
            "\(cell)의 \(digit, .topic) 틀렸습니다. \"힌트\"를 다시 입력하면 지웁니다.")
    }

    func wrongNotes(_ cell: String) -> String {
        say(
            """
            The right digit is missing from the notes in \(cell). Type "hint" again to correct them.
            """,
            "\(cell)의 메모에 정답 숫자가 빠져 있습니다. \"힌트\"를 다시 입력하면 고칩니다.")
    }

    func finds(_ cell: String, _ digit: Int) -> String {
        say("So \(cell) is \(digit).", "그래서 \(cell)의 숫자는 \(digit)입니다.")
    }

    func rulesOut(_ digit: Int, _ cells: [String]) -> String {
        say(
            "So there is no \(digit) in \(cells, .or).",
            "그래서 \(cells)에 \(digit, .topic) 올 수 없습니다.")
    }

    /// The consequence of a hint that was carried out.
    func isRuledOut(_ digit: Int, _ cells: [String]) -> String {
        say(
            "The \(digit) was removed from the notes of \(cells, .and).",
            "\(cells)의 메모에서 \(digit, .object) 지웠습니다.")
    }
}
