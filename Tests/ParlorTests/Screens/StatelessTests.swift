import Foundation
import Testing

/// Screens are functions, pictures are values, and models contain the changing state. Few other
/// types have state.
@Suite struct `The state of the program` {
    /// Every class of the program, and the reason why it is a class. `File/Class` names a class
    /// whose file has another name.
    private static let classes = [
        "SettingsStore": "all screens read and change the same settings",
        "Saves": "all users of a name get the same slot",
        "SaveSlot": "the newest state of a game waits to be written to its file",
        "RememberingClock": "all users of the clock get its last reading",
        "Recorder": "a recording grows from the beginning of a run to its end",
        "RecordingFile": "an open file has one owner, which writes and closes it",
        "InMemoryVolume": "all writers share the same files in memory",
        "RecordedVolume": "each use of a file adds to what the run knows about it",
        "ReplayedVolume": "a replayed run changes its files",
        "BackgroundAnswers": "questions are counted, and wait until their answers arrive",
        "Rerun": "a replayed run moves forward, and all its users see that",
        "Rerun/Progress": "the clock of a replay reads how far the replay has come",
        "ReplayPlayer/Projector": "going back replaces the replay by a new one",
        "ReplayObserver": "the traces of a replay grow while it runs",
        "StreamLineCollector": "elements of streams are collected until they are read",
        "RunProperty/NoticeWatch": "the first message of a replay is noted while it runs",
        "LeagueJudge": "a recording that proves several results is replayed only once",
        "StoredVerdicts": "a verdict is computed once for all tables",
        "LateNotice": "another thread shows a message if the disk is slow",
        // A run in which the user steps back in time.
        "InspectedGames": "a new run replaces the current one when the player continues",
        "InspectedGames/Phase": "the clock and the files read whether a run is still repeating",
        "OverlayVolume": "the files that a run writes stay in this object",
        "InspectedGames/RecordingSheet": "the recording is cut where the player continues",
        // Files and lines of the system, which other threads and programs share.
        "FileWriter": "two threads share the entries that are not on the disk yet",
        "StagedFile": "two threads share a file that is open until it is on the disk",
        "OtherPrograms": "the leases of the program last until it ends",
        "OtherPrograms/LeaseFile": "destroying the object releases its lock",
        "SharedValue/Storage": "copies of a scene share a large value, which never changes",
        "JSONEncoding/JSONDraft": "a part of a value is filled in after the parts that follow it",
        // Games.
        "WorkBudget": "all work of a task is counted together",
        "LatestAnswer": "copies of a view model share an answer, which only saves time",
        "PlainLoop": "lines and timers run one after the other until the program ends",
        "TypedLines": "two threads share the part of a line that was read",
    ]

    private let sources: [(name: String, text: String)]

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let files = try ["Sources/Games", "Sources/Parlor", "Sources/Laboratory"].flatMap { path in
            let folder = root.appending(path: path).resolvingSymlinksInPath()
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            return try #require(files).compactMap { $0 as? URL }
        }
        sources = try files.filter { $0.pathExtension == "swift" }
            .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
        #expect(sources.count > 100)
    }

    /// The lines of a text, except for comments.
    private func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter {
            !$0.drop { $0 == " " }.hasPrefix("//")
        }
    }

    /// The types and functions of a file, each up to its end.
    private func blocks(_ text: String) -> [String] { text.components(separatedBy: "\n}\n") }

    private func isView(_ block: String) -> Bool {
        block.contains(/struct \w+(<[^>]*>)?: (View|CompositeView|PlacingView)\b/)
    }

    /// The stored variables of a block.
    private func variables(_ block: String) -> [Substring] {
        block.split(separator: "\n").filter { line in
            let words = line.split(separator: " ")
            return line.hasPrefix("    ") && !line.hasPrefix("     ") && words.contains("var")
                && !line.contains("static") && !line.hasSuffix("{") && !line.hasSuffix("}")
        }
    }

    @Test func `no screen and no view stores anything that changes`() {
        var checked = 0
        for (name, text) in sources {
            for block in blocks(text) {
                guard isView(block) || block.contains("-> Screen<Effect>") else { continue }
                guard !block.contains("struct GameModule") else { continue }
                checked += 1
                #expect(variables(block).isEmpty, "\(name)")
            }
        }
        #expect(checked > 25)
    }

    /// A view that stores parts of a scene is laid out again only when one of these parts changes.
    @Test func `no view of a game stores its whole scene`() {
        let scenes = sources.compactMap { _, text in
            text.firstMatch(of: /struct (\w+): GameScene\b/).map { String($0.1) }
        }
        #expect(scenes.count > 3)
        for (name, text) in sources {
            for block in blocks(text) where isView(block) {
                let stored = block.split(separator: "\n").filter { line in
                    line.hasPrefix("    ") && !line.hasPrefix("     ") && line.contains("let ")
                }
                #expect(
                    !stored.contains { line in scenes.contains { line.hasSuffix(": \($0)") } },
                    "\(name)")
            }
        }
    }

    @Test func `every class has a listed reason, and every listed class exists`() {
        let declaration = /^[@\w() ]*\b(?:class|actor) ([A-Z]\w*)/
        var found: [String] = []
        for (name, text) in sources {
            for line in lines(text) {
                guard let match = line.firstMatch(of: declaration) else { continue }
                let (file, type) = (String(name.dropLast(".swift".count)), String(match.1))
                found.append(file == type ? type : "\(file)/\(type)")
            }
        }
        #expect(found.sorted() == Self.classes.keys.sorted())
    }

    @Test func `no screen of a game names its typed play`() {
        let screens = sources.filter { name, _ in
            name.hasPrefix("GameLife") || name.hasPrefix("GameScene") || name.contains("Scene.")
        }
        #expect(screens.count > 10)
        let names = screens.filter { _, text in lines(text).contains { $0.contains("Narrator") } }
        #expect(names.map(\.name) == [])
    }

    @Test func `no variable is outside of a type`() {
        for (name, text) in sources where name != "main.swift" {
            for line in lines(text) {
                let isStored = !line.hasSuffix("{") && !line.hasSuffix("}")
                let words = line.split(separator: " ")
                let isShared = words.contains("static") || !line.hasPrefix(" ")
                // A task-local value holds for a call and cannot be assigned.
                let isOfTask = words.contains("@TaskLocal")
                #expect(
                    !(words.contains("var") && isShared && isStored) || isOfTask,
                    "\(name): \(line)")
            }
        }
    }

    @Test func `no file of the program names a relay`() {
        let relay = /\b(Behavior|Publish|Replay)(Relay|Subject)\b/
        let names = sources.filter { _, text in lines(text).contains { $0.contains(relay) } }
        #expect(names.map(\.name) == [])
    }
}
