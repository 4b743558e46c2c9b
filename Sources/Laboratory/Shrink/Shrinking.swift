import Parlor
import TUI

/// A point in a run: the number of inputs so far, and the time.
struct RunPoint: Equatable {
    let inputs: Int
    /// The milliseconds since the start.
    let time: Int
}

/// A search for the smallest recording that still has a property. It ends the run where the
/// property holds, removes inputs in smaller and smaller pieces, and shortens the waits between the
/// remaining inputs. On request, it also replaces pieces of a short run by single keys.
struct Shrinking {
    private(set) var recording: Recording
    /// The point at which a recording first has the property; nil if the recording lacks the
    /// property.
    private let point: (Recording) -> RunPoint?
    /// A function that receives the number of remaining inputs and the number of runs so far.
    private let progress: (Int, Int) -> Void
    private let tries: Int
    /// The number of runs that may still be tried.
    private var triesLeft: Int

    /// The shortest wait between two inputs that the search tries, in milliseconds.
    static let pace = 100

    private init(
        _ recording: Recording, tries: Int, progress: @escaping (Int, Int) -> Void,
        point: @escaping (Recording) -> RunPoint?
    ) {
        (self.recording, self.point, self.tries) = (recording, point, tries)
        (triesLeft, self.progress) = (tries, progress)
    }

    /// The smallest recording that was found, with current traces; nil if the property does not
    /// hold, or if the replay differs.
    ///
    /// If `isRunHere` is false, running the recording would end this process, so the result has no
    /// traces. If `replaces` is true, pieces of the run are also replaced by keys.
    static func smallest(
        _ recording: Recording, tries: Int = 5_000, isRunHere: Bool = true, replaces: Bool = false,
        progress: @escaping (Int, Int) -> Void = { _, _ in },
        from point: @escaping (Recording) -> RunPoint?
    ) throws(RecordingProblem) -> Recording? {
        var shrinking = Shrinking(recording, tries: tries, progress: progress, point: point)
        guard shrinking.take(recording) else { return nil }
        shrinking.shrink()
        if replaces { shrinking.replacePieces(by: recording.keys) }
        guard isRunHere else { return shrinking.recording.withoutTraces }
        let smallest = try shrinking.recording.renewed()
        let isSame = try Replay.run(smallest).report.difference == nil
        return isSame && point(smallest) != nil ? smallest : nil
    }

    private mutating func shrink() {
        dropKinds()
        dropInputs()
        shortenWaits()
        // With shorter waits, some inputs may no longer be needed.
        dropInputs()
    }

    /// Tries to remove all inputs of each kind, such as the inputs of the mouse or of one key,
    /// beginning with the most frequent kind. A recording with few kinds of inputs is easier to
    /// read.
    private mutating func dropKinds() {
        let kinds = Dictionary(grouping: recording.inputs.map(\.input.kind)) { $0 }
        let ordered = kinds.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        for kind in ordered.map(\.key) where triesLeft > 0 && ordered.count > 1 {
            let places = recording.inputs.indices.filter { recording.inputs[$0].input.kind == kind }
            if !places.isEmpty { _ = take(recording.without(Set(places))) }
        }
    }

    private mutating func dropInputs() {
        var size = max(1, recording.inputs.count / 2)
        while triesLeft > 0 {
            let hasDropped = dropPieces(of: size)
            if size == 1 && !hasDropped { break }
            size = max(1, size / 2)
        }
    }

    /// Tries to remove each piece of this many inputs. Begins with the last piece, because later
    /// inputs are needed less often. Returns whether a piece was removed.
    private mutating func dropPieces(of size: Int) -> Bool {
        var hasDropped = false
        var end = recording.inputs.count
        while end > 0, triesLeft > 0 {
            let piece = max(0, end - size)..<end
            if take(recording.without(Set(piece))) { hasDropped = true }
            end = min(end - size, recording.inputs.count)
        }
        return hasDropped
    }

    /// Shortens all waits as far as possible together, and then one by one.
    private mutating func shortenWaits() {
        // If only the order matters, all inputs can follow at the same pace.
        let even = recording.waits.map { _ in Shrinking.pace }
        if even == recording.waits || take(recording.waiting(even)) { return }
        for longest in [Shrinking.pace, 10 * Shrinking.pace] {
            let waits = recording.waits.map { min($0, longest) }
            if waits == recording.waits || take(recording.waiting(waits)) { break }
        }
        for index in recording.waits.indices.reversed() {
            var shortest = Shrinking.pace
            while triesLeft > 0, index < recording.waits.count, recording.waits[index] > shortest {
                var waits = recording.waits
                waits[index] = shortest
                if take(recording.waiting(waits)) { break }
                // The necessary wait is between `shortest` and the current wait.
                shortest = (shortest + recording.waits[index] + 1) / 2
                if recording.waits[index] - shortest < Shrinking.pace { break }
            }
        }
    }

    /// Tries to replace each piece of several inputs by one key of the recording, beginning with
    /// the longest pieces. A move and a digit, for example, become another digit.
    private mutating func replacePieces(by keys: [ProgramInput]) {
        let least = max(0, triesLeft - Shrinking.mostReplacements)
        var size = Shrinking.longestReplaced
        while size > 1 {
            let isReplaced = replacePiece(of: size, by: keys) { $0 > least }
            size = isReplaced ? Shrinking.longestReplaced : size - 1
        }
    }

    private mutating func replacePiece(
        of size: Int, by keys: [ProgramInput], while isAllowed: (Int) -> Bool
    ) -> Bool {
        guard (size...Shrinking.longestWithReplacements).contains(recording.inputs.count) else {
            return false
        }
        for start in (0...recording.inputs.count - size).reversed() {
            let piece = start..<start + size
            // A piece with an answer stays, because the run would wait for the answer.
            if recording.inputs[piece].contains(where: \.input.isAnswer) { continue }
            for key in keys where isAllowed(triesLeft) {
                if take(recording.replacing(piece, by: key)) { return true }
            }
        }
        return false
    }

    /// The maximum number of inputs in a run in which pieces are replaced, and in a piece.
    private static let (longestWithReplacements, longestReplaced) = (20, 5)
    /// The maximum number of runs for replacing pieces.
    private static let mostReplacements = 800

    private mutating func take(_ smaller: Recording) -> Bool {
        triesLeft -= 1
        if triesLeft.isMultiple(of: 16) { progress(recording.inputs.count, tries - triesLeft) }
        guard let point = point(smaller) else { return false }
        let inputs = recording.inputs.count
        recording = smaller.ended(at: point)
        if recording.inputs.count < inputs {
            progress(recording.inputs.count, tries - triesLeft)
        }
        return true
    }
}

extension Recording {
    /// The keys of the recording, each once, the most frequent first.
    fileprivate var keys: [ProgramInput] {
        let keys = inputs.map(\.input).filter { if case .event(.key) = $0 { true } else { false } }
        let groups = Dictionary(grouping: keys, by: \.kind).compactMap { kind, keys in
            keys.first.map { (kind: kind, key: $0, count: keys.count) }
        }
        return groups.sorted { ($1.count, $0.kind) < ($0.count, $1.kind) }.map(\.key)
    }
}

extension ProgramInput {
    fileprivate var isAnswer: Bool { if case .answer = self { true } else { false } }

    /// The kind of the input: the mouse, a key with its name, or another kind.
    fileprivate var kind: String {
        switch self {
        case .event(.mouse): "mouse"
        case .event: "\(self)"
        case .surroundings: "surroundings"
        case .answer: "answer"
        }
    }
}
