extension StorageWords {
    static let english = StorageWords(
        hasNoPlace: "Nothing can be saved, since HOME is not set. Name a place with --data-dir.",
        notRead: { "\($0) cannot be read: \($1). The program goes on without it." },
        notWritten: { "\($0) cannot be written: \($1). You can play on, but it is not saved." },
        heldElsewhere: { path, process, since in
            let whose =
                process == 0 ? "" : " (process \(process)\(since.map { ", since \($0)" } ?? ""))"
            return
                "Another Parlor plays this game\(whose). What you play here is not saved to \(path)."
        },
        playedElsewhere: {
            "Another Parlor has played on with this game. What you play here is not saved to \($0)."
        },
        damaged: { "\($0) is damaged. It is kept as \($1)." },
        otherVersion: { "\($0) was written by another version of Parlor. It is kept as \($1)." },
        damagedLines: { count, path in
            "\(count.of("line")) of \(path) cannot be read. "
                + "Nothing was deleted, and the rest is counted."
        },
        badSetting: { "The setting \"\($0)\" is left out: it has to be \($1)." },
        missing: "it is not there", full: "the disk is full",
        readOnly: "the disk can only be read", forbidden: "there is no permission",
        noFile: "it is not a file", noDirectory: "something else stands in place of the directory",
        tooLarge: "it is larger than anything Parlor writes",
        otherReason: { "error \($0) of the system" })
}
