/// The texts of mines.
struct MinesTexts: GameTexts {
    let language: Language

    var title: String { say("Mines", "지뢰 찾기") }

    var summary: String {
        say("Open every cell but the mines, without a guess", "추측 없이 지뢰가 아닌 칸 모두 열기")
    }

    var word: PlainWord {
        say(
            ("mines", "Type mines to find the mines, or to go on."),
            ("지뢰찾기 지뢰", "지뢰찾기: 지뢰 찾기를 하거나 이어합니다."))
    }

    var firstSteps: [String] {
        [
            say(
                "Open every cell that hides no mine; the first is safe.",
                "지뢰가 없는 칸을 모두 여세요. 첫 칸은 안전합니다."),
            say(
                "A number says how many of the cells around it are mines.",
                "숫자는 둘레의 칸에 있는 지뢰의 수입니다."),
            say(
                "Enter or a click opens, f or a right click sets a flag.",
                "Enter나 클릭으로 열고, f나 오른쪽 클릭으로 깃발을 꽂습니다."),
        ]
    }

    var rules: [String] {
        [
            say(
                """
                A number says how many of the cells around it are mines. Open all cells that are \
                none.
                """,
                "숫자는 둘레의 칸에 있는 지뢰의 수입니다. 지뢰가 아닌 칸을 모두 여세요."),
            say(
                """
                The first cell is never a mine and opens a region. From there on, everything can \
                be known: no board needs a guess, unless the settings allow it.
                """,
                "첫 칸은 지뢰가 아니고 넓게 열립니다. 그다음은 모두 알 수 있습니다. 설정에서 허용하지 않는 한 추측이 필요한 판은 없습니다."),
            say(
                """
                Right, f or a long press puts a flag on a mine. On an open number, Space, the \
                middle button, both buttons or two clicks open what is around it, if it has its \
                flags.
                """,
                """
                오른쪽 클릭, f, 길게 누르기로 깃발을 꽂습니다. 열린 숫자에서 Space, 가운데 클릭, 두 버튼 함께 누르기, 더블 클릭은 깃발 수가 맞으면 \
                둘레를 엽니다.
                """),
            say(
                """
                h says where to look, then why, then does it. After a loss you are told whether \
                the mine could have been known. There is no undo.
                """,
                "h를 누를 때마다 볼 곳과 까닭을 차례로 알려 주고 그대로 실행합니다. 지면 그 지뢰를 알 수 있었는지 알려 줍니다. 실행 취소는 없습니다."),
            say(
                "3BV is the fewest clicks that open the board; efficiency compares yours with it.",
                "3BV는 판을 모두 여는 데 필요한 최소 클릭 수이고, 효율은 내 클릭 수와 견준 값입니다."),
        ]
    }
}
