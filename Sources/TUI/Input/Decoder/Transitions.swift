/// The decoder's state between two bytes.
enum DecoderState: UInt8, CaseIterable {
    case ground
    case scalar
    case escape
    case doubleEscape

    /// Esc was reported because nothing followed in time, but the rest of a sequence may yet come.
    case lateEscape

    /// An introducer that came late, or was reported with Alt: the next byte decides what it was.
    case lateIntroducer

    /// A reply was ended by a bare escape, of which the second half may yet come.
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

/// The decoder's action on a byte.
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

/// For each state and byte: what to do, and where to stand then (unless the doing decides).
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
