import Foundation
import Games
import Testing

@testable import Parlor

/// Damaged files from outside, which have to be read or refused. `Scripts/attack/files` tries a
/// million of each kind.
@Suite struct `Files that were spoiled` {
    /// A disk with one file that has every name.
    private final class OneFile: Volume {
        var bytes: [UInt8] = []
        private(set) var isAside = false

        func read(_ path: String, atMost limit: Int) -> [UInt8] { bytes }
        func readEnd(_ path: String, _ limit: Int) -> [UInt8] { [] }
        func replace(_ path: String, with bytes: [UInt8]) {}
        func append(line: [UInt8], to path: String) {}
        func remove(_ path: String) {}

        func setAside(_ path: String) -> String {
            isAside = true
            return ""
        }

        func read(
            _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
        ) { take(bytes[...]) }
    }

    private let disk = OneFile()

    private var directory: DataDirectory {
        var directory = DataDirectory(path: "/data")
        directory.volume = disk
        return directory
    }

    private static let settings = [
        """
        // Mine.
        {
          "language": "ko", // auto, en or ko
          'memory.pairs': 0x0C, theme: "da\\u0072k", /* so */
          "music": [1, 2.5, null, true, 'x\\\ny', +.5e3, -Infinity, NaN, 5.], "version": 1,
        }
        """,
        #"{"theme":"light","clock":false,"memory.rounds":4}"#, "{}",
    ].map { Array($0.utf8) }

    @Test func `are read as some settings or none`() throws {
        let rows = SettingRow.all
        let theme = try #require(rows.first { $0.name == "theme" })
        Mutation.each("settings", of: Self.settings) { bytes, _ in
            disk.bytes = bytes
            let loaded = SettingsFile(in: directory).load()
            #expect(rows.allSatisfy { $0.accepts(loaded.value[$0]) })
            // A setting that is written into a readable text can be read back.
            var text = SettingsText(bytes)
            text.set("theme", to: Array("\"mono\"".utf8), comment: "")
            disk.bytes = text.bytes
            let theme = SettingsFile(in: directory).load().value[theme]
            #expect(!loaded.problems.isEmpty || theme == .string("mono"))
        }
    }

    @Test func `are read as far as their results are valid`() throws {
        let samples = [nil, 3].map { stars in
            ResultsLine(
                version: 1,
                result: GameResult(
                    game: .memory, variant: "8×3, 90 s", endedAt: 1_795_219_200, isWon: true,
                    seconds: 70, moves: 24, seed: .max, isDaily: true, stars: stars,
                    day: stars.map { _ in 20_778 })
            ).line + [UInt8(ascii: "\n")]
        }
        Mutation.each("results", of: samples + [samples[0] + samples[1]]) { bytes, _ in
            disk.bytes = bytes
            let loaded = ResultsLog(in: directory).load()
            let statistics = Statistics(loaded.value, today: 20_779)
            #expect(statistics.games.map(\.whole.played).reduce(0, +) == loaded.value.rows.count)
        }
    }

    /// The decoder never receives a text that the scanner refuses, and accepts every text that the
    /// scanner accepts.
    @Test func `are refused by the scanner if the decoder refuses them`() {
        let samples = [
            #"{"a":[1,-2.5e10,true,null,"x\n\u00e9\ud83d\ude00"],"b":{"c":{}}}"#,
            #"[0,1.5,18446744073709551615,-9223372036854775808,""]"#,
        ].map { Array($0.utf8) }
        var accepted = 0
        Mutation.each("texts", of: samples) { bytes, _ in
            guard CheckedJSON(bytes) != nil else { return }
            accepted += 1
            #expect(
                (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed))
                    != nil, "\(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(accepted > 0)
    }
}
