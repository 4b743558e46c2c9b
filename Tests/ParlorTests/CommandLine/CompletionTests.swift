import Testing

@testable import Parlor

@Suite struct `Completions in a shell` {
    private static func option(_ name: String, _ value: AcceptedValue?) -> CommandOption {
        CommandOption(
            name: name, shortName: name == "--help" ? "-h" : nil, value: value, placeholder: "X",
            scope: .everything, summary: { _ in "it's \(name)" }, take: { _, _ in true })
    }

    /// The completions of a small program.
    private let positions = [
        CompletionPosition(
            path: "", next: [.init(name: "bake", summary: "make bread")],
            options: [option("--flour", .choice(["rye", "oat"])), option("--help", nil)]),
        CompletionPosition(
            path: "bake", next: [.init(name: "twice", summary: "make rusk")],
            options: [option("--from", .file), option("--help", nil)]),
        CompletionPosition(
            path: "bake twice", next: [], options: [option("--times", .seed)]),
        CompletionPosition(
            path: "eat", next: [], options: [option("--help", nil)], takesFile: true),
    ]

    @Test func `bash completes words, options and values`() {
        let text = BashCompletions(positions: positions).text
        let end = text.split(separator: "    for ((", maxSplits: 1).last ?? ""
        #expect(
            end == """
                i = 1; i < COMP_CWORD; i++)); do
                        case "$place ${COMP_WORDS[i]}" in
                            ' bake' | 'bake twice' | ' eat')
                                place="${place:+$place }${COMP_WORDS[i]}" ;;
                        esac
                    done
                    COMPREPLY=()
                    case $before in
                        --flour)
                            COMPREPLY=($(compgen -W 'rye oat' -- "$word"))
                            return ;;
                        --from | --times) return ;;
                    esac
                    case $place in
                        '') answers='bake'; [[ $word == -* ]] && answers='--flour --help' ;;
                        'bake') answers='twice'; [[ $word == -* ]] && answers='--from --help' ;;
                        'bake twice') answers='--times' ;;
                        'eat') [[ $word == -* ]] && answers='--help' ;;
                    esac
                    COMPREPLY=($(compgen -W "$answers" -- "$word"))
                }
                # Where there is no answer, it is the names of files.
                complete -o default -F _parlor parlor
                """)
    }

    @Test func `zsh completes words, options and values, and describes them`() {
        let text = ZshCompletions(positions: positions, words: .english).text
        #expect(text.hasPrefix("#compdef parlor\n"))
        #expect(
            text.contains(
                """
                    case $before in
                        (--flour) compadd -- rye oat; return ;;
                        (--from) _files; return ;;
                        (--times) _message 'a whole number from 0 to 18446744073709551615'; return ;;
                    esac
                    case $place in
                        ('')
                            next=('bake:make bread')
                            options=('--flour:it'\\''s --flour' '--help:it'\\''s --help')
                            ;;
                """))
        #expect(text.contains("(' bake'|'bake twice'|' eat')"))
        #expect(
            text.contains("            options=('--help:it'\\''s --help')\n            _files ;;"))
    }

    @Test func `fish completes words, options and values, and describes them`() {
        let lines = FishCompletions(positions: positions, words: .english).text.split(
            separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix("complete") } == [
                "complete -c parlor -f",
                #"complete -c parlor -n '__parlor_at ""' -a bake -d 'make bread'"#,
                #"complete -c parlor -n '__parlor_at "bake"' -a twice -d 'make rusk'"#,
                #"complete -c parlor -n '__parlor_at "eat"' -F"#,
                #"complete -c parlor -n '__parlor_at ""' -l flour -x -a 'rye oat' -d 'it\'s --flour'"#,
                #"complete -c parlor -n '__parlor_at "" "bake" "eat"' -s h -l help -d 'it\'s --help'"#,
                #"complete -c parlor -n '__parlor_at "bake"' -l from -r -F -d 'it\'s --from'"#,
                #"complete -c parlor -n '__parlor_at "bake twice"' -l times -x -d 'it\'s --times'"#,
            ])
        #expect(lines.contains("            case ' bake' 'bake twice' ' eat'"))
    }

    @Test(arguments: CompletionShell.allCases)
    func `every option, game and command is completed, in every language`(_ shell: CompletionShell)
    {
        for language in Language.allCases {
            let script = shell.script(in: language.words)
            for option in CommandOption.all {
                let name = shell == .fish ? "-l \(option.name.dropFirst(2)) " : option.name
                #expect(script.contains(name), "\(option.name)")
            }
            for tool in Tool.all {
                // Nothing precedes the first word.
                let words = ["'\(tool.name.rawValue)'", "' \(tool.name.rawValue)'"]
                #expect(words.contains(where: script.contains))
            }
            for theme in ThemeChoice.allCases { #expect(script.contains(theme.rawValue)) }
        }
    }

    @Test func `every completion is accepted`() throws {
        for position in CompletionPosition.all(in: .english) {
            let words = position.path.split(separator: " ").map(String.init)
            for next in position.next {
                let more = try ArgumentReader.invocation(words + [next.name, "--help"])
                #expect(more.tool != nil || more.game != nil)
            }
            for option in position.options where option.value == nil && !words.isEmpty {
                #expect(throws: Never.self) {
                    try Invocation.parse(words + [option.name, "--help"])
                }
            }
        }
    }
}

extension ArgumentReader {
    fileprivate static func invocation(_ arguments: [String]) throws -> Invocation {
        try Invocation.parse(arguments)
    }
}
