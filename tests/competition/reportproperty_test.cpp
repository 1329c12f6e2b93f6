#include "core/competition/report/report.h"
#include "core/competition/report/reportformats.h"
#include "tests/competition/reportfixture.h"
#include "tests/support/processortime.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace shinpan;
using namespace shinpan::test;

/// What holds for the report of any games.
class ReportPropertyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void swappingThePlayersMirrorsEverything();
    void oneMoreGameCountsOnce();
    void noNumberIsEverNan_data();
    void noNumberIsEverNan();
    void extremeCountsStayFinite_data();
    void extremeCountsStayFinite();
    void twentyThousandGamesAreFast();
    void whatWasNotPlayedTakesNoRoom_data();
    void whatWasNotPlayedTakesNoRoom();
};

namespace {

bool isNumber(double value)
{
    return !std::isnan(value);
}

bool isNumber(const Estimate &estimate)
{
    return isNumber(estimate.low) && isNumber(estimate.value) && isNumber(estimate.high)
        && estimate.low <= estimate.value && estimate.value <= estimate.high;
}

bool isNumber(const Strength &strength)
{
    return isNumber(strength.elo) && isNumber(strength.normalizedElo)
        && strength.likelihoodOfSuperiority >= 0 && strength.likelihoodOfSuperiority <= 1;
}

bool mirrors(const Estimate &one, const Estimate &other)
{
    const auto isOpposite = [](double a, double b) {
        return a == -b || std::abs(a + b) < 1e-9 * (1 + std::abs(a));
    };
    return isOpposite(one.low, other.high) && isOpposite(one.value, other.value)
        && isOpposite(one.high, other.low);
}

/// What no report for people or machines may say.
void expectNoNan(const CompetitionReport &report)
{
    for (const MatchupReport &matchup : report.matchups) {
        QVERIFY(isNumber(matchup.score));
        QVERIFY(isNumber(matchup.byGames));
        QVERIFY(!matchup.byPairs || isNumber(*matchup.byPairs));
        QVERIFY(matchup.pValue >= 0 && matchup.pValue <= 1);
    }
    if (report.sprt) {
        QVERIFY(std::isfinite(report.sprt->llr));
    }
    for (std::size_t i = 0; report.ratings && i < report.players.size(); ++i) {
        QVERIFY(std::isfinite(report.ratings->rating(i).low));
        QVERIFY(std::isfinite(report.ratings->rating(i).high));
    }
    const QByteArray texts[] = {toText(report).toUtf8(), toJson(report), toCsv(report),
                                toCsv(report, CsvTable::Matchups), toHtml(report)};
    for (const QByteArray &text : texts) {
        QVERIFY(!text.toLower().contains("nan"));
    }
}

/// A playoff's games with these, in the order W, L, J, ? seen by the first player.
std::vector<StoredGame> gamesOf(const Competition &cup, const int (&counts)[4])
{
    std::vector<StoredGame> games;
    for (int kind = 0; kind < 4; ++kind) {
        for (int i = 0; i < counts[kind]; ++i) {
            const int number = static_cast<int>(games.size());
            const Matchup matchup(0, 1);
            const bool isBlack = matchup.playersOf(number).black == 0;
            const char endings[] = {isBlack ? 'B' : 'W', isBlack ? 'W' : 'B', 'J', '?'};
            games.push_back(gameOf(cup, {0, number, matchup.playersOf(number)}, endings[kind]));
        }
    }
    return games;
}

} // namespace

void ReportPropertyTest::swappingThePlayersMirrorsEverything()
{
    const Competition cup = competitionOf(CompetitionType::Playoff, 2, {});
    Competition mirrored = cup;
    std::swap(mirrored.matchups[0].first, mirrored.matchups[0].second);
    for (quint32 seed = 0; seed < 20; ++seed) {
        const std::vector<StoredGame> games = playAtRandom(cup, 8 + static_cast<int>(seed), seed);
        // The same games as the other player's first: each pair's games change places.
        std::vector<StoredGame> swapped = games;
        for (StoredGame &game : swapped) {
            game.number ^= 1;
        }
        const MatchupReport one = makeReport(cup, games).matchups.front();
        const MatchupReport other = makeReport(mirrored, swapped).matchups.front();
        QCOMPARE(other.firstTally.all.counts, one.secondTally.all.counts);
        QCOMPARE(other.firstTally.byColor.black.counts, one.secondTally.byColor.black.counts);
        QCOMPARE(other.secondTally.all.forfeits, one.firstTally.all.forfeits);
        QCOMPARE(other.pairs, one.pairs.swapped());
        QCOMPARE(other.colors.black.counts, one.colors.black.counts);
        QCOMPARE(other.pValue, one.pValue);
        QVERIFY(mirrors(other.byGames.elo, one.byGames.elo));
        QVERIFY(mirrors(other.strength().elo, one.strength().elo));
        QVERIFY(mirrors(other.strength().normalizedElo, one.strength().normalizedElo));
        QVERIFY(std::abs(other.strength().likelihoodOfSuperiority
                         + one.strength().likelihoodOfSuperiority - 1)
                < 1e-12);
    }
}

void ReportPropertyTest::oneMoreGameCountsOnce()
{
    const Competition cup = competitionOf(CompetitionType::AllPlayAll, 4, 10);
    const std::vector<StoredGame> games = playAtRandom(cup, 60, 11);
    for (std::size_t size = 1; size < games.size(); ++size) {
        const auto begin = games.begin();
        const auto count = static_cast<std::ptrdiff_t>(size);
        const CompetitionReport before = makeReport(cup, {begin, begin + count - 1});
        const CompetitionReport after = makeReport(cup, {begin, begin + count});
        QCOMPARE((after.played - before.played) + (after.voids - before.voids), 1);
        std::int64_t counted = 0;
        for (std::size_t i = 0; i < after.players.size(); ++i) {
            counted += after.players[i].tally.all.played() - before.players[i].tally.all.played();
        }
        QCOMPARE(counted, 2 * (after.played - before.played));
        QCOMPARE(after.games.size(), before.games.size() + 1);
    }
}

