/// Characters that fill a cell by eighths.
enum Eighths {
    /// Returns a cell filled from the left.
    static func fromLeft(_ eighths: Int) -> Unicode.Scalar { fromLeft[min(8, max(0, eighths))] }

    /// Returns a cell filled from below.
    static func fromBelow(_ eighths: Int) -> Unicode.Scalar { fromBelow[min(8, max(0, eighths))] }

    /// Returns a cell filled from below, roughly, in ASCII.
    static func ascii(_ eighths: Int) -> Unicode.Scalar { ascii[min(8, max(0, eighths))] }

    private static let fromLeft = Array(" ▏▎▍▌▋▊▉█".unicodeScalars)
    private static let fromBelow = Array(" ▁▂▃▄▅▆▇█".unicodeScalars)
    private static let ascii = Array(" ..--==##".unicodeScalars)

    /// Returns the number of eighths to fill for a part of some cells. All are filled only for 1,
    /// and none only for 0.
    static func count(_ fraction: Double, of cells: Int) -> Int {
        let all = cells.clampedToCanvas * 8
        guard fraction > 0, all > 0 else { return 0 }
        guard fraction < 1 else { return all }
        return min(all - 1, max(1, Int((fraction * Double(all)).rounded())))
    }
}
