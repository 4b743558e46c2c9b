/// Random choices that are the same on every machine and in every version of the language. The
/// standard library does not guarantee this.
extension RandomNumberGenerator {
    /// A number from 0 up to, but not including, `bound`. All are equally likely. Draws that would
    /// favor some numbers are repeated.
    mutating func number(below bound: Int) -> Int {
        let bound = UInt64(bound)
        let rest = (UInt64.max % bound + 1) % bound
        while true {
            let drawn: UInt64 = next()
            if drawn <= UInt64.max - rest { return Int(drawn % bound) }
        }
    }

    /// The elements in random order. All orders are equally likely.
    mutating func shuffled<Element>(_ elements: some Sequence<Element>) -> [Element] {
        var shuffled = Array(elements)
        for last in stride(from: shuffled.count - 1, to: 0, by: -1) {
            shuffled.swapAt(last, number(below: last + 1))
        }
        return shuffled
    }
}
