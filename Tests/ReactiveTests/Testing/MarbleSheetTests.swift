import Reactive
import ReactiveTesting
import Testing

@Suite struct `Aligned rows of marbles` {
    private func sheet(_ rows: (String, String)..., ticks: Range<Int>? = nil) -> MarbleSheet {
        MarbleSheet(rows.map { ($0.0, Marbles.events($0.1)) }, ticks: ticks)
    }

    @Test func `stand in columns, however wide an element is`() {
        let sheet = sheet(("moves", "-(ab)-c"), ("all news", "-x-[10]|"))
        #expect(
            sheet.text() == """
                moves     -(ab)-c~~~-
                all news  -x~~~-[10]|

                """)
    }

    @Test func `count long silences that all rows share`() {
        let sheet = sheet(("a", "x{12}-y{13}z"), ("b", "{13}u"))
        #expect(
            sheet.text() == """
                a  x-------------y{13}z
                b  -------------u-{13}-

                """)
    }

    /// A sheet that counts repeated symbols.
    private func counting(_ rows: (String, String)...) -> String {
        let streams = rows.map { name, picture in
            (name: name, events: Marbles.events(picture), numbers: [Int]())
        }
        let end = streams.flatMap { $0.events.map { $0.time + 1 } }.max() ?? 0
        return MarbleSheet(streams, ticks: 0..<end, countsRepeats: true).text()
    }

    @Test func `count symbols that repeat at regular intervals, if that is requested`() {
        let clock = String(repeating: "t---", count: 20)
        #expect(
            counting(("taps", "a{79}b"), ("clock", "x---" + clock + "y")) == """
                taps   a----{71}~~----b----
                clock  x---t{t×17}t---t---y

                """)
    }

    @Test(arguments: [
        // The fourth interval is shorter; the fourth symbol differs; there are too few symbols.
        "t---t---t---t--t---t---t---t", "t---t---t---u---t---t---t---t", "t---t---t---t---t---t",
    ])
    func `do not count symbols that differ, or that are few`(picture: String) {
        #expect(counting(("a", picture)) == "a  \(picture)\n")
    }

    @Test func `do not count symbols beside another symbol`() {
        let clock = String(repeating: "t---", count: 12) + "t"
        let text = counting(("taps", "{20}a"), ("clock", clock))
        #expect(text.contains("a") && !text.contains("×1"))
    }

    @Test func `are read as they are written`() {
        let events = Marbles.events("a{300}b~~~(cd)-{2}|")
        #expect(events.map(\.time) == [0, 301, 302, 302, 306])
        #expect(Marbles.events("[a[b]c]-([d][e[]])").map(\.value.element) == ["a[b]c", "d", "e[]"])
        let sheet = sheet(("a", "x{400}(yz)"), ("b", "[100]{3}y"))
        let again = sheet.text().split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            return (name: String(words[0]), events: Marbles.events(String(words[1])))
        }
        #expect(MarbleSheet(again) == sheet)
    }

    @Test func `continue below where there is no more room, each line with its first tick`() {
        let sheet = sheet(("a", "abcdefghijklmnop"), ("b", "0-1-2-3-4-5-6-7-"))
        #expect(
            sheet.text(columns: 13) { "\($0) s" } == """
                   0 s
                a  abcdefghij
                b  0-1-2-3-4-

                   10 s
                a  klmnop
                b  5-6-7-

                """)
    }

    @Test func `use the requested width, and are never wider`() {
        let row = String(repeating: "-(ab){20}[12]", count: 40)
        for columns in [20, 40, 79, 200] {
            let lines = sheet(("name", row), ("other", row)).text(columns: columns)
                .split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= columns })
            #expect(lines.contains { $0.count > columns - 8 })
        }
    }

    @Test func `mark a tick below it, even one without events`() {
        let sheet = sheet(("a", "x{20}y"))
        #expect(
            sheet.text(mark: (3, "here")) == """
                a  x---{17}y
                      ^ here

                """)
    }

    @Test func `have a note in a column whose events came in another order`() {
        let events = (Marbles.events("-a-b"), Marbles.events("-x-(yz)"))
        func text(_ numbers: ([Int], [Int])) -> String {
            MarbleSheet(
                [("a", events.0, numbers.0), ("b", events.1, numbers.1)], ticks: 0..<4
            ).text()
        }
        #expect(text(([0, 2], [1, 3, 4])) == "a  -a-b~~~\nb  -x-(yz)\n")
        let other = text(([1, 3], [0, 2, 4]))
        #expect(other == "a  -~a-(~b~)\nb  -x~-(y~z)\n")
        for line in other.split(separator: "\n") {
            let words = line.split(separator: " ")
            let read = Marbles.events(String(words[1]))
            #expect(read == (words[0] == "a" ? events.0 : events.1))
        }
    }
}
