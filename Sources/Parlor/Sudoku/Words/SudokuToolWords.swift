import Games

/// The purposes of the tools and of their options, and the words for mistakes in boards that tools
/// read.
struct SudokuToolWords: Phrasebook {
    let language: Language

    var solve: String {
        say(
            "print the solution of each puzzle, or the word none or many",
            "퍼즐마다 답을 출력(없으면 none, 여럿이면 many)")
    }

    var grade: String {
        say(
            """
            print the level, score and hardest step of each puzzle; a high score raises the level
            """,
            "퍼즐마다 난이도, 점수, 가장 어려운 단계를 출력(점수가 높으면 난이도도 오름)")
    }

    var generate: String {
        say("print new puzzles with one solution", "답이 하나뿐인 새 퍼즐을 출력")
    }

    var minimize: String {
        say("print each puzzle without unneeded clues", "퍼즐마다 필요 없는 숫자를 빼고 출력")
    }

    var constrain: String {
        say(
            "print each puzzle with clues added until it has one solution",
            "퍼즐마다 답이 하나가 될 때까지 주어진 숫자를 추가해 출력")
    }

    var verify: String {
        say(
            "print unique, none or many for each puzzle, and its number of solutions",
            "퍼즐마다 unique, none, many 중 하나와 답의 수를 출력")
    }

    var hint: String {
        say("print the next step of each board and its reason", "판마다 다음 단계와 그 이유를 출력")
    }

    var print: String {
        say("print a sheet of puzzles as SVG, to solve with a pencil", "연필로 풀 퍼즐을 SVG로 출력")
    }

    var level: String {
        say(
            """
            how difficult the puzzle is for a person (any: easy, medium or hard; the default for \
            commands is medium)
            """, "사람이 풀 때의 난이도(any는 easy, medium, hard 중 하나, 명령의 기본값은 medium)")
    }

    var symmetry: String {
        say("the symmetry of the clues (default none)", "주어진 숫자의 대칭, 기본은 none")
    }

    var minimal: String {
        say(
            "remove every clue, or symmetric group of clues, that is not needed",
            "필요 없는 숫자(대칭이면 숫자 묶음)를 모두 빼기")
    }

    var needs: String {
        say(
            "make puzzles whose easiest solution needs this technique", "가장 쉬운 풀이에 이 기법이 필요한 퍼즐 만들기"
        )
    }

    var times: String {
        say(
            "how often a puzzle needs the technique (default: at least once)",
            "그 기법이 필요한 횟수, 기본은 한 번 이상")
    }

    var noneHarder: String {
        say("allow no step that is harder than the technique", "그 기법보다 어려운 단계가 없게 하기")
    }

    var clues: String { say("the number of clues", "주어진 숫자의 개수") }
    var score: String { say("the sum of the scores of all steps", "모든 단계의 점수 합") }

    var pattern: String {
        say(
            """
            where the clues are: 81 characters, . or 0 for an empty cell, anything else for a \
            clue
            """,
            "숫자가 있을 곳: 81글자, 빈칸은 . 또는 0, 숫자가 있을 칸은 그 밖의 글자")
    }

    var gradeStatistics: String {
        say(
            "count levels, scores, clues and techniques instead of printing each puzzle",
            "퍼즐 대신 난이도, 점수, 숫자 개수, 기법을 집계해 출력")
    }

    var format: String {
        say(
            """
            the format of a puzzle (a line, rows, a grid, CSV, candidates, or HoDoKu's library; \
            default line)
            """,
            """
            퍼즐의 형식(한 줄, 아홉 줄, 격자, CSV, 후보 숫자, HoDoKu 라이브러리. 기본은 line)
            """)
    }

    var all: String {
        say("print every solution up to the limit, one per line", "답을 한 줄에 하나씩, --limit까지 모두 출력")
    }

    var steps: String { say("print every step", "모든 단계 출력") }

    var limit: String {
        say("stop counting solutions at this number (default 1000)", "셀 답의 최대 개수, 기본은 1000")
    }

    var solutions: String {
        say("print the solutions upside down at the bottom of the page", "정답을 쪽 아래에 거꾸로 인쇄")
    }

    var out: String {
        say(
            "write to this file; several pages go to numbered files",
            "이 파일에 쓰기(여러 쪽이면 파일 이름에 번호가 붙음)")
    }

    func noCell(_ character: String) -> String {
        say(
            "\"\(character)\" is not a cell: write 1 to 9, or . or 0 for an empty one.",
            "\"\(character)\" 글자는 쓸 수 없습니다. 1부터 9까지, 빈칸은 . 또는 0을 쓰십시오.")
    }

    func noMark(_ character: String) -> String {
        say(
            "\"\(character)\" is not a note: write the digits 1 to 9 of a cell together.",
            "\"\(character)\" 글자는 쓸 수 없습니다. 칸마다 1부터 9까지의 숫자를 붙여 쓰십시오.")
    }

    func markTwice(_ digit: Int) -> String {
        say(
            "\(digit) is noted twice in this cell: write it once.",
            "이 칸에 \(digit, .subject) 두 번 있습니다. 한 번만 쓰십시오.")
    }

    var tooManyCells: String {
        say("a board has 81 cells, but this one has more.", "판은 81칸인데 여기에는 더 있습니다.")
    }

    func tooFewCells(_ count: Int) -> String {
        say(
            "a board has 81 cells, but this one has \(count).",
            "판은 81칸인데 여기에는 \(count)칸이 있습니다.")
    }

    func sentence(of reason: SudokuTextError.Reason) -> String {
        switch reason {
        case .noCell(let character): noCell(String(character).printable)
        case .noMark(let character): noMark(String(character).printable)
        case .twice(let digit): markTwice(digit)
        case .tooMany: tooManyCells
        case .tooFew(let count): tooFewCells(count)
        }
    }
}
