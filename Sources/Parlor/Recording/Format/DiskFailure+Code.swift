extension DiskFailure {
    private static let common: [DiskFailure] = [
        .missing, .isFull, .isReadOnly, .isForbidden, .isNotAFile, .isNotADirectory, .isTooLarge,
    ]

    /// A number for the failure. A common failure has the same number on every system, and any
    /// other has the negative error number of its system.
    var code: Int {
        if case .other(let number) = self { return -Int(number) }
        return DiskFailure.common.firstIndex(of: self) ?? 0
    }

    init(code: Int) {
        self =
            DiskFailure.common.indices.contains(code)
            ? DiskFailure.common[code] : .other(Int32(clamping: -code))
    }
}

extension DiskFailure: Codable {
    package init(from decoder: any Decoder) throws {
        let code = try decoder.singleValueContainer().decode(Int.self)
        self.init(code: max(RecordingBounds.failures.lowerBound, code))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }
}
