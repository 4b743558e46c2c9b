import Games
import TUI

/// The large picture on a card: the suit of an ace, or the figure of a court card.
enum KlondikeFigure {
    /// Returns nil for a card with pips, or if no picture fits. Beside a large rank, a figure
    /// leaves the columns at both edges free.
    static func picture(of card: Card, in room: Size) -> PixelPicture? {
        if card.isAce { return .suit(card.suit, in: room) }
        guard card.rank > 10 else { return nil }
        let edge = rank(of: card, in: room) == nil ? 0 : KlondikePips.margin
        return PixelPicture.largest(
            of: figures.map { $0[card.rank - 11] },
            in: Size(columns: room.columns - 2 * edge, rows: room.rows))
    }

    /// The rank as a large picture; nil if the space is too small for pips that are pictures.
    static func rank(of card: Card, in room: Size) -> RankPicture? {
        PixelPicture.pip(card.suit, in: room) == nil ? nil : RankPicture(card.rank)
    }

    /// The pips or the figure of a card with a large rank, with a gap for the rank in the upper
    /// left corner; nil for other cards.
    static func face(of card: Card, in room: Size) -> KlondikeFacePicture? {
        guard let rank = rank(of: card, in: room), let pip = PixelPicture.pip(card.suit, in: room)
        else { return nil }
        let figure = picture(of: card, in: room)?.centered(in: room)
        let face = figure ?? pips(of: card, pip, room)
        let free = Size(
            columns: KlondikePips.margin * (figure == nil ? 2 : 1), rows: rank.halves + 1)
        return KlondikeFacePicture(
            picture: PixelPicture(columns: face.columns, halves: face.halves) { column, half in
                column < free.columns && half < free.rows ? PixelPicture.clear : face[column, half]
            },
            hasQuarters: figure == nil)
    }

    /// The pips, drawn in quarter cells. The pips in the lower half are upside down.
    private static func pips(of card: Card, _ pip: PixelPicture, _ room: Size) -> PixelPicture {
        let room = Size(columns: room.columns, rows: 2 * room.rows)
        let size = Size(columns: pip.columns / 2, rows: pip.halves)
        let drawings = KlondikePips(rank: card.rank, room: room, pip: size).places.map { place in
            let isLower = 2 * place.row + pip.halves > room.rows + 1
            let corner = Point(column: 2 * place.column, row: place.row)
            return (isLower ? pip.upsideDown : pip, at: corner)
        }
        return PixelPicture(columns: 2 * room.columns, halves: room.rows, of: drawings)
    }

    private static let figures =
        [smallFigures, largeFigures].map(PixelPicture.sheet)
        + [PixelPicture.sheet(upperFigures).map(doubled)]

    /// A figure with two heads, as on printed cards.
    private static func doubled(_ upper: PixelPicture) -> PixelPicture {
        PixelPicture(
            columns: upper.columns, halves: 2 * upper.halves,
            of: [
                (upper, at: Point(column: 0, row: 0)),
                (upper.upsideDown, at: Point(column: 0, row: upper.halves)),
            ])
    }
}

/// The face of a card: a figure in half cells, or pips in quarter cells.
struct KlondikeFacePicture: Equatable {
    let picture: PixelPicture
    let hasQuarters: Bool

    func draw(on page: inout Page, style: Style) {
        if hasQuarters {
            picture.drawQuarters(on: &page, column: 0, row: 0, style: style)
        } else {
            picture.draw(on: &page, column: 0, row: 0, style: style)
        }
    }
}

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

private let upperFigures = """
    ..........YYY.... ........Y........ ...Y....Y....Y...
    .........YYY..... .....Y.YYY.Y..... ...YY..YYY..YY...
    .....######Y..... .....YYYYYYY..... ...YYrYYbYYrYY...
    ....#########.... ....NNNNNNNNN.... ....YYYYYYYYY....
    ...###########... ...NNNtttttNNN... ....NtttttttN....
    ....NNNNNNNNN.... ...NNtttttttNN... ....NtKtttKtN....
    ....NtttttttN.... ...NNtKtttKtNN... ....NtttntttN....
    ....NtKtttKtN.... ...NNtttttttNN... ....NNtNNNtNN....
    ....NtttntttN.... ...NNtttRtttNN... ....NNNtktNNN....
    .....ttRRRtt..... ...NNNtttttNNN... .bb..NNNNNNN..bb.
    .yy...ttttt...yy. .pp.NN#ttt#NN.pp. .bb##.NNNNN.##bb.
    .yy###yyyyy###yy. .pp###yyyyy###pp. .bb####NNN####bb.
    yy######y######yy pp######y######pp bb####yyNyy####bb
    yyYYYYYYYYYYYYYyy ppYYYYYYYYYYYYYpp bbYYYYYYYYYYYYYbb
    """
