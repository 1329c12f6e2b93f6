#include "core/competition/report/honesty.h"

#include "core/competition/report/reportformats.h"
#include "tests/competition/reportfixture.h"
#include "tests/support/jsonshape.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// What the engines said of their chances, against how games ended.
class HonestyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void bothSidesAreHeldAgainstTheResult();
    void onlyWhatWasPlayedOutCounts();
    void aGameCountsOnce();
    void theWidestDisagreementOfEachGameIsListed();
    void otherMovesInBetweenAreNoDisagreement();
    void theReportHasItAllInEveryFormat();
    void withoutChancesThereIsNoChapter();
    void ponderingIsNamedWithItsEvidence();

private:
    /// Adds games that end so, in each of which these things were said.
    void add(const char *endings, const std::vector<ToldChance> &told);

    Competition m_match = competitionOf(CompetitionType::Playoff, 2, 20);
    std::unique_ptr<HonestyTally> m_tally;
    std::vector<StoredGame> m_games;
};

namespace {

constexpr Color B = Color::Black;
constexpr Color W = Color::White;

} // namespace

void HonestyTest::init()
{
    m_tally = std::make_unique<HonestyTally>(m_match);
    m_games.clear();
}

void HonestyTest::add(const char *endings, const std::vector<ToldChance> &told)
{
    for (StoredGame &game : matchOf(m_match, endings)) {
        m_tally->add(game, told);
        m_games.push_back(game);
    }
}

void HonestyTest::bothSidesAreHeldAgainstTheResult()
{
    // a has Black in the first game, which it wins, and White in the second, which it wins, too.
    add("BW", {{1, B, 0.9}, {2, W, 0.2}, {3, B, 0.7}});
    const HonestyReport report = m_tally->report();
    QCOMPARE(report.games, std::int64_t(2));
    QCOMPARE(report.resigned, std::int64_t(2));
    QCOMPARE(report.players.size(), std::size_t(2));
    const ForecastScore &first = report.players[0].score;
    QCOMPARE(first.forecasts, std::int64_t(3)); // 0.9, 0.7; 0.2
    QCOMPARE(first.brier.value, (0.01 + 0.09 + 0.64) / 3);
    const ForecastScore &second = report.players[1].score; // 0.2; 0.9, 0.7
    QCOMPARE(second.brier.value, (0.04 + 0.81 + 0.49) / 3);
    QCOMPARE(second.meanOutcome, 0.0);
}

void HonestyTest::onlyWhatWasPlayedOutCounts()
{
    add("BJFfTt?MV", {{1, B, 0.9}, {2, W, 0.2}});
    const HonestyReport report = m_tally->report();
    QCOMPARE(report.games, std::int64_t(2)); // one was resigned, one is a jigo
    QCOMPARE(report.resigned, std::int64_t(1));
    QCOMPARE(report.notPlayedOut, std::int64_t(7));
    QCOMPARE(report.players[0].score.forecasts, std::int64_t(2));
}

void HonestyTest::aGameCountsOnce()
{
    add("B", {{1, B, 0.9}});
    QVERIFY(!m_tally->lacks(m_games[0]));
    const std::vector<StoredGame> games = matchOf(m_match, "BWR");
    QVERIFY(m_tally->lacks(games[1]));
    QVERIFY(!m_tally->lacks(games[2])); // it is running
}

void HonestyTest::theWidestDisagreementOfEachGameIsListed()
{
    add("BWBWBWBWBWBW", {{1, B, 0.5}, {2, W, 0.6}, {3, B, 0.7}, {4, W, 0.2}});
    const std::vector<Disagreement> &found = m_tally->report().disagreements;
    QCOMPARE(found.size(), HonestyReport::MostDisagreements);
    QCOMPARE(found[0].move, 3);
    QCOMPARE(found[0].chances, (ByColor<double>{0.7, 0.6}));
    QVERIFY(std::abs(found[0].gap() - 0.3) < 1e-9);
}

