/// A source of puzzles. Each stream emits one puzzle, at once or later, or fails with a reason for
/// the player.
public protocol PuzzleSource {
    func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData>
}

/// A source that computes puzzles in background tasks. Disposing the subscription cancels the task.
public struct BackgroundPuzzles: @MainActor PuzzleSource {
    public init() {}

    @MainActor public func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> {
        .task { try request.data(isCancelled: { Task.isCancelled }) }
    }
}

/// A source that computes puzzles on subscription, while the caller waits.
public struct ImmediatePuzzles: PuzzleSource {
    public init() {}

    public func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> {
        .deferred { .just(try request.data()) }
    }
}

/// A source for tests. Its answers are the next elements of its stream.
public struct ScriptedPuzzles: PuzzleSource {
    private let answers: Observable<Result<SudokuData, PuzzleFailure>>

    public init(answers: Observable<Result<SudokuData, PuzzleFailure>>) { self.answers = answers }

    public func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> {
        answers.take(1).map { try $0.get() }
    }
}
