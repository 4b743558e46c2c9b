import Games

/// The names of the pictures on the cards.
struct PictureNames: Phrasebook {
    let language: Language

    subscript(picture: String) -> String {
        language == .english ? english(of: picture) : korean(of: picture)
    }

    private func english(of picture: String) -> String {
        if let card = playingCard(picture) { return card }
        if let name = PictureNames.shapes[picture]?.english { return name }
        return picture.unicodeScalars.map { scalar in
            let name = scalar.isASCII ? nil : scalar.properties.name?.lowercased()
            return PictureNames.signs[scalar] ?? name ?? "\(scalar)"
        }
        .joined(separator: " ")
    }

    private func korean(of picture: String) -> String {
        playingCard(picture) ?? PictureNames.emoji[picture] ?? PictureNames.shapes[picture]?.korean
            ?? picture.unicodeScalars.map { "\($0)" }.joined(separator: " ")
    }

    /// The name of a card of the deck with suits, as in Klondike.
    private func playingCard(_ picture: String) -> String? {
        Suit.allCases.first { picture.hasSuffix($0.symbol) }
            .flatMap { Card("\(picture.dropLast())\($0.letter)") }
            .map(PlainKlondikeWords(language: language).card)
    }

    private static let signs: [Unicode.Scalar: String] = [
        "@": "at sign", "#": "hash sign", "$": "dollar sign", "%": "percent sign", "&": "ampersand",
        "*": "star", "+": "plus sign", "=": "equals sign", "?": "question mark",
        "!": "exclamation mark", "<": "less-than sign",
        ">": "greater-than sign", "[": "opening bracket", "]": "closing bracket",
        "{": "opening brace", "}": "closing brace", "(": "opening parenthesis",
        ")": "closing parenthesis", "/": "slash",
        "\\": "backslash", "^": "caret", "~": "tilde", "-": "dash", "|": "bar", ":": "colon",
        "_": "underscore", "🍏": "kiwi",
    ]

    private static let emoji = [
        "🍏": "키위", "🍎": "사과", "🍐": "배", "🍊": "귤", "🍋": "레몬", "🍌": "바나나",
        "🍉": "수박", "🍇": "포도", "🍓": "딸기", "🍈": "멜론", "🍒": "체리", "🫐": "블루베리",
        "🍑": "복숭아", "🥭": "망고", "🍍": "파인애플", "🐶": "강아지", "🐱": "고양이", "🐭": "쥐",
        "🐰": "토끼", "🦊": "여우", "🐻": "곰", "🐼": "판다", "🐸": "개구리", "🐵": "원숭이",
        "🐔": "닭", "🐙": "문어", "🐝": "꿀벌", "🐞": "무당벌레", "🚗": "자동차", "🚀": "로켓",
        "🎈": "풍선", "🎁": "선물",
    ]

    private static let shapes: [String: Phrase] = [
        "●": .init("black circle", "검은 원"), "□": .init("white square", "흰 네모"),
        "▲": .init("black triangle", "검은 세모"), "◇": .init("white diamond", "흰 마름모"),
        "★": .init("black star", "검은 별"), "○": .init("white circle", "흰 원"),
        "■": .init("black square", "검은 네모"), "△": .init("white triangle", "흰 세모"),
        "◆": .init("black diamond", "검은 마름모"), "☆": .init("white star", "흰 별"),
        "◐": .init("circle, left half black", "왼쪽이 검은 원"),
        "▣": .init("square in a square", "네모 안의 네모"),
        "▼": .init("black triangle, upside down", "검은 역세모"),
        "◈": .init("diamond in a diamond", "마름모 안의 마름모"),
        "◢": .init("triangle filling the lower right corner", "직각이 오른쪽 아래인 세모"),
        "◎": .init("double circle", "이중 원"),
        "▤": .init("square with horizontal lines", "가로줄 네모"),
        "▽": .init("white triangle, upside down", "흰 역세모"),
        "◑": .init("circle, right half black", "오른쪽이 검은 원"),
        "◣": .init("triangle filling the lower left corner", "직각이 왼쪽 아래인 세모"),
        "◉": .init("target", "과녁"),
        "▥": .init("square with vertical lines", "세로줄 네모"),
        "◒": .init("circle, lower half black", "아래가 검은 원"),
        "◤": .init("triangle filling the upper left corner", "직각이 왼쪽 위인 세모"),
        "▷": .init("white triangle pointing right", "오른쪽을 가리키는 흰 세모"),
        "▦": .init("square with a grid", "격자 네모"),
        "◓": .init("circle, upper half black", "위가 검은 원"),
        "◥": .init("triangle filling the upper right corner", "직각이 오른쪽 위인 세모"),
        "◁": .init("white triangle pointing left", "왼쪽을 가리키는 흰 세모"),
        "▧": .init("square with slanted lines", "빗금 네모"),
        "►": .init("black triangle pointing right", "오른쪽을 가리키는 검은 세모"),
        "◄": .init("black triangle pointing left", "왼쪽을 가리키는 검은 세모"),
    ]
}
