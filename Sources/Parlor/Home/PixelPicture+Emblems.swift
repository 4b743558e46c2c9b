import TUI

extension PixelPicture {
    /// Emblems of the games that have no pictures of their own.
    static let (digits, mine, spade) = (emblems[0], emblems[1], emblems[2])

    private static let emblems = sheet(emblemSheet)
}

private let emblemSheet = """
    ......... ....K.... ...K...
    KKKK.BBBB .K.KKK.K. ..KKK..
    K.......B ..KKKKK.. .KKKKK.
    KKK...BBB .KKwKKKK. KKKKKKK
    ...K....B KKwKKKKKK KKKKKKK
    ...K....B .KKKKKKK. KK.K.KK
    KKK..BBBB ..KKKKK.. ..KKK..
    ......... .K.KKK.K. .......
    """
