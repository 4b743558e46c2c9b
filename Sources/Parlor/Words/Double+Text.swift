extension Double {
    /// The number, which must not be negative, as text with the given number of decimals, at least
    /// one.
    func text(_ digits: Int) -> String {
        let scale = (0..<digits).reduce(1) { scale, _ in 10 * scale }
        let (whole, part) = Int((self * Double(scale)).rounded()).quotientAndRemainder(
            dividingBy: scale)
        return "\(whole).\(String("\(scale + part)".dropFirst()))"
    }
}
