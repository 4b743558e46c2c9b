import Games

@testable import Parlor

extension `The command line` {
    static let minesAccepted: [AcceptedRow] = [
        (
            "mines --size 16x16/40 --daily",
            written {
                ($0.game, $0.isDaily) = (.mines, true)
                $0.settings[MinesSettings.size] = .medium
            }
        )
    ]

    static let minesTools: [ToolRow] = [
        (
            "mines print --size 20x12/45 --count 3", "mines print",
            {
                $0.settings[MinesSettings.size] = MinesSize(width: 20, height: 12, mines: 45)
                $0.request.count = 3
            }
        ),
        (
            "mines print --first C5 --clicks 30-60 --difficulty hard", "mines print",
            {
                ($0[MinesOption.first], $0[MinesOption.clicks]) = ("C5", 30...60)
                $0[MinesOption.difficulty] = .hard
            }
        ),
        ("mines print --mines 25", "mines print", { $0[MinesOption.mines] = 25 }),
        ("mines verify --json", "mines verify", { $0.request.isJSON = true }),
        ("mines solve a b", "mines solve", { $0.request.operands = ["a", "b"] }),
        ("mines hint", "mines hint", { _ in }),
    ]
}
