#include "ui/analysis/scoreestimator.h"

#include "core/engine/profile/engineprofile.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/openwindow.h"
#include "ui/analysis/analysisactions.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/estimatebar.h"
#include "ui/board/boardview.h"

#include <QFile>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// Rows of GNU Go's numbers for a board of 9: all White's, all Black's, or nobody's.
[[nodiscard]] QString numbers(const char *number)
{
    QStringList all;
    for (int i = 0; i < 81; ++i) {
        all.append(QString::fromLatin1(number));
    }
    return all.join(u' ');
}

} // namespace

/// The estimate of the score, as a person asks for it with a key.
class ScoreEstimatorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_open = std::make_unique<OpenWindow>();
        game().showTree(treeFrom("(;SZ[9]KM[6.5];B[cc];W[gc];B[cg];W[gg])"));
        game().cursor().toEnd();
    }
    void cleanup()
    {
        game().record().setModified(false); // no recovery copy is wanted
        m_open.reset();
    }

    void withoutAnEngineItIsOurOwn();
    void theNextMoveTakesItAway();
    void anEngineIsAskedAndReplacesOurs();
    void anEngineWithoutAreasLeavesThemToUs();
    void deadStonesAreCountedWithout();
    void anEngineThatCannotTellLeavesItToUs();
    void whatIsEnclosedIsNoEstimate();
    void anAnalysisWithAreasIsTakenAtOnce();
    void anEngineThatAnalysesIsLetToForIt();
    void anotherPositionIsAskedAboutAnew();
    void gnuGoEstimates();

private:
    [[nodiscard]] OpenGame &game() const { return m_open->table.game; }
    [[nodiscard]] BoardView &board() const { return m_open->part<BoardView>(); }
    [[nodiscard]] ScoreEstimator &estimator() const { return m_open->part<ScoreEstimator>(); }
    [[nodiscard]] EstimateBar &bar() const { return m_open->part<EstimateBar>(); }
    [[nodiscard]] std::size_t tints() const { return board().scene().tints.size(); }
    void pressE() const { QTest::keyClick(&board(), Qt::Key_E); }
    void choose(const EngineProfile &profile) const;
    void chooseFake(const QStringList &options) const
    {
        choose(fakeEngine(options, QStringLiteral("Thinker")));
    }
    /// The options of one that says so of all points on a board of 9.
    [[nodiscard]] QStringList analysing(const char *ownership) const;

    std::unique_ptr<OpenWindow> m_open;
};

void ScoreEstimatorTest::choose(const EngineProfile &profile) const
{
    AnalysisOptions options = m_open->preferences.get<AnalysisOptions>();
    options.engines = {m_open->store.add(profile)};
    m_open->preferences.set(options);
}

