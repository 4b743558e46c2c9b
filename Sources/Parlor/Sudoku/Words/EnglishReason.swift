import Games

extension SudokuNames {
    static let english = SudokuNames(
        cell: { "r\($0)c\($1)" },
        houses: { kind, numbers in
            let name =
                switch kind {
                case .row: "row"
                case .column: "column"
                case .box: numbers.count == 1 ? "box" : "boxe"
                }
            return "\(name)\(numbers.count == 1 ? "" : "s") \(numbers.listed("and"))"
        },
        and: { $0.listed("and") }, or: { $0.listed("or") })
}

/// Why a step is right, in English: by the digits, cells and houses of the board.
struct EnglishReason {
    let step: SudokuStep
    private let names = SudokuNames.english

    init(_ step: SudokuStep) { self.step = step }

    private var digit: Int { step.evidence.first?.digit ?? 0 }
    private var lost: Int { step.eliminations.first?.digit ?? 0 }

    /// The sentence, with the one word in it that players use in a sense of their own.
    var text: String {
        reason.split(separator: " ").contains { $0.hasPrefix("see") }
            ? "\(reason) Cells see each other in the same row, column or box." : reason
    }

    private var reason: String {
        switch step.pattern {
        case .lastCell(let house):
            "\(names.house(house).capitalizingFirst) has one empty cell, "
                + "\(names.cells(step.cells)), and only the \(digit) is missing."
        case .onlyDigit:
            "The row, the column and the box of \(names.cells(step.cells)) have every digit but the "
                + "\(digit)."
        case .onlyPlace(let house):
            "In \(names.house(house)) the \(digit) has no place but \(names.cells(step.cells))."
        case .nakedSet(let cells, let digits, let houses):
            "\(names.cells(cells)) can only be \(names.eitherDigit(digits)): as many digits as cells, "
                + "which need them all. So no other cell of \(names.houses(houses)) has one of them."
        case .hiddenSet(let cells, let digits, let house):
            "In \(names.house(house)) the digits \(names.digits(digits)) can only stand in "
                + "\(names.cells(cells)): as many cells as digits, so there is no room for others."
        case .intersection(let cells, let house, let other):
            "In \(names.house(house)) the \(digit) can only stand in \(names.cells(cells)), "
                + "which \(cells.count == 1 ? "lies" : "lie") in \(names.house(other)) too. So "
                + "that has its \(digit) there as well, and in no other cell."
        case .fish(let base, let cover, let body, let fins): fish(base, cover, body, fins)
        case .remotePair(let one, let other, let digits):
            "These cells can only be \(names.eitherDigit(digits)), and each sees the next, so the "
                + "digits take turns: \(names.cells(one)) have one, \(names.cells(other)) the other. "
                + "A cell that sees one of each side is neither."
        case .surplus(let candidate):
            "Every empty cell but \(names.cell(candidate.cell)) has two digits left, and every missing "
                + "digit two places in each row, column and box: only the \(candidate.digit) has three "
                + "in \(names.houses(House.all(of: [candidate.cell]))). If "
                + "\(names.cell(candidate.cell)) were not \(candidate.digit), any solution with every "
                + "empty cell set to its other digit would fit too, but a puzzle has one. So it is "
                + "\(candidate.digit)."
        case .strongLinks(let one, let other):
            "\(names.house(one.house).capitalizingFirst) has its \(digit) in "
                + "\(names.either([one.first, one.second])), \(names.house(other.house)) in "
                + "\(names.either([other.first, other.second])). \(names.cell(one.second)) and "
                + "\(names.cell(other.first)) see each other, so not both are \(digit): "
                + "\(names.either([one.first, other.second])) is. \(gone(seeing: "both"))"
        case .emptyRectangle(let cells, let box, let near, let far, let link):
            "In \(names.house(box)) the \(digit) is at "
                + "\(names.either(cells.filter(near.cells.contains))) (\(names.house(near))), or "
                + "\(names.either(cells.filter { !near.cells.contains($0) })) (\(names.house(far))). "
                + "\(places(of: digit, link)) If \(names.cells(step.losingCells)) is \(digit), no "
                + "other cell of \(names.houses([far] + line(of: step.losingCells, link.second))) is. Then "
                + "\(names.house(link.house)) has it in \(names.cell(link.first)), no other cell of "
                + "\(names.house(near)) is \(digit), and \(names.house(box)) has no place left for it."
        case .linkedPairs(let one, let other, let digits, let link):
            "\(names.cells([one, other])) are each \(names.eitherDigit(digits)). "
                + "\(names.house(link.house).capitalizingFirst) has its \(shared(digits)) in "
                + "\(names.cell(link.first)), which sees \(names.cell(one)), or in "
                + "\(names.cell(link.second)), which sees \(names.cell(other)). So "
                + "\(names.cells([one, other])) are not both \(shared(digits)): one is \(lost). "
                + gone(seeing: "both")
        case .wing(let pivot, let pincers, let digit): wing(pivot, pincers, digit)
        case .rectangle(let rectangle): self.rectangle(rectangle)
        case .crossing(let meeting, let line, let ofLine, let box, let ofBox):
            crossing(meeting, line, ofLine, box, ofBox)
        case .colors(let groups): colors(groups)
        case .chain(let nodes): chain(nodes)
        case .sets(let sets, let digits): self.sets(sets, digits)
        case .lookUp: step.technique.sentence
        }
    }

