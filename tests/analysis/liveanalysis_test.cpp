#include "core/analysis/liveanalysis.h"

#include "tests/engine/enginefixture.h"
#include "tests/engine/leelanetwork.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/gamesketch.h"
#include "tests/support/outcome.h"
#include "tests/support/reaping.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <array>
#include <memory>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::at;
using shinpan::test::eventually;
using shinpan::test::gameOf;
using shinpan::test::outcome;

/// An engine that thinks about a position while a person looks on.
class LiveAnalysisTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void tellsWhatTheEngineThinks();
    void knowsWhoseChancesTheEngineTells();
    void followsAndTellsNothingOfEarlierPlaces();
    void isAskedAnewAtTheSamePlace();
    void stopsAndTellsNothingAfterwards();
    void endsAtItsVisits();
    void endsAtItsTimeButNotBeforeThereIsAnAnswer();
    void aLimitEndsWhateverTheEngineSays_data();
    void aLimitEndsWhateverTheEngineSays();
    void endsWhenTheEngineDoes();
    void ofAFloodTheNewestIsTold();
    void anEngineThatCannotAnalyzeFails();
    void anEngineThatRefusesIsAskedForLessAndThenFails();
    void anOldEngineIsAskedByTheIntervalAlone();
    void garbledLinesAloneFail();
    void aGarbledLineAmongOthersIsPassedOver();
    void anEngineThatDiesFails();
    void anEngineThatDoesNotStopIsNotWaitedFor();
    void aStreamEndsWithItsListener();
    void leelaZeroAnalyzes();

private:
    /// Starts an engine that says so, "%m" being the number of moves on the board.
    [[nodiscard]] bool startSaying(const QString &lines, QStringList options = {});
    /// Notes what is told from now on.
    void listenTo(LiveAnalysis &live);

    std::vector<Analysis> m_told;
    std::optional<LiveAnalysis::End> m_end;
    std::optional<EngineError> m_failure;
};

namespace {

const QString MoveCounts = QStringLiteral("info move D4 visits %m winrate 5000 order 0 pv D4\n");

} // namespace

bool LiveAnalysisTest::startSaying(const QString &lines, QStringList options)
{
    m_told.clear();
    m_end.reset();
    m_failure.reset();
    options += {QStringLiteral("--analyze"), QStringLiteral("lz-analyze=") + fileWith(lines)};
    return start(options);
}

void LiveAnalysisTest::cleanup()
{
    QVERIFY(endEngine());
    QVERIFY(test::everyProcessIsReaped());
}

void LiveAnalysisTest::listenTo(LiveAnalysis &live)
{
    connect(&live, &LiveAnalysis::updated, this,
            [this](const Analysis &analysis) { m_told.push_back(analysis); });
    connect(&live, &LiveAnalysis::stopped, this, [this](LiveAnalysis::End end) { m_end = end; });
    connect(&live, &LiveAnalysis::failed, this,
            [this](const EngineError &error) { m_failure = error; });
}

void LiveAnalysisTest::tellsWhatTheEngineThinks()
{
    QVERIFY(startSaying(QStringLiteral("info move D4 visits 7 winrate 6000 order 0 pv D4 E5\n")));
    LiveAnalysis live(m_engine, Ample);
    listenTo(live);

    live.follow(gameOf("C3"), {});

    QVERIFY(eventually([this] { return m_told.size() >= 3; }));
    const Analysis &analysis = m_told.front();
    QCOMPARE(analysis.toMove, Color::White);
    QCOMPARE(analysis.size, BoardSize::square(9));
    QCOMPARE(analysis.winrate, 0.4F); // White's 60 % as Black sees it
    QVERIFY(analysis.candidates.front().move == at("D4"));
    QVERIFY(live.isRunning());
    QCOMPARE(commands().constLast(), QByteArray("lz-analyze w 10"));
}

void LiveAnalysisTest::knowsWhoseChancesTheEngineTells()
{
    m_told.clear();
    EngineProfile profile = test::fakeProfile(
        {QStringLiteral("--analyze"),
         QStringLiteral("lz-analyze=")
             + fileWith(QStringLiteral("info move D4 visits 7 winrate 6000 order 0 pv D4 E5\n"))});
    profile.toldAs = Perspective::Black;
    QVERIFY(startProfile(profile));
    LiveAnalysis live(m_engine, Ample);
    listenTo(live);

    live.follow(gameOf("C3"), {});

    QVERIFY(eventually([this] { return !m_told.empty(); }));
    QCOMPARE(m_told.front().toMove, Color::White);
    QCOMPARE(m_told.front().winrate, 0.6F);
}

