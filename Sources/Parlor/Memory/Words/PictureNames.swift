/// The names of the pictures on the cards.
struct PictureNames: Phrasebook {
    let language: Language

    subscript(picture: String) -> String {
        language == .english ? english(of: picture) : korean(of: picture)
    }

    /// The English names are the Unicode names of the characters.
    private func english(of picture: String) -> String {
        if picture.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || $0.isDigit }) {
            return picture
        }
        return picture.unicodeScalars.map { scalar in
            if scalar.isDigit || scalar.properties.isAlphabetic { return "\(scalar)" }
            return PictureNames.suits[scalar].map { say($0) } ?? scalar.properties.name?
                .lowercased() ?? "\(scalar)"
        }
        .joined(separator: " ")
    }

    private func korean(of picture: String) -> String {
        if let name = PictureNames.emoji[picture] ?? PictureNames.shapes[picture] { return name }
        return picture.unicodeScalars.map { suit in
            PictureNames.suits[suit].map { say($0) } ?? "\(suit)"
        }.joined(separator: " ")
    }

    private static let suits: [Unicode.Scalar: Phrase] = [
        "♠": Phrase("of spades", "스페이드"), "♥": Phrase("of hearts", "하트"),
        "♦": Phrase("of diamonds", "다이아몬드"), "♣": Phrase("of clubs", "클로버"),
    ]

    private static let emoji = [
        "🍏": "초록 사과", "🍎": "빨간 사과", "🍐": "배", "🍊": "귤", "🍋": "레몬", "🍌": "바나나",
        "🍉": "수박", "🍇": "포도", "🍓": "딸기", "🍈": "멜론", "🍒": "체리", "🫐": "블루베리",
        "🍑": "복숭아", "🥭": "망고", "🍍": "파인애플", "🐶": "강아지", "🐱": "고양이", "🐭": "쥐",
        "🐰": "토끼", "🦊": "여우", "🐻": "곰", "🐼": "판다", "🐸": "개구리", "🐵": "원숭이",
        "🐔": "닭", "🐙": "문어", "🐝": "꿀벌", "🐞": "무당벌레", "🚗": "자동차", "🚀": "로켓",
        "🎈": "풍선", "🎁": "선물",
    ]

    private static let shapes = [
        "●": "검은 원", "□": "흰 네모", "▲": "검은 세모", "◇": "흰 마름모", "★": "검은 별",
        "○": "흰 원", "■": "검은 네모", "△": "흰 세모", "◆": "검은 마름모", "☆": "흰 별",
        "◐": "왼쪽이 검은 원", "▣": "네모 안의 네모", "▼": "검은 역세모", "◈": "마름모 안의 마름모",
        "◢": "오른쪽 아래 세모", "◎": "두 겹 원", "▤": "가로줄 네모", "▽": "흰 역세모",
        "◑": "오른쪽이 검은 원", "◣": "왼쪽 아래 세모", "◉": "과녁", "▥": "세로줄 네모",
        "◒": "아래가 검은 원", "◤": "왼쪽 위 세모", "▷": "오른쪽 흰 세모", "▦": "격자 네모",
        "◓": "위가 검은 원", "◥": "오른쪽 위 세모", "◁": "왼쪽 흰 세모", "▧": "빗줄 네모",
        "►": "오른쪽 검은 세모", "◄": "왼쪽 검은 세모",
    ]
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
