import Games
import TUI
import Testing

@testable import Parlor

/// Damaged saved games of every kind: each has to be reported and set aside, or be resumed.
@Suite struct `Saved games that were spoiled` {
    /// A disk with nothing but a saved game and settings.
    private final class OneSave: Volume {
        private let path: String
        private let settings: [UInt8]
        /// The bytes of the saved game; nil if there is none.
        var bytes: [UInt8]?

        /// Creates the disk. The game is in the slot for the board of the day, or in the slot for
        /// other boards.
        init(
            _ game: GameName, _ bytes: [UInt8]? = nil, isDaily: Bool = false,
            settings: [UInt8] = []
        ) {
            path = "/data/\(game.rawValue)\(isDaily ? "-daily" : "").json"
            (self.bytes, self.settings) = (bytes, settings)
        }

        func read(_ path: String, atMost limit: Int) throws(DiskFailure) -> [UInt8] {
            if path == self.path, let bytes { return bytes }
            if path == "/data/settings.json", !settings.isEmpty { return settings }
            throw .missing
        }

        func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8] {
            throw .missing
        }

        func read(_ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void) {}
        func replace(_ path: String, with bytes: [UInt8]) { change(path, to: bytes) }
        func append(line: [UInt8], to path: String) {
            change(path, to: (bytes ?? []) + line.line(after: bytes?.last))
        }

        func remove(_ path: String) { change(path, to: nil) }

        func setAside(_ path: String) -> String {
            change(path, to: nil)
            return ""
        }

        private func change(_ path: String, to new: [UInt8]?) {
            if path == self.path { bytes = new }
        }
    }

    /// A short run of the program that resumes the saved game.
    private struct Visit {
        let services: Services
        private let module: GameModule
        private var dice: SplitMix

        init(
            _ module: GameModule, _ disk: OneSave, seed: UInt64,
            judge: any KlondikeJudge = SilentJudge()
        ) {
            (self.module, dice) = (module, SplitMix(state: ~seed))
            var invocation = Invocation()
            (invocation.game, invocation.dataDirectory) = (module.name, "/data")
            services = Services(
                invocation, [:],
                ExternalInputs(
                    secondsSince1970: { 1_763_683_200 }, randomNumber: { seed % 1_000 },
                    volume: disk),
                workers: .workers(boards: OneBoard(), judge: judge))
        }

        /// Indicates whether there is a game to resume.
        var isLeft: Bool { !module.starts.opened(services).isEmpty }
        var problems: Int { services.notices.now.unread.count }

        private static let keys: [Key] =
            [.enter, .enter, .tab, .up, .down, .left, .right, .escape, .backspace]
            + "1234567890 hjklwasdfuxpcm".unicodeScalars.map { .character($0) }

        /// Resumes the game with random keys, and leaves it unless the program is killed.
        mutating func play(_ count: Int, isKilled: Bool = false) {
            let run = HeadlessRun(
                in: Surroundings(size: Size(columns: 80, rows: 24)),
                theme: { [services] in services.settings.now.theme(in: $0) },
                { [services] in parlor($0, services) })
            for number in 0..<count where !run.isOver {
                let other = Self.keys[Int(dice.next() % UInt64(Self.keys.count))]
                let key = number == 0 ? .enter : other
                run.advance(to: run.now + Int(dice.next() % 2_000))
                run.take(.event(.key(KeyPress(key, text: key.character.map { String($0) }))))
            }
            run.draw { _ in }
            if !isKilled { services.saves.writeAll() }
        }
    }

    /// Games that were left after some keys, with the standard settings and with others.
    private func samples(of module: GameModule) throws -> [[UInt8]] {
        try (0..<4).map { number in
            var settings = Settings()
            for row in module.settings where row.isListed {
                settings[row] = row.value(number * 5, after: row.standard)
            }
            let file = InMemoryVolume()
            var directory = DataDirectory(path: "/data")
            directory.volume = file
            let introduced = Settings.introduced
            try SettingsFile(in: directory).save(
                settings.overridden(by: introduced), insteadOf: Settings())
            let disk = OneSave(module.name, settings: file.files["/data/settings.json"] ?? [])
            for visit in 0..<20 where disk.bytes == nil {
                var player = Visit(
                    module, disk, seed: UInt64(100 * number + visit),
                    judge: InstantJudge(positions: 50))
                player.play(12 << number, isKilled: number % 2 == 1)
            }
            return try #require(disk.bytes, "\(module.name.rawValue), \(number)")
        }
    }

    @Test(arguments: GameName.allCases)
    func `are reported and set aside, or continue, and can be left again`(_ game: GameName) throws {
        let module = game.module
        var goneOn = 0
        let kind = "saved games of \(game.rawValue)"
        try Mutation.each(kind, of: samples(of: module), seeds: Mutation.saves) { bytes, seed in
            let disk = OneSave(game, bytes, isDaily: seed.isMultiple(of: 2))
            var player = Visit(module, disk, seed: seed)
            // A partly readable game is resumed from its readable part, and the player gets a
            // notice.
            let isLeft = player.isLeft
            #expect(isLeft ? player.problems <= 1 : player.problems == 1)
            guard isLeft else { return }
            #expect(player.problems == 0 || disk.bytes != bytes)
            goneOn += 1
            player.play(6)
            guard disk.bytes != bytes else { return }
            let next = Visit(module, disk, seed: seed)
            #expect(next.isLeft == (disk.bytes != nil) && next.problems == 0, "seed \(seed)")
        }
        Mutation.say("\(kind): \(goneOn) of \(Mutation.saves.count) went on")
        // Enough files have to be accepted, or the test would show nothing.
        #expect(goneOn > Mutation.saves.count / 40)
    }
}

extension Settings {
    /// The settings of a player who has seen the introduction of every game.
    fileprivate static var introduced: Settings {
        SettingRow.introductions.reduce(into: Settings()) { $0[$1] = .bool(true) }
    }
}
