#include "core/competition/run/gamewords.h"

namespace shinpan {

QString whoPlays(const ByColor<QString> &players)
{
    return QStringLiteral("%1 (Black) v %2 (White)").arg(players.black, players.white);
}

QString howItEnded(const StoredGame &game)
{
    const QString where = game.node.isEmpty() ? QString() : QStringLiteral(" on ") + game.node;
    const QString line = whoPlays(game.players)
                       + QStringLiteral(": %1, %2 moves%3")
                             .arg(game.sgfResult, QString::number(game.moves), where);
    return game.result.reason.isEmpty()
             ? line
             : line + QStringLiteral(", ") + game.result.reason.english();
}

QString quarantineText(const QString &player, const GameResult &result, int faults)
{
    return result.couldNotStart
             ? QStringLiteral("%1 could not be started and plays no more in this run: %2")
                   .arg(player, result.reason.english())
             : QStringLiteral("%1 has failed %2 times and plays no more in this run")
                   .arg(player, QString::number(faults));
}

} // namespace shinpan
