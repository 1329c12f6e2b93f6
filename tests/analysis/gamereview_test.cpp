#include "core/analysis/gamereview.h"

#include "core/record/gamerecord.h"
#include "core/record/sgf/sgfcollection.h"
#include "tests/engine/enginefixture.h"
#include "tests/support/outcome.h"
#include "tests/support/reaping.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::eventually;

/// An engine's way through a game.
class GameReviewTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void everyPlaceIsAnalyzedInItsOrder_data();
    void everyPlaceIsAnalyzedInItsOrder();
    void aPauseLosesNoPlace();
    void aPlaceWithoutAWordIsPassedOver();
    void aSilentPlaceIsPassedOverAndTold();
    void anEngineThatSaysNothingFailsAtTheFirstPlace();
    void anEngineThatRefusesAMoveFails();
    void aReviewOfNothingIsFinished();
    void aPlaceThatIsGoneIsPassedOver();

private:
    [[nodiscard]] bool startSaying(const QString &lines, const QStringList &more = {});
    void listenTo(GameReview &review);
    [[nodiscard]] std::vector<ReviewStop> stops() const;

    static const QString Lines;

    GameTree m_tree = readSgf("(;SZ[9];B[cc];W[gg];B[dd];W[ee])")->tree;
    QList<int> m_places; ///< as the review had them
    QList<int> m_moves;  ///< as the engine had them
    QList<int> m_passedOver;
    bool m_isFinished = false;
    std::optional<EngineError> m_failure;
};

namespace {

/// How many commands that is: protocol_version, name, version, list_commands.
constexpr qsizetype HandshakeCommands = 4;

} // namespace

const QString GameReviewTest::Lines =
    QStringLiteral("info move A1 visits 1%m winrate 5000 order 0 pv A1\n");

bool GameReviewTest::startSaying(const QString &lines, const QStringList &more)
{
    m_places.clear();
    m_moves.clear();
    m_passedOver.clear();
    m_isFinished = false;
    m_failure.reset();
    QStringList options{QStringLiteral("--analyze"),
                        QStringLiteral("lz-analyze=") + fileWith(lines),
                        QStringLiteral("--analyze-ms"), QStringLiteral("1")};
    options += more; // the last of a kind counts
    return start(options);
}

void GameReviewTest::cleanup()
{
    QVERIFY(endEngine());
    QVERIFY(test::everyProcessIsReaped());
}

void GameReviewTest::listenTo(GameReview &review)
{
    connect(&review, &GameReview::analyzed, this,
            [this](const ReviewStop &stop, const EngineGame &, const Analysis &analysis) {
                m_places.append(stop.moveNumber);
                m_moves.append(static_cast<int>(analysis.visits) - 10);
            });
    connect(&review, &GameReview::passedOver, this,
            [this](const ReviewStop &stop) { m_passedOver.append(stop.moveNumber); });
    connect(&review, &GameReview::finished, this, [this] { m_isFinished = true; });
    connect(&review, &GameReview::failed, this,
            [this](const EngineError &error) { m_failure = error; });
}

std::vector<ReviewStop> GameReviewTest::stops() const
{
    return reviewStops(m_tree, m_tree.endOfLine(m_tree.root()));
}

void GameReviewTest::everyPlaceIsAnalyzedInItsOrder_data()
{
    QTest::addColumn<bool>("isBackward");
    QTest::addColumn<QList<int>>("order");
    QTest::newRow("forward") << false << QList<int>{0, 1, 2, 3, 4};
    QTest::newRow("backward") << true << QList<int>{4, 3, 2, 1, 0};
}

void GameReviewTest::everyPlaceIsAnalyzedInItsOrder()
{
    QFETCH(const bool, isBackward);
    QFETCH(const QList<int>, order);

    QVERIFY(startSaying(Lines));
    GameReview review(m_engine, Ample);
    listenTo(review);
    std::vector<ReviewStop> places = stops();
    if (isBackward) {
        std::reverse(places.begin(), places.end());
    }
    review.start(m_tree, places, {.visits = 1});

    QVERIFY(eventually([this] { return m_isFinished; }));
    QCOMPARE(m_places, order);
    QCOMPARE(m_moves, order);
    QCOMPARE(review.done(), std::size_t(5));
}

