/// The headings and texts that only the manual has.
struct ManualWords: Phrasebook {
    let language: Language

    var title: String { say("Games", "게임") }
    var tagline: String { say("games for the terminal, and their tools", "터미널에서 즐기는 게임과 도구") }
    var name: String { say("NAME", "이름") }
    var synopsis: String { say("SYNOPSIS", "사용법") }
    var description: String { say("DESCRIPTION", "설명") }
    var games: String { say("GAMES", "게임") }
    var commands: String { say("COMMANDS", "명령") }
    var options: String { say("OPTIONS", "옵션") }
    var exitStatus: String { say("EXIT STATUS", "종료 상태") }
    var files: String { say("FILES", "파일") }
    var environment: String { say("ENVIRONMENT", "환경 변수") }
    var examples: String { say("EXAMPLES", "예") }

    var about: [String] {
        [
            say(
                """
                parlor opens the game that you name, or a menu. Each screen shows its keys, and ? \
                lists them all.
                """,
                """
                게임 이름을 쓰면 그 게임이, 쓰지 않으면 메뉴가 열립니다. 화면마다 쓸 수 있는 키가 나오고, ?를 누르면 모든 키를 \
                볼 수 있습니다.
                """),
            say(
                """
                A command reads questions, prints answers and ends. The questions are its \
                arguments. Without arguments, the command reads questions from standard input, \
                one per line. Commands that make boards, such as "klondike deal" and "sudoku \
                print", do not read standard input. Empty lines and lines that begin with # are \
                skipped. Answers come in the order of the questions. A line that cannot be read \
                is reported on standard error, and the command continues with the next line. \
                Answers are the same in every language.
                """,
                """
                명령은 질문을 읽고 답을 출력한 뒤 끝납니다. 질문은 인자로 주고, 인자가 없으면 표준 입력에서 한 줄에 하나씩 읽습니다. klondike \
                deal이나 sudoku print처럼 판을 만드는 명령은 표준 입력을 읽지 않습니다. 빈 줄과 #으로 시작하는 줄은 건너뜁니다. \
                답은 질문한 순서대로 나옵니다. 읽을 수 없는 줄은 표준 오류로 알린 뒤 다음 줄로 넘어갑니다. 답은 어느 언어에서나 같습니다.
                """),
            say(
                """
                A sudoku is 81 characters, row by row: a digit, or . or 0 for an empty cell. \
                The commands also read grids of candidates.
                """,
                """
                스도쿠 판은 첫 행부터 차례로 81글자로 쓰고, 빈칸에는 . 또는 0을 씁니다. 칸마다 후보 숫자를 적은 표도 읽습니다.
                """),
            say(
                """
                A deal of Klondike is a number, or its 52 cards in dealing order (7D9C…): the \
                piles row by row, then the stock. A card is its rank (A23456789TJQK) and its suit \
                (CDHS). A move is D (draw), R (turn the waste over), or a card, its place and its \
                target. 9HW4: the 9 of hearts from the waste to pile 4. TS35: the 10 of spades, \
                and the cards on it, from pile 3 to pile 5. AC1F: the ace of clubs from pile 1 to \
                the foundation.
                """,
                """
                클론다이크의 판은 번호로 쓰거나, 7D9C…처럼 카드 52장을 나누는 순서대로 씁니다. 카드는 숫자(A23456789TJQK)와 \
                무늬(CDHS)로 씁니다. 먼저 일곱 줄의 카드를 가로로 한 단씩 쓰고, 그다음 스톡을 씁니다. 이동은 D(스톡 넘기기)나 R(웨이스트 \
                뒤집기)로 쓰거나, 카드, 있던 곳, 옮길 곳을 차례로 씁니다. 9HW4는 하트 9를 웨이스트에서 4번 줄로 옮깁니다. TS35는 스페이드 \
                10을 그 위의 카드와 함께 3번 줄에서 5번 줄로 옮깁니다. AC1F는 클로버 에이스를 1번 줄에서 파운데이션으로 옮깁니다.
                """),
            say(
                """
                A board of mines is its size and its rows, such as 4x4/2 *.../..../...o/*...: \
                here, * is a mine, o the first cell, and . any other cell. "mines solve" and \
                "mines hint" read positions: # is a covered cell, F a flag, ? a question mark, \
                and 0 to 8 an open cell.
                """,
                """
                지뢰 찾기의 판은 4x4/2 *.../..../...o/*...처럼 크기를 쓰고 모든 행을 씁니다. *는 지뢰, o는 처음 여는 칸, .은 나머지 \
                칸입니다. solve와 hint에는 하던 판을 쓰는데, #은 닫힌 칸, F는 깃발, ?는 물음표, 0부터 8까지는 열린 칸입니다.
                """),
            say(
                """
                The level of a sudoku is that of its hardest step, or a higher one if the scores \
                of all steps add up to more than 800 (easy), 1000 (medium), 1600 (hard) or 1800 \
                (unfair).
                """,
                """
                스도쿠의 난이도는 가장 어려운 단계의 난이도입니다. 모든 단계의 점수를 더해 800(easy), 1000(medium), 1600(hard), \
                1800(unfair)을 넘으면 더 높은 난이도가 됩니다.
                """),
            say(
                """
                With --json, each answer is an object with the question and, if there is one, \
                a verdict. "solve" adds the solution; "grade" adds the level, the \
                score and all steps; "verify" adds the number of solutions; "hint" adds the step. \
                For Klondike, "winnable" and "solve" add the winning moves, the seconds and the \
                number of positions searched. "generate" adds the seed and the generator's \
                version, which reproduce the puzzle.
                """,
                """
                --json을 쓰면 답마다 객체가 하나씩 나옵니다. 객체에는 질문이 들어 있고, 판정이 있으면 verdict도 들어 있습니다. solve에는 \
                풀이가, grade에는 난이도, 점수, 모든 단계가, verify에는 답의 수가, hint에는 단계가 더 들어 있습니다. 클론다이크의 \
                winnable과 solve에는 이기는 수순, 걸린 시간(초), 살펴본 상태의 수가 더 들어 있습니다. generate에는 같은 퍼즐을 다시 만들 \
                때 쓰는 seed와 generator(생성기 버전)가 더 들어 있습니다.
                """),
        ]
    }

    /// An explanation for each example.
    var exampleTexts: [String] {
        [
            say("Count the puzzles that have one solution:", "답이 하나뿐인 퍼즐 세기:"),
            say("Print four hard puzzles with their solutions:", "어려운 퍼즐 네 개를 정답과 함께 인쇄하기:"),
            say(
                """
                Check whether deals 1 to 10 can be won if you draw three cards at a time:
                """,
                "1번부터 10번까지의 판을 세 장씩 넘겨 이길 수 있는지 확인하기:"),
            say("Check that the solver's moves win:", "solve가 찾은 수순으로 이기는지 확인하기:"),
        ]
    }
}
