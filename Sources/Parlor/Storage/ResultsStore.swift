import Reactive

/// The results of all games, and the file in which they are stored.
package struct ResultsStore {
    let log: ResultsLog?
    private let notices: Store<Notices>

    /// Creates a store. Without a directory, no results are stored.
    init(in directory: DataDirectory?, _ notices: Store<Notices>) {
        (log, self.notices) = (directory.map { ResultsLog(in: $0) }, notices)
    }

    func append(_ result: GameResult) {
        if let log { notices.apply(.report(log.append(result))) }
    }

    /// The number of ended games on the same board as this game: the same board of a day, or the
    /// same numbered board.
    func attempts(at outcome: GameOutcome) -> Int {
        let board = outcome.board
        var count = 0
        _ = log?.read { if $0.board.isSame(as: board) { count += 1 } }
        return count
    }

    /// The results at the end of the file. `areAll` is true if the file has no other results.
    func latest(bytes: Int) -> (results: ResultsTable, areAll: Bool) {
        log?.latest(bytes: bytes) ?? (ResultsTable(), true)
    }

    func load() -> ResultsTable {
        guard let loaded = log?.load() else { return ResultsTable() }
        notices.apply(.report(loaded.problems))
        return loaded.value
    }
}
