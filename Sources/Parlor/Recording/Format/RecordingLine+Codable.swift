import TUI

// The format of a recording's lines. Each line has only a few of the possible members. Examples:
//
//     {"at":5321,"key":"a","kept":"77c0","rows":"3:1f2 7:93a","seen":"a3f1"}
//     {"at":5340,"mouse":"press left","point":[34,5],"seen":"09be"}
//     {"file":"settings.json","text":"{}"}
//     {"at":5371,"drawn":["2:6:0:8"],"key":"b","rows":"2:0c1","seen":"10f2","told":["news won"]}
//     {"luck":3735928559}
//     {"at":5402,"proof":"90c4a7e2136bd85f"}

extension RecordingLine: Codable {
    private enum Name: String, CodingKey {
        case at, seen, rows, drawn, kept, proof, frames, files
        case streamLines = "told"
        case key, mouse, point, with, text, paste, focus, size, scheme, answer, capabilities, other
        case time, file, failed, bytes, atOnce
        case randomNumber = "luck"
        case refused, aside, shared, changed, held, earlier
    }

    package func encode(to encoder: any Encoder) throws {
        var line = encoder.container(keyedBy: Name.self)
        switch self {
        case .input(let input):
            try line.encode(input.time, forKey: .at)
            try line.encodeIfPresent(input.trace.seen, forKey: .seen)
            try line.encodeIfPresent(input.trace.rows, forKey: .rows)
            try line.encodeIfPresent(input.trace.drawn, forKey: .drawn)
            try line.encodeIfPresent(input.trace.streamLines, forKey: .streamLines)
            try line.encodeIfPresent(input.trace.kept, forKey: .kept)
            try RecordingLine.encode(input.input, to: &line)
        case .note(let note): try RecordingLine.encode(note, to: &line)
        case .proof(let proof):
            try line.encode(proof.time, forKey: .at)
            try line.encode(proof.digest, forKey: .proof)
        case .ending(let ending):
            try line.encode(ending.time, forKey: .at)
            try line.encode(ending.frames, forKey: .frames)
            try line.encode(ending.files, forKey: .files)
            try line.encodeIfPresent(ending.streamLines, forKey: .streamLines)
        }
    }

    package init(from decoder: any Decoder) throws {
        let line = try decoder.container(keyedBy: Name.self)
        guard let time = try line.numberIfPresent(.at, in: RecordingBounds.times) else {
            self = .note(try RecordingLine.note(in: line))
            return
        }
        if let frames = try line.decodeIfPresent(String.self, forKey: .frames) {
            let files = try line.decode(String.self, forKey: .files)
            let streamLines = try line.decodeIfPresent([String].self, forKey: .streamLines)
            self = .ending(
                RecordedEnding(time: time, frames: frames, files: files, streamLines: streamLines))
        } else if let digest = try line.decodeIfPresent(String.self, forKey: .proof) {
            self = .proof(RecordedProof(time: time, digest: digest))
        } else {
            self = .input(
                RecordedInput(
                    time: time, input: try RecordingLine.input(in: line),
                    trace: InputTrace(
                        seen: try line.decodeIfPresent(String.self, forKey: .seen),
                        rows: try line.decodeIfPresent(String.self, forKey: .rows),
                        drawn: try line.decodeIfPresent([String].self, forKey: .drawn),
                        streamLines: try line.decodeIfPresent([String].self, forKey: .streamLines),
                        kept: try line.decodeIfPresent(String.self, forKey: .kept))))
        }
    }

    // MARK: Inputs

    private static func encode(
        _ input: ProgramInput, to line: inout KeyedEncodingContainer<Name>
    ) throws {
        switch input {
        case .event(let event): try encode(event, to: &line)
        case .answer(let text): try line.encode(text, forKey: .answer)
        case .surroundings(let surroundings):
            try line.encode(surroundings.capabilities, forKey: .capabilities)
            try line.encodeIfPresent(surroundings.scheme?.name, forKey: .scheme)
            try line.encode(
                [surroundings.size.columns, surroundings.size.rows], forKey: .size)
            try line.encode(surroundings.hasFocus, forKey: .focus)
        }
    }