void LiveAnalysisTest::followsAndTellsNothingOfEarlierPlaces()
{
    QVERIFY(startSaying(MoveCounts, {QStringLiteral("--analyze-ms"), QStringLiteral("1")}));
    LiveAnalysis live(m_engine, Ample);
    std::int64_t place = 0;
    int told = 0;
    int stale = 0;
    connect(&live, &LiveAnalysis::updated, this, [&](const Analysis &analysis) {
        ++told;
        stale += analysis.visits != place ? 1 : 0;
    });
    const std::array<const char *, 4> games = {"C3", "C3 G7 E5", "C3 G7", "D3 D4 E5 E6"};
    const std::array<std::int64_t, 4> lengths = {1, 3, 2, 4};

    for (std::size_t i = 0; i < 40; ++i) {
        place = lengths[i % 4];
        told = 0;
        live.follow(gameOf(games[i % 4]), {});
        if (i % 3 != 0) { // else the next place comes before the engine has got there
            QVERIFY(eventually([&told] { return told > 1; }));
        }
    }
    QCOMPARE(stale, 0);
}

void LiveAnalysisTest::isAskedAnewAtTheSamePlace()
{
    QVERIFY(startSaying(MoveCounts));
    LiveAnalysis live(m_engine, Ample);
    listenTo(live);
    live.follow(gameOf("C3"), {});
    QVERIFY(eventually([this] { return !m_told.empty(); }));
    forgetCommands();

    live.follow(gameOf("C3"), {.interval = 50ms});

    QVERIFY(eventually([this] { return commands().contains("lz-analyze w 5"); }));
    QCOMPARE(commands(), QByteArrayList({"name", "lz-analyze w 5"}));
}

void LiveAnalysisTest::stopsAndTellsNothingAfterwards()
{
    QVERIFY(startSaying(MoveCounts, {QStringLiteral("--analyze-ms"), QStringLiteral("1")}));
    LiveAnalysis live(m_engine, Ample);
    listenTo(live);
    live.follow(gameOf("C3"), {});
    QVERIFY(eventually([this] { return !m_told.empty(); }));

    live.stop();
    const std::size_t told = m_told.size();

    QVERIFY(eventually([this] { return m_end.has_value(); }));
    QCOMPARE(*m_end, LiveAnalysis::End::Asked);
    QCOMPARE(m_told.size(), told);
    QVERIFY(!live.isRunning());
    QVERIFY(m_engine->session()->isIdle());
    QVERIFY(generateMove(Color::White));
}

void LiveAnalysisTest::endsAtItsVisits()
{
    QVERIFY(startSaying(QStringLiteral("info move D4 visits 5 winrate 5000\n"
                                       "info move D4 visits 8 winrate 5000\n"
                                       "info move D4 visits 11 winrate 5000\n")));
    LiveAnalysis live(m_engine, Ample);
    listenTo(live);

    live.follow(gameOf(""), {.visits = 8});

    QVERIFY(eventually([this] { return m_end.has_value(); }));
    QCOMPARE(*m_end, LiveAnalysis::End::Visits);
    QVERIFY(m_told.back().visits >= 8);
}

void LiveAnalysisTest::endsAtItsTimeButNotBeforeThereIsAnAnswer()
{
    QVERIFY(startSaying(MoveCounts, {QStringLiteral("--analyze-ms"), QStringLiteral("100")}));
    LiveAnalysis live(m_engine, Ample);
    listenTo(live);

    live.follow(gameOf("C3"), {.time = 1ms});

    QVERIFY(eventually([this] { return m_end.has_value(); }));
    QCOMPARE(*m_end, LiveAnalysis::End::Time);
    QCOMPARE(m_told.size(), std::size_t(1));
}

void LiveAnalysisTest::aLimitEndsWhateverTheEngineSays_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("pause");
    QTest::addColumn<std::optional<GtpError::Kind>>("failure");
    const QString more = QStringLiteral("info move D4 visits 5 winrate 5000\n");
    const QString nonsense = QStringLiteral("info move D4 visits 1 winrate nan pv Z99\n");
    using Kind = GtpError::Kind;
    QTest::newRow("nothing") << more << QStringLiteral("600000") << std::optional(Kind::TimedOut);
    QTest::newRow("nonsense") << nonsense << QStringLiteral("5") << std::optional(Kind::Malformed);
    QTest::newRow("no more visits") << more << QStringLiteral("5") << std::optional<Kind>();
}

