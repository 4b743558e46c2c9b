extension HelpWords {
    static let korean = HelpWords(
        title: "도움말", keys: "키", rules: "규칙", howToPlay: "하는 법", play: "시작",
        mouse: [
            "클릭하면 그 자리에서 Enter를 누른 것과 같고, 글자를 클릭하면 그 기능이 실행됩니다. 목록은 휠로 움직입니다.",
            "--no-mouse 옵션이나 설정으로 마우스를 끄면 평소처럼 글자를 선택할 수 있습니다.",
        ])
}

extension KeyWords {
    static let korean = KeyWords(
        move: "이동", choose: "선택", turn: "뒤집기", pause: "일시정지", shuffle: "섞기",
        reset: "다시 시작", newGame: "새 게임", back: "뒤로", help: "도움말", quit: "끝내기",
        change: "바꾸기", scroll: "스크롤", copy: "복사")
}
