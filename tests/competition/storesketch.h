#pragma once

#include "core/competition/result/storedgame.h"
#include "core/competition/store/seriessettings.h"

#include <QTimeZone>

#include <tuple>

namespace shinpan::test {

/// A game that begins now: "AvB_3" is game 3 between anna and bert.
[[nodiscard]] inline StoredGame begunGame(const QString &id)
{
    StoredGame game;
    game.id = id;
    game.number = id.section(u'_', 1).toInt();
    game.players = {QStringLiteral("anna"), QStringLiteral("bert")};
    game.size = BoardSize::square(9);
    game.komi = 6.5;
    game.started = QDateTime::fromMSecsSinceEpoch(1'800'000'000'123, QTimeZone::utc());
    return game;
}

/// The same game after White resigned.
[[nodiscard]] inline StoredGame finishedGame(const QString &id, int moves = 0)
{
    StoredGame game = begunGame(id);
    game.state = StoredGame::State::Finished;
    game.result.end = GameEnd::Resignation;
    game.result.winner = Color::Black;
    game.sgfResult = game.result.toSgf();
    game.moves = moves;
    game.ended = game.started.addSecs(90);
    return game;
}

/// Whether all that is written of a game is the same.
[[nodiscard]] inline bool areSame(const StoredGame &one, const StoredGame &other)
{
    const auto result = [](const StoredGame &game) {
        return std::tie(game.state, game.attempt, game.sgfResult, game.result.end,
                        game.result.winner, game.result.score, game.result.culprit,
                        game.result.reason, game.evidence, game.duplicateOf, game.isNearDuplicate,
                        game.echoOf);
    };
    const auto rest = [](const StoredGame &game) {
        return std::tie(game.id, game.matchup, game.number, game.players, game.moves, game.time,
                        game.cpu, game.measuredCpu, game.size, game.komi, game.handicap,
                        game.stones, game.opening, game.started, game.ended, game.slot,
                        game.candidate, game.parameters, game.node, game.verdict);
    };
    return result(one) == result(other) && rest(one) == rest(other);
}

/// What both players' games with this komi may be counted under.
[[nodiscard]] inline SeriesSettings settingsWithKomi(const QString &komi)
{
    SeriesSettings settings;
    settings.players = {QStringLiteral("anna"), QStringLiteral("bert")};
    settings.values.insert(QStringLiteral("komi"), komi);
    settings.values.insert(QStringLiteral("player anna: command"), QStringLiteral("anna --gtp"));
    settings.mayGainPlayers = true;
    return settings;
}

} // namespace shinpan::test
