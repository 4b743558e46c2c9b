import Games
import TUI

/// The large picture on a card: the suit of an ace, or the figure of a court card.
enum KlondikeFigure {
    /// Returns nil for a card with pips, or if no picture fits.
    static func picture(of card: Card, in room: Size) -> PixelPicture? {
        if card.isAce { return .suit(card.suit, in: room) }
        guard card.rank > 10 else { return nil }
        return PixelPicture.largest(of: figures.map { $0[card.rank - 11] }, in: room)
    }

    /// The rank as a large picture, for a card whose pips are pictures; nil for other cards.
    static func rank(of card: Card, in room: Size) -> PixelPicture? {
        PixelPicture.pip(card.suit, in: room) == nil ? nil : ranks[card.rank - 1]
    }

    private static let ranks = PixelPicture.sheet(rankSigns)
    private static let figures = [smallFigures, largeFigures].map(PixelPicture.sheet)
}

private let rankSigns = """
    .#. ##. ##. #.# ### .## ### ### ### #.### ..# .#. #.#
    #.# ..# ..# #.# #.. #.. ..# #.# #.# #.#.# ..# #.# #.#
    ### .#. .#. ### ##. ### .#. ### ### #.#.# ..# #.# ##.
    #.# #.. ..# ..# ..# #.# .#. #.# ..# #.#.# #.# ### #.#
    #.# ### ##. ..# ##. ### .#. ### ##. #.### .#. .## #.#
    """

private let smallFigures = """
    ..###Y. .Y.Y.Y. Y.YYY.Y
    .#####. .NYYYN. YYYYYYY
    .NtttN. NNtttNN .NtttN.
    .NKtKN. NNKtKNN .NKtKN.
    ..tRt.. N#tRt#N .NNRNN.
    .#####. ####### ##NNN##
    """

private let largeFigures = """
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
