import Reactive
import Testing

@testable import TUI

@Suite struct `A motion of a value` {
    private let motion = Motion(
        from: Point(column: 0, row: 8), to: Point(column: 20, row: 0), start: .seconds(1),
        delay: .milliseconds(200), duration: .milliseconds(400), curve: .linear)

    @Test func `a motion starts after its delay and follows the time`() {
        #expect(motion.value(at: .zero) == motion.from)
        #expect(motion.value(at: .milliseconds(1200)) == motion.from)
        #expect(motion.value(at: .milliseconds(1300)) == Point(column: 5, row: 6))
        #expect(motion.value(at: .milliseconds(1400)) == Point(column: 10, row: 4))
        #expect(motion.value(at: .milliseconds(1600)) == motion.to)
        #expect(motion.value(at: .seconds(99)) == motion.to)
    }

    @Test func `a page requests frames until the motion has arrived`() {
        var page = Page(columns: 1, rows: 1)
        func due(_ milliseconds: Int) -> Duration? {
            page.time = .milliseconds(milliseconds)
            page.due = nil
            _ = page.value(of: motion)
            return page.due
        }
        #expect(due(1000) == .milliseconds(1200))
        #expect(due(1200) == .milliseconds(1200))
        #expect(due(1599) == .milliseconds(1599))
        #expect(due(1600) == nil)
    }

    @Test func `a page requests the frame that is due first`() {
        var page = Page(columns: 1, rows: 1)
        page.redraw(at: .seconds(3))
        page.redraw(at: .seconds(1))
        page.redraw(at: .seconds(2))
        #expect(page.due == .seconds(1))
    }

    @Test func `with reduced motion, a motion arrives at once`() {
        var page = Page(columns: 1, rows: 1)
        page.time = .milliseconds(1300)
        page.reducesMotion = true
        #expect(page.value(of: motion) == motion.to)
        #expect(page.due == nil)
    }

    @Test func `a key ends the motions before it, and not those it has started`() {
        var page = Page(columns: 1, rows: 1)
        page.time = .milliseconds(1300)
        page.settled = motion.start
        #expect(page.value(of: motion) == Point(column: 5, row: 6))
        page.due = nil
        page.settled = motion.start + .milliseconds(1)
        #expect(page.value(of: motion) == motion.to)
        #expect(page.due == nil)
    }

    @Test func `an interrupted motion continues from the visible value`() {
        let time = Duration.milliseconds(1300)
        let target = Point(column: 7, row: 7)
        let next = motion.interrupted(by: target, at: time)
        #expect(next.from == Point(column: 5, row: 6) && next.to == target)
        #expect(next.value(at: time) == motion.value(at: time))
        #expect(next.arrival == time + motion.duration)

        let settled = motion.interrupted(by: target, at: time, settled: .milliseconds(1250))
        #expect(settled.from == motion.to)
    }

    @Test func `a value at rest needs no further frame`() {
        let rest = Motion(resting: 5)
        var page = Page(columns: 1, rows: 1)
        #expect(page.value(of: rest) == 5)
        #expect(page.due == nil)
    }

    @Test func `a view of a moving value takes the room of its target`() {
        let moving = Moving(
            Motion(from: 1, to: 5, start: .zero, duration: .seconds(1), curve: .linear)
        ) { count in
            Text(String(repeating: "x", count: count))
        }
        #expect(moving.size(in: .largest).columns == 5)
        #expect(picture(moving, 9, 1, at: .milliseconds(500)) == "xxx")
        #expect(picture(moving, 9, 1, at: .seconds(2)) == "xxxxx")
    }

    @Test func `a picture travels on a page`() {
        let motion = Motion(
            from: Point(column: 0, row: 0), to: Point(column: 4, row: 1), start: .zero,
            duration: .seconds(1), curve: .linear)
        struct Traveling: View {
            let motion: Motion<Point>
            func size(in offer: Size) -> Size { offer }
            func draw(on page: inout Page) {
                Floating(at: page.value(of: motion)) { "ab" }.draw(on: &page)
            }
        }
        #expect(picture(Traveling(motion: motion), 6, 2, at: .zero) == "ab\n")
        #expect(picture(Traveling(motion: motion), 6, 2, at: .milliseconds(500)) == "\n  ab")
        #expect(picture(Traveling(motion: motion), 6, 2, at: .seconds(1)) == "\n    ab")
    }
}

@Suite struct `A curve` {
    @Test(arguments: Curve.allCases)
    func `every curve begins and ends exactly, without jumps or large detours`(_ curve: Curve) {
        #expect(curve(0) == 0 && curve(1) == 1)
        #expect(curve(-3) == 0 && curve(9) == 1 && curve(.nan) == 1)
        var last = 0.0
        for step in 0...10_000 {
            let part = curve(Double(step) / 10_000)
            #expect(abs(part - last) < 0.001, "a jump at \(step)")
            #expect((-0.2...1.2).contains(part))
            last = part
        }
    }

    @Test(arguments: [Curve.linear, .easeIn, .easeOut, .easeInOut])
    func `the plain curves never turn back`(_ curve: Curve) {
        let parts = (0...1000).map { curve(Double($0) / 1000) }
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `the curves are slow where their names state`() {
        #expect(Curve.easeIn(0.5) < 0.5 && Curve.easeOut(0.5) > 0.5)
        #expect(Curve.easeInOut(0.25) < 0.25 && Curve.easeInOut(0.75) > 0.75)
        #expect((1..<100).contains { Curve.overshoot(Double($0) / 100) > 1.05 })
        #expect((1..<100).allSatisfy { Curve.bounce(Double($0) / 100) <= 1 })
    }

    @Test func `motions of random values are exact at both ends and stay between them`() {
        var dice = Dice(seed: 20_26)
        for _ in 0..<5_000 {
            let (from, to) = (number(&dice), number(&dice))
            let start = Duration.milliseconds(dice.roll(10_000))
            let length = Duration.milliseconds(dice.roll(2_000))
            let curve = Curve.allCases[dice.roll(Curve.allCases.count)]
            let motion = Motion(from: from, to: to, start: start, duration: length, curve: curve)
            #expect(motion.value(at: start - .milliseconds(1)) == from)
            #expect(motion.value(at: start) == (length > .zero ? from : to))
            #expect(motion.value(at: start + length) == to)

            let time = start + length * Double(dice.roll(1000)) / 1000
            let now = motion.value(at: time)
            if curve != .overshoot { #expect(now >= min(from, to) && now <= max(from, to)) }

            let next = motion.interrupted(by: number(&dice), at: time, duration: .seconds(1))
            #expect(next.value(at: time) == now)
            #expect(next.value(at: next.arrival) == next.to)
        }
    }

    private func number(_ dice: inout Dice) -> Int {
        switch dice.roll(8) {
        case 0: .max
        case 1: .min
        case 2: Int(truncatingIfNeeded: dice.next())
        default: dice.roll(200) - 100
        }
    }

    @Test func `rectangles, sizes and fractions travel too`() {
        let rect = Rect(column: 0, row: 0, columns: 10, rows: 4)
        let other = Rect(column: 10, row: 2, columns: 20, rows: 8)
        #expect(rect.moved(0.5, to: other) == Rect(column: 5, row: 1, columns: 15, rows: 6))
        #expect(1.0.moved(0.25, to: 3.0) == 1.5)
        #expect(Int.min.moved(1.5, to: .max) == .max)
        #expect(Int.max.moved(1.5, to: .min) == .min)
    }
}