    private func crossing(
        _ meeting: CellSet, _ line: House, _ ofLine: CellSet, _ box: House, _ ofBox: CellSet
    ) -> String {
        let (lineDigits, boxDigits) = step.crossingDigits(ofLine, ofBox)
        let cells = Array(meeting) + Array(ofLine) + Array(ofBox)
        return "\(names.cells(cells)) hold only \(cells.count) digits: their "
            + "\(lineDigits.map { "\($0)s" }.listed("and")) all in \(names.house(line)), their "
            + "\(boxDigits.map { "\($0)s" }.listed("and")) all in \(names.house(box)). So none "
            + "repeats, and the \(cells.count) cells use all \(cells.count): no other cell of "
            + "\(names.house(line)) is \(names.eitherDigit(lineDigits)), no other of "
            + "\(names.house(box)) is \(names.eitherDigit(boxDigits))."
    }

    /// The line of some cells and another one.
    private func line(of cells: CellSet, _ other: Int) -> ArraySlice<House> {
        House.all(of: CellSet(Array(cells) + [other])).prefix(1)
    }

    private func shared(_ digits: DigitSet) -> Int { digits.first { $0 != lost } ?? 0 }

    private func places(of digit: Int, _ link: SudokuLink) -> String {
        "\(names.house(link.house).capitalizingFirst) has its \(digit) in "
            + "\(names.either([link.first, link.second]))."
    }

    private func fish(
        _ base: [House], _ cover: [House], _ body: CellSet, _ fins: CellSet
    ) -> String {
        let start =
            "In \(names.houses(base)) the \(digit) can only stand in \(names.houses(cover)), at "
            + names.cells(body)
        let (line, cross) = base.first?.kind == .row ? ("row", "column") : ("column", "row")
        guard !fins.isEmpty else {
            return "\(start). Each \(line) needs one, no two in the same \(cross): so they fill "
                + "\(names.houses(cover)), and no other cell there is \(digit)."
        }
        let isOneFin = fins.count == 1
        let lost = names.cells(step.losingCells)
        let (isLost, see) = step.losingCells.count == 1 ? ("is", "sees") : ("are", "see")
        return "\(start), or in \(names.cells(fins)), the \(isOneFin ? "fin" : "fins"). If "
            + "\(isOneFin ? "the fin is not" : "no fin is") \(digit), the \(digit)s of these "
            + "\(base.count) \(line)s fill these \(base.count) \(cross)s, one each, so \(lost) "
            + "\(isLost) not \(digit). If "
            + "\(isOneFin ? "the fin is" : "a fin is"), \(lost), which \(see) "
            + "\(isOneFin ? "it" : "them all"), \(isLost) not."
    }

    private func wing(_ pivot: Int, _ pincers: [Int], _ digit: Int) -> String {
        let digits = step.digits(in: CellSet([pivot]))
        let cases = pincers.map { pincer -> String in
            let other = step.digits(in: CellSet([pincer])).first { $0 != digit } ?? 0
            return "if it is \(other), \(names.cell(pincer)) is \(digit)"
        }
        let isItself = digits.contains(digit)
        return "The pivot \(names.cell(pivot)) sees \(names.cells(pincers)), and is "
            + "\(names.eitherDigit(digits)): " + cases.joined(separator: "; ")
            + (isItself ? "; or it is \(digit) itself. " : ". ")
            + "So \(names.either(isItself ? [pivot] + pincers : pincers)) is \(digit). "
            + gone(seeing: isItself ? "them all" : "both")
    }

