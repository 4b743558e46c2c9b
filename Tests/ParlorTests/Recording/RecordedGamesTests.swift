import Foundation
import TUI
import Testing

@testable import Parlor

/// A game of each kind, in each language, as it was once played: whoever changes a rule or a picture
/// hears of it here. A report of a mistake is a recording, too, and finds its place beside them.
///
/// Where a change is meant, `PARLOR_WRITE_RECORDINGS=1 swift test --filter RecordedGames` plays and
/// records those that are played by a script anew.
@Suite struct `Games that were recorded` {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Recordings").path

    /// How a recording is made.
    private struct Script: Sendable {
        let name: String
        let arguments: String
        let language: String
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
        Script(name: "menu-en", arguments: "--daily", language: "en") { $0.walkAround() },
        Script(name: "menu-ko", arguments: "--ascii", language: "ko_KR.UTF-8") { $0.walkAround() },
    ]

    private static let names: [String] = {
        let isWritten = ProcessInfo.processInfo.environment["PARLOR_WRITE_RECORDINGS"] != nil
        if isWritten { for script in scripts { write(script) } }
        return Disk.names(in: folder).sorted()
    }()

    private static func write(_ script: Script) {
        let play = try? RecordedPlay(script.arguments, language: script.language)
        if let play {
            script.play(play)
            try? Disk.replace("\(folder)/\(script.name).jsonl", with: play.finish())
        }
    }

    @Test(arguments: names) func `are played the same today`(_ name: String) throws {
        let report = try Replay.check(Recording(file: "\(Self.folder)/\(name)"))
        #expect(report.difference == nil)
        #expect(report.inputs > 10)
    }

    @Test func `are one for each script at least`() {
        #expect(Set(Self.scripts.map { "\($0.name).jsonl" }).isSubset(of: Self.names))
    }
}

extension RecordedPlay {
    /// Through all that is no game.
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
