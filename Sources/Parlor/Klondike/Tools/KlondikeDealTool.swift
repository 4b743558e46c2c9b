import Games

/// `klondike deal`: the cards of each deal and their arrangement.
enum KlondikeDealTool {
    private struct Answer: Encodable {
        let deal: String
        let number: UInt64?
        let piles: [Pile]

        /// The cards in the order in which they are drawn.
        let stock: [String]

        struct Pile: Encodable {
            let hidden, faceUp: [String]
        }
    }

    static func run(_ context: inout ToolContext) {
        var isFirst = true
        context.forEachDeal(orElseOne: true) { deal, context in
            show(deal, isFirst: isFirst, &context)
            isFirst = false
        }
    }

    private static func show(_ deal: Klondike.Deal, isFirst: Bool, _ context: inout ToolContext) {
        let table = Klondike.Table(deal)
        if context.request.isJSON {
            let piles = table.piles.map { pile in
                Answer.Pile(
                    hidden: pile.cards.prefix(pile.hidden).map(\.description),
                    faceUp: pile.faceUp.map(\.description))
            }
            context.print(
                json: Answer(
                    deal: deal.text, number: deal.number, piles: piles,
                    stock: table.stock.reversed().map(\.description)))
        } else {
            if !isFirst { context.print("") }
            context.print(deal.text)
            // The picture is a comment, which the tools that read deals skip.
            for line in picture(table) { context.print("#\(line)") }
        }
    }

    /// The piles and the stock as text. Cards that are face down are in parentheses.
    private static func picture(_ table: Klondike.Table) -> [String] {
        let rows = table.piles.map(\.cards.count).max() ?? 0
        let piles = (0..<rows).map { row in
            line(
                table.piles.map { pile in
                    guard row < pile.cards.count else { return "    " }
                    return row < pile.hidden ? "(\(pile.cards[row]))" : " \(pile.cards[row]) "
                })
        }
        let stock = table.stock.reversed().map(\.description).joined(separator: " ")
        return [line((1...7).map { " \($0)  " })] + piles + [" \(stock)"]
    }

    private static func line(_ cells: [String]) -> String {
        var line = cells.joined(separator: " ")
        while line.last == " " { line.removeLast() }
        return line
    }
}
