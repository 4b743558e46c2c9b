/// The uses of keys, in one or two words each.
package struct KeyWords: Phrasebook {
    package let language: Language

    var move: String { say(.move) }
    var choose: String { say("choose", "선택") }
    var pause: String { say(.pause) }
    var back: String { say("back", "뒤로") }
    package var help: String { say(.help) }
    package var quit: String { say(.quit) }
    package var change: String { say("change", "바꾸기") }
    package var scroll: String { say("scroll", "스크롤") }
}
