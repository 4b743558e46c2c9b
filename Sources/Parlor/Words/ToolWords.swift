/// The purposes of the tools that belong to no game, and of the options of several tools.
struct ToolWords: Phrasebook {
    let language: Language

    var replayRun: String {
        say(
            "play back a recording (without FILE: the latest game)",
            "녹화한 게임 다시 보기(파일을 쓰지 않으면 마지막 게임)")
    }

    var statistics: String {
        say("print the statistics of the results on this machine", "이 컴퓨터에 저장된 게임 결과의 통계를 출력")
    }

    var league: String {
        say(
            """
            rank the players whose data directories are in DIRECTORY, by their times on the boards \
            of a day
            """,
            "DIRECTORY에 있는 플레이어별 데이터 디렉터리를 읽어, 그날의 판을 푼 시간으로 순위 매기기")
    }

    var json: String { say("print JSON, one object per line", "한 줄에 객체 하나씩 JSON으로 출력") }

    var count: String {
        say("how many boards to make, starting at --seed", "판의 개수(--seed 번호부터 차례로)")
    }

    var tries: String {
        say(
            """
            give up on a puzzle or board after this many attempts (default: 10000 for a puzzle, \
            1000 for a board)
            """,
            "하나를 찾을 때까지 만들어 볼 최대 개수, 기본은 퍼즐 10000개 또는 판 1000개")
    }

    var svg: String { say("write the drawing to this file", "그림을 이 파일에 쓰기") }

    var check: String {
        say(
            "replay the recording and compare the screens, or the named streams",
            "다시 실행해 화면(또는 지정한 스트림)을 녹화와 비교하기")
    }

    var export: String {
        say(
            """
            write the recording to this file, whose name ends in .cast (asciinema), .svg or \
            .jsonl
            """,
            "녹화를 이 파일에 쓰기. 이름 끝은 .cast(asciinema), .svg, .jsonl 중 하나")
    }

    var marbles: String {
        say(
            "draw all streams of the recording, or the named ones, as marble diagrams",
            "녹화의 스트림을 모두(또는 지정한 것만) 마블 다이어그램으로 그리기")
    }

    var from: String { say("draw from this time on", "이때부터 그리기") }
    var to: String { say("draw up to this time", "이때까지 그리기") }
    var columns: String { say("draw at most this many columns", "이 너비를 넘지 않게 그리기") }
    var testName: String { say("the name of the test, as a sentence", "문장으로 쓴 테스트 이름") }
    var whole: String { say("print the whole value of this symbol", "이 기호가 뜻하는 값을 전부 출력") }
    var test: String { say("write the recording as a Swift test", "녹화를 Swift 테스트로 쓰기") }

    var at: String {
        say(
            "check the state at this time instead of at the end",
            "끝이 아니라 이때의 상태를 확인하기")
    }

    var shrink: String {
        say(
            """
            shorten the recording but keep this property: won, lost, notice, news such as \
            finished, or a value such as \"score < 0\"
            """,
            """
            녹화를 줄이되 이 조건은 지키기: won, lost, notice, \
            finished 같은 이벤트 이름, \"score < 0\" 같은 비교
            """)
    }

    var whileTrue: String {
        say(
            "also keep this property: one for --shrink, differs, crash or \"$ COMMAND\"",
            "함께 지킬 조건 하나 더: --shrink에 쓰는 조건, differs, crash, \"$ 명령\"")
    }

    var html: String {
        say("write the drawing as a page for a browser", "그림을 웹 페이지로 저장하기")
    }

    var anyway: String {
        say(
            "write the test, or shrink, even if the replay differs from the recording",
            "재생한 내용이 녹화와 달라도 테스트를 쓰거나 녹화를 줄이기")
    }

    var verdicts: String {
        say(
            "a directory that keeps the verdicts, so that each recording is replayed once",
            "녹화마다 한 번만 재생하도록 판정을 저장할 디렉터리")
    }

    var day: String { say("the day (default: today)", "날짜, 기본은 오늘") }
}
