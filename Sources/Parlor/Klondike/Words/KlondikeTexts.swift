/// The title, the summary, the first steps and the rules of Klondike.
struct KlondikeTexts: GameTexts {
    let language: Language

    var title: String { say("Klondike", "클론다이크") }
    var summary: String { say("The solitaire with four foundations", "파운데이션 네 곳을 채우는 솔리테어") }

    var word: TypedWord {
        say(
            ("klondike", "Type \"klondike\" to start or continue Klondike."),
            ("클론다이크 솔리테어", "클론다이크: 클론다이크를 시작하거나 이어서 합니다."))
    }

    var firstSteps: [String] {
        [
            say(
                "Build each suit from ace to king at the top.",
                "무늬별로 에이스부터 킹까지 파운데이션에 올립니다."),
            say(
                "Build piles down by one, in alternating colors; d draws.",
                "줄에는 색을 번갈아 한 끗씩 낮게 놓습니다. d로 스톡을 넘깁니다."),
            say(
                "Move cards with Enter or by dragging; u is undo.",
                "Enter로 집고 놓거나, 끌어서 옮깁니다. u는 실행 취소입니다."),
        ]
    }

    var basics: [String] {
        [
            say(
                """
                Move all cards to the four foundations in the top row, each suit from its ace to \
                its king.
                """,
                "모든 카드를 맨 윗줄의 파운데이션 네 곳에 무늬별로 에이스부터 킹까지 차례로 올리면 이깁니다."),
            say(
                """
                On the seven piles, ranks go down by one, and red and black alternate. A card \
                moves together with the cards on it. Only a king goes to an empty pile. A hidden \
                card is turned up as soon as it is uncovered.
                """,
                """
                일곱 줄에는 빨강과 검정을 번갈아, 숫자가 하나씩 작아지게 놓습니다. 카드를 옮기면 그 위의 카드도 함께 옮겨집니다. 빈 줄에는 킹만 놓을 수 \
                있고, 뒷면 카드는 맨 위에 오면 앞면이 됩니다.
                """),
        ]
    }

    var details: [String] {
        [
            say(
                """
                Draw from the stock in a corner, and play the top card of the waste beside it. \
                When the stock is empty, draw again to turn the waste over, as often as the rules \
                allow.
                """,
                """
                구석의 스톡을 넘기면 카드가 옆의 웨이스트로 나오고, 그 맨 위 카드를 쓸 수 있습니다. 스톡이 비면 규칙에서 정한 만큼 \
                웨이스트를 뒤집어 다시 넘깁니다.
                """),
            say(
                """
                Drag cards with the mouse, or click a card and then its target. A double click \
                moves a card where it fits, and a right click to its foundation.
                """,
                "마우스로 카드를 끌거나, 카드를 클릭한 뒤 놓을 곳을 클릭하십시오. 더블 클릭하면 놓을 수 있는 곳으로, 오른쪽 클릭하면 파운데이션으로 옮깁니다."),
            say(
                """
                Keys: Enter picks up the framed card, and Enter again puts it down. You can also \
                press the numbers of two piles: 3 5 moves the cards that fit from the third \
                pile to the fifth.
                """,
                """
                키보드로는 테두리가 있는 카드를 Enter로 집고 다시 Enter로 놓습니다. 줄 번호 두 개를 눌러도 됩니다. 3, 5를 차례로 누르면 옮길 수 \
                있는 카드를 3번 줄에서 5번 줄로 옮깁니다.
                """),
            say(
                """
                The top line shows whether the game can still be won: winnable or lost. You can \
                turn this off in the settings. A hint shows the next move toward a win, and its \
                reason.
                """,
                "아직 이길 수 있는지가 맨 윗줄에 나옵니다. 이 표시는 설정에서 끌 수 있습니다. 힌트는 이기는 수순의 다음 이동과 그 이유를 알려 줍니다."),
        ]
    }
}
