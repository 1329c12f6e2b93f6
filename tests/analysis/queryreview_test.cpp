#include "core/analysis/queryreview.h"

#include "core/analysis/analyst.h"
#include "core/analysis/filereview.h"
#include "core/engine/enginehub.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::eventually;
using shinpan::test::outcome;

/// Reviews and live analysis by an engine that answers JSON queries.
class QueryReviewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void placesAreAskedFromCoarseToFine();
    void everyPlaceIsAnalyzedOnceAsBlackSeesIt();
    void aPauseLosesNoPlace();
    void aRefusedPlaceIsPassedOver();
    void anEngineThatDoesNotSayWhoseChancesTheseAreFails();
    void anEngineThatDiesLosesNoPlace();
    void aFileIsReviewedAsByAnyOtherEngine();
    void liveAnalysisSharesTheProcessAndGoesFirst();

private:
    [[nodiscard]] bool start(const QStringList &options = {});
    [[nodiscard]] std::unique_ptr<QueryReview> review();

    std::shared_ptr<QueryEngine> m_engine;
    GameTree m_tree = readSgf("(;SZ[9];B[cc];W[gg];B[dd];W[ee];B[ff];W[hh])")->tree;
    QList<int> m_places;
    QList<int> m_passedOver;
    QList<int> m_percents; ///< Black's chances, by the number of moves
    bool m_isFinished = false;
    std::optional<EngineError> m_failure;
};

namespace {

[[nodiscard]] EngineProfile queryProfile(const QStringList &options)
{
    EngineProfile profile =
        test::fakeProfile(QStringList{QStringLiteral("--json-analysis"),
                                      QStringLiteral("--analyze-ms"), QStringLiteral("1")}
                          + options);
    profile.commandLine.prepend(QStringLiteral("json:"));
    return profile;
}

} // namespace

void QueryReviewTest::cleanup()
{
    if (m_engine) {
        QVERIFY(outcome(m_engine->close(2s)));
        m_engine.reset();
    }
}

bool QueryReviewTest::start(const QStringList &options)
{
    m_places.clear();
    m_passedOver.clear();
    m_percents = QList<int>(7, -1);
    m_isFinished = false;
    m_failure.reset();
    m_engine = QueryEngine::create(queryProfile(options), nullptr);
    const auto started = outcome(m_engine->start());
    return started && *started;
}

std::unique_ptr<QueryReview> QueryReviewTest::review()
{
    auto made = std::make_unique<QueryReview>(m_engine);
    connect(made.get(), &PlaceReview::analyzed, this,
            [this](const ReviewStop &stop, const EngineGame &, const Analysis &analysis) {
                m_places.append(stop.moveNumber);
                m_percents[stop.moveNumber] = qRound(analysis.winrate * 100);
            });
    connect(made.get(), &PlaceReview::passedOver, this,
            [this](const ReviewStop &stop) { m_passedOver.append(stop.moveNumber); });
    connect(made.get(), &PlaceReview::finished, this, [this] { m_isFinished = true; });
    connect(made.get(), &PlaceReview::failed, this,
            [this](const EngineError &error) { m_failure = error; });
    made->start(m_tree, reviewStops(m_tree, m_tree.endOfLine(m_tree.root())), {.visits = 50});
    return made;
}

void QueryReviewTest::placesAreAskedFromCoarseToFine()
{
    QCOMPARE(coarseToFine(5), std::vector<std::size_t>({0, 4, 2, 1, 3}));
    std::vector<std::size_t> all = coarseToFine(100);
    QCOMPARE(all[1], std::size_t(16));
    std::ranges::sort(all);
    QCOMPARE(all.size(), std::size_t(100));
    QCOMPARE(all.back(), std::size_t(99));
    QVERIFY(coarseToFine(0).empty());
}

void QueryReviewTest::everyPlaceIsAnalyzedOnceAsBlackSeesIt()
{
    QVERIFY(start());
    const auto made = review();
    QVERIFY(eventually([this] { return m_isFinished; }));
    QCOMPARE(m_places.size(), 7);
    QVERIFY(!std::ranges::is_sorted(m_places));
    QCOMPARE(m_percents, QList<int>({60, 59, 58, 57, 56, 55, 54}));
    QCOMPARE(made->done(), std::size_t(7));
}

