/// The decoder's state between two bytes.
enum DecoderState: UInt8, CaseIterable {
    case ground
    case scalar
    case escape
    case doubleEscape

    /// Esc was reported after a timeout, but the rest of a sequence may still arrive.
    case lateEscape

    /// An introducer arrived late, or was reported with Alt. The next byte decides what it means.
    case lateIntroducer

    /// An escape ended a reply, but the backslash of its terminator may still arrive.
    case lateTerminator

    case controlEntry
    case controlParameters
    case controlIntermediates
    case linuxKey
    case mouseBytes
    case singleShiftEntry
    case singleShiftParameters
    case operatingSystemCommand
    case controlString
    case stringEscape
    case paste
}

/// The decoder's action for a byte.
enum DecoderAction: UInt8 {
    case ignore
    case character, control
    case startScalar, continueScalar, breakScalar, illFormed
    case enter, enterLate, resume, escapeKey, escapeThenAgain, again
    case parameter, marker, intermediate, spoil
    case endControl, endSingleShift, linuxKey, mouseByte
    case stringByte, endString, abandonString
    case abandon, cancel
}

/// The action and the next state for each state and byte. An action may change the state again.
struct Transitions: Sendable {
    struct Transition {
        var action: DecoderAction
        var state: DecoderState
    }

    static let table = Transitions(rules: Transitions.rules)

    private var entries: [Transition]

    init(rules: [TransitionRule]) {
        entries = DecoderState.allCases.flatMap { state in
            [Transition](repeating: Transition(action: .ignore, state: state), count: 256)
        }
        for rule in rules {
            for byte in rule.bytes {
                let transition = Transition(action: rule.action, state: rule.next)
                entries[Int(rule.state.rawValue) << 8 | Int(byte)] = transition
            }
        }
    }

    subscript(state: DecoderState, byte: UInt8) -> Transition {
        entries[Int(state.rawValue) << 8 | Int(byte)]
    }
}
