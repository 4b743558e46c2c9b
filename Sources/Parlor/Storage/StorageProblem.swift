/// What somebody is told about their files. None of it keeps a game from being played.
enum StorageProblem: Error, Equatable, Sendable {
    /// There is no home directory, and no other place was named.
    case hasNoPlace
    case notRead(String, DiskFailure)
    case notWritten(String, DiskFailure)
    case damaged(String, keptAs: String)

    /// Another version of the program wrote it.
    case otherVersion(String, keptAs: String)

    /// So many lines of a log say nothing; they stay where they are.
    case damagedLines(Int, in: String)

    /// A setting says something that it cannot; the file still says it.
    case badSetting(String, AcceptedValue)

    func sentence(in words: Words) -> String {
        let texts = words.storage
        return switch self {
        case .hasNoPlace: texts.hasNoPlace
        case .notRead(let path, let failure): texts.notRead(path, texts.reason(failure))
        case .notWritten(let path, let failure): texts.notWritten(path, texts.reason(failure))
        case .damaged(let path, let newPath): texts.damaged(path, newPath)
        case .otherVersion(let path, let newPath): texts.otherVersion(path, newPath)
        case .damagedLines(let count, let path): texts.damagedLines(count, path)
        case .badSetting(let name, let accepted):
            texts.badSetting(name, words.accepted.description(of: accepted))
        }
    }
}

/// What could be read, and what is to be told about the rest.
struct Loaded<Value> {
    var value: Value
    var problems: [StorageProblem] = []
}

extension Loaded: Equatable where Value: Equatable {}
extension Loaded: Sendable where Value: Sendable {}
