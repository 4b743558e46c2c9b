/// The purpose of each option. The accepted values are appended.
struct OptionWords: Phrasebook {
    let language: Language

    var lang: String { say("the language", "언어") }
    var theme: String { say("the colors", "색상 테마") }
    var ascii: String { say("draw with ASCII characters only", "ASCII 문자로만 그리기") }

    var plain: String {
        say(
            "play by typing, without a screen; for screen readers and pipes",
            "화면 없이 글로 입력해 즐기기(화면 낭독기와 파이프용)")
    }

    var noMouse: String {
        say(
            "do not use the mouse, so that the terminal can select text",
            "터미널에서 글자를 선택할 수 있도록 마우스 끄기")
    }
    var noMotion: String { say("do not animate", "움직임 없이 바로 표시") }

    var noCursor: String {
        say("hide the terminal's cursor outside text fields", "글 입력란 밖에서는 터미널 커서 숨기기")
    }

    var noSync: String {
        say("do not use synchronized output", "동기화 출력 쓰지 않기")
    }

    var noRecord: String { say("do not record games", "게임을 녹화하지 않기") }

    var inspect: String {
        say(
            "open the inspector, which shows the program's streams below the screen",
            "인스펙터 켜기(프로그램의 스트림을 화면 아래에 표시)")
    }

    var dataDir: String { say("keep all files in this directory", "파일을 저장할 디렉터리") }
    var seed: String { say("use the board with this number", "이 번호의 판으로 시작") }
    var daily: String { say("play the board of the day", "오늘의 판으로 시작") }
    var demo: String { say("show every view of the toolkit", "툴킷의 모든 뷰 보기") }

    var completions: String {
        say("print a completion script for this shell", "셸 자동 완성 스크립트 출력")
    }

    var man: String { say("print the manual (pipe it to man -l -)", "설명서 출력(man -l -에 파이프로 연결)") }
    var help: String { say("print this help", "이 도움말 출력") }
    var version: String { say("print the version", "버전 출력") }
}
