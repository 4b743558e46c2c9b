extension CommandLineWords {
    static let korean = CommandLineWords(
        summary: { "parlor \($0): 터미널에서 즐기는 게임" },
        usage: "사용법", game: "게임", option: "옵션",
        games: "게임 (없으면 메뉴가 열립니다)", gameOptions: "게임 옵션", generalOptions: "공통 옵션",
        files: "설정, 결과, 진행 중인 게임은 $XDG_DATA_HOME/parlor 또는 ~/.local/share/parlor에 "
            + "저장됩니다. macOS에서는 ~/Library/Application Support/parlor입니다.",
        environment: "NO_COLOR는 색을 끄고, ESCDELAY는 Esc 하나를 얼마나(밀리초) 기다릴지 정합니다.")
}

extension OptionWords {
    static let korean = OptionWords(
        lang: "언어", theme: "색상 테마", ascii: "기본 문자로만 그리기",
        noMouse: "마우스를 터미널에 맡기기", noMotion: "움직임 없이 바로 표시",
        noSync: "화면을 한꺼번에 바꾸는 기능 쓰지 않기",
        dataDir: "파일을 저장할 디렉터리",
        seed: "이 번호로 판 만들기", daily: "오늘의 판",
        pairs: "카드 짝의 수", time: "라운드 제한 시간(초), 0은 제한 없음", rounds: "라운드 수",
        level: "퍼즐의 난이도", board: "이 퍼즐로 시작하기",
        mistakes: "게임이 끝나는 실수 횟수, 0은 제한 없음",
        demo: "터미널이 할 수 있는 모든 것 보기",
        help: "이 도움말 출력", version: "버전 출력")
}

extension RefusalWords {
    static let korean = RefusalWords(
        unknownOption: { "\($0) 옵션은 없습니다. \($1)" },
        takesNoValue: { "\($0) 옵션에는 값을 줄 수 없습니다." },
        wantsValue: { "\($0) 옵션 뒤에 값이 필요합니다: \($1)." },
        badValue: { name, value, accepted, hint in
            "\(name) 옵션에 \"\(value)\" 값은 쓸 수 없습니다. 가능한 값: \(accepted)."
                + (hint.isEmpty ? "" : " \(hint)")
        },
        unknownGame: { "\"\($0)\" 게임은 없습니다. \($1)" },
        notThereYet: { "이 버전에는 아직 없는 게임입니다: \($0). 할 수 있는 게임: \($1)." },
        secondGame: { "게임은 한 번에 하나만 고를 수 있습니다: \($1) 또는 \($0)." },
        notForGame: { "\($0) 옵션은 \($1) 게임에 쓸 수 없습니다. 쓸 수 있는 게임: \($2)." },
        contradiction: { "\($0) 옵션과 \($1) 옵션은 함께 쓸 수 없습니다. 하나만 고르세요." },
        didYouMean: { "혹시 \($0)인가요?" },
        playable: { "할 수 있는 게임: \($0)." },
        seeHelp: "모든 옵션은 parlor --help로 볼 수 있습니다.")
}

extension AcceptedWords {
    static let korean = AcceptedWords(
        number: { "\($0)부터 \($1)까지의 정수" },
        list: { $0.joined(separator: ", ") },
        path: "디렉터리 경로", board: "숫자 81개(빈칸은 0 또는 점) 또는 그 파일", truth: "true 또는 false")
}