void ReportPropertyTest::noNumberIsEverNan_data()
{
    QTest::addColumn<int>("type");
    QTest::newRow("playoff") << static_cast<int>(CompetitionType::Playoff);
    QTest::newRow("all-play-all") << static_cast<int>(CompetitionType::AllPlayAll);
    QTest::newRow("gauntlet") << static_cast<int>(CompetitionType::Gauntlet);
    QTest::newRow("knockout") << static_cast<int>(CompetitionType::Knockout);
    QTest::newRow("swiss") << static_cast<int>(CompetitionType::Swiss);
    QTest::newRow("sprt") << static_cast<int>(CompetitionType::SprtMatch);
}

void ReportPropertyTest::noNumberIsEverNan()
{
    QFETCH(int, type);
    const bool isForTwo = type == static_cast<int>(CompetitionType::SprtMatch);
    const Competition cup = competitionOf(static_cast<CompetitionType>(type), isForTwo ? 2 : 5, 4);
    for (int games = 0; games < 14; ++games) {
        expectNoNan(makeReport(cup, playAtRandom(cup, games, static_cast<quint32>(games))));
    }
}

void ReportPropertyTest::extremeCountsStayFinite_data()
{
    QTest::addColumn<int>("wins");
    QTest::addColumn<int>("losses");
    QTest::addColumn<int>("jigos");
    QTest::addColumn<int>("unknown");
    QTest::newRow("one won") << 1 << 0 << 0 << 0;
    QTest::newRow("all won") << 400 << 0 << 0 << 0;
    QTest::newRow("all lost") << 0 << 400 << 0 << 0;
    QTest::newRow("all jigo") << 0 << 0 << 400 << 0;
    QTest::newRow("all unknown") << 0 << 0 << 0 << 400;
    QTest::newRow("one lost of many") << 399 << 1 << 0 << 0;
    QTest::newRow("halves") << 200 << 200 << 0 << 0;
}

void ReportPropertyTest::extremeCountsStayFinite()
{
    QFETCH(int, wins);
    QFETCH(int, losses);
    QFETCH(int, jigos);
    QFETCH(int, unknown);
    const Competition cup = competitionOf(CompetitionType::Playoff, 2, {});
    const auto games = gamesOf(cup, {wins, losses, jigos, unknown});
    const CompetitionReport report = makeReport(cup, games);
    expectNoNan(report);
    if (wins == 1) { // one game proves nothing
        QVERIFY(report.matchups[0].strength().likelihoodOfSuperiority < 0.9);
        QVERIFY(!toText(report).contains(QStringLiteral("inf")));
    }
}

/// A bound with room for a slow machine and a build without optimization, of processor time, as
/// others may be at work; the aim is a second.
void ReportPropertyTest::twentyThousandGamesAreFast()
{
    Competition cup = competitionOf(CompetitionType::AllPlayAll, 10, 450);
    const std::vector<StoredGame> games = playAtRandom(cup, 20'000, 5);
    QCOMPARE(games.size(), std::size_t{20'000});
    const test::ProcessorTime time;
    const CompetitionReport report = makeReport(cup, games);
    const double made = time.seconds();
    const qsizetype bytes = toText(report).size() + toJson(report).size() + toCsv(report).size()
                          + toHtml(report).size();
    qInfo("20,000 games: %.2f s for the numbers, %.2f s with all formats (%lld characters)", made,
          time.seconds(), static_cast<long long>(bytes));
    QVERIFY(time.seconds() < 20);
}

void ReportPropertyTest::whatWasNotPlayedTakesNoRoom_data()
{
    QTest::addColumn<CompetitionType>("type");
    QTest::newRow("all-play-all") << CompetitionType::AllPlayAll;
    QTest::newRow("round robin") << CompetitionType::RoundRobin;
}

/// A report on 300 players, few of whom have met, is one on players and those games.
void ReportPropertyTest::whatWasNotPlayedTakesNoRoom()
{
    QFETCH(const CompetitionType, type);
    constexpr std::size_t Players = 300;
    const Competition competition = competitionOf(type, Players, 2);
    const std::vector<StoredGame> games = play(competition, 4, [](const Pairing &) { return 'B'; });

    const CompetitionReport report = makeReport(competition, games);

    QVERIFY(report.matchups.size() <= games.size());
    QCOMPARE(report.matchups.size() + report.leftOut, Players * (Players - 1) / 2);
    for (const StoredGame &game : games) {
        QCOMPARE(report.players[report.matchupOf(game).first].id.isEmpty(), false);
        QVERIFY(report.matchupOf(game).played() > 0);
    }
    QCOMPARE(report.played, std::int64_t(games.size()));
    const QString text = toText(report);
    QVERIFY(text.contains(QStringLiteral("Left out are %1 matchups").arg(report.leftOut)));
    for (const QByteArray &file :
         {text.toUtf8(), toHtml(report), toJson(report), toCsv(report, CsvTable::Matchups)}) {
        QVERIFY2(file.size() < 2 * 1024 * 1024, qPrintable(QString::number(file.size())));
    }
    // All are there, played or not, where they are few.
    const Competition few = competitionOf(type, 6, 2);
    QCOMPARE(makeReport(few, {}).matchups.size(), std::size_t(15));
    QCOMPARE(makeReport(few, {}).crosstable.size(), std::size_t(36));
}

SHINPAN_TEST(ReportPropertyTest)
#include "reportproperty_test.moc"
