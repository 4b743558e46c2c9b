import Foundation
import Games
import Sweep
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

/// A recorded game of each kind in each language. These tests report each change of a rule or a
/// picture. The recording of a bug report can be added to them.
///
/// After an intended change, `PARLOR_WRITE_RECORDINGS=1 swift test --filter RecordedGames` records
/// the games again that are played by a script, and that have other screens or files now. A change
/// of names alone, such as a property's, changes no recording.
@Suite struct `Games that were recorded` {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Recordings").path

    /// The way to make a recording.
    private struct Script: Sendable {
        let name: String
        let arguments: String
        let language: String
        var columns = 80
        var rows = 24
        /// Indicates whether the puzzle arrives after half a second, as it does for a player.
        var isLate = false
        let play: @Sendable (RecordedPlay) -> Void
    }

    private static let scripts = [
        Script(name: "memory-en", arguments: "--seed 3", language: "en") { $0.playMemory() },
        Script(name: "memory-ko", arguments: "memory --seed 8", language: "ko") {
            $0.playMemory()
        },
        Script(name: "sudoku-en", arguments: "sudoku --seed 4", language: "en") {
            $0.playSudoku()
        },
        Script(name: "sudoku-ko", arguments: "sudoku --daily --theme light", language: "ko") {
            $0.playSudoku()
        },
        Script(name: "klondike-en", arguments: "klondike --seed 7", language: "en") {
            $0.playKlondike()
        },
        Script(name: "klondike-ko", arguments: "klondike --seed 9 --draw 3", language: "ko") {
            $0.playKlondike()
        },
        Script(name: "mines-en", arguments: "mines --seed 5", language: "en") {
            $0.playMines()
        },
        Script(name: "mines-ko", arguments: "mines --size 16x16/40 --daily", language: "ko") {
            $0.playMines()
        },
        Script(name: "mines-wander-en", arguments: "mines --seed 5", language: "en") { play in
            // The first cell gets a flag, so Enter does not open it.
            play.press(.left)
            play.type("f")
            play.press(.enter)
            play.pressRandomKeys("fhp", [.enter, .enter, .left, .right, .up, .down], 120, seed: 1)
        },
        Script(name: "mines-won-ko", arguments: "mines --seed 6", language: "ko") { play in
            for _ in 0..<60 { play.type("hhh") }
        },
        Script(
            name: "mines-lost-en", arguments: "mines --size 16x16/40 --seed 2", language: "en"
        ) { $0.pressRandomKeys("", [.enter, .left, .right, .up, .down], 90, seed: 2) },
        Script(
            name: "mines-daily-ko", arguments: "mines --daily", language: "ko", columns: 40,
            rows: 20
        ) { $0.pressRandomKeys("fnh", [.enter, .left, .right, .up, .down], 120, seed: 3) },
        Script(
            name: "memory-won-en", arguments: "memory --pairs 3 --rounds 1 --seed 2 --time 900",
            language: "en"
        ) { $0.pressRandomKeys("", [.enter, .enter, .left, .right, .up, .down], 520, seed: 4) },
        Script(
            name: "memory-late-ko", arguments: "memory --pairs 4 --time 5 --seed 1",
            language: "ko"
        ) { $0.pressRandomKeys("ps", [.enter, .enter, .right, .down], 90, seed: 5) },
        Script(
            name: "memory-wide-en", arguments: "memory --pairs 18 --seed 11", language: "en",
            columns: 120, rows: 40
        ) { $0.pressRandomKeys("s", [.enter, .enter, .left, .right, .up, .down], 120, seed: 6) },
        Script(name: "sudoku-lost-en", arguments: "sudoku --seed 9", language: "en") {
            $0.pressRandomKeys("123456789", [.left, .right, .up, .down], 200, seed: 7)
        },
        Script(
            name: "sudoku-late-en", arguments: "sudoku --seed 10", language: "en", isLate: true
        ) { $0.pressRandomKeys("123456789", [.left, .right, .up, .down], 40, seed: 13) },
        Script(
            name: "sudoku-won-ko", arguments: "sudoku --level easy --seed 12", language: "ko"
        ) { play in
            play.wait(1000)
            for _ in 0..<70 { play.type("hhh") }
        },
        Script(
            name: "sudoku-wide-en", arguments: "sudoku --level hard --seed 3 --mistakes 0",
            language: "en", columns: 120, rows: 40
        ) { $0.pressRandomKeys("157muhxrvABE", [.enter, .left, .down], 150, seed: 8) },
        Script(
            name: "klondike-vegas-en",
            arguments: "klondike --seed 21 --scoring vegas --draw 3 --redeals 2", language: "en"
        ) { $0.pressRandomKlondikeKeys(120, seed: 9) },
        Script(
            name: "klondike-narrow-ko", arguments: "klondike --seed 33", language: "ko",
            columns: 40, rows: 20
        ) { $0.pressRandomKlondikeKeys(120, seed: 10) },
        Script(
            name: "klondike-deal-en", arguments: "klondike --deal 77", language: "en",
            columns: 120, rows: 40
        ) { $0.pressRandomKlondikeKeys(120, seed: 11) },
        Script(name: "klondike-daily-ko", arguments: "klondike --daily", language: "ko") {
            $0.pressRandomKlondikeKeys(100, seed: 12)
        },
        Script(name: "menu-en", arguments: "--daily", language: "en") { $0.walkAround() },
        Script(name: "menu-ko", arguments: "--ascii", language: "ko_KR.UTF-8") { $0.walkAround() },
    ]