    private func rectangle(_ found: SudokuRectangle) -> String {
        let corners = found.corners.sorted()
        if step.technique == .uniqueRectangle1 {
            let pairs = corners.filter { !found.roof.contains($0) }
            return "\(names.cells(pairs)) can only be \(names.eitherDigit(found.digits)). If "
                + "\(names.cells(found.roof)) were one of them too, both could be swapped in all four "
                + "cells: a second solution, but a puzzle has one. So it is neither."
        }
        let digits = found.digits.map { "\($0)s" }.listed("and")
        let start =
            "If \(names.cells(corners)) held only \(digits), opposite corners alike, the \(digits) "
            + "could be swapped: a second solution, but a puzzle has one."
        let roof = names.either(found.roof)
        let kept = found.digits.first { $0 != lost } ?? 0
        let end =
            switch step.technique {
            case .avoidableRectangle1:
                "None of them was given, so \(roof) must not complete this pattern."
            case .uniqueRectangle3:
                "So \(roof) is \(names.eitherDigit(found.extra)). With \(names.cells(found.others)) "
                    + "that uses them up: no other cell of \(names.houses(found.lines)) has one."
            case .uniqueRectangle4:
                "In \(names.houses(found.lines)) the \(kept) stands in \(roof). If the other of "
                    + "them were \(lost), that would be just this pattern."
            case .uniqueRectangle6:
                "In \(names.houses(found.lines)) the \(lost) has no place but these cells. If "
                    + "\(roof) is \(lost), so is the other, and the rest are \(kept): just this "
                    + "pattern."
            case .hiddenRectangle:
                "With the \(lost) in \(names.cells(step.losingCells)), the \(kept) of "
                    + "\(names.houses(found.lines)) would have to stand in the corners beside it: "
                    + "just this pattern."
            default:
                "So \(roof) is \(names.eitherDigit(found.extra)). \(gone(seeing: "them"))"
            }
        return "\(start) \(end)"
    }

    private func colors(_ groups: [CellSet]) -> String {
        let names = names.groups(groups)
        let start =
            "Where a row, column or box has just two places for the \(digit), one has it. In a chain of "
            + "such pairs every second cell has it: all of \(names[0]) or all of \(names[1])"
        guard names.count == 4 else {
            return step.isGone(groups[0])
                ? "\(start). \(meeting(groups, 0, 0)): so a is wrong, and b is right."
                : "\(start). \(gone(seeing: groups, 0, 1))"
        }
        return "\(start); likewise all of \(names[2]) or all of \(names[3]). "
            + (step.isGone(groups[0])
                ? "\(meeting(groups, 0, 2)), and \(meeting(groups, 0, 3)). As c or d is right, a is "
                    + "wrong."
                : "\(meeting(groups, 0, 2)), so not both are \(digit): all of b or all of d is. "
                    + gone(seeing: groups, 1, 3))
    }

    /// Why the cells that lose a digit do: they see one of each of two groups.
    private func gone(seeing groups: [CellSet], _ one: Int, _ other: Int) -> String {
        let cells = [one, other].map { group in
            let seen = groups[group].first { cell in
                step.losingCells.allSatisfy { !House.all(of: [$0, cell]).isEmpty }
            }
            let letter = SudokuNames.letters[group]
            return seen.map { "\(names.cell($0)) (\(letter))" } ?? "a cell of \(letter)"
        }
        return gone(seeing: cells.listed("and"))
    }

    /// Two cells of groups that see each other.
    private func meeting(_ groups: [CellSet], _ one: Int, _ other: Int) -> String {
        let pairs = groups[one].lazy.flatMap { first in groups[other].map { (first, $0) } }
        let pair = pairs.first { $0 != $1 && !House.all(of: [$0, $1]).isEmpty }
        return pair.map { first, second in
            "\(names.cell(first)) (\(SudokuNames.letters[one])) sees \(names.cell(second)) "
                + "(\(SudokuNames.letters[other]))"
        } ?? ""
    }

