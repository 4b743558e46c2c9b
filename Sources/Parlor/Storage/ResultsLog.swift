/// The results of all games, a line each. Nothing is ever taken out or written over.
struct ResultsLog {
    let file: StoredFile

    /// A file with more bytes than that is not read: a hundred games a day make half of it in a
    /// lifetime.
    static let largest = 512 << 20

    static let name = "results.jsonl"

    init(in directory: DataDirectory) { file = directory.file(ResultsLog.name) }

    /// Adds a result.
    func append(_ result: GameResult) -> [StorageProblem] {
        do {
            try file.append(line: ResultsLine(version: 1, result: result).line)
            return []
        } catch {
            return [error]
        }
    }

    /// All results, as they were written: the oldest first, unless the clock was set.
    func load() -> Loaded<ResultsTable> {
        var table = ResultsTable()
        let problems = withoutActuallyEscaping({ table.add($0) }, do: read)
        return Loaded(value: table, problems: problems)
    }

    /// The results in the last so many bytes of the file, and whether that is all of it.
    func latest(bytes limit: Int) -> (results: ResultsTable, areAll: Bool) {
        // Of a longer file there are more, though a character that was cut in two is not among
        // them.
        let bytes = file.readEnd(limit + 4)
        let areAll = bytes.count <= limit
        var table = ResultsTable()
        // The first line is hardly ever whole.
        let lines = areAll ? bytes[...] : bytes.drop { $0 != UInt8(ascii: "\n") }
        func read(_ tell: @escaping (GameResult) -> Void) {
            var reader = ResultsReader(tell)
            reader.take(lines)
            reader.finish()
        }
        withoutActuallyEscaping({ table.add($0) }, do: read)
        return (table, areAll)
    }

    /// Tells one result after the other. Lines that say nothing are counted, and stay.
    func read(_ tell: @escaping (GameResult) -> Void) -> [StorageProblem] {
        var reader = ResultsReader(tell)
        do {
            try file.read(atMost: ResultsLog.largest) { reader.take($0) }
        } catch {
            return [error]
        }
        reader.finish()
        return reader.damaged > 0 ? [.damagedLines(reader.damaged, in: file.path)] : []
    }
}

/// A line of the file.
struct ResultsLine: Codable {
    let version: Int
    let result: GameResult
}
