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
