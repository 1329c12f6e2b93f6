#include "ui/review/reviewcontroller.h"

#include "core/engine/profile/engineprofilestore.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"
#include "tests/ui/review/reviewingengine.h"
#include "tests/ui/support/gametable.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/settings/preferences.h"

#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace shinpan;
using namespace shinpan::test;

/// A review in the background of one game.
class ReviewControllerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everyPositionOfTheLineIsLookedAt();
    void fromTheEndAndOfARangeOnly();
    void twoEnginesReviewSideBySide();
    void anAnalysisEngineIsAskedAllAtOnce();
    void aPauseLetsEnginesRestAndLosesNothing();
    void whatWasFoundBeforeIsKnownAfterARestart();
    void aCancelledReviewKeepsWhatItFound();
    void anotherGameEndsIt();
    void anotherKomiEndsIt();
    void anEngineThatIsNotChosenAnyMoreEndsIt();
    void anEngineThatFailsIsSpokenOf();
    void theRecordIsNotTouched();

private:
    using State = ReviewController::State;

    void openReview();
    /// Adds an engine, whose id this is.
    QString add(const QStringList &options = {}, const QString &name = QStringLiteral("Judge"));
    [[nodiscard]] ReviewSettings settings() const { return {.engines = {m_engine}, .visits = 10}; }
    [[nodiscard]] bool run(const ReviewSettings &settings);
    /// Runs until this many positions are done, and then acts at once.
    void runUntil(std::size_t done, const std::function<void()> &act);
    /// The numbers of moves before the positions on which this engine's opinion is known.
    [[nodiscard]] QList<int> known(const QString &engine) const;
    /// How many positions engines were asked about.
    [[nodiscard]] qsizetype questions() const;

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<EngineProfileStore> m_store;
    std::unique_ptr<GameTable> m_table;
    std::unique_ptr<AnalysisController> m_analysis;
    std::unique_ptr<ReviewController> m_review;
    QString m_engine;
    QStringList m_told;
    int m_finished = 0;
    int m_source = -1; ///< the engine that was ready last, in the transcript
};

namespace {

const QList<int> AllPlaces{0, 1, 2, 3, 4, 5, 6, 7, 8};

} // namespace

void ReviewControllerTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<Preferences>(m_directory->filePath(QStringLiteral("ini")));
    m_store =
        std::make_unique<EngineProfileStore>(m_directory->filePath(QStringLiteral("engines.json")));
    openReview();
    m_engine = add();
}

/// Opens it as the next run of the program would.
void ReviewControllerTest::openReview()
{
    m_review.reset();
    m_analysis.reset();
    m_table = std::make_unique<GameTable>();
    m_table->game.showTree(treeFrom(ReviewedGame));
    m_analysis =
        std::make_unique<AnalysisController>(m_table->game, m_table->hub, *m_store, *m_preferences);
    m_review = std::make_unique<ReviewController>(m_table->game, *m_analysis, m_table->hub,
                                                  m_directory->filePath(QStringLiteral("reviews")));
    m_told.clear();
    m_finished = 0;
    connect(m_review.get(), &ReviewController::noticed, this,
            [this](const QString &text) { m_told.append(text); });
    connect(m_review.get(), &ReviewController::finished, this, [this] { ++m_finished; });
    connect(&m_table->hub, &EngineHub::engineReady, this,
            [this](int source) { m_source = source; });
}

void ReviewControllerTest::cleanup()
{
    m_review.reset();
    m_analysis.reset();
    m_table.reset();
}

QString ReviewControllerTest::add(const QStringList &options, const QString &name)
{
    return m_store->add(reviewingEngine(m_directory->path(), options, name));
}

bool ReviewControllerTest::run(const ReviewSettings &settings)
{
    m_review->start(settings);
    return eventually([this] { return m_review->state() == State::Idle; });
}

void ReviewControllerTest::runUntil(std::size_t done, const std::function<void()> &act)
{
    bool hasActed = false;
    const auto watch = connect(m_review.get(), &ReviewController::changed, this, [&, done] {
        if (!hasActed && m_review->done() == done) {
            hasActed = true;
            act();
        }
    });
    m_review->start(settings());
    QVERIFY(eventually([&] { return hasActed; }));
    disconnect(watch);
}

QList<int> ReviewControllerTest::known(const QString &engine) const
{
    QList<int> places;
    const GameTree &tree = m_table->game.record().tree();
    for (const ReviewStop &stop : reviewStops(tree, tree.endOfLine(tree.root()))) {
        if (const Analysis *analysis = m_analysis->found().find(stop.node, engine)) {
            places.append(static_cast<int>(analysis->visits) - 100);
        }
    }
    return places;
}

qsizetype ReviewControllerTest::questions() const
{
    return m_table->transcriptLines(GtpTranscript::Kind::Command)
        .count(QStringLiteral("lz-analyze"));
}

void ReviewControllerTest::everyPositionOfTheLineIsLookedAt()
{
    QVERIFY(run(settings()));
    QCOMPARE(known(m_engine), AllPlaces);
    QCOMPARE(m_finished, 1);
    QCOMPARE(m_told, QStringList());
    QCOMPARE(m_table->game.cursor().moveNumber(), 0); // the person stays where they are
    QCOMPARE(m_preferences->get(&AnalysisOptions::engines), QStringList{m_engine});
}

void ReviewControllerTest::fromTheEndAndOfARangeOnly()
{
    ReviewSettings chosen = settings();
    chosen.isBackward = true;
    chosen.range = {.first = 3, .last = 5};
    QList<int> order;
    connect(m_analysis.get(), &AnalysisController::learned, this, [&](NodeId node) {
        order.append(static_cast<int>(m_analysis->found().find(node, m_engine)->visits) - 100);
    });
    QVERIFY(run(chosen));
    QCOMPARE(order, (QList<int>{5, 4, 3, 2}));
}

