/// Words for a window with too little room for anything else: as short as can be.
struct WindowWords: Sendable {
    let tooSmall: String
    let needs: @Sendable (_ columns: Int, _ rows: Int) -> String
}
