import Reactive

extension Sudoku {
    /// A game and how it is come by: puzzles are asked for, arrive, or fail to.
    struct Session: Model, Equatable {
        enum Command {
            /// Begins: the saved game goes on, or a puzzle is asked for.
            case start(at: Duration)
            case fetch(BoardRequest, at: Duration)
            case retry
            case arrived(SudokuData, at: Duration)
            case failed(BoardFailure)
            case play(Sudoku.Command)
        }

        /// A question that is out: asked again, it has another number.
        struct Fetch: Equatable {
            let number: Int
            let request: BoardRequest
        }

        private(set) var game: Sudoku?
        private(set) var fetch: Fetch?
        /// What went wrong with the last one.
        private(set) var failure: BoardFailure?
        private var hasBegun = false
        private var fetches = 0
        private var request: BoardRequest
        private let options: Options
        private let mistakeLimit: Int?

        init(
            saved: Sudoku?, request: BoardRequest, options: Options, mistakeLimit: Int?
        ) {
            (game, self.request) = (saved, request)
            (self.options, self.mistakeLimit) = (options, mistakeLimit)
        }

        var isLoading: Bool { fetch != nil }
        var alert: Alert? { failure == nil ? isLoading ? nil : game?.alert : .error }

        mutating func apply(_ command: Command) {
            switch command {
            case .start(let time):
                guard !hasBegun else { return }
                hasBegun = true
                if game == nil { ask() } else { game?.apply(.init(.resume, at: time)) }
            case .fetch(let request, let time):
                guard hasBegun else { return }
                self.request = request
                game?.apply(.init(.pause, at: time))
                ask()
            case .retry: if failure != nil { ask() }
            case .arrived(let data, let time):
                fetch = nil
                game = Sudoku(
                    data, options: game?.options ?? options, mistakeLimit: mistakeLimit)
                game?.apply(.init(.resume, at: time))
            case .failed(let reason):
                fetch = nil
                failure = reason
            case .play(let command):
                if hasBegun, !isLoading, failure == nil { game?.apply(command) }
            }
        }

        /// What there is to see of the board: nothing while another one is fetched.
        var faces: [Face] {
            guard let game, alert == nil, !isLoading else {
                return Array(repeating: Face(), count: 81)
            }
            return game.faces
        }

        private mutating func ask() {
            fetches += 1
            failure = nil
            fetch = Fetch(number: fetches, request: request)
        }

        /// The game held, with all that was played of the present second; nothing if it is over.
        func saved(at time: Duration) -> Sudoku? {
            guard var game, !game.isOver else { return nil }
            game.apply(.init(.pause, at: time))
            return game
        }
    }
}
