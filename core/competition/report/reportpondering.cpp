#include "core/competition/report/reportpondering.h"

#include "core/competition/report/reportwords.h"
#include "core/util/spoken.h"

namespace shinpan {

std::optional<IdleUse> offTurnIn(const StoredGame &game, Color color)
{
    if (!game.offTurnCpu[color] || !game.waited[color]) {
        return std::nullopt;
    }
    const std::chrono::duration<double> waited(*game.waited[color]);
    return IdleUse{*game.offTurnCpu[color],
                   std::chrono::duration_cast<std::chrono::nanoseconds>(waited)};
}

namespace {

/// Adds what a player used in a game, if it was measured.
void add(PonderReport &report, std::size_t index, Color color, const std::optional<IdleUse> &use)
{
    report.watched += use ? 1 : 0;
    if (!use || !hasPondered(*use)) {
        return;
    }
    ++report.games;
    if (use->processor > report.use.processor) {
        report.worst = index;
        report.color = color;
        report.use = *use;
    }
}

} // namespace

std::vector<PonderReport> ponderReports(const Competition &competition,
                                        const std::vector<StoredGame> &games)
{
    std::vector<PonderReport> found;
    for (std::size_t player = 0; player < competition.players.size(); ++player) {
        const CompetitionPlayer &who = competition.players[player];
        PonderReport report{.player = player};
        for (std::size_t i = 0; i < games.size() && who.engine.pondering != Pondering::Allowed;
             ++i) {
            for (const Color color : BothColors) {
                if (games[i].players[color] == who.id) {
                    add(report, i, color, offTurnIn(games[i], color));
                }
            }
        }
        if (report.games > 0) {
            found.push_back(report);
        }
    }
    return found;
}

QString ponderText(const CompetitionReport &report, const PonderReport &pondering)
{
    const double waited = std::chrono::duration<double>(pondering.use.waited).count();
    return spoken(
        QT_TRANSLATE_NOOP(
            "Messages",
            "Warning: %1 pondered in %2 of %3 games, which is forbidden; most in %4, as %5: it "
            "used %6 s of processor time in %7 s that it waited, %8 of a processor."),
        report.players[pondering.player].id, QString::number(pondering.games),
        QString::number(pondering.watched), report.games[pondering.worst].id,
        pondering.color == Color::Black ? spoken(QT_TRANSLATE_NOOP("Messages", "Black"))
                                        : spoken(QT_TRANSLATE_NOOP("Messages", "White")),
        decimal(pondering.use.processor, 1), decimal(waited, 1),
        percent(pondering.use.processor / waited, 0));
}

} // namespace shinpan
