#include "core/competition/report/adjudicationreport.h"

namespace shinpan {

namespace {

/// One game, as its player of this colour sees it; nothing if no rule was met in it.
[[nodiscard]] AdjudicationTally auditOf(const StoredGame &game, Color color)
{
    AdjudicationTally tally;
    if (game.state != StoredGame::State::Finished || !game.hasVerdict()) {
        return tally;
    }
    const GameResult &result = game.result;
    if (isAdjudicated(game)) {
        tally.decided = 1;
    } else if (!result.winner && !result.score) {
        tally.open = 1;
    } else {
        const bool isWrong = result.winner != game.verdict.winner;
        tally.audited = 1;
        tally.resigned = result.end == GameEnd::Resignation ? 1 : 0;
        tally.wrong = isWrong ? 1 : 0;
        tally.wronged = isWrong && game.verdict.winner == opposite(color) ? 1 : 0;
        tally.movesAfter.add(game.moves - game.verdict.moves);
    }
    return tally;
}

} // namespace

bool isMisjudged(const StoredGame &game)
{
    return auditOf(game, Color::Black).wrong > 0;
}

void AdjudicationTally::add(const AdjudicationTally &others)
{
    decided += others.decided;
    audited += others.audited;
    resigned += others.resigned;
    wrong += others.wrong;
    wronged += others.wronged;
    open += others.open;
    movesAfter.add(others.movesAfter);
}

AdjudicationReport adjudicationReportOf(const std::vector<StoredGame> &games,
                                        const QStringList &players)
{
    AdjudicationReport report;
    report.players.resize(static_cast<std::size_t>(players.size()));
    for (const StoredGame &game : games) {
        AdjudicationTally ofGame = auditOf(game, Color::Black);
        ofGame.wronged = ofGame.wrong;
        report.all.add(ofGame);
        for (const Color color : BothColors) {
            if (const qsizetype player = players.indexOf(game.players[color]); player >= 0) {
                report.players[static_cast<std::size_t>(player)].add(auditOf(game, color));
            }
        }
    }
    return report;
}

} // namespace shinpan
