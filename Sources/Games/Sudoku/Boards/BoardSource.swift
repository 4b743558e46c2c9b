/// A source of puzzles. Each stream emits one puzzle, at once or later, or fails with a reason for
/// the player.
public protocol BoardSource {
    func board(_ request: BoardRequest) -> Observable<SudokuData>
}

/// A source that computes puzzles in background tasks. Disposing of the subscription cancels the
/// task.
public struct BackgroundBoards: @MainActor BoardSource {
    public init() {}

    @MainActor public func board(_ request: BoardRequest) -> Observable<SudokuData> {
        .task { try request.data(isCancelled: { Task.isCancelled }) }
    }
}

/// A source that computes puzzles on subscription, while the caller waits.
public struct ImmediateBoards: BoardSource {
    public init() {}

    public func board(_ request: BoardRequest) -> Observable<SudokuData> {
        .deferred { .just(try request.data()) }
    }
}
