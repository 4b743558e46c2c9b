import Games
import TUI

/// The large picture on a card: the suit of an ace, and on a court card a figure, or a letter where
/// there is no room for one.
enum KlondikeFigure {
    /// Nothing for a card of pips, and where the room is too small.
    static func picture(of card: Card, in room: Size) -> PixelPicture? {
        if card.isAce { return .suit(card.suit, in: room) }
        guard card.rank > 10, room.columns > 5, room.rows > 2 else { return nil }
        if let figure = PixelPicture.largest(of: [figures[card.rank - 11]], in: room) {
            return figure
        }
        let letter = letters[card.rank - 11]
        let scale = min(
            3, (room.columns - 2) / letter.columns, (2 * room.rows - 4) / letter.halves)
        return letter.scaled(by: max(1, scale))
    }

    private static let letters = PixelPicture.sheet(courtLetters)
    private static let figures = PixelPicture.sheet(courtFigures)
}

private let courtLetters = """
    ..### .###. #...#
    ....# #...# #..#.
    ....# #...# ###..
    ....# #.#.# #.#..
    #...# #..#. #..#.
    .###. .##.# #...#
    """

private let courtFigures = """
    .......YYY. .....Y..... Y....Y....Y
    ......YYY.. ..Y.YYY.Y.. YY..YYY..YY
    ..######Y.. ..YYYYYYY.. YYrYYbYYrYY
    .#########. .NNNNNNNNN. .YYYYYYYYY.
    ########### NNNtttttNNN .NtttttttN.
    .NNNNNNNNN. NNtttttttNN .NtKtttKtN.
    .NtttttttN. NNtKtttKtNN .NtttntttN.
    .NtKtttKtN. NNtttttttNN .NNtNNNtNN.
    .NtttntttN. NNtttRtttNN .NNNtktNNN.
    .NtttttttN. NNNtttttNNN ..NNNNNNN..
    ..ttRRRtt.. NN##ttt##NN ##.NNNNN.##
    ...ttttt... N###yyy###N ###.NNN.###
    .##yyyyy##. .####y####. ###y.N.y###
    ########### ########### ####yyy####
    """
