import Reactive
import Testing

@Suite struct `A history` {
    private func history(_ commands: History<String>.Command...) -> History<String> {
        var history = History("")
        for command in commands { history.apply(command) }
        return history
    }

    @Test func `undoing goes back to the start, and redoing to the end`() {
        var history = history(.commit("a"), .commit("ab"), .commit("abc"))
        var seen: [String] = []
        while history.canUndo {
            history.apply(.undo)
            seen.append(history.present)
        }
        #expect(seen == ["ab", "a", ""])
        while history.canRedo { history.apply(.redo) }
        #expect(history.present == "abc")
    }

    @Test func `undoing at the start and redoing at the end change nothing`() {
        #expect(history(.undo, .redo) == history())
        #expect(history(.commit("a"), .redo) == history(.commit("a")))
    }

    @Test func `a change after undoing forgets the undone steps`() {
        let history = history(.commit("a"), .commit("ab"), .undo, .commit("ac"))
        #expect(Array(history.states) == ["", "a", "ac"])
        #expect(!history.canRedo)
    }

    @Test func `a state equal to the current one is no step`() {
        #expect(history(.commit("a"), .commit("a")) == history(.commit("a")))
        #expect(history(.commit("a"), .commit("b"), .undo, .commit("a")).canRedo)
    }

    @Test func `play returns to a saved step, and continues from there or back`() {
        var history = history(.commit("a"))
        let kept = history.step
        for state in ["ab", "abc", "abcd"] { history.apply(.commit(state)) }
        history.apply(.go(to: kept))
        #expect(history.present == "a" && history.canRedo)
        history.apply(.go(to: 99))
        history.apply(.go(to: -1))
        #expect(history.present == "a")
    }

    @Test func `a new start forgets everything`() {
        #expect(history(.commit("a"), .restart("z")) == History("z"))
    }

    @Test func `a copy has a history of its own`() {
        let original = history(.commit("a"))
        var copy = original
        copy.apply(.undo)
        #expect(original.present == "a" && copy.present == "")
    }

    @Test(arguments: 1...8)
    func `matches a plain list of any length that is cut anywhere`(seed: UInt64) {
        var dice = Dice(seed: seed)
        var (history, list, step) = (History(0), [0], 0)
        for number in 1...600 {
            switch dice.roll(below: 10) {
            case 0:
                history.apply(.undo)
                step = max(0, step - 1)
            case 1:
                history.apply(.redo)
                step = min(list.count - 1, step + 1)
            case 2 where dice.roll(below: 8) == 0:
                step = dice.roll(below: list.count)
                history.apply(.go(to: step))
            default:
                history.apply(.commit(number))
                list = list[...step] + [number]
                step += 1
            }
            #expect(Array(history.states) == list && history.step == step)
            #expect(history.present == list[step] && history.canRedo == (step + 1 < list.count))
        }
    }

    @Test func `a history is restored as it was saved`() throws {
        let history = history(.commit("a"), .commit("ab"), .undo)
        #expect(try rewritten(history) == history)
    }

    @Test(arguments: [
        #"{"states": [], "step": 0}"#, #"{"states": ["a"], "step": 1}"#,
        #"{"states": ["a"], "step": -1}"#, #"{"states": ["a"]}"#,
    ])
    func `a history without a current state is refused`(json: String) {
        #expect(throws: DecodingError.self) { try read(History<String>.self, json) }
    }
}
