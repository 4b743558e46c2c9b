import Parlor
import TUI

/// Sentences about recordings.
struct ReplayWords: Phrasebook {
    let language: Language

    var playing: String { say("Playing", "재생") }
    var paused: String { say("Paused", "멈춤") }

    var toggles: String { say("pause, or play", "멈춤, 재생") }
    var changesSpeed: String { say("faster, slower", "빠르게, 느리게") }
    var steps: String { say("to the next action", "다음 동작으로") }
    var leaps: String { say("10 seconds back, forward", "10초 뒤로, 앞으로") }
    var goesToEnds: String { say("to the start, to the end", "처음으로, 끝으로") }

    /// The line above the position when a picture does not fit in the window. In a narrow window,
    /// the line is short.
    func isLarger(_ picture: Size, than window: Size, isShort: Bool) -> String {
        let (picture, window) = (text(of: picture), text(of: window))
        if isShort {
            return say("Recorded at \(picture) (Shift+←↑↓→)", "\(picture)에서 녹화 (Shift+←↑↓→)")
        }
        return say(
            "Recorded at \(picture); this window is \(window). Shift+←↑↓→ shows the rest.",
            "\(picture) 창에서 녹화했습니다. 이 창은 \(window)입니다. 나머지는 Shift+←↑↓→ 키로 봅니다.")
    }

    private func text(of size: Size) -> String { "\(size.columns)×\(size.rows)" }

    /// A sentence for a replay that matches, with its length in inputs and seconds.
    func same(inputs: Int, seconds: Int) -> String {
        say(
            "The replay matches: \(length(inputs: inputs, seconds: seconds)).",
            "재생 결과가 녹화와 같습니다: \(length(inputs: inputs, seconds: seconds)).")
    }

    /// A sentence for a replay that matches up to the last input of an incomplete recording.
    func sameSoFar(inputs: Int, seconds: Int) -> String {
        let length = length(inputs: inputs, seconds: seconds)
        return say(
            "The replay matches as far as the recording goes: \(length).",
            "녹화된 부분까지는 같습니다: \(length).")
    }

    /// A sentence for a recording that has only inputs.
    func nothingToCompare(inputs: Int, seconds: Int) -> String {
        let length = length(inputs: inputs, seconds: seconds)
        return say(
            "The recording contains nothing to compare. It was replayed: \(length).",
            "비교할 내용이 없는 녹화입니다. 재생은 했습니다: \(length).")
    }

    private func length(inputs: Int, seconds: Int) -> String {
        say("\(inputs, "input") in \(seconds, "second")", "입력 \(inputs)개, \(seconds)초")
    }

    /// A sentence for pictures that begin to differ at an input.
    func picturesDiffer(_ input: Int, _ time: String) -> String {
        say(
            "From input \(input) on (\(time)), the screens differ.",
            "\(input)번째 입력부터 화면이 다릅니다(\(time)).")
    }

    /// A sentence for a game that begins to differ at an input.
    func gameDiffers(_ input: Int, _ time: String) -> String {
        say(
            "From input \(input) on (\(time)), the game differs.",
            "\(input)번째 입력부터 게임이 다릅니다(\(time)).")
    }

    var picturesDifferInTheEnd: String { say("The last screen differs.", "마지막 화면이 다릅니다.") }

    var gameDiffersInTheEnd: String {
        say("The data saved at the end differs.", "마지막에 저장된 내용이 다릅니다.")
    }

    /// A sentence for a comparison of some streams only.
    func streamsMatch(_ names: String) -> String {
        say("Same as recorded: \(names).", "녹화와 같은 스트림: \(names).")
    }

    func streamDiffers(_ name: String, _ input: Int, _ time: String) -> String {
        say(
            "From input \(input) on (\(time)), \(name) differs.",
            "\(name): \(input)번째 입력부터 다릅니다(\(time)).")
    }

    /// A sentence for an incomplete recording.
    var hasNoEnd: String {
        say(
            "The recording breaks off. The run may have gone on.",
            "중간에 끊긴 녹화입니다. 게임은 더 이어졌을 수 있습니다.")
    }

    var gameIsSame: String { say("The game is the same.", "게임은 똑같습니다.") }

    /// A sentence for saved files that begin to differ at an input, although the game is the same.
    func filesDiffer(_ input: Int, _ time: String) -> String {
        say(
            "From input \(input) on (\(time)), the saved data differs.",
            "\(input)번째 입력부터 저장된 내용이 다릅니다(\(time)).")
    }

