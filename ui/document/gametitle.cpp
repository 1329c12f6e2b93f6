#include "ui/document/gametitle.h"

#include "core/util/excerpt.h"
#include "ui/game/opengame.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace shinpan {

namespace {

/// The context of these texts in a translation.
struct GameTitle
{
    Q_DECLARE_TR_FUNCTIONS(GameTitle)
};

/// The name of the player of a colour here.
[[nodiscard]] QString nameOf(const OpenGame &game, Color color)
{
    if (game.status().isControlled(color)) {
        return game.status().controllerName();
    }
    const Seat &seat = game.seats()[color];
    if (seat.engine) {
        return seat.engine->name;
    }
    return seat.name.isEmpty() ? GameTitle::tr("You") : seat.name;
}

[[nodiscard]] QString opponents(const QString &black, const QString &white)
{
    const auto orUnknown = [](const QString &name) {
        return name.isEmpty() ? QStringLiteral("?") : name;
    };
    return black.isEmpty() && white.isEmpty()
             ? QString()
             : GameTitle::tr("%1 – %2").arg(orUnknown(black), orUnknown(white));
}

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
    if (const QString players = opponents(black, white); !players.isEmpty()) {
        return players;
    }
    if (!game.gameName.isEmpty()) {
        return excerpt(game.gameName);
    }
    return game.event.isEmpty() ? GameTitle::tr("Game %1").arg(number) : excerpt(game.event);
}

QString playersOf(const OpenGame &game)
{
    const GameStatus &status = game.status();
    if (status.isControlled(Color::Black) && status.isControlled(Color::White)) {
        return GameTitle::tr("A controller’s game"); // which has asked for no move yet
    }
    const bool isPlayedHere =
        game.match() != nullptr || status.isSeated(Color::Black) || status.isSeated(Color::White);
    const GameInfo info = game.record().info();
    ByColor<QString> names = info.playerName;
    for (const Color color : BothColors) {
        const bool isRecorded = !names[color].isEmpty() && !status.isSeated(color);
        if (isPlayedHere && !isRecorded) {
            names[color] = nameOf(game, color);
        }
    }
    return opponents(excerpt(names.black), excerpt(names.white));
}

QString fileNameFor(const OpenGame &game)
{
    constexpr qsizetype Longest = 80; // file systems take 255 bytes
    static const QRegularExpression forbidden(QStringLiteral("[\\x00-\\x1f/\\\\:*?\"<>|]+|^\\.+"));
    const GameInfo info = game.record().info();
    QString name = playersOf(game);
    if (name.isEmpty()) {
        name = !info.gameName.isEmpty() ? info.gameName
             : !info.event.isEmpty()    ? info.event
                                        : GameTitle::tr("Game");
    }
    const auto plain = [](QString text) {
        return text.replace(forbidden, QStringLiteral(" ")).simplified();
    };
    return plain(plain(name).left(Longest) + u' ' + plain(info.date).left(10));
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
