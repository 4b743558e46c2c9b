import Games

/// What a run takes from outside besides what the terminal says: the time of day, luck, files, and
/// what somebody works out elsewhere. A run that is given the same again is the same.
struct Outside {
    var secondsSince1970: () -> Int
    var luck: () -> UInt64
    var volume: any Volume
    var answers = Answers()

    /// That of the machine.
    static var machine: Outside {
        Outside(
            secondsSince1970: Shell.secondsSince1970,
            luck: { .random(in: 0...0xFFFF_FFFF) }, volume: DiskVolume())
    }

    /// The same, and of everything that it says `note` is told. What can be foreseen, because the
    /// run has written it before, is not worth noting.
    func watched(_ note: @escaping (OutsideNote) -> Void) -> (outside: Outside, files: FileMemory) {
        let (time, luck) = (secondsSince1970, luck)
        let files = FileMemory(volume) { note(.file($0)) }
        func noting<Value>(_ value: Value, _ kind: (Value) -> OutsideNote) -> Value {
            note(kind(value))
            return value
        }
        let outside = Outside(
            secondsSince1970: { noting(time()) { .time($0) } },
            luck: { noting(luck()) { .luck($0) } }, volume: files,
            answers: Answers { note(.answer($0)) })
        return (outside, files)
    }

    /// What was noted once, again. Where nothing is left, it is nothing in particular.
    static func remembered(_ notes: [OutsideNote]) -> (outside: Outside, files: FileMemory) {
        var times = notes.compactMap { if case .time(let time) = $0 { time } else { nil } }[...]
        var luck = notes.compactMap { if case .luck(let luck) = $0 { luck } else { nil } }[...]
        let files = FileMemory(
            notes.compactMap { if case .file(let note) = $0 { note } else { nil } })
        let answers = notes.compactMap { if case .answer(let text) = $0 { text } else { nil } }
        let outside = Outside(
            secondsSince1970: { times.popFirst() ?? 0 }, luck: { luck.popFirst() ?? 0 },
            volume: files, answers: Answers(remembering: answers))
        return (outside, files)
    }
}

/// Something that came from outside and could not be foreseen.
enum OutsideNote: Equatable {
    case time(Int)
    case luck(UInt64)
    case file(FileNote)

    /// An answer that was there as soon as it was asked for.
    case answer(String)
}

extension Desk {
    /// What lies on it comes from there, and goes there.
    convenience init(
        _ invocation: Invocation, _ environment: [String: String], _ outside: Outside,
        boards: any BoardSource, judge: any KlondikeJudge
    ) {
        self.init(
            invocation, environment, boards: boards, judge: judge, clock: outside.secondsSince1970,
            luck: outside.luck,
            volume: outside.volume, answers: outside.answers)
    }
}
