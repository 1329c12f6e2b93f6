#include "core/competition/report/reportmarkup.h"
#include "core/competition/report/reportwords.h"

#include <algorithm>

namespace shinpan {

namespace {

using Kind = MarkupTable::Kind;

constexpr const char *Glossary = R"html(<footer><section id="terms" aria-labelledby="terms-h">
<h2 id="terms-h">How these numbers are made</h2>
<dl class="terms">
<dt>Score</dt><dd>Points of the games whose winner is known; a jigo is half a point. Its interval is Wilson’s, of 95 %.</dd>
<dt>Unknown and void games</dt><dd>A game whose winner nobody can name was played but is in no percentage; in standings it is half a point for either. A void game does not count at all and is played again.</dd>
<dt>By pairs</dt><dd>Two games that share an opening and have the colours swapped are one unit (“pentanomial”), because they are not independent. These are the errors to trust; those by games (“trinomial”) stand beside them.</dd>
<dt>Elo, nElo</dt><dd>The difference that the score means, −400·log₁₀(1/score − 1), and the score above one half in standard deviations of a game times 800/ln 10. Their intervals are the score’s, from the variance of the units; where all units ended alike, or that interval would reach beyond 0 or 100 %, Wilson’s of as many units that are won or lost. Of fewer than six games they are not given: chance alone wins five in a row too often.</dd>
<dt>LOS</dt><dd>The likelihood of superiority: how likely, from these results alone, the first player is the stronger one. It is made as the intervals beside it, so that it is above 97.5 % exactly where they lie above 0.</dd>
<dt>p-value</dt><dd>How likely equal players have a result at least as uneven: the exact two-sided binomial test of wins against losses.</dd>
<dt>Ratings</dt><dd>Bradley–Terry, maximum likelihood of all games without handicap, with a prior of one drawn game of each player against an average opponent, and an advantage of having Black. What having Black is worth, and the fair komi, are estimated without that prior wherever the games determine them. Errors of differences come from the covariance.</dd>
<dt>SOS, SODOS</dt><dd>The sum of the opponents’ points (a bye counts as an opponent like oneself), and the same in proportion to what was scored against each of them (a bye counts as a won match).</dd>
<dt>Repeated games</dt><dd>A game that repeats another one, in any of the eight symmetries of the board, says what it says: clusters of such games count as one in errors (Kish’s design effect), scores are not changed. Between two players only games with the same colours are compared; for ratings and Black’s score all games are, whoever played them. A sequential test counts pairs of two new games only: a copy, move for move, adds nothing to it, and where games nearly repeat others its pairs are worth less.</dd>
</dl></section></footer>
)html";

} // namespace

QString openingsMarkup(const CompetitionReport &report)
{
    if (report.openings.empty()) {
        return {};
    }
    MarkupTable table(QStringLiteral("Results by opening"),
                      {{QStringLiteral("Opening"), Kind::RowHeading},
                       {QStringLiteral("Games")},
                       {QStringLiteral("Black’s score")},
                       {QStringLiteral("95 %")}});
    for (const OpeningReport &opening : report.openings) {
        const bool isKnown = opening.black.total() > 0;
        table.addRow(
            {QStringLiteral("<bdi>") + escaped(opening.name) + QStringLiteral("</bdi>"),
             QString::number(opening.black.total()),
             isKnown ? percent(opening.score.value) : QStringLiteral("–"),
             percent(opening.score.low) + QStringLiteral(" to ") + percent(opening.score.high)});
        if (isKnown) {
            table.setClass(2, heatClass(opening.score.value));
        }
    }
    constexpr std::size_t MostShown = 12; // longer ones are folded
    return report.openings.size() <= MostShown
             ? table.toMarkup()
             : QStringLiteral("<details><summary>All %1 openings</summary>\n")
                       .arg(report.openings.size())
                   + table.toMarkup() + QStringLiteral("</details>\n");
}

QString playersMarkup(const CompetitionReport &report)
{
    MarkupTable table(QStringLiteral("Players"), {{QStringLiteral("Player"), Kind::RowHeading},
                                                  {QStringLiteral("Engine"), Kind::Text},
                                                  {QStringLiteral("Command"), Kind::Text},
                                                  {QStringLiteral("Program’s SHA-256"), Kind::Text},
                                                  {QStringLiteral("Seconds a game")},
                                                  {QStringLiteral("CPU seconds")},
                                                  {QStringLiteral("Forfeits")},
                                                  {QStringLiteral("On time")},
                                                  {QStringLiteral("Void")}});
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
    MarkupTable table(QStringLiteral("What happened"), {{QStringLiteral("When"), Kind::RowHeading},
                                                        {QStringLiteral("Game"), Kind::Text},
                                                        {QStringLiteral("Player"), Kind::Text},
                                                        {QStringLiteral("What"), Kind::Text}});
    constexpr std::size_t MostShown = 200;
    const std::size_t from = report.events.size() - std::min(report.events.size(), MostShown);
    for (std::size_t i = from; i < report.events.size(); ++i) {
        const CompetitionEvent &event = report.events[i];
        table.addRow({event.time.toUTC().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")),
                      escaped(event.gameId), escaped(event.player), escaped(event.text)});
        table.setClass(3, QStringLiteral("wrap"));
    }
    return QStringLiteral("<details><summary>%1 events that bear on results</summary>\n")
               .arg(report.events.size())
         + table.toMarkup() + QStringLiteral("</details>\n");
}

QString glossaryMarkup()
{
    return QString::fromUtf8(Glossary);
}

} // namespace shinpan
