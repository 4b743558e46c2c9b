/// Counts the uses of each external input, such as a file, by its name. The count restarts at each
/// terminal input.
struct UseCounter {
    private var position = 0
    private var uses: [String: Int] = [:]

    /// Counts a use, and returns the number of earlier uses since the input at this position.
    mutating func count(_ name: String, at position: Int) -> Int {
        if position != self.position { uses = [:] }
        self.position = position
        defer { uses[name, default: 0] += 1 }
        return uses[name, default: 0]
    }
}

/// The position at which an external input is used: the number of terminal inputs before it, and
/// the number of its earlier uses since the last terminal input.
struct UsePlace: Comparable {
    let position: Int
    let earlier: Int

    static func < (one: UsePlace, other: UsePlace) -> Bool {
        (one.position, one.earlier) < (other.position, other.earlier)
    }
}

/// The recorded notes about external inputs, by name. Each is returned where its input is used.
struct NotesByUse<Note> {
    private var notes: [String: ArraySlice<(place: UsePlace, note: Note)>] = [:]

    mutating func add(_ note: Note, about name: String, at place: UsePlace) {
        notes[name, default: []].append((place, note))
    }

    /// Removes the notes up to a position. Returns the newest removed note, and whether the note
    /// belongs to exactly this use.
    mutating func take(_ name: String, at place: UsePlace) -> (note: Note, isHere: Bool)? {
        var newest: (place: UsePlace, note: Note)?
        while let next = notes[name]?.first, next.place <= place {
            newest = notes[name]?.popFirst()
        }
        return newest.map { ($0.note, $0.place == place) }
    }
}

/// The notes of values that are recorded at every use, in order.
struct NotesInOrder<Note> {
    private var notes: ArraySlice<(position: Int, note: Note)> = []
    private var latest: Note?

    mutating func add(_ note: Note, at position: Int) {
        // A use before the first note gets the first note.
        if latest == nil { latest = note }
        notes.append((position, note))
    }

    /// Returns the next note at this position, or the latest earlier note if none is left.
    mutating func next(at position: Int) -> Note? {
        while let next = notes.first, next.position <= position {
            (latest, notes) = (next.note, notes.dropFirst())
            if next.position == position { break }
        }
        return latest
    }
}