    private static let names: [String] = {
        let isWritten = ProcessInfo.processInfo.environment["PARLOR_WRITE_RECORDINGS"] != nil
        if isWritten {
            for script in scripts {
                do {
                    try write(script)
                } catch {
                    Issue.record(error, "\(script.name) was not written.")
                }
            }
        }
        return Disk.names(in: folder).sorted()
    }()

    private static func write(_ script: Script) throws {
        let file = "\(folder)/\(script.name).jsonl"
        if let known = try? Replay.check(Recording(file: file)), known.difference == nil { return }
        let boards = LateBoards()
        let play = try RecordedPlay(
            script.arguments, language: script.language, columns: script.columns,
            rows: script.rows, boards: script.isLate ? boards : ImmediatePuzzles())
        if script.isLate {
            play.wait(500)
            boards.answer()
        }
        script.play(play)
        try Disk.replace(file, with: play.finish())
    }

    @Test(arguments: names) func `are played the same today`(_ name: String) throws {
        let report = try Replay.check(Recording(file: "\(Self.folder)/\(name)"))
        #expect(report.difference == nil)
        #expect(report.inputs > 10)
    }

    @Test(arguments: names.filter { $0.contains("-won-") || $0.contains("-lost-") })
    func `end as their names say`(_ name: String) throws {
        let end = RunProperty(name.contains("-won-") ? "won" : "lost")
        #expect(end.point(in: try Recording(file: "\(Self.folder)/\(name)")) != nil)
    }

    /// Every fourth recording; in a sweep, all of them.
    private static let judged = names.enumerated()
        .filter { $0.offset.isMultiple(of: Sweep.count(4, whole: 1)) }.map(\.element)

    @Test(arguments: judged) func `have the same files when their screens are not drawn`(
        _ name: String
    ) throws {
        let recording = try Recording(file: "\(Self.folder)/\(name)")
        let (report, rerun) = try Replay.judge(recording) { true }
        #expect(report.difference == nil && report.files == recording.ending?.files)
        // Every eighth recording is also played again with its screens.
        guard let number = Self.names.firstIndex(of: name), number.isMultiple(of: 8) else { return }
        let whole = try Replay.run(recording).rerun
        #expect(rerun.history.mapValues(\.left) == whole.history.mapValues(\.left))
        #expect(rerun.history.mapValues(\.lines) == whole.history.mapValues(\.lines))
        #expect(rerun.work < whole.work)
    }

    @Test func `include at least one for each script`() {
        #expect(Set(Self.scripts.map { "\($0.name).jsonl" }).isSubset(of: Self.names))
    }
}

extension RecordedPlay {
    /// Visits all screens without a game.
    fileprivate func walkAround() {
        press(.down, .down, .enter, .left, .right, .down, .right)
        type("b")
        for _ in 0..<5 {
            press(.down, .enter)
            wait(400)
            type("?")
            press(.down)
            type("bb")
        }
        take(.resize(Resize(rows: 8, columns: 30)))
        wait(10)
        take(.resize(Resize(rows: 40, columns: 120)))
        press(.up, .enter)
        type("q")
    }
}
