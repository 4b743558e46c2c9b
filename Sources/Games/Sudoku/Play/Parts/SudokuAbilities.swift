import Reactive

extension Sudoku {
    /// What a player can do besides writing digits.
    public enum Ability: Hashable, CaseIterable, Sendable {
        case undo, redo, erase, memo
        /// Back to the last board on which every digit was right.
        case undoToFirstMistake
        /// Keeps the board to return to, as when something is about to be tried.
        case savePoint
        /// Goes back to the board that was kept last, and keeps it no longer.
        case returnToSavePoint
        /// Notes all that is possible, where nothing is noted yet.
        case fillNotes
        /// The next step of a hint; the third one does what the hint says.
        case hint
        case dismissHint
    }

    /// Where the board comes from and can go back to, and whether numbers are notes.
    public struct Abilities: Model, Equatable, Sendable {
        public enum Command: Equatable, Sendable {
            /// Goes on from here. The first board after a new beginning is where it began.
            case commit(Board)
            case undo, redo
            /// Goes to a step by its number.
            case go(to: Int)
            case savePoint, returnToSavePoint
            case toggleMemo
            /// The chosen cell is to be emptied, which is the sheet's affair.
            case erase
            /// A new beginning: nothing is remembered, and numbers are digits.
            case reform
        }

        public internal(set) var history = History(Board())
        public internal(set) var isOnMemo = false
        /// The steps that were kept to return to, the last one at the end.
        public internal(set) var savePoints: [Int] = []
        /// How often something was to be erased.
        private(set) var erasures = 0
        private var hasBegun = false

        public init() {}

        init(_ history: History<Board>, savePoints: [Int] = []) {
            (self.history, self.savePoints) = (history, savePoints)
            hasBegun = true
        }

        public var board: Board? { hasBegun ? history.present : nil }
        public var canUndo: Bool { history.canUndo }
        public var canRedo: Bool { history.canRedo }

        public mutating func apply(_ command: Command) {
            switch command {
            case .commit(let board): commit(board)
            case .undo: history.apply(.undo)
            case .redo: history.apply(.redo)
            case .go(let step): history.apply(.go(to: step))
            case .savePoint: savePoint()
            case .returnToSavePoint:
                if let step = savePoints.popLast() { history.apply(.go(to: step)) }
            case .toggleMemo: isOnMemo.toggle()
            case .erase: erasures += 1
            case .reform: self = Abilities()
            }
        }

        private mutating func commit(_ board: Board) {
            guard hasBegun else {
                self = Abilities(History(board))
                return
            }
            guard board != history.present else { return }
            // Boards that were undone are forgotten now, and those kept among them too.
            savePoints.removeAll { $0 > history.step }
            history.apply(.commit(board))
        }

        private mutating func savePoint() {
            guard hasBegun, savePoints.last != history.step else { return }
            savePoints.append(history.step)
        }
    }
}
