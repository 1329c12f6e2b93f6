#include "core/competition/report/reportmarkup.h"
#include "core/competition/report/reportsections.h"
#include "core/competition/report/reportwords.h"

#include <algorithm>

namespace shinpan {

namespace {

using CellKind = MarkupTable::Kind;

} // namespace

QString openingsMarkup(const CompetitionReport &report)
{
    if (report.openings.empty()) {
        return {};
    }
    MarkupTable table(QStringLiteral("Results by opening"),
                      {{"Opening", CellKind::RowHeading}, "Games", "Black’s score", "95 %"});
    for (const OpeningReport &opening : report.openings) {
        const bool isKnown = opening.black.total() > 0;
        table.addRow({nameMarkup(opening.name), QString::number(opening.black.total()),
                      isKnown ? percent(opening.score.value) : QStringLiteral("–"),
                      percentSpan(opening.score)});
        if (isKnown) {
            table.setClass(2, heatClass(opening.score.value));
        }
    }
    constexpr std::size_t MostShown = 12; // longer ones are folded
    return report.openings.size() <= MostShown
             ? table.toMarkup()
             : folded(QStringLiteral("All %1 openings").arg(report.openings.size()),
                      table.toMarkup());
}

QString playersMarkup(const CompetitionReport &report)
{
    MarkupTable table(QStringLiteral("Players"), {{"Player", CellKind::RowHeading},
                                                  {"Engine", CellKind::Text},
                                                  {"Command", CellKind::Text},
                                                  {"Program’s SHA-256", CellKind::Text},
                                                  "Seconds a game",
                                                  "CPU seconds",
                                                  "CPU seconds it tells",
                                                  "Forfeits",
                                                  "On time",
                                                  "Void"});
    const auto shown = [](std::int64_t count) {
        return count > 0 ? QString::number(count) : QString();
    };
    for (std::size_t i = 0; i < report.players.size(); ++i) {
        const PlayerReport &player = report.players[i];
        const Tally &tally = player.tally.all;
        const QString hash = player.engine.files.empty()
                               ? QString()
                               : QString::fromLatin1(player.engine.files.front().sha256.left(12));
        table.addRow(
            {nameMarkup(report, i),
             escaped((player.engine.name + u' ' + player.engine.version).trimmed()),
             QStringLiteral("<code>") + escaped(player.engine.command) + QStringLiteral("</code>"),
             hash.isEmpty() ? hash : QStringLiteral("<code>%1</code>").arg(escaped(hash)),
             tally.seconds.known > 0 ? meanText(tally.seconds) : QString(),
             tally.measuredCpuSeconds.known > 0 ? meanText(tally.measuredCpuSeconds) : QString(),
             tally.cpuSeconds.known > 0 ? meanText(tally.cpuSeconds) : QString(),
             shown(tally.forfeits), shown(tally.timeLosses), shown(tally.voids)});
        table.setClass(2, QStringLiteral("wrap"));
    }
    return table.toMarkup();
}

QString eventsMarkup(const CompetitionReport &report)
{
    if (report.events.empty()) {
        return {};
    }
    MarkupTable table(QStringLiteral("What happened"), {{"When", CellKind::RowHeading},
                                                        {"Game", CellKind::Text},
                                                        {"Player", CellKind::Text},
                                                        {"What", CellKind::Text}});
    constexpr std::size_t MostShown = 200;
    const std::size_t from = report.events.size() - std::min(report.events.size(), MostShown);
    for (std::size_t i = from; i < report.events.size(); ++i) {
        const CompetitionEvent &event = report.events[i];
        table.addRow({event.time.toUTC().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")),
                      escaped(event.gameId), escaped(event.player), escaped(event.text)});
        table.setClass(3, QStringLiteral("wrap"));
    }
    return folded(QStringLiteral("%1 events that bear on results").arg(report.events.size()),
                  table.toMarkup());
}

} // namespace shinpan
