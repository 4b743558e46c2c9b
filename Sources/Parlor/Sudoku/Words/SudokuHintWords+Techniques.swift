import Games

extension SudokuHintWords {
    /// The reason why a technique is right.
    func sentence(_ technique: SudokuTechnique) -> String {
        switch technique {
        case .fullHouse:
            say(
                "One cell of a row, column or box is empty, and one digit is missing.",
                "한 구역에 빈칸이 하나뿐이고 없는 숫자도 하나뿐입니다.")
        case .nakedSingle:
            say(
                "Every other digit is in this cell's row, column or box, or was excluded before.",
                "다른 숫자는 모두 이 칸의 행, 열, 상자에 있거나 앞에서 제외되었습니다.")
        case .hiddenSingle:
            say(
                "The digit has no other place in this row, column or box.",
                "이 구역에서 그 숫자가 들어갈 자리는 여기뿐입니다.")
        case .lockedPair, .lockedTriple:
            say(
                """
                The cells share a line and a box, so no other cell of that line or box has their \
                digits.
                """,
                "이 칸들은 같은 줄과 같은 상자에 있으므로 이 칸들의 숫자는 그 줄과 상자의 다른 칸에 올 수 없습니다.")
        case .pointing:
            say(
                "In the box, the digit must be on this line, so it is nowhere else on the line.",
                "상자에서 이 숫자의 자리는 모두 이 줄에 있으므로, 줄의 다른 칸에는 이 숫자가 올 수 없습니다.")
        case .claiming:
            say(
                "On the line, the digit must be in this box, so it is nowhere else in the box.",
                "줄에서 이 숫자의 자리는 모두 이 상자에 있으므로, 상자의 다른 칸에는 이 숫자가 올 수 없습니다.")
        case .nakedPair, .nakedTriple, .nakedQuad:
            say(
                """
                There are as many digits as cells, so these cells use up the digits. The rest of \
                the row, column or box has none of them.
                """,
                "숫자와 칸의 수가 같아 이 숫자들이 이 칸들에 모두 쓰이므로, 구역의 다른 칸에는 올 수 없습니다.")
        case .hiddenPair, .hiddenTriple, .hiddenQuad:
            say(
                """
                These digits have no other place in the row, column or box. They take all of these \
                cells, so no other digit fits there.
                """,
                "구역에서 이 숫자들의 자리는 이 칸들뿐입니다. 이 숫자들이 칸을 모두 차지하므로 다른 숫자는 들어갈 수 없습니다.")
        case .xWing, .swordfish, .jellyfish:
            say(
                """
                Each line has its digit on a different crossing line, so the crossing lines have \
                it nowhere else.
                """,
                "이 숫자가 줄마다 하나씩 들어가면 교차하는 줄에도 하나씩 들어갑니다. 그래서 교차하는 줄의 다른 칸에는 이 숫자가 올 수 없습니다.")
        case .finnedXWing, .sashimiXWing, .finnedSwordfish, .sashimiSwordfish, .finnedJellyfish,
            .sashimiJellyfish, .finnedFrankenSwordfish, .finnedMutantSwordfish:
            say(
                """
                If the fin has the digit, the fin excludes the candidate. If not, the rest of \
                the pattern excludes it.
                """,
                "핀에 그 숫자가 있으면 이 후보 숫자가 핀을 보므로 틀리고, 없으면 나머지 모양 때문에 틀립니다.")
        case .remotePair:
            say(
                """
                The two digits alternate along the cells. A cell that sees a cell of each digit \
                can be neither digit.
                """,
                "두 숫자가 칸마다 번갈아 놓이므로, 숫자가 다른 두 칸을 모두 보는 칸에는 둘 다 올 수 없습니다.")
        case .bugPlusOne:
            say(
                """
                Without this digit, every empty cell would have two candidates, which would allow \
                a second solution.
                """,
                "이 숫자가 아니라면 빈칸마다 후보 숫자가 둘씩 남아 답이 둘이 될 수 있습니다.")
        case .skyscraper, .twoStringKite, .turbotFish:
            say(
                """
                The inner ends see each other, so one is wrong, and an outer end is right. A cell \
                that sees both outer ends loses the digit.
                """,
                "서로 보는 두 끝 중 하나는 틀립니다. 그래서 나머지 두 끝 중 하나는 맞고, 그 둘을 모두 보는 칸에는 이 숫자가 올 수 없습니다.")
        case .emptyRectangle:
            say(
                "If the digit were here, the box would have no place left for it.",
                "여기에 이 숫자가 오면 상자에 이 숫자의 자리가 없어집니다.")
        case .wWing:
            say(
                """
                Two equal pairs cannot both have the linked digit. So one has the other digit, and \
                a cell that sees both pairs loses that digit.
                """,
                "두 칸이 동시에 연결된 숫자일 수는 없으므로 한 칸은 다른 숫자이고, 두 칸을 모두 보는 칸에는 그 숫자가 올 수 없습니다.")
        case .xyWing, .xyzWing:
            say(
                """
                Whatever the pivot is, one of the cells has the common digit. A cell that sees all \
                its places in them loses it.
                """,
                "가운데 칸에 어떤 숫자가 오든 한 칸에는 공통 숫자가 옵니다. 그 자리를 모두 보는 칸에는 공통 숫자가 올 수 없습니다.")
        case .uniqueRectangle1, .uniqueRectangle2, .uniqueRectangle3, .uniqueRectangle4,
            .uniqueRectangle5, .uniqueRectangle6, .hiddenRectangle, .avoidableRectangle1,
            .avoidableRectangle2:
            say(
                """
                Swapping two digits that alternate in four corners would give a second solution. \
                So a corner has another digit.
                """,
                "네 모서리의 두 숫자를 서로 바꿀 수 있으면 답이 둘이 됩니다. 그래서 어느 모서리에는 다른 숫자가 옵니다.")
        case .sueDeCoq:
            say(
                """
                There are as many cells as digits, so each digit is in them once, and nowhere else \
                in its line or box.
                """,
                "숫자와 칸의 수가 같으므로, 각 숫자는 이 칸들에 한 번씩 들어가고 그 줄이나 상자의 다른 칸에는 올 수 없습니다.")
        case .simpleColors:
            say(
                """
                One of the two colors is right. A candidate that sees both is wrong, and so is a \
                color with two cells that see each other.
                """,
                "두 색 중 하나가 맞습니다. 두 색을 모두 보는 후보 숫자는 틀리고, 같은 색의 두 칸이 서로 보면 그 색도 틀립니다.")
        case .multiColors:
            say(
                """
                If two colors exclude each other, at least one of their counterparts is right. A \
                candidate that sees both counterparts is wrong, and so is a color that sees both \
                colors of another pair.
                """,
                """
                두 색이 함께 맞을 수 없으면 각각의 반대 색 중 적어도 하나는 맞고, 두 반대 색을 모두 보는 후보 숫자는 틀립니다. 다른 짝의 두 색을 모두 \
                보는 색도 틀립니다.
                """)
        case .xChain, .xyChain, .alternatingChain, .groupedChain:
            say(
                """
                If the first candidate of the chain is wrong, the links make the last one right. \
                So one of the two is right, and a candidate that both rule out is wrong.
                """,
                "체인의 첫 후보 숫자가 틀리면 이어진 대로 마지막 후보 숫자가 맞습니다. 그래서 둘 중 하나는 맞고, 둘 다 배제하는 후보 숫자는 틀립니다.")
        case .alsXZ, .alsXYWing, .alsChain:
            say(
                """
                Two linked sets cannot both use the digit that links them. The one without it uses \
                all its other digits. So the first or the last set uses their common digit. A cell \
                that sees all its places in both sets loses it.
                """,
                """
                이어진 두 집합 중 하나에서는 잇는 숫자가 빠지고 나머지는 다 들어갑니다. 그래서 처음 집합과 마지막 집합 중 하나에는 공통 숫자가 들어가고, 그 \
                자리를 모두 보는 칸에는 공통 숫자가 올 수 없습니다.
                """)
        case .deathBlossom:
            say(
                """
                Whatever digit the stem has, one set loses it, so that set has the common digit. A \
                cell that sees all places of that digit in the sets loses it.
                """,
                """
                가운데 칸에 어떤 숫자가 오든 한 집합에서 그 숫자가 빠지므로, 그 집합에는 공통 숫자가 들어갑니다. 공통 숫자의 자리를 모두 보는 칸에는 그 \
                숫자가 올 수 없습니다.
                """)
        case .forcingChain:
            say(
                """
                If the digit were here, it would force one digit after another, until a cell had \
                no digit left or a digit had no place. So it is not here.
                """,
                """
                여기에 이 숫자가 오면 다른 숫자가 차례로 정해지다가, 올 숫자가 없는 칸이나 들어갈 칸이 없는 숫자가 생깁니다. 그래서 이 \
                숫자는 올 수 없습니다.
                """)
        case .forcingNet:
            say(
                """
                If the digit were here, it would force more and more digits, until a cell had no \
                digit left or a digit had no place. So it is not here.
                """,
                """
                여기에 이 숫자가 오면 이미 정해진 숫자들로 다음 숫자가 정해지다가, 올 숫자가 없는 칸이나 \
                들어갈 칸이 없는 숫자가 생깁니다. 그래서 이 숫자는 올 수 없습니다.
                """)
        case .guess:
            say(
                "No technique helps here, so the digit comes from the solution.",
                "여기서 통하는 기법이 없어 정답에서 숫자를 가져옵니다.")
        }
    }
}
