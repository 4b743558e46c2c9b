import Parlor
import TUI

/// A recording as an animated picture. Long pauses are shortened, and a recording that is too long
/// is cut off.
struct AnimatedPicture {
    let svg: String

    /// The longest pause, in milliseconds.
    static let longestPause = 2_000

    /// The maximum number of cells in changed rows: 20,000 rows of 80 columns.
    static let limit = 1_600_000

    private static let rate = 15

    init(_ recording: Recording) throws(RecordingProblem) {
        let sizes = [recording.header.surroundings.size] + recording.inputs.compactMap(\.size)
        let rerun = try Rerun(recording)
        let defaults = rerun.draw { $0.theme.defaults }
        let columns = sizes.map(\.columns).max() ?? 0
        var film = SVGFilm(
            columns: columns, rows: sizes.map(\.rows).max() ?? 0,
            defaults: defaults)
        var (time, last) = (0, 0)
        repeat {
            time += min(rerun.now - last, AnimatedPicture.longestPause)
            last = rerun.now
            rerun.draw { film.add($0.canvas, at: time) }
        } while film.changes * columns < AnimatedPicture.limit
            && rerun.runToNextFrame(perSecond: AnimatedPicture.rate)
        if rerun.isTooLong { throw .isTooLong }
        svg = film.document(length: time + AnimatedPicture.longestPause)
    }
}
