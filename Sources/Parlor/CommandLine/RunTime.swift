/// A time in a run, as the user types it: `12`, `12.5`, `1:30`, `1:30.25`.
package struct RunTime: Equatable, Sendable {
    let milliseconds: Int

    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let seconds = (parts.last ?? "").split(
            separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let fraction = seconds.count > 1 ? seconds[1] : "0"
        guard (1...2).contains(parts.count), let whole = Int(plain: seconds[0]),
            let minutes = parts.count == 2 ? Int(plain: parts[0]) : 0,
            (1...3).contains(fraction.count),
            let thousandths = Int(plain: "\(fraction)00".prefix(3)),
            minutes <= 100_000, whole < (parts.count == 2 ? 60 : 1_000_001)
        else { return nil }
        milliseconds = (minutes * 60 + whole) * 1000 + thousandths
    }

    package init(milliseconds: Int) { self.milliseconds = milliseconds }

    /// The time as text, such as `1:30.25`.
    package var text: String {
        let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        let whole = "\(seconds / 60):\("\(100 + seconds % 60)".dropFirst())"
        var digits = "\(1000 + rest)".dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return digits.isEmpty ? whole : "\(whole).\(digits)"
    }
}
