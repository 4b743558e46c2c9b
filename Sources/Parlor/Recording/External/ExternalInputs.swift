import Reactive

/// The inputs of a run other than the inputs of the terminal: the time of day, random numbers,
/// files, and answers of background work. Runs with the same inputs, including those of the
/// terminal, are the same.
package struct ExternalInputs {
    package var secondsSince1970: () -> Int
    package var randomNumber: () -> UInt64
    package var volume: any Volume
    package var answers = BackgroundAnswers()
    /// The recording of the run; nil if it is not recorded.
    package var recording: RunRecording?
    /// Answers whether other processes of Parlor use the same files.
    var sharing: (SharingQuestion) -> SharingAnswer = { _ in .unshared }
    /// Failures to write a file on another thread.
    var lateFailures = Observable<LateFailure>.never()
    /// Makes another thread wait until a file is on the disk. Files that are written later are
    /// flushed after it.
    var flush: (_ path: String) -> Void = { _ in }
    /// Waits until everything is written, releases the leases, and returns the failures.
    var finish: () -> [LateFailure] = { [] }

    package init(
        secondsSince1970: @escaping () -> Int, randomNumber: @escaping () -> UInt64,
        volume: any Volume,
        answers: BackgroundAnswers = BackgroundAnswers()
    ) {
        (self.secondsSince1970, self.randomNumber) = (secondsSince1970, randomNumber)
        (self.volume, self.answers) = (volume, answers)
    }

    /// The inputs from this machine.
    @MainActor static func machine(_ writer: FileWriter) -> ExternalInputs {
        let sharing = OtherPrograms(clock: Shell.secondsSince1970)
        var inputs = ExternalInputs(
            secondsSince1970: Shell.secondsSince1970,
            randomNumber: { .random(in: 0...0xFFFF_FFFF) }, volume: BackgroundVolume(writer: writer)
        )
        inputs.sharing = sharing.answer
        inputs.lateFailures = writer.failures.asObservable().catch { _ in .never() }
        inputs.flush = writer.flush
        inputs.finish = {
            let failures = writer.finish()
            sharing.end()
            return failures
        }
        return inputs
    }

    /// Returns the same inputs, which now call `note` with each value that a replay cannot derive.
    /// `position` is the number of terminal inputs so far.
    func watched(
        position: @escaping () -> Int, note: @escaping (ExternalNote) -> Void
    ) -> (inputs: ExternalInputs, files: RecordedVolume) {
        let (time, random, sharing) = (secondsSince1970, randomNumber, sharing)
        let files = RecordedVolume(volume, position: position, note: { note(.file($0)) })
        func noting<Value>(_ value: Value, _ kind: (Value) -> ExternalNote) -> Value {
            note(kind(value))
            return value
        }
        var inputs = self
        inputs.secondsSince1970 = { noting(time()) { .time($0) } }
        inputs.randomNumber = { noting(random()) { .randomNumber($0) } }
        inputs.volume = files
        answers.note = { note(.answer($0)) }
        var uses = UseCounter()
        inputs.sharing = { question in
            let earlier = uses.count(question.name, at: position())
            let answer = sharing(question)
            if answer != .unshared {
                note(.sharing(SharingNote(name: question.name, answer: answer, earlier: earlier)))
            }
            return answer
        }
        return (inputs, files)
    }

    /// The inputs of a recorded run. `position` is the number of terminal inputs so far. If a time
    /// or random number was not recorded, the previous one is repeated.
    package static func remembered(
        _ recording: Recording, position: @escaping () -> Int
    ) -> (inputs: ExternalInputs, files: ReplayedVolume) {
        var (times, numbers) = (NotesInOrder<Int>(), NotesInOrder<UInt64>())
        var (shared, uses) = (NotesByUse<SharingAnswer>(), UseCounter())
        var answers: [String] = []
        for placed in recording.notes {
            switch placed.note {
            case .time(let time): times.add(time, at: placed.position)
            case .randomNumber(let number): numbers.add(number, at: placed.position)
            case .answer(let text): answers.append(text)
            case .sharing(let note):
                let place = UsePlace(position: placed.position, earlier: note.earlier)
                shared.add(note.answer, about: note.name, at: place)
            case .file: break
            }
        }
        let files = ReplayedVolume(recording, position: position)
        var inputs = ExternalInputs(
            secondsSince1970: { times.next(at: position()) ?? recording.header.begun },
            randomNumber: { numbers.next(at: position()) ?? 0 }, volume: files,
            answers: BackgroundAnswers(
                remembering: answers, format: recording.header.recording))
        inputs.recording = recording.header.name.map { RunRecording(name: $0) {} }
        inputs.sharing = { question in
            let position = position()
            let place = UsePlace(
                position: position, earlier: uses.count(question.name, at: position))
            guard let found = shared.take(question.name, at: place), found.isHere else {
                return .unshared
            }
            return found.note
        }
        return (inputs, files)
    }
}

/// Access to the recording of a run, for the run itself.
package struct RunRecording {
    package let name: String

    /// Keeps the recording as a proof, because the run contains a board of the day.
    let keep: () -> Void

    /// Records that the run has a result of a board of the day. The result is written after that.
    package var prove: (GameResult) -> Void = { _ in }

    package init(name: String, keep: @escaping () -> Void) {
        (self.name, self.keep) = (name, keep)
    }
}

/// An input from outside of the program that a replay cannot derive.
package enum ExternalNote: Equatable {
    case time(Int)
    case randomNumber(UInt64)
    case file(FileNote)
    case sharing(SharingNote)

    /// An answer that was available as soon as its question was asked.
    case answer(String)
}

/// An answer about other processes of Parlor.
package struct SharingNote: Equatable {
    /// The name of the question.
    let name: String
    let answer: SharingAnswer

    /// The number of times that the question was asked before, since the last terminal input.
    var earlier = 0
}

extension SharingQuestion {
    /// The name of the question, made from the name of its file.
    fileprivate var name: String {
        switch self {
        case .isShared(let path): path.lastName
        case .lease(let path): "lease \(path.lastName)"
        case .release(let path): "release \(path.lastName)"
        }
    }
}
