/// The words for the tools of mines.
struct MinesToolWords: Phrasebook {
    let language: Language

    var print: String { say("print boards that need no guess", "추측이 필요 없는 판을 출력") }
    var verify: String { say("print how many guesses each board needs", "판마다 필요한 추측 횟수를 출력") }
    var solve: String {
        say(
            """
            print every cell that is certain; in JSON, also the chance of a mine in every covered \
            cell; a board from mines print is read with its first cell open
            """,
            "확실한 칸을 모두 출력(JSON이면 닫힌 칸마다 지뢰일 확률도). mines print의 판은 첫 칸을 연 상태로 봄")
    }
    var hint: String {
        say(
            """
            print the next cells that are certain, and why; a board from mines print is read \
            with its first cell open
            """,
            "지금 확실히 알 수 있는 칸과 그 이유를 출력. mines print의 판은 첫 칸을 연 상태로 봄")
    }

    // The command-line options.
    var first: String {
        say(
            "the first cell to open, such as c5 (default: the middle)",
            "처음 여는 칸(예: c5), 기본은 가운데 칸")
    }
    var mines: String {
        say(
            """
            the number of mines, instead of the one in --size (at most two fifths of the cells; \
            with more than a third, a board takes up to half a minute)
            """,
            "--size 대신 쓸 지뢰 수(칸의 5분의 2까지, 3분의 1이 넘으면 판을 만드는 데 30초까지 걸림)")
    }
    var clicks: String {
        say("the fewest clicks that open the board (3BV)", "판을 여는 데 필요한 최소 클릭 수(3BV)")
    }
    var difficulty: String {
        say(
            """
            how many numbers a step needs at once (easy: one; normal: two; hard: more, or the \
            number of mines left)
            """,
            "한 단계에서 함께 보아야 하는 숫자의 수(easy는 하나, normal은 둘, hard는 셋 이상이거나 남은 지뢰 수까지)")
    }
}
