/// A place in a finished game that the player looks back at.
enum SudokuPast: Equatable {
    /// The board after this many steps.
    case step(Int)
    /// A mistake that counted, and that the player undid.
    case undone(SudokuMistake)
    case solution(SudokuGrid)
}

extension SudokuGame {
    /// The places of a game that is over, in the order of time: the puzzle and its steps, and the
    /// mistakes that the player undid, each before the step that replaced it. The solution of a
    /// lost game comes last.
    private var past: [SudokuPast] {
        guard moment == .over, let step = history?.step else { return [] }
        let undone = mistakesMade.filter { $0.replacedBy != nil }
        let steps = (0...step).flatMap { step in
            undone.filter { $0.replacedBy == step }.map(SudokuPast.undone) + [.step(step)]
        }
        let solution = phase == .overMistake ? sheet.sudoku.solution : nil
        return steps + [solution.map(SudokuPast.solution)].compactMap(\.self)
    }

    /// The place that is shown; nil while the player does not look back.
    var shownPast: SudokuPast? {
        guard let lookedAt else { return nil }
        let past = past
        return past.indices.contains(lookedAt) ? past[lookedAt] : nil
    }

    public var lookBack: LookBack {
        let past = past
        guard let last = history?.step, !past.isEmpty else { return .none }
        return LookBack(
            count: past.count, firstNumber: 0, shown: lookedAt, mistakes: mistakes(in: past),
            loss: phase == .overMistake ? past.lastIndex(of: .step(last)) : nil
        ) { place in
            switch past[place] {
            case .step(let step): record.times[step]
            case .undone(let mistake): mistake.seconds
            case .solution: record.times[last]
            }
        }
    }

    /// The indices of the places with a mistake. If the mistakes that a step replaced have no place
    /// of their own, because they did not count, the step stands for them.
    private func mistakes(in past: [SudokuPast]) -> [Int] {
        let (wrong, replacing) = (Set(wrongSteps), Set(remarks.mistakes))
        return past.indices.filter { index in
            switch past[index] {
            case .undone: return true
            case .step(let step):
                if wrong.contains(step) { return true }
                guard replacing.contains(step), index > 0 else { return false }
                if case .undone = past[index - 1] { return false }
                return true
            case .solution: return false
            }
        }
    }

    /// The board that the player looks back at.
    var pastBoard: SudokuBoard? {
        guard let states = history?.states else { return nil }
        switch shownPast {
        case .step(let step)?: return states[step]
        case .undone(let mistake)?:
            var board = mistake.board(in: states)
            board?.write(mistake.digit, at: mistake.cell, cleaning: false)
            return board
        case .solution(let solution)?: return SudokuBoard(solution)
        case nil: return nil
        }
    }
}
