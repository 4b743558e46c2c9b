import Reactive
import Testing

@testable import TUI

@Suite struct `A copied text` {
    /// The examples of RFC 4648.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
    func `is sent in Base64`(_ text: String, _ encoded: String) {
        #expect(text.utf8.base64 == encoded)
    }

    @Test func `is read as it was, whatever it contains`() {
        for text in ["한국어\n", "🂡", String(repeating: "~", count: 100), "\u{1b}]52"] {
            let sequence = "\u{1b}]52;c;\(text.utf8.base64)\u{1b}\\"
            var decoder = InputDecoder()
            let events = decoder.decode(Array(sequence.utf8))
            #expect(events == [.reply(.clipboard(selection: "c", text: text))])
        }
    }

    @Test func `is available to the pilot`() {
        let pilot = Pilot(columns: 10, rows: 1) { console in
            console.keys.do(onNext: { _ in console.copy("ten moves") })
                .map { _ in Text("copied") }.asDriver(onErrorDriveWith: .empty())
        }
        pilot.type("c")
        #expect(pilot.copied == ["ten moves"])
    }
}

@Test func `a ring of the bell is available to the pilot`() {
    let pilot = Pilot(columns: 10, rows: 1) { console in
        console.keys.do(onNext: { _ in console.ring() })
            .map { _ in Text("ring") }.asDriver(onErrorDriveWith: .empty())
    }
    #expect(pilot.rings == 0)
    pilot.type("ab")
    #expect(pilot.rings == 2)
}

@MainActor @Test func `the bell is one byte to the terminal, however often it rings at once`()
    throws
{
    let stage = try TerminalStage(columns: 10, rows: 1) { console in
        console.keys.do(onNext: { _ in
            console.ring()
            console.ring()
        })
        .map { _ in Sentence("ring") }.startWith(Sentence("wait"))
        .asDriver(onErrorDriveWith: .empty())
    }
    #expect(!stage.run().contains("\u{7}"))
    #expect(stage.type("a", milliseconds: 20).count { $0 == "\u{7}" } == 1)
    #expect(stage.shown == "ring")
}
