import Reactive
import TUI
import Testing

@testable import LogViewer

@Test func `a log shows its newest lines until it is scrolled`() {
    var log = Log()
    log.apply(.rows(2))
    log.apply(.lines(["a", "b", "c"]))
    #expect(log.seen == ["b", "c"] && log.isFollowing)
    log.apply(.scroll(by: -1))
    log.apply(.lines(["d"]))
    #expect(log.seen == ["a", "b"] && !log.isFollowing)
    log.apply(.follow)
    #expect(log.seen == ["c", "d"])
}

@Test func `a search hides the lines that do not match, new ones too`() {
    var log = Log()
    log.apply(.rows(9))
    log.apply(.lines(["one", "two", "three"]))
    for command in [Log.Command.look, .type("t"), .type("w"), .erase] { log.apply(command) }
    log.apply(.lines(["four", "ten"]))
    #expect(log.seen == ["two", "three", "ten"])
    #expect(log.news(of: .copy) == [.copied("ten")])
}

@Test func `a log is read, searched and left at the terminal`() throws {
    let lines = PublishSubject<String>()
    let pilot = Pilot(columns: 54, rows: 6) { logViewer($0, lines: lines) }
    for number in 1...20 { lines.onNext(number % 7 == 0 ? "error \(number)" : "line \(number)") }
    pilot.advance(by: .milliseconds(100))
    #expect(
        pilot.text == """
                                               20 of 20, following
            line 17
            line 18
            line 19
            line 20
             ↑↓ scroll  / look for  f follow  ? help  b back  …
            """)
    pilot.type("/error")
    pilot.press(.enter)
    #expect(pilot.text.contains("error 7\nerror 14") && pilot.text.contains("2 of 20"))
    pilot.resize(columns: 54, rows: 16)
    pilot.type("c?")
    #expect(pilot.copied == ["error 14"] && pilot.text.contains("copy the last line"))
    pilot.type("bq")
    #expect(pilot.isOver)
}