void LiveAnalysisTest::aLimitEndsWhateverTheEngineSays()
{
    QFETCH(const QString, lines);
    QFETCH(const QString, pause);
    QFETCH(const std::optional<GtpError::Kind>, failure);

    for (const AnalysisRequest &limit :
         {AnalysisRequest{.visits = 8}, AnalysisRequest{.visits = 8, .time = 1ms}}) {
        QVERIFY(startSaying(lines, {QStringLiteral("--analyze-ms"), pause}));
        auto live = std::make_unique<LiveAnalysis>(m_engine, 200ms);
        listenTo(*live);

        live->follow(gameOf("C3"), limit);

        QVERIFY(eventually([this] { return m_end || m_failure; }));
        QCOMPARE(m_failure ? std::optional(m_failure->error.kind) : std::nullopt, failure);
        const auto end = limit.time ? LiveAnalysis::End::Time : LiveAnalysis::End::Silence;
        QVERIFY(failure || m_end == end);
        QCOMPARE(m_told.empty(), failure.has_value());
        QVERIFY(generateMove(Color::White)); // it is free for the next question
        live.reset();
        QVERIFY(endEngine());
        init();
    }
}

void LiveAnalysisTest::endsWhenTheEngineDoes()
{
    QVERIFY(startSaying(QStringLiteral("info move D4 visits 5 winrate 5000\n"
                                       "info move D4 visits 8 winrate 5000\n"),
                        {QStringLiteral("--analyze-lines"), QStringLiteral("2"),
                         QStringLiteral("--analyze-ms"), QStringLiteral("0")}));
    LiveAnalysis live(m_engine, Ample);
    listenTo(live);

    live.follow(gameOf(""), {});

    QVERIFY(eventually([this] { return m_end.has_value(); }));
    QCOMPARE(*m_end, LiveAnalysis::End::ByEngine);
    QCOMPARE(m_told.back().visits, 8); // the last line counts, however soon the end came
}

void LiveAnalysisTest::ofAFloodTheNewestIsTold()
{
    QString lines;
    for (int visits = 1; visits <= 5000; ++visits) {
        lines += QStringLiteral("info move D4 visits %1 winrate 5000 pv D4\n").arg(visits);
    }
    QVERIFY(startSaying(lines, {QStringLiteral("--analyze-lines"), QStringLiteral("5000"),
                                QStringLiteral("--analyze-ms"), QStringLiteral("0")}));
    LiveAnalysis live(m_engine, Ample);
    listenTo(live);

    live.follow(gameOf(""), {});

    QVERIFY(eventually([this] { return m_end.has_value(); }));
    QCOMPARE(m_told.back().visits, 5000);
    QVERIFY(m_told.size() < 4000);
    for (std::size_t i = 1; i < m_told.size(); ++i) {
        QVERIFY(m_told[i - 1].visits < m_told[i].visits);
    }
}

void LiveAnalysisTest::anEngineThatCannotAnalyzeFails()
{
    QVERIFY(startSaying({}, {QStringLiteral("--unknown"), QStringLiteral("lz-analyze")}));
    LiveAnalysis live(m_engine, Ample);
    listenTo(live);

    live.follow(gameOf(""), {});

    QVERIFY(eventually([this] { return m_failure.has_value(); }));
    QCOMPARE(m_failure->error.kind, GtpError::Kind::Refused);
    QVERIFY(!live.isRunning());
}

void LiveAnalysisTest::anEngineThatRefusesIsAskedForLessAndThenFails()
{
    QVERIFY(startSaying({}, {QStringLiteral("--answer"), QStringLiteral("kata-analyze="),
                             QStringLiteral("--refuse"), QStringLiteral("kata-analyze")}));
    LiveAnalysis live(m_engine, Ample);
    listenTo(live);

    live.follow(gameOf(""), {.ownership = true});

    QVERIFY(eventually([this] { return m_failure.has_value(); }));
    QCOMPARE(m_failure->error.text, QStringLiteral("cannot do that"));
    QVERIFY(commands().contains("kata-analyze b 10 rootInfo true ownership true"));
    QCOMPARE(commands().constLast(), QByteArray("kata-analyze b 10"));
}

