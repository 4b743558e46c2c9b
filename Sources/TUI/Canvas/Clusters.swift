/// The characters of several scalars that a canvas has shown, each stored once. A cell contains the
/// index of its character.
///
/// Indices never change, so in one pool, equal indices mean equal characters.
final class Clusters {
    /// The maximum number of characters, which is more than any screen needs. Further characters
    /// become `�`.
    static let limit = 1 << 16

    private var bytes: [UInt8] = []
    private var ends: [Int] = [0]
    private var slots: [Int32] = Array(repeating: -1, count: 64)

    var count: Int { ends.count - 1 }
    var isFull: Bool { count >= Clusters.limit }

    /// Returns the index of the character. Adds the character if it is new, or returns nil if the
    /// pool is full.
    func place(of character: Character) -> Int? {
        let text = character.utf8
        var slot = hash(text) & (slots.count - 1)
        while slots[slot] >= 0 {
            let place = Int(slots[slot])
            if bytes[ends[place]..<ends[place + 1]].elementsEqual(text) { return place }
            slot = (slot + 1) & (slots.count - 1)
        }
        guard !isFull else { return nil }
        bytes.append(contentsOf: text)
        ends.append(bytes.count)
        slots[slot] = Int32(count - 1)
        if count * 2 > slots.count { rehash() }
        return count - 1
    }

    /// Returns the number of bytes of the character at an index. An index of another pool counts as
    /// `�`.
    func length(at place: Int) -> Int {
        place < count ? ends[place + 1] - ends[place] : 3
    }

    func write(_ place: Int, into output: inout ByteBuffer) {
        guard place < count else { return output.append(scalar: 0xfffd) }
        for index in ends[place]..<ends[place + 1] { output.append(bytes[index]) }
    }

    func text(at place: Int) -> String {
        guard place < count else { return "\u{fffd}" }
        return String(decoding: bytes[ends[place]..<ends[place + 1]], as: UTF8.self)
    }

    private func rehash() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for place in 0..<count {
            var slot = hash(bytes[ends[place]..<ends[place + 1]]) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(place)
        }
    }

    private func hash(_ text: some Sequence<UInt8>) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: hash >> 1)
    }
}
