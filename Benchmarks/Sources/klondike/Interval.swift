/// Wilson's 95 % interval for a share of this many counted cases.
struct Interval {
    let lower, upper: Double

    init(of hits: Int, in count: Int) {
        let (count, share, z) = (Double(count), Double(hits) / Double(count), 1.96)
        let middle = share + z * z / (2 * count)
        let reach = z * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
        lower = (middle - reach) / (1 + z * z / count)
        upper = (middle + reach) / (1 + z * z / count)
    }
}

func percent(_ share: Double) -> String { fixed(100 * share, 2) + " %" }
