#include "core/analysis/analysisparser.h"

#include "core/analysis/analysis.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

#include <cmath>

using namespace shinpan;
using test::at;

/// Lines of analysis, as real engines wrote them and as they may arrive.
class AnalysisParserTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordedLinesAreRead_data();
    void recordedLinesAreRead();
    void aLineMayBeReadOverAnyOther();
    void kataGoTellsEveryField();
    void kataGoTellsTheRootAndTheLinesVisits();
    void kataGoTellsWhatAMoveMirrors();
    void kataGoTellsOwnershipAfterEachMove();
    void leelaZeroCountsInTenThousandths();
    void aPlainNumberIsOfTenThousandWithoutItsPoint();
    void whitesValuesBecomeBlacks();
    void keysComeInAnyOrder();
    void unknownKeysAreSkipped();
    void movesAreSortedByTheirOrder();
    void passesAndEmptyLinesOfMovesAreRead();
    void aLineOfMovesWithoutEndIsCut();
    void numbersAreReadExactly_data();
    void numbersAreReadExactly();
};

namespace {

constexpr BoardSize Nine = BoardSize::square(9);

QList<QByteArray> recorded(const char *name)
{
    QFile file(QStringLiteral(SHINPAN_TEST_DATA "/analysis/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QList<QByteArray> lines = file.readAll().split('\n');
    lines.removeIf([](const QByteArray &line) { return !line.startsWith("info"); });
    return lines;
}

Result<Analysis> parsed(QByteArrayView line,
                        AnalysisDialect dialect = AnalysisDialect::KataGo,
                        BoardSize size = Nine,
                        Color toMove = Color::Black)
{
    return parseAnalysis(line, {.dialect = dialect, .size = size, .toMove = toMove});
}

std::vector<std::optional<Point>> points(std::initializer_list<const char *> vertices)
{
    std::vector<std::optional<Point>> result;
    for (const char *vertex : vertices) {
        result.push_back(at(vertex));
    }
    return result;
}

bool isNear(std::optional<float> value, double expected)
{
    return value && std::abs(*value - expected) < 1e-6 * std::max(1.0, std::abs(expected));
}

} // namespace

void AnalysisParserTest::recordedLinesAreRead_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<AnalysisDialect>("dialect");
    QTest::addColumn<int>("side");
    QTest::addColumn<int>("lines");

    using enum AnalysisDialect;
    QTest::newRow("KataGo") << QByteArray("kata-analyze.txt") << KataGo << 19 << 3;
    QTest::newRow("KataGo with ownership of moves")
        << QByteArray("kata-analyze-moves-ownership.txt") << KataGo << 19 << 1;
    QTest::newRow("KataGo with its root")
        << QByteArray("kata-analyze-root.txt") << KataGo << 9 << 2;
    QTest::newRow("KataGo, plain") << QByteArray("analyze.txt") << Plain << 9 << 1;
    QTest::newRow("Leela Zero") << QByteArray("lz-analyze.txt") << LeelaZero << 19 << 3;
}

void AnalysisParserTest::recordedLinesAreRead()
{
    QFETCH(const QByteArray, file);
    QFETCH(const AnalysisDialect, dialect);
    QFETCH(const int, side);
    QFETCH(const int, lines);

    const QList<QByteArray> stream = recorded(file);
    QCOMPARE(stream.size(), lines);
    for (const QByteArray &line : stream) {
        const Result<Analysis> analysis = parsed(line, dialect, BoardSize::square(side));
        QVERIFY2(analysis, analysis ? "" : qPrintable(analysis.error().english()));
        QCOMPARE(qsizetype(analysis->candidates.size()), line.count("info move"));
        QVERIFY(analysis->visits > 0);
        for (const Candidate &candidate : analysis->candidates) {
            QVERIFY(candidate.move);
            QVERIFY(candidate.line.front() == candidate.move);
            QVERIFY(candidate.prior && candidate.lcb);
        }
    }
}

/// In both directions, and over what was left of a line that was refused in its middle.
void AnalysisParserTest::aLineMayBeReadOverAnyOther()
{
    QList<QByteArray> lines;
    for (const char *file : {"kata-analyze.txt", "kata-analyze-root.txt",
                             "kata-analyze-moves-ownership.txt", "lz-analyze.txt"}) {
        lines += recorded(file);
    }
    const qsizetype whole = lines.size();
    for (qsizetype i = whole - 1; i >= 0; --i) {
        lines += lines[i] + " info";
        lines += lines[i];
    }
    Analysis analysis;
    for (const QByteArray &line : std::as_const(lines)) {
        const AnalysisTerms terms;
        const Result<Analysis> fresh = parseAnalysis(line, terms);
        const Result<void> read = parseAnalysis(line, terms, analysis);
        QCOMPARE(read.has_value(), fresh.has_value());
        QVERIFY(!fresh || analysis == *fresh);
    }
    QVERIFY(whole > 5);
}

void AnalysisParserTest::kataGoTellsEveryField()
{
    const QList<QByteArray> stream = recorded("kata-analyze.txt");
    const Result<Analysis> analysis = parsed(stream.first(), AnalysisDialect::KataGo, BoardSize());

    QVERIFY(analysis);
    QCOMPARE(analysis->candidates.size(), std::size_t(4));
    const Candidate &best = analysis->candidates.front();
    QVERIFY(best.move == at("J17"));
    QCOMPARE(best.visits, 3);
    QCOMPARE(best.edgeVisits.value_or(0), 3);
    QVERIFY(isNear(best.utility, 0.030347));
    QVERIFY(isNear(best.winrate, 0.507951));
    QVERIFY(isNear(best.scoreLead, 0.322217));
    QVERIFY(isNear(best.scoreStdev, 30.6682));
    QVERIFY(isNear(best.scoreSelfplay, 0.720458));
    QVERIFY(isNear(best.prior, 0.184346));
    QVERIFY(isNear(best.lcb, 0.243895));
    QVERIFY(isNear(best.utilityLcb, -0.709007));
    QVERIFY(isNear(best.weight, 3));
    QCOMPARE(best.order, 0);
    QVERIFY(best.line == points({"J17", "R3", "R4"}));
    QCOMPARE(analysis->visits, 8);
    QVERIFY(isNear(analysis->winrate, 0.501548)); // each move as often as it was visited
    QVERIFY(analysis->scoreLead == best.scoreLead);
    QCOMPARE(analysis->ownership.size(), std::size_t(361));
    QVERIFY(isNear(ownershipAt(analysis->ownership, BoardSize(), at("A19")), -0.142601));
    QVERIFY(isNear(ownershipAt(analysis->ownership, BoardSize(), at("B19")), -0.0658976));
    QVERIFY(isNear(ownershipAt(analysis->ownership, BoardSize(), at("A18")), -0.207007));
}

void AnalysisParserTest::kataGoTellsTheRootAndTheLinesVisits()
{
    const Result<Analysis> analysis = parsed(recorded("kata-analyze-root.txt").first());

    QVERIFY(analysis);
    QCOMPARE(analysis->visits, 184);
    QVERIFY(isNear(analysis->winrate, 0.45276));
    QVERIFY(isNear(analysis->scoreLead, -0.382235));
    QVERIFY(isNear(analysis->scoreStdev, 13.7354));
    QVERIFY(isNear(analysis->utility, -0.107516));
    QCOMPARE(analysis->ownership.size(), std::size_t(81));
    QCOMPARE(analysis->candidates.front().lineVisits,
             std::vector<std::int64_t>({90, 24, 12, 4, 2, 1}));
}

void AnalysisParserTest::kataGoTellsWhatAMoveMirrors()
{
    const Result<Analysis> analysis = parsed(recorded("kata-analyze-root.txt").last());

    QVERIFY(analysis);
    QCOMPARE(analysis->candidates.size(), std::size_t(3));
    QVERIFY(!analysis->candidates[1].symmetryOf);
    QVERIFY(analysis->candidates[2].symmetryOf == at("F5"));
}

void AnalysisParserTest::kataGoTellsOwnershipAfterEachMove()
{
    const Result<Analysis> analysis = parsed(recorded("kata-analyze-moves-ownership.txt").first(),
                                             AnalysisDialect::KataGo, BoardSize());

    QVERIFY(analysis);
    const Candidate &best = analysis->candidates.front();
    QCOMPARE(best.ownership.size(), std::size_t(361));
    QVERIFY(isNear(ownershipAt(best.ownership, BoardSize(), at("A19")), -0.17921));
    QVERIFY(analysis->ownership != best.ownership);
}

void AnalysisParserTest::leelaZeroCountsInTenThousandths()
{
    const Result<Analysis> analysis = parsed("info move E5 visits 34 winrate 9785 prior 1473 "
                                             "lcb -8150 order 0 pv E5 E3 G4",
                                             AnalysisDialect::LeelaZero);
    QVERIFY(analysis);
    const Candidate &best = analysis->candidates.front();
    QVERIFY(isNear(best.winrate, 0.9785));
    QVERIFY(isNear(best.prior, 0.1473));
    QVERIFY(isNear(best.lcb, -0.815));
    QVERIFY(!best.scoreLead && !best.utility && !best.edgeVisits);
    QVERIFY(analysis->ownership.empty());
}

void AnalysisParserTest::aPlainNumberIsOfTenThousandWithoutItsPoint()
{
    const auto winrate = [](const char *number, AnalysisDialect dialect) {
        const Result<Analysis> analysis =
            parsed(QByteArray("info move E5 visits 1 winrate ") + number, dialect);
        return analysis ? analysis->winrate : -1;
    };
    QCOMPARE(winrate("1", AnalysisDialect::KataGo), 1.0F);
    QCOMPARE(winrate("1", AnalysisDialect::Plain), 0.0001F);
    QCOMPARE(winrate("1.0", AnalysisDialect::Plain), 1.0F);
    QCOMPARE(winrate("5000", AnalysisDialect::Plain), 0.5F);
    QCOMPARE(winrate("5000", AnalysisDialect::KataGo), -1.0F);
}

void AnalysisParserTest::whitesValuesBecomeBlacks()
{
    const QByteArray line = "info move A1 visits 2 winrate 0.25 scoreLead -3 lcb 0.125 pv A1 "
                            "ownership 1 0.5 -0.5 -1";
    AnalysisTerms terms{.size = BoardSize::square(2), .toMove = Color::White};

    const Result<Analysis> sideToMove = parseAnalysis(line, terms);
    QVERIFY(sideToMove);
    QCOMPARE(sideToMove->winrate, 0.75F);
    QCOMPARE(sideToMove->scoreLead.value_or(0), 3.0F);
    QCOMPARE(sideToMove->candidates.front().lcb.value_or(0), 0.875F);
    QCOMPARE(sideToMove->ownership, std::vector<float>({-1, -0.5F, 0.5F, 1}));
    QCOMPARE(sideToMove->toMove, Color::White);

    terms.toldAs = Perspective::Black;
    const Result<Analysis> black = parseAnalysis(line, terms);
    QVERIFY(black);
    QCOMPARE(black->winrate, 0.25F);
    QCOMPARE(black->ownership.front(), 1.0F);
}

void AnalysisParserTest::keysComeInAnyOrder()
{
    const Result<Analysis> usual =
        parsed("info move E5 visits 7 winrate 0.5 prior 0.25 order 0 pv E5 C5 info move C3 visits "
               "2 winrate 0.25 order 1 pv C3");
    const Result<Analysis> odd =
        parsed("info pv E5 C5 winrate 0.5 order 0 visits 7  prior 0.25 move e5 info pv c3 order 1 "
               "winrate 0.25 move C3 visits 2 ");
    QVERIFY(usual && odd);
    QVERIFY(*usual == *odd);
}

void AnalysisParserTest::unknownKeysAreSkipped()
{
    const Result<Analysis> plain = parsed("info move E5 visits 7 winrate 0.5 pv E5");
    const Result<Analysis> strange =
        parsed("info move E5 mood good 3 times visits 7 winrate 0.5 pv E5 glory");
    QVERIFY(plain && strange);
    QVERIFY(*plain == *strange);
}

void AnalysisParserTest::movesAreSortedByTheirOrder()
{
    const Result<Analysis> analysis =
        parsed("info move E5 visits 1 winrate 0.5 order 2 info move C3 visits 2 winrate 0.75 "
               "order 0 info move D3 visits 3 winrate 0.25 order 1");
    QVERIFY(analysis);
    QVERIFY(analysis->candidates[0].move == at("C3"));
    QVERIFY(analysis->candidates[1].move == at("D3"));
    QVERIFY(analysis->candidates[2].move == at("E5"));
    QCOMPARE(analysis->winrate, 2.75F / 6); // the mean of six visits
    QCOMPARE(analysis->visits, 6);
}

void AnalysisParserTest::passesAndEmptyLinesOfMovesAreRead()
{
    const Result<Analysis> analysis = parsed("info move PASS visits 1 winrate 0.5 pv pass D4 pass "
                                             "info move D4 visits 0 winrate 0.5 pv");
    QVERIFY(analysis);
    QVERIFY(!analysis->candidates[0].move);
    QCOMPARE(analysis->candidates[0].line.size(), std::size_t(3));
    QVERIFY(!analysis->candidates[0].line[2]);
    QVERIFY(analysis->candidates[1].line.empty());
}

void AnalysisParserTest::aLineOfMovesWithoutEndIsCut()
{
    const QByteArray line = "info move D4 visits 1 winrate 0.5 order 0 pvVisits "
                          + QByteArray("7 ").repeated(1'000'000) + "pv "
                          + QByteArray("D4 E5 ").repeated(500'000)
                          + "info move E5 visits 1 winrate 0.4 order 1 pv E5";

    const Result<Analysis> analysis = parsed(line);

    QVERIFY(analysis);
    QCOMPARE(analysis->candidates.size(), std::size_t{2});
    QCOMPARE(analysis->candidates[0].line.size(), std::size_t{1'000});
    QCOMPARE(analysis->candidates[0].lineVisits.size(), std::size_t{1'000});
}

void AnalysisParserTest::numbersAreReadExactly_data()
{
    QTest::addColumn<QByteArray>("text");

    for (const char *text :
         {"0", "-0", "0.5", "-30.6682", "6.3e-05", "5.4E-5", "1e+3", "123456789.125", ".5", "7.",
          "0.1234567890123456789", "98765432109876543210", "1e-320", "1e-400"}) {
        QTest::newRow(text) << QByteArray(text);
    }
}

void AnalysisParserTest::numbersAreReadExactly()
{
    QFETCH(const QByteArray, text);

    const Result<Analysis> analysis =
        parsed("info move E5 visits 1 winrate 0.5 utility " + text + " pv E5");
    QVERIFY2(analysis, analysis ? "" : qPrintable(analysis.error().english()));
    QCOMPARE(analysis->candidates.front().utility.value_or(-99),
             static_cast<float>(text.toDouble()));
}

SHINPAN_TEST(AnalysisParserTest)
#include "analysisparser_test.moc"
