#if INSPECTOR
    @testable import TUI

    /// A game of Klondike in the inspector: the clock is stopped, the film steps back and forth,
    /// and the game continues in another way.
    struct InspectorFilm {
        private let play: InspectedPlay
        private var film: SVGFilm
        private var time = 0
        private var drawings = 0

        private static let frame = 80

        private init() throws {
            play = try InspectedPlay(
                "klondike --seed 7", columns: 100, rows: 32, reducesMotion: false)
            film = SVGFilm(
                columns: 100, rows: 32, defaults: play.pilot.session.page.theme.defaults)
        }

        static func drawn() throws -> String {
            var film = try InspectorFilm()
            film.wait(800)
            for key in "7fd4d" {
                film.press(.character(key.unicodeScalars.first ?? " "))
                film.wait(1_000)
            }
            film.press(.function(12))
            film.wait(800)
            for _ in 0..<9 {
                film.press(.left)
                film.wait(400)
            }
            for _ in 0..<2 {
                film.press(.right)
                film.wait(400)
            }
            film.wait(600)
            film.press(.enter)
            film.wait(1_000)
            for key in "1d" {
                film.press(.character(key.unicodeScalars.first ?? " "))
                film.wait(1_200)
            }
            return film.film.document(length: film.time + 1_500)
        }

        private mutating func press(_ key: Key) { play.pilot.press(key) }

        private mutating func wait(_ milliseconds: Int) {
            for _ in 0..<milliseconds / Self.frame {
                if play.pilot.drawings != drawings {
                    drawings = play.pilot.drawings
                    film.add(play.pilot.session.page.canvas, at: time)
                }
                play.pilot.advance(by: .milliseconds(Self.frame))
                time += Self.frame
            }
        }
    }
#endif
