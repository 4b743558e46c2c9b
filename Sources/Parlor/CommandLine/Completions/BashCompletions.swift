/// The script that completes the command line in bash.
struct BashCompletions {
    let positions: [CompletionPosition]

    var text: String {
        """
        # Completes the command line of parlor in bash: source it from ~/.bashrc.
        _parlor() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
            local place= answers= i
            # Bash takes the = of --lang=en for a word of its own.
            if [[ $word == = ]]; then
                word=
            elif [[ $before == = ]]; then
                before=${COMP_WORDS[COMP_CWORD - 2]}
            fi
            for ((i = 1; i < COMP_CWORD; i++)); do
                case "$place ${COMP_WORDS[i]}" in
                    \(positions.steps.map { "'\($0)'" }.joined(separator: " | ")))
                        place="${place:+$place }${COMP_WORDS[i]}" ;;
                esac
            done
            COMPREPLY=()
            case $before in
        \(values)
            esac
            case $place in
        \(positions.map(answers).joined(separator: "\n"))
            esac
            COMPREPLY=($(compgen -W "$answers" -- "$word"))
        }
        # Where there is no answer, it is the names of files.
        complete -o default -F _parlor parlor
        """
    }

    /// The words that each option accepts. Options that take files or free text have none.
    private var values: String {
        let options = positions.options
        let open = options.filter { $0.value != nil && $0.choices == nil }.map(\.name)
        let closed = options.compactMap { option in
            option.choices.map { names in
                """
                        \(option.name))
                            COMPREPLY=($(compgen -W '\(names.joined(separator: " "))' -- "$word"))
                            return ;;
                """
            }
        }
        let rest = open.isEmpty ? [] : ["        \(open.joined(separator: " | "))) return ;;"]
        return (closed + rest).joined(separator: "\n")
    }

    private func answers(at position: CompletionPosition) -> String {
        let options = position.options.map(\.name).joined(separator: " ")
        let next = position.next.map(\.name).joined(separator: " ")
        let beginsOption = "[[ $word == -* ]] && answers='\(options)'"
        let answers =
            position.next.isEmpty && !position.takesFile
            ? "answers='\(options)'"
            : next.isEmpty ? beginsOption : "answers='\(next)'; \(beginsOption)"
        return "        '\(position.path)') \(answers) ;;"
    }
}

extension CommandOption {
    /// The words that the option accepts; nil if the option has no list of words.
    fileprivate var choices: [String]? {
        if case .choice(let names) = value { names } else { nil }
    }
}
