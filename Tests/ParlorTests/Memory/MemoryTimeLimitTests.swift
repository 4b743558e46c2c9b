import Games
import Testing

@testable import Parlor

@Suite struct `The time of a round of memory` {
    @Test func `follows the number of pairs, and is a minute and a half for up to fifteen`() {
        let limits = MemoryOptions.pairsRange.map {
            (pairs: $0, seconds: MemoryOptions.usualTimeLimit(pairs: $0))
        }
        for (pairs, limit) in limits {
            #expect(pairs <= 15 ? limit == 90 : limit >= 9 * pairs, "\(pairs)")
        }
        #expect(limits.map(\.seconds) == limits.map(\.seconds).sorted())
    }

    private func options(_ arguments: String, _ file: String? = nil) throws -> MemoryOptions {
        let place = try TemporaryDirectory()
        if let file { try place.write(Array(file.utf8), to: "settings.json") }
        let words = arguments.split(separator: " ").map(String.init)
        let services = Services(
            try Invocation.parse(words + ["--data-dir", place.url.path]), ["LANG": "en"],
            ExternalInputs(secondsSince1970: { 0 }, randomNumber: { 1 }, volume: DiskVolume()))
        #expect(services.notices.now.unread.isEmpty)
        return MemoryOptions(services.boardSettings(services.invocation.boardSlot))
    }

    private func file(_ pairs: Int, _ seconds: String) -> String {
        "{\"memory.pairs\": \(pairs), \"memory.seconds\": \(seconds), \"version\": 1}"
    }

    @Test(arguments: MemoryOpponentChoice.allCases)
    func `has no limit with an opponent, unless the player chooses one`(
        _ opponent: MemoryOpponentChoice
    ) throws {
        let file = "{\"memory.opponent\": \"\(opponent.rawValue)\", \"version\": 1}"
        let usual = opponent == .nobody ? MemoryOptions.usualTimeLimit(pairs: 8) : nil
        #expect(try options("", file).timeLimit == usual)
        #expect(try options("--time 60", file).timeLimit == 60)
    }

    @Test(arguments: MemoryOptions.pairsRange)
    func `is the player's own choice, if there is one`(_ pairs: Int) throws {
        let usual = MemoryOptions.usualTimeLimit(pairs: pairs)
        for arguments in ["--pairs \(pairs)", "--pairs \(pairs) --time auto"] {
            #expect(try options(arguments).timeLimit == usual)
        }
        #expect(try options("--daily --pairs \(pairs)").timeLimit == usual)
        for seconds in [30, 90, 600] {
            #expect(try options("--pairs \(pairs) --time \(seconds)").timeLimit == seconds)
            let file = file(pairs, "\(seconds)")
            #expect(try options("", file).timeLimit == seconds)
            #expect(try options("--time auto", file).timeLimit == usual)
        }
        let automatic = file(pairs, "\"auto\"")
        #expect(try options("", automatic).timeLimit == usual)
        #expect(try options("--time 0", automatic).timeLimit == nil)
    }
}
