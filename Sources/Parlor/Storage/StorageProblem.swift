/// A problem with files that the player is told of. None of it keeps a game from being played.
enum StorageProblem: Error, Equatable, Sendable {
    /// There is no home directory, and no other place was named.
    case hasNoPlace
    case notRead(String, DiskFailure)
    case notWritten(String, DiskFailure)
    case damaged(String, keptAs: String)

    /// Another program plays the game: its process, and since when; zeros where that is not known.
    case heldElsewhere(String, process: Int, since: Int)

    /// Another program has played on with the game since it was read here.
    case playedElsewhere(String)

    /// An earlier version of the program wrote it.
    case otherVersion(String, keptAs: String)

    /// A later version of the program wrote it, which can still go on with it.
    case newerVersion(String)

    /// So many lines of a log say nothing; they stay where they are.
    case damagedLines(Int, in: String)

    /// A setting says something that it cannot; the file still says it.
    case badSetting(String, AcceptedValue)

    /// Whether the file has to stay as it is.
    var keepsFile: Bool {
        switch self {
        case .notRead, .newerVersion: true
        default: false
        }
    }

    /// The same with the directory's own name for its path, as a screen shows it: a recording of
    /// the screen goes to others.
    var withoutPlace: StorageProblem {
        switch self {
        case .notRead(let path, let failure): .notRead(path.withoutPlace, failure)
        case .notWritten(let path, let failure): .notWritten(path.withoutPlace, failure)
        case .damaged(let path, let newPath):
            .damaged(path.withoutPlace, keptAs: newPath.withoutPlace)
        case .heldElsewhere(let path, let process, let since):
            .heldElsewhere(path.withoutPlace, process: process, since: since)
        case .playedElsewhere(let path): .playedElsewhere(path.withoutPlace)
        case .otherVersion(let path, let newPath):
            .otherVersion(path.withoutPlace, keptAs: newPath.withoutPlace)
        case .newerVersion(let path): .newerVersion(path.withoutPlace)
        case .damagedLines(let count, let path): .damagedLines(count, in: path.withoutPlace)
        case .hasNoPlace, .badSetting: self
        }
    }

    func sentence(in words: Words) -> String {
        let texts = words.storage
        return rawSentence(texts, words).withoutControls()
    }

    private func rawSentence(_ texts: StorageWords, _ words: Words) -> String {
        switch self {
        case .hasNoPlace: texts.hasNoPlace
        case .notRead(let path, let failure): texts.notRead(path, texts.reason(failure))
        case .notWritten(let path, let failure): texts.notWritten(path, texts.reason(failure))
        case .heldElsewhere(let path, let process, let since):
            texts.heldElsewhere(path, process, since == 0 ? nil : since.timeOfDay)
        case .playedElsewhere(let path): texts.playedElsewhere(path)
        case .damaged(let path, let newPath): texts.damaged(path, newPath)
        case .otherVersion(let path, let newPath): texts.otherVersion(path, newPath)
        case .newerVersion(let path): texts.newerVersion(path)
        case .damagedLines(let count, let path): texts.damagedLines(count, path)
        case .badSetting(let name, let accepted):
            texts.badSetting(name, words.accepted.description(of: accepted))
        }
    }
}

/// A value that was read, and the problems with the rest of the file.
struct Loaded<Value> {
    var value: Value
    var problems: [StorageProblem] = []
}

extension Loaded: Equatable where Value: Equatable {}
extension Loaded: Sendable where Value: Sendable {}

extension String {
    /// A path by the names of its file and of the directory that this is in.
    fileprivate var withoutPlace: String {
        (["…"] + split(separator: "/").suffix(2)).joined(separator: "/")
    }
}

extension Int {
    /// The time of day of so many seconds since 1970, in UTC.
    fileprivate var timeOfDay: String {
        let (hours, minutes) = (self / 3600 % 24, self / 60 % 60)
        return "\(hours < 10 ? "0" : "")\(hours):\(minutes < 10 ? "0" : "")\(minutes) UTC"
    }
}
