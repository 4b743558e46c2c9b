/// Sentences about files.
package struct StorageWords: Phrasebook {
    package let language: Language

    var hasNoPlace: String {
        say(
            "Nothing can be saved because HOME is not set. Choose a directory with --data-dir.",
            "HOME 변수가 없어 아무것도 저장할 수 없습니다. --data-dir 옵션으로 위치를 정하십시오.")
    }

    func notRead(path: String, reason: String) -> String {
        say(
            "\(path) cannot be read: \(reason). Parlor continues without it.",
            "\(path) 파일을 읽을 수 없습니다: \(reason). 이 파일 없이 계속합니다.")
    }

    func notWritten(path: String, reason: String) -> String {
        say(
            """
            \(path) cannot be written: \(reason). You can keep playing, but nothing is saved \
            there.
            """,
            "\(path) 파일에 쓸 수 없습니다: \(reason). 게임은 계속할 수 있지만 이 파일에는 저장되지 않습니다.")
    }

    /// A game whose name is not known.
    var aGame: String { say("This game", "이 게임") }

    /// A game that another running Parlor has open. `process` is its number, or 0 if that is not
    /// known.
    func lockedElsewhere(_ game: String, _ process: Int) -> String {
        let other =
            process == 0
            ? say("another Parlor", "다른 Parlor")
            : say("another Parlor (process \(process))", "다른 Parlor(프로세스 \(process))")
        return say(
            "\(game) is open in \(other). Not saved here.",
            "\(game): \(other)에서 열려 있어 저장되지 않습니다.")
    }

    func playedElsewhere(_ game: String) -> String {
        say(
            "\(game) was continued in another Parlor. Open it again from the menu.",
            "\(game): 다른 Parlor에서 이어서 진행했습니다. 메뉴에서 다시 여십시오.")
    }

    /// The message next to the keys while nothing is saved, with the reason if there is space.
    func isNotSaved(_ reason: UnsavedReason?) -> String {
        let mark = say("not saved", "저장 안 됨")
        return switch reason {
        case .isOpenElsewhere: say("\(mark): open elsewhere", "\(mark): 다른 곳에서 열림")
        case .isNewer: say("\(mark): newer version", "\(mark): 새 버전 파일")
        case .isUnreadable: say("\(mark): unreadable file", "\(mark): 읽을 수 없는 파일")
        case nil: mark
        }
    }

    func damaged(path: String, newPath: String) -> String {
        say(
            "\(path) is damaged. It was renamed to \(newPath).",
            "\(path) 파일이 손상되었습니다. \(newPath) 파일로 남겨 두었습니다.")
    }

    func otherVersion(path: String, newPath: String) -> String {
        say(
            "\(path) was written by another version of Parlor. It was renamed to \(newPath).",
            "\(path) 파일은 다른 버전의 Parlor에서 저장했습니다. \(newPath) 파일로 남겨 두었습니다.")
    }

    func newerVersion(_ path: String) -> String {
        say(
            """
            \(path) was written by a newer version of Parlor and is left unchanged. Nothing you \
            play here is saved.
            """,
            "\(path) 파일은 더 새로운 버전의 Parlor에서 저장한 것이라 그대로 둡니다. 여기서 하는 게임은 저장되지 않습니다.")
    }

    func newerSettings(_ path: String) -> String {
        say(
            """
            \(path) was written by a newer version of Parlor and is left unchanged. A setting that \
            you change here lasts until you quit.
            """,
            "\(path) 파일은 더 새로운 버전의 Parlor에서 저장한 것이라 그대로 둡니다. 여기서 바꾼 설정은 끝낼 때까지만 유지됩니다.")
    }

    /// The number of messages that do not fit.
    func moreNotices(_ count: Int) -> String {
        say("… and \(count, "more message")", "… 외 \(count)건")
    }

    var waitsForDisk: String {
        say(
            "The disk is slow. Waiting until everything is saved.",
            "디스크가 느려서 저장이 끝나기를 기다리고 있습니다.")
    }

    func damagedLines(_ count: Int, _ path: String) -> String {
        say(
            """
            \(count, "line") of \(path) cannot be read. Nothing was deleted, and the other lines \
            are counted.
            """,
            "\(path) 파일에서 \(count)줄을 읽을 수 없습니다. 지운 것은 없고, 나머지 줄은 집계합니다.")
    }

    func badSetting(name: String, accepted: String) -> String {
        say(
            "The setting \"\(name)\" is ignored: it must be \(accepted).",
            "\"\(name)\" 설정의 값이 잘못되어 무시합니다. 가능한 값: \(accepted).")
    }

    package func reason(_ failure: DiskFailure) -> String {
        switch failure {
        case .missing: say("it does not exist", "파일이 없음")
        case .isFull: say("the disk is full", "디스크가 가득 참")
        case .isReadOnly: say("the disk is read-only", "읽기 전용 디스크")
        case .isForbidden: say("permission denied", "권한 없음")
        case .isNotAFile: say("it is not a file", "파일이 아님")
        case .isNotADirectory:
            say("there is a file instead of a directory", "디렉터리가 있어야 할 곳에 파일이 있음")
        case .isTooLarge:
            say("it is larger than any file that Parlor writes", "Parlor 파일의 최대 크기를 넘음")
        case .other(let number): say("system error \(number)", "시스템 오류 \(number)")
        }
    }
}
