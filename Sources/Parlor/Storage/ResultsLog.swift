import FoundationEssentials

/// The results of all games, a line each. Nothing is ever taken out or written over.
struct ResultsLog: Sendable {
    let file: StoredFile

    init(in directory: DataDirectory) { file = directory.file("results.jsonl") }

    /// Adds a result. If something else stood in the place of the log, that is set aside and told.
    func append(_ result: GameResult) -> [StorageProblem] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let line = try? encoder.encode(Line(version: 1, result: result)) else {
            preconditionFailure("A result is made of what JSON can say.")
        }
        do {
            try file.append(line: Array(line))
            return []
        } catch .notWritten(_, .isNoFile) {
            let told = file.setAside { .damaged(file.path, keptAs: $0) }
            do {
                try file.append(line: Array(line))
                return [told]
            } catch {
                return [told, error]
            }
        } catch {
            return [error]
        }
    }

    /// All results, the oldest first. Lines that say nothing are counted, and stay.
    func load() -> Loaded<[GameResult]> {
        do {
            return results(in: try file.read() ?? [])
        } catch {
            return Loaded(value: [], problems: [error])
        }
    }

    private func results(in bytes: [UInt8]) -> Loaded<[GameResult]> {
        let decoder = JSONDecoder()
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let results = lines.compactMap { line in
            (try? decoder.decode(Line.self, from: Data(line))).flatMap { line in
                line.version == 1 && line.result.isSound ? line.result : nil
            }
        }
        let damaged = lines.count - results.count
        return Loaded(
            value: results, problems: damaged > 0 ? [.damagedLines(damaged, in: file.path)] : [])
    }

    private struct Line: Codable {
        let version: Int
        let result: GameResult
    }
}
