import Reactive

/// Inputs of a run besides those of the terminal: the time of day, luck, files, and answers of work in
/// the background. A run that is given the same again is the same.
struct ExternalInputs {
    var secondsSince1970: () -> Int
    var luck: () -> UInt64
    var volume: any Volume
    var answers = Answers()
    /// The recording of the run; nil where there is none.
    var recording: RunRecording?
    /// Other programs that use the same files.
    var sharing: (SharingQuestion) -> SharingAnswer = { _ in .unshared }
    /// Failures to write that are found later.
    var lateFailures = Observable<LateFailure>.never()
    /// Waits until all is written, gives back what is shared, and says what went wrong only then.
    var finish: () -> [LateFailure] = { [] }

    /// The inputs of the machine.
    @MainActor static func machine(_ writer: FileWriter) -> ExternalInputs {
        let sharing = OtherPrograms(clock: Shell.secondsSince1970)
        var inputs = ExternalInputs(
            secondsSince1970: Shell.secondsSince1970,
            luck: { .random(in: 0...0xFFFF_FFFF) }, volume: BackgroundVolume(writer: writer))
        inputs.sharing = sharing.answer
        inputs.lateFailures = writer.failures.asObservable().catch { _ in .never() }
        inputs.finish = {
            let failures = writer.finish()
            sharing.end()
            return failures
        }
        return inputs
    }

    /// The same, with `note` told of each. What can be foreseen, because the run has written it
    /// before, is not worth noting.
    func watched(_ note: @escaping (ExternalNote) -> Void) -> (
        inputs: ExternalInputs, files: FileMemory
    ) {
        let (time, luck, sharing) = (secondsSince1970, luck, sharing)
        let files = FileMemory(volume) { note(.file($0)) }
        func noting<Value>(_ value: Value, _ kind: (Value) -> ExternalNote) -> Value {
            note(kind(value))
            return value
        }
        var inputs = self
        inputs.secondsSince1970 = { noting(time()) { .time($0) } }
        inputs.luck = { noting(luck()) { .luck($0) } }
        inputs.volume = files
        inputs.answers = answers.noting { note(.answer($0)) }
        var asked = 0
        inputs.sharing = { question in
            asked += 1
            let answer = sharing(question)
            if answer != .unshared { note(.sharing(answer, number: asked)) }
            return answer
        }
        return (inputs, files)
    }

    /// The inputs that were noted once, again. Times are those that were noted at the input that the
    /// run has come to, by `position`, or else the last before; where no number is left, it is zero.
    static func remembered(
        _ recording: Recording, position: @escaping () -> Int
    ) -> (inputs: ExternalInputs, files: FileMemory) {
        let notes = recording.notes.map(\.note)
        var times = recording.notes.compactMap { placed -> (position: Int, time: Int)? in
            if case .time(let time) = placed.note { (placed.position, time) } else { nil }
        }[...]
        var latest = times.first?.time ?? 0
        var luck = notes.compactMap { if case .luck(let luck) = $0 { luck } else { nil } }[...]
        let files = FileMemory(
            notes.compactMap { if case .file(let note) = $0 { note } else { nil } })
        let answers = notes.compactMap { if case .answer(let text) = $0 { text } else { nil } }
        var shared: [Int: SharingAnswer] = [:]
        for case .sharing(let answer, let number) in notes { shared[number] = answer }
        var asked = 0
        var inputs = ExternalInputs(
            secondsSince1970: {
                let here = position()
                while let next = times.first, next.position < here {
                    latest = next.time
                    times.removeFirst()
                }
                if let next = times.first, next.position == here {
                    latest = next.time
                    times.removeFirst()
                }
                return latest
            },
            luck: { luck.popFirst() ?? 0 }, volume: files, answers: Answers(remembering: answers))
        inputs.recording = recording.header.name.map { RunRecording(name: $0) {} }
        inputs.sharing = { _ in
            asked += 1
            return shared[asked] ?? .unshared
        }
        return (inputs, files)
    }
}

/// The recording of a run, as the run knows it.
struct RunRecording {
    let name: String

    /// Keeps it as the proof of a result that it is going to have.
    let prove: () -> Void
}

/// Something that came from outside and could not be foreseen.
enum ExternalNote: Equatable {
    case time(Int)
    case luck(UInt64)
    case file(FileNote)

    /// The answer to the nth question about other programs.
    case sharing(SharingAnswer, number: Int)

    /// An answer that was there as soon as it was asked for.
    case answer(String)
}
