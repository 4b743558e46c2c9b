/// Why a file is no recording that can be played.
package enum RecordingProblem: Error, Equatable {
    case notRead(String, DiskFailure)
    case isNoRecording(String)

    /// A line says what it cannot, or says nothing.
    case badLine(String, Int)

    /// It asks for more work than a run may make.
    case isTooLong

    /// Another version of the program wrote it, whose recordings are made otherwise.
    case otherFormat(String, Int)

    /// The run was asked for in words that this version does not understand.
    case otherArguments(String)
}

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

    /// Reads what was written line by line. It ends where a line is torn, as the last one is where
    /// the machine failed.
    package init(_ bytes: [UInt8], _ name: String) throws(RecordingProblem) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let first = lines.first.flatMap({ CheckedJSON($0) }) else {
            throw .isNoRecording(name)
        }
        if let format = first.decoded(as: Format.self)?.recording, format != RecordingHeader.format
        {
            throw .otherFormat(name, format)
        }
        guard let header = first.decoded(as: RecordingHeader.self) else {
            throw .isNoRecording(name)
        }
        guard header.isSound else { throw .badLine(name, 1) }
        self.init(header)
        for (number, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            if let line = CheckedJSON(line)?.decoded(as: RecordingLine.self), isInOrder(line) {
                add(line)
            } else if number == lines.count - 1 {
                // The machine failed while it was written.
                break
            } else {
                throw .badLine(name, number + 1)
            }
        }
    }

    /// Whether a line is no earlier than the one before: a run whose end had passed would wait for
    /// ever for what comes behind it.
    private func isInOrder(_ line: RecordingLine) -> Bool {
        switch line {
        case .input(let input): ending == nil && input.time >= length
        case .ending(let new): ending == nil && new.time >= length
        case .note: true
        }
    }

    private struct Format: Decodable { let recording: Int }
}
