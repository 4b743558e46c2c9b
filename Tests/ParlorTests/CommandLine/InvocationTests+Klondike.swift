import Games

@testable import Parlor

extension `The command line` {
    static let klondikeAccepted: [AcceptedRow] = [
        (
            "klondike --draw 3 --redeals 2 --scoring vegas --deal 12",
            written {
                $0.game = .klondike
                $0.settings[KlondikeSettings.draw] = .three
                $0.settings[KlondikeSettings.redeals] = .two
                $0.settings[KlondikeSettings.scoring] = .vegas
                $0[.deal] = "12"
            }
        ),
        ("klondike --help", written { ($0.action, $0.game) = (.help, .klondike) }),
    ]

    static let klondikeTools: [ToolRow] = [
        ("klondike deal --deal 12", "klondike deal", { $0[.deal] = "12" }),
        (
            "klondike winnable --draw 3 --redeals 2", "klondike winnable",
            {
                $0.settings[KlondikeSettings.draw] = .three
                $0.settings[KlondikeSettings.redeals] = .two
            }
        ),
        (
            "klondike winnable --redeals unlimited", "klondike winnable",
            { $0.settings[KlondikeSettings.redeals] = .unlimited }
        ),
        (
            "klondike solve --limit-seconds 5 --limit-positions 6 --limit-memory 7",
            "klondike solve",
            { ($0[.seconds], $0[.positions], $0[.megabytes]) = (5, 6, 7) }
        ),
        ("klondike solve --shortest", "klondike solve", { $0[.shortest] = true }),
        (
            "klondike hint --seed 1 --draw 3", "klondike hint",
            {
                $0.seed = 1
                $0.settings[KlondikeSettings.draw] = .three
            }
        ),
        (
            "klondike replay --seed 1 D R", "klondike replay",
            { ($0.seed, $0.request.operands) = (1, ["D", "R"]) }
        ),
    ]

    static let klondikeRefused: [RefusedRow] = [
        ("klondike --pairs 4", .notTaken("--pairs", by: "klondike", .games(.memory))),
        ("klondike --deal 7D9", .badValue("7D9", of: "--deal", .deal, near: nil)),
        ("klondike --deal 7 --seed 7", .contradiction("--seed", "--deal")),
        ("klondike --deal 7 --daily", .contradiction("--daily", "--deal")),
        ("klondike mend", .unknownCommand("mend", of: .klondike, near: nil)),
        ("winnable", .unknownGame("winnable", near: "klondike winnable")),
        ("klondike deal --seed 1 --deal 2", .contradiction("--seed", "--deal")),
        ("klondike deal --count 1 --deal 2", .contradiction("--count", "--deal")),
        ("klondike winnable 1 --deal 2", .contradiction("--deal", "POSITION")),
        ("klondike winnable 1 --seed 2", .contradiction("--seed", "POSITION")),
        ("klondike winnable 1 --count 2", .contradiction("--count", "POSITION")),
    ]
}
