/// The results of all games, one per line. Lines are only ever added.
package struct ResultsLog {
    let file: StoredFile

    /// The maximum size of the file, in bytes. It has room for more than two million results.
    static let largest = 512 << 20

    package static let name = "results.jsonl"

    package init(in directory: DataDirectory) { file = directory.file(ResultsLog.name) }

    /// Adds a result. Returns the problem if the result cannot be written.
    func append(_ result: GameResult) -> [StorageProblem] {
        do {
            try file.append(line: ResultsLine(version: 1, result: result).line)
            return []
        } catch {
            return [error]
        }
    }

    /// Reads all results in the order of the file. The oldest is first, unless the clock was set
    /// back.
    func load() -> Loaded<ResultsTable> {
        var table = ResultsTable()
        let problems = withoutActuallyEscaping({ table.add($0) }, do: read)
        return Loaded(value: table, problems: problems)
    }

    /// Reads the results in the last `limit` bytes of the file. `areAll` is true if the file has no
    /// other results.
    func latest(bytes limit: Int) -> (results: ResultsTable, areAll: Bool) {
        // Four more bytes show whether the file is longer, even if the cut is inside a character.
        let bytes = file.readEnd(limit + 4)
        let areAll = bytes.count <= limit
        var table = ResultsTable()
        // The first line is usually incomplete.
        let lines = areAll ? bytes[...] : bytes.drop { $0 != UInt8(ascii: "\n") }
        func read(_ emit: @escaping (GameResult) -> Void) {
            var reader = ResultsReader(emit)
            reader.take(lines)
            reader.finish()
        }
        withoutActuallyEscaping({ table.add($0) }, do: read)
        return (table, areAll)
    }

    /// Calls `emit` for each result. Unreadable lines are counted, and stay in the file.
    package func read(_ emit: @escaping (GameResult) -> Void) -> [StorageProblem] {
        var reader = ResultsReader(emit)
        do {
            try file.read(atMost: ResultsLog.largest) { reader.take($0) }
        } catch {
            return [error]
        }
        reader.finish()
        return reader.damaged > 0 ? [.damagedLines(reader.damaged, in: file.path)] : []
    }
}

/// A line of the file of results.
struct ResultsLine: Codable {
    let version: Int
    let result: GameResult
}