    private func chain(_ nodes: [SudokuChainNode]) -> String {
        // Each node that is wrong, with the one that is right then.
        let links = stride(from: 0, to: nodes.count - 1, by: 2).map { index in
            index == 0
                ? "If \(isNot(nodes[0])), \(firstLink(to: nodes[1], after: nodes[0]))"
                : "so \(isNot(nodes[index]))\(laterLink(to: nodes[index + 1], after: nodes[index]))"
        }
        let start = "\(links.joined(separator: "; "))."
        guard let first = nodes.first, let last = nodes.last, first != last else {
            return "\(start) So \(names.either(nodes[0].cells)) is \(nodes[0].digit) in any case."
        }
        if step.isRing {
            return "\(start) The ends exclude each other, so it holds backwards too: of the ends "
                + "one is right, and of the two beside each \"so\": what both rule out goes."
        }
        let ends = Array(first.cells) + last.cells
        if first.digit == last.digit {
            return "\(start) So \(names.either(ends)) is \(first.digit). "
                + gone(seeing: ends.count == 2 ? "both" : "them all")
        }
        let lost = step.eliminations.map { "\(names.cell($0.cell)) is not \($0.digit)" }
        return "\(start) So \(names.either(first.cells)) is \(first.digit) or "
            + "\(names.either(last.cells)) is \(last.digit). They see each other: either way "
            + "\(lost.listed("and"))."
    }

    /// The first link, with its reason.
    private func firstLink(to node: SudokuChainNode, after wrong: SudokuChainNode) -> String {
        if node.cells == wrong.cells { return "it is \(node.digit), the only digit left" }
        let house = onlyHouse(of: wrong, node).map { " in \($0)" } ?? ""
        return "\(names.either(node.cells)) is, the only place left\(house)"
    }

    /// A link behind the first.
    private func laterLink(to node: SudokuChainNode, after wrong: SudokuChainNode) -> String {
        if node.cells == wrong.cells { return " but \(node.digit)" }
        let cells = names.either(node.cells)
        return onlyHouse(of: wrong, node).map { ", and \($0) has its \(node.digit) in \(cells)" }
            ?? ", but \(cells) is"
    }

    /// The house in which a node is the only other place, unless they share two.
    private func onlyHouse(of wrong: SudokuChainNode, _ right: SudokuChainNode) -> String? {
        let houses = House.all(of: CellSet(Array(wrong.cells) + right.cells))
        return houses.count == 1 ? names.houses(houses) : nil
    }

    private func isNot(_ node: SudokuChainNode) -> String {
        switch node.cells.count {
        case 1: "\(names.cells(node.cells)) is not \(node.digit)"
        case 2: "neither \(node.cells.map(names.cell).listed("nor")) is \(node.digit)"
        default: "none of \(names.cells(node.cells)) is \(node.digit)"
        }
    }

    /// Why the cells that lose a digit do: they see all places of which one has it.
    private func gone(seeing places: String) -> String {
        let isOne = step.losingCells.count == 1
        return "\(names.cells(step.losingCells)) \(isOne ? "sees" : "see") \(places), so "
            + "\(isOne ? "it is" : "they are") not \(lost)."
    }

    private func sets(_ sets: [CellSet], _ digits: [Int]) -> String {
        let letters = SudokuNames.letters
        let start =
            "\(names.and(names.sets(sets, of: step))) each have one digit more than cells in a "
            + "house, so each lacks just one."
        if sets.count == 2, digits.count == 2 {
            return "\(start) Every \(digits[0]) of a sees those of b, and so with \(digits[1]): "
                + "one lacks \(digits[0]), the other \(digits[1]), and neither any other. So what "
                + "sees all places of a digit in a or b, or of these two in both, goes."
        }
        let next = zip(digits.indices, digits).map { index, digit in
            let why = index == 0 ? "every \(digit) of b sees those of a: " : ""
            return "\(why)\(letters[index + 1]) lacks \(digit) and has "
                + "\(index + 1 < digits.count ? digits[index + 1] : lost)"
        }
        let rest = next.dropFirst().joined(separator: ", ")
        return "\(start) If a lacks \(lost), it has \(digits[0]); \(next[0])"
            + (rest.isEmpty ? "" : "; likewise \(rest)")
            + ". So a or \(letters[sets.count - 1]) has \(lost). "
            + gone(seeing: "all their \(lost)s")
    }
}
