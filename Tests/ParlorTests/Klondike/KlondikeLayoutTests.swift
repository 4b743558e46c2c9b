import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The layout of a table of Klondike` {
    private func layout(_ columns: Int, _ rows: Int) -> KlondikeLayout {
        // The bar and the list of keys take a row each.
        KlondikeLayout(Size(columns: columns, rows: rows - 2))
    }

    @Test func `seven equal columns have cards with a middle, about 1.27 times as tall as wide`() {
        for columns in 56...240 {
            let layout = layout(columns, 80)
            #expect(layout.pitch == columns / 7)
            let (width, height) = (Double(layout.card.columns), Double(layout.card.rows))
            #expect(abs(height - 1.27 / 2 * width) <= 1, "\(columns)")
            #expect(layout.card.columns % 2 == 1 && layout.card.rows % 2 == 1)
        }
        let sizes = [(80, 24), (100, 40), (120, 40), (200, 60)].map { layout($0.0, $0.1).card }
        #expect(sizes.map(\.columns) == [9, 13, 15, 27])
        #expect(sizes.map(\.rows) == [5, 9, 9, 17])
    }

    @Test func `the foundations, a gap, the waste and the stock lie above the piles`() {
        let layout = layout(80, 24)
        let above = Klondike.CardPlace.foundations + [.waste, .stock]
        #expect(above.map { layout.rect(of: $0).column } == [2, 13, 24, 35, 57, 68])
        #expect(above.allSatisfy { layout.rect(of: $0).row == 0 })
        #expect(Klondike.CardPlace.piles.allSatisfy { layout.rect(of: $0).row == 6 })
    }

    @Test(arguments: StockSideChoice.allCases, [Klondike.Draw.one, .three])
    func `the stock is in a corner, and the waste covers neither it nor a foundation`(
        _ side: StockSideChoice, _ draw: Klondike.Draw
    ) {
        for (columns, rows) in [(40, 20), (56, 20), (80, 24), (120, 40), (200, 60)] {
            let layout = KlondikeLayout(
                Size(columns: columns, rows: rows - 2), top: .stock(side, draw))
            let others = (Klondike.CardPlace.foundations + [.stock]).map(layout.rect)
            let left = others.map(\.column).min()
            let isLeft = layout.rect(of: .stock).column == left
            #expect(isLeft == (side == .left))
            let fan = layout.waste(fan: draw.rawValue)
            #expect(fan.count == draw.rawValue && fan.last == layout.rect(of: .waste))
            for rect in others {
                for card in fan {
                    let isBeside =
                        card.column + card.columns <= rect.column
                        || rect.column + rect.columns <= card.column
                    #expect(isBeside, "\(columns)×\(rows): \(card) \(rect)")
                }
            }
        }
    }

    @Test(arguments: [(80, 24), (40, 20), (60, 22), (100, 24), (200, 24), (200, 60), (100, 40)])
    func `every face of thirteen open cards on six hidden ones is visible`(
        _ columns: Int, _ rows: Int
    ) {
        let layout = layout(columns, rows)
        let column = layout.column(ofPile: 6, hidden: 6, open: 13)
        let faces = column.faces.compactMap(\.self)
        #expect(faces.count == 13 && column.gap == nil)
        #expect(Set(faces).count == 13 && faces == faces.sorted())
        #expect(faces[12] < layout.pileRows)
        #expect(column.folded == 6 ? column.backs == [0] : column.backs.count == 6)
    }

    @Test func `nothing leaves the table, and no two cards of a pile begin in one row`() {
        for columns in stride(from: 28, through: 220, by: 7) {
            for rows in stride(from: 8, through: 70, by: 3) {
                let layout = layout(columns, rows)
                for (hidden, open) in [(0, 0), (0, 1), (6, 1), (3, 5), (6, 13), (0, 13), (1, 12)] {
                    let column = layout.column(ofPile: 6, hidden: hidden, open: open)
                    let lines = column.backs + column.faces.compactMap(\.self)
                    #expect(Set(lines).count == lines.count && lines == lines.sorted())
                    #expect(lines.allSatisfy { $0 < max(1, layout.pileRows) }, "\(columns)×\(rows)")
                    let folded = column.faces.count { $0 == nil }
                    #expect(folded == column.gap?.count ?? 0)
                }
                for place in Klondike.CardPlace.foundations + [.waste, .stock]
                    + Klondike.CardPlace.piles
                {
                    let rect = layout.rect(of: place)
                    #expect(rect.column >= 0 && rect.column + rect.columns <= columns)
                    #expect(rect.row + rect.rows <= max(rows - 2, 1), "\(columns)×\(rows)")
                }
            }
        }
    }

    @Test func `cards overlap no more than necessary, and fold before they are cut off`() {
        func rows(_ hidden: Int, _ open: Int, _ rows: Int) -> KlondikeColumn {
            KlondikeColumn(hidden: hidden, open: open, cardRows: 10, step: 2, rows: rows)
        }
        #expect(rows(2, 3, 40).faces == [2, 4, 6])
        #expect(rows(2, 3, 14).faces == [2, 3, 4])
        #expect(rows(2, 3, 13).backs == [0] && rows(2, 3, 13).folded == 2)
        #expect(rows(6, 13, 14).faces == (1...13).map(Optional.some))
        let least = rows(6, 13, 8)
        #expect(least.faces.first == 1 && least.faces.last == 7)
        #expect(least.gap?.row == 2 && least.gap?.count == 7)
    }

    @Test func `hidden cards have one distance, however many there are`() {
        for (columns, rows) in [(80, 24), (120, 40), (200, 60)] {
            let layout = layout(columns, rows)
            let steps = (1...6).compactMap { hidden in
                let column = layout.column(ofPile: 6, hidden: hidden, open: 1)
                return column.faces[0].map { Double($0) / Double(hidden) }
            }
            #expect(Set(steps).count == 1 && steps.count == 6, "\(steps) in \(columns)×\(rows)")
        }
    }

    @Test func `three cards of the waste lie side by side where there is room`() {
        #expect(layout(80, 24).waste(fan: 3).map(\.column) == [49, 53, 57])
        #expect(layout(40, 20).waste(fan: 3).map(\.column) == [23, 25, 27])
        #expect(layout(80, 24).waste(fan: 1).map(\.column) == [57])
        #expect(layout(80, 24).waste(fan: 0).map(\.column) == [57])
    }
}
