#include "core/competition/report/report.h"
#include "core/competition/report/reportformats.h"
#include "tests/competition/reportfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// Gomill 0.8's own report numbers from the same games: what is expected here is what its
/// tournament_results.write_matchup_summary() printed, except for jigos, which it gets wrong.
class ReportGomillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blockOfAnAlternatingMatchupHasItsNumbers();
    void whatIsMeasuredStandsBesideWhatIsTold();
    void jigosAreRightWhereItIsWrong();
    void blockOfFixedColoursHasItsNumbers();
};

namespace {

Competition gnugoMatch(std::optional<int> games)
{
    Competition cup = competitionOf(CompetitionType::Playoff, 2, games);
    cup.players[0].id = QStringLiteral("gnugo-1");
    cup.players[1].id = QStringLiteral("gnugo-5");
    return cup;
}

/// Two of ten games were lost by forfeit; CPU times as far as the engines told them.
std::vector<StoredGame> tenGames(const Competition &cup)
{
    constexpr std::optional<double> None;
    const ByColor<std::optional<double>> cpu[] = {
        {1.5, 4.0},  {3.5, 2.0},  {1.0, None},  {4.5, 2.5},  {None, None},
        {5.0, 1.25}, {1.75, 3.0}, {3.25, None}, {2.0, 4.25}, {2.0, 0.5}};
    std::vector<StoredGame> games = matchOf(cup, "WBWBFWWBWF");
    for (std::size_t i = 0; i < games.size(); ++i) {
        games[i].cpu = cpu[i];
        games[i].time = {};
    }
    return games;
}

/// The block of the only matchup, its lines with single blanks.
QStringList blockOf(const CompetitionReport &report, qsizetype lines)
{
    QStringList block;
    for (const QString &line : toText(report).split(u'\n')) {
        const bool isHeading = line.contains(QStringLiteral(" v ")) && line.endsWith(u')');
        if (isHeading || (!block.isEmpty() && block.size() < lines)) {
            block += line.simplified();
        }
    }
    return block;
}

QStringList linesOf(const char *text)
{
    return QString::fromUtf8(text).split(u'\n');
}

} // namespace

void ReportGomillTest::blockOfAnAlternatingMatchupHasItsNumbers()
{
    const Competition cup = gnugoMatch(12);
    QCOMPARE(blockOf(makeReport(cup, tenGames(cup)), 6),
             linesOf("gnugo-1 v gnugo-5 (10/12 games)\n"
                     "board size: 9 komi: 7.5\n"
                     "wins black white forfeits told cpu\n"
                     "gnugo-1 2 20.00% 1 20.00% 1 20.00% 1 1.56\n"
                     "gnugo-5 8 80.00% 4 80.00% 4 80.00% 1 3.69\n"
                     "5 50.00% 5 50.00%"));
}

/// Engines such as KataGo tell something else than their processor time.
void ReportGomillTest::whatIsMeasuredStandsBesideWhatIsTold()
{
    const Competition cup = gnugoMatch(12);
    std::vector<StoredGame> games = tenGames(cup);
    for (std::size_t i = 0; i < games.size(); ++i) {
        games[i].measuredCpu = i % 2 == 0 ? ByColor<std::optional<double>>{6, 12}
                                          : ByColor<std::optional<double>>{12, 6};
    }
    const CompetitionReport report = makeReport(cup, games);
    QCOMPARE(blockOf(report, 5).sliced(2),
             linesOf("wins black white forfeits cpu told cpu\n"
                     "gnugo-1 2 20.00% 1 20.00% 1 20.00% 1 6.00 1.56\n"
                     "gnugo-5 8 80.00% 4 80.00% 4 80.00% 1 12.00 3.69"));
    const QByteArray page = toHtml(report).simplified();
    QVERIFY(page.contains(">CPU seconds</th>") && page.contains(">CPU seconds it tells</th>"));
    QVERIFY(toCsv(report, CsvTable::Games).contains(",6,12,1.5,4,"));
    QVERIFY(toCsv(report, CsvTable::Matchups).contains(",mean_measured_cpu_seconds,"));
    const QJsonObject matchup = QJsonDocument::fromJson(toJson(report))
                                    .object()
                                    .value(QLatin1String("matchups"))
                                    .toArray()
                                    .at(0)
                                    .toObject();
    const QJsonValue tallies = matchup.value(QLatin1String("tallies"));
    QCOMPARE(tallies[QLatin1String("first")][QLatin1String("meanMeasuredCpuSeconds")].toDouble(),
             6.0);
}

/// Gomill says "2 33.33%" and "5 83.33%" in the colours' cells: all jigos' halves in each of them.
void ReportGomillTest::jigosAreRightWhereItIsWrong()
{
    const Competition cup = gnugoMatch({});
    std::vector<StoredGame> games = matchOf(cup, "WBWBFWWBWFJJ");
    for (StoredGame &game : games) {
        game.time = {};
    }
    QCOMPARE(blockOf(makeReport(cup, games), 6),
             linesOf("gnugo-1 v gnugo-5 (12 games)\n"
                     "board size: 9 komi: 7.5\n"
                     "wins black white forfeits\n"
                     "gnugo-1 3 25.00% 1.5 25.00% 1.5 25.00% 1\n"
                     "gnugo-5 9 75.00% 4.5 75.00% 4.5 75.00% 1\n"
                     "6 50.00% 6 50.00%"));
}

void ReportGomillTest::blockOfFixedColoursHasItsNumbers()
{
    Competition cup = gnugoMatch({});
    cup.matchups[0].isAlternating = false;
    cup.matchups[0].setup.size = BoardSize::square(13);
    cup.matchups[0].setup.handicap = 2;
    cup.matchups[0].setup.komi = 0.5;
    std::vector<StoredGame> games;
    for (int number = 0; number < 7; ++number) {
        games.push_back(gameOf(cup, {0, number, {0, 1}}, "BWBBWBB"[number]));
        games.back().time = {};
    }
    QCOMPARE(blockOf(makeReport(cup, games), 5),
             linesOf("gnugo-1 v gnugo-5 (7 games)\n"
                     "board size: 13 handicap: 2 (fixed) komi: 0.5\n"
                     "wins\n"
                     "gnugo-1 5 71.43% (black)\n"
                     "gnugo-5 2 28.57% (white)"));
}

SHINPAN_TEST(ReportGomillTest)
#include "reportgomill_test.moc"
