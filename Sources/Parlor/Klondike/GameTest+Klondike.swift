import Games

extension GameTest {
    /// A game of Klondike whose judge answers when it answered.
    static func klondike(_ viewModel: Any, _ chance: RecordedChance) -> GameTest? {
        guard let game = (viewModel as? KlondikeViewModel)?.game else { return nil }
        let purses = [0, game.klondike.score + 52]
        let dealt = chance.seeds.lazy.flatMap { seed in
            purses.lazy.map { (seed: seed, purse: $0) }
        }.first { KlondikeGame(game.request, seed: $0.seed, purse: $0.purse) == game }
        guard
            let source = dealt.map({ seed, purse in
                """
                KlondikeGame(
                    \(SwiftSource.text(of: game.request)), seed: \(seed), purse: \(purse))
                """
            }) ?? saved(game)
        else { return nil }
        let deal = game.klondike.deal.number.map { "of deal \($0)" } ?? "of cards laid by hand"
        return GameTest(
            subject: "a game of Klondike \(deal)",
            viewModel: """
                KlondikeViewModel(
                    \(source.indented(4)),
                    judge: RecordedJudge(judgements: judgements, deals: deals),
                    scheduler: scenario.scheduler)
                """,
            answers: [
                ("judgements", "String", { told($0).debugDescription }),
                ("deals", "String", { told($0).debugDescription }),
            ], support: judge)
    }

    /// An answer in words that the judge of the test understands.
    private static func told(_ answer: Any) -> String {
        switch answer as? KlondikeGame.Cause {
        case .judge(let judgement, _):
            switch judgement.verdict {
            case .winnable(let moves):
                "winnable "
                    + ([judgement.searched.description] + moves.map(\.description))
                    .joined(separator: " ")
            case .unwinnable: (judgement.isStuck ? "stuck" : "lost") + " \(judgement.searched)"
            case .unknown: (judgement.isStuck ? "stuck" : "unknown") + " \(judgement.searched)"
            }
        case .dealer(let found, _):
            ([found.deal.number.map(\.description) ?? found.deal.text]
                + found.moves.map(\.description))
                .joined(separator: " ")
        default: ""
        }
    }

    private static let judge = """
        /// Answers as they came in the run: a verdict, the positions that were looked at, and the
        /// moves that win; or a deal by its number, and the moves that win it.
        private struct RecordedJudge: KlondikeJudge {
            let judgements, deals: Observable<String>

            func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
                judgements.take(1).map { text in
                    let words = text.split(separator: " ")
                    let searched = Int(words[1]) ?? 0
                    switch words[0] {
                    case "winnable":
                        let moves = question.position.moves(words.dropFirst(2), by: question.rules)
                        return Klondike.Judgement(.winnable(moves), searched: searched)
                    case "stuck":
                        return Klondike.Judgement(.unwinnable, isStuck: true, searched: searched)
                    case "lost": return Klondike.Judgement(.unwinnable, searched: searched)
                    default: return Klondike.Judgement(.unknown, searched: searched)
                    }
                }
            }

            func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
                deals.take(1).map { text in
                    let words = text.split(separator: " ")
                    let number = UInt64(words[0])
                    let deal = try number.map { Klondike.Deal(number: $0) } ?? Klondike.Deal(String(words[0]))
                    let rules = search.request.rules
                    let moves = Klondike(deal, rules: rules).position.moves(words.dropFirst(), by: rules)
                    return Klondike.WinnableDeal(deal, moves: moves)
                }
            }
        }

        extension Klondike.Position {
            /// Moves by their names, as far as they are allowed one after the other.
            fileprivate func moves(_ names: ArraySlice<Substring>, by rules: Klondike.Rules) -> [Klondike.Move] {
                var (position, moves) = (self, [Klondike.Move]())
                for name in names {
                    guard let move = Klondike.Move(name, on: position.table),
                        let next = position.after(move, by: rules)
                    else { break }
                    moves.append(move)
                    position = next
                }
                return moves
            }
        }
        """
}

extension Card: SwiftWritable {
    var swift: String { "Card(rank: \(rank), suit: .\(suit))" }
}

extension Klondike.Request: SwiftWritable {
    var swift: String {
        let source = SwiftSource.text(of: source)
        return
            "Klondike.Request(\(source), rules: \(SwiftSource.text(of: rules)), isWinnable: \(isWinnable))"
    }
}

extension Klondike.Deal: SwiftWritable {
    var swift: String {
        number.map { "Klondike.Deal(number: \($0))" }
            ?? "try Klondike.Deal(\(text.debugDescription))"
    }
}
