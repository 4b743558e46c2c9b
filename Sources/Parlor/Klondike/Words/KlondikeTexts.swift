/// The texts of Klondike.
struct KlondikeTexts: GameTexts {
    let language: Language

    var title: String { say("Klondike", "클론다이크") }
    var summary: String { say("The patience with four foundations", "파운데이션 네 곳을 채우는 솔리테어") }

    var word: PlainWord {
        say(
            ("klondike", "Type klondike for the patience, or the one you left."),
            ("클론다이크 솔리테어", "클론다이크: 솔리테어를 하거나 이어합니다."))
    }

    var firstSteps: [String] {
        [
            say(
                "Bring each suit from ace to king to a place at the top.",
                "무늬별로 에이스부터 킹까지 파운데이션에 올립니다."),
            say(
                "On the piles cards go down by one, red on black; d turns.",
                "줄에는 색을 번갈아 하나씩 작게 놓습니다. d는 스톡 넘기기."),
            say(
                "Enter picks up and puts down, or drag; u takes it back.",
                "Enter로 집고 놓거나 끌어서 옮깁니다. u는 실행 취소."),
        ]
    }

    var rules: [String] {
        [
            say(
                """
                Klondike: bring all cards home to the four foundations at the top left, each suit \
                from its ace to its king.
                """,
                "클론다이크: 모든 카드를 왼쪽 위 파운데이션 네 곳에 무늬별로 에이스부터 킹까지 차례로 올리면 이깁니다."),
            say(
                """
                On the seven piles cards go down in rank, and red and black take turns. A card \
                moves with all that lie on it. An empty pile takes a king. When a hidden card is \
                uncovered it turns up.
                """,
                """
                일곱 줄에서는 숫자가 하나씩 작아지고 빨강과 검정이 번갈아 놓입니다. 카드를 옮기면 그 위의 카드도 함께 움직입니다. 빈 줄에는 킹만 놓을 수 \
                있고, 숨은 카드는 맨 위에 오면 뒤집힙니다.
                """),
            say(
                """
                Turn the stock at the top right, and play the top card of the waste beside it. \
                When the stock is empty the waste is turned over.
                """,
                "오른쪽 위의 스톡을 넘기고, 그 옆 웨이스트의 맨 위 카드를 쓸 수 있습니다. 스톡이 비면 웨이스트를 뒤집어 다시 넘깁니다."),
            say(
                """
                Drag cards with the mouse, or click one and then its place. A double click lets \
                it go where it belongs, and the right button sends it home.
                """,
                "마우스로 카드를 끌거나, 카드를 클릭한 뒤 놓을 곳을 클릭하세요. 더블 클릭하면 갈 곳으로 저절로 가고, 오른쪽 버튼은 파운데이션으로 보냅니다."),
            say(
                """
                By keys: Enter takes the card at the frame, and puts it down. Or name two piles \
                by their numbers: 3 5 moves from the third to the fifth whatever fits.
                """,
                """
                키보드: Enter 키로 집고 다시 Enter 키로 놓습니다. 줄 번호 두 개를 눌러도 됩니다. 3 5 를 누르면 3번 줄에서 5번 줄로 맞는 \
                카드가 갑니다.
                """),
            say(
                """
                The light says if the game can still be won. A hint is the next move on a way to \
                win, and why.
                """,
                "표시등은 아직 이길 수 있는지 알려 줍니다. 힌트는 이기는 길의 다음 이동과 그 까닭입니다."),
        ]
    }
}
