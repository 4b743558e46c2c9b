import Games

/// The words of the dialogs and of the end, and of their answers.
struct SudokuAlertWords: Phrasebook {
    let language: Language

    var overMistakes: String { say("Too many mistakes", "실수를 초과하였습니다.") }

    /// The heading of the list of mistakes. A wrong digit that is not a mistake by the settings is
    /// marked on the board, but it is not in the list.
    func counted(_ mistakes: Int) -> String {
        say(
            mistakes == 1 ? "This mistake counted:" : "These \(mistakes) mistakes counted:",
            "집계된 실수 \(mistakes)회:")
    }

    var failed: String { say("The puzzle could not be loaded", "퍼즐을 불러오지 못했습니다.") }
    var success: String { say("Congratulations!", "성공에 축하합니다.") }

    /// The title when a practiced technique was found.
    func found(_ hints: Int) -> String {
        hints == 0
            ? say("Well spotted!", "잘 찾았습니다!") : say("Found with a hint", "힌트로 찾았습니다")
    }

    func foundReview(technique: String, time: String, _ hints: Int) -> String {
        hints == 0
            ? say("\(technique) found in \(time).", "\(technique), \(time) 만에 찾았습니다.")
            : say(
                "\(technique): try to find the next one yourself.",
                "\(technique)입니다. 다음에는 직접 찾아보십시오.")
    }
    var resume: String { say(.resumeGame.capitalized) }
    var newGame: String { say(.newGame.capitalized) }
    var retry: String { say("Try again", "다시 시도") }
    var quit: String { say(.leave.capitalized) }

    func name(of button: SudokuAlert.Button) -> String {
        switch button {
        case .resume: resume
        case .newGame: newGame
        case .retry: retry
        case .quit: quit
        }
    }

    // The review of a finished game.
    func review(_ time: String, mistakes: Int, hints: Int) -> String {
        // With some settings, a wrong digit counts only if it repeats another digit, so a count of
        // zero would mislead.
        let counts = [
            hints == 0 ? nil : say("\(hints, "hint")", "힌트 \(hints)회"),
            mistakes == 0 ? nil : say("\(mistakes, "mistake")", "실수 \(mistakes)회"),
        ].compactMap(\.self)
        return counts.isEmpty
            ? say("Solved in \(time).", "\(time) 만에 풀었습니다.")
            : say(
                "Solved in \(time), with \(counts.joined(separator: " and ")).",
                "\(time) 만에 풀었습니다. \(counts.joined(separator: ", ")).")
    }

    func firstMistake(_ digit: Int, cell: String, time: String) -> String {
        say(
            "First mistake that counted: \(digit) in \(cell), after \(time).",
            "집계된 첫 실수: \(cell)의 \(digit)(\(time)).")
    }

    func mistake(_ digit: Int, cell: String, time: String) -> String {
        say("\(digit) in \(cell), after \(time)", "\(cell)의 \(digit)(\(time))")
    }

    func hardest(_ technique: String) -> String {
        say("Hardest step: \(technique).", "가장 어려운 기법: \(technique).")
    }
}
