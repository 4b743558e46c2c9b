/// The state after a column: the cost so far, the previous state, the cursor and the pen.
struct PathState: BitwiseCopyable {
    enum Kind: UInt8 { case print, repeated, erased, erasedToEnd, printAhead }

    var cost: Int32 = 0
    var from: Int16 = -1
    var start: Int16 = 0
    var column: Int16 = 0
    var fromKind: UInt8 = 0
    var isCertain = true
    var pen = Style.plain
}
