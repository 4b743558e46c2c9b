import Games
import Testing

@testable import Parlor

@Suite struct `The progress with the boards of the day` {
    private static let today = 20_413
    private let place: TemporaryDirectory

    init() throws { place = try TemporaryDirectory() }

    /// A disk that counts the bytes that are read from it.
    private final class CountingVolume: ForwardingVolume {
        private(set) var bytes = 0

        init() { super.init(DiskVolume()) }

        override func read(_ path: String, atMost limit: Int) throws(DiskFailure) -> [UInt8] {
            let result = try super.read(path, atMost: limit)
            bytes += result.count
            return result
        }

        override func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8] {
            let result = try super.readEnd(path, limit)
            bytes += result.count
            return result
        }

        override func read(
            _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
        ) throws(DiskFailure) {
            var count = 0
            try super.read(path, atMost: limit) {
                count += $0.count
                take($0)
            }
            bytes += count
        }
    }

    /// The services for a player who played games on each of the last `days` days, and solved the
    /// board of the day on the last `solved` of them.
    private func services(
        gamesADay: Int, days: Int, solved: Int, _ volume: any Volume = DiskVolume()
    ) throws -> Services {
        let results = (0..<days).flatMap { number in
            (0..<gamesADay).map { game in
                GameResult(
                    day: Self.today - days + 1 + number, second: game,
                    daily: game == 0 && number >= days - solved)
            }
        }
        let lines = results.map { ResultsLine(version: 1, result: $0).line }
        try place.write(lines.flatMap { $0 + [UInt8(ascii: "\n")] }, to: "results.jsonl")
        return Services(
            try Invocation.parse(["--data-dir", place.url.path]), ["LANG": "en"],
            ExternalInputs(
                secondsSince1970: { 86_400 * Self.today }, randomNumber: { 1 }, volume: volume))
    }

    @Test(arguments: [(5, 100, 12), (60, 10, 6), (200, 4, 3), (1, 40, 40), (3, 30, 0)])
    func `is known from the latest results`(_ games: Int, _ days: Int, _ solved: Int) throws {
        let services = try services(gamesADay: games, days: days, solved: solved)
        let all = DailyProgress(services.results.load(), today: Self.today)
        #expect(services.dailyProgress == all && all.streak == solved)
    }

    @Test func `is found without reading all results`() throws {
        let volume = CountingVolume()
        let services = try services(gamesADay: 1_000, days: 5, solved: 1, volume)
        let before = volume.bytes
        #expect(services.dailyProgress.solved.map(\.game) == [.memory])
        #expect(volume.bytes - before < 400_000)
        _ = services.results.load()
        #expect(volume.bytes - before > 500_000)
    }
}
