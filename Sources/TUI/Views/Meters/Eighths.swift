/// Blocks that fill an eighth of a cell after the other.
enum Eighths {
    /// From the left, from none to all of it.
    static func fromLeft(_ eighths: Int) -> Unicode.Scalar { fromLeft[min(8, max(0, eighths))] }

    /// From below, from none to all of it.
    static func fromBelow(_ eighths: Int) -> Unicode.Scalar { fromBelow[min(8, max(0, eighths))] }

    /// As high as it can be told in ASCII.
    static func ascii(_ eighths: Int) -> Unicode.Scalar { ascii[min(8, max(0, eighths))] }

    private static let fromLeft = Array(" ▏▎▍▌▋▊▉█".unicodeScalars)
    private static let fromBelow = Array(" ▁▂▃▄▅▆▇█".unicodeScalars)
    private static let ascii = Array(" ..--==##".unicodeScalars)

    /// How many eighths a part of so many cells is. Only all is all, and only nothing is nothing.
    static func count(_ part: Double, of cells: Int) -> Int {
        let all = cells.sane * 8
        guard part > 0, all > 0 else { return 0 }
        guard part < 1 else { return all }
        return min(all - 1, max(1, Int((part * Double(all)).rounded())))
    }
}
