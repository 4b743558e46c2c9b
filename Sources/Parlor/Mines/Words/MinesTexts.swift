/// The title, the summary, the first steps and the rules of mines.
struct MinesTexts: GameTexts {
    let language: Language

    var title: String { say("Mines", "지뢰 찾기") }

    var summary: String {
        say("Open every cell without a mine; no guessing", "추측 없이 지뢰가 아닌 칸 모두 열기")
    }

    /// The summary if the settings allow boards that need guesses.
    var summaryWithGuesses: String {
        say(
            "Open every cell without a mine; some boards need guesses",
            "지뢰가 아닌 칸 모두 열기, 추측이 필요할 수 있음")
    }

    var word: TypedWord {
        say(
            ("mines", "Type \"mines\" to start or continue a game of mines."),
            ("지뢰찾기 지뢰", "지뢰찾기: 지뢰 찾기를 시작하거나 이어서 합니다."))
    }

    var firstSteps: [String] {
        [
            say(
                "Open every cell without a mine. The first one is safe.",
                "지뢰가 없는 칸을 모두 여십시오. 첫 칸은 안전합니다."),
            say(
                "A number counts the mines in the cells around it.",
                "숫자는 주변 여덟 칸에 있는 지뢰의 수입니다."),
            say(
                "Enter or a click opens a cell; f or a right click flags it.",
                "Enter나 클릭으로 열고, f나 오른쪽 클릭으로 깃발을 꽂습니다."),
        ]
    }

    var basics: [String] {
        [
            say(
                """
                A number counts the mines in the eight cells around it. Open all cells that have \
                no mine.
                """,
                "숫자는 주변 여덟 칸에 있는 지뢰의 수입니다. 지뢰가 아닌 칸을 모두 여십시오."),
            say(
                """
                The first cell is never a mine and opens a region. Flag a mine with a right \
                click, f or a long press.
                """,
                "첫 칸은 지뢰가 아니며 넓게 열립니다. 오른쪽 클릭, f, 길게 누르기로 지뢰에 깃발을 꽂습니다."),
        ]
    }

    var details: [String] {
        [
            say(
                """
                When a number has all its flags, open the cells around it with Space, a click, \
                the middle button or both buttons at once.
                """,
                """
                숫자만큼 깃발을 꽂았으면 그 숫자에서 Space, 클릭, 가운데 클릭, 양쪽 버튼 클릭 중 하나로 나머지 주변 칸을 엽니다.
                """),
            say(
                "No board needs a guess, unless you allow guesses before you start.",
                "추측이 필요한 판은 시작하기 전에 허용했을 때만 나옵니다."),
            say(
                """
                Press h to see where to look. Press it again to see why, and once more to make \
                the move. After a loss, the game tells you whether you could have known about the \
                mine. Moves cannot be undone.
                """,
                """
                h를 누르면 볼 곳을, 다시 누르면 이유를 알려 주고, 한 번 더 누르면 적용합니다. 지면 그 지뢰를 알 수 있었는지 알려 \
                줍니다. 연 칸은 되돌릴 수 없습니다.
                """),
            say(
                """
                A hint first marks numbers with !, and the cells they decide with +. Then it marks \
                the numbers with ( ), safe cells with ✓, mines with ● and a guess with !.
                """,
                """
                힌트는 먼저 볼 숫자에 !, 그 숫자로 알 수 있는 칸에 +를 표시하고, 다음에 그 숫자에 ( ), 안전한 칸에 ✓, \
                지뢰에 ●, 추측할 칸에 !를 표시합니다.
                """),
            say(
                """
                3BV is the smallest number of clicks that opens the board. Efficiency is 3BV \
                divided by all your clicks, including those for flags.
                """,
                "3BV는 판을 모두 여는 데 필요한 최소 클릭 수입니다. 효율은 3BV를 내 클릭 수로 나눈 값이고, 깃발도 클릭으로 셉니다."),
        ]
    }
}
