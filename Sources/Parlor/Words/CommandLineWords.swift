/// The headings and general texts of `--help`.
struct CommandLineWords: Phrasebook {
    let language: Language

    func summary(_ version: String) -> String {
        say("parlor \(version): games for the terminal", "parlor \(version): 터미널에서 즐기는 게임")
    }

    var usage: String { say("Usage", "사용법") }
    var game: String { say(.game) }
    var command: String { say("command", "명령") }
    var option: String { say("option", "옵션") }
    var games: String { say("Games (without one, a menu opens)", "게임(쓰지 않으면 메뉴가 열립니다)") }
    var commands: String { say("Other commands", "그 밖의 명령") }
    var gameOptions: String { say("Game options", "게임 옵션") }
    var commandOptions: String { say("Options", "명령 옵션") }
    var screenOptions: String { say("Screen options", "화면 옵션") }
    var generalOptions: String { say("General options", "공통 옵션") }

    var commandHelp: String {
        say(
            """
            For the options of a command, run parlor COMMAND --help. For the manual, run \
            parlor --man.
            """,
            "명령의 옵션은 parlor 명령 --help로, 설명서는 parlor --man으로 볼 수 있습니다.")
    }

    var files: String {
        say(
            """
            Settings, results and saved games are in $XDG_DATA_HOME/parlor, or in \
            ~/.local/share/parlor if that is not set. On macOS, they are in \
            ~/Library/Application Support/parlor.
            """,
            """
            설정, 결과, 진행 중인 게임은 $XDG_DATA_HOME/parlor에 저장됩니다. 이 변수가 없으면 ~/.local/share/parlor에 \
            저장됩니다. macOS에서는 ~/Library/Application Support/parlor에 저장됩니다.
            """)
    }

    var environment: String {
        say(
            """
            NO_COLOR turns colors off. ESCDELAY sets how many milliseconds Parlor waits after Esc \
            for the rest of a key.
            """,
            "NO_COLOR가 있으면 색을 쓰지 않습니다. ESCDELAY는 Esc 뒤에 이어질 입력을 기다리는 시간(밀리초)입니다.")
    }

    /// The heading of the exit statuses, and their meanings, starting with 0.
    var exitStatus: String {
        say(
            "Exit status (the first of 2, 3, 1, 0 that applies)",
            "종료 상태(2, 3, 1, 0 순으로 처음 해당하는 값)")
    }

    var statuses: [String] {
        [
            say("success: every answer is yes", "성공: 모든 답이 '예'"),
            say(
                "an answer is no: no solution or several, not winnable, not won",
                "'아니요'인 답이 있음: 풀이가 없거나 여럿, 이길 수 없음, 이기지 못함"),
            say(
                "wrong usage, unreadable input, or a file that cannot be written",
                "사용법이 틀렸거나, 입력을 읽을 수 없거나, 파일에 쓸 수 없음"),
            say("an answer is not known: the search reached its limits", "알 수 없는 답이 있음: 탐색 한도에 도달"),
        ]
    }

    var manual: ManualWords { ManualWords(language: language) }
}
