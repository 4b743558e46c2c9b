/// The words of the help pages.
package struct HelpWords: Phrasebook {
    package let language: Language

    package var title: String { say(.help.capitalized) }
    var keys: String { say("Keys", "키") }
    var rules: String { say("Rules", "규칙") }

    /// The page before the first game, and the button that leaves it.
    var howToPlay: String { say("How to play", "하는 법") }
    var play: String { say(.play.capitalized) }

    /// The uses of the mouse, one paragraph each.
    var mouse: [String] {
        [
            say(
                """
                A click does what Enter does there. A click on a key in the bar presses that \
                key. The wheel scrolls lists.
                """,
                "클릭하면 그 자리에서 Enter를 누른 것과 같고, 글자를 클릭하면 그 기능이 실행됩니다. 목록은 휠로 움직입니다."),
            say(
                "To select text with the mouse, turn it off in the settings or with --no-mouse.",
                "--no-mouse 옵션이나 설정으로 마우스를 끄면 평소처럼 글자를 선택할 수 있습니다."),
        ]
    }
}
