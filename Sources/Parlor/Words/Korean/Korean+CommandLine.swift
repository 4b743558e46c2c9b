extension CommandLineWords {
    static let korean = CommandLineWords(
        summary: { "parlor \($0): 터미널에서 즐기는 게임" },
        usage: "사용법", game: "게임", command: "명령", option: "옵션",
        games: "게임 (없으면 메뉴가 열립니다)", commands: "화면 없이 쓰는 명령",
        gameOptions: "게임 옵션", commandOptions: "명령 옵션", screenOptions: "화면 옵션",
        generalOptions: "공통 옵션",
        commandHelp: "명령 뒤에 --help를 쓰면 그 명령의 옵션이, --man을 쓰면 모든 설명이 나옵니다.",
        files: "설정, 결과, 진행 중인 게임은 $XDG_DATA_HOME/parlor 또는 ~/.local/share/parlor에 "
            + "저장됩니다. macOS에서는 ~/Library/Application Support/parlor입니다.",
        environment: "NO_COLOR는 색을 끄고, ESCDELAY는 Esc 뒤에 다른 키가 이어지는지 몇 밀리초 기다릴지 정합니다.",
        exitStatus: "종료 상태 (답이 여럿이면 0, 1, 3, 2 가운데 가장 뒤의 것)",
        statuses: [
            "정상: 끝냈고 모든 답이 '예'",
            "'아니요'인 답이 있음: 해가 없거나 여럿, 이길 수 없음, 이기지 못함",
            "잘못된 사용, 또는 읽거나 쓸 수 없음",
            "알 수 없는 답이 있음: 탐색 한도에 닿음",
        ],
        manual: .korean)
}

extension ManualWords {
    fileprivate static let korean = ManualWords(
        title: "게임", tagline: "터미널에서 즐기는 게임과 그 도구",
        name: "이름", synopsis: "사용법", description: "설명", games: "게임", commands: "명령",
        options: "옵션", exitStatus: "종료 상태", files: "파일", environment: "환경 변수", examples: "예",
        about: [
            "게임 이름을 쓰거나 아무것도 쓰지 않으면 터미널에 화면이 열립니다. 키와 마우스는 화면에서 안내합니다.",
            "명령을 쓰면 읽고 답한 뒤 끝납니다. 물을 것은 인자로 주고, 인자가 없으면 표준 입력에서 한 줄에 "
                + "하나씩 읽습니다. klondike deal과 sudoku print는 그 대신 새 판을 만듭니다. 빈 줄과 #으로 시작하는 줄은 건너뜁니다. 답은 물은 순서대로 나오고, "
                + "읽을 수 없는 줄은 표준 오류로 알린 뒤 다음 줄로 넘어갑니다. 답은 어느 언어에서나 같습니다.",
            "스도쿠는 행 순서로 81글자이며, 빈칸은 . 또는 0입니다. hint는 후보 숫자 표도 읽습니다.",
            "클론다이크의 판은 번호 또는 7D9C…처럼 쓴 카드 52장입니다. 카드는 숫자(A23456789TJQK)와 무늬(CDHS)로, "
                + "나눠 주는 순서대로 씁니다. 먼저 일곱 줄의 카드를 가로로 한 단씩, 그다음 스톡을 씁니다. 이동은 D(스톡 "
                + "넘기기), R(웨이스트 뒤집기), 또는 카드와 있던 곳과 갈 곳입니다. 9HW4는 웨이스트에서 4번 줄로, TS35는 "
                + "3번 줄에서 그 위의 카드와 함께 5번 줄로, AC1F는 1번 줄에서 파운데이션으로 옮깁니다.",
            "지뢰 찾기의 판은 크기와 줄을 4x4/2 *.../..../...o/*...처럼 씁니다. *는 지뢰, o는 처음 여는 칸, "
                + ".은 나머지입니다. solve와 hint가 읽는 상황은 #(닫힌 칸), F(깃발), ?(물음표)와 열린 칸의 "
                + "0부터 8까지로 씁니다.",
            "--json을 쓰면 답마다 물은 것과, 있으면 verdict가 든 객체가 나옵니다. solve는 해를, grade는 난이도와 점수와 "
                + "모든 단계를, verify는 해의 수를, hint는 단계를 더하고, 클론다이크의 winnable과 solve는 이기는 "
                + "수순과 걸린 시간(초)과 살펴본 상태의 수를 더합니다. generate는 퍼즐을 다시 만들 수 있도록 seed와 "
                + "generator(버전)를 알려 줍니다.",
        ],
        exampleTexts: [
            "해가 하나뿐인 퍼즐 세기:",
            "어려운 퍼즐 네 개를 정답과 함께 인쇄하기:",
            "1번부터 열 판을 세 장씩 넘겨 이길 수 있는지 보기:",
            "찾은 수순으로 이기는지 보기:",
        ])
}

extension OptionWords {
    static let korean = OptionWords(
        lang: "언어", theme: "색상 테마", ascii: "기본 문자로만 그리기",
        plain: "화면 없이 글로 입력하며 하기: 화면 낭독기와 파이프용",
        noMouse: "마우스를 터미널에 맡기기", noMotion: "움직임 없이 바로 표시",
        noSync: "화면을 한꺼번에 바꾸는 기능 쓰지 않기", noRecord: "게임을 기록하지 않기",
        inspect: "프로그램의 흐름을 화면 아래에 보이기",
        dataDir: "파일을 저장할 디렉터리",
        seed: "이 번호로 판 만들기", daily: "오늘의 판",
        demo: "터미널이 할 수 있는 모든 것 보기",
        completions: "셸 자동 완성 스크립트 출력", man: "설명서 출력 (man -l로 보기)",
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
        secondGame: { "게임은 한 번에 하나만 고를 수 있습니다: \($1) 또는 \($0)." },
        unknownCommand: { "\($1) 게임에 \"\($0)\" 명령은 없습니다. \($2)" },
        notTaken: { "\($0) 옵션은 여기에 쓸 수 없습니다(\($1)). 쓸 수 있는 곳: \($2)." },
        tooMuch: { "\($0) 명령에 \"\($1)\" 인자는 쓸 수 없습니다." },
        contradiction: { "\($0) 옵션과 \($1) 옵션은 함께 쓸 수 없습니다. 하나만 고르세요." },
        wantsOption: { "\($0) 옵션은 \($1) 옵션과 함께 써야 합니다." },
        apart: { "\($0) 옵션과 \($1) 옵션은 같이 쓸 수 없습니다. 하나만 고르세요." },
        didYouMean: { "혹시 \($0)입니까?" },
        playable: { "할 수 있는 게임: \($0)." },
        commands: { "쓸 수 있는 명령: \($0)." },
        seeHelp: "모든 옵션은 parlor --help로 볼 수 있습니다.", menu: "메뉴",
        anyGame: "게임 화면")
}

extension AcceptedWords {
    static let korean = AcceptedWords(
        number: { "\($0)부터 \($1)까지의 정수" },
        list: { $0.joined(separator: ", ") },
        path: "디렉터리 경로", file: "파일 경로",
        board: "숫자 81개(빈칸은 0 또는 점) 또는 그 파일", deal: "번호 또는 나눠 주는 순서의 카드 52장",
        day: "2026-11-21 같은 날짜",
        size: "30x16/99 같은 크기(4x4부터 60x40까지, 지뢰는 칸의 4분의 1까지)", text: "글", truth: "true 또는 false",
        time: "초(12.5) 또는 분과 초(1:30)")
}
