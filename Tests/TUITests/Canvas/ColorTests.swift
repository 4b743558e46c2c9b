import Testing

@testable import TUI

@Suite struct `Colors by name` {
    private static let eight: [Color] = [
        .black, .red, .green, .yellow, .blue, .magenta, .cyan, .white,
    ]

    @Test func `are the first eight of the palette, in its order`() {
        #expect(Self.eight == (0..<8).map { .index($0) })
    }

    @Test func `have a bright companion eight places on, and others have none`() {
        #expect(Self.eight.map(\.bright) == (8..<16).map { .index($0) })
        for color: Color in [.index(8), .index(200), .rgb(1, 2, 3)] {
            #expect(color.bright == color)
        }
    }
}
