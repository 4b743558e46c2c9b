import Testing

@testable import Parlor

@Suite struct `Typed lines` {
    private func program() -> PlainProgram { PlainProgram(.init(at: nil)) }

    @Test func `are requested one by one, as they are processed`() {
        var program = program()
        var told: [PlainProgram.News] = []
        #expect(program.requestedLine == 0)
        program.apply(.typed("memory")) { told.append($0) }
        #expect(program.requestedLine == 1)
        program.apply(.event(.busy(true))) { told.append($0) }
        #expect(program.requestedLine == nil)
        program.apply(.typed("start")) { told.append($0) }
        #expect(program.requestedLine == nil && program.readyCount == 0)
        program.apply(.event(.busy(false))) { told.append($0) }
        #expect(program.requestedLine == nil && program.readyCount == 1)
        program.apply(.settled) { told.append($0) }
        #expect(program.requestedLine == 2)
        #expect(told == [.line("memory"), .line("start")])
    }

    @Test func `are refused if they are longer than any valid line`() throws {
        let play = try PlainPlay()
        let said = play.type(
            String(repeating: "a", count: TypedLines.longest + 1),
            String(repeating: "가", count: TypedLines.longest / 3 + 1))
        #expect(said == Array(repeating: Words.english.plain.tooLong, count: 2))
        #expect(play.type("quit") == [Words.english.plain.goodbye])
    }
}

@Suite struct `A problem with files in typed play` {
    /// A disk that is sometimes full.
    private final class Disk: ForwardingVolume {
        var isFull = false

        override func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure) {
            if isFull { throw .isFull }
            try super.replace(path, with: bytes)
        }

        override func append(line: [UInt8], to path: String) throws(DiskFailure) {
            if isFull { throw .isFull }
            try super.append(line: line, to: path)
        }
    }

    @Test func `is reported with the first move, and again when it returns`() throws {
        let disk = Disk()
        let play = try PlainPlay("klondike --seed 3", volume: disk)
        let path = "\(play.directory)/klondike.json".withoutFullPath
        let problem = StorageProblem.notWritten(path, .isFull).sentence(in: .english)
        let isTold = [false, true, true, false, true, true, true, false].map { isFull in
            disk.isFull = isFull
            return play.type("draw").contains(problem)
        }
        #expect(isTold == [false, true, false, false, true, false, false, false])
    }

    @Test func `is reported once if several games have it, and again later`() {
        var program = PlainProgram(.init(at: nil))
        var told: [PlainProgram.News] = []
        func apply(_ commands: PlainProgram.Command...) {
            for command in commands { program.apply(command) { told.append($0) } }
        }
        apply(.notice("a"), .notice("b"), .notice("a"))
        apply(.typed("x"), .notice("a"), .typed("y"), .typed("z"), .notice("a"), .notice("a"))
        #expect(
            told == [
                .say("a"), .say("b"), .line("x"), .line("y"), .line("z"), .say("a"),
            ])
    }
}

@Suite struct `Text that leaves the program` {
    private static let controls = [
        "\u{0}", "\u{1b}", "\u{7f}", "\u{9b}", "\u{202e}", "\u{2066}", "\u{061c}",
    ]

    @Test(arguments: controls)
    func `has no control characters`(_ control: String) {
        let text = "a\(control)[2Jb"
        #expect(text.withoutControls() == "a\u{FFFD}[2Jb")
        #expect("가♥👩‍💻 é".withoutControls() == "가♥👩‍💻 é")
        #expect("a\nb".withoutControls(but: ["\n"]) == "a\nb")
    }

    @Test(arguments: controls)
    func `has no control characters in JSON either, and keeps its meaning`(_ control: String) throws
    {
        let value = JSONValue.object(["ke\(control)y": .string("\(control)가")])
        let escaped = JSONWriter.text(of: value).escapingControls
        #expect(
            String(decoding: escaped, as: UTF8.self).unicodeScalars
                .allSatisfy { !ControlCharacters.contains($0) })
        var scanner = JSONScanner(escaped)
        #expect(scanner.value() == value)
    }

    @Test func `has no control characters in the sentences about files and recordings`() {
        let path = "/tmp/\u{1b}[31m\u{9b}\u{202e}"
        for problem in [StorageProblem.damaged(path, keptAs: path), .notRead(path, .missing)] {
            #expect(
                !problem.sentence(in: .english).unicodeScalars.contains(
                    where: ControlCharacters.contains)
            )
        }
    }
}
