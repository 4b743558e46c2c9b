import Reactive
import Testing

@testable import TUI

@Suite struct `A pilot` {
    @Test func `presses every pressable view, by mouse and by key`() throws {
        let pilot = Pilot(columns: 20, rows: 3, counter)
        #expect(pilot.text == "[-]  0    [+]")
        try pilot.click("[+]")
        try pilot.click("[+]")
        #expect(pilot.text == "[-]  2    [+]")
        try pilot.click(.value(CounterButton.less))
        pilot.press(.character("-"), .character("-"))
        pilot.type("-")
        #expect(pilot.text == "[-]  -2   [+]")
        try pilot.click(.at(11, 0))
        #expect(pilot.text == "[-]  -1   [+]")
    }

    @Test func `shows the screen when an expected text is missing`() throws {
        let pilot = Pilot(columns: 20, rows: 3, counter)
        let missing = #expect(throws: Pilot.Missing.self) { try pilot.click("[*]") }
        #expect(missing?.description == "There is no \"[*]\" on the screen:\n[-]  0    [+]")
        #expect(throws: Pilot.Missing.self) { try pilot.click(.value(7)) }
    }

    @Test func `explains the tag of a control to a test that gives only its spot`() throws {
        enum Spot: Hashable { case sound, light }
        let controls = Controls(focus: Spot.sound, [.sound: .toggle()])
        let pilot = Pilot(columns: 20, rows: 1) { _ in
            .never().startWith(Toggle("Sound", .sound, in: controls))
        }
        func problem(_ target: Pilot.Target) -> String {
            #expect(throws: Pilot.Missing.self) { try pilot.click(target) }?.description ?? ""
        }
        #expect(
            problem(.value(Spot.sound)) == """
                Nothing of sound can be reached on the screen. A control is tagged with its parts: \
                .value(ControlPart.whole(Spot.sound)):
                [ ] Sound
                """)
        #expect(
            problem(.value(Spot.light)) == """
                Nothing of light can be reached on the screen:
                [ ] Sound
                """)
        try pilot.click(.value(ControlPart.whole(Spot.sound)))
    }

    @Test func `reports the styles of texts`() {
        let pilot = Pilot(columns: 8, rows: 1, counter)
        let bold = Style(attributes: .bold)
        #expect(pilot.runs.map(\.text) == ["[-]", "0"])
        #expect(pilot.runs[1] == StyledRun(row: 0, column: 5, text: "0", style: bold))
    }

    @Test func `clicks once at any speed, and twice on request`() throws {
        var counts: [Int] = []
        let pilot = Pilot(columns: 20, rows: 3) { console -> Driver<Sketch> in
            let intents = console.intents(of: CounterButton.self)
            return intents.asDriver(onErrorDriveWith: .never()).map { intent in
                if case .press(_, let count, _, _) = intent { counts.append(count) }
                return Sketch { $0.put("[+]", 0, 0, for: CounterButton.more) }
            }.startWith(Sketch { $0.put("[+]", 0, 0, for: CounterButton.more) })
        }
        for _ in 0..<3 { try pilot.click("[+]") }
        try pilot.doubleClick("[+]")
        #expect(counts == [1, 1, 1, 1, 2])
    }

    @Test func `waits only for the frame that shows the result of its input`() throws {
        let pilot = Pilot(columns: 20, rows: 3, counter)
        #expect(pilot.now == .zero && pilot.frames.count == 1)
        // There is no frame so soon after the first.
        pilot.type("+")
        #expect(pilot.now == .milliseconds(17) && pilot.frames.count == 2)
        // A frame is drawn at once after a pause.
        pilot.advance(by: .seconds(1))
        pilot.type("+")
        #expect(pilot.now == .milliseconds(1017) && pilot.frames.count == 3)
        // A key that changes nothing takes no time.
        pilot.type("x")
        #expect(pilot.now == .milliseconds(1017) && pilot.frames.count == 3)
    }

    @Test func `keeps the frames from a given moment, in few bytes`() {
        let console = Surroundings(size: Size(columns: 20, rows: 3))
        let (late, always) = (
            Pilot(in: console, keepsFrames: false, counter), Pilot(in: console, counter)
        )
        for pilot in [late, always] { pilot.type("+++") }
        let before = always.frames.count
        late.keepsFrames = true
        #expect(late.frames.isEmpty && late.text == always.text)
        for pilot in [late, always] { pilot.type("++") }
        #expect(late.frames.count == 2 && always.frames.count == before + 2)
        #expect(late.frames[0].count < 40 && late.frames[1] == always.frames[before + 1])
    }

    @Test func `draws only what is read if it keeps no frames`() {
        var drawn: Set<Int> = []
        let pilot = Pilot(columns: 20, rows: 3, keepsFrames: false) { console in
            console.keys.scan(0) { count, _ in count + 1 }.startWith(0)
                .asDriver(onErrorJustReturn: 0).map { count in
                    Sketch { page in
                        drawn.insert(count)
                        page.put("\(count)", 0, 0)
                    }
                }
        }
        pilot.type("abc")
        #expect(drawn.isEmpty)
        #expect(pilot.text == "3" && drawn == [3])
        pilot.advance(by: .seconds(1))
        pilot.type("de")
        #expect(pilot.text == "5" && drawn == [3, 5])
    }

    @Test func `is not woken while nothing moves`() throws {
        let pilot = Pilot(columns: 20, rows: 3, counter)
        #expect(pilot.nextWakeUp == nil)
        pilot.type("+")
        try pilot.click("[+]")
        try pilot.drag(from: "[+]", to: "[-]")
        #expect(pilot.nextWakeUp == nil)
        let (frames, drawings) = (pilot.frames.count, pilot.drawings)
        pilot.advance(by: .seconds(86_400))
        #expect(pilot.frames.count == frames && pilot.drawings == drawings)
    }

    @Test func `draws at most sixty frames a second, however often there is something new`() {
        let pilot = Pilot(columns: 20, rows: 1) { console in
            Driver<Int>.interval(.milliseconds(1), scheduler: console.scheduler).map { count in
                Sketch { $0.put("\(count)", 0, 0) }
            }
        }
        pilot.advance(by: .seconds(2))
        #expect(55...60 ~= pilot.frames.count / 2)
    }

    @Test func `draws no frame for hidden changes`() {
        let pilot = Pilot(columns: 20, rows: 1) { console in
            console.keys.scan(0) { count, _ in count + 1 }.startWith(0)
                .asDriver(onErrorJustReturn: 0).map { count in
                    Sketch { $0.put(count < 2 ? "few" : "many", 0, 0) }
                }
        }
        pilot.type("abcd")
        #expect(pilot.text == "many")
        #expect(pilot.drawings == 5)
        #expect(pilot.frames.count == 2)
    }

    @Test func `resizes, and passes the surroundings on to the program`() {
        let pilot = Pilot(columns: 20, rows: 5) { console in
            console.surroundings.map { surroundings in
                let size = surroundings.size
                return Sketch { page in
                    page.put("\(size.columns) \(page.size.rows) \(surroundings.hasFocus)", 0, 0)
                    page.put(surroundings.scheme.map { "\($0)" } ?? "?", 0, 1)
                }
            }
        }
        #expect(pilot.text == "20 5 true\n?")
        pilot.resize(columns: 12, rows: 2)
        #expect(pilot.text == "12 2 true\n?")
        pilot.focus(false)
        pilot.send(.colorScheme(.light))
        #expect(pilot.text == "12 2 false\nlight")
        for (columns, rows) in [(0, 0), (1, 1), (0, 3), (300, 100)] {
            pilot.resize(columns: columns, rows: rows)
        }
        #expect(pilot.text == "300 100 false\nlight")
    }

    @Test func `pastes a text as a whole, and not as keys`() {
        let pilot = Pilot(columns: 20, rows: 1) { console in
            Driver.merge(
                console.keys.map { _ in "key" }.asDriver(onErrorJustReturn: ""),
                console.events.compactMap { event in
                    if case .paste(let text) = event { text } else { nil }
                }.asDriver(onErrorJustReturn: "")
            ).startWith("").map { text in Sketch { $0.put(text, 0, 0) } }
        }
        pilot.paste("q+\n")
        #expect(pilot.text == "q+")
        pilot.send(bytes: Array("\u{1b}[200~quit\u{1b}[201~".utf8))
        #expect(pilot.text == "quit")
    }

    @Test func `sends bytes, and an escape alone becomes a key after a time`() {
        let pilot = Pilot(columns: 20, rows: 1) { console in
            console.keys.map { "\($0.key)" }.startWith("").asDriver(onErrorJustReturn: "")
                .map { text in Sketch { $0.put(text, 0, 0) } }
        }
        pilot.advance(by: .seconds(1))
        pilot.send(bytes: [0x1b])
        #expect(pilot.nextWakeUp == pilot.now + .milliseconds(40))
        pilot.advance(by: .milliseconds(39))
        #expect(pilot.text == "")
        pilot.advance(by: .milliseconds(1))
        #expect(pilot.text == "escape")

        pilot.send(bytes: [0x1b])
        pilot.advance(by: .milliseconds(20))
        pilot.send(bytes: Array("[A".utf8))
        #expect(pilot.text == "up")
        #expect(pilot.nextWakeUp == nil)
    }

    @Test func `finds a text with wide characters in it, and its middle`() throws {
        var points: [Point] = []
        let pilot = Pilot(columns: 20, rows: 2) { console in
            console.gestures.map { gesture in
                if case .press(_, let point) = gesture { points.append(point) }
                return 0
            }.startWith(0).asDriver(onErrorJustReturn: 0).map { _ in
                Sketch { page in
                    page.put("世界 界abc", 1, 1)
                    page.put("e\u{301}x", 15, 1)
                }
            }
        }
        try pilot.click("界a")
        try pilot.click("abc")
        try pilot.click("e\u{301}")
        try pilot.click("世界 界abc")
        #expect(points.map(\.column) == [6, 9, 15, 6])
        #expect(points.map(\.row) == [1, 1, 1, 1])
    }

    @Test func `releases everything`() {
        weak var session: Session?
        let leaked = Subscriptions.leaked {
            let pilot = Pilot(columns: 30, rows: 6, form)
            pilot.press(.tab)
            pilot.send(bytes: [0x1b])
            session = pilot.session
        }
        #expect(session == nil)
        #expect(leaked == 0)
    }
}