    var picture: String {
        say(
            "The first screen that differs, as it is now. Rows with ▌ have changed:",
            "처음으로 달라진 화면의 지금 모습. ▌ 표시가 있는 줄이 녹화와 다릅니다:")
    }

    var pictures: String {
        say(
            """
            The first screen that differs. Cells above ^ have changed. In other rows with ▌, only \
            the colors have changed:
            """,
            "처음으로 달라진 화면. ^ 위의 칸은 내용이 다르고, ▌ 표시만 있는 줄은 색이 다릅니다:")
    }

    func stream(_ name: String) -> String {
        say("The first stream that differs: \(name).", "처음으로 달라진 스트림: \(name).")
    }

    var recorded: String { say("recorded", "녹화") }
    var now: String { say("now", "지금") }
    func input(_ number: Int) -> String { say("input \(number)", "\(number)번째 입력") }

    var containsNoStreams: String {
        say(
            "The recording has no streams to compare. The saved data is compared.",
            "비교할 스트림이 없는 녹화여서 저장된 내용을 비교합니다.")
    }

    /// A sentence that names the build that recorded the run.
    func recordedBy(_ other: Build) -> String {
        say(
            "The recording was made by Parlor \(other.description).",
            "Parlor \(other.description)에서 녹화했습니다.")
    }

    /// A sentence that names the parts of this build that have changed since the recording.
    func changedSince(rules: Bool, pictures: Bool) -> String {
        switch (rules, pictures) {
        case (true, true):
            say("Since then, the rules and the screens have changed.", "그 뒤로 규칙과 화면이 바뀌었습니다.")
        case (true, false):
            say(
                "Since then, the rules have changed, but the screens have not.",
                "그 뒤로 규칙이 바뀌었고, 화면은 그대로입니다.")
        case (false, true):
            say(
                "Since then, the screens have changed, but the rules have not.",
                "그 뒤로 화면이 바뀌었고, 규칙은 그대로입니다.")
        case (false, false):
            say(
                "Since then, neither the rules nor the screens have changed: the file was edited.",
                "그 뒤로 규칙도 화면도 바뀌지 않았습니다. 누군가 파일을 고쳤습니다.")
        }
    }

    func unknownBuild(_ version: String) -> String {
        say(
            "The recording was made by Parlor \(version). The build is not known.",
            "Parlor \(version)에서 녹화했으며, 어느 빌드인지는 알 수 없습니다.")
    }

    func differsSince(_ sentences: String) -> String {
        say("The replay differs from the recording. \(sentences)", "녹화와 다릅니다. \(sentences)")
    }

    var requiresAnyway: String {
        say(
            """
            A test would describe this replay, not the recorded run. To write it anyway, add \
            --anyway.
            """,
            "테스트에는 녹화한 게임이 아니라 지금 재생한 내용이 적힙니다. 그래도 쓰려면 --anyway를 붙이십시오.")
    }

    var shrinkRequiresAnyway: String {
        say(
            """
            A smaller recording would contain this replay, not the recorded run. To shrink it \
            anyway, add --anyway.
            """,
            "줄인 녹화에는 원래 게임이 아니라 지금 재생한 내용이 담깁니다. 그래도 줄이려면 --anyway를 붙이십시오.")
    }

    func beyondEnd(time: String, end: String) -> String {
        say(
            "\(time) is after the end of the recording, \(end).",
            "\(time): 녹화의 끝(\(end))보다 뒤입니다.")
    }

    func backwards(from: String, to: String) -> String {
        say(
            "There is nothing from \(from) to \(to): the end is before the start.",
            "\(from)부터 \(to)까지는 아무것도 없습니다. 끝이 시작보다 앞입니다.")
    }

    func shrinking(from: Int, to: Int, tries: Int) -> String {
        say(
            "\(from, "input") became \(to), after \(tries, "run")",
            "입력 \(from)개를 \(to)개로 줄임, \(tries)회 실행")
    }

    var notShrunk: String {
        say(
            "No smaller recording was found that replays the same way.",
            "같은 결과를 내는 더 작은 녹화를 찾지 못했습니다.")
    }

    var nothingRecorded: String {
        say(
            "Nothing has been recorded yet. Give the path of a recording.",
            "아직 녹화한 게임이 없습니다. 다시 볼 파일을 지정하십시오.")
    }

    func notRead(path: String, reason: String) -> String {
        say("\(path) cannot be read: \(reason).", "\(path) 파일을 읽을 수 없습니다: \(reason).")
    }