/// Leela Zero was like this before 0.17.
void LiveAnalysisTest::anOldEngineIsAskedByTheIntervalAlone()
{
    QVERIFY(startSaying(MoveCounts, {QStringLiteral("--old-analyze")}));
    LiveAnalysis live(m_engine, Ample);
    listenTo(live);

    live.follow(gameOf("C3"), {});

    QVERIFY(eventually([this] { return !m_told.empty(); }));
    QCOMPARE(m_told.front().toMove, Color::White);
    QVERIFY(commands().contains("lz-analyze w 10"));
    QCOMPARE(commands().constLast(), QByteArray("lz-analyze 10"));

    m_told.clear();
    live.follow(gameOf("C3 D4"), {}); // without another try
    QVERIFY(eventually([this] { return !m_told.empty() && m_told.back().toMove == Color::Black; }));
    QCOMPARE(commands().count("lz-analyze w 10") + commands().count("lz-analyze b 10"), 1);
}

void LiveAnalysisTest::garbledLinesAloneFail()
{
    QVERIFY(startSaying(QStringLiteral("info move D4 visi\n"),
                        {QStringLiteral("--analyze-lines"), QStringLiteral("3")}));
    LiveAnalysis live(m_engine, Ample);
    listenTo(live);

    live.follow(gameOf(""), {});

    QVERIFY(eventually([this] { return m_failure.has_value(); }));
    QCOMPARE(m_failure->error.kind, GtpError::Kind::Malformed);
    QVERIFY(m_told.empty());
}

void LiveAnalysisTest::aGarbledLineAmongOthersIsPassedOver()
{
    QVERIFY(startSaying(QStringLiteral("info move D4 visits 5 winrate 5000\nthinking\n")));
    LiveAnalysis live(m_engine, Ample);
    listenTo(live);

    live.follow(gameOf(""), {});

    QVERIFY(eventually([this] { return m_told.size() >= 3; }));
    QVERIFY(!m_failure);
}

void LiveAnalysisTest::anEngineThatDiesFails()
{
    QVERIFY(startSaying(MoveCounts));
    LiveAnalysis live(m_engine, Ample);
    listenTo(live);
    live.follow(gameOf("C3"), {});
    QVERIFY(eventually([this] { return !m_told.empty(); }));

    QVERIFY(outcome(m_engine->close(0ms)));

    QVERIFY(eventually([this] { return m_failure.has_value(); }));
    QVERIFY(!live.isRunning());
}

void LiveAnalysisTest::anEngineThatDoesNotStopIsNotWaitedFor()
{
    QVERIFY(startSaying(MoveCounts, {QStringLiteral("--freeze-at"), QStringLiteral("lz-analyze")}));
    LiveAnalysis live(m_engine, Short);
    listenTo(live);
    live.follow(gameOf(""), {});
    QVERIFY(eventually([this] { return commands().contains("lz-analyze b 10"); }));

    live.stop();

    QVERIFY(eventually([this] { return m_end.has_value(); }));
    QVERIFY(!live.isRunning());
}

void LiveAnalysisTest::aStreamEndsWithItsListener()
{
    QVERIFY(startSaying(MoveCounts));
    auto live = std::make_unique<LiveAnalysis>(m_engine, Ample);
    listenTo(*live);
    live->follow(gameOf("C3"), {});
    QVERIFY(eventually([this] { return !m_told.empty(); }));

    live.reset();

    QVERIFY(eventually([this] { return m_engine->session()->isIdle(); }));
    QCOMPARE(commands().constLast(), QByteArray("name"));
}

void LiveAnalysisTest::leelaZeroAnalyzes()
{
    const QString network = fileWith({});
    const Result<EngineProfile> profile = resolveEngine(
        QStringLiteral("leelaz --gtp --cpu-only --noponder -t 1 -q -w ") + network, {});
    if (!profile || !test::writeLeelaNetwork(network)) {
        QSKIP("leelaz is not installed");
    }
    create(*profile);
    const auto started = outcome(m_engine->start(Ample, Ample));
    QVERIFY(started && *started);
    m_told.clear();
    m_end.reset();
    LiveAnalysis live(m_engine, Ample);
    listenTo(live);

    live.follow(gameOf("D4 Q16 Q4", {.size = 19}), {.interval = 20ms});
    QVERIFY(eventually([this] { return m_told.size() >= 3; }));
    QCOMPARE(m_told.back().toMove, Color::White);
    live.follow(gameOf("D4 Q16", {.size = 19}), {.interval = 20ms, .visits = 100});

    QVERIFY(eventually([this] { return m_end.has_value(); }));
    QCOMPARE(*m_end, LiveAnalysis::End::Visits);
    QCOMPARE(m_told.back().toMove, Color::Black);
    QVERIFY(m_told.back().candidates.size() > 1);
    QVERIFY(m_told.back().candidates.front().visits >= m_told.back().candidates.back().visits);
}

SHINPAN_TEST(LiveAnalysisTest)
#include "liveanalysis_test.moc"