void HonestyTest::otherMovesInBetweenAreNoDisagreement()
{
    add("B", {{1, B, 0.9}, {4, W, 0.9}, {6, W, 0.9}});
    QVERIFY(m_tally->report().disagreements.empty());
    add("BW", {{5, B, 0.1}, {6, W, 0.1}}); // nobody claims it
    QCOMPARE(m_tally->report().disagreements.size(), std::size_t(2));
}

void HonestyTest::theReportHasItAllInEveryFormat()
{
    add("BWBF", {{1, B, 0.9}, {2, W, 0.2}, {3, B, 0.95}});
    m_match.recordsGames = true;
    CompetitionReport report = makeReport(m_match, m_games);
    report.honesty = m_tally->report();

    const QString text = toText(report);
    QVERIFY2(text.contains(QStringLiteral("\nHonesty of chances\n")), qPrintable(text));
    QVERIFY(text.simplified().contains(QStringLiteral("3 games, of which 3 by resignation")));
    QVERIFY(text.simplified().contains(QStringLiteral("Left out: 1 game that ended otherwise")));

    const QString page = QString::fromUtf8(toHtml(report));
    QVERIFY(page.contains(QStringLiteral("<section id=\"honesty\"")));
    QVERIFY(page.contains(QStringLiteral("id=\"plot-honesty-0\"")));
    QVERIFY(page.contains(QStringLiteral("data-game=\"0_0\" data-back=\"37\""))); // move 3 of 40

    const QJsonObject json = QJsonDocument::fromJson(toJson(report)).object();
    QCOMPARE(
        test::JsonShape(QString::fromUtf8(ReportShape), QStringLiteral("The report:")).faults(json),
        QString());
    const QJsonObject honesty = json[QStringLiteral("honesty")].toObject();
    QCOMPARE(honesty[QStringLiteral("games")].toInt(), 3);
    const QJsonObject first = honesty[QStringLiteral("players")].toArray()[0].toObject();
    QCOMPARE(first[QStringLiteral("player")].toString(), QStringLiteral("a"));
    QCOMPARE(first[QStringLiteral("brier")][QStringLiteral("value")].toDouble(),
             report.honesty.players[0].score.brier.value);
    QVERIFY(!first[QStringLiteral("bins")].toArray().isEmpty());
    QCOMPARE(honesty[QStringLiteral("disagreements")].toArray().size(), 4);
}

void HonestyTest::withoutChancesThereIsNoChapter()
{
    add("BW", {});
    CompetitionReport report = makeReport(m_match, m_games);
    report.honesty = m_tally->report();
    QVERIFY(!toHtml(report).contains("\"honesty\""));
    QVERIFY(!toText(report).contains(QStringLiteral("Honesty")));
}

void HonestyTest::ponderingIsNamedWithItsEvidence()
{
    m_games = matchOf(m_match, "BWB");
    m_games[0].offTurnCpu = {9.0, 0.1};
    m_games[0].waited = {10.0, 10.0};
    m_games[2].offTurnCpu = {12.0, 5.0};
    m_games[2].waited = {10.0, 10.0};
    QVERIFY(makeReport(m_match, m_games).pondering.empty()); // they may

    m_match.players[0].engine.pondering = Pondering::Forbidden;
    const CompetitionReport report = makeReport(m_match, m_games);
    QCOMPARE(report.pondering.size(), std::size_t(1));
    QVERIFY2(toText(report).simplified().contains(
                 QStringLiteral("Warning: a pondered in 2 of 2 games, which is forbidden; most in "
                                "0_2, as Black: it used 12.0 s of processor time in 10.0 s that it "
                                "waited, 120% of a processor.")),
             qPrintable(toText(report)));
    QVERIFY(toHtml(report).contains("CPU seconds off turn"));
    QVERIFY(
        QString::fromUtf8(toCsv(report)).contains(QStringLiteral("black_off_turn_cpu_seconds")));
}

SHINPAN_TEST(HonestyTest)
#include "honesty_test.moc"
