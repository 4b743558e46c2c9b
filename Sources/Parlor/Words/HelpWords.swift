/// The words of the help pages, and of the page before the first game.
package struct HelpWords: Phrasebook {
    package let language: Language

    package var title: String { say(.help.capitalized) }
    var keys: String { say("Keys", "키") }
    var otherKeys: String { say("Other keys", "그 밖의 키") }
    var rules: String { say("Rules", "규칙") }

    /// The title of the page before the first game, and the names of the button and the key that
    /// leave the page.
    var howToPlay: String { say("How to play", "게임 방법") }
    var play: String { say(.play.capitalized) }
    var start: String { say(.play) }

    /// The uses of the mouse, one paragraph each.
    var mouse: [String] {
        [
            say(
                """
                A click works like moving there and pressing Enter. A click on a key in the bar \
                presses that key. The wheel scrolls.
                """,
                "클릭하면 그곳으로 이동해 Enter를 누른 것과 같습니다. 맨 아래에 나오는 키를 클릭하면 그 키를 누른 것과 같습니다. 휠로 스크롤합니다."),
            say(
                "To select text, turn the mouse off in the settings or with --no-mouse.",
                "글자를 선택하려면 설정이나 --no-mouse 옵션으로 마우스를 끄십시오."),
        ]
    }
}