    private static func encode(
        _ event: TerminalEvent, to line: inout KeyedEncodingContainer<Name>
    ) throws {
        switch event {
        case .key(let press):
            try line.encode(press.key.name, forKey: .key)
            let details = KeyDetails(press)
            if details != KeyDetails() { try line.encode(details, forKey: .with) }
        case .mouse(let mouse):
            try line.encode([mouse.column, mouse.row], forKey: .point)
            if mouse.action != .move { try line.encode(mouse.action.name, forKey: .mouse) }
            if !mouse.modifiers.isEmpty {
                try line.encode(KeyDetails(modifiers: mouse.modifiers), forKey: .with)
            }
        case .text(let text): try line.encode(text, forKey: .text)
        case .paste(let text): try line.encode(text, forKey: .paste)
        case .focus(let hasFocus): try line.encode(hasFocus, forKey: .focus)
        case .resize(let size): try line.encode([size.columns, size.rows], forKey: .size)
        case .colorScheme(let scheme): try line.encode(scheme.name, forKey: .scheme)
        // No game depends on the content of a reply or of unreadable input, so only the arrival is
        // recorded.
        case .reply, .illFormed, .unknown: try line.encode(true, forKey: .other)
        }
    }

    private static func input(in line: KeyedDecodingContainer<Name>) throws -> ProgramInput {
        if let text = try line.decodeIfPresent(String.self, forKey: .answer) {
            return .answer(text)
        }
        guard line.contains(.capabilities) else { return .event(try event(in: line)) }
        var surroundings = Surroundings(size: try size(in: line))
        surroundings.capabilities = try line.decode([String].self, forKey: .capabilities)
        surroundings.scheme = try line.decodeIfPresent(String.self, forKey: .scheme)
            .flatMap(ColorScheme.init(name:))
        surroundings.hasFocus = try line.decode(Bool.self, forKey: .focus)
        return .surroundings(surroundings)
    }

    /// The members that identify the kind of an event.
    private static let kinds: [Name] = [.key, .point, .text, .paste, .focus, .size, .scheme]

    private static func event(in line: KeyedDecodingContainer<Name>) throws -> TerminalEvent {
        let details = try line.decodeIfPresent(KeyDetails.self, forKey: .with) ?? KeyDetails()
        switch RecordingLine.kinds.first(where: line.contains) {
        case .key:
            let name = try line.decode(String.self, forKey: .key)
            guard let key = Key(name: name) else { throw unknown(.key, in: line) }
            return .key(details.press(of: key))
        case .point:
            let point = try pair(.point, in: line)
            let name = try line.decodeIfPresent(String.self, forKey: .mouse)
            guard let action = name.map(Mouse.Action.init(name:)) ?? .move else {
                throw unknown(.mouse, in: line)
            }
            return .mouse(
                Mouse(action, column: point.0, row: point.1, modifiers: details.modifiers))
        case .text: return .text(try line.decode(String.self, forKey: .text))
        case .paste: return .paste(try line.decode(String.self, forKey: .paste))
        case .focus: return .focus(try line.decode(Bool.self, forKey: .focus))
        case .size:
            let size = try size(in: line)
            return .resize(Resize(rows: size.rows, columns: size.columns))
        case .scheme:
            let name = try line.decode(String.self, forKey: .scheme)
            guard let scheme = ColorScheme(name: name) else { throw unknown(.scheme, in: line) }
            return .colorScheme(scheme)
        default: return .unknown
        }
    }

    private static func size(in line: KeyedDecodingContainer<Name>) throws -> Size {
        let size = try pair(.size, in: line)
        guard RecordingBounds.columns.contains(size.0), RecordingBounds.rows.contains(size.1) else {
            throw unknown(.size, in: line)
        }
        return Size(columns: size.0, rows: size.1)
    }

    private static func pair(
        _ name: Name, in line: KeyedDecodingContainer<Name>
    ) throws -> (Int, Int) {
        let numbers = try line.decode([Int].self, forKey: name)
        guard numbers.count == 2, numbers.allSatisfy(RecordingBounds.places.contains) else {
            throw unknown(name, in: line)
        }
        return (numbers[0], numbers[1])
    }

