#include "core/competition/report/adjudicationblocks.h"

#include "core/competition/report/reportwords.h"
#include "core/util/spoken.h"

#include <algorithm>
#include <span>

namespace shinpan::block {

namespace {

/// The rules that games were played by, each once; what an earlier version has played has none.
[[nodiscard]] QString rulesText(const CompetitionReport &report)
{
    QStringList rules;
    for (const MatchupReport &matchup : report.matchups) {
        if (matchup.setup.adjudication.isOn()) {
            rules += toText(matchup.setup.adjudication);
        }
    }
    rules.removeDuplicates();
    return rules.join(QStringLiteral("; ")).replace(u',', QLatin1String(", "));
}

[[nodiscard]] Facts factsOf(const CompetitionReport &report)
{
    const AdjudicationTally &all = report.adjudication.all;
    Facts facts{{{spoken(QT_TRANSLATE_NOOP("Messages", "Met in")), gamesText(all.met()),
                  spoken(QT_TRANSLATE_NOOP("Messages", "%1 of these ended by it"), all.decided)},
                 {spoken(QT_TRANSLATE_NOOP("Messages", "Audited")), gamesText(all.audited),
                  spoken(QT_TRANSLATE_NOOP("Messages", "played on to a result; %1 by resignation"),
                         all.resigned)}}};
    if (all.open > 0) {
        facts.facts.push_back(
            {spoken(QT_TRANSLATE_NOOP("Messages", "Audited in vain")), gamesText(all.open),
             spoken(QT_TRANSLATE_NOOP("Messages", "played on, and nobody can say who won"))});
    }
    if (all.audited == 0) {
        return facts;
    }
    const Estimate rate = all.falseRate();
    facts.facts.push_back(
        {spoken(QT_TRANSLATE_NOOP("Messages", "False rate")), percent(rate.value),
         spoken(QT_TRANSLATE_NOOP("Messages", "%1, wrong in %2 of %3"), percentSpan(rate),
                QString::number(all.wrong), gamesText(all.audited))});
    const auto decided = static_cast<double>(all.decided);
    facts.facts.push_back({spoken(QT_TRANSLATE_NOOP("Messages", "Wrong results to expect")),
                           decimal(decided * rate.value, 1),
                           spoken(QT_TRANSLATE_NOOP("Messages", "%1 to %2, of %3 that it decided"),
                                  decimal(decided * rate.low, 1), decimal(decided * rate.high, 1),
                                  gamesText(all.decided))});
    facts.facts.push_back(
        {spoken(QT_TRANSLATE_NOOP("Messages", "Moves after its verdict")),
         meanText(all.movesAfter, 1),
         spoken(QT_TRANSLATE_NOOP("Messages", "a game, which it saves in the others"))});
    return facts;
}

[[nodiscard]] ReportTable auditTable(const CompetitionReport &report)
{
    using enum ColumnKind;
    ReportTable table{{column(Player, QT_TRANSLATE_NOOP("Messages", "player")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "rule met")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "ended by it")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "audited")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "wrong")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "to its cost")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "false rate")),
                       column(Interval, "95%")},
                      {}};
    for (std::size_t i = 0; i < report.players.size(); ++i) {
        const AdjudicationTally &tally = report.adjudication.players[i];
        if (tally.met() == 0) {
            continue;
        }
        const bool isKnown = tally.audited > 0;
        table.rows.push_back(
            {PlayerCell{i, report.players[i].id}, CountCell{tally.met()}, CountCell{tally.decided},
             CountCell{tally.audited}, CountCell{tally.wrong}, CountCell{tally.wronged},
             isKnown ? ReportCell(ScoreCell{static_cast<double>(tally.wrong), tally.audited})
                     : ReportCell(),
             isKnown ? ReportCell(SpanCell{tally.falseRate()}) : ReportCell()});
    }
    return table;
}

/// The audited games in which the rule was wrong, with their reasons, which name its evidence.
[[nodiscard]] Table wrongGames(const CompetitionReport &report)
{
    constexpr std::size_t MostShown = 200; // the CSV file has the others
    std::vector<const StoredGame *> wrong;
    for (const StoredGame &game : report.games) {
        if (isMisjudged(game) && wrong.size() < MostShown) {
            wrong.push_back(&game);
        }
    }
    return {spoken(QT_TRANSLATE_NOOP("Messages", "Audited games that ended otherwise")),
            gamesTable(wrong),
            spoken(QT_TRANSLATE_NOOP("Messages", "%1 that ended otherwise"),
                   gamesText(report.adjudication.all.wrong))};
}

} // namespace

std::vector<ReportBlock> adjudicationBlocks(const CompetitionReport &report)
{
    const bool isRuled = report.adjudication.all.met() > 0 || !rulesText(report).isEmpty();
    if (!isRuled || report.games.empty()) {
        return {};
    }
    const Sentence rule{spoken(QT_TRANSLATE_NOOP("Messages", "rule: %1"), rulesText(report))};
    if (report.adjudication.all.met() == 0) {
        return {{rule}, {factsOf(report)}};
    }
    std::vector<ReportBlock> blocks{
        {rule},
        {factsOf(report)},
        {Note{spoken(QT_TRANSLATE_NOOP(
            "Messages", "An audited game is one that met the rule, was played on all the same, and "
                        "counts as it ended. The rule is wrong where that is not what it said."))}},
        {Table{spoken(QT_TRANSLATE_NOOP("Messages", "The rule by player")), auditTable(report)}}};
    if (report.adjudication.all.wrong > 0) {
        blocks.push_back({wrongGames(report)});
    }
    return blocks;
}

} // namespace shinpan::block
