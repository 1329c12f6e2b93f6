#include "core/competition/report/reportmarkup.h"

#include <QUrl>

namespace shinpan {

QString nameMarkup(const CompetitionReport &report, std::size_t player)
{
    return nameMarkup(report.players[player].id);
}

QString recordLink(const CompetitionReport &report,
                   const StoredGame &game,
                   const QString &markup,
                   int move)
{
    if (report.gamesFolder.isEmpty() || game.state != StoredGame::State::Finished) {
        return markup;
    }
    const auto encoded = [](const QString &part) {
        return QString::fromLatin1(QUrl::toPercentEncoding(part));
    };
    // The record may begin with an opening, whose moves are not counted here.
    const QString back =
        move > 0 ? QStringLiteral(" data-back=\"%1\"").arg(game.moves - move) : QString();
    return QStringLiteral("<a href=\"%1/%2.sgf\" data-game=\"%3\"%4>%5</a>")
        .arg(encoded(report.gamesFolder), encoded(game.id), escaped(game.id), back, markup);
}

} // namespace shinpan