    func written(_ path: String) -> String {
        say("The test is in \(path).", "테스트를 \(path) 파일에 썼습니다.")
    }

    func unknownExport(_ path: String) -> String {
        say(
            "\(path) must end in .cast, .svg or .jsonl.",
            "\(path): 이름이 .cast, .svg 또는 .jsonl로 끝나야 합니다.")
    }

    func noGame(_ path: String) -> String {
        say("There is no game in \(path).", "\(path): 녹화된 게임이 없습니다.")
    }

    func nothingPlayed(_ path: String) -> String {
        say("Nothing was played in \(path).", "\(path): 게임에서 아무 동작도 하지 않았습니다.")
    }

    func notTested(_ names: String) -> String {
        say(
            "The start of this game cannot be written as a test: \(names).",
            "처음 상태를 테스트로 쓸 수 없는 게임입니다: \(names).")
    }

    func noStreams(_ path: String) -> String {
        say("Nothing happens at that time in \(path).", "\(path): 그때에는 아무 일도 없습니다.")
    }

    func noSuchStream(_ name: String, _ known: [String]) -> String {
        known.isEmpty
            ? say("\(name) is not a stream of this run.", "\(name): 이 녹화에 없는 스트림입니다.")
            : say(
                "\(name) is not a stream of this run. Its streams: \(known, .and).",
                "\(name): 이 녹화에 없는 스트림입니다. 있는 것: \(known).")
    }

    func noSuchSymbol(_ symbol: String) -> String {
        say("\(symbol) is not a symbol in this drawing.", "\(symbol): 이 그림에 없는 기호입니다.")
    }

    var doesNotDiffer: String {
        say("The replay does not differ from the recording.", "녹화와 다르지 않습니다.")
    }

    var doesNotCrash: String {
        say("The program does not crash in this run.", "이 녹화에서는 프로그램이 비정상 종료되지 않습니다.")
    }

    func neverHolds(condition: String, values: String) -> String {
        say(
            "This is never true in this run: \(condition). The value is \(values).",
            "\(condition): 이 녹화에서는 그런 때가 없습니다. 값은 \(values)입니다.")
    }

    func noSuchValue(path: String, known: String) -> String {
        say(
            "No value in this run is called \(path)\(known.isEmpty ? "." : ". Try \(known).")",
            "\(path): 이 녹화에 없는 값입니다.\(known.isEmpty ? "" : " 있는 것: \(known)")")
    }

    func noSuchProperty(name: String, known: String) -> String {
        say(
            "Nothing in this run is called \(name)\(known.isEmpty ? "." : ". Try \(known).")",
            "\(name): 이 녹화에 없는 이름입니다.\(known.isEmpty ? "" : " 있는 것: \(known)")")
    }

    func notAComparison(text: String, relations: String) -> String {
        say(
            "\"\(text)\" is not a comparison. Write a name, one of \(relations), and a value.",
            "\(quoted: text, .topic) 비교가 아닙니다. 이름, 비교 기호(\(relations)), 값을 차례로 쓰십시오.")
    }

    func badLine(_ path: String, _ line: Int) -> String {
        say(
            "Line \(line) of \(path) is not a valid line of a recording.",
            "\(path) 파일의 \(line)번째 줄은 녹화 형식에 맞지 않습니다.")
    }

    var isTooLong: String {
        say(
            "Replaying this recording takes more work than Parlor allows.",
            "이 녹화를 재생하려면 Parlor가 허용하는 것보다 많은 작업이 필요합니다.")
    }

    func isNotARecording(_ path: String) -> String {
        say("\(path) is not a recording.", "\(path): 녹화 파일이 아닙니다.")
    }

    func olderFormat(_ path: String) -> String {
        say(
            "\(path) was recorded by an older version of Parlor. Use that version to play it.",
            "\(path): 이전 버전의 Parlor에서 녹화했습니다. 그 버전으로 재생하십시오.")
    }

    func newerFormat(_ path: String) -> String {
        say(
            "\(path) was recorded by a newer version of Parlor.",
            "\(path): 더 새로운 버전의 Parlor에서 녹화했습니다.")
    }

    func otherArguments(_ arguments: String) -> String {
        say(
            """
            This version does not accept the options with which the recorded program was started: \
            \(arguments)
            """,
            "녹화할 때 쓴 옵션을 이 버전에서는 쓸 수 없습니다: \(arguments)")
    }
}

extension Words {
    var replay: ReplayWords { ReplayWords(language: language) }
}
