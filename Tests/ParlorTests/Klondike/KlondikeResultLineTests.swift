import Testing

@testable import Games
@testable import Parlor

@Suite struct `A result of Klondike on a line` {
    private func result(
        _ draw: Klondike.Draw, redeals: Int?, number: UInt64, day: Day? = nil, isWon: Bool = true,
        seconds: Int, moves: Int, help: GameHelp? = GameHelp()
    ) -> Klondike.Result {
        Klondike.Result(
            deal: Klondike.Deal(number: number), rules: .init(draw: draw, redeals: redeals),
            day: day, isWon: isWon, moves: moves, seconds: seconds, score: 0,
            waited: 0, help: help, difficulty: nil)
    }

    @Test func `a line has the game and its outcome`() {
        let lost = result(
            .three, redeals: 2, number: .max, isWon: false, seconds: 60, moves: 80)
        #expect(
            ResultLine(lost).text
                == "Parlor Klondike: draw 3, 2 redeals, #18446744073709551615, lost")
        let won = result(
            .one, redeals: nil, number: 4, day: Day(year: 2026, month: 11, day: 21), seconds: 600,
            moves: 118)
        #expect(
            ResultLine(won).text == "Parlor Klondike: draw 1, 2026-11-21, 10:00, 118 moves, score 0"
        )
    }

    @Test func `a line has the kinds of help`() {
        let help = GameHelp(hints: 1, undone: 3, restarts: 2)
        let won = result(.one, redeals: nil, number: 4, seconds: 60, moves: 118, help: help)
        #expect(
            ResultLine(won).text == "Parlor Klondike: draw 1, #4, 1:00, 118 moves, score 0"
                + " (with help: 1 hint, 3 moves undone, 2 restarts)")
        #expect(
            ResultLine(won, .korean).text.hasSuffix("(도움: 힌트 1회, 실행 취소 3회, 다시 시작 2회)"))
    }

    @Test func `a line in Korean has only Korean words`() {
        let deal = result(.three, redeals: 0, number: 4, seconds: 71, moves: 90)
        #expect(
            ResultLine(deal, .korean).text
                == "Parlor 클론다이크: 3장 넘기기, 다시 넘기기 없음, #4, 1:11, 90회, 0점")
    }
}
