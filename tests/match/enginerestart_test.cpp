#include "core/match/engineplayer.h"
#include "tests/match/enginematchfixture.h"
#include "tests/support/gamesketch.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::eventually;
using shinpan::test::lineOf;
using shinpan::test::processesWith;
using shinpan::test::smallGame;
using shinpan::test::words;
using State = Match::State;

/// Real processes that break down and are restarted, or given up.
class EngineRestartTest : public test::EngineMatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void theNewProcessIsToldTheWholeGame_data();
    void theNewProcessIsToldTheWholeGame();
    void oneThatStallsIsKilledAtOnce();
    void oneThatLosesOnTimeIsKilledAtOnce();
    void aProfilesPatienceIsABreakdown();
    void oneThatNeverStartsCanBeGivenUp();
    void hangingAnywhereEndsTheGameInItsTime_data();
    void hangingAnywhereEndsTheGameInItsTime();

private:
    /// Behaves in one way the first time that it is started, and in another ever after.
    [[nodiscard]] EngineProfile changing(const QStringList &first, const QStringList &then) const;
    [[nodiscard]] std::unique_ptr<Player> restartable(const EngineProfile &profile);

    std::unique_ptr<QTemporaryDir> m_directory;
};

void EngineRestartTest::init()
{
    EngineMatchFixture::init();
    m_directory = std::make_unique<QTemporaryDir>();
}

EngineProfile EngineRestartTest::changing(const QStringList &first, const QStringList &then) const
{
    QFile script(m_directory->filePath(QStringLiteral("engine.sh")));
    if (script.open(QIODevice::WriteOnly)) {
        script.write(QStringLiteral("if mkdir '%1' 2>/dev/null\nthen exec %2\nelse exec %3\nfi\n")
                         .arg(m_directory->filePath(QStringLiteral("mark")),
                              profileOf(first).commandLine, profileOf(then).commandLine)
                         .toUtf8());
    }
    EngineProfile profile = profileOf();
    profile.commandLine = QStringLiteral("/bin/sh '%1'").arg(script.fileName());
    return profile;
}

std::unique_ptr<Player> EngineRestartTest::restartable(const EngineProfile &profile)
{
    const auto create = [this, profile] { return Engine::create(profile, m_transcript.get()); };
    return std::make_unique<EnginePlayer>(create(), create);
}

void EngineRestartTest::theNewProcessIsToldTheWholeGame_data()
{
    QTest::addColumn<QStringList>("fault");
    QTest::addColumn<QString>("reason");

    QTest::newRow("crash") << words("--crash-at genmove")
                           << u"White was killed by signal 6 (SIGABRT) during \"genmove w\""_s;
    QTest::newRow("exit") << words("--exit-at genmove:3")
                          << u"White exited with code 3 during \"genmove w\""_s;
    QTest::newRow("stall") << words("--hang-at genmove")
                           << u"White did not answer \"genmove w\" within 2 s"_s;
}

void EngineRestartTest::theNewProcessIsToldTheWholeGame()
{
    QFETCH(QStringList, fault);
    QFETCH(QString, reason);
    MatchSetup setup = smallGame();
    setup.time.black = setup.time.white = *timeControlFromText("10m");
    setup.watchdog = 2s;
    setup.restarts = 1;
    setup.komi = 5.5;
    m_record = std::make_unique<GameRecord>(setup.size);
    const GameLine line = lineOf("D4 D5 E4");
    NodeId node = m_record->tree().root();
    for (const Move &move : line.moves) {
        node = m_record->addMove(node, move);
    }
    ByColor<std::unique_ptr<Player>> players{fake(),
                                             restartable(changing(fault, words("--moves E5")))};
    m_match = std::make_unique<Match>(setup, std::move(players), *m_record, line, node);
    m_match->start();

    QVERIFY(finish());

    QCOMPARE(m_match->restarts().size(), 1U);
    QCOMPARE(m_match->restarts()[0].move, 4);
    QCOMPARE(m_match->restarts()[0].reason, reason + u"; it was restarted"_s);
    QCOMPARE(m_match->result().end, GameEnd::Passes);
    // It is not known what one that ended by itself had used.
    QCOMPARE(m_match->measuredCpuTime().white.has_value(), reason.contains(u"not answer"_s));
    QCOMPARE(moves().first(4), (QStringList{u"B D4"_s, u"W D5"_s, u"B E4"_s, u"W E5"_s}));
    const QByteArrayList told = commandsTo(2);
    for (const char *command : {"boardsize 9", "komi 5.5", "time_settings 600 0 0"}) {
        QVERIFY2(told.contains(command), command);
    }
    const qsizetype played = told.indexOf("play b D4");
    QVERIFY2(told.first(played).contains("clear_board"), told.join('\n').constData());
    QCOMPARE(told.sliced(played, 3), (QByteArrayList{"play b D4", "play w D5", "play b E4"}));
    const qsizetype asked = told.indexOf("genmove w");
    QVERIFY2(told.first(asked).join('\n').contains("time_left w "), told.join('\n').constData());
}

