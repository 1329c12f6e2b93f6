#include "ui/document/gametitle.h"

#include "core/util/excerpt.h"

#include <QCoreApplication>
#include <QStringList>

namespace shinpan {

namespace {

/// Where these texts are to be found in a translation.
struct GameTitle
{
    Q_DECLARE_TR_FUNCTIONS(GameTitle)
};

} // namespace

QString playerOf(const SgfCollection::Summary &game, Color color)
{
    QStringList parts{game.playerName[color], game.playerRank[color]};
    parts.removeAll(QString());
    return excerpt(parts.join(u' '));
}

QString titleOf(const SgfCollection::Summary &game, std::size_t number)
{
    const QString black = playerOf(game, Color::Black);
    const QString white = playerOf(game, Color::White);
    if (!black.isEmpty() || !white.isEmpty()) {
        const auto orUnknown = [](const QString &name) {
            return name.isEmpty() ? QStringLiteral("?") : name;
        };
        return GameTitle::tr("%1 – %2").arg(orUnknown(black), orUnknown(white));
    }
    if (!game.gameName.isEmpty()) {
        return excerpt(game.gameName);
    }
    return game.event.isEmpty() ? GameTitle::tr("Game %1").arg(number) : excerpt(game.event);
}

QString detailOf(const SgfCollection::Summary &game)
{
    const bool hasPlayers =
        !playerOf(game, Color::Black).isEmpty() || !playerOf(game, Color::White).isEmpty();
    QStringList parts{game.date};
    if (game.moves > 0) {
        parts << GameTitle::tr("%n move(s)", nullptr, static_cast<int>(game.moves));
    } else if (game.nodes > 1) {
        parts << GameTitle::tr("%n position(s)", nullptr, static_cast<int>(game.nodes));
    } else {
        parts << GameTitle::tr("no moves");
    }
    if (hasPlayers || !game.gameName.isEmpty()) {
        parts << game.event;
    }
    parts << game.round;
    if (hasPlayers) {
        parts << game.gameName;
    }
    parts.removeAll(QString());
    parts.removeDuplicates();
    for (QString &part : parts) {
        part = excerpt(part);
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace shinpan
