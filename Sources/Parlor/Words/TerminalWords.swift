import TUI

/// The words for a terminal that cannot show the program. The English words are those of `TUI`.
package struct TerminalWords: Phrasebook {
    package let language: Language

    /// The reason why nothing is shown. If `hasPlainForm` is true, also a suggestion to add
    /// `--plain`.
    package func sentence(of problem: TerminalProblem, hasPlainForm: Bool = true) -> String {
        hasPlainForm ? "\(reason(problem))\n\(plainForm)" : reason(problem)
    }

    private var plainForm: String {
        say("Add --plain to use Parlor without a screen.", "--plain 옵션을 붙이면 화면 없이 쓸 수 있습니다.")
    }

    private func reason(_ problem: TerminalProblem) -> String {
        switch problem {
        case .inputIsNotATerminal:
            say(
                "\(problem.description)",
                """
                키를 읽을 수 없습니다. 표준 입력이 터미널이 아니거나 닫혀 있습니다. 입력을 파이프로 연결하지 말고 터미널에서 \
                시작하십시오.
                """)
        case .outputIsNotATerminal:
            say(
                "\(problem.description)",
                """
                화면을 그릴 수 없습니다. 표준 출력이 터미널이 아닙니다. 출력을 다른 곳으로 보내지 말고 터미널에서 시작하십시오.
                """)
        case .nameIsMissing:
            say(
                "\(problem.description)",
                "TERM 값이 없습니다. 예를 들어 이렇게 설정하십시오: export TERM=xterm-256color")
        case .isDumb:
            say(
                "\(problem.description)",
                "이 터미널에는 글을 한 줄씩만 출력할 수 있습니다(TERM=dumb). 다른 터미널에서 시작하십시오.")
        case .cannotBeOpened(let reason):
            say("\(problem.description)", "터미널을 열 수 없습니다: \(reason). 본인이 연 터미널에서 시작하십시오.")
        }
    }
}

extension Terminal.Ending {
    /// Ends the process. If the terminal could not show the program, first says why. If
    /// `hasPlainForm` is true, also suggests `--plain`.
    package func leave(in words: Words, hasPlainForm: Bool = true) -> Never {
        leave(as: Shell.name) { words.terminal.sentence(of: $0, hasPlainForm: hasPlainForm) }
    }
}
