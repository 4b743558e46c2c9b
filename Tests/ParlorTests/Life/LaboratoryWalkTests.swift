import Foundation
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

/// The promises of every page hold for the screens that are not pages of the program: the league
/// and the replay.
@Suite struct `Every screen of the laboratory` {
    enum Screen: String, CaseIterable, Sendable { case emptyLeague, longLeague, player }

    private let players: LeaguePlayers
    private let recording: Recording

    init() throws {
        recording = try Self.played.get()
        players = try LeaguePlayers()
        // Each player needs a line.
        for number in 10..<90 {
            let player = players.place.url.appending(path: "player-\(number)")
            try FileManager.default.createDirectory(
                at: player, withIntermediateDirectories: false)
            try Data("?\n".utf8).write(to: player.appending(path: "results.jsonl"))
        }
    }

    private static let played = Result {
        let play = try RecordedPlay("memory --seed 3")
        play.press(.enter, .right, .enter)
        play.wait(3_000)
        return try play.recording()
    }

    private func begin(_ screen: Screen, in setting: WalkSetting) throws -> Pilot {
        let words = setting.language == "ko" ? Words.korean : Words.english
        if screen == .player {
            let projector = try Projector(recording, pictureInterval: .seconds(1_000))
            let pilot = Pilot(columns: setting.columns, rows: setting.rows, keepsFrames: false) {
                replayPlayer($0, projector, words)
            }
            // Pauses the replay, because a running replay shows another time at each key.
            pilot.type(" ")
            return pilot
        }
        let judge = screen == .longLeague ? try #require(players.judge) : LeagueJudge([])
        let today = LeaguePlayers.today
        return Pilot(columns: setting.columns, rows: setting.rows, keepsFrames: false) {
            league($0, LeagueModel(today: today, day: today - 1), judge, words)
        }
    }

    @Test(arguments: Screen.allCases, WalkSetting.each)
    func `does everything that its help lists, and is unchanged after the help`(
        _ screen: Screen, _ setting: WalkSetting
    ) throws {
        let first = try begin(screen, in: setting)
        let before = first.text
        first.type("?")
        let help = first.text
        #expect(help != before)
        first.press(.escape)
        #expect(first.text == before && !first.isOver)
        let words = setting.language == "ko" ? Words.korean : Words.english
        let own =
            screen == .player
            ? KeyTable.player.help(in: words) + KeyTable.leavingPlayer.help(in: words)
            : KeyTable.league.help(in: words) + KeyTable.leavingLeague.help(in: words)
        let shown = own.filter { use in
            help.split(separator: "\n").contains { $0.contains(use.key) && $0.contains(use.use) }
        }
        #expect(shown.count >= own.count - (screen == .emptyLeague ? 1 : 0), "\(help)")
        for use in shown {
            let isDone = try KeyPress.all(writtenAs: use.key).contains { key in
                let pilot = try begin(screen, in: setting)
                pilot.send(.key(key))
                return pilot.isOver || pilot.text != before
            }
            #expect(isDone, "\(use.key) does nothing\n\(before)")
        }
    }

    @Test(arguments: Screen.allCases, WalkSetting.each)
    func `opens its help and is left by clicks`(_ screen: Screen, _ setting: WalkSetting) throws {
        let isPlayer = screen == .player
        let pilot = try begin(screen, in: setting)
        let before = pilot.text
        try pilot.click(
            .value(
                isPlayer ? AnyHashable(ReplayPlayerModel.Command.help) : AnyHashable(LeagueAct.help)
            ))
        #expect(pilot.text != before)
        pilot.press(.escape)
        try pilot.click(
            .value(
                isPlayer
                    ? AnyHashable(ReplayPlayerModel.Command.leave) : AnyHashable(LeagueAct.leave)))
        #expect(pilot.isOver)
    }
}
