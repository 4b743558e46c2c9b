#if INSPECTOR
    import Reactive
    import ReactiveTesting
    import Testing

    @testable import TUI

    @Suite struct `The inspector` {
        /// A frame takes what the stopwatch says: a millisecond and a half.
        private final class Stopwatch {
            private var time = Duration.zero
            func look() -> Duration {
                time += .microseconds(1_500)
                return time
            }
        }

        private static func inspected(
            columns: Int = 120, rows: Int = 20,
            _ program: @escaping (Console) -> Driver<some View>
        ) -> Pilot {
            let stopwatch = Stopwatch()
            return Pilot(columns: columns, rows: rows) { console in
                Inspector.program(console, stopwatch: stopwatch.look) { InspectedProgram(program) }
            }
        }

        private let pilot = inspected(ticking)

        private func row(_ beginning: String, of pilot: Pilot) -> Substring {
            let rows = pilot.text.split(separator: "\n").map { $0.drop { " ▸!".contains($0) } }
            return rows.first { $0.hasPrefix(beginning) } ?? ""
        }

        // MARK: Watching

        @Test func `shows the picture, and below it who says what, and where`() {
            pilot.press(.insert)
            pilot.advance(by: .milliseconds(500))
            #expect(pilot.text.hasPrefix("total 1, seconds 0"))
            #expect(row("inserts", of: pilot).contains("-o-- "))
            #expect(row("inserts", of: pilot).contains("InspectorPrograms.swift:"))
            let counter = row("Counter", of: pilot)
            #expect(counter.contains("-o-- ") && counter.contains("add(1)"))
            #expect(counter.contains("×1"))
        }

        @Test func `lets what was said move on with time, and then has nothing to do`() {
            let pilot = Self.inspected(resting)
            pilot.press(.insert, .insert)
            pilot.advance(by: .seconds(1))
            #expect(row("Counter", of: pilot).contains("-2----"))
            pilot.advance(by: .seconds(10))
            #expect(!row("Counter", of: pilot).contains("2-"))
            #expect(row("Counter", of: pilot).contains("add(1)"))
            pilot.advance(by: .seconds(1))
            #expect(pilot.nextWakeUp == nil)
        }

        @Test func `counts the bytes of the program's own frames, and the time that they take`() {
            let alone = Pilot(columns: 120, rows: 12, resting)
            alone.press(.insert)
            let pilot = Self.inspected(resting)
            pilot.press(.insert)
            let bytes = alone.frames.last?.count ?? 0
            #expect(pilot.text.contains("frame 2: \(bytes) bytes, 1.5 ms"))
        }

        @Test func `ends with the program`() {
            pilot.press(.insert)
            #expect(!pilot.isOver)
            pilot.type("q")
            #expect(pilot.isOver)
        }

        @Test func `leaves a program alone that it does not look at`() {
            let alone = Pilot(columns: 40, rows: 3, ticking)
            alone.press(.insert, .function(12), .left)
            #expect(alone.text.hasPrefix("total 1"))
        }

        // MARK: Time travel

        private func total() -> Substring { pilot.text.prefix { $0 != "\n" } }

        /// Adds one three times, a second and a half apart.
        private func play() {
            for _ in 0..<3 {
                pilot.press(.insert)
                pilot.advance(by: .milliseconds(1_500))
            }
            #expect(total() == "total 3, seconds 4")
        }

        @Test func `steps back and forth through the commands of a play`() {
            play()
            pilot.press(.function(12))
            var seen: [Substring] = []
            for _ in 0..<7 {
                pilot.press(.left)
                seen.append(total())
            }
            // tick, add, tick, tick, add, tick, add; the last is the beginning.
            #expect(
                seen == [
                    "total 3, seconds 3", "total 2, seconds 3", "total 2, seconds 2",
                    "total 2, seconds 1", "total 1, seconds 1", "total 1, seconds 0",
                    "total 0, seconds 0",
                ])
            pilot.press(.left, .right, .right)
            #expect(total() == "total 1, seconds 1")
            pilot.press(.home)
            #expect(total() == "total 0, seconds 0")
            pilot.press(.end)
            #expect(total() == "total 3, seconds 4")
        }

        @Test func `lets the clock stand meanwhile, and go on from the present`() {
            play()
            pilot.press(.function(12), .left, .left)
            pilot.advance(by: .seconds(60))
            #expect(total() == "total 2, seconds 3")
            #expect(pilot.nextWakeUp == nil)
            pilot.press(.function(12))
            #expect(total() == "total 3, seconds 4")
            pilot.advance(by: .milliseconds(600))
            #expect(total() == "total 3, seconds 5")
        }

        @Test func `goes on from a command as if nothing had come after it`() {
            play()
            pilot.press(.function(12), .left, .left, .left)
            #expect(total() == "total 2, seconds 2")
            pilot.press(.enter)
            #expect(total() == "total 2, seconds 2")
            // It came at 2 seconds exactly: the next comes a second later, and no other.
            pilot.advance(by: .milliseconds(980))
            #expect(total() == "total 2, seconds 2")
            pilot.advance(by: .milliseconds(20))
            #expect(total() == "total 2, seconds 3")
            pilot.press(.insert)
            #expect(total() == "total 3, seconds 3")
            // What came then is gone, and what came before can be gone back to again.
            pilot.press(.function(12), .home)
            #expect(total() == "total 0, seconds 0")
            pilot.press(.right, .right, .right, .right, .right, .right)
            #expect(total() == "total 3, seconds 3")
        }

        @Test func `goes to a command that is clicked, and on by a click`() throws {
            play()
            // The second that was added.
            let rows = pilot.text.split(separator: "\n", omittingEmptySubsequences: false)
            let adds = rows.indices.filter { rows[$0].contains("0:01.5") }
            let place = try #require(adds.first)
            try pilot.click(.at(100, place))
            #expect(total() == "total 2, seconds 1")
            try pilot.wheel(.up, at: .at(100, place))
            #expect(total() == "total 1, seconds 1")
            try pilot.click("go on from here")
            #expect(total() == "total 1, seconds 1")
            pilot.press(.insert)
            #expect(total() == "total 2, seconds 1")
        }

        @Test func `steps through another stream, from where it stands`() {
            play()
            pilot.press(.function(12), .left, .left, .tab)
            #expect(total() == "total 2, seconds 3")
            #expect(row("inserts", of: pilot).contains("×1"))
            pilot.press(.left)
            #expect(total() == "total 1, seconds 0")
            pilot.press(.enter)
            #expect(total() == "total 1, seconds 0")
        }

        @Test func `hands keys on again when the clock goes`() {
            play()
            pilot.press(.function(12), .insert, .insert, .function(12))
            #expect(total() == "total 3, seconds 4")
            pilot.press(.insert)
            #expect(total() == "total 4, seconds 4")
        }

        @Test func `says so where a run cannot be what it was`() {
            var luck = 0
            let pilot = Self.inspected { console in
                Play(Counter()) { _ in
                    luck += 1
                    return console.keys.filter { $0.key == .insert }.map { [luck] _ in .add(luck) }
                }.state.map { Text("total \($0.total)") }
            }
            pilot.press(.insert, .insert, .function(12), .left, .enter)
            #expect(pilot.text.contains("not quite as it was"))
        }

        @Test func `keeps as much as it says, and goes back that far`() {
            for _ in 0..<3_000 { pilot.press(.insert) }
            pilot.press(.function(12), .home)
            let oldest = Int(total().split(separator: ",")[0].dropFirst(6)) ?? 0
            #expect((500..<2_000).contains(oldest))
            pilot.press(.enter)
            #expect(total().hasPrefix("total \(oldest),"))
            #expect(!pilot.text.contains("not quite"))
        }

        // MARK: Leaks

        @Test func `marks what outlives its screen, and counts it as tests do`() {
            let bag = DisposeBag()
            let pilot = Self.inspected { twoScreens($0, leakingInto: bag) }
            #expect(!pilot.text.contains("outlive"))
            pilot.type("n")
            #expect(row("leaked", of: pilot).contains("InspectorPrograms.swift:"))
            #expect(row("leaked", of: pilot).contains("×1"))
            #expect(row("kept", of: pilot) == "")
            #expect(pilot.text.contains("1 outlives its screen"))
            // A test asks the same of any program.
            let journal = Journal { .zero }
            journal.open {
                let pilot = Pilot { twoScreens($0, leakingInto: bag) }
                #expect(journal.leaks.isEmpty)
                pilot.type("n")
            }
            #expect(journal.leaks.map(\.name) == ["leaked"])
        }
    }
#endif
