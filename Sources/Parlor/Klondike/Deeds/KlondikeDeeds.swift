import Games
import TUI

/// The deeds that only Klondike has.
enum KlondikeDeed: Hashable {
    case pick, putBack, draw, move, home, auto, finish, redo, rewind
    case light, table, pile, waste, stock
}

struct KlondikeDeeds: GameDeeds {
    typealias Dealt = DealtKlondike
    typealias Narrator = KlondikeNarrator
    typealias OwnAct = KlondikeOwnAct
    typealias OwnDeed = KlondikeDeed

    /// Indicates whether the player lost the game. The bar then begins with the key that explains
    /// the loss.
    var isLost = false
    /// Indicates whether a move can be redone. Only then does the bar have the key for it.
    var canRedo = false
    /// Indicates whether all cards can go home. The bar then begins with the key that sends them
    /// home.
    var canFinish = false
    /// Indicates whether the end of the game is shown. The bar then begins with the key for a new
    /// deal.
    var isAtEnd = false
    /// Indicates whether the key for copying copies the result. If not, it copies the deal.
    var copiesResult = false
    /// The next step of the hint; nil if no hint is shown.
    var hint: HintStep?
    var lookBack = LookBackKeys.none

    var own: [Deed] { cards + [pause] + Deed.lookingBack(lookBack) + deals + typedQuestions }

    /// The deeds that concern cards, in the order of the help page.
    private var cards: [Deed] {
        [
            // The bar shows the key that takes a card. The help shows the keys that move to a card.
            .move(bar: "Enter", rank: 1),
            Deed(KlondikeDeed.pick, Phrase("pick up, drop", "집기·놓기"))
                .keys("Enter", importance: .help) { key in
                    key.key == .enter || key.key == .keypad(.enter) ? .enter : nil
                },
            Deed(KlondikeDeed.putBack, Phrase("put back", "제자리"))
                .keys("Esc", importance: .help),
            Deed(KlondikeDeed.pile, Phrase("pile", "줄"))
                .keys("1 … 7", importance: .help) { key in
                    guard let digit = key.letter, ("1"..."7").contains(digit) else { return nil }
                    return .own(.pile(Int(digit.value - 0x31)))
                }
                .typed(
                    at: .shown, "Type \"pile 3\" to hear that pile, from bottom to top.",
                    "줄 3: 3번 줄을 아래부터 읽어 줍니다."
                ) { $0.pile($1) },
            Deed(KlondikeDeed.waste, Phrase("waste card", "웨이스트"))
                .key("w", .own(.waste), importance: .help)
                .typed(
                    as: Phrase("waste", "웨이스트"), at: .shown,
                    "Type \"waste\" to hear the top card of the waste.",
                    "웨이스트: 맨 위의 카드를 읽어 줍니다."
                ) { $1.isEmpty ? $0.waste : $0.move(["waste"] + $1) },
            Deed(KlondikeDeed.home, Phrase("to foundation", "올리기"))
                .key("f", .own(.home), importance: .help)
                .typed(
                    as: Phrase("home", "올리기"),
                    "Type \"home 4\" or \"home waste\" to move a card to its foundation.",
                    "올리기 4, 올리기 웨이스트: 카드를 파운데이션에 올립니다."
                ) { $0.home($1) },
            Deed(KlondikeDeed.auto, Phrase("auto-move", "자동 이동"))
                .key(
                    "a", .own(.autoMove),
                    named: Phrase(
                        """
                        move the framed card where it fits; on the stock: cards to the foundations
                        """,
                        "고른 카드를 맞는 곳으로 옮기기. 스톡에서는 올릴 수 있는 카드 모두 올리기"),
                    rank: 5
                )
                .typed(
                    as: Phrase("auto", "자동"),
                    "Type \"auto\" to move every card that can go to a foundation.",
                    "자동: 올릴 수 있는 카드를 모두 올립니다."
                ) { _ in [.action(.sendHome)] },
            Deed(KlondikeDeed.move, Phrase("move", "이동 옮기기"))
                .typed(
                    "Type \"move 5 3\", or just \"5 3\", to move the cards that fit from pile 5 to "
                        + "pile 3. \"move 5 3 2\" moves 2 cards, \"move waste 3\" the top card of "
                        + "the waste, and \"move 9s 3\" the 9 of spades and the cards on it.",
                    "이동 5 3, 또는 5 3: 옮길 수 있는 카드를 5번 줄에서 3번 줄로 옮깁니다. 이동 5 3 2: 두 장을 옮깁니다. "
                        + "이동 웨이스트 3: 웨이스트의 맨 위 카드를, 이동 9s 3: 스페이드 9와 그 위의 카드를 옮깁니다."
                ) { $0.move($1) },
            Deed(KlondikeDeed.draw, Phrase("draw", "넘기기"))
                .key(
                    "d", .play(.draw), help: "d, Space", rank: 2, and: (" ", .play(.draw))
                )
                .typed(
                    as: Phrase("draw turn", "넘기기 뽑기"), repeats: true,
                    "Type \"draw\" to draw from the stock.", "넘기기: 스톡의 카드를 넘깁니다."
                ) { _ in [.action(.draw)] },
            Deed(CommonDeed.takeBack, .undo)
                .key("u", .play(.undo), rank: 4)
                .typed(
                    as: TypedNames.undo, repeats: true, "Type \"undo\" to take back the last move.",
                    "실행취소: 마지막 이동을 취소합니다."
                ) { narrator in narrator.goBack(.undo) },
            Deed(KlondikeDeed.redo, .redo)
                .key("U", .play(.redo), importance: canRedo ? .bar : .help, rank: 4)
                .typed(
                    as: TypedNames.redo, repeats: true, "Type \"redo\" to repeat an undone move.",
                    "다시실행: 취소한 이동을 다시 실행합니다."
                ) { _ in [.action(.redo)] },
            Deed(KlondikeDeed.rewind, Phrase("rewind", "돌아가기"))
                .typed(
                    "Type \"rewind\" to go back to the last position that could be won.",
                    "돌아가기: 마지막으로 이길 수 있던 상태로 돌아갑니다."
                ) { narrator in narrator.goBack(.undoToWinnable) },
            .hint(hint, rank: 3)
                .typed(
                    as: TypedNames.hint,
                    "Type \"hint\" or \"h\" to hear where to look, again to hear the next move toward "
                        + "a win, and once more to make it.",
                    "힌트 또는 h: 살펴볼 자리를 알려 줍니다. 다시 입력하면 이기는 수순의 다음 이동과 이유를 알려 주고, "
                        + "또 입력하면 옮깁니다."
                ) { narrator in narrator.hint() },
            .closeHint(hint, closing: .play(.dismissHint)),
            Deed(KlondikeDeed.light, .whyLost)
                .key("l", .own(.showLoss), importance: isLost ? .bar : .help)
                .typed(
                    as: Phrase("light", "표시등"),
                    "Type \"light\" to hear whether the game can still be won.",
                    "표시등: 아직 이길 수 있는지 알려 줍니다."
                ) { narrator in narrator.light() },
            Deed(KlondikeDeed.finish, Phrase("finish", "마무리"))
                .key(
                    "A", .play(.finish), importance: canFinish ? .bar : .help,
                    rank: canFinish ? -1 : 0
                )
                .typed(
                    "Type \"finish\" to fill the foundations once no pile hides a card.",
                    "마무리: 줄에 뒷면 카드가 없을 때 모두 올립니다."
                ) { narrator in narrator.finish() },
        ]
    }

