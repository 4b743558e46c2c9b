import Games
import Reactive
import Testing

@Suite struct SudokuRandomGamesTests {
    private func data(_ dice: inout Dice) -> SudokuData {
        if dice.roll(below: 8) == 0 { return .ambiguous }
        var problem = SudokuData.example.solution ?? SudokuGrid()
        for _ in 0..<(1 + dice.roll(below: dice.roll(below: 2) == 0 ? 6 : 60)) {
            problem[dice.roll(below: 81)] = 0
        }
        return SudokuData(
            problem: problem, solution: SudokuData.example.solution, level: .easy, seed: 7)
    }

    private func options(_ dice: inout Dice) -> Sudoku.Options {
        Sudoku.Options(
            marking: Sudoku.Options.Marking.allCases[dice.roll(below: 3)],
            cleansNotes: dice.roll(below: 2) == 0, isDigitFirst: dice.roll(below: 4) == 0)
    }

    private func action(_ dice: inout Dice, in game: Sudoku) -> Sudoku.Action {
        switch dice.roll(below: 44) {
        case 0: return .restart
        case 1: return .pause
        case 2...4: return .resume
        case 5: return .back
        case 6: return .set(options(&dice))
        case 7: return .endCelebration
        case 8: return .wait
        case 9...11: return .move(Sudoku.Direction.allCases[dice.roll(below: 4)])
        case 12...15: return .note(dice.roll(below: 11))
        case 16...22:
            return .use(Sudoku.Ability.allCases[dice.roll(below: Sudoku.Ability.allCases.count)])
        case 23...31:
            // Mostly what is right, so that games come to an end.
            let right = game.sheet.cursor.flatMap { game.data.solution?[$0] } ?? 1
            return .number(dice.roll(below: 5) == 0 ? dice.roll(below: 11) : right)
        default:
            let empty = (0..<81).filter { game.board[$0] == 0 }
            return .select(dice.pick(from: empty) ?? dice.roll(below: 83) - 1)
        }
    }

    /// What is wrong after a command, if anything.
    private func fault(from old: Sudoku, to new: Sudoku, by action: Sudoku.Action) -> String? {
        let (problem, history) = (new.data.problem, new.abilities.history)
        for cell in 0..<81 {
            if problem[cell] != 0, new.board[cell] != problem[cell] { return "a given changed" }
            if new.board[cell] != 0, !new.board.notes[cell].isEmpty { return "notes under a digit" }
            if new.board.notes[cell].contains(where: { !(1...9).contains($0) }) { return "a note" }
        }
        if new.board != history.present { return "two boards" }
        if !new.abilities.savePoints.allSatisfy(history.states.indices.contains) {
            return "a point of no board"
        }
        let limit = new.information.mistakeLimit ?? .max
        if new.information.mistakes > limit { return "too many mistakes" }
        if action != .restart {
            if new.information.mistakes < old.information.mistakes { return "a mistake less" }
            if new.information.seconds < old.information.seconds { return "time back" }
            if new.hints < old.hints { return "a hint less" }
            if old.isOver, new.board != old.board { return "played on after the end" }
        }
        if (new.phase == .overMistake) != (new.information.mistakes == limit) { return "not over" }
        if new.board.grid.isSolved != [.celebrating, .success].contains(new.phase) {
            return "solved and not won, or won and not solved"
        }
        if new.information.isRunning != (new.phase == .playing) { return "the clock" }
        if old.alert != nil, new.alert != nil, new.board != old.board, action != .restart {
            return "a move under an alert"
        }
        return nil
    }

    @Test func `six hundred games by a player who does anything keep every promise`() throws {
        var dice = Dice(seed: 2026)
        var (won, lost) = (0, 0)
        for number in 0..<600 {
            var game = Sudoku(
                data(&dice), options: options(&dice),
                mistakeLimit: dice.roll(below: 4) == 0 ? nil : 3)
            var time = Duration.zero
            game.apply(.init(.resume, at: time))
            for _ in 0..<40 {
                let before = game
                let action = action(&dice, in: game)
                time += .milliseconds(dice.roll(below: 1500))
                game.apply(.init(action, at: time))
                if let fault = fault(from: before, to: game, by: action) {
                    Issue.record("game \(number): \(fault) after \(action)\n\(game.board)")
                    return
                }
            }
            won += game.phase == .success || game.phase == .celebrating ? 1 : 0
            lost += game.phase == .overMistake ? 1 : 0
            if number % 20 == 0, !game.isOver {
                game.apply(.init(.pause, at: time))
                let again = try rewrittenSudoku(game)
                #expect(again.abilities.history == game.abilities.history)
                #expect(again.abilities.savePoints == game.abilities.savePoints)
                #expect(again.information == game.information && again.hints == game.hints)
                #expect(again.firstMistake == game.firstMistake && again.board == game.board)
            }
        }
        // Otherwise the games would have shown little.
        #expect(won > 30 && lost > 20)
    }

