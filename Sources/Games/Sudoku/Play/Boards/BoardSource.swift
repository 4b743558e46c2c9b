import Reactive

/// Where puzzles come from. It answers once, now or later, or fails with what a player is told.
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

/// Works puzzles out at once: who asks waits.
public struct ImmediateBoards: BoardSource {
    public init() {}

    public func board(_ request: BoardRequest) -> Observable<SudokuData> {
        .deferred { .just(try request.data()) }
    }
}

/// Has the same puzzle for everybody, as one that was typed in.
public struct OneBoard: BoardSource {
    public let data: SudokuData

    public init(_ data: SudokuData) { self.data = data }

    public func board(_ request: BoardRequest) -> Observable<SudokuData> { .just(data) }
}

/// Has no puzzles, and says why.
public struct FailingBoards: BoardSource {
    public let failure: any Error

    public init(_ failure: any Error) { self.failure = failure }

    public func board(_ request: BoardRequest) -> Observable<SudokuData> { .error(failure) }
}
