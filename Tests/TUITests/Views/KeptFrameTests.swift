import Reactive
import Sweep
import Testing

@testable import TUI

@Suite struct `A page that remembers its last frame` {
    @Test(arguments: 0..<8)
    func `shows the same as one that draws every frame from nothing`(_ part: Int) {
        var kept = 0
        for seed in 0..<(Sweep.isWhole ? 3_000 : 20) {
            let seed = UInt64(20_000 * part + seed)
            var run = PairedPages(seed: seed)
            for number in 0..<8 {
                run.draw(number)
                #expect(run.difference == nil, "seed \(seed), frame \(number)")
            }
            if run.isKept { kept += 1 }
        }
        // Most frames are drawn incrementally, or the test would prove nothing.
        #expect(kept > 15)
    }

    @Test func `draws again only views that differ`() {
        let counter = DrawingLog()
        var page = Page(columns: 30, rows: 4)
        page.memory = FrameMemory()
        func show(_ first: String, _ second: String) -> [String] {
            counter.drawn = []
            page.show(
                Column {
                    Row {
                        Counted(text: first, counter: counter)
                        Text("beside")
                    }
                    Counted(text: second, counter: counter).border()
                })
            return counter.drawn
        }

        #expect(show("a", "b") == ["a", "b"])
        #expect(show("a", "b") == [])
        #expect(show("a", "c") == ["c"])
        #expect(show("x", "c") == ["x"])
        #expect(page.canvas.text().hasPrefix("xbeside"))
    }

    @Test func `makes, measures and draws a composite view again only if it differs`() {
        let log = DrawingLog()
        var page = Page(columns: 40, rows: 6)
        page.memory = FrameMemory()
        func show(_ first: String, _ second: String, rows: Int = 1) -> [String] {
            log.drawn = []
            page.show(
                Column {
                    Card(text: first, log: log).border()
                    Text("between").frame(rows: rows)
                    Row {
                        Card(text: second, log: log)
                        Spacer()
                    }
                })
            return log.drawn
        }
        #expect(Set(show("a", "b")) == ["make a", "make b", "measure a", "measure b", "a", "b"])
        #expect(show("a", "b") == [])
        #expect(Set(show("a", "c")) == ["make c", "measure c", "c"])
        #expect(Set(show("x", "c")) == ["make x", "measure x", "x"])
        // A view that has moved is drawn in its new place without being created again.
        #expect(Set(show("x", "c", rows: 2)).subtracting(["measure c"]) == ["c"])
        // A view that takes the place of another one is not created again either.
        #expect(!show("c", "d", rows: 2).contains("make c"))
        #expect(page.canvas.text(row: 1).contains("c"))
    }

    /// The frames in between keep the outer view, and do not lay out the inner one.
    @Test(arguments: [0, 1, 3])
    func `lays out no view again inside a view that changes after it was kept`(_ between: Int) {
        let log = DrawingLog()
        var page = Page(columns: 20, rows: 4)
        page.memory = FrameMemory()
        func show(_ title: String, over texts: [String]) -> [String] {
            log.drawn = []
            page.show(
                Layers {
                    for text in texts { Text(text) }
                    Titled(title: title, log: log)
                })
            return log.drawn
        }
        #expect(show("old", over: ["a"]) == ["make old", "place"])
        for _ in 0..<between { #expect(show("old", over: ["a"]) == []) }
        // The pieces of the views now come later.
        #expect(show("old", over: ["a", "b"]) == [])
        #expect(show("new", over: ["a", "b"]) == ["make new"])
        #expect(page.canvas.text(row: 0).hasPrefix("new"))
        #expect(page.canvas.text(row: 1).hasPrefix("one"))
    }

    @Test func `draws again only the changed views of a view that places others`() {
        let log = DrawingLog()
        var page = Page(columns: 20, rows: 3)
        page.memory = FrameMemory()
        func show(_ texts: [String]) -> [String] {
            log.drawn = []
            page.show(Fan(texts: texts, log: log).border())
            return log.drawn
        }
        #expect(show(["one", "two", "three"]) == ["one", "two", "three"])
        #expect(page.canvas.text(row: 1).hasPrefix("│ontwthree"))
        #expect(show(["one", "two", "three"]) == [])
        // The view above is drawn again as well.
        #expect(show(["one", "six", "three"]) == ["one", "six", "three"])
        #expect(page.canvas.text(row: 1).hasPrefix("│onsithree"))
        #expect(show(["one", "six", "ten"]) == ["six", "ten"])
        #expect(page.canvas.text(row: 1).hasPrefix("│onsiten"))
        #expect(show(["one", "six"]) == ["six"])
        #expect(page.canvas.text(row: 1).hasPrefix("│onsix "))
    }

    @Test func `splits texts into the same lines as a page without a memory`() {
        var page = Page(columns: 30, rows: 40)
        page.memory = FrameMemory()
        let words = "parlor — a small room for games, as 말하다 means to talk, and more "
        for round in 0..<3 {
            for number in 1...12 {
                let text = Text(String(repeating: words, count: number)).balanced()
                page.canvas.resize(columns: 20 + 5 * round, rows: 40)
                page.memory?.forget()
                page.show(text.border())
                var fresh = Page(columns: 20 + 5 * round, rows: 40)
                fresh.show(text.border())
                #expect(page.canvas.text() == fresh.canvas.text())
            }
        }
    }

    @Test func `makes no composite view again after a frame with a floating view`() {
        let log = DrawingLog()
        var page = Page(columns: 20, rows: 3)
        page.memory = FrameMemory()
        for floats in [false, true, false, false, true, false] {
            log.drawn = []
            page.show(
                Layers {
                    Card(text: "card", log: log)
                    if floats { Floating(at: Point(column: 0, row: 1)) { Text("note") } }
                })
            #expect(page.canvas.text().contains("card"))
            #expect(page.canvas.text().contains("note") == floats)
        }
        #expect(!log.drawn.contains("make card"))
    }

    @Test func `redraws a composite view while it moves`() {
        var page = Page(columns: 20, rows: 1)
        page.memory = FrameMemory()
        let motion = Motion<Double>(
            from: 0, to: 4, start: .zero, duration: .seconds(4), curve: .linear)
        let texts = (0..<6).map { second in
            page.show(Counting(motion: motion), at: .seconds(second))
            return page.canvas.text(row: 0).prefix(1)
        }
        #expect(texts == ["0", "1", "2", "3", "4", "4"])
    }

    @Test func `compares a view without equality by its properties`() {
        let counter = DrawingLog()
        #expect(drawings(of: { _ in Plain(name: "a", size: .zero, pair: (1, "x")) }) == 1)
        #expect(drawings(of: { Plain(name: "a", size: .zero, pair: ($0, "x")) }) == 3)
        #expect(
            drawings(of: { Many(all: [Plain(name: "\($0 / 2)", size: .zero, pair: (1, ""))]) })
                == 2)
        // Closures and objects may change without notice, so they are drawn again.
        #expect(drawings(of: { _ in Calling(text: { "a" }) }) == 3)
        #expect(drawings(of: { _ in Holding(counter: counter) }) == 3)
        #expect(drawings(of: { _ in Choice.one("a") }) == 3)
    }

