/// Counts the uses of things by their names. It starts over with each input of the terminal.
struct UseCounter {
    private var position = 0
    private var uses: [String: Int] = [:]

    /// How often it was used before, since the input at this position.
    mutating func count(_ name: String, at position: Int) -> Int {
        if position != self.position { uses = [:] }
        self.position = position
        defer { uses[name, default: 0] += 1 }
        return uses[name, default: 0]
    }
}

/// A use of something outside of the program: the number of inputs of the terminal that had come,
/// and how often it had been used since the last of these.
struct UsePlace: Comparable {
    let position: Int
    let earlier: Int

    static func < (one: UsePlace, other: UsePlace) -> Bool {
        (one.position, one.earlier) < (other.position, other.earlier)
    }
}

/// Notes of a recording by the names of what they are about, given out at the places of their uses.
struct NotesByUse<Note> {
    private var notes: [String: ArraySlice<(place: UsePlace, note: Note)>] = [:]

    mutating func add(_ note: Note, about name: String, at place: UsePlace) {
        notes[name, default: []].append((place, note))
    }

    /// The newest note that has been made by then, and whether it was made at this use. A note is
    /// given out once, and older ones never again.
    mutating func take(_ name: String, at place: UsePlace) -> (note: Note, isHere: Bool)? {
        var newest: (place: UsePlace, note: Note)?
        while let next = notes[name]?.first, next.place <= place {
            newest = notes[name]?.popFirst()
        }
        return newest.map { ($0.note, $0.place == place) }
    }
}

/// Notes of a recording that were made each time, given out in their order.
struct NotesInOrder<Note> {
    private var notes: ArraySlice<(position: Int, note: Note)> = []
    private var latest: Note?

    mutating func add(_ note: Note, at position: Int) {
        // Those who ask before the first was noted are told the first.
        if latest == nil { latest = note }
        notes.append((position, note))
    }

    /// The next note that was made at this position; where none is left, the last one before it.
    mutating func next(at position: Int) -> Note? {
        while let next = notes.first, next.position <= position {
            (latest, notes) = (next.note, notes.dropFirst())
            if next.position == position { break }
        }
        return latest
    }
}
