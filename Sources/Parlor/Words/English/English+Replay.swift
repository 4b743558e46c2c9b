extension ReplayWords {
    static let english = ReplayWords(
        playing: "Playing", paused: "Paused",
        same: { "The same: \(length(inputs: $0, seconds: $1))." },
        sameSoFar: { "The same, as far as it was recorded: \(length(inputs: $0, seconds: $1))." },
        differsAt: { "Not the same from input \($0) on, \($1) seconds after the beginning." },
        differsInTheEnd: "Not the same: the last that is to be seen is something else.",
        differsInFiles: "All looks the same, but something else is saved.",
        otherVersion: { "It was recorded by Parlor \($0)." },
        nothingRecorded: "Nothing was recorded yet. Name a file to replay.",
        notRead: { "\($0) cannot be read: \($1)." },
        unknownExport: { "\($0) has to end in .cast, .svg or .jsonl." },
        noGame: { "No game is played in \($0)." },
        noStreams: { "Nothing happens then in \($0)." },
        noSuchStream: { "\($0) is no stream of this run: there are \($1)." },
        noSuchProperty: { "Nothing in this run is \($0)\($1.isEmpty ? "" : ": there are \($1)")." },
        badLine: { "Line \($1) of \($0) says what no recording can." },
        isTooLong: "The recording is longer, or shows more, than a run may.",
        isNoRecording: { "\($0) is no recording." },
        otherFormat: { "\($0) was recorded by a newer version of Parlor." },
        otherArguments: { "The recording begins with options that are not known: \($0)" })

    private static func length(inputs: Int, seconds: Int) -> String {
        "\(inputs) \(inputs == 1 ? "input" : "inputs") in "
            + "\(seconds) \(seconds == 1 ? "second" : "seconds")"
    }
}
