import Reactive
import Sweep
import Testing

@testable import TUI

@Suite struct `Random trees of views` {
    @Test(arguments: 0..<8)
    func `no tree of views traps, draws outside of its room or has a negative size`(
        _ part: Int
    ) {
        for seed in 0..<(Sweep.isWhole ? 2_000 : 40) {
            let seed = UInt64(10_000 * part + seed)
            var dice = Dice(seed: seed)
            let theme = Theme.all[dice.roll(Theme.all.count)]
            let watch = Watch()
            var tree = RandomTree(seed: seed, watch: watch, isASCII: theme.isASCII)
            let view = tree.view()
            watch.suspect = 1 + dice.roll(watch.numbers)

            for offer in Self.offers { _ = view.size(in: offer) }
            let size = Self.size(&dice)
            var page = Page(columns: size.columns, rows: size.rows, theme: theme)
            page.show(view, at: .seconds(1))
            let first = page.canvas.runs()
            if let due = page.due { #expect(due >= page.time) }
            page.show(view, at: .seconds(1))

            #expect(
                page.canvas.runs() == first, "seed \(seed): the second frame differs from the first"
            )
            #expect(watch.complaints == [], "seed \(seed)")
            if theme.isASCII {
                let isPlain = page.canvas.text().unicodeScalars.allSatisfy(\.isASCII)
                // The text of misbehaving views is not checked.
                #expect(isPlain || page.canvas.text().contains { "한국어더멀리".contains($0) })
            }
        }
    }

    @Test(arguments: [(0, 0), (0, 5), (5, 0), (1, 1), (2, 1), (1, 2)])
    func `every view works in every size`(_ columns: Int, _ rows: Int) {
        for seed in 0..<UInt64(300) {
            let watch = Watch()
            var tree = RandomTree(seed: 77_000 + seed, watch: watch, isASCII: false)
            let view = tree.view(2)
            var page = Page(columns: columns, rows: rows)
            page.show(view)
            #expect(watch.complaints == [], "seed \(seed)")
            #expect(page.svg().hasSuffix("</svg>\n"))
        }
    }

    private static let offers = [-5, 0, 1, 7, 80, Int.max, .min].flatMap { columns in
        [-1, 0, 3, Int.max].map { Size(columns: columns, rows: $0) }
    }

    private static func size(_ dice: inout Dice) -> Size {
        switch dice.roll(6) {
        case 0: Size(columns: 1 + dice.roll(5), rows: 1 + dice.roll(5))
        case 1: Size(columns: 1 + dice.roll(300), rows: 1 + dice.roll(100))
        default: Size(columns: 1 + dice.roll(80), rows: 1 + dice.roll(24))
        }
    }
}
