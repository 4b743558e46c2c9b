import Games

extension SudokuWords {
    var steps: SudokuStepWords { SudokuStepWords(language: language) }
}

/// The words for the steps of a game that the player looks back at.
struct SudokuStepWords: Phrasebook {
    let language: Language

    private var names: SudokuNames { SudokuNames(language: language) }

    var isPuzzle: String { say("This is the puzzle.", "처음 퍼즐입니다.") }

    var isUndone: String { say("You undid this.", "실행 취소한 숫자입니다.") }

    /// The sentence about the solution, which follows the last step of a lost game.
    var isSolution: String { say("This is the solution.", "정답입니다.") }

    /// The reason for a digit that the player wrote, or for the change that a hint suggested.
    func text(of reason: SudokuPastStep.Reason) -> String {
        let hints = SudokuHintWords(language: language)
        switch reason {
        case .hint(let step):
            // The digits that a step places are already named, but not all notes that it removes.
            let conclusions = step.placements.isEmpty ? hints.conclusions(of: step) : []
            return ([hints.argument(step)] + conclusions).joined(separator: " ")
        case .wrongDigit(let wrong, let clash):
            return [hints.wrongDigit(wrong.digit, hints.cell(wrong.cell)), clash.map(text)]
                .compactMap(\.self).joined(separator: " ")
        case .wrongNotes(let cell): return hints.wrongNotes(hints.cell(cell))
        case .single(let step): return "\(hints.technique(step.technique)): \(hints.reason(step))"
        case .noSingle:
            return say(
                "Singles alone did not give this digit: you used another technique, or guessed.",
                "이때는 싱글만으로 알 수 없었습니다. 다른 기법이나 추측이 필요했습니다.")
        case .clash(let house, let cell): return hints.clash(house, cell)
        }
    }

    func text(of change: SudokuPastStep.Change) -> String {
        let cells = names.cells(change.cells)
        switch change.kind {
        case .wrote(let digit, isWrong: false): return "\(cells)\u{a0}=\u{a0}\(digit)"
        case .wrote(let digit, isWrong: true):
            return say(
                "\(cells)\u{a0}=\u{a0}\(digit)\u{a0}(wrong)", "\(cells)\u{a0}=\u{a0}\(digit)(틀림)")
        case .erased(let digit):
            return say("\(digit) erased from \(cells)", "\(cells)의 \(digit) 지움")
        case .noted(let digits, let removed):
            let (new, old) = (list(digits), list(removed))
            if digits.isEmpty {
                return say(
                    "\(removed.count, one: "note", more: "notes") \(old) removed from \(cells)",
                    "\(cells)의 메모 \(old) 지움")
            }
            if removed.isEmpty {
                return say(
                    "\(digits.count, one: "note", more: "notes") \(new) in \(cells)",
                    "\(cells)에 메모 \(new)")
            }
            return say(
                "\(digits.count, one: "note", more: "notes") \(new) in \(cells), \(old) removed",
                "\(cells)에 메모 \(new) 적음, 메모 \(old) 지움")
        case .notedInMany:
            return say("notes in \(change.cells.count) cells", "\(change.cells.count)칸의 메모")
        case .colored:
            return say(
                change.cells.count == 1
                    ? "\(cells) was colored" : "\(change.cells.count, "cell") were colored",
                change.cells.count == 1 ? "\(cells)에 색칠" : "\(change.cells.count)칸에 색칠")
        }
    }

    private func list(_ digits: DigitSet) -> String {
        digits.map(String.init).joined(separator: " ")
    }
}
