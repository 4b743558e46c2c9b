import Games

/// The visible state of the game, or of the reference, at a moment. It consists of plain values.
struct SudokuPicture: Equatable {
    var digits, counts: [Int]
    var notes: [DigitSet]
    /// The properties of each cell, a bit for each; empty if the board is covered.
    var marks: [Int]
    var cursor, armed: Int?
    var writesNotes, canUndo, canRedo: Bool
    var savePoints: Int
    var level: SudokuLevel?
    var mistakes: Int
    var limit: Int?
    var seconds: Int
    var isRunning: Bool
    var alert: SudokuAlert?
    var awaitsPuzzle: Bool
    var failure: PuzzleFailure?
    var isOver, canTakeBack: Bool
    var hint: SudokuHint?
}

extension SudokuPicture {
    init(_ seen: SudokuSeen) {
        let (board, information, tools) = (seen.board, seen.information, seen.tools)
        self.init(
            digits: (0..<81).map { board.board[$0] }, counts: board.counts,
            notes: board.board.notes,
            marks: board.faces.map { face in
                var mark = face.digit
                func add(_ isTrue: Bool) { mark = 2 * mark + (isTrue ? 1 : 0) }
                add(face.isGiven)
                add(face.isCursor)
                add(face.isPeer)
                add(face.isSame)
                add(face.isConflict)
                add(face.isWrong)
                add(face.isInArea)
                return mark
            },
            cursor: board.cursor, armed: board.armed, writesNotes: tools.writesNotes,
            canUndo: tools.canUndo, canRedo: tools.canRedo, savePoints: tools.savePoints,
            level: information.level, mistakes: information.mistakes,
            limit: information.mistakeLimit, seconds: information.clock.time.total,
            isRunning: information.clock.isRunning, alert: seen.dialog.alert,
            awaitsPuzzle: seen.awaitsPuzzle, failure: seen.failure, isOver: seen.result != nil,
            canTakeBack: seen.canTakeBack, hint: seen.hint)
    }

    init(_ game: ReferenceSudoku) {
        let digits = game.cells.digits
        let isOver = game.alert == .success || game.alert == .overMistake
        let isCovered = game.alert != nil && !isOver || game.mode == .loading
        let armed = game.armed
        let wanted = armed ?? game.cursor.map { digits[$0] } ?? 0
        let marking = game.options.marking
        let (problem, solution) = (game.data?.problem, game.solution)
        let (cursor, area) = (game.cursor, game.hint?.area)
        var isSeen = Array(repeating: false, count: 81)
        for peer in cursor.map({ ReferenceSudoku.peers[$0] }) ?? [] { isSeen[peer] = true }
        let clashes = game.clashes
        let marks = (0..<81).map { cell -> Int in
            guard !isCovered else { return 0 }
            let digit = digits[cell]
            let isGiven = (problem?[cell] ?? 0) != 0
            if isOver {
                let slip = game.alert == .overMistake ? game.slips[cell] : nil
                let repeats = marking != .off && clashes[cell]
                return (slip ?? digit) << 7 | (isGiven ? 64 : 0) | (repeats ? 4 : 0)
                    | (slip != nil ? 2 : 0)
            }
            var mark = digit
            func add(_ isTrue: Bool) { mark = 2 * mark + (isTrue ? 1 : 0) }
            add(isGiven)
            add(cursor == cell)
            add(isSeen[cell])
            add(wanted != 0 && digit == wanted && cursor != cell)
            add(marking != .off && clashes[cell])
            add(digit != 0 && marking == .solution && solution.map { $0[cell] != digit } == true)
            add(area?.contains(cell) ?? false)
            return mark
        }
        var counts = [Int](repeating: 0, count: 10)
        for digit in digits { counts[digit] += 1 }
        var failure: PuzzleFailure?
        if case .failed(let reason) = game.mode { failure = reason }
        self.init(
            digits: digits, counts: Array(counts.dropFirst()),
            notes: game.cells.notes, marks: marks, cursor: isCovered || isOver ? nil : game.cursor,
            armed: armed, writesNotes: game.writesNotes, canUndo: game.step > 0,
            canRedo: game.step + 1 < game.past.count, savePoints: game.kept.count,
            level: game.data?.level, mistakes: game.mistakes, limit: game.limit,
            seconds: game.seconds, isRunning: game.isRunning, alert: game.alert,
            awaitsPuzzle: game.mode == .loading, failure: failure,
            isOver: game.isOver, canTakeBack: game.former != nil, hint: game.hint)
    }
}

/// The saved part of a game. The boards before and after the current one are checked by undoing and
/// redoing.
struct SudokuKept: Equatable {
    var digits: [Int]
    var notes: [DigitSet]
    var steps, step, mistakes, seconds, hints: Int
    var savePoints: [Int]

    init(_ game: SudokuGame) {
        (digits, notes) = ((0..<81).map { game.board[$0] }, game.board.notes)
        (steps, step) = (game.steps.states.count, game.steps.step)
        (mistakes, seconds) = (game.information.mistakes, game.information.seconds)
        (hints, savePoints) = (game.help.hints, game.tools.savePoints)
    }

    init?(_ game: ReferenceSudoku) {
        let game = game.former ?? game
        guard game.isWorthSaving else { return nil }
        (digits, notes) = (game.cells.digits, game.cells.notes)
        (steps, step, savePoints) = (game.past.count, game.step, game.kept)
        (mistakes, seconds, hints) = (game.mistakes, game.seconds, game.hints)
    }
}