    @Test func `all the way back and forth again leads over the same boards`() {
        var dice = Dice(seed: 5)
        for _ in 0..<100 {
            var game = Sudoku(data(&dice), options: options(&dice), mistakeLimit: nil)
            for _ in 0..<30 { game.apply(.init(action(&dice, in: game), at: .zero)) }
            guard game.phase == .playing else { continue }
            while game.abilities.canRedo { game.apply(.init(.use(.redo), at: .zero)) }
            var boards = [game.board]
            while game.abilities.canUndo {
                game.apply(.init(.use(.undo), at: .zero))
                boards.append(game.board)
            }
            #expect(game.board == game.data.start)
            for board in boards.reversed().dropFirst() {
                game.apply(.init(.use(.redo), at: .zero))
                #expect(game.board == board)
            }
        }
    }

    /// The view models of the parts, wired as a game wires its parts: boards go from the sheet to
    /// the history and back, in relays.
    private final class WiredSudoku {
        private let data = PublishRelay<SudokuData>()
        private let boards = PublishRelay<Sudoku.Board>()
        private let memo = PublishRelay<Bool>()
        private let erasing = PublishRelay<Void>()
        let taps = PublishRelay<Int>()
        let numbers = PublishRelay<Int>()
        let ability = PublishRelay<Sudoku.Ability>()
        private let bag = DisposeBag()
        private(set) var board = Sudoku.Board()
        private(set) var mistakes = 0
        private(set) var conflicts = CellSet()

        init(_ puzzle: SudokuData) {
            let sheet = Sudoku.BoardViewModel().transform(
                .init(
                    data: data.asObservable(), board: boards.asObservable(),
                    isOnMemo: memo.asObservable(), cellButtonTapped: taps.asObservable(),
                    numberButtonTapped: numbers.asObservable(),
                    eraseTrigger: erasing.asObservable()))
            let abilities = Sudoku.AbilityViewModel().transform(
                .init(
                    board: sheet.board.skip(1).asObservable(), ability: ability.asObservable()))
            let information = Sudoku.InformationViewModel(
                mistakeLimit: nil, scheduler: VirtualTimeScheduler()
            ).transform(.init(mistakeTrigger: sheet.mistakeTrigger.asObservable()))
            bag.insert(
                information.mistake.drive { [unowned self] in mistakes = $0 },
                sheet.board.drive { [unowned self] in board = $0 },
                sheet.conflicts.drive { [unowned self] in conflicts = $0 },
                abilities.board.drive { [unowned self] in boards.accept($0) },
                abilities.isOnMemo.drive { [unowned self] in memo.accept($0) },
                abilities.eraseTrigger.emit { [unowned self] in erasing.accept(()) })
            data.accept(puzzle)
        }
    }

    @Test func `the parts, wired by hand, play the same game as the whole`() {
        var dice = Dice(seed: 77)
        for _ in 0..<30 {
            let parts = WiredSudoku(.example)
            let whole = PlayedSudoku(mistakeLimit: nil)
            whole.begin()
            for _ in 0..<60 {
                switch dice.roll(below: 10) {
                case 0...3:
                    let cell = dice.roll(below: 20)
                    parts.taps.accept(cell)
                    whole.tap(cell)
                case 4...6:
                    let digit = 1 + dice.roll(below: 9)
                    parts.numbers.accept(digit)
                    whole.press(digit)
                default:
                    let use = [Sudoku.Ability.undo, .redo, .erase, .memo][dice.roll(below: 4)]
                    parts.ability.accept(use)
                    whole.use(use)
                }
                #expect(parts.board == whole.board)
                #expect(parts.mistakes == whole.mistakes.last)
                #expect(parts.conflicts == whole.conflicts.last)
            }
        }
    }
}
