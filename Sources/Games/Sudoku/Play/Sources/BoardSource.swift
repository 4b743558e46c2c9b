import Reactive

/// Where puzzles come from. It answers once, now or later, or fails with what a player is told.
public protocol BoardSource {
    func board(_ request: BoardRequest) -> Observable<SudokuData>
}
