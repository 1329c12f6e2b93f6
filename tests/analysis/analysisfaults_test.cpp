#include "core/analysis/analysisparser.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

using namespace shinpan;

/// Lines of analysis that cannot be relied on.
class AnalysisFaultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineThatIsNotWholeOrNotRightIsRefused_data();
    void aLineThatIsNotWholeOrNotRightIsRefused();
    void aLineCutAnywhereIsRefusedOrMeansTheSameMoves();
};

namespace {

Result<Analysis> parsed(QByteArrayView line)
{
    return parseAnalysis(line, {.size = BoardSize::square(9)});
}

} // namespace

void AnalysisFaultsTest::aLineThatIsNotWholeOrNotRightIsRefused_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("reason");

    const auto add = [](const char *name, const char *line, const char *reason) {
        QTest::newRow(name) << QByteArray(line) << QString::fromLatin1(reason);
    };
    add("nothing", "", "it names no move, at byte 0");
    add("no analysis", "play D4", "it names no move, at byte 7");
    add("info alone", "info", "a move without its vertex, visits or win rate, at byte 4");
    add("torn in a key", "info move D4 visits 3 winra",
        "a move without its vertex, visits or win rate, at byte 27");
    add("torn before a number", "info move D4 visits 3 winrate", "no number, at byte 29");
    add("glued", "info move D4 visits 3 move E5 visits 3 winrate 0.5",
        "a value that was given already, at byte 27");
    add("off the board", "info move K4 visits 3 winrate 0.5", "no move of this board, at byte 10");
    add("line off the board", "info move D4 visits 3 winrate 0.5 pv D4 T19",
        "no move of this board, at byte 40");
    add("not a number", "info move D4 visits 3 winrate nan", "no number, at byte 30");
    add("bytes", "info move D4 visits 3 winrate 0.5 prior 0\xff.2", "no number, at byte 40");
    add("too large", "info move D4 visits 3 winrate 0.5 utility 1e99", "no number, at byte 42");
    add("negative visits", "info move D4 visits -3 winrate 0.5", "no count, at byte 20");
    add("more visits than there can be, in a row of them",
        "info move D4 visits 3 winrate 0.5 pvVisits 2 33333333333333333333 1",
        "no count, at byte 45");
    add("impossible rate", "info move D4 visits 3 winrate 54",
        "a win rate out of range, at byte 32");
    add("short map", "info move D4 visits 3 winrate 0.5 ownership 0 0.5 1",
        "no value between -1 and 1 for each point, at byte 51");
    add("too long a map", "info move A1 visits 3 winrate 0.5 ownership 7",
        "no value between -1 and 1 for each point, at byte 44");
    add("numbers on their own", "info move D4 visits 3 4 winrate 0.5",
        "a number that belongs to nothing, at byte 22");
    add("no group", "visits 3", "a value that belongs to no move, at byte 7");
}

void AnalysisFaultsTest::aLineThatIsNotWholeOrNotRightIsRefused()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QString, reason);

    const Result<Analysis> analysis = parsed(line);
    QVERIFY(!analysis);
    QCOMPARE(analysis.error(), reason);
}

/// What is cut between two groups, or within a last list or number, cannot be told from a whole
/// line; the session hands only whole ones on.
void AnalysisFaultsTest::aLineCutAnywhereIsRefusedOrMeansTheSameMoves()
{
    QFile file(QStringLiteral(SHINPAN_TEST_DATA "/analysis/kata-analyze-root.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray line = file.readAll().split('\n').at(2);
    const Result<Analysis> whole = parsed(line);
    QVERIFY(whole);
    int refused = 0;
    for (qsizetype size = 0; size < line.size(); ++size) {
        const Result<Analysis> part = parsed(line.first(size));
        if (!part) {
            ++refused;
            continue;
        }
        QVERIFY(part->candidates.size() <= whole->candidates.size());
        for (std::size_t i = 0; i < part->candidates.size(); ++i) {
            QVERIFY(part->candidates[i].move == whole->candidates[i].move);
        }
    }
    QVERIFY(refused > 100);
}

SHINPAN_TEST(AnalysisFaultsTest)
#include "analysisfaults_test.moc"
