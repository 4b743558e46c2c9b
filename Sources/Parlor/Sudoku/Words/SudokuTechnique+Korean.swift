import Games

// The Korean names of the techniques, and the reasons why they are right.

extension SudokuTechnique {
    var koreanTitle: String {
        switch self {
        case .fullHouse: "마지막 한 칸"
        case .nakedSingle: "네이키드 싱글"
        case .hiddenSingle: "히든 싱글"
        case .lockedPair: "락트 페어"
        case .lockedTriple: "락트 트리플"
        case .pointing: "포인팅"
        case .claiming: "클레이밍"
        case .nakedPair: "네이키드 페어"
        case .nakedTriple: "네이키드 트리플"
        case .hiddenPair: "히든 페어"
        case .hiddenTriple: "히든 트리플"
        case .nakedQuad: "네이키드 쿼드"
        case .hiddenQuad: "히든 쿼드"
        case .xWing: "X-윙"
        case .swordfish: "소드피시"
        case .jellyfish: "젤리피시"
        case .remotePair: "리모트 페어"
        case .bugPlusOne: "BUG+1(버그 플러스 원)"
        case .skyscraper: "스카이스크레이퍼"
        case .twoStringKite: "투스트링 카이트"
        case .turbotFish: "터벗 피시"
        case .emptyRectangle: "빈 사각형"
        case .wWing: "W-윙"
        case .xyWing: "XY-윙"
        case .xyzWing: "XYZ-윙"
        case .uniqueRectangle1: "유일 사각형 1형"
        case .uniqueRectangle2: "유일 사각형 2형"
        case .uniqueRectangle3: "유일 사각형 3형"
        case .uniqueRectangle4: "유일 사각형 4형"
        case .uniqueRectangle5: "유일 사각형 5형"
        case .uniqueRectangle6: "유일 사각형 6형"
        case .hiddenRectangle: "히든 사각형"
        case .avoidableRectangle1: "피할 수 있는 사각형 1형"
        case .avoidableRectangle2: "피할 수 있는 사각형 2형"
        case .finnedXWing: "핀 X-윙"
        case .sashimiXWing: "사시미 X-윙"
        case .finnedSwordfish: "핀 소드피시"
        case .sashimiSwordfish: "사시미 소드피시"
        case .finnedJellyfish: "핀 젤리피시"
        case .sashimiJellyfish: "사시미 젤리피시"
        case .sueDeCoq: "수 드 코크"
        case .simpleColors: "단순 색칠"
        case .multiColors: "다중 색칠"
        case .xChain: "X-체인"
        case .xyChain: "XY-체인"
        case .alternatingChain: "교대 추론 체인(AIC)"
        case .groupedChain: "그룹 교대 추론 체인"
        case .alsXZ: "ALS-XZ 규칙"
        case .alsXYWing: "ALS-XY-윙"
        case .alsChain: "ALS 체인"
        case .deathBlossom: "데스 블로섬"
        case .finnedFrankenSwordfish: "핀 프랑켄 소드피시"
        case .finnedMutantSwordfish: "핀 뮤턴트 소드피시"
        case .forcingChain: "강제 체인"
        case .forcingNet: "강제 네트"
        case .guess: "정답 확인"
        }
    }

