import FoundationEssentials

/// The results of all games, a line each. Nothing is ever taken out or written over.
struct ResultsLog {
    let file: StoredFile

    /// A file with more bytes than that is not read: a hundred games a day make half of it in a
    /// lifetime.
    static let largest = 512 << 20

    init(in directory: DataDirectory) { file = directory.file("results.jsonl") }

    /// Adds a result.
    func append(_ result: GameResult) -> [StorageProblem] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let line = try? encoder.encode(ResultsLine(version: 1, result: result)) else {
            preconditionFailure("A result is made of what JSON can say.")
        }
        do {
            try file.append(line: Array(line))
            return []
        } catch {
            return [error]
        }
    }

    /// All results, as they were written: the oldest first, unless the clock was set. Lines that say
    /// nothing are counted, and stay.
    func load() -> Loaded<ResultsTable> {
        var reader = ResultsReader()
        do {
            try file.read(atMost: ResultsLog.largest) { reader.take($0) }
        } catch {
            return Loaded(value: ResultsTable(), problems: [error])
        }
        reader.finish()
        let damaged = reader.damaged
        return Loaded(
            value: reader.table,
            problems: damaged > 0 ? [.damagedLines(damaged, in: file.path)] : [])
    }
}

/// A line of the file.
struct ResultsLine: Codable {
    let version: Int
    let result: GameResult
}
