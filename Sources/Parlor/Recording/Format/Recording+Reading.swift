extension Recording {
    package init(file path: String) throws(RecordingProblem) {
        let bytes: [UInt8]
        do {
            bytes = try Disk.read(path, atMost: RecordingBounds.bytes)
        } catch {
            throw .notRead(path, error)
        }
        try self.init(bytes, path)
    }

    /// Reads a recording line by line. An incomplete last line is ignored, because the machine may
    /// have failed during writing.
    package init(_ bytes: [UInt8], _ name: String) throws(RecordingProblem) {
        guard let bytes = bytes.unpackedLines(atMost: RecordingBounds.bytes) else {
            throw .isTooLong
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let first = lines.first.flatMap({ CheckedJSON($0) }) else {
            throw .isNotARecording(name)
        }
        if let format = first.decoded(as: Format.self)?.recording,
            !RecordingHeader.formats.contains(format)
        {
            throw .otherFormat(name, format)
        }
        guard let header = first.decoded(as: RecordingHeader.self) else {
            throw .isNotARecording(name)
        }
        guard header.isSound else { throw .badLine(name, 1) }
        self.init(header)
        for (number, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            if let line = CheckedJSON(line)?.decoded(as: RecordingLine.self), isInOrder(line) {
                add(line)
            } else if number == lines.count - 1 {
                // The last line is incomplete, because the machine failed during writing.
                break
            } else {
                throw .badLine(name, number + 1)
            }
        }
    }

    /// Returns whether the line may follow the previous lines. Times must not decrease. No input
    /// may follow the end of the run, because a replay would wait for it forever.
    private func isInOrder(_ line: RecordingLine) -> Bool {
        switch line {
        case .input(let input): ending == nil && input.time >= length
        case .proof(let new): ending == nil && new.time >= length
        case .ending(let new): ending == nil && new.time >= length
        case .note: true
        }
    }

    private struct Format: Decodable { let recording: Int }
}