    @Test func `redraws views that depend on the time`() {
        #expect(drawings(of: { _ in Timed() }) == 3)
    }

    /// Shows three frames, and returns how many of them draw the view. A redrawn view is cleared
    /// first.
    private func drawings(of view: (Int) -> some View) -> Int {
        var page = Page(columns: 20, rows: 3)
        page.memory = FrameMemory()
        var count = 0
        for frame in 0..<3 {
            page.canvas.settle()
            page.show(view(frame), at: .seconds(frame))
            if (0..<3).contains(where: { !page.canvas.damage[$0].isEmpty }) { count += 1 }
        }
        return count
    }
}

/// Places views so that each one covers the end of the one before it.
private struct Fan: PlacingView {
    let texts: [String]
    let log: DrawingLog

    func size(in offer: Size) -> Size { offer }

    func draw(on page: inout Page) {
        for (place, text) in texts.enumerated() {
            let rect = Rect(column: 2 * place, row: 0, columns: text.count, rows: 1)
            page.place(Counted(text: text, counter: log), in: rect)
        }
    }
}

private final class DrawingLog { var drawn: [String] = [] }

/// Counts how often it is drawn. The count is not compared.
private struct Counted: View, Equatable {
    let text: String
    let counter: DrawingLog

    static func == (one: Counted, other: Counted) -> Bool { one.text == other.text }
    func size(in offer: Size) -> Size { Size(columns: text.count, rows: 1) }
    func draw(on page: inout Page) {
        counter.drawn.append(text)
        page.draw(text, column: 0, row: 0, style: .plain)
    }
}

/// A text that logs when it is created and measured. The log is not compared.
private struct Card: CompositeView, Equatable {
    let text: String
    let log: DrawingLog

    static func == (one: Card, other: Card) -> Bool { one.text == other.text }

    var content: some View {
        log.drawn.append("make \(text)")
        return Measured(text: text, counter: log)
    }
}

/// A title over a composite view that logs when it is laid out.
private struct Titled: CompositeView, Equatable {
    let title: String
    let log: DrawingLog

    static func == (one: Titled, other: Titled) -> Bool { one.title == other.title }

    var content: some View {
        log.drawn.append("make \(title)")
        return Column {
            Text(title)
            Inner(log: log)
        }
    }

    private struct Inner: CompositeView, Equatable {
        let log: DrawingLog
        static func == (one: Inner, other: Inner) -> Bool { true }
        var content: some View { Placing(log: log) }
    }

    private struct Placing: PlacingView {
        let log: DrawingLog
        func size(in offer: Size) -> Size { Size(columns: 3, rows: 1) }
        func draw(on page: inout Page) {
            log.drawn.append("place")
            page.place(Text("one"))
        }
    }
}

