import Foundation
import Testing

/// Screens are functions, pictures are values, and models contain the changing state. Few other
/// types have state.
@Suite struct `The state of the program` {
    /// Every class of the program, and the reason why it is a class.
    private static let classes = [
        "SettingsStore": "the settings that hold now are the same for all who ask",
        "Saves": "a slot is the same for all who ask for it by its name",
        "SaveSlot": "the newest state of a game waits to be written",
        "LookedAtClock": "a clock remembers what it said, for all who ask",
        "Recorder": "a run is watched from its beginning to its end",
        "RecordingFile": "a file that is open is one",
        "MemoryVolume": "files in memory are the same for all who write them",
        "RecordedVolume": "what a run knows of its files grows with each use",
        "RememberedVolume": "files change while a run is played again",
        "BackgroundAnswers": "questions are counted, and wait for their answers",
        "Rerun": "a run that is run again goes on, and not back",
        "Progress": "the clock of a rerun asks how far it has come",
        "Projector": "a rerun is begun again to go back in it",
        "ReplayObserver": "a rerun is watched while it runs",
        "StreamLineCollector": "what streams say is gathered until it is asked for",
        "NoticeWatch": "a rerun is watched while it runs, for what it tells",
        "LeagueJudge": "a recording that proves several results is run once",
        "StoredVerdicts": "a verdict is found once for all tables",
        "LateNotice": "a line is told once the disk keeps the program waiting",
        // A run in which the user steps back in time.
        "InspectedGames": "a new run begins each time that one continues",
        "Phase": "the run before and the one that repeats it are told apart",
        "OverlayVolume": "what would be written stays here",
        "RecordingSheet": "a recording is cut where one goes on",
        // Files and lines of the system, which other threads and programs share.
        "FileWriter": "what is on its way to the disk is known to two threads",
        "StagedFile": "a file is open until the disk has it",
        "OtherPrograms": "files are had by this program until it ends",
        "LeaseFile": "a lock lasts as long as it does",
        "JSONDraft": "a part of an object is filled in after what stands behind it",
        "TypedLines": "what was read of a line waits for the rest",
    ]

    private let sources: [(name: String, text: String)]

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let files = try ["Sources/Parlor", "Sources/Laboratory"].flatMap { path in
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
                let isView = block.contains(/struct \w+(<[^>]*>)?: (View|CompositeView)\b/)
                guard isView || block.contains("-> Screen<Effect>") else { continue }
                guard !block.contains("struct GameModule") else { continue }
                checked += 1
                #expect(variables(block).isEmpty, "\(name)")
            }
        }
        #expect(checked > 25)
    }

    @Test func `every class has a listed reason, and every listed class exists`() {
        let declaration = /^ *[a-z ]*\b(?:class|actor) ([A-Z]\w*)/
        var found: Set<String> = []
        for (_, text) in sources {
            for line in lines(text) {
                if let match = line.firstMatch(of: declaration) {
                    found.insert(String(match.1))
                }
            }
        }
        #expect(found == Set(Self.classes.keys))
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