    private var pause: Deed { .pause(at: [.ready, .running], rank: 6) }

    /// The deeds that concern the deal and the next one.
    private var deals: [Deed] {
        [
            .copy(copiesResult ? .copy : Phrase("copy the deal", "판 복사"), at: .always),
            // A new deal needs no question, because the previous game can be brought back.
            Deed(CommonDeed.newGame, .newDeal, at: .always)
                .key("n", .play(.newGame), rank: isAtEnd ? -1 : 7)
                .typed(
                    as: TypedNames.newGame, "Type \"new\" for another deal.",
                    "새게임: 새 판을 시작합니다."
                ) { _ in [.action(.newGame)] },
            // An untouched deal needs no restart.
            .restart(.sameDeal, at: Set.always.subtracting([.ready])),
        ]
    }

    /// Questions about the table in typed play.
    private var typedQuestions: [Deed] {
        [
            Deed(KlondikeDeed.table, Phrase("table board", "테이블 판"), at: .shown)
                .typed(
                    "Type \"table\" to hear all cards that are face up.", "테이블: 앞면 카드를 모두 읽어 줍니다."
                ) {
                    narrator in narrator.table
                },
            Deed(KlondikeDeed.stock, Phrase("stock", "스톡"), at: .shown)
                .typed("Type \"stock\" to hear how many cards are left.", "스톡: 몇 장이 남았는지 알려 줍니다.") {
                    narrator in narrator.stock
                },
            .status(as: Phrase("time status score", "시간 상태 점수")) { $0.status },
        ]
    }
}

extension Set<GameMoment> {
    /// The moments at which the cards are visible.
    fileprivate static var shown: Set { [.ready, .running, .over] }
}

extension Phrase {
    fileprivate static let whyLost = Phrase("why lost", "진 이유")
}

extension KlondikeSeen {
    /// The next step of the hint; nil if no hint is shown.
    var hintStep: HintStep? {
        hint.map { $0.move == nil ? .nothing : $0.stage == .look ? .why : .doIt }
    }
}

extension Klondike.Hint {
    /// The place from which the cards of the move come; nil if there is no move.
    var source: Klondike.CardPlace? {
        switch move {
        case .draw: .stock
        case .redeal: .waste
        case .carry(_, let source, _): source
        case nil: nil
        }
    }
}