void GameReviewTest::aPauseLosesNoPlace()
{
    QVERIFY(startSaying(Lines));
    GameReview review(m_engine, Ample);
    listenTo(review);
    review.start(m_tree, stops(), {.time = 5ms});
    QVERIFY(eventually([this] { return m_places.size() >= 2; }));

    review.pause();
    QVERIFY(eventually([this] { return m_engine->session()->isIdle(); }));
    QVERIFY(!m_isFinished);
    review.resume();
    review.pause(); // and at once again
    review.resume();

    QVERIFY(eventually([this] { return m_isFinished; }));
    QCOMPARE(m_places, (QList<int>{0, 1, 2, 3, 4}));
    QCOMPARE(m_moves, m_places);
}

void GameReviewTest::aPlaceWithoutAWordIsPassedOver()
{
    QVERIFY(startSaying({}, {QStringLiteral("--answer"), QStringLiteral("lz-analyze=")}));
    GameReview review(m_engine, Ample);
    listenTo(review);
    review.start(m_tree, stops(), {.visits = 1});

    QVERIFY(eventually([this] { return m_isFinished; }));
    QVERIFY(m_places.isEmpty());
}

void GameReviewTest::aSilentPlaceIsPassedOverAndTold()
{
    QVERIFY(startSaying(Lines));
    auto all = std::make_unique<GameReview>(m_engine, Ample);
    listenTo(*all);
    all->start(m_tree, stops(), {.visits = 1});
    QVERIFY(eventually([this] { return m_isFinished; }));
    all.reset();
    const QList<QByteArray> sent = commands();
    const auto third = sent.indexOf("lz-analyze b 10", sent.indexOf("lz-analyze b 10") + 1);
    QVERIFY(third > 0);
    QVERIFY(endEngine());
    init();

    QVERIFY(startSaying(
        Lines, {QStringLiteral("--hang-at"), QString::number(HandshakeCommands + third + 1)}));
    GameReview review(m_engine, 500ms);
    listenTo(review);
    review.start(m_tree, stops(), {.visits = 1});

    QVERIFY(eventually([this] { return m_isFinished; }));
    QCOMPARE(m_passedOver, QList<int>{2});
    QCOMPARE(m_places, (QList<int>{0, 1, 3, 4}));
    QVERIFY(!m_failure);
}

void GameReviewTest::anEngineThatSaysNothingFailsAtTheFirstPlace()
{
    QVERIFY(startSaying(Lines, {QStringLiteral("--analyze-ms"), QStringLiteral("600000")}));
    GameReview review(m_engine, 100ms);
    listenTo(review);
    review.start(m_tree, stops(), {.visits = 1});

    QVERIFY(eventually([this] { return m_failure.has_value(); }));
    QCOMPARE(m_failure->error.kind, GtpError::Kind::TimedOut);
    QCOMPARE(review.done(), std::size_t(0));
}

void GameReviewTest::anEngineThatRefusesAMoveFails()
{
    QVERIFY(startSaying(Lines, {QStringLiteral("--refuse-move"), QStringLiteral("G3")}));
    GameReview review(m_engine, Ample);
    listenTo(review);
    review.start(m_tree, stops(), {.visits = 1});

    QVERIFY(eventually([this] { return m_failure.has_value(); }));
    QCOMPARE(m_failure->error.text, QStringLiteral("illegal move"));
    QCOMPARE(review.done(), std::size_t(2));
    QVERIFY(!m_isFinished);
}

void GameReviewTest::aReviewOfNothingIsFinished()
{
    QVERIFY(startSaying(Lines));
    GameReview review(m_engine, Ample);
    listenTo(review);
    review.start(m_tree, {}, {.visits = 1});
    QVERIFY(eventually([this] { return m_isFinished; }));
}

void GameReviewTest::aPlaceThatIsGoneIsPassedOver()
{
    QVERIFY(startSaying(Lines));
    GameRecord record(m_tree);
    GameReview review(m_engine, Ample);
    listenTo(review);
    review.start(record.tree(), stops(), {.visits = 1});
    record.removeSubtree(stops()[3].node);

    QVERIFY(eventually([this] { return m_isFinished; }));
    QCOMPARE(m_places, (QList<int>{0, 1, 2}));
}

SHINPAN_TEST(GameReviewTest)
#include "gamereview_test.moc"
