import Foundation
import Games
import Sweep
import Testing

@testable import Parlor

@Suite struct `The log of results` {
    private let place: TemporaryDirectory
    private let log: ResultsLog

    init() throws {
        place = try TemporaryDirectory()
        log = ResultsLog(in: place.data)
    }

    private static func result(_ seed: UInt64) -> GameResult {
        GameResult(
            game: .memory, variant: "8 pairs", endedAt: 1_795_000_000, isWon: true, seconds: 71,
            moves: 14, seed: seed, isDaily: false, stars: seed == 0 ? nil : 3)
    }

    @Test func `results are read as they were written, the oldest first`() {
        #expect(log.loaded() == Loaded(value: []))
        let results = (0..<20).map { Self.result($0) }
        for result in results { #expect(log.append(result) == []) }
        #expect(log.loaded() == Loaded(value: results))
    }

    @Test func `tenths are kept, and an older line without them is read`() throws {
        let old =
            Array(
                #"{"result":{"endedAt":1795000000,"game":"mines","isDaily":false,"isWon":true,"#
                    .utf8)
            + Array(#""moves":9,"seconds":12,"seed":4,"variant":"9×9"},"version":1}"#.utf8) + [0x0a]
        try place.write(old, to: "results.jsonl")
        let outcome = GameOutcome(
            game: .mines, variant: "9×9", isWon: true, time: GameTime(tenths: 117), moves: 9,
            seed: 5, help: GameHelp())
        #expect(log.append(GameResult(outcome, endedAt: 1_795_000_001)) == [])
        let line = try #require(
            String(decoding: try place.bytes("results.jsonl"), as: UTF8.self)
                .split(separator: "\n").last)
        #expect(line.contains(#""seconds":11,"seed":5,"tenths":7,"variant""#))
        // The format of the line does not matter.
        let loose = line.replacing(":", with: ": ")
        try place.write(try place.bytes("results.jsonl") + Array(loose.utf8), to: "results.jsonl")
        let results = log.loaded().value
        #expect(results.map(\.time.text) == ["0:12", "0:11.7", "0:11.7"])
        let record = try #require(Statistics(results, today: 0).games.first?.records.first)
        #expect(
            record.best?.text == "0:11.7"
                && record.times.map(\.description) == ["11.7", "11.7"] && record.unknown == 1)
        try place.write(
            Array(line.replacing(#""tenths":7"#, with: #""tenths":12"#).utf8), to: "results.jsonl")
        #expect(log.loaded().problems.count == 1)
    }

    @Test func `a log that was truncated anywhere loses its last line only, and nothing later`()
        throws
    {
        _ = log.append(Self.result(1))
        let first = try place.bytes("results.jsonl")
        _ = log.append(Self.result(2))
        let both = try place.bytes("results.jsonl")
        for count in first.count..<both.count {
            try place.write(both.prefix(count), to: "results.jsonl")
            #expect(log.append(Self.result(3)) == [])
            let seeds = log.loaded().value.map(\.seed)
            let isWhole = count == both.count - 1
            #expect(seeds == (isWhole ? [1, 2, 3] : [1, 3]))
            #expect(try place.bytes("results.jsonl").starts(with: both.prefix(count)))
        }
    }

    @Test func `unreadable lines are counted and stay`() throws {
        _ = log.append(Self.result(1))
        let good = try place.bytes("results.jsonl")
        let bad =
            Array(
                "\n{\n{}\n{\"version\":9,\"result\":{}}\n\u{0}\nnull\n".utf8) + [0xff, 0xfe, 0x0a]
        try place.write(bad + good + bad, to: "results.jsonl")
        let loaded = log.loaded()
        #expect(loaded.value == [Self.result(1)])
        #expect(loaded.problems == [.damagedLines(12, in: log.file.path)])
        #expect(try place.bytes("results.jsonl") == bad + good + bad)
    }

    @Test func `a line of a later version stays between the lines that are read`() throws {
        _ = log.append(Self.result(1))
        let later = Array("{\"version\":2,\"result\":{\"game\":\"chess\",\"elo\":1}}\n".utf8)
        try place.write(try place.bytes("results.jsonl") + later, to: "results.jsonl")
        let before = try place.bytes("results.jsonl")
        #expect(log.append(Self.result(2)) == [])
        #expect(log.loaded().value.map(\.seed) == [1, 2])
        #expect(try place.bytes("results.jsonl").starts(with: before))
    }

    @Test func `a line with impossible values is refused`() throws {
        let nonsense = [
            (Int.max, 71, 14, nil), (-1, 71, 14, nil), (1, -1, 14, nil), (1, Int.max, 14, nil),
            (1, 71, -1, nil), (1, 71, 14, Int.max), (1, 71, 14, -1),
        ]
        for (end, seconds, moves, day) in nonsense {
            _ = log.append(
                GameResult(
                    game: .memory, variant: "", endedAt: end, isWon: true, seconds: seconds,
                    moves: moves, seed: 1, isDaily: true, stars: nil, day: day))
        }
        let loaded = log.loaded()
        #expect(loaded.value.isEmpty)
        #expect(loaded.problems == [.damagedLines(nonsense.count, in: log.file.path)])
    }

    /// A line is read faster if it has exactly the form that the program writes.
    @Test func `a spoiled line has the same result with and without another space`() throws {
        var numbers = SplitMix(state: 11)
        let whole =
            Array(
                #"{"result":{"day":20000,"endedAt":1795000000,"game":"mines","help":{"hints":1,"#
                    .utf8)
            + Array(#""isInspected":true,"undone":2},"isDaily":false,"isWon":true,"moves":9,"#.utf8)
            + Array(#""needed":5,"recording":"a.jsonl","seconds":12,"seed":4,"stars":3,"#.utf8)
            + Array(#""tenths":7,"variant":"9×9","waited":4},"version":1}"#.utf8)
        let pieces = [
            "9223372036854775808", "-1", "0", "18446744073709551616", "1.5", "true", "null", "\"",
            ",", "}", "{", "\"hints\":3,", "\\", "01", "x",
        ].map { Array($0.utf8) }
        func results(_ line: [UInt8]) -> [GameResult] {
            var found: [GameResult] = []
            var reader = ResultsReader { found.append($0) }
            reader.take((line + [UInt8(ascii: "\n")])[...])
            return found
        }
        #expect(results(whole).count == 1)
        var read = 0
        for _ in 0..<Sweep.count(3_000, whole: 6_000) {
            var line = whole
            let place = Int.random(in: 0...line.count, using: &numbers)
            let end = min(line.count, place + Int.random(in: 0...10, using: &numbers))
            line.replaceSubrange(place..<end, with: pieces.randomElement(using: &numbers) ?? [])
            let spaced = [UInt8(ascii: " ")] + line
            #expect(results(line) == results(spaced), "\(String(decoding: line, as: UTF8.self))")
            read += results(line).count
        }
        #expect(read > 100)
    }

    @Test func `random bytes contain no results and do no harm`() throws {
        var numbers = SplitMix(state: 7)
        for _ in 0..<200 {
            let bytes = (0..<100).map { _ in UInt8.random(in: 0...255, using: &numbers) }
            try place.write(bytes, to: "results.jsonl")
            #expect(log.append(Self.result(5)) == [])
            #expect(log.loaded().value == [Self.result(5)])
        }
    }

    @Test func `concurrent writers lose no lines`() {
        let (path, writers, each) = (place.data.path, 8, 25)
        DispatchQueue.concurrentPerform(iterations: writers) { writer in
            let file = ResultsLog(in: DataDirectory(path: path))
            for number in 0..<each {
                _ = file.append(Self.result(UInt64(writer * each + number)))
            }
        }
        let loaded = log.loaded()
        #expect(loaded.problems == [])
        #expect(loaded.value.map(\.seed).sorted() == (0..<UInt64(writers * each)).map { $0 })
    }

    @Test func `a directory in the place of the log is reported, and left alone`() throws {
        try place.makeDirectory("results.jsonl")
        #expect(
            log.append(Self.result(1)) == [.notWritten(log.file.path, .isNotAFile)])
        #expect(log.loaded().problems == [.notRead(log.file.path, .isNotAFile)])
        #expect(try place.names == ["results.jsonl"])
    }

    @Test func `a file that is too large is reported, and not read`() throws {
        _ = log.append(Self.result(1))
        // A sparse file needs no space.
        try place.lengthen("results.jsonl", to: ResultsLog.largest + 1)
        #expect(log.loaded() == Loaded(value: [], problems: [.notRead(log.file.path, .isTooLarge)]))
    }

    @Test func `the latest results are read from the end of the file`() throws {
        let results = (0..<1_000).map { GameResult(day: $0, moves: $0) }
        let lines = results.map { ResultsLine(version: 1, result: $0).line }
        try place.write(lines.flatMap { $0 + [UInt8(ascii: "\n")] }, to: "results.jsonl")
        let size = try place.bytes("results.jsonl").count
        let (some, areAll) = log.latest(bytes: size / 10)
        #expect(!areAll && (90...100).contains(some.rows.count))
        #expect(some.rows.map(\.moves) == Array(0..<1_000).suffix(some.rows.count))
        let all = log.latest(bytes: size + 1)
        #expect(all.areAll && all.results == ResultsTable(results))
        #expect(ResultsLog(in: DataDirectory(path: "/nonexistent")).latest(bytes: 9).areAll)
    }

    @Test(arguments: ["ascii", "8×3, 90 s", "∞/3, 카드", "🂡"])
    func `the end of a file is valid text, wherever it begins`(_ text: String) throws {
        let text = String(repeating: "\(text)\n", count: 3)
        try place.write(Array(text.utf8), to: "end.txt")
        let path = place.data.path + "/end.txt"
        let memory = InMemoryVolume()
        memory.replace(path, with: Array(text.utf8))
        for limit in 0...(text.utf8.count + 2) {
            let end = try Disk.readEnd(path, limit)
            let read = try #require(String(validating: end, as: UTF8.self))
            #expect(text.hasSuffix(read) && (limit - 3...limit).contains(end.count) || read == text)
            #expect(try memory.readEnd(path, limit) == end)
        }
    }

    @Test func `a line in any other form has the same meaning`() throws {
        _ = log.append(Self.result(1))
        let written = String(decoding: try place.bytes("results.jsonl"), as: UTF8.self)
        let others = [
            written.replacing(",", with: " , "),
            written.replacing("8 pairs", with: "8\\u0020pairs"),
            written.replacing("{\"result\"", with: "{ \"result\""),
            written.replacing("\"moves\":14", with: "\"moves\":14.0,\"more\":[{}]"),
        ]
        try place.write(others.joined().utf8, to: "results.jsonl")
        #expect(
            log.loaded()
                == Loaded(value: Array(repeating: Self.result(1), count: others.count)))
    }

    #if os(Linux)
        @Test func `a full disk is reported`() throws {
            try place.link("results.jsonl", to: "/dev/full")
            #expect(
                log.append(Self.result(1)) == [.notWritten(log.file.path, .isFull)])
        }
    #endif
}

extension ResultsLog {
    /// Reads all results at once.
    func loaded() -> Loaded<[GameResult]> {
        var results: [GameResult] = []
        let problems = withoutActuallyEscaping({ results.append($0) }, do: read)
        return Loaded(value: results, problems: problems)
    }
}

extension ResultsStore {
    var all: [GameResult] { log?.loaded().value ?? [] }
}
