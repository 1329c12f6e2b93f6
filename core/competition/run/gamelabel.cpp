#include "core/competition/run/gamelabel.h"

#include "core/competition/result/storedgame.h"
#include "core/record/gamerecord.h"
#include "core/record/tree/sgfproperties.h"

namespace shinpan {

namespace {

[[nodiscard]] QString sideName(Color color)
{
    return color == Color::Black ? QStringLiteral("Black") : QStringLiteral("White");
}

/// What the match wrote below the players' descriptions: what befell them before the first move,
/// and in a game without moves, how it ended.
[[nodiscard]] QString remarksIn(const QString &comment, const ByColor<PlayerIdentity> &players)
{
    QString rest = comment;
    for (const Color color : BothColors) {
        const QString line = sideName(color) + QStringLiteral(": ") + players[color].description;
        if (!players[color].description.isEmpty() && rest.startsWith(line)) {
            rest = rest.mid(line.size()).trimmed();
        }
    }
    return rest;
}

[[nodiscard]] QString resultLine(const GameResult &result)
{
    const QString line =
        QStringLiteral("Result %1 (%2").arg(result.toSgf(), gameEndName(result.end));
    return result.reason.isEmpty() ? line + u')' : line + QStringLiteral("): ") + result.reason;
}

[[nodiscard]] QString commentOf(const GameLabel &label,
                                const StoredGame &game,
                                const ByColor<PlayerIdentity> &players)
{
    QStringList lines{
        QStringLiteral("Event: ") + label.event, QStringLiteral("Game id ") + game.id,
        QStringLiteral("Date ")
            + game.started.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"))};
    if (game.moves > 0) {
        lines << resultLine(game.result);
    }
    if (!game.opening.isEmpty()) {
        lines << QStringLiteral("Opening: ") + game.opening;
    }
    for (const Color color : BothColors) {
        const QString who = sideName(color) + u' ' + game.players[color];
        lines << (who + u' ' + players[color].description).trimmed();
    }
    for (const Color color : BothColors) {
        if (game.cpu[color]) {
            lines << QStringLiteral("%1 cpu time: %2s")
                         .arg(game.players[color], QString::number(*game.cpu[color], 'f', 2));
        }
    }
    return lines.join(u'\n');
}

} // namespace

void writeLabel(GameRecord &record,
                const GameLabel &label,
                const StoredGame &game,
                const ByColor<PlayerIdentity> &players)
{
    const UnrecordedChanges unrecorded(record);
    GameInfo info = record.info();
    info.event = label.event;
    info.gameName = label.event + u' ' + game.id;
    info.date = game.started.toLocalTime().date().toString(Qt::ISODate);
    info.opening = game.opening;
    if (label.round) {
        info.round = QString::number(*label.round);
    }
    for (const Color color : BothColors) {
        if (!label.isNamedByItself[color] || info.playerName[color].isEmpty()) {
            info.playerName[color] = game.players[color];
        }
    }
    record.setInfo(info);
    const NodeId root = record.tree().root();
    const QString remarks = remarksIn(commentAt(record.tree(), root), players);
    record.setComment(root, commentOf(label, game, players));
    record.appendComment(root, remarks);
}

} // namespace shinpan