    private static func unknown(
        _ name: Name, in line: KeyedDecodingContainer<Name>
    ) -> DecodingError {
        .dataCorruptedError(forKey: name, in: line, debugDescription: "The value is not known.")
    }

    // MARK: Notes

    private static func encode(
        _ note: ExternalNote, to line: inout KeyedEncodingContainer<Name>
    ) throws {
        switch note {
        case .time(let seconds): try line.encode(seconds, forKey: .time)
        case .randomNumber(let number): try line.encode(number, forKey: .randomNumber)
        case .answer(let text): try line.encode(text, forKey: .atOnce)
        case .sharing(let sharing):
            try line.encode(sharing.name, forKey: .shared)
            try encode(earlier: sharing.earlier, to: &line)
            switch sharing.answer {
            case .unshared: break
            case .hasChanged: try line.encode(true, forKey: .changed)
            case .locked(let process, let since): try line.encode([process, since], forKey: .held)
            }
        case .file(let file):
            try line.encode(file.name, forKey: .file)
            try encode(earlier: file.earlier, to: &line)
            switch file.finding {
            case .read(.failure(let failure)): try line.encode(failure.code, forKey: .failed)
            case .refused(let failure): try line.encode(failure.code, forKey: .refused)
            case .setAside(let name): try line.encode(name, forKey: .aside)
            case .read(.success(let bytes)):
                // Almost all files are text, and a string is shorter than a list of bytes.
                if let text = String(validating: bytes, as: UTF8.self) {
                    try line.encode(text, forKey: .text)
                } else {
                    try line.encode(bytes, forKey: .bytes)
                }
            }
        }
    }

    private static func encode(
        earlier: Int, to line: inout KeyedEncodingContainer<Name>
    ) throws { if earlier > 0 { try line.encode(earlier, forKey: .earlier) } }

    private static func note(in line: KeyedDecodingContainer<Name>) throws -> ExternalNote {
        if let seconds = try line.numberIfPresent(.time, in: RecordingBounds.seconds) {
            return .time(seconds)
        }
        if let number = try line.decodeIfPresent(UInt64.self, forKey: .randomNumber) {
            return .randomNumber(number)
        }
        if let text = try line.decodeIfPresent(String.self, forKey: .atOnce) {
            return .answer(text)
        }
        let earlier = try line.numberIfPresent(.earlier, in: RecordingBounds.uses) ?? 0
        if let name = try line.decodeIfPresent(String.self, forKey: .shared) {
            let answer = try sharing(in: line)
            return .sharing(SharingNote(name: name, answer: answer, earlier: earlier))
        }
        let name = try line.decode(String.self, forKey: .file)
        return .file(FileNote(name: name, finding: try finding(in: line), earlier: earlier))
    }

    private static func finding(
        in line: KeyedDecodingContainer<Name>
    ) throws -> FileNote.Finding {
        if let code = try line.numberIfPresent(.failed, in: RecordingBounds.failures) {
            return .read(.failure(DiskFailure(code: code)))
        }
        if let code = try line.numberIfPresent(.refused, in: RecordingBounds.failures) {
            return .refused(DiskFailure(code: code))
        }
        if let name = try line.decodeIfPresent(String.self, forKey: .aside) {
            return .setAside(as: name)
        }
        let text = try line.decodeIfPresent(String.self, forKey: .text).map { Array($0.utf8) }
        return .read(.success(try text ?? line.decode([UInt8].self, forKey: .bytes)))
    }

    private static func sharing(in line: KeyedDecodingContainer<Name>) throws -> SharingAnswer {
        if let numbers = try line.decodeIfPresent([Int].self, forKey: .held) {
            guard numbers.count == 2, RecordingBounds.processes.contains(numbers[0]),
                RecordingBounds.seconds.contains(numbers[1])
            else { throw unknown(.held, in: line) }
            return .locked(process: numbers[0], since: numbers[1])
        }
        return line.contains(.changed) ? .hasChanged : .unshared
    }
}
