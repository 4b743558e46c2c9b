import Foundation

@testable import Parlor

extension ProgramRun {
    /// The program with earlier results: some weeks of two variants of the memory game and of daily
    /// boards, up to the day of the test.
    static func withResults(
        _ arguments: String = "--seed 3", columns: Int = 80, rows: Int = 24,
        language: String = "en",
        clock: DayClock = DayClock()
    ) throws -> ProgramRun {
        let path = temporaryFolder + "parlor-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let file = ResultsLog(in: DataDirectory(path: path)).file
        try Data(lines).write(to: URL(filePath: file.path))
        return try ProgramRun(
            arguments, columns: columns, rows: rows, language: language, directory: path,
            clock: clock)
    }

    /// The day of the test: November 21, 2025.
    static let today = 20_413

    /// The log of these results, written once for all tests.
    private static let lines: [UInt8] = {
        guard let place = try? TemporaryDirectory() else { return [] }
        let log = ResultsLog(in: place.data)
        for result in results { _ = log.append(result) }
        return (try? place.bytes(log.file.name)) ?? []
    }()

    private static let results: [GameResult] = (0..<24).flatMap { number in
        let day = today - number * number / 12
        let isWon = number % 5 != 3
        return [
            GameResult(
                .memory, "8×3, 90 s", won: isWon, day: day, second: number,
                took: 70 + number * 7 % 50, moves: 24 + number, daily: true),
            GameResult(
                .sudoku, number % 3 == 0 ? "Hard" : "Easy", day: day, second: number,
                took: 300 + number * 31 % 400, daily: number % 2 == 0),
        ]
    }
}
