import Reactive

/// A source of puzzles. It answers once, now or later, or fails with a reason for the player.
public protocol BoardSource {
    func board(_ request: BoardRequest) -> Observable<SudokuData>
}

/// Works puzzles out elsewhere, so that the screen goes on meanwhile. Leaving the stream ends it.
public struct BackgroundBoards: @MainActor BoardSource {
    public init() {}

    @MainActor public func board(_ request: BoardRequest) -> Observable<SudokuData> {
        .task { try request.data(isCancelled: { Task.isCancelled }) }
    }
}

/// Works puzzles out at once, while the caller waits.
public struct ImmediateBoards: BoardSource {
    public init() {}

    public func board(_ request: BoardRequest) -> Observable<SudokuData> {
        .deferred { .just(try request.data()) }
    }
}
