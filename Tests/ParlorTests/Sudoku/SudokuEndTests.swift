import TUI
import Testing

@testable import Parlor

@Suite struct `The end of a sudoku` {
    @Test(arguments: ["en", "ko_KR.UTF-8"], [(40, 20), (80, 24), (200, 60)])
    func `can be left by a button after a loss or a win, and shows the copied line`(
        _ language: String, _ size: (Int, Int)
    ) throws {
        for isWon in [false, true] {
            let play = try ProgramRun.sudoku(columns: size.0, rows: size.1, language: language)
            let leave = play.services.words.dialogs.leave
            if isWon {
                play.type(play.missing, from: play.missing[0].cell)
                play.pilot.advance(by: .seconds(9))
            } else {
                play.makeMistakes(3)
            }
            play.pilot.type("c")
            let line = try #require(play.pilot.copied.last)
            for word in line.split(separator: " ") {
                #expect(play.text.contains(word), "\(word)\n\(play.text)")
            }
            try play.pilot.click(.text(" \(leave) "))
            #expect(play.text.contains(play.services.words.sudoku.about.title), "\(play.text)")
            #expect(!play.hasButton(leave), "\(play.text)")
        }
    }

    @Test(arguments: [(80, 24), (200, 60)])
    func `shows the time of a win in large digits, and stays where it is when the answers appear`(
        _ columns: Int, _ rows: Int
    ) throws {
        let play = try ProgramRun.sudoku(columns: columns, rows: rows)
        play.pilot.advance(by: .seconds(61))
        play.type(play.missing, from: play.missing[0].cell)
        play.pilot.advance(by: .seconds(1))
        let title = play.services.words.sudoku.alerts.success
        func row() -> Int? {
            play.text.split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.contains(title) }
        }
        let first = try #require(row())
        play.pilot.advance(by: .seconds(9))
        #expect(row() == first && play.text.contains("[ "), "\(play.text)")
        let time = try #require(play.text.firstMatch(of: /Solved in (\d+:\d\d)/)).1
        var page = Page(columns: 50, rows: 5, theme: .dark)
        if columns > 80 {
            page.show(PixelPictureView(picture: .figure(String(time)), role: .success))
        } else {
            page.show(BigDigits(String(time), role: .success))
        }
        for line in page.canvas.text().split(separator: "\n") {
            #expect(play.text.contains(line), "\(play.text)")
        }
    }
}
