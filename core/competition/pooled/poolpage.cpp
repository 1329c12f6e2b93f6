#include "core/competition/pooled/poolformats.h"
#include "core/competition/report/reportdocument.h"
#include "core/competition/report/reportwords.h"
#include "core/util/spoken.h"

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
    report.name = counted(static_cast<std::int64_t>(pool.bundles.size()),
                          QT_TRANSLATE_NOOP("Messages", "Pool of 1 bundle"),
                          QT_TRANSLATE_NOOP("Messages", "Pool of %1 bundles"));
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

[[nodiscard]] QStringList spokenNotes(const BundlePool &pool)
{
    QStringList notes;
    for (const Message &note : pool.notes) {
        notes += spoken(note);
    }
    return notes;
}

[[nodiscard]] Chapter bundlesChapter(const BundlePool &pool)
{
    ReportTable table{{column(Heading, QT_TRANSLATE_NOOP("Messages", "bundle")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "competition")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "sealed")),
                       column(Games, QT_TRANSLATE_NOOP("Messages", "games")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "also in others")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "left out")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "manifest"))},
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
        {Table{spoken(QT_TRANSLATE_NOOP("Messages", "Bundles")), std::move(table)}},
        {Note{spoken(QT_TRANSLATE_NOOP(
            "Messages", "Games that an earlier bundle has, too, count once; games without a known "
                        "winner or with a handicap are left out."))}}};
    if (!pool.notes.empty()) {
        blocks.push_back({Lines{spokenNotes(pool)}});
    }
    return {QStringLiteral("bundles"), spoken(QT_TRANSLATE_NOOP("Messages", "Bundles")),
            std::move(blocks)};
}

[[nodiscard]] Chapter identitiesChapter(const BundlePool &pool)
{
    ReportTable table{{column(Player, QT_TRANSLATE_NOOP("Messages", "player")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "engine")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "called in the bundles")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "bundles")),
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
                                  : spoken(QT_TRANSLATE_NOOP("Messages", "not identified")),
                      player.hash ? Form::Code : Form::Soft}});
    }
    return {QStringLiteral("identities"),
            spoken(QT_TRANSLATE_NOOP("Messages", "Who is who")),
            {{Note{spoken(QT_TRANSLATE_NOOP(
                 "Messages", "The same program and files, started in the same way, are the "
                             "same player, whatever it is called."))}},
             {Table{spoken(QT_TRANSLATE_NOOP("Messages", "Who is who")), std::move(table)}}}};
}

[[nodiscard]] ReportTable tableOf(const BundlePool &pool, const PoolStratum &stratum)
{
    ReportTable table{{column(Player, QT_TRANSLATE_NOOP("Messages", "player")),
                       column(Games, QT_TRANSLATE_NOOP("Messages", "games")),
                       column(Score, QT_TRANSLATE_NOOP("Messages", "score")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "Elo by all games")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "Elo here alone")),
                       column(Number, "95%"),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "here above")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "its 95%"))},
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
    std::vector<ReportBlock> blocks{{Note{spoken(poolModel())}}};
    for (const PoolStratum &stratum : pool.strata) {
        const QString name = nameOf(stratum.conditions);
        Facts facts{{{spoken(QT_TRANSLATE_NOOP("Messages", "Conditions")), name,
                      gamesText(stratum.tally.games())}}};
        if (stratum.blackElo) {
            facts.facts.push_back({spoken(QT_TRANSLATE_NOOP("Messages", "Having Black is worth")),
                                   spoken(QT_TRANSLATE_NOOP("Messages", "%1 Elo"),
                                          signedDecimal(stratum.blackElo->value, 1)),
                                   eloRange(*stratum.blackElo)});
        }
        blocks.push_back({std::move(facts)});
        blocks.push_back({Table{name, tableOf(pool, stratum)}});
    }
    return {QStringLiteral("conditions"), spoken(QT_TRANSLATE_NOOP("Messages", "Conditions")),
            std::move(blocks)};
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
    document.kind = spoken(QT_TRANSLATE_NOOP("Messages", "pooled bundles"));
    document.progress =
        QStringList{gamesText(pool.games()),
                    counted(static_cast<std::int64_t>(pool.players.size()),
                            QT_TRANSLATE_NOOP("Messages", "1 player"),
                            QT_TRANSLATE_NOOP("Messages", "%1 players")),
                    counted(static_cast<std::int64_t>(pool.strata.size()),
                            QT_TRANSLATE_NOOP("Messages", "all under the same conditions"),
                            QT_TRANSLATE_NOOP("Messages", "%1 different conditions"))}
            .join(QStringLiteral(", "));
    document.chapters.insert(behind, conditionsChapter(pool));
    std::erase_if(document.chapters,
                  [](const Chapter &chapter) { return chapter.id == QLatin1String("players"); });
    document.chapters.push_back(identitiesChapter(pool));
    document.chapters.push_back(bundlesChapter(pool));
    return document;
}

} // namespace

Message poolModel()
{
    return Message::of(QT_TRANSLATE_NOOP(
        "Messages",
        "A player is as strong under all conditions; what having Black is worth is each "
        "condition’s own. Both come from all games at once (Bradley–Terry, maximum likelihood), in "
        "which each "
        "player has had one more game, half of it won, against somebody of average strength. The "
        "columns behind that are of the games of one condition alone: where “here above” is far "
        "from 0, the player is not as strong there as elsewhere."));
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
