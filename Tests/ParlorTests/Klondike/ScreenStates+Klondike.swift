import TUI

@testable import Games
@testable import Parlor

extension ScreenStates {
    static let klondike = ScreenStates(
        "klondike",
        [
            // This state is first, because its piles show where the card can be put by a click or a
            // number.
            state("a card in hand") { try $0.click("6S") },
            state("dealt") { _ in },
            state("another focus") { $0.pilot.press(.left) },
            state("a pile chosen by its number") { $0.pilot.type("544") },
            state("a card of the stock") { $0.pilot.type("d") },
            state("no stock") { $0.pilot.type(String(repeating: "d", count: 24)) },
            state("a card on a foundation") { $0.pilot.type("1f") },
            state("a face-down card turned up") { $0.pilot.type("54") },
            state("an empty pile") { $0.pilot.type("1f2a") },
            state("paused") { $0.pilot.type("p") },
            state("paused, focus on the next button") {
                $0.pilot.type("p")
                $0.pilot.press(.right)
            },
            state("copied") { $0.pilot.type("c") },
            state("winnable", PreparedJudge.drawingLoses) { _ in },
            state("a hint", PreparedJudge.drawingLoses) { $0.pilot.type("h") },
            state("lost", PreparedJudge.drawingLoses) { $0.pilot.type("d") },
            state("the move that lost", PreparedJudge.drawingLoses) { $0.pilot.type("dl") },
            state("unknown", PreparedJudge { _ in .init(.unknown) }) { _ in },
            state("stuck", PreparedJudge.drawingLoses) { $0.pilot.type("dd") },
            state("stuck, focus on the next button", PreparedJudge.drawingLoses) {
                $0.pilot.type("dd")
                $0.pilot.press(.tab)
            },
            state("stuck, dialog closed", PreparedJudge.drawingLoses) {
                $0.pilot.type("dd")
                $0.pilot.press(.escape)
            },
            ScreenState(
                "searching for a deal",
                in: { try ProgramRun("--seed 1 \($0)", workers: .workers(judge: SilentJudge())) }
            ) {
                try $0.pilot.click(.value(ListSpot.row(GameName.klondike)))
                try $0.pilot.click("New deal")
            },
            ScreenState("won", in: { try ProgramRun.nearlyWonKlondike($0) }) {
                $0.finishKlondike()
            },
            ScreenState("result copied", in: { try ProgramRun.nearlyWonKlondike($0) }) {
                $0.finishKlondike()
                $0.pilot.type("c")
            },
        ],
        key: { value in
            if value.base as? KlondikeAct == .own(.showLoss) { return .character("l") }
            guard case .place(.pile(let pile))? = value.base as? Klondike.Spot else { return nil }
            return "\(pile + 1)".unicodeScalars.first.map { .character($0) }
        })

    private static func state(
        _ name: String, _ judge: any KlondikeJudge & Sendable = SilentJudge(),
        _ arrange: @escaping @Sendable (ProgramRun) throws -> Void
    ) -> ScreenState {
        ScreenState(name, in: { try ProgramRun.klondike(.various(), $0, judge: judge) }, arrange)
    }
}
