/// The words to type for deeds that several games have.
enum TypedNames {
    static let newGame = Phrase("new", "새게임 새")
    static let undo = Phrase("undo", "실행취소 취소 되돌리기")
    static let redo = Phrase("redo", "다시실행 다시")
    /// `h` is the key on the screen, and may also be typed.
    static let hint = Phrase("hint h", "힌트")
    /// The numbers of times that one line can repeat a command.
    static let times = 1...999
    /// Words that may follow a word and add nothing to it, as in "give up" or "new game".
    static let fillers: Set = ["up", "game", "deal", "round", "게임", "판"]
}
