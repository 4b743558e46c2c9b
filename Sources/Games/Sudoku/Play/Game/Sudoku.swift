import Reactive

/// A game of sudoku. It is the sum of its parts, and this is how they hang together:
///
/// - What is written on the `sheet` becomes a step of the history among the `abilities`, and what
///   they undo is laid on the sheet again: both always have the same board.
/// - An entry that is a mistake counts in the `information`; the last one that is allowed ends the
///   game. Undoing does not take it back.
/// - A board that is full and without a conflict is a success, also if there are other solutions.
/// - Time passes while the phase is `playing`, and only then.
///
/// A command carries the time at which it was given, so a game follows from its commands alone.
public struct Sudoku: Model, Equatable, Sendable {
    public private(set) var phase = Phase.playing
    public private(set) var sheet: Sheet
    public private(set) var abilities: Abilities
    public private(set) var information: Information
    /// What the player is being told, if they asked.
    public private(set) var hint: Hint?
    /// How many hints were asked for.
    public internal(set) var hints = 0
    /// The first of the mistakes, for whoever looks back.
    public internal(set) var firstMistake: Mistake?

    /// A mistake, and when it was made.
    public struct Mistake: Hashable, Codable, Sendable {
        public let cell: Int
        public let digit: Int
        /// The step of the history, from 1.
        public let move: Int
        public let seconds: Int
    }

    /// A new game. Without a limit, mistakes are only counted.
    public init(_ data: SudokuData, options: Options = Options(), mistakeLimit: Int? = 3) {
        self.init(
            Sheet(data, options: options), Abilities(History(data.start)),
            Information(level: data.level, mistakeLimit: mistakeLimit))
    }

    init(_ sheet: Sheet, _ abilities: Abilities, _ information: Information) {
        (self.sheet, self.abilities, self.information) = (sheet, abilities, information)
        self.sheet.apply(.lay(abilities.history.present))
    }

    public var data: SudokuData { sheet.data }
    public var board: Board { sheet.board }
    public var options: Options { sheet.options }
    public var isOver: Bool { [.overMistake, .celebrating, .success].contains(phase) }

    /// What covers the board, if anything.
    public var alert: Alert? {
        switch phase {
        case .playing, .celebrating: nil
        case .paused: .pause
        case .leaving: .back
        case .overMistake: .overMistake
        case .success: .success
        }
    }

    public mutating func apply(_ command: Command) {
        information.apply(.wait(at: command.time))
        switch command.action {
        case .wait: break
        case .set(let options): sheet.apply(.set(options))
        case .restart: restart()
        case .pause: if phase == .playing { phase = .paused }
        case .resume: if phase == .paused || phase == .leaving { phase = .playing }
        case .back where phase == .playing: phase = .leaving
        case let action:
            // Whatever is done during the fireworks ends them.
            if phase == .celebrating { phase = .success }
            if phase == .playing { play(action) }
        }
        information.apply(.run(phase == .playing, at: command.time))
    }

    private mutating func restart() {
        self = Sudoku(data, options: options, mistakeLimit: information.mistakeLimit)
    }

    private mutating func play(_ action: Action) {
        let (board, entry) = (sheet.board, sheet.entry)
        switch action {
        case .select(let cell): sheet.apply(.tap(cell, asNote: abilities.isOnMemo))
        case .move(let direction): sheet.apply(.move(direction))
        case .number(let digit): sheet.apply(.number(digit, asNote: abilities.isOnMemo))
        case .note(let digit): sheet.apply(.write(digit, asNote: true))
        case .use(let ability): use(ability)
        default: break
        }
        guard sheet.board != board else { return }
        hint = nil
        abilities.apply(.commit(sheet.board))
        if sheet.entry != entry, let new = sheet.entry, new.isMistake { count(new) }
        if sheet.board.grid.isSolved { phase = .celebrating }
    }

    private mutating func use(_ ability: Ability) {
        switch ability {
        case .undo: travel(.undo)
        case .redo: travel(.redo)
        case .undoToFirstMistake: travel(.go(to: lastRightStep))
        case .savePoint: abilities.apply(.savePoint)
        case .returnToSavePoint: travel(.returnToSavePoint)
        case .erase:
            abilities.apply(.erase)
            sheet.apply(.erase)
        case .memo: abilities.apply(.toggleMemo)
        case .fillNotes:
            var board = sheet.board
            board.fillNotes()
            sheet.apply(.lay(board))
        case .hint: help()
        case .dismissHint: hint = nil
        }
    }

    private mutating func travel(_ command: Abilities.Command) {
        abilities.apply(command)
        sheet.apply(.lay(abilities.history.present))
    }

    /// The last step up to here on whose board nothing is another digit than the solution's.
    private var lastRightStep: Int {
        let history = abilities.history
        guard let answer = sheet.answer else { return history.step }
        return (0...history.step).last { history.states[$0].agrees(with: answer) } ?? 0
    }

    private mutating func help() {
        switch hint {
        case nil:
            hint = sheet.hint
            hints += 1
        case .some(let hint) where hint.stage == .look: self.hint?.stage = .reason
        case .some(let hint):
            sheet.apply(.lay(sheet.board(after: hint)))
            self.hint = nil
        }
    }

    private mutating func count(_ entry: Sheet.Entry) {
        information.apply(.mistake)
        if firstMistake == nil {
            firstMistake = Mistake(
                cell: entry.cell, digit: entry.digit, move: abilities.history.step,
                seconds: information.seconds)
        }
        if information.isOverMistake { phase = .overMistake }
    }
}

extension Sudoku.Board {
    /// Whether no digit is another than that of the solution.
    fileprivate func agrees(with solution: SudokuGrid) -> Bool {
        (0..<81).allSatisfy { grid[$0] == 0 || grid[$0] == solution[$0] }
    }
}
