#include "core/competition/report/reportmarkup.h"
#include "core/competition/report/reportsections.h"

#include <QUrl>

namespace shinpan {

namespace {

using CellKind = MarkupTable::Kind;

constexpr std::size_t MostListed = 1000; // beyond that, the CSV file is the place to look

/// Whether a game is worth a look: nobody won it, or not by playing.
bool isOdd(const StoredGame &game)
{
    using State = StoredGame::State;
    const GameEnd end = game.result.end;
    const bool isOddEnd = end == GameEnd::Forfeit || end == GameEnd::Time
                       || end == GameEnd::MoveLimit || (!game.result.winner && !game.result.score);
    return game.state == State::Void || (game.state == State::Finished && isOddEnd);
}

MarkupTable gamesTable(const QString &caption)
{
    return {caption,
            {{"Game", CellKind::RowHeading},
             {"Black", CellKind::Text},
             {"White", CellKind::Text},
             {"Result", CellKind::Text},
             "Moves",
             {"Opening", CellKind::Text},
             {"Repeats", CellKind::Text},
             {"Why", CellKind::Text}}};
}

void addGame(MarkupTable &table, const CompetitionReport &report, const StoredGame &game)
{
    table.addRow({recordLink(report, game, escaped(game.id)), nameMarkup(game.players.black),
                  nameMarkup(game.players.white),
                  game.sgfResult.isEmpty() ? gameStateName(game.state) : escaped(game.sgfResult),
                  QString::number(game.moves), escaped(game.opening),
                  escaped(game.duplicateOf.value_or(game.echoOf.value_or(QString()))),
                  escaped(game.result.reason.english())});
    table.setClass(7, QStringLiteral("wrap"));
}

} // namespace

QString recordLink(const CompetitionReport &report, const StoredGame &game, const QString &markup)
{
    if (report.gamesFolder.isEmpty() || game.state != StoredGame::State::Finished) {
        return markup;
    }
    const auto encoded = [](const QString &part) {
        return QString::fromLatin1(QUrl::toPercentEncoding(part));
    };
    return QStringLiteral("<a href=\"%1/%2.sgf\" data-game=\"%3\">%4</a>")
        .arg(encoded(report.gamesFolder), encoded(game.id), escaped(game.id), markup);
}

std::vector<const StoredGame *> listedGames(const CompetitionReport &report)
{
    const bool listsAll = report.games.size() <= MostListed;
    std::vector<const StoredGame *> listed;
    for (const StoredGame &game : report.games) {
        if (listed.size() < MostListed && (listsAll || isOdd(game))) {
            listed.push_back(&game);
        }
    }
    return listed;
}

QString gamesMarkup(const CompetitionReport &report)
{
    MarkupTable odd = gamesTable(QStringLiteral("Games without a winner, or not won by playing"));
    MarkupTable all = gamesTable(QStringLiteral("All games"));
    std::size_t oddGames = 0;
    for (const StoredGame &game : report.games) {
        if (isOdd(game) && ++oddGames <= MostListed) {
            addGame(odd, report, game);
        }
        if (report.games.size() <= MostListed) {
            addGame(all, report, game);
        }
    }
    QString text;
    if (oddGames > 0) {
        text += folded(QStringLiteral("%1 without a winner, or not won by playing").arg(oddGames),
                       odd.toMarkup());
    }
    if (report.games.size() <= MostListed && !report.games.empty()) {
        text += folded(QStringLiteral("All %1 games").arg(report.games.size()), all.toMarkup());
    } else if (!report.games.empty()) {
        text += QStringLiteral("<p class=\"note\">The report as CSV lists all %1 games.</p>\n")
                    .arg(report.games.size());
    }
    return text;
}

} // namespace shinpan
