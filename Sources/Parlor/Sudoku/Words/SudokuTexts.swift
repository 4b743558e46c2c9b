/// The title, the summary, the first steps and the rules of the sudoku.
struct SudokuTexts: GameTexts {
    let language: Language

    var title: String { say("Sudoku", "스도쿠") }

    var summary: String {
        say("Every digit once in each row, column and box", "행, 열, 상자마다 숫자를 한 번씩")
    }

    var word: TypedWord {
        say(
            ("sudoku", "Type \"sudoku\" to start or continue a sudoku."),
            ("스도쿠", "스도쿠: 스도쿠를 시작하거나 이어서 합니다."))
    }

    var firstSteps: [String] {
        [
            say(
                "Each row, column and box has every digit from 1 to 9 once.",
                "행, 열, 상자마다 1부터 9까지 한 번씩 들어갑니다."),
            say(
                "Choose a cell and type a digit. m switches to notes.",
                "칸을 고르고 숫자를 누릅니다. m을 누르면 메모로 바뀝니다."),
            say(
                "If you are stuck, h shows where to look, then why.",
                "막히면 h를 누르십시오. 살펴볼 곳과 이유를 보여 줍니다."),
        ]
    }

    var basics: [String] {
        [
            say(
                """
                Fill the board so that each row, each column and each box of nine cells has every \
                digit from 1 to 9 once.
                """,
                "모든 행, 열, 아홉 칸짜리 상자에 1부터 9까지의 숫자가 한 번씩 들어가게 채웁니다.")
        ]
    }

    var details: [String] {
        [
            say(
                """
                A digit that is already in its row, column or box is a mistake. The third mistake \
                ends the game, and undo does not take a mistake back. Except on the board of the \
                day, you can change or remove the limit on the Sudoku page before you start.
                """,
                """
                같은 행, 열, 상자에 이미 있는 숫자를 쓰면 실수입니다. 실수를 세 번 하면 게임이 끝나고, 실행 취소를 해도 실수 횟수는 줄지 않습니다. \
                오늘의 판이 아니면 시작하기 전에 스도쿠 화면에서 실수 제한을 바꾸거나 없앨 수 있습니다.
                """),
            say(
                """
                Notes are small digits: the candidates of a cell. To note a digit, right-click its \
                number. If the cells are too small for notes, a dot marks each cell that has some. \
                The notes of the cell with the cursor are shown below the board.
                """,
                """
                메모는 칸에 올 수 있는 숫자를 작게 적어 두는 것입니다. 숫자 버튼을 오른쪽 클릭하면 그 숫자를 메모합니다. 칸이 작으면 \
                메모가 있는 칸에 점만 찍고, 커서가 있는 칸의 메모를 판 아래에 보여 줍니다.
                """),
            say(
                """
                The cursor is [5], and a conflict is 5!. Without colors, (5) equals the digit at \
                the cursor, *5* is a hint, and · is a cell in the row, column or box of the cursor. \
                In small cells, ?5 is a candidate of a hint, and −5 a candidate that it removes.
                """,
                """
                커서는 [5], 겹치는 숫자는 5!입니다. 색을 쓰지 않으면 커서의 숫자와 같은 숫자는 (5), 힌트는 *5*, 커서와 같은 행, 열, 상자에 있는 \
                칸은 ·로 표시합니다. 칸이 작으면 힌트의 후보 숫자는 ?5, 지울 후보 숫자는 −5로 표시합니다.
                """),
            say(
                """
                If the setting "Digit first" is on, choose a digit first. Then click each cell \
                that should get it, or move to the cell and press Enter.
                """,
                "'숫자 먼저' 설정을 켰으면 먼저 숫자를 고르고, 그 숫자를 쓸 칸을 클릭하거나 그 칸으로 가서 Enter를 누르십시오."),
            say(
                """
                To choose several cells, drag over them, or right-click each of them. A chosen \
                cell is shown as {5}. Then press a number to note it in all of them.
                """,
                """
                여러 칸을 고르려면 그 칸들 위로 마우스를 끌거나, 칸을 하나씩 오른쪽 클릭하십시오. 고른 칸은 {5}로 표시됩니다. \
                숫자를 누르면 고른 칸에 모두 메모합니다.
                """),
            say(
                """
                To highlight a digit, click its number with the middle button. You see where it is \
                and where it can go (marked + without colors). The keys A to D color cells. While \
                a digit is highlighted, they color its notes.
                """,
                """
                숫자 버튼을 가운데 클릭하면 그 숫자를 강조합니다. 그 숫자가 있는 칸과 올 수 있는 칸이 보입니다(색이 없으면 +). A부터 D까지의 \
                키로 칸에 네 가지 색을 칠합니다. 숫자를 강조한 동안에는 그 숫자의 메모에 칠합니다.
                """),
            say(
                """
                Each technique has a page with an example. Choose Techniques on the Sudoku page.
                """,
                "기법마다 예시를 든 설명이 있습니다. 스도쿠 화면에서 '기법 설명'을 고르십시오."),
            say(
                """
                In practice, the title names the technique to find. Make its step on the board: \
                write its digit, or press m and remove the notes that it rules out. Anything else \
                is refused, and is no mistake.
                """,
                """
                기법 연습에서는 제목에 적힌 기법을 판에서 찾습니다. 찾은 숫자를 쓰거나, m을 누르고 올 수 없는 숫자를 메모에서 지우면 \
                끝납니다. 다른 숫자나 메모는 받아들이지 않으며, 실수로 세지도 않습니다.
                """),
            say(
                """
                Before you start, you can choose to move with h j k l. The hint key is then H.
                """,
                "h j k l로 이동하려면 시작하기 전에 설정하십시오. 그러면 힌트 키는 H입니다."),
            say(
                """
                At the end, you can copy the result. It shows the number of hints, and a dot \
                for each mistake that was still allowed.
                """,
                "게임이 끝나면 결과를 복사할 수 있습니다. 결과에는 힌트 횟수와, 남은 실수 횟수만큼의 점이 들어갑니다."),
        ]
    }
}
