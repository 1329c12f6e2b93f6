#include "core/comparison/strengthreport.h"

#include "core/regression/regressionsuite.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace shinpan;

/// What playing out came to, by groups of places.
class StrengthReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGroupHasTheMeanOfItsPlaces();
    void fewGamesThatAgreeProveLittle();
    void groupsWithoutAPlaceAreLeftOut();
    void theWorstOfEitherBuildComesFirst();
    void theTextHasNoLineBeyondEightyColumns();
    void anIntervalIsThreeNumbersInJson();
    void theWorstBecomeTests();

private:
    /// One game on 9x9: at move 1 both choose alike, at moves 2 to 4 they do not.
    [[nodiscard]] static StrengthReport example();
};

StrengthReport StrengthReportTest::example()
{
    StrengthReport report;
    report.builds = {QStringLiteral("old --level 1"), QStringLiteral("new --level 1")};
    report.player = QStringLiteral("new --level 1");
    report.games = 1;
    GameLine line;
    line.size = BoardSize::square(9);
    const auto add = [&](Color color, Point first, std::optional<Point> second) {
        AskedPlace place;
        place.line = line;
        place.toPlay = color;
        place.choices = {Move{color, first}, Move{color, second}};
        report.asked.push_back(place);
        line.moves.push_back({color, first});
    };
    add(Color::Black, {4, 4}, Point{4, 4});
    add(Color::White, {2, 2}, Point{3, 2});
    add(Color::Black, {2, 3}, Point{8, 8});
    add(Color::White, {6, 6}, std::nullopt);
    report.playedOut = {{1, {GameCounts{2, 8, 0}, GameCounts{7, 3, 0}}},
                        {2, {GameCounts{6, 4, 0}, GameCounts{4, 5, 1}}},
                        {3, {GameCounts{9, 1, 0}, GameCounts{1, 9, 0}}}};
    return report;
}

void StrengthReportTest::aGroupHasTheMeanOfItsPlaces()
{
    const ChoiceGroup all = wholeOf(example());

    QCOMPARE(all.asked, 4);
    QCOMPARE(all.otherwise, 3);
    QCOMPARE(all.playedOut, 3);
    const double mean = (0.5 - 0.15 - 0.8) / 3;
    QVERIFY(std::abs(all.worth.value - mean) < 1e-9);
    QCOMPARE(all.worth.low, -1.0); // no choice costs more than the game
    // The standard deviation of 0.1, -0.15 and -0.4 is 0.25; Student's quantile is 4.303.
    StrengthReport calmer = example();
    calmer.playedOut[0].games = {GameCounts{5, 5, 0}, GameCounts{6, 4, 0}};
    calmer.playedOut[2].games = {GameCounts{6, 4, 0}, GameCounts{2, 8, 0}};
    QVERIFY(std::abs(wholeOf(calmer).worth.high - mean - 4.30265 * 0.25 / std::sqrt(3)) < 1e-4);
    // Three choices in a game, shared by two sides.
    QVERIFY(std::abs(all.aGame.value - 1.5 * mean) < 1e-9);
    const std::vector<ChoiceGroup> distances = groupsOf(example(), Division::Distance);
    QCOMPARE(distances.size(), std::size_t(2));
    QCOMPARE(QLatin1String(distances[0].name), QLatin1String("close by"));
    QCOMPARE(distances[0].asked, 1);
    QVERIFY(std::abs(distances[0].worth.value - 0.5) < 1e-9);
    QCOMPARE(distances[0].worth.low, -1.0);
}

void StrengthReportTest::fewGamesThatAgreeProveLittle()
{
    StrengthReport report = example();
    for (PlayedOut &played : report.playedOut) {
        played.games = {GameCounts{0, 10, 0}, GameCounts{0, 10, 0}};
    }

    const ChoiceGroup all = wholeOf(report);

    QCOMPARE(all.worth.value, 0.0);
    // It is as if each of twelve games had been won: twice 11/1440 of a place, by Student's 4.303.
    QVERIFY(std::abs(all.worth.high - 4.30265 * std::sqrt(22.0 / 1440 / 3)) < 1e-3);
}

void StrengthReportTest::groupsWithoutAPlaceAreLeftOut()
{
    const std::vector<ChoiceGroup> phases = groupsOf(example(), Division::Phase);

    QCOMPARE(phases.size(), std::size_t(1));
    QCOMPARE(QLatin1String(phases.front().name), QLatin1String("opening"));
    QVERIFY(groupsOf(StrengthReport(), Division::Kind).empty());
}

void StrengthReportTest::theWorstOfEitherBuildComesFirst()
{
    const std::vector<PlayedOut> worst = worstOf(example(), 2);

    QCOMPARE(worst.size(), std::size_t(2));
    QCOMPARE(worst[0].place, std::size_t(3));
    QCOMPARE(worst[1].place, std::size_t(1));
}

void StrengthReportTest::theTextHasNoLineBeyondEightyColumns()
{
    StrengthReport report = example();
    report.match = GameCounts{7, 3, 0};

    const QString text = toText(report, 10);

    QVERIFY2(text.contains(QStringLiteral("The second won 7 of 10 games: +147 Elo (")),
             qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("\nWhat cost most:\ngame 1, move 4, White: the first "
                                          "chose G7 and won 9 of 10")),
             qPrintable(text));
    const QStringList lines = text.split(u'\n');
    for (const QString &line : lines) {
        QVERIFY2(line.size() <= 80, qPrintable(line));
    }
}

void StrengthReportTest::anIntervalIsThreeNumbersInJson()
{
    const QJsonObject object = QJsonDocument::fromJson(toJson(example())).object();

    const QJsonObject close = object[QStringLiteral("distances")].toArray()[0].toObject();
    const QJsonValue worth = close[QStringLiteral("worth")];
    QCOMPARE(worth[QStringLiteral("low")].toDouble(), -1.0);
    QCOMPARE(worth[QStringLiteral("value")].toDouble(), 0.5);
    QCOMPARE(worth[QStringLiteral("high")].toDouble(), 1.0);
    const QJsonObject choice = object[QStringLiteral("choices")].toArray()[2].toObject();
    QCOMPARE(choice[QStringLiteral("move")].toInt(), 4);
    QCOMPARE(choice[QStringLiteral("second")].toObject()[QStringLiteral("choice")].toString(),
             QStringLiteral("pass"));
    QVERIFY(object[QStringLiteral("match")].isNull());
}

void StrengthReportTest::theWorstBecomeTests()
{
    const RegressionSuite suite = readSuite(toSuite(example(), 2, 7));

    QVERIFY(suite.warnings.empty());
    QCOMPARE(suite.testCount(), 2);
    std::vector<SuiteStep> tests;
    for (const SuiteStep &step : suite.steps) {
        if (step.test) {
            tests.push_back(step);
        }
    }
    QCOMPARE(tests[0].test, std::optional(10));
    QCOMPARE(tests[0].command, GtpCommand("reg_genmove", {"white"}));
    QCOMPARE(tests[0].expectation, std::optional(Expectation{QStringLiteral("G7"), true, false}));
    QCOMPARE(tests[1].test, std::optional(20));
    QCOMPARE(tests[1].expectation, std::optional(Expectation{QStringLiteral("D3"), false, false}));
}

SHINPAN_TEST(StrengthReportTest)
#include "strengthreport_test.moc"