void EngineRestartTest::oneThatStallsIsKilledAtOnce()
{
    MatchSetup setup = smallGame();
    setup.watchdog = 200ms;
    setup.restarts = 1;
    EngineProfile stalling = changing(words("--hang-at genmove --ignore-quit --ignore-term"),
                                      words("--hang-at genmove"));
    stalling.timeouts.quit = 1h;
    seat(setup, {restartable(stalling), fake()});
    m_match->start();

    // The first is gone while the second is asked.
    QVERIFY(eventually([this] {
        return m_match->restarts().size() == 1 && isIn(State::Asking) && processesWith(m_name) == 2;
    }));
    QVERIFY(finish());
    QCOMPARE(rootValue("RE"), QStringLiteral("Void"));
}

void EngineRestartTest::oneThatLosesOnTimeIsKilledAtOnce()
{
    MatchSetup setup = smallGame();
    setup.time.black = *timeControlFromText("200ms");
    EngineProfile stalling = profileOf(words("--hang-at genmove --ignore-quit --ignore-term"));
    stalling.timeouts.quit = 1h;
    seat(setup, {engine(stalling), fake()});
    m_match->start();

    QVERIFY(eventually([this] { return isIn(State::Over); }));
    QCOMPARE(rootValue("RE"), QStringLiteral("W+T"));
    QVERIFY(eventually([this] { return processesWith(m_name) == 1; })); // nobody dismissed it
    QVERIFY(finish());
}

void EngineRestartTest::aProfilesPatienceIsABreakdown()
{
    MatchSetup setup = smallGame();
    setup.time.black = *timeControlFromText("1h");
    EngineProfile stalling = profileOf(words("--hang-at genmove"));
    stalling.timeouts.move = 100ms;

    QVERIFY(play(engine(stalling), fake(), setup));

    QCOMPARE(rootValue("RE"), QStringLiteral("Void"));
    QCOMPARE(m_match->result().reason,
             QStringLiteral("Black did not answer \"genmove b\" within 100 ms"));
}

void EngineRestartTest::oneThatNeverStartsCanBeGivenUp()
{
    MatchSetup setup = smallGame();
    setup.onFailure = MatchSetup::OnFailure::Suspend;
    std::optional<PlayerFailure> failure;
    seat(setup, {fake(), restartable(profileOf(words("--hang-at 1 --ignore-quit --ignore-term")))});
    connect(m_match.get(), &Match::playerFailed, this,
            [&failure](Color, const PlayerFailure &of) { failure = of; });
    m_match->start();
    QVERIFY(eventually([this] { return m_match->isReady(Color::Black); }));
    QVERIFY(isIn(State::Preparing));

    m_match->cancelStart(Color::White);

    QVERIFY(eventually([this] { return isIn(State::Suspended); }));
    QVERIFY(failure && failure->kind == PlayerFailure::Kind::Interrupted);
    QVERIFY(eventually([this] { return processesWith(m_name) == 1; })); // Black's
    m_match->stop();
    QVERIFY(finish());
}

void EngineRestartTest::hangingAnywhereEndsTheGameInItsTime_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("result");

    for (const char *name : {"protocol_version", "name", "list_commands", "boardsize", "play",
                             "genmove", "gomill-describe_engine"}) {
        QTest::newRow(name) << QString::fromLatin1(name) << u"Void"_s;
    }
    // What a game can do without does not change its result.
    QTest::newRow("final_score") << u"final_score"_s << u"W+7.5"_s;
    QTest::newRow("gomill-cpu_time") << u"gomill-cpu_time"_s << u"W+7.5"_s;
    QTest::newRow("quit") << u"quit"_s << u"W+7.5"_s;
    QTest::newRow("time_left") << u"time_left"_s << u"Void"_s;
    QTest::newRow("gomill-explain_last_move") << u"gomill-explain_last_move"_s << u"Void"_s;
}

void EngineRestartTest::hangingAnywhereEndsTheGameInItsTime()
{
    QFETCH(QString, command);
    QFETCH(QString, result);
    constexpr auto Limit = 100ms;
    QFile remarks(m_directory->filePath(QStringLiteral("remarks")));
    QVERIFY(remarks.open(QIODevice::WriteOnly));
    EngineProfile hanging =
        profileOf(words("--moves D4 --score W+7.5 --cpu-time 1 --describe fake --ignore-quit")
                  << u"--explain-file"_s << remarks.fileName() << u"--freeze-at"_s << command);
    hanging.timeouts = {Limit, Limit, Limit, Limit, Limit};
    MatchSetup setup = smallGame();
    if (command == QLatin1String("time_left")) {
        setup.time.black = *timeControlFromText("1s");
    }
    QElapsedTimer clock;
    clock.start();

    QVERIFY(play(engine(hanging), fake(words("--moves D5 --score W+7.5")), setup));

    QCOMPARE(rootValue("RE"), result);
    QVERIFY2(clock.elapsed() < 8000, qPrintable(QString::number(clock.elapsed())));
}

SHINPAN_TEST(EngineRestartTest)
#include "enginerestart_test.moc"
