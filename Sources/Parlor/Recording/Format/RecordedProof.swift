import TUI

/// A result of a board of the day, which a run announces just before it writes the result. It
/// confirms all inputs before it, so a recording without an end proves the result, too.
package struct RecordedProof: Equatable {
    package let time: Int

    /// A digest of everything that was written to files before, and of the result.
    let digest: String

    init(time: Int, digest: String) { (self.time, self.digest) = (time, digest) }

    package init(time: Int, kept: UInt64, result: GameResult) {
        var fingerprint = Fingerprint()
        fingerprint.add(kept)
        fingerprint.add(ResultsLine(version: 1, result: result).line)
        self.init(time: time, digest: fingerprint.digits)
    }
}

extension [UInt8] {
    /// The lines of a recording up to its last proof; empty if it has none. They stay the same
    /// while the run goes on.
    package var linesToLastProof: [UInt8] {
        let lineFeed = UInt8(ascii: "\n")
        guard
            let lines = unpackedLines(atMost: RecordingBounds.bytes)?
                .split(separator: lineFeed, omittingEmptySubsequences: false),
            let last = lines.lastIndex(where: { line in
                guard case .proof? = CheckedJSON(line)?.decoded(as: RecordingLine.self) else {
                    return false
                }
                return true
            })
        else { return [] }
        return split(separator: lineFeed, omittingEmptySubsequences: false).prefix(last + 1)
            .flatMap { $0 + [lineFeed] }
    }
}
