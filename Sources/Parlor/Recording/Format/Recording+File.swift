import FoundationEssentials

/// Why a file is no recording that can be played.
enum RecordingProblem: Error, Equatable {
    case notRead(String, DiskFailure)
    case isNoRecording(String)

    /// Another version of the program wrote it, whose recordings are made otherwise.
    case otherFormat(String, Int)

    /// The run was asked for in words that this version does not understand.
    case otherArguments(String)
}

extension Recording {
    init(file path: String) throws(RecordingProblem) {
        let bytes: [UInt8]
        do {
            bytes = try Disk.read(path)
        } catch {
            throw .notRead(path, error)
        }
        try self.init(bytes, path)
    }

    /// Reads what was written line by line. It ends where a line is torn, as the last one is where
    /// the machine failed.
    init(_ bytes: [UInt8], _ name: String) throws(RecordingProblem) {
        let decoder = JSONDecoder()
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let first = Data(lines.first ?? [])
        if let format = try? decoder.decode(Format.self, from: first).recording,
            format != RecordingHeader.format
        {
            throw .otherFormat(name, format)
        }
        guard let header = try? decoder.decode(RecordingHeader.self, from: first) else {
            throw .isNoRecording(name)
        }
        self.init(header)
        for line in lines.dropFirst() {
            guard let line = try? decoder.decode(RecordingLine.self, from: Data(line)) else {
                break
            }
            add(line)
        }
    }

    private struct Format: Decodable { let recording: Int }
}

extension Encodable {
    /// As a line of a recording.
    var line: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else {
            preconditionFailure("A recording is made of what JSON can say.")
        }
        return Array(data)
    }
}
