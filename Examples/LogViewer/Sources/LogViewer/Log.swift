import Reactive

/// A growing list of lines, the words to find in it, and the visible part.
struct Log: EmittingModel, Equatable {
    enum Command: Equatable {
        case lines([String])
        case rows(Int)
        case scroll(by: Int)
        case follow
        case look
        case type(String)
        case erase, endLooking
        case copy
    }

    enum News: Equatable { case copied(String) }

    private(set) var lines: [String] = []
    private(set) var found: [String] = []
    private(set) var words = ""
    private(set) var isLooking = false
    private(set) var isFollowing = true
    private var first = 0
    private var rows = 1

    var seen: ArraySlice<String> { found[first..<min(first + rows, found.count)] }

    mutating func apply(_ command: Command, emit: (News) -> Void) {
        switch command {
        case .lines(let new):
            lines += new
            found += new.filter(has)
        case .scroll(let steps):
            first += steps
            isFollowing = first >= found.count - rows
        case .follow: isFollowing = true
        case .look: isLooking = true
        case .type(let text): if isLooking { look(for: words + text) }
        case .erase: if isLooking { look(for: String(words.dropLast())) }
        case .endLooking: isLooking = false
        case .copy: if let line = seen.last { emit(.copied(line)) }
        case .rows(let rows): self.rows = max(1, rows)
        }
        let last = max(0, found.count - rows)
        first = isFollowing ? last : min(max(0, first), last)
    }

    private mutating func look(for words: String) {
        self.words = words
        found = lines.filter(has)
    }

    private func has(_ line: String) -> Bool { words.isEmpty || line.contains(words) }
}
