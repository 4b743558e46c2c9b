import TUI
import Testing

@testable import Parlor

@Suite struct `A refused command line` {
    private func sentence(_ arguments: String...) -> String? {
        do {
            _ = try Invocation.parse(arguments)
            return nil
        } catch {
            return error.sentence
        }
    }

    @Test func `a sentence names the mistake and the accepted values`() {
        #expect(
            sentence("--pairs", "40")
                == "\"40\" is not valid for --pairs, which needs a whole number from 2 to 32.")
        #expect(
            sentence("--theme", "drak")
                == "\"drak\" is not valid for --theme, which needs auto, dark, light, contrast, mono "
                + "or ascii. Did you mean dark?")
        // Another digit is no typing error, so no value is suggested.
        #expect(
            sentence("klondike", "--draw", "2")
                == "\"2\" is not valid for --draw, which needs 1 or 3.")
        #expect(sentence("--sede") == "There is no option --sede. Did you mean --seed?")
        #expect(
            sentence("--bogus")
                == "There is no option --bogus. Add --help for the list.")
        #expect(sentence("memori") == "There is no game \"memori\". Did you mean memory?")
        #expect(
            sentence("chess")
                == "There is no game \"chess\". Try memory, sudoku, klondike or mines.")
        #expect(
            sentence("sudoku", "grad")
                == "sudoku has no command \"grad\". Did you mean grade?")
        #expect(
            sentence("sudoku", "--seed", "1", "mend")
                == "sudoku has no command \"mend\". Try solve, grade, generate, "
                + "minimize, constrain, verify, hint or print.")
        #expect(
            sentence("klondike", "deal", "--draw", "3")
                == "The option --draw does not apply to klondike deal. It is for klondike, klondike "
                + "winnable, klondike solve, klondike hint or klondike replay.")
        #expect(
            sentence("sudoku", "generate", "12")
                == "The command sudoku generate does not take \"12\".")
        #expect(
            sentence("--lang", "ko", "--time")
                == "--time 옵션 뒤에 값이 필요합니다: auto 또는 0부터 3600까지의 정수.")
    }

    @Test func `a number that is out of range is answered with the range, in every game`() {
        let number = "999999999999999999999999"
        var answered = 0
        for game in GameModule.all {
            for name in game.options.map(\.name) + ["--seed"] {
                guard let option = CommandOption.named(name) else { continue }
                let bounds: [String] =
                    switch option.value {
                    case .number(let range), .range(let range):
                        ["\(range.lowerBound)", "\(range.upperBound)"]
                    case .seed: ["0", "\(UInt64.max)"]
                    case .deal: ["\(UInt64.max)", "ms1 to ms2147483647", "ks0 to ks2147483647"]
                    default: []
                    }
                // An option of a tool is refused for another reason.
                guard !bounds.isEmpty, let answer = sentence(game.name.rawValue, name, number),
                    answer.hasPrefix("\"\(number)\"")
                else { continue }
                answered += 1
                #expect(bounds.allSatisfy(answer.contains), "\(answer)")
            }
        }
        #expect(answered >= 9)
        for deal in ["ms0", "ms2147483648", "ks2147483648"] {
            #expect(sentence("klondike", "--deal", deal)?.contains("ms1 to ms2147483647") == true)
        }
    }

    @Test func `an option with a text says what the text must be`() {
        #expect(
            sentence("sudoku", "generate", "--pattern", "abc")
                == "\"abc\" is not valid for --pattern, which needs 81 characters, with . or 0 for "
                + "an empty cell and anything else for a clue.")
        #expect(
            sentence("mines", "print", "--first", "z99")
                == "\"z99\" is not valid for --first, which needs a cell such as c5.")
        #expect(
            sentence("replay", "--marbles", "--whole")
                == "The option --whole needs a value: a symbol of the drawing, such as \"a\".")
        for words in [Words.english, .korean] {
            let texts = AcceptedText.allCases.map { words.accepted.description(of: .text($0)) }
            #expect(Set(texts).count == texts.count)
            #expect(!texts.contains("a text") && !texts.contains("글"))
        }
    }

    @Test(arguments: [
        ("--json", "--json", "--check"), ("--marbles --json", "--json", "--check"),
        ("--from 1", "--from", "--marbles"), ("--test --to 1", "--to", "--marbles"),
        ("--check --whole x", "--whole", "--marbles"), ("--marbles --at 1", "--at", "--test"),
    ])
    func `an option without the option that it needs is refused`(
        _ options: String, _ option: String, _ base: String
    ) {
        let words = ["replay", "a.jsonl"] + options.split(separator: " ").map(String.init)
        #expect(
            throws: InvocationRefusal(problem: .missingOption(option, base), language: .english)
        ) {
            try Invocation.parse(words)
        }
    }

    @Test func `options that exclude each other are refused`() {
        #expect(
            sentence("replay", "a.jsonl", "--check", "--json", "--marbles")
                == "The options --json and --marbles cannot be combined. Use only one of them.")
        #expect(
            sentence("replay", "a.jsonl", "--from", "1")
                == "The option --from needs --marbles.")
        #expect(sentence("replay", "a.jsonl", "--check", "--marbles", "--from", "1") == nil)
        // A comparison shows both screens side by side, with 80 columns each.
        #expect(sentence("replay", "a.jsonl", "--check", "--columns", "80") == nil)
        #expect(sentence("stats", "--json") == nil)
    }

    @Test func `a refusal repeats no control characters`() {
        let answer = sentence("\u{1b}]0;owned\u{7}\n\u{202e}")
        #expect(
            answer == "There is no game \"\u{FFFD}]0;owned\u{FFFD}\u{FFFD}\u{FFFD}\". "
                + "Try memory, sudoku, klondike or mines.")
    }

    @Test func `a refusal shortens a long argument`() {
        let answer = sentence(String(repeating: "x", count: 10_000)) ?? ""
        #expect(answer.count < 120)
    }

    @Test(arguments: Language.allCases)
    func `every problem has its sentence in every language`(_ language: Language) {
        let problems: [InvocationProblem] = [
            .unknownOption("--x", near: "--y"), .takesNoValue("--x"), .missingValue("--x", .path),
            .badValue("y", of: "--x", .truth, near: nil), .unknownGame("y", near: nil),
            .secondGame(.memory, .sudoku),
            .unknownCommand("y", of: .sudoku, near: nil), .tooMuch("y", for: "sudoku generate"),
            .notTaken("--x", by: nil, .screen),
            .notTaken("--x", by: "memory", .tools(["sudoku hint"])),
            .contradiction("--x", "--y"), .missingOption("--x", "--y"), .apart("--x", "--y"),
            .noInspector,
        ]
        let sentences = problems.map { $0.sentence(in: language.words) }
        #expect(Set(sentences).count == problems.count)
        for sentence in sentences { #expect(sentence.hasSuffix(".") || sentence.hasSuffix("?")) }
    }

    @Test func `a build without the inspector refers to one that has it`() {
        #expect(InvocationProblem.unknown("--inspect") == .noInspector)
        #expect(
            InvocationProblem.noInspector.sentence(in: Language.english.words)
                .contains("swift run parlor --inspect"))
        #expect(InvocationProblem.unknown("--x") == .unknownOption("--x", near: nil))
    }

    @Test func `the number of typing errors between two words is counted`() {
        let pairs: [(String, String, Int)] = [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1),
            ("kitten", "sitting", 3), ("theme", "thme", 1), ("ab", "ba", 1), ("한글", "한굴", 1),
        ]
        for (one, other, slips) in pairs {
            #expect(one.typingErrors(to: other) == slips)
            #expect(other.typingErrors(to: one) == slips)
        }
    }
}
