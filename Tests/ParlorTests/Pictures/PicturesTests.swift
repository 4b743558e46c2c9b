import Foundation
import Games
import Testing

@testable import Parlor

private let stills = [
    ProgramPicture(name: "home", arguments: "klondike --seed 7") { play in
        play.pilot.type("7f46dddbb")
    },
    ProgramPicture(name: "memory", arguments: "memory --seed 3", columns: 120, rows: 40) { play in
        try play.turn(0, 1, 4, 9)
        play.pilot.advance(by: .seconds(7))
    },
    ProgramPicture(name: "mines", arguments: "mines --seed 3") { play in
        play.pilot.press(.down, .down, .down, .enter)
        play.pilot.type("hh")
        play.pilot.advance(by: .seconds(31))
    },
    ProgramPicture(name: "sudoku", arguments: "sudoku --level hard --seed 7") { play in
        play.pilot.advance(by: .seconds(83))
        let cells = play.missing
        play.pilot.type("f")
        try play.choose(cells[1].cell)
        play.pilot.type("5")
        try play.choose(cells[4].cell)
    },
    ProgramPicture(name: "sudoku-hint", arguments: "sudoku --level hard --seed 7") { play in
        play.set(SudokuSettings.technique, to: .xWing)
        play.pilot.type("b")
        play.pilot.press(.down, .down, .down, .enter)
        play.pilot.type("hh")
    },
    ProgramPicture(name: "klondike", arguments: "klondike --seed 7", columns: 120, rows: 40) {
        play in
        play.pilot.type("7f46ddd")
        play.pilot.advance(by: .seconds(75))
        play.pilot.type("hh")
        try play.pilot.grab(.value(Klondike.Spot.card(Card(rank: 6, suit: .spades))))
    },
    .ofDemonstration("views-choices") { pilot in
        pilot.type("2")
        try pilot.click("[ Spring")
    },
    .ofDemonstration("views-fields") { pilot in
        pilot.type("5")
        try pilot.click("A name")
        pilot.type("Ada")
        try pilot.click("Large")
        try pilot.click("Type here.")
        pilot.press(.home)
        pilot.press(.right, modifiers: [.control, .shift])
    },
    .ofDemonstration("views-table") { pilot in
        pilot.type("6")
        try pilot.click("Shuffled")
        try pilot.click(.at(20, 6), modifiers: .control)
        try pilot.click(.at(20, 8), modifiers: .shift)
    },
    .ofDemonstration("views-scroll", in: .light) { pilot in
        pilot.type("6")
        try pilot.click("Text")
        try pilot.click("3 of 100")
        pilot.press(.pageDown)
    },
    .ofDemonstration("views-chart") { pilot in
        pilot.type("6")
        try pilot.click("Chart")
    },
    .ofDemonstration("views-dialog", in: .light) { pilot in pilot.type("2d") },
    .ofDemonstration("views-ascii", in: .ascii) { pilot in
        pilot.type("2")
        try pilot.click("[ Spring")
    },
]

#if INSPECTOR
    private let pictures =
        stills + [ProgramPicture(name: "inspector", drawing: InspectorFilm.drawn)]
#else
    // A program that is built for a package has no inspector.
    private let pictures = stills
#endif

@Suite struct `The pictures in the documentation` {
    /// `make pictures` sets this variable, which writes the pictures again.
    private static let isWriting =
        ProcessInfo.processInfo.environment["PARLOR_WRITE_PICTURES"] != nil

    @Test(arguments: pictures) @MainActor func `show the program as it is`(
        _ picture: ProgramPicture
    ) throws {
        let drawn = try picture.drawn()
        if Self.isWriting { try drawn.write(to: picture.file, atomically: true, encoding: .utf8) }
        let isFresh = try String(contentsOf: picture.file, encoding: .utf8) == drawn
        #expect(isFresh, "\(picture.name).svg is out of date: `make pictures` draws it again.")
    }

    #if INSPECTOR
        @Test(.disabled(if: isWriting, "A picture may not be written yet."))
        func `are all drawn by the program`() throws {
            let files = try FileManager.default.contentsOfDirectory(
                atPath: ProgramPicture.directory.path)
            #expect(files.sorted() == pictures.map(\.file.lastPathComponent).sorted())
        }
    #endif
}