void ReviewControllerTest::twoEnginesReviewSideBySide()
{
    const QString other = add({}, QStringLiteral("Other"));
    ReviewSettings chosen = settings();
    chosen.engines.append(other);
    QVERIFY(run(chosen));
    QCOMPARE(known(m_engine), AllPlaces);
    QCOMPARE(known(other), AllPlaces);
    QCOMPARE(m_finished, 1);
}

void ReviewControllerTest::anAnalysisEngineIsAskedAllAtOnce()
{
    EngineProfile profile =
        fakeEngine({QStringLiteral("--json-analysis"), QStringLiteral("--analyze-ms"),
                    QStringLiteral("1"), QStringLiteral("--panic-at"), QStringLiteral("2")},
                   QStringLiteral("Many"));
    profile.commandLine.prepend(QStringLiteral("json:"));
    const QString many = m_store->add(profile);
    QVERIFY(run({.engines = {many}, .visits = 10}));
    QCOMPARE(known(many), QList<int>(9, -90)); // it has ten visits everywhere
    QCOMPARE(m_finished, 1);
    QCOMPARE(m_told,
             QStringList(QStringLiteral(
                 "Many says during the review: it reported an error: “could not read a line”.")));
}

void ReviewControllerTest::aPauseLetsEnginesRestAndLosesNothing()
{
    runUntil(2, [this] { m_review->pause(); });
    QCOMPARE(m_review->state(), State::Paused);
    QCOMPARE(m_review->count(), std::size_t(9));
    QCOMPARE(known(m_engine), (QList<int>{0, 1}));
    m_review->resume();
    QVERIFY(eventually([this] { return m_review->state() == State::Idle; }));
    QCOMPARE(known(m_engine), AllPlaces);
}

void ReviewControllerTest::whatWasFoundBeforeIsKnownAfterARestart()
{
    m_review->start(settings());
    QVERIFY(eventually([this] { return m_review->done() >= 4; }));
    const QList<int> found = known(m_engine);
    openReview();
    QVERIFY(known(m_engine).isEmpty()); // nothing comes by itself

    QVERIFY(run(settings()));
    QCOMPARE(known(m_engine), AllPlaces);
    QCOMPARE(questions(), AllPlaces.size() - found.size());

    openReview();
    QVERIFY(run(settings()));
    QCOMPARE(known(m_engine), AllPlaces);
    QCOMPARE(questions(), 0); // no engine was needed
    QCOMPARE(m_finished, 1);
}

void ReviewControllerTest::aCancelledReviewKeepsWhatItFound()
{
    runUntil(2, [this] { m_review->cancel(); });
    QCOMPARE(m_review->state(), State::Idle);
    const QList<int> found{0, 1};
    QCOMPARE(known(m_engine), found);
    QVERIFY(m_table->hub.engineOf(m_source) != nullptr);
    QVERIFY(eventually([this] { return m_table->hub.engineOf(m_source) == nullptr; })); // sent away
    QCOMPARE(known(m_engine), found);
    QCOMPARE(m_finished, 0);
}

void ReviewControllerTest::anotherGameEndsIt()
{
    m_review->start(settings());
    QVERIFY(eventually([this] { return m_review->done() >= 1; }));
    m_table->game.showTree(treeFrom("(;SZ[9];B[aa])"));
    QCOMPARE(m_review->state(), State::Idle);
    QVERIFY(known(m_engine).isEmpty());
}

void ReviewControllerTest::anotherKomiEndsIt()
{
    m_review->start(settings());
    m_table->game.record().setProperty(m_table->game.record().tree().root(), "PB", "Cleo");
    QCOMPARE(m_review->state(), State::Running);
    m_table->game.record().setProperty(m_table->game.record().tree().root(), "KM", "0.5");
    QCOMPARE(m_review->state(), State::Idle);
    QCOMPARE(m_told, QStringList{QStringLiteral(
                         "The review has ended because komi or rules have changed.")});
}

void ReviewControllerTest::anEngineThatIsNotChosenAnyMoreEndsIt()
{
    m_review->start(settings());
    m_preferences->set(AnalysisOptions());
    QCOMPARE(m_review->state(), State::Idle);
    QCOMPARE(m_told.size(), 1);
}

void ReviewControllerTest::anEngineThatFailsIsSpokenOf()
{
    const QString bad = m_store->add(fakeEngine({}, QStringLiteral("Plain")));
    EngineProfile missing;
    missing.name = QStringLiteral("Missing");
    missing.commandLine = QStringLiteral("/no/such/engine");
    ReviewSettings chosen = settings();
    chosen.engines += {m_store->add(missing), bad};
    QVERIFY(run(chosen));
    QCOMPARE(known(m_engine), AllPlaces); // the others go on
    QVERIFY(known(bad).isEmpty());
    m_told.sort();
    QCOMPARE(m_told.size(), 2);
    QVERIFY(m_told[0].startsWith(QStringLiteral("Missing cannot go on with the review: it ")));
    QVERIFY(m_told[1].startsWith(QStringLiteral("Plain cannot go on with the review: it ")));
}

void ReviewControllerTest::theRecordIsNotTouched()
{
    QVERIFY(run(settings()));
    QVERIFY(!m_table->game.record().isModified());
    QVERIFY(!m_table->game.record().mayUndo());
}

SHINPAN_TEST(ReviewControllerTest)
#include "reviewcontroller_test.moc"
