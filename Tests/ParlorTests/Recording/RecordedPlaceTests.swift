import Foundation
import Games
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `The location of a recording` {
    private func header(
        _ arguments: [String], _ environment: [String: String] = [:]
    ) -> RecordingHeader {
        RecordingHeader(
            arguments, environment, Surroundings(size: Size(columns: 80, rows: 24)), begun: 0)
    }

    @Test func `is the name of the directory alone`() {
        let home = ["HOME": "/home/ann", "XDG_DATA_HOME": "/home/ann/data", "LANG": "ko"]
        let places = [
            (["--data-dir", "/srv/games/players/K"], ["--data-dir", "K"]),
            (["--data-dir=/srv/K/", "mines"], ["--data-dir=K", "mines"]),
            (["--data-dir", "/"], ["--data-dir", "/"]),
        ]
        for (arguments, shown) in places {
            let header = header(arguments, home)
            #expect(header.arguments == shown && header.environment == ["LANG": "ko"])
        }
    }

    @Test func `does not appear for files in the home directory`() {
        for name in ["HOME", "XDG_DATA_HOME"] {
            let environment = header(["mines"], [name: "/home/ann", "LANG": "ko"]).environment
            #expect(environment == ["HOME": "/home", "LANG": "ko"])
        }
        #expect(header(["mines"], ["LANG": "ko"]).environment == ["LANG": "ko"])
        #expect(header(["mines"], ["HOME": "relative"]).environment.isEmpty)
    }

    /// A note about a file has the same words when the recording is run in another place.
    @Test(arguments: ["", "--plain"])
    func `is missing in a recording about trouble with a file, which still replays`(
        _ way: String
    ) throws {
        let place = try TemporaryDirectory()
        try place.write("not a game".utf8, to: "memory.json")
        let play = try RecordedPlay(
            "memory \(way)", directory: place.url.path, volume: DiskVolume())
        #expect(play.text.contains("memory.json"))
        if way.isEmpty { play.press(.enter, .enter) } else { play.say("start", "board") }
        let bytes = play.finish()
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(!text.contains(place.url.path))
        let report = try Replay.check(Recording(bytes, ""))
        #expect(report.difference == nil && report.isComplete)
    }
}