void QueryReviewTest::aPauseLosesNoPlace()
{
    QVERIFY(start());
    const auto made = review();
    QVERIFY(eventually([this] { return m_places.size() >= 2; }));
    made->pause();
    QVERIFY(!m_isFinished);
    made->resume();
    QVERIFY(eventually([this] { return m_isFinished; }));
    QCOMPARE(m_percents, QList<int>({60, 59, 58, 57, 56, 55, 54}));
}

void QueryReviewTest::aRefusedPlaceIsPassedOver()
{
    QVERIFY(start({QStringLiteral("--illegal-query-at"), QStringLiteral("2")}));
    const auto made = review();
    QVERIFY(eventually([this] { return m_isFinished; }));
    QCOMPARE(m_passedOver.size(), 1);
    QCOMPARE(m_places.size(), 6);
}

void QueryReviewTest::anEngineThatDoesNotSayWhoseChancesTheseAreFails()
{
    QVERIFY(start({QStringLiteral("--old-settings-at"), QStringLiteral("query")}));
    const auto made = review();
    QVERIFY(eventually([this] { return m_failure.has_value(); }));
    QVERIFY(m_failure->sentence().english().contains(QStringLiteral("reportAnalysisWinratesAs")));
    QVERIFY(m_places.isEmpty());
}

void QueryReviewTest::anEngineThatDiesLosesNoPlace()
{
    QVERIFY(start({QStringLiteral("--crash-at"), QStringLiteral("5:9")}));
    const auto made = review();
    QVERIFY(eventually([this] { return m_isFinished; }));
    QCOMPARE(m_places.size(), 7);
    QVERIFY(m_passedOver.isEmpty());
}

void QueryReviewTest::aFileIsReviewedAsByAnyOtherEngine()
{
    QVERIFY(start());
    FileReview files(*readSgfCollection("(;SZ[9];B[cc];W[gg])(;SZ[9];B[dd])"),
                     {{m_engine, QStringLiteral("a")}}, ReviewPlan{.request = {.visits = 1}},
                     nullptr);
    QList<std::size_t> judged;
    connect(&files, &FileReview::reviewed, this,
            [&] { judged.append(files.judgedMoves().size()); });
    connect(&files, &FileReview::finished, this, [this] { m_isFinished = true; });
    files.start();
    QVERIFY(eventually([this] { return m_isFinished; }));
    QCOMPARE(judged, QList<std::size_t>({2, 1}));
}

void QueryReviewTest::liveAnalysisSharesTheProcessAndGoesFirst()
{
    GtpTranscript transcript;
    EngineHub hub(transcript);
    AnalysisStore store;
    const EngineProfile profile =
        queryProfile({QStringLiteral("--analyze-ms"), QStringLiteral("20")});
    const auto shared = hub.queryEngine(profile, {});
    Analyst analyst(profile, {}, hub, store);
    analyst.wake();
    QVERIFY(eventually([&] { return analyst.state() == Analyst::State::Idle; }));
    QVERIFY(!analyst.engine());

    QueryReview behind(shared);
    int reviewed = 0;
    connect(&behind, &PlaceReview::analyzed, this, [&] { ++reviewed; });
    behind.start(m_tree, reviewStops(m_tree, m_tree.endOfLine(m_tree.root())), {.visits = 50});
    analyst.follow(m_tree.root(), placeAt(m_tree, m_tree.root()), {});
    QVERIFY(eventually([&] { return store.find(m_tree.root(), profile.id) != nullptr; }));
    QVERIFY2(reviewed < 4, qPrintable(QString::number(reviewed)));
    QCOMPARE(analyst.state(), Analyst::State::Thinking);
    QVERIFY(eventually([&] { return reviewed == 7; })); // it goes on beside it
    analyst.stop();
    QCOMPARE(analyst.state(), Analyst::State::Idle);
    QVERIFY(outcome(test::running(hub.closeAll(2s))));
}

SHINPAN_TEST(QueryReviewTest)

#include "queryreview_test.moc"
