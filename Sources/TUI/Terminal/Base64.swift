extension Collection<UInt8> {
    /// The bytes as Base64 text: four characters of six bits for every three bytes.
    var base64: String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        var rest = Array(self)[...]
        while !rest.isEmpty {
            let group = rest.prefix(3)
            rest = rest.dropFirst(3)
            let bits = (0..<3).reduce(0) { bits, place in
                bits << 8 | (place < group.count ? Int(group[group.startIndex + place]) : 0)
            }
            for place in 0..<4 {
                text.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : "=")
            }
        }
        return text
    }
}
