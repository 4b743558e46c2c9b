import Foundation
import Reactive
import Sweep
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `A random player` {
    private static let day = 24 * 3_600_000

    @Test func `plays for a day, and nothing breaks or leaks`() throws {
        var seen: Set<String> = []
        var most = [0, 0]
        let leaked = try Subscriptions.leaked {
            let player = try RandomPlayer(seed: 12)
            while player.now < Self.day {
                try player.act(after: Sweep.count(80_000, whole: 700))
                let half = player.now < Self.day / 2 ? 0 : 1
                most[half] = max(most[half], Subscriptions.live)
                if player.deeds.isMultiple(of: 4) { seen.formUnion(places(in: player.text)) }
            }
            player.leave()
            #expect(player.visits > 2 && player.deeds > 500)
        }
        #expect(leaked == 0)
        // The second half needs no more memory than the first, except for a larger screen.
        #expect(most[1] <= 2 * most[0])
        #expect(seen.count == `A random player`.marks.count, "\(seen)")
    }

    /// Other tests use memory, too, so a sweep runs this test alone.
    @Test(
        .enabled(if: Sweep.isWhole, "Only a sweep measures memory."),
        .enabled(if: residentPages() != nil, "The system has no /proc/self/statm."))
    func `needs no more memory after a day than after an hour`() throws {
        var memory: [Int] = []
        let player = try RandomPlayer(seed: 13)
        while player.now < Self.day {
            try player.act(after: 3_000)
            if player.now / 3_600_000 > memory.count {
                memory.append(try #require(Self.residentPages()))
            }
        }
        player.leave()
        let (first, last) = (try #require(memory.first), try #require(memory.last))
        #expect(memory.count >= 23 && Double(last) <= 1.1 * Double(first), "\(memory)")
        print("Pages of memory after each hour: \(memory)")
    }

    @Test(arguments: [1, 2] as [UInt64])
    func `makes recordings that can be replayed`(_ seed: UInt64) throws {
        let player = try RandomPlayer(seed: seed, isRecorded: true)
        while player.now < 600_000 { try player.act(after: 3_000) }
        player.leave()
        try #require(!player.recordings.isEmpty)
        for bytes in player.recordings {
            let recording = try Recording(bytes, "x")
            let report = try Replay.check(recording)
            #expect(report.difference == nil && report.isComplete, "\(report)")
        }
    }

    /// Texts by which each place is recognized, in both languages.
    private static let marks: [String: [String]] = {
        let (english, korean) = (Words.english, Words.korean)
        return [
            "home": ["P A R L O R"],
            "statistics": [english.statistics.nothingYet, korean.statistics.nothingYet, "▁", "█"],
            "settings": [english.settings.recording, korean.settings.recording],
            "rounds": [english.memory.settings.rounds, korean.memory.settings.rounds],
            "too small": ["40 × 15", "40×15"],
        ]
    }()

    private func places(in text: String) -> [String] {
        Self.marks.filter { $1.contains { text.contains($0) } }.map(\.key)
    }

    /// The number of memory pages of the process; nil if the system does not provide it.
    private static func residentPages() -> Int? {
        let fields = (try? Disk.read("/proc/self/statm")).map {
            String(decoding: $0, as: UTF8.self)
        }
        return fields?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
}