QStringList ScoreEstimatorTest::analysing(const char *ownership) const
{
    const QString path = m_open->directory.filePath(QStringLiteral("lines.txt"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return {};
    }
    file.write("info move E5 visits 10 winrate 0.5 scoreLead 2.5 order 0 pv E5 ownership "
               + numbers(ownership).toLatin1() + '\n');
    return {QStringLiteral("--analyze"), QStringLiteral("kata-analyze=") + path};
}

void ScoreEstimatorTest::withoutAnEngineItIsOurOwn()
{
    QVERIFY(bar().isHidden());
    pressE();
    QVERIFY(!bar().isHidden());
    QVERIFY(m_open->part<AnalysisActions>().estimate->isChecked());
    QTRY_VERIFY_WITH_TIMEOUT(estimator().shown().has_value(), 30'000);
    QVERIFY(bar().text().contains(QStringLiteral("Shinpan’s own rough estimate")));
    QVERIFY(tints() > 20);
    pressE();
    QVERIFY(bar().isHidden());
    QCOMPARE(tints(), std::size_t(0));
    QVERIFY(!m_open->part<AnalysisActions>().estimate->isChecked());
    QVERIFY(!game().record().isModified());
}

void ScoreEstimatorTest::theNextMoveTakesItAway()
{
    pressE();
    QTRY_VERIFY_WITH_TIMEOUT(estimator().shown().has_value(), 30'000);
    m_open->click("E5");
    QVERIFY(!estimator().isWanted());
    QVERIFY(bar().isHidden());
    QCOMPARE(tints(), std::size_t(0));
}

void ScoreEstimatorTest::anEngineIsAskedAndReplacesOurs()
{
    chooseFake({QStringLiteral("--answer"), QStringLiteral("estimate_score=W+3.8 (upper bound: 4)"),
                QStringLiteral("--answer"),
                QStringLiteral("initial_influence=") + numbers("1.00")});
    pressE();
    QTRY_COMPARE_WITH_TIMEOUT(
        bar().text(), QStringLiteral("White is ahead by 3.8 points · Estimate of Thinker"), 30'000);
    QCOMPARE(tints(), std::size_t(79)); // White's two stones need none
    QVERIFY(!estimator().shown()->areAreasOurs);
}

void ScoreEstimatorTest::anEngineWithoutAreasLeavesThemToUs()
{
    chooseFake({QStringLiteral("--answer"), QStringLiteral("estimate_score=B+0.5")});
    pressE();
    QTRY_VERIFY_WITH_TIMEOUT(estimator().shown() && estimator().shown()->areAreasOurs, 30'000);
    QCOMPARE(bar().text(), QStringLiteral("Black is ahead by 0.5 points · Estimate of Thinker · "
                                          "areas: Shinpan’s own rough estimate"));
    QVERIFY(tints() > 20);
}

void ScoreEstimatorTest::deadStonesAreCountedWithout()
{
    chooseFake({QStringLiteral("--answer"), QStringLiteral("final_status_list=G7 G3")});
    pressE();
    QTRY_VERIFY_WITH_TIMEOUT(bar().text().contains(QStringLiteral("that Thinker calls dead")),
                             30'000);
    QVERIFY(bar().text().startsWith(QStringLiteral("Black is ahead by 74.5 points")));
    QCOMPARE(tints(), std::size_t(79));
}

void ScoreEstimatorTest::anEngineThatCannotTellLeavesItToUs()
{
    chooseFake({QStringLiteral("--unknown"), QStringLiteral("final_status_list")});
    pressE();
    QTRY_VERIFY_WITH_TIMEOUT(bar().text().contains(QStringLiteral("Thinker cannot tell")), 30'000);
    QTRY_VERIFY_WITH_TIMEOUT(estimator().shown().has_value(), 30'000);
    QVERIFY(estimator().shown()->engine.isEmpty());
}

/// Nothing is dead, and nothing is closed yet.
void ScoreEstimatorTest::whatIsEnclosedIsNoEstimate()
{
    chooseFake({QStringLiteral("--answer"), QStringLiteral("final_status_list=")});
    pressE();
    QTRY_VERIFY_WITH_TIMEOUT(bar().text().contains(QStringLiteral("Thinker cannot tell")), 30'000);
    QTRY_VERIFY_WITH_TIMEOUT(estimator().shown().has_value(), 30'000);
    QVERIFY(estimator().shown()->estimate.source == ScoreEstimate::Source::Playouts);
}

void ScoreEstimatorTest::anAnalysisWithAreasIsTakenAtOnce()
{
    chooseFake(analysing("-1"));
    QTest::keyClick(&board(), Qt::Key_Space);
    auto &analysis = m_open->part<AnalysisController>();
    QTRY_VERIFY_WITH_TIMEOUT(analysis.shown() && !analysis.shown()->ownership.empty(), 30'000);
    pressE();
    QCOMPARE(bar().text(), QStringLiteral("Black is ahead by 2.5 points · Analysis of Thinker"));
    QCOMPARE(tints(), std::size_t(79));
    QVERIFY(board().scene().spots.empty());
}

void ScoreEstimatorTest::anEngineThatAnalysesIsLetToForIt()
{
    chooseFake(analysing("-1"));
    pressE();
    QTRY_COMPARE_WITH_TIMEOUT(
        bar().text(), QStringLiteral("Black is ahead by 2.5 points · Analysis of Thinker"), 30'000);
    QVERIFY(!m_open->part<AnalysisController>().isRunning());
}

/// It is, even while the engine still thinks about the one before.
void ScoreEstimatorTest::anotherPositionIsAskedAboutAnew()
{
    chooseFake({QStringLiteral("--answer"), QStringLiteral("estimate_score=B+1")});
    pressE();
    game().cursor().back();
    QVERIFY(!estimator().isWanted());
    pressE();
    QTRY_VERIFY_WITH_TIMEOUT(
        bar().text().startsWith(QStringLiteral("Black is ahead by 1.0 points")), 30'000);
    game().cursor().back();
    pressE();
    QVERIFY(!bar().text().startsWith(QStringLiteral("Black is ahead"))); // not that of before
    QTRY_VERIFY_WITH_TIMEOUT(bar().text().contains(QStringLiteral("Estimate of Thinker")), 30'000);
}

void ScoreEstimatorTest::gnuGoEstimates()
{
    const Result<EngineProfile> profile =
        resolveEngine(QStringLiteral("gnugo --mode gtp --level 1"), {});
    if (!profile) {
        QSKIP("gnugo is not installed");
    }
    choose(*profile);
    pressE();
    QTRY_VERIFY_WITH_TIMEOUT(estimator().shown()
                                 && estimator().shown()->estimate.source
                                        == ScoreEstimate::Source::Estimate,
                             30'000);
    QVERIFY(!estimator().shown()->areAreasOurs);
    QVERIFY(tints() > 10);
}

SHINPAN_TEST(ScoreEstimatorTest)
#include "scoreestimator_test.moc"
