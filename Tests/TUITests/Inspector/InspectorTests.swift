#if INSPECTOR
    import Reactive
    import ReactiveTesting
    import Testing

    @testable import TUI

    @Suite struct `The inspector` {
        /// A stopwatch that measures a millisecond and a half for each frame.
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

        @Test func `shows the picture, and below it the streams with their latest elements`() {
            pilot.press(.insert)
            pilot.advance(by: .milliseconds(500))
            #expect(pilot.text.hasPrefix("total 1, seconds 0"))
            #expect(row("inserts", of: pilot).contains("-o-- "))
            #expect(row("inserts", of: pilot).contains("InspectorPrograms.swift:"))
            let counter = row("Counter", of: pilot)
            #expect(counter.contains("-o-- ") && counter.contains("add(1)"))
            #expect(counter.contains("×1"))
        }

        @Test func `scrolls older elements away with time, and is then idle`() {
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

        @Test func `does not change a program that it does not observe`() {
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
            // tick, add, tick, tick, add, tick, add; the last step back is the beginning.
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

        @Test func `stops the clock meanwhile, and continues from the present`() {
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

        @Test func `continues from a command as if nothing had come after it`() {
            play()
            pilot.press(.function(12), .left, .left, .left)
            #expect(total() == "total 2, seconds 2")
            pilot.press(.enter)
            #expect(total() == "total 2, seconds 2")
            // The run continues at exactly 2 seconds: the next tick comes a second later, and no
            // other.
            pilot.advance(by: .milliseconds(980))
            #expect(total() == "total 2, seconds 2")
            pilot.advance(by: .milliseconds(20))
            #expect(total() == "total 2, seconds 3")
            pilot.press(.insert)
            #expect(total() == "total 3, seconds 3")
            // The events after that time are gone, and the earlier ones can be stepped back to
            // again.
            pilot.press(.function(12), .home)
            #expect(total() == "total 0, seconds 0")
            pilot.press(.right, .right, .right, .right, .right, .right)
            #expect(total() == "total 3, seconds 3")
        }

        @Test func `moves to a clicked command, and continues by a click`() throws {
            play()
            // The row of the second addition.
            let rows = pilot.text.split(separator: "\n", omittingEmptySubsequences: false)
            let adds = rows.indices.filter { rows[$0].contains("0:01.5") }
            let place = try #require(adds.first)
            try pilot.click(.at(100, place))
            #expect(total() == "total 2, seconds 1")
            try pilot.wheel(.up, at: .at(100, place))
            #expect(total() == "total 1, seconds 1")
            // A sideways wheel moves through no commands.
            for direction in [Mouse.Direction.left, .right] {
                try pilot.wheel(direction, at: .at(100, place))
            }
            for direction in [Mouse.Direction.up, .down] {
                pilot.send(
                    .mouse(Mouse(.wheel(direction), column: 100, row: place, modifiers: .shift)))
                #expect(total() == "total 1, seconds 1")
            }
            try pilot.click("continue from here")
            #expect(total() == "total 1, seconds 1")
            pilot.press(.insert)
            #expect(total() == "total 2, seconds 1")
        }

        @Test func `steps through another stream, from the same place`() {
            play()
            pilot.press(.function(12), .left, .left, .tab)
            #expect(total() == "total 2, seconds 3")
            #expect(row("inserts", of: pilot).contains("×1"))
            pilot.press(.left)
            #expect(total() == "total 1, seconds 0")
            pilot.press(.enter)
            #expect(total() == "total 1, seconds 0")
        }

        @Test func `passes keys on again when the clock runs`() {
            play()
            pilot.press(.function(12), .insert, .insert, .function(12))
            #expect(total() == "total 3, seconds 4")
            pilot.press(.insert)
            #expect(total() == "total 4, seconds 4")
        }

        @Test func `reports a run that cannot be reproduced`() {
            var luck = 0
            let pilot = Self.inspected { console in
                Play(Counter()) { _ in
                    luck += 1
                    return console.keys.filter { $0.key == .insert }.map { [luck] _ in .add(luck) }
                }.state.map { Text("total \($0.total)") }
            }
            pilot.press(.insert, .insert, .function(12), .left, .enter)
            #expect(pilot.text.contains("replay is not exact"))
        }

        @Test func `keeps at least the last thousand commands, and continues from the oldest`() {
            for _ in 0..<3_000 { pilot.press(.insert) }
            pilot.press(.function(12), .home)
            let oldest = Int(total().split(separator: ",")[0].dropFirst(6)) ?? 0
            #expect((500..<2_000).contains(oldest))
            pilot.press(.enter)
            #expect(total().hasPrefix("total \(oldest),"))
            #expect(!pilot.text.contains("not exact"))
        }

        // MARK: Branches and searches

        @Test func `leaves a command out, shows the consequences, and keeps the original run`() {
            play()
            // Goes back to the second addition.
            pilot.press(.function(12), .left, .left, .left, .left)
            // The pause may take any time.
            pilot.advance(by: .seconds(60))
            pilot.press(.character("x"))
            #expect(total() == "total 1, seconds 1")
            pilot.press(.end)
            #expect(total() == "total 2, seconds 4")
            pilot.advance(by: .seconds(60))
            pilot.press(.character("b"))
            #expect(total() == "total 3, seconds 4")
            pilot.press(.character("b"), .enter)
            #expect(total() == "total 2, seconds 4")
            pilot.press(.insert)
            #expect(total() == "total 3, seconds 4")
        }

        @Test func `leaves out no command that the program sent itself`() {
            play()
            pilot.press(.function(12), .character("x"))
            #expect(pilot.text.contains("Only inputs can be left out"))
            #expect(total() == "total 3, seconds 4")
        }

        @Test func `keeps the run that a continuation replaces, and can continue that run, too`() {
            play()
            pilot.press(.function(12), .left, .left, .left, .enter)
            #expect(total() == "total 2, seconds 2")
            pilot.press(.function(12), .character("b"))
            #expect(total() == "total 3, seconds 4")
            pilot.press(.left)
            #expect(total() == "total 3, seconds 3")
            // Returning to the present leads to this run.
            pilot.press(.end, .function(12), .insert)
            #expect(total() == "total 4, seconds 4")
        }

        @Test func `jumps to a time or to a command, or reports that there is none`() {
            play()
            pilot.press(.function(12))
            pilot.type("g0:02")
            pilot.press(.enter)
            #expect(total() == "total 2, seconds 2")
            pilot.type("g#1")
            pilot.press(.enter)
            #expect(total() == "total 1, seconds 0")
            pilot.type("g#99")
            pilot.press(.enter)
            #expect(pilot.text.contains("no such time") && total() == "total 1, seconds 0")
        }

        @Test func `lists the streams that have a text in their names`() {
            play()
            pilot.press(.function(12))
            #expect(row("Counter", of: pilot) != "" && row("inserts", of: pilot) != "")
            pilot.type("/ins")
            pilot.press(.enter)
            #expect(row("Counter", of: pilot) == "" && row("inserts", of: pilot) != "")
            pilot.type("/")
            pilot.press(.enter)
            #expect(row("Counter", of: pilot) != "")
        }

        @Test(arguments: [(60, 20), (80, 24), (200, 50)])
        func `gives the whole window to the program, and takes a part of it back`(
            _ columns: Int, _ rows: Int
        ) {
            let pilot = Self.inspected(columns: columns, rows: rows) { console in
                console.surroundings.map { Text("\($0.size.columns)×\($0.size.rows)") }
            }
            let small = pilot.text
            pilot.press(.function(11))
            #expect(pilot.text.hasPrefix("\(columns)×\(rows)"))
            #expect(!pilot.text.contains("running at"))
            pilot.press(.function(11))
            #expect(pilot.text.prefix { $0 != "\n" } == small.prefix { $0 != "\n" })
            #expect(pilot.text.contains("running at"))
        }

        // MARK: Values

        private struct Table: Equatable {
            struct Clock: Equatable { var seconds = 0 }
            var score = 0
            var clock = Clock()
            var cards = (1...40).map { "card \($0)" }
        }

        /// A table with a running clock, whose score `Insert` increases by one.
        private func table(_ console: Console) -> Driver<Text> {
            let seconds = Observable<Int>.interval(.seconds(1), scheduler: console.scheduler)
            return Observable.merge(
                console.keys.filter { $0.key == .insert }.map { _ in true },
                seconds.map { _ in false }
            )
            .scan(Table()) { table, isScore in
                var table = table
                if isScore { table.score += 1 } else { table.clock.seconds += 1 }
                return table
            }
            .named("table").map { Text("score \($0.score)") }
            .asDriver(onErrorDriveWith: .empty())
        }

        @Test(arguments: [(60, 20), (80, 24), (200, 60)])
        func `lists all keys in every window`(_ columns: Int, _ rows: Int) {
            let pilot = Self.inspected(columns: columns, rows: rows, ticking)
            pilot.press(.insert, .function(12), .character("?"))
            for key in InspectorAct.bar(isStanding: true, isWhole: true, InspectorWords()) {
                #expect(pilot.text.contains("\(key.key): \(key.name)"), "\(key)")
            }
        }

        @Test func `shows a value in full, part by part`() {
            let pilot = Self.inspected(columns: 80, rows: 24, table)
            pilot.press(.insert)
            pilot.advance(by: .seconds(3))
            pilot.press(.function(12), .character("v"))
            #expect(pilot.text.contains("score: 1") && pilot.text.contains("clock.seconds: 3"))
            #expect(pilot.text.contains("card 40"))
            #expect(pilot.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
            pilot.press(.left)
            #expect(pilot.text.contains("clock.seconds: 2"))
            pilot.press(.character("v"))
            #expect(!pilot.text.contains("clock.seconds: 2\n") && pilot.text.hasPrefix("score 1"))
        }

        @Test func `keeps a part in view, and shows when it got its value`() {
            let pilot = Self.inspected(columns: 120, rows: 30, table)
            pilot.advance(by: .milliseconds(2_500))
            pilot.press(.insert)
            pilot.advance(by: .seconds(20))
            pilot.press(.function(12), .character("w"))
            #expect(pilot.text.contains("Nothing is pinned"))
            pilot.press(.character("v"), .character("p"), .character("v"))
            #expect(pilot.text.contains(" score: 1 1 stream,"))
            pilot.press(.character("w"))
            #expect(pilot.text.contains("stopped at 0:02.5"))
            #expect(pilot.text.contains(" score: 1 1 stream,"))
            #expect(pilot.text.contains("1 has been the value since 0:02.5"))
            pilot.press(.left)
            #expect(pilot.text.contains("score: 0"))
            pilot.press(.character("w"))
            #expect(pilot.text.contains("has never changed"))
        }

        // MARK: A run that was recorded

        @Test func `begins with a recorded run, at its end and in its window`() {
            var past: [(time: Int, input: ProgramInput)] = []
            for number in 1...3 {
                past.append((number * 1_500, .event(.key(KeyPress(.insert)))))
            }
            let window = Surroundings(size: Size(columns: 40, rows: 3))
            let pilot = Pilot(columns: 120, rows: 20) { console in
                Inspector.program(console, stopwatch: nil) {
                    var program = InspectedProgram(ticking)
                    program.past = (window, past)
                    program.words.stands = "멈춘 때"
                    return program
                }
            }
            #expect(pilot.text.hasPrefix("total 3, seconds 4"))
            #expect(pilot.text.contains("── 멈춘 때 0:04.500"))
            pilot.advance(by: .seconds(9))
            #expect(pilot.text.hasPrefix("total 3, seconds 4"))
            pilot.press(.left)
            #expect(pilot.text.hasPrefix("total 2, seconds 4"))
            pilot.press(.enter, .insert, .insert)
            #expect(pilot.text.hasPrefix("total 4, seconds 4"))
        }

        @Test func `shows a run that has ended as it was before its end`() {
            let keys: [Key] = [.insert, .insert, .character("q")]
            let past = keys.enumerated().map { number, key in
                (
                    time: number * 1_500,
                    input: ProgramInput.event(
                        .key(KeyPress(key, text: key.character.map { "\($0)" })))
                )
            }
            let pilot = Pilot(columns: 120, rows: 20) { console in
                Inspector.program(console, stopwatch: nil) {
                    var program = InspectedProgram(ticking)
                    program.past = (Surroundings(size: Size(columns: 40, rows: 3)), past)
                    return program
                }
            }
            #expect(!pilot.isOver && pilot.text.hasPrefix("total 2, seconds 3"))
            pilot.press(.left, .left)
            #expect(pilot.text.hasPrefix("total 2, seconds 1"))
            pilot.press(.enter, .insert)
            #expect(pilot.text.hasPrefix("total 3, seconds 1"))
        }

        // MARK: Leaks

        @Test func `marks subscriptions that outlive their screen, and counts them as tests do`() {
            let bag = DisposeBag()
            let pilot = Self.inspected { twoScreens($0, leakingInto: bag) }
            #expect(!pilot.text.contains("outlive"))
            pilot.type("n")
            #expect(row("leaked", of: pilot).contains("InspectorPrograms.swift:"))
            #expect(row("leaked", of: pilot).contains("×1"))
            #expect(row("kept", of: pilot) == "")
            #expect(pilot.text.contains("1 outlives its screen"))
            // A test can read the same from the journal of any program.
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
