#include "core/competition/pooled/poolformats.h"
#include "core/competition/report/reportdocument.h"
#include "core/competition/report/reportwords.h"

#include <algorithm>

namespace shinpan {

namespace {

using namespace block;
using enum ColumnKind;
using Form = TextCell::Form;

/// The pool as a competition's report has it: its standings, crosstable and players are the same.
[[nodiscard]] CompetitionReport asReport(const BundlePool &pool)
{
    CompetitionReport report;
    report.name =
        QStringLiteral("Pool of %1")
            .arg(counted(static_cast<std::int64_t>(pool.bundles.size()), "1 bundle", "%1 bundles"));
    report.type = CompetitionType::Pool;
    report.played = pool.games();
    report.ratings = pool.ratings;
    report.ratedGames = pool.games();
    report.effectiveRatedGames = pool.effectiveGames;
    for (std::size_t i = 0; i < pool.players.size(); ++i) {
        PlayerReport player{pool.players[i].name, pool.players[i].engine, {}};
        player.tally.all.counts = pool.counts[i];
        report.players.push_back(std::move(player));
        report.standings.push_back({.player = i, .points = report.players[i].tally.all.points()});
    }
    if (report.comparesAll()) {
        report.crosstable = pool.crosstable;
    }
    const auto eloOf = [&](const StandingRow &row) {
        return pool.ratings ? pool.ratings->elo(row.player) : 0;
    };
    std::ranges::stable_sort(report.standings, std::greater(), eloOf);
    for (std::size_t i = 0; i < report.standings.size(); ++i) {
        report.standings[i].place = static_cast<int>(i) + 1;
    }
    return report;
}

[[nodiscard]] Chapter bundlesChapter(const BundlePool &pool)
{
    ReportTable table{{column(Heading, "bundle"), column(Text, "competition"),
                       column(Number, "sealed"), column(Games, "games"),
                       column(Number, "also in others"), column(Number, "left out"),
                       column(Text, "manifest")},
                      {}};
    for (const PooledBundle &bundle : pool.bundles) {
        table.rows.push_back(
            {TextCell{bundle.file, Form::Name}, TextCell{bundle.competition, Form::Name},
             PrintedCell{bundle.sealed.toUTC().date().toString(Qt::ISODate)},
             CountCell{bundle.games}, RareCell{bundle.repeated}, RareCell{bundle.leftOut},
             TextCell{QString::fromLatin1(bundle.manifestHash.first(
                          std::min<qsizetype>(bundle.manifestHash.size(), 16))),
                      Form::Code}});
    }
    std::vector<ReportBlock> blocks{
        {Table{QStringLiteral("Bundles"), std::move(table)}},
        {Note{QStringLiteral("Games of which an earlier bundle has the same count once; "
                             "left out are those without a known winner, and with a "
                             "handicap.")}}};
    if (!pool.notes.isEmpty()) {
        blocks.push_back({Lines{pool.notes}});
    }
    return {QStringLiteral("bundles"), QStringLiteral("Bundles"), std::move(blocks)};
}

[[nodiscard]] Chapter identitiesChapter(const BundlePool &pool)
{
    ReportTable table{{column(Player, "player"), column(Text, "engine"),
                       column(Text, "called in the bundles"), column(Number, "bundles"),
                       column(Text, "SHA-256")},
                      {}};
    for (std::size_t i = 0; i < pool.players.size(); ++i) {
        const PooledPlayer &player = pool.players[i];
        table.rows.push_back(
            {PlayerCell{i, player.name},
             TextCell{(player.engine.name + u' ' + player.engine.version).trimmed(), Form::Name},
             TextCell{player.ids.join(QStringLiteral(", ")), Form::Name},
             CountCell{static_cast<std::int64_t>(player.bundles.size())},
             TextCell{player.hash ? QString::fromLatin1(player.hash->first(16))
                                  : QStringLiteral("not identified"),
                      player.hash ? Form::Code : Form::Soft}});
    }
    return {QStringLiteral("identities"),
            QStringLiteral("Who is who"),
            {{Note{QStringLiteral("The same program and files, started in the same way, are the "
                                  "same player, whatever it is called.")}},
             {Table{QStringLiteral("Who is who"), std::move(table)}}}};
}

[[nodiscard]] ReportTable tableOf(const BundlePool &pool, const PoolStratum &stratum)
{
    ReportTable table{{column(Player, "player"), column(Games, "games"), column(Score, "score"),
                       column(Number, "Elo by all games"), column(Number, "Elo here alone"),
                       column(Number, "95%"), column(Number, "here above"),
                       column(Number, "its 95%")},
                      {}};
    for (const StratumRow &row : stratum.rows) {
        const double points =
            static_cast<double>(row.games.wins) + static_cast<double>(row.games.jigos) / 2;
        table.rows.push_back(
            {PlayerCell{row.player, pool.players[row.player].name}, CountCell{row.games.total()},
             ScoreCell{points, row.games.total(), true},
             PrintedCell{signedDecimal(row.shared.value, 1)},
             PrintedCell{signedDecimal(row.own.value, 1)}, PrintedCell{eloRange(row.own)},
             PrintedCell{signedDecimal(row.apart.value, 1)}, PrintedCell{eloRange(row.apart)}});
    }
    return table;
}

[[nodiscard]] Chapter conditionsChapter(const BundlePool &pool)
{
    std::vector<ReportBlock> blocks{{Note{poolModelText()}}};
    for (const PoolStratum &stratum : pool.strata) {
        const QString name = nameOf(stratum.conditions);
        Facts facts{{{QStringLiteral("Conditions"), name, gamesText(stratum.tally.games())}}};
        if (stratum.blackElo) {
            facts.facts.push_back(
                {QStringLiteral("Having Black is worth"),
                 signedDecimal(stratum.blackElo->value, 1) + QStringLiteral(" Elo"),
                 eloRange(*stratum.blackElo)});
        }
        blocks.push_back({std::move(facts)});
        blocks.push_back({Table{name, tableOf(pool, stratum)}});
    }
    return {QStringLiteral("conditions"), QStringLiteral("Conditions"), std::move(blocks)};
}

/// The document of a report made of the pool, which must outlive it.
[[nodiscard]] ReportDocument documentOf(const BundlePool &pool,
                                        const CompetitionReport &report,
                                        Readers readers)
{
    ReportDocument document = documentOf(report, readers);
    const auto behind = std::ranges::find_if(document.chapters, [](const Chapter &chapter) {
        return chapter.id == QLatin1String("crosstable");
    });
    document.kind = QStringLiteral("pooled bundles");
    document.progress =
        QStringLiteral("%1 of %2 under %3")
            .arg(gamesText(pool.games()),
                 counted(static_cast<std::int64_t>(pool.players.size()), "1 player", "%1 players"),
                 counted(static_cast<std::int64_t>(pool.strata.size()), "1 condition",
                         "%1 different conditions"));
    document.chapters.insert(behind, conditionsChapter(pool));
    std::erase_if(document.chapters,
                  [](const Chapter &chapter) { return chapter.id == QLatin1String("players"); });
    document.chapters.push_back(identitiesChapter(pool));
    document.chapters.push_back(bundlesChapter(pool));
    return document;
}

} // namespace

QString poolModelText()
{
    return QStringLiteral(
        "A player is as strong under all conditions; what having Black is worth is each "
        "condition’s "
        "own. Both come from all games at once (Bradley–Terry, maximum likelihood), in which each "
        "player has had one more game, half of it won, against somebody of average strength. The "
        "columns behind that are of the games of one condition alone: where “here above” is far "
        "from 0, the player is not as strong there as elsewhere.");
}

QByteArray toHtml(const BundlePool &pool)
{
    const CompetitionReport report = asReport(pool);
    return toHtml(documentOf(pool, report, Readers::OfPage));
}

QString toText(const BundlePool &pool)
{
    const CompetitionReport report = asReport(pool);
    return toText(documentOf(pool, report, Readers::OfText));
}

} // namespace shinpan
