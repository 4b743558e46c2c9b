/// A problem with files that is reported to the player. Games can still be played.
package enum StorageProblem: Error, Equatable, Sendable {
    /// There is no home directory, and no other directory was named.
    case hasNoPlace
    case notRead(String, DiskFailure)
    case notWritten(String, DiskFailure)
    case damaged(String, keptAs: String)

    /// Another running Parlor plays the game. `process` is its process number, and `since` is the
    /// time at which it claimed the file, in seconds since 1970. Both are 0 if they are not known.
    case lockedElsewhere(String, process: Int, since: Int)

    /// Another process has played the game since this process read it.
    case playedElsewhere(String)

    /// Another version of the program wrote the file, in a format that this version cannot fully
    /// read.
    case otherVersion(String, keptAs: String)

    /// A later version wrote the file. This version leaves the file unchanged, so that the later
    /// version can still use it.
    case newerVersion(String)

    /// A later version wrote the settings. This version uses those that it understands, and leaves
    /// the file unchanged.
    case newerSettings(String)

    /// Some lines of a log are unreadable. They stay in the file.
    case damagedLines(Int, in: String)

    /// A setting has a value that is not accepted. The file keeps it.
    case badSetting(String, AcceptedValue)

    /// Indicates whether the file must not be changed.
    var keepsFile: Bool {
        switch self {
        case .notRead, .newerVersion, .newerSettings: true
        default: false
        }
    }

    /// Indicates whether the problem is shown only for some seconds. If another Parlor has a game
    /// open, the bar of the game says so all the time.
    var isPassing: Bool { if case .lockedElsewhere = self { true } else { false } }

    /// The problem with a shortened path for the screen. A recording of the screen may be shared,
    /// so it must not show the full path.
    var withoutFullPath: StorageProblem {
        switch self {
        case .notRead(let path, let failure): .notRead(path.withoutFullPath, failure)
        case .notWritten(let path, let failure): .notWritten(path.withoutFullPath, failure)
        case .damaged(let path, let newPath):
            .damaged(path.withoutFullPath, keptAs: newPath.withoutFullPath)
        case .lockedElsewhere(let path, let process, let since):
            .lockedElsewhere(path.withoutFullPath, process: process, since: since)
        case .playedElsewhere(let path): .playedElsewhere(path.withoutFullPath)
        case .otherVersion(let path, let newPath):
            .otherVersion(path.withoutFullPath, keptAs: newPath.withoutFullPath)
        case .newerVersion(let path): .newerVersion(path.withoutFullPath)
        case .newerSettings(let path): .newerSettings(path.withoutFullPath)
        case .damagedLines(let count, let path): .damagedLines(count, in: path.withoutFullPath)
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
        case .notRead(let path, let failure):
            texts.notRead(path: path, reason: texts.reason(failure))
        case .notWritten(let path, let failure):
            texts.notWritten(path: path, reason: texts.reason(failure))
        case .lockedElsewhere(let path, let process, _):
            texts.lockedElsewhere(path.game(words), process)
        case .playedElsewhere(let path): texts.playedElsewhere(path.game(words))
        case .damaged(let path, let newPath): texts.damaged(path: path, newPath: newPath)
        case .otherVersion(let path, let newPath): texts.otherVersion(path: path, newPath: newPath)
        case .newerVersion(let path): texts.newerVersion(path)
        case .newerSettings(let path): texts.newerSettings(path)
        case .damagedLines(let count, let path): texts.damagedLines(count, path)
        case .badSetting(let name, let accepted):
            texts.badSetting(name: name, accepted: words.accepted.description(of: accepted))
        }
    }
}

extension String {
    /// The title of the game that is saved in the file with this path.
    fileprivate func game(_ words: Words) -> String {
        let file = split(separator: "/").last ?? ""
        let name = GameName.allCases.first { file.hasPrefix($0.rawValue) }
        return name?.module.title(words) ?? words.storage.aGame
    }
}