private struct Measured: View, Equatable {
    let text: String
    let counter: DrawingLog

    static func == (one: Measured, other: Measured) -> Bool { one.text == other.text }
    func size(in offer: Size) -> Size {
        counter.drawn.append("measure \(text)")
        return Size(columns: text.count, rows: 1)
    }
    func draw(on page: inout Page) {
        counter.drawn.append(text)
        page.draw(text, column: 0, row: 0, style: .plain)
    }
}

private struct Counting: CompositeView {
    let motion: Motion<Double>
    var content: some View { Moving(motion) { Text("\(Int($0))") } }
}

/// A view that logs.
private protocol Telling: View {}

extension Telling {
    func size(in offer: Size) -> Size { Size(columns: 5, rows: 1) }
    func draw(on page: inout Page) { page.draw("drawn", column: 0, row: 0, style: .plain) }
}

private struct Plain: Telling {
    let name: String
    let size: Size
    let pair: (Int, String)
}
private struct Many: Telling { let all: [Plain] }
private struct Calling: Telling { let text: () -> String }
private struct Holding: Telling { let counter: DrawingLog }
private enum Choice: Telling {
    case one(String)
    case other
}

private struct Timed: View {
    func size(in offer: Size) -> Size { Size(columns: 5, rows: 1) }
    func draw(on page: inout Page) {
        page.draw("\(page.time)", column: 0, row: 0, style: .plain)
    }
}

/// Draws the same frames on a page that keeps the last frame and on one that does not.
private struct PairedPages: ~Copyable {
    private var dice: Dice
    private let seed: UInt64
    private var tree: UInt64
    private var texts: Int
    private var time = Duration.zero
    private var kept, fresh: Page
    private var keptEncoder = CanvasEncoder()
    private var freshEncoder = CanvasEncoder()
    private(set) var difference: String?
    /// Indicates whether a frame was drawn incrementally.
    private(set) var isKept = false

    init(seed: UInt64) {
        (self.seed, tree, texts) = (seed, seed, 1)
        dice = Dice(seed: seed &+ 99)
        let size = Size(columns: 1 + dice.roll(80), rows: 1 + dice.roll(24))
        let theme = Theme.all[dice.roll(Theme.all.count)]
        kept = Page(columns: size.columns, rows: size.rows, theme: theme)
        fresh = Page(columns: size.columns, rows: size.rows, theme: theme)
        kept.memory = FrameMemory()
    }

    mutating func draw(_ number: Int) {
        var changed: Int?
        switch dice.roll(10) {
        case 0: tree &+= 1
        case 1: break
        case 2: time += .milliseconds(dice.roll(1_500))
        case 3: (kept.settled, fresh.settled) = (time, time)
        case 4:
            kept.reducesMotion.toggle()
            fresh.reducesMotion.toggle()
        case 5:
            kept.theme = Theme.all[dice.roll(Theme.all.count)]
            fresh.theme = kept.theme
        default: changed = 1 + dice.roll(max(1, texts))
        }
        kept.show(view(changed), at: time)
        fresh.show(view(changed), at: time)
        isKept = isKept || number > 0 && kept.memory?.isWhole == true
        compare()
    }

    private mutating func view(_ changed: Int?) -> any View {
        var random = RandomTree(
            seed: tree, watch: Watch(), isASCII: kept.theme.isASCII, isWatched: false,
            changed: changed)
        let view = random.view(4)
        texts = random.textCount
        return view
    }

    private mutating func compare() {
        let dues = (kept.due, fresh.due)
        if dues.0 != dues.1 { difference = "due \(dues)" }
        if kept.canvas.cursor != fresh.canvas.cursor { difference = "cursor" }
        if kept.areas.all.map(\.told) != fresh.areas.all.map(\.told) {
            difference = "areas \(kept.areas.all.map(\.told)) \(fresh.areas.all.map(\.told))"
        }
        if kept.canvas.text() != fresh.canvas.text() {
            difference = "\(kept.canvas.text())\ninstead of\n\(fresh.canvas.text())"
        }
        if kept.canvas.fingerprint != fresh.canvas.fingerprint {
            difference = difference ?? "styles"
        }
        if Self.bytes(of: &kept, &keptEncoder) != Self.bytes(of: &fresh, &freshEncoder) {
            difference = difference ?? "bytes"
        }
    }

    /// The output for a page, without the numbers of links, which follow the order of drawing.
    private static func bytes(of page: inout Page, _ encoder: inout CanvasEncoder) -> String {
        var bytes = ByteBuffer()
        encoder.encode(&page.canvas, into: &bytes)
        let output = bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
        return output.replacing(/;id=[0-9]+;/, with: ";")
    }
}

extension Area {
    fileprivate var told: String {
        "\(rect) \(visible) \(value) \(uses.rawValue) \(isFocused) \(String(describing: whole))"
            + " \(String(describing: scrolling?.size)) \(String(describing: container?.rect))"
    }
}
