import Games
import Parlor
import Reactive

/// The state of the player of a recording: the position and the speed.
struct ReplayPlayerModel: Model, Equatable {
    enum Command: Hashable {
        case toggle
        case faster, slower

        /// Advances to the next input.
        case step
        case seek(by: Int)
        case toStart, toEnd

        /// Shows another part of a picture that is larger than the window.
        case pan(columns: Int, rows: Int)

        /// Advances by this many milliseconds.
        case pass(Int)

        /// Continues a seek that has not reached its time.
        case goOn
        /// Shows or hides the keys.
        case help
        case leave
    }

    /// The speeds, in quarters of the real speed.
    private static let speeds = [1, 2, 4, 8, 16, 32, 64, 256]

    let length: Int
    private let inputs: [Int]

    /// The position, in milliseconds since the start of the recording.
    private(set) var position = 0
    private(set) var isPlaying = true
    private(set) var isOver = false
    /// Indicates whether the keys are shown on top of the frame.
    private(set) var showsKeys = false
    private var speed = 2

    /// The part that is shown of a picture that is larger than the window. 0 is the left or upper
    /// end of the picture, 4 the right or lower end, and 2 the middle.
    private(set) var panColumns = 2, panRows = 2

    /// The quarters of milliseconds that have not been added to the position yet.
    private var rest = 0

    init(_ recording: Recording) {
        length = recording.length
        inputs = recording.inputs.map(\.time)
    }

    /// The speed, in quarters of the real speed.
    var quarters: Int { ReplayPlayerModel.speeds[speed] }

    mutating func apply(_ command: Command) {
        // Any command of the user hides the keys. The recording continues meanwhile.
        if showsKeys, command.isOfPlayer {
            showsKeys = false
            return
        }
        switch command {
        case .toggle:
            // At the end, playing starts over.
            if !isPlaying, position == length { position = 0 }
            isPlaying.toggle()
        case .faster: speed = min(speed + 1, ReplayPlayerModel.speeds.count - 1)
        case .slower: speed = max(speed - 1, 0)
        case .step:
            isPlaying = false
            position = inputs.first { $0 > position } ?? length
        case .seek(let distance): go(to: position + distance)
        case .toStart: go(to: 0)
        case .toEnd: go(to: length)
        case .pan(let columns, let rows):
            panColumns = min(max(0, panColumns + columns), 4)
            panRows = min(max(0, panRows + rows), 4)
        case .pass(let time):
            rest += time * quarters
            go(to: position + rest / 4)
            rest %= 4
            if position == length { isPlaying = false }
        case .goOn: break
        case .help: showsKeys = true
        case .leave: isOver = true
        }
    }

    private mutating func go(to time: Int) { position = min(max(0, time), length) }
}

extension ReplayPlayerModel.Command {
    /// Indicates whether the command comes from the user and not from the clock.
    fileprivate var isOfPlayer: Bool {
        switch self {
        case .pass, .goOn: false
        default: true
        }
    }
}
