import Foundation
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `The tool for recordings` {
    private let place: TemporaryDirectory

    init() throws {
        place = try TemporaryDirectory()
        try place.write(RecordedPlay.memoryGame.get(), to: "run.jsonl")
    }

    private func run(_ arguments: String...) throws -> ToolRun {
        try ToolRun(["replay"] + arguments)
    }

    @Test func `reports that a run is the same`() throws {
        let checked = try run(place.path("run.jsonl"), "--check")
        #expect(checked.status == .yes)
        #expect(checked.output.hasPrefix("The replay matches: "))
        let objects = try run(place.path("run.jsonl"), "--check", "--json").objects
        #expect(objects.first?["isSame"] == .bool(true))
        #expect(objects.first?["version"] == .string(version))
    }

    @Test func `names the build of a run that is the same under other rules`() throws {
        let older = try write("older.jsonl") { $0[0].replace(Build.current.rules, with: "1") }
        let checked = try run(older, "--check")
        #expect(checked.status == .yes)
        #expect(checked.output.hasPrefix("The replay matches: "))
        #expect(checked.output.split(separator: "\n").count == 1)
        #expect(checked.errors.contains("The recording was made by Parlor \(version)"))
        #expect(
            checked.errors.contains(
                "Since then, the rules have changed, but the screens have not."))
        #expect(try run(place.path("run.jsonl"), "--check").errors.isEmpty)
    }

    @Test(arguments: ["parlor", "commit"], ["--check", "--test", "--marbles"])
    func `passes on no control characters from a header`(_ field: String, _ use: String) throws {
        let wild = try write("wild.jsonl") { lines in
            lines[0].replace(#/"commit":"[^"]*",/#, with: "")
            lines[0].replace(#/"(parlor|rules)":"[^"]*"/#) { "\"\($0.1)\":\"1\"" }
            lines[0].replace(#/^\{/#, with: #"{"commit":"1","#)
            lines[0].replace("\"\(field)\":\"1\"", with: #""\#(field)":"\u009b2J\u001b[31m""#)
        }
        let checked = try run(wild, use)
        for text in [checked.errors, checked.output] {
            let controls = text.unicodeScalars.filter {
                ControlCharacters.contains($0) && $0 != "\n"
            }
            #expect(controls.isEmpty, "\(text.debugDescription)")
        }
        if use == "--check" {
            #expect((checked.errors + checked.output).contains("\u{FFFD}2J"))
        }
    }

    /// Writes the recording with changed lines.
    private func write(_ name: String, _ change: (inout [String]) -> Void) throws -> String {
        var lines = String(decoding: try place.bytes("run.jsonl"), as: UTF8.self)
            .split(separator: "\n").map(String.init)
        change(&lines)
        try place.write((lines.joined(separator: "\n") + "\n").utf8, to: name)
        return place.path(name)
    }

    @Test func `reports where a run differs`() throws {
        let other = try write("other.jsonl") { lines in
            lines.remove(at: lines.firstIndex { $0.contains(#""key":"enter""#) } ?? 0)
        }
        let checked = try run(other, "--check")
        #expect(checked.status == .no)
        let sentences = checked.output.split(separator: "\n").filter { $0.hasPrefix("From input ") }
        #expect(sentences.first?.hasSuffix(", the screens differ.") == true, "\(checked.output)")
        #expect(sentences.contains { $0.hasSuffix(", the game differs.") }, "\(checked.output)")
        #expect(try run(other, "--check", "--lang", "ko").output.contains("다릅니다"))
        #expect(try run(other, "--check", "streams").status == .no)
    }

    @Test(arguments: [
        ("rules", "Since then, the rules have changed, but the screens have not."),
        ("pictures", "Since then, the screens have changed, but the rules have not."),
        ("neither", "Since then, neither the rules nor the screens have changed"),
        ("unknown", "The build is not known."),
    ])
    func `reports the version that recorded a differing run, and the changes since`(
        _ what: String, _ sentence: String
    ) throws {
        let other = try write("other.jsonl") { lines in
            lines.remove(at: lines.firstIndex { $0.contains(#""key":"enter""#) } ?? 0)
            lines[0].replace(Build.current.commit.map { $0 } ?? "-", with: "1a2b3c4d5")
            switch what {
            case "rules": lines[0].replace(Build.current.rules, with: "1")
            case "pictures": lines[0].replace(Build.current.pictures, with: "1")
            case "unknown": lines[0].replace(#/,"rules":"\d+"/#, with: "")
            default: break
            }
        }
        let checked = try run(other, "--check")
        #expect(checked.output.contains(sentence))
        let answer = try #require(run(other, "--check", "--json").objects.first)
        let isKnown = what != "unknown"
        #expect(answer["hasOtherRules"] == (isKnown ? .bool(what == "rules") : nil))
        #expect(answer["hasOtherPictures"] == (isKnown ? .bool(what == "pictures") : nil))
        if isKnown, Build.current.commit != nil {
            #expect(checked.output.contains("made by Parlor \(version) (1a2b3c4d5)"))
        }
    }

    @Test func `shows the recorded picture beside the current one, with the cells marked`() throws {
        let recorded = try write("worded.jsonl") { lines in
            let first = lines.firstIndex { $0.contains("Memory") && $0.contains(#""drawn""#) } ?? 0
            lines[first].replace("Memory", with: "Mimory")
            lines[first].replace(#/"seen":"...."/#, with: #""seen":"zzzz""#)
            lines[first].replace(#/"rows":"(0[^:]*):.../#) { #""rows":"\#($0.1):fff"# }
        }
        let wide = try run(recorded, "--check", "--columns", "180")
        let title = try #require(wide.lines.firstIndex { $0.hasPrefix("  recorded") })
        #expect(wide.lines[title].contains("│ now"))
        let row = wide.lines.dropFirst(title + 1).first { $0.hasPrefix("▌ ") } ?? ""
        let sides = row.split(separator: "│")
        #expect(row.contains("Mimory") && row.contains("Memory") && sides.count >= 2)
        #expect(wide.lines.contains { $0.contains("^") })
        // If both do not fit, they are cut to the part that differs.
        let narrow = try run(recorded, "--check", "--columns", "80")
        let cut = narrow.lines.first { $0.hasPrefix("▌ ") } ?? ""
        #expect(cut.contains("Mimory") && cut.contains("Memory") && cut.count <= 80)
        for columns in [40, 60, 80, 100] {
            let lines = try run(recorded, "--check", "--columns", "\(columns)").lines
            let first = try #require(lines.firstIndex { $0.hasPrefix("The first screen") })
            #expect(lines[first...].allSatisfy { $0.count <= columns })
        }
    }

    @Test func `shows only the rows around a difference, within the width of the terminal`() {
        let row = String(repeating: "abcd", count: 20)
        var recorded = Array(repeating: row, count: 24)
        recorded[3] = "x" + row.dropFirst().dropLast() + "y"
        var areSame = Array(repeating: true, count: 24)
        (areSame[3], areSame[10]) = (false, false)
        let frame = FrameComparison(
            now: Array(repeating: row, count: 24), recorded: recorded, areSame: areSame)
        for columns in [80, 60, 40] {
            let lines = frame.text(columns: columns, recordedTitle: "then", nowTitle: "now")
                .split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= columns })
            // Both cells are marked, each in its own part of the picture.
            #expect(lines.count { $0 == "  ^" } == 1)
            #expect(lines.count { $0.hasSuffix("^") } == 2)
            // A row that differs only in its colors is shown once in each part.
            #expect(lines.count { $0.hasPrefix("▌ ") } == 2)
            #expect(lines.contains("  ⋮") && lines.count < 30, "\(lines)")
        }
    }

    @Test func `names the stream that differs, and its values`() throws {
        let told = try write("told.jsonl") { lines in
            let turned = lines.firstIndex { $0.contains("actions choose(") } ?? 0
            lines[turned].replace("actions choose(", with: "actions refuse(")
        }
        // The pictures and the files are unchanged.
        #expect(try run(told, "--check").status == .yes)
        let checked = try run(told, "--check", "streams")
        #expect(checked.status == .no)
        #expect(checked.output.contains("The first stream that differs: actions."))
        #expect(checked.lines.contains { $0.hasPrefix("  recorded: refuse(") })
        #expect(checked.lines.contains { $0.hasPrefix("  now: choose(") })
        #expect(checked.lines.contains { $0.contains("^ input ") })
        let news = try run(told, "--check", "news")
        #expect(news.status == .yes && news.output == "Same as recorded: news.\n")
        #expect(try run(told, "--check", "actions").status == .no)
        let strange = try run(told, "--check", "xyz")
        #expect(strange.status == .misuse && strange.errors.contains("actions"))
    }

    @Test func `compares streams behind a picture that was only drawn again`() throws {
        let drawn = try write("drawn.jsonl") { lines in
            for number in lines.indices where lines[number].contains(#""seen":"#) {
                lines[number].replace(#/"seen":"...."/#, with: #""seen":"zzzz""#)
            }
        }
        #expect(try run(drawn, "--check").status == .no)
        let streams = try run(drawn, "--check", "streams")
        #expect(streams.status == .yes)
        #expect(streams.output.contains("The game is the same."))
        // An older recording does not mention its streams.
        let old = try write("old.jsonl") { lines in
            for number in lines.indices {
                lines[number].replace(#/,"told":\[("(\\.|[^"\\])*",?)*\]/#, with: "")
            }
        }
        let silent = try run(old, "--check", "streams")
        #expect(silent.status == .yes && silent.errors.contains("no streams to compare"))
    }

    @Test func `shows the first differing picture, with its rows marked`() throws {
        // The fourth row of every recorded picture differs from that of the program.
        let drawn = try write("drawn.jsonl") { lines in
            for number in lines.indices where lines[number].contains(#""seen":"#) {
                lines[number].replace(#/"seen":"...."/#, with: #""seen":"zzzz""#)
                lines[number].replace(#/[" ](\d+)-?(\d*):([0-9a-f]+)/#) { entry in
                    // An entry has a digest of three digits for each row of a range.
                    let first = Int(entry.1) ?? 0
                    let rows = first...max(first, Int(entry.2) ?? first)
                    guard rows.contains(3), entry.3.count == 3 * rows.count else {
                        return String(entry.0)
                    }
                    var digests = Array(entry.3)
                    digests.replaceSubrange(
                        3 * (3 - rows.lowerBound)..<3 * (4 - rows.lowerBound), with: "fff")
                    return entry.0.dropLast(digests.count) + String(digests)
                }
                // The recording has no texts, as in an older format.
                lines[number].replace(#/"drawn":\[("(\\.|[^"\\])*",?)*\],/#, with: "")
            }
        }
        let checked = try run(drawn, "--check")
        #expect(checked.status == .no)
        #expect(checked.output.contains("\nThe game is the same.\n"))
        let marked = checked.lines.enumerated().filter { $0.element.hasPrefix("▌ ") }
        let first = try #require(checked.lines.firstIndex { $0.contains("ows with ▌") })
        #expect(marked.map { $0.offset - first - 1 } == [3])
        let answer = try #require(run(drawn, "--check", "--json").objects.first)
        #expect(answer["isSame"] == .bool(false) && answer["isSameGame"] == .bool(true))
        #expect(answer["rows"] == .array([.integer(4)]) && answer["differsAt"] == .integer(1))
    }

    @Test func `reports first that a run differs from its recording, for every export`() throws {
        let other = try write("other.jsonl") { lines in
            lines.remove(at: lines.firstIndex { $0.contains(#""key":" ""#) } ?? 0)
        }
        for arguments in [["--marbles"], ["--export", "x.cast"], ["--export", "x.svg"]] {
            let made = try ToolRun(["replay", other] + arguments)
            #expect(made.status == .yes)
            let place = #/parlor: The replay differs from the recording. From input \d+ on/#
            #expect(made.errors.contains(place) && made.errors.contains("the screens differ"))
            #expect(!made.output.isEmpty || !made.files.isEmpty)
        }
        let test = try run(other, "--test")
        #expect(test.status == .misuse && test.output.isEmpty)
        #expect(test.errors.contains("--anyway"))
        let anyway = try run(other, "--test", "--anyway")
        #expect(anyway.status == .yes && anyway.output.contains("@Test"))
        #expect(try run(place.path("run.jsonl"), "--marbles").errors.isEmpty)
        // A smaller recording would hide the difference.
        for property in ["turned", "$ true"] {
            let shrunk = try run(other, "--shrink", property, "--test")
            #expect(shrunk.status == .misuse && shrunk.output.isEmpty)
            #expect(shrunk.errors.hasPrefix("parlor: The replay differs from the recording. "))
            #expect(shrunk.errors.contains("To shrink it anyway, add --anyway."))
        }
        let turned = try run(other, "--shrink", "turned", "--anyway")
        #expect(turned.status == .yes && !turned.output.isEmpty)
        #expect(turned.errors.hasPrefix("parlor: The replay differs from the recording. "))
        #expect(try run(other, "--shrink", "differs").status == .yes)
    }

    @Test func `reports first that a recording has no end`() throws {
        let cut = try write("cut.jsonl") { $0.removeLast() }
        for option in ["--marbles", "--test"] {
            let made = try run(cut, option)
            #expect(made.status == .yes && made.errors.contains("The recording breaks off."))
        }
    }

    @Test func `says so if a requested part goes beyond the end of the recording`() throws {
        let part = try run(place.path("run.jsonl"), "--marbles", "--to", "9:59")
        #expect(part.status == .yes && part.errors.contains("after the end of the recording"))
    }

    @Test func `refuses a symbol that is not in the drawing`() throws {
        let whole = try run(place.path("run.jsonl"), "--marbles", "--whole", "zz")
        #expect(whole.status == .misuse)
        #expect(whole.errors.contains("zz is not a symbol in this drawing."))
    }

    @Test(arguments: [
        ("--test --at 9:59", "after the end of the recording"),
        ("--marbles --from 9:59", "after the end of the recording"),
        ("--marbles --from 5 --to 2", "There is nothing from 0:05 to 0:02"),
        ("--marbles --from 2 --to 5", ""),
    ])
    func `refuses a time outside of the recording`(_ options: String, _ reason: String) throws {
        let words = options.split(separator: " ").map(String.init)
        let run = try ToolRun(["replay", place.path("run.jsonl")] + words)
        #expect(run.status == (reason.isEmpty ? .yes : .misuse))
        #expect(run.errors.contains(reason) || reason.isEmpty && run.errors.isEmpty)
    }

    @Test func `finds the newest recording in the named directory`() throws {
        try place.makeDirectory("recordings")
        let run = try place.bytes("run.jsonl")
        try place.write("no recording".utf8, to: "recordings/2026-01-01-000000.jsonl")
        try place.write(run, to: "recordings/2026-01-02-000000.jsonl")
        let checked = try self.run("--check", "--data-dir", place.url.path)
        #expect(checked.status == .yes && checked.output.hasPrefix("The replay matches: "))
        let empty = try TemporaryDirectory()
        #expect(try self.run("--check", "--data-dir", empty.url.path).status == .misuse)
    }

    @Test func `finds the newest recording with a game`() throws {
        try place.makeDirectory("recordings")
        try place.write(place.bytes("run.jsonl"), to: "recordings/2026-01-01-000000.jsonl")
        let settings = try RecordedPlay("")
        settings.press(.down, .down, .up)
        try place.write(settings.finish(), to: "recordings/2026-01-02-000000.jsonl")
        let folder = RecordingFolder(in: DataDirectory(path: place.url.path))
        #expect(folder.names.count == 2)
        #expect(folder.newestGame?.contains("2026-01-01") == true)
    }

    @Test func `reports a file that is not a recording`() throws {
        try place.write("hello\n".utf8, to: "hello.txt")
        let hello = try run(place.path("hello.txt"), "--check")
        #expect(hello.status == .misuse && hello.errors.contains("is not a recording"))
        let missing = try run(place.path("missing"), "--check")
        #expect(missing.status == .misuse && missing.errors.contains("it does not exist"))
        let strange = try run(place.path("run.jsonl"), "--export", "run.gif")
        #expect(strange.status == .misuse && strange.errors.contains(".cast, .svg or .jsonl"))
        #expect(try run("--check").status == .misuse)
    }

    @Test func `writes the formats of terminal-session players`() throws {
        let text = try #require(
            run(place.path("run.jsonl"), "--export", "run.cast").files["run.cast"])
        let lines = text.split(separator: "\n")
        let header = try #require(CheckedJSON.members(ofJSON5: Array(lines[0].utf8)))
        #expect(header["version"] == .integer(2))
        #expect(header["width"] == .integer(80) && header["height"] == .integer(24))
        #expect(header["timestamp"] == .integer(1_763_683_200))
        var (last, shown, sizes) = (0.0, "", [String]())
        for line in lines.dropFirst() {
            var scanner = JSONScanner(Array(line.utf8))
            guard case .array(let event)? = scanner.value(), event.count == 3,
                case .string(let kind) = event[1],
                case .string(let data) = event[2]
            else {
                Issue.record("This line is not an event: \(line)")
                return
            }
            let time =
                switch event[0] {
                case .integer(let seconds): Double(seconds)
                case .number(let seconds): seconds
                default: -1.0
                }
            #expect(time >= last)
            last = time
            if kind == "r" { sizes.append(data) } else { shown += data }
        }
        #expect(lines.count > 100 && last > 150)
        #expect(sizes == ["100x30"])
        #expect(shown.contains("Memory") && shown.contains("Rules"))
        #expect(!shown.contains("\u{1b}[?2026h"))
    }

    @Test func `writes a moving picture`() throws {
        let svg = try #require(
            run(place.path("run.jsonl"), "--export", "run.svg").files["run.svg"])
        #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
        #expect(svg.contains("step-end infinite"))
        // A picture of all rows for each frame would be larger.
        #expect(svg.utf8.count < 1_500_000)
    }
}
