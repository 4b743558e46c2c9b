import Games

/// What comes of an act, as things are.
enum SudokuDeed: Equatable {
    case select(Int)
    case move(Sudoku.Direction)
    case number(Int)
    case note(Int)
    case use(Sudoku.Ability)
    case digitFirst

    /// False goes on.
    case pause(Bool)

    /// Somebody wants to leave, and is asked; and leaves.
    case back, leave
    case restart, newGame, retry
    case copy

    /// Ends what is only to be looked at.
    case skip
}

extension SudokuScene {
    func deed(for act: SudokuAct) -> SudokuDeed? {
        if sparks != nil { return .skip }
        if isLoading { return act == .back || act == .escape ? .leave : nil }
        if let alert { return deed(for: act, under: alert) }
        switch act {
        case .select(let cell): return .select(cell)
        case .move(let direction): return .move(direction)
        case .number(let digit): return .number(digit)
        case .note(let digit): return .note(digit)
        case .use(let ability): return .use(ability)
        case .seek(let isBackwards): return seek(isBackwards: isBackwards)
        case .write: return armed == nil ? nil : cursor.map { .select($0) }
        case .digitFirst: return .digitFirst
        case .pause, .lookAway: return .pause(true)
        case .back: return .back
        case .escape: return hint == nil ? .back : .use(.dismissHint)
        case .copy: return nil
        }
    }

    /// Choosing a cell would write the digit to come there.
    private func seek(isBackwards: Bool) -> SudokuDeed? {
        armed == nil ? emptyCell(isBackwards: isBackwards).map { .select($0) } : nil
    }

    private func deed(for act: SudokuAct, under alert: Sudoku.Alert) -> SudokuDeed? {
        let canGoOn = alert == .pause || alert == .back
        switch act {
        case .pause: return canGoOn ? .pause(false) : nil
        case .escape: return canGoOn ? .pause(false) : .leave
        case .back: return .leave
        case .copy: return alert == .success ? .copy : nil
        default: return nil
        }
    }

    func deed(for answer: SudokuAnswer) -> SudokuDeed {
        switch answer {
        case .copy: .copy
        case .button(.resume): .pause(false)
        case .button(.restart): .restart
        case .button(.newGame): .newGame
        case .button(.retry): .retry
        case .button(.quit): .leave
        }
    }
}
