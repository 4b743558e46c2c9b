/// The title, the summary, the first steps and the rules of the memory game.
struct MemoryTexts: GameTexts {
    let language: Language

    var title: String { say("Memory", "카드 짝 맞추기") }
    var summary: String { say("Find all pairs before the time is up", "제한 시간 안에 같은 카드 찾기") }

    var word: TypedWord {
        say(
            ("memory", "Type \"memory\" to start or continue the memory game."),
            ("카드 짝맞추기 메모리", "카드: 카드 짝 맞추기를 시작하거나 이어서 합니다."))
    }

    var firstSteps: [String] {
        [
            say(
                "Turn two cards. If they match, the pair is yours.",
                "카드 두 장을 뒤집어 같은 그림이면 한 쌍을 찾은 것입니다."),
            say("Turn a card with the arrows and Space, or a click.", "화살표와 Space, 또는 클릭으로 뒤집습니다."),
            say(
                "Find all pairs in time, or more than your opponent.",
                "혼자면 제한 시간 안에 모든 짝을, 둘이면 상대보다 많은 짝을 찾으십시오."),
        ]
    }

    var basics: [String] {
        [
            say(
                """
                All cards lie face down, and each picture is on two cards. Turn two cards: if \
                they match, the pair is yours and leaves the board.
                """,
                "모든 카드는 뒷면이 보이게 놓여 있고, 같은 그림이 두 장씩 있습니다. 두 장을 뒤집어 그림이 같으면 짝이 맞아 판에서 사라집니다.")
        ]
    }

    var details: [String] {
        [
            say(
                """
                If they differ, both stay face up until you turn a third card. Look at them as \
                long as you like.
                """,
                "그림이 다르면 세 번째 카드를 뒤집을 때까지 두 장 모두 앞면으로 남습니다. 그동안 원하는 만큼 보고 외우십시오."),
            say(
                """
                When all pairs are found, the next round starts with a new board and the full \
                time. The badge at the top shows the round.
                """,
                "모든 짝을 찾으면 카드를 새로 섞고 시간을 다시 채워 다음 라운드를 시작합니다. 몇 번째 라운드인지는 위쪽에 나옵니다."),
            say(
                """
                When the time is up, the round starts over: all cards come back in new places, and \
                you lose a star. You can also give up and see where the cards were.
                """,
                "시간이 다 되면 라운드를 다시 시작합니다. 모든 카드가 돌아와 섞이고 별이 하나 줄어듭니다. 포기하면 카드가 어디에 있었는지 볼 수 있습니다."),
            say(
                """
                A move turns two cards. The fewer moves you need, the more stars you get, up to \
                three. The top line shows your stars and, if it has room, how many moves are left \
                before you lose one.
                """,
                "두 장을 뒤집으면 1회로 셉니다. 적은 횟수로 끝낼수록 별을 많이 받으며, 최대 3개입니다. 맨 윗줄에 별이 나오고, 자리가 있으면 별이 줄기까지 남은 횟수도 나옵니다."
            ),
            say(
                """
                With an opponent, you take turns. A pair gives another turn, and the player with \
                more pairs wins. The number beside a computer is how many cards it remembers. A \
                time limit is then for each move: a player who is too slow loses the turn, but \
                no pair.
                """,
                """
                상대가 있으면 번갈아 뒤집습니다. 짝을 맞추면 한 번 더 뒤집고, 짝이 많은 쪽이 이깁니다. 컴퓨터 옆의 숫자는 컴퓨터가 \
                기억하는 카드의 수입니다. 이때 제한 시간은 두 장을 뒤집을 때마다 새로 시작하고, 시간을 넘기면 차례만 잃습니다.
                """
            ),
        ]
    }
}