    var koreanSentence: String {
        switch self {
        case .fullHouse: "한 구역에 빈칸이 하나뿐이고 없는 숫자도 하나뿐입니다."
        case .nakedSingle: "다른 숫자는 모두 이 칸의 행, 열, 상자에 있거나 앞에서 제외되었습니다."
        case .hiddenSingle: "이 구역에서 그 숫자가 들어갈 자리는 여기뿐입니다."
        case .lockedPair, .lockedTriple:
            "이 칸들은 같은 줄과 같은 상자에 있으므로 이 칸들의 숫자는 그 줄과 상자의 다른 칸에 올 수 없습니다."
        case .pointing: "상자에서 이 숫자의 자리는 모두 이 줄에 있으므로, 줄의 다른 칸에는 이 숫자가 올 수 없습니다."
        case .claiming: "줄에서 이 숫자의 자리는 모두 이 상자에 있으므로, 상자의 다른 칸에는 이 숫자가 올 수 없습니다."
        case .nakedPair, .nakedTriple, .nakedQuad:
            "숫자와 칸의 수가 같아 이 숫자들이 이 칸들에 모두 쓰이므로, 구역의 다른 칸에는 올 수 없습니다."
        case .hiddenPair, .hiddenTriple, .hiddenQuad:
            "구역에서 이 숫자들의 자리는 이 칸들뿐입니다. 이 숫자들이 칸을 모두 차지하므로 다른 숫자는 들어갈 수 없습니다."
        case .xWing, .swordfish, .jellyfish:
            "이 숫자가 줄마다 하나씩 오면 교차하는 줄도 하나씩 채웁니다. 그래서 교차하는 줄의 다른 칸에는 올 수 없습니다."
        case .finnedXWing, .sashimiXWing, .finnedSwordfish, .sashimiSwordfish, .finnedJellyfish,
            .sashimiJellyfish, .finnedFrankenSwordfish, .finnedMutantSwordfish:
            "핀에 그 숫자가 있으면 이 후보 숫자가 핀을 보므로 틀리고, 없으면 나머지 모양 때문에 틀립니다."
        case .remotePair:
            "두 숫자가 칸마다 번갈아 놓이므로, 숫자가 다른 두 칸을 모두 보는 칸에는 둘 다 올 수 없습니다."
        case .bugPlusOne: "이 숫자가 아니라면 빈칸마다 후보 숫자가 둘씩 남아 답이 둘이 될 수 있습니다."
        case .skyscraper, .twoStringKite, .turbotFish:
            """
            서로 보는 두 끝 중 하나는 틀립니다. 그래서 나머지 두 끝 중 하나는 맞고, 그 둘을 모두 보는 칸에는 이 숫자가 올 수 없습니다.
            """
        case .emptyRectangle: "여기에 이 숫자가 오면 상자에 이 숫자의 자리가 없어집니다."
        case .wWing:
            "두 칸이 모두 연결된 숫자일 수는 없으므로 한 칸은 다른 숫자이고, 두 칸을 모두 보는 칸에는 그 숫자가 올 수 없습니다."
        case .xyWing, .xyzWing:
            "가운데 칸에 어떤 숫자가 오든 한 칸에는 공통 숫자가 옵니다. 그 자리를 모두 보는 칸에는 공통 숫자가 올 수 없습니다."
        case .uniqueRectangle1, .uniqueRectangle2, .uniqueRectangle3, .uniqueRectangle4,
            .uniqueRectangle5, .uniqueRectangle6, .hiddenRectangle, .avoidableRectangle1,
            .avoidableRectangle2:
            "네 모서리의 두 숫자를 서로 바꿀 수 있으면 답이 둘이 됩니다. 그래서 어느 모서리에는 다른 숫자가 옵니다."
        case .sueDeCoq:
            "숫자와 칸의 수가 같으므로, 각 숫자는 이 칸들에 한 번씩 들어가고 그 줄이나 상자의 다른 칸에는 올 수 없습니다."
        case .simpleColors:
            "두 색 중 하나가 맞습니다. 두 색을 모두 보는 후보 숫자는 틀리고, 같은 색끼리 서로 보는 색도 틀립니다."
        case .multiColors:
            """
            두 색이 함께 맞을 수 없으면 각각의 반대 색 중 적어도 하나는 맞고, 두 반대 색을 모두 보는 후보 숫자는 틀립니다. 다른 짝의 두 색을 \
            모두 보는 색도 틀립니다.
            """
        case .xChain, .xyChain, .alternatingChain, .groupedChain:
            "체인의 첫 후보 숫자가 틀리면 이어진 대로 마지막 후보 숫자가 맞습니다. 그래서 둘 중 하나는 맞고, 둘 다 배제하는 후보 숫자는 틀립니다."
        case .alsXZ, .alsXYWing, .alsChain:
            "이어진 두 집합 중 하나에서는 잇는 숫자가 빠지고 나머지는 다 들어갑니다. 그래서 처음 집합과 마지막 집합 중 하나에는 공통 숫자가 들어가고, 그 자리를 모두 보는 칸에는 올 수 없습니다."
        case .deathBlossom:
            """
            가운데 칸에 어떤 숫자가 오든 한 집합에서 그 숫자가 빠지므로, 그 집합에는 공통 숫자가 들어갑니다. 공통 숫자의 자리를 모두 보는 칸에는 그 \
            숫자가 올 수 없습니다.
            """
        case .forcingChain:
            "여기에 이 숫자가 오면 숫자가 차례로 정해지다가, 올 숫자가 없는 칸이나 자리가 없는 숫자가 생깁니다. 그래서 올 수 없습니다."
        case .forcingNet:
            """
            여기에 이 숫자가 오면 이미 정해진 숫자들로 다음 숫자가 정해지다가, 올 숫자가 없는 칸이나 자리가 없는 숫자가 생깁니다. 그래서 \
            올 수 없습니다.
            """
        case .guess: "여기서 통하는 기법이 없어 정답에서 숫자를 가져옵니다."
        }
    }
}
