#include "core/match/score/gameresult.h"

namespace shinpan {

namespace {

[[nodiscard]] QString wonWith(Color winner, QLatin1String manner)
{
    return (winner == Color::Black ? QStringLiteral("B+") : QStringLiteral("W+")) + manner;
}

} // namespace

QString GameResult::toSgf() const
{
    switch (end) {
    case GameEnd::Passes:
        if (score) {
            return QString::fromStdString(shinpan::toSgf(*score));
        }
        return winner ? wonWith(*winner, QLatin1String()) : QStringLiteral("?");
    case GameEnd::Claim:
        return winner ? wonWith(*winner, QLatin1String()) : QStringLiteral("?");
    case GameEnd::Resignation:
        return winner ? wonWith(*winner, QLatin1String("R")) : QStringLiteral("?");
    case GameEnd::Time:
        return winner ? wonWith(*winner, QLatin1String("T")) : QStringLiteral("?");
    case GameEnd::Forfeit:
        return winner ? wonWith(*winner, QLatin1String("F")) : QStringLiteral("?");
    case GameEnd::MoveLimit:
    case GameEnd::Void:
        return QStringLiteral("Void");
    }
    Q_UNREACHABLE();
}

std::optional<Color> GameResult::loser() const
{
    if (!winner) {
        return std::nullopt;
    }
    return opposite(*winner);
}

QString gameEndName(GameEnd end)
{
    switch (end) {
    case GameEnd::Passes:
        return QStringLiteral("passes");
    case GameEnd::Resignation:
        return QStringLiteral("resignation");
    case GameEnd::Claim:
        return QStringLiteral("claim");
    case GameEnd::Time:
        return QStringLiteral("time");
    case GameEnd::Forfeit:
        return QStringLiteral("forfeit");
    case GameEnd::MoveLimit:
        return QStringLiteral("move-limit");
    case GameEnd::Void:
        return QStringLiteral("void");
    }
    Q_UNREACHABLE();
}

} // namespace shinpan
