import Testing

@testable import Games

@Suite struct `Numbers of deals` {
    /// Deals as other programs show them: PySolFC's module of deals 0.24, and Klondike-Solver in
    /// its Python package 0.0.15.
    private static let published = """
        ms 1 \
        QH7H5DJC9H2DJDTS9SKCKD5H7C5CKHQCAD5S4CKS2S3H3CQD9DAH\
        JSAS4HAC4D7S3STD4STH8H2CJH7D6D8S8DQS6C3D8CTC6S9C2H6H
        ms 25 \
        JSKH4S9HJC2D5C7H4D7SKS7C9CQS2S4H2H3H4C6S6HQHKCAS5DAC\
        JH8HTC9SKDQC6C3SQDADJD7D5H3D9D6D2CAH3C8C8D5STDTSTH8S
        ms 617 \
        3C8C5S3S5CAD7D9SQD7STDAH2D5HAS8H6DACKDQCTHKHTC9D3H3D\
        6S8D8S7H4DJS4CQS9C9H7C6H2C2S4STS2H5DJC6CJHQHJDKSKC4H
        ms 2147483647 \
        3C6D4C5H7C2H9STHTDTCJH4S3DAD8DKH3SQS5S6C7SJC4D8S3H9D\
        KDTS2CAH2D9H5DQH8C6H6SQD4HJS5CJDASQCACKC2SKS7D9C7H8H
        ks 1 \
        4D3C9SAHAD4H3H4C7D7S6S8H4S6H2C2H2D3SJDTSKS5DASJCJH5C\
        6CKD9DTC2SQCKH5S9CACQHQD8S6D7C9HJSQS8C5HTD3DKC7H8DTH
        ks 25 \
        6S5CQH8S2S4S7C7D8D6H4H9CKH2DJC3SKS5S5DKD3D8HTSTHJS3C\
        8C7HQCQD7S6C9STDAS4D9HAD5H2HJDQS9DKCJH3HAC6DTC2CAH4C
        ks 617 \
        9SKD3H4D3S3DQH8H6SKCJCQC6D7HACQD5CTHJH4H8SQS4CAS8C8D\
        ADTSTD2D2H6C5S2STC7S5DJS9D9C4S2C3C6HKSJD5HAHKH7D9H7C
        ks 2147483647 \
        5S6C9C6DQS5DTCJC4D3S9SQC8S7HADKC2CJD6STHJS9D2H2D3D9H\
        TDKDASKH8C3H7DKS8HAH5C4S4CQH4H7S5H8D6H3CTSJH2SAC7CQD
        """.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }

    @Test(arguments: published)
    func `a number of another program makes the deal of that program`(_ row: [String]) throws {
        let numbering = try #require(Klondike.DealNumbering(rawValue: row[0]))
        let number = try #require(UInt64(row[1]))
        let deal = try #require(Klondike.Deal(number, of: numbering))
        #expect(deal.text == row[2])
        #expect(deal.number == nil, "A deal of another program has no number here.")
    }

    @Test func `the first deals of FreeCell match those of Microsoft`() {
        let first = Klondike.Deal.microsoft(1).prefix(16).map(\.description)
        #expect(first.joined(separator: " ") == "JD 2D 9H JC 5D 7H 7C 5H KD KC 9S 5S AD QC KH 3H")
        let other = Klondike.Deal.microsoft(617).prefix(8).map(\.description)
        #expect(other.joined(separator: " ") == "7D AD 5C 3S 5S 8C 2D AH")
    }

    @Test(arguments: Klondike.DealNumbering.allCases)
    func `every number in range makes a full pack, and others are refused`(
        _ numbering: Klondike.DealNumbering
    ) {
        for number in [numbering.numbers.lowerBound, 7, 1 << 20, numbering.numbers.upperBound] {
            #expect(Set(Klondike.Deal(number, of: numbering)?.cards ?? []).count == 52)
        }
        #expect(Klondike.Deal(numbering.numbers.upperBound + 1, of: numbering) == nil)
        #expect((Klondike.Deal(0, of: numbering) == nil) == (numbering == .microsoft))
    }
}
