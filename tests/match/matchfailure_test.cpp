#include "core/match/match.h"
#include "tests/match/matchfixture.h"
#include "tests/support/gamesketch.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::failing;
using shinpan::test::lineOf;
using shinpan::test::ScriptedPlayer;
using shinpan::test::scriptOf;
using shinpan::test::smallGame;
using State = Match::State;
using Kind = PlayerFailure::Kind;

namespace {

MatchSetup suspending()
{
    MatchSetup setup = smallGame();
    setup.onFailure = MatchSetup::OnFailure::Suspend;
    return setup;
}

PlayerReadiness cannotStart()
{
    return failure(PlayerFailure{
        Kind::CannotStart, Message::verbatim(QStringLiteral("is not there")), {}, {}});
}

} // namespace

/// Players that fail, and matches that are destroyed, in every state.
class MatchFailureTest : public test::MatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aFailureEndsTheGameAsTheTableSays_data();
    void aFailureEndsTheGameAsTheTableSays();
    void aPlayerThatCannotStartMakesTheGameVoid();
    void aVoidGameAsksNobodyAnythingMore();

    void aFailureSuspendsTheMatchWhereAPersonDecides();
    void aForfeitIsNotSuspended();
    void anotherPlayerGoesOnFromTheSamePosition();
    void theSamePlayerMayTryAgain();
    void aSuspendedMatchMayBeStopped();
    void movesMayBeTakenBackWhileSuspended();
    void aPlayerThatCannotStartIsReplaced();

    void destroyingIsSafeInEveryState_data();
    void destroyingIsSafeInEveryState();
    void destroyingIsSafeInEverySignal_data();
    void destroyingIsSafeInEverySignal();
};

void MatchFailureTest::aFailureEndsTheGameAsTheTableSays_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("result");

    QTest::newRow("refused") << Kind::AnswerRefused << QStringLiteral("B+F");
    QTest::newRow("unclear") << Kind::AnswerUnclear << QStringLiteral("B+F");
    QTest::newRow("refused our move") << Kind::MoveRefused << QStringLiteral("B+F");
    QTest::newRow("ended") << Kind::Ended << QStringLiteral("Void");
    QTest::newRow("no answer") << Kind::NoAnswer << QStringLiteral("Void");
    QTest::newRow("no GTP") << Kind::NotGtp << QStringLiteral("Void");
}

void MatchFailureTest::aFailureEndsTheGameAsTheTableSays()
{
    QFETCH(Kind, kind);
    QFETCH(QString, result);
    script("D4", "");
    m_white->answers.push_back(failing(kind, QStringLiteral("answered \"banana\"")));

    start();

    QVERIFY(isIn(State::Over));
    QCOMPARE(rootValue("RE"), result);
    QCOMPARE(m_match->result().culprit, std::optional(Color::White));
    QCOMPARE(moves(), QStringList{QStringLiteral("B D4")});
    QCOMPARE(lastComment(), QStringLiteral("White answered \"banana\""));
}

void MatchFailureTest::aPlayerThatCannotStartMakesTheGameVoid()
{
    m_white->readiness.push_back(cannotStart());

    start();

    QVERIFY(isIn(State::Over));
    QCOMPARE(rootValue("RE"), QStringLiteral("Void"));
    QCOMPARE(m_match->result().culprit, std::optional(Color::White));
    QCOMPARE(m_match->result().reason, QStringLiteral("White is not there"));
    QCOMPARE(m_black->asked, QStringList{QStringLiteral("prepare")});
}

void MatchFailureTest::aVoidGameAsksNobodyAnythingMore()
{
    m_black->answers.push_back(failing(Kind::NoAnswer));

    start();

    QCOMPARE(m_black->asked.join(u' '), QStringLiteral("prepare move 1"));
    QCOMPARE(m_white->asked.join(u' '), QStringLiteral("prepare"));
}

void MatchFailureTest::aFailureSuspendsTheMatchWhereAPersonDecides()
{
    script("D4", "");
    m_white->answers.push_back(failing(Kind::Ended, QStringLiteral("crashed")));
    seat(suspending());
    QStringList failures;
    connect(m_match.get(), &Match::playerFailed, this,
            [&failures](Color color, const PlayerFailure &failure) {
                failures.append((color == Color::White ? QStringLiteral("W ") : QString())
                                + failure.what.english());
            });

    m_match->start();
    drainResumptions();

    QVERIFY(isIn(State::Suspended));
    QCOMPARE(m_match->failedPlayer(), std::optional(Color::White));
    QCOMPARE(failures, QStringList{QStringLiteral("W crashed")});
    QCOMPARE(rootValue("RE"), QString());
    QVERIFY(!m_match->finished().isComplete());
}

void MatchFailureTest::aForfeitIsNotSuspended()
{
    m_black->answers.push_back(failing(Kind::AnswerUnclear));

    start(suspending());

    QVERIFY(isIn(State::Over));
    QCOMPARE(rootValue("RE"), QStringLiteral("W+F"));
}

void MatchFailureTest::anotherPlayerGoesOnFromTheSamePosition()
{
    script("D4", "");
    m_white->answers.push_back(failing(Kind::Ended));
    start(suspending());
    const auto second = scriptOf(Color::White, "E5 pass");

    m_match->setPlayer(Color::White, std::make_unique<ScriptedPlayer>(second));
    drainResumptions();

    QVERIFY(isIn(State::Over));
    QCOMPARE(m_match->failedPlayer(), std::nullopt);
    QCOMPARE(moves().first(2), (QStringList{QStringLiteral("B D4"), QStringLiteral("W E5")}));
    QCOMPARE(second->asked.first(2).join(u' '), QStringLiteral("prepare move 2"));
    QVERIFY(m_white->asked.contains(QStringLiteral("gone")));
}

void MatchFailureTest::theSamePlayerMayTryAgain()
{
    script("D4", "");
    m_white->answers.push_back(failing(Kind::NoAnswer));
    start(suspending());

    m_match->setPlayer(Color::White, std::make_unique<ScriptedPlayer>(m_white));
    drainResumptions();

    QVERIFY(isIn(State::Over));
    QCOMPARE(m_match->result().end, GameEnd::Passes);
}

void MatchFailureTest::aSuspendedMatchMayBeStopped()
{
    m_black->answers.push_back(failing(Kind::Ended));
    start(suspending());

    m_match->stop();
    drainResumptions();

    QVERIFY(isIn(State::Over));
    QVERIFY(m_match->wasStopped());
}

void MatchFailureTest::movesMayBeTakenBackWhileSuspended()
{
    script("D4 E4", "");
    m_white->answers.push_back(failing(Kind::Ended));
    start(suspending());

    m_match->takeBack(1);
    drainResumptions();
    QVERIFY(isIn(State::Suspended));
    QCOMPARE(m_match->moveCount(), 0);
    m_match->setPlayer(Color::White, std::make_unique<ScriptedPlayer>(scriptOf(Color::White)));
    drainResumptions();

    QVERIFY(isIn(State::Over));
    QCOMPARE(movesTo(m_match->node()).first(), QStringLiteral("B E4"));
}

void MatchFailureTest::aPlayerThatCannotStartIsReplaced()
{
    m_black->readiness.push_back(cannotStart());
    start(suspending());
    QVERIFY(isIn(State::Suspended));

    m_match->setPlayer(Color::Black, std::make_unique<ScriptedPlayer>(scriptOf(Color::Black)));
    drainResumptions();

    QVERIFY(isIn(State::Over));
    QCOMPARE(m_match->result().end, GameEnd::Passes);
}

void MatchFailureTest::destroyingIsSafeInEveryState_data()
{
    QTest::addColumn<State>("state");
    QTest::addColumn<int>("answers");

    QTest::newRow("not started") << State::NotStarted << 0;
    QTest::newRow("preparing Black") << State::Preparing << 0;
    QTest::newRow("preparing White") << State::Preparing << 1;
    QTest::newRow("asking Black") << State::Asking << 2;
    QTest::newRow("asking White") << State::Asking << 3;
    QTest::newRow("scoring") << State::Scoring << 4;
    QTest::newRow("scoring, one has answered") << State::Scoring << 5;
    QTest::newRow("asking for the times") << State::Scoring << 6;
    QTest::newRow("over") << State::Over << 8;
    QTest::newRow("holding") << State::Holding << 2;
    QTest::newRow("suspended") << State::Suspended << 3;
}

void MatchFailureTest::destroyingIsSafeInEveryState()
{
    QFETCH(State, state);
    QFETCH(int, answers);
    if (state == State::Suspended) {
        m_black->answers.push_back(failing(Kind::Ended));
    }
    m_black->holdsBack = true;
    m_white->holdsBack = true;
    seat(suspending());
    if (state == State::Holding) {
        m_match->pause();
    }
    const Completion<std::monostate> finished = m_match->finished();
    if (state != State::NotStarted) {
        m_match->start();
    }
    for (int i = 0; i < answers; ++i) { // one answer at a time, Black's first
        release(m_black->held.empty() ? *m_white : *m_black);
    }
    QVERIFY(isIn(state));

    m_match.reset();
    QVERIFY(finished.isComplete());

    release(*m_black); // whoever still thinks answers to nobody
    release(*m_white);
    QVERIFY(m_black->asked.contains(QStringLiteral("gone")));
}

void MatchFailureTest::destroyingIsSafeInEverySignal_data()
{
    using Hook = std::function<void(Match *, std::function<void()>)>;
    QTest::addColumn<Hook>("destroyOn");
    const auto onState = [](State state) {
        return Hook([state](Match *match, const std::function<void()> &destroy) {
            connect(match, &Match::stateChanged, match, [match, state, destroy] {
                if (match->state() == state) {
                    destroy();
                }
            });
        });
    };

    QTest::newRow("preparing") << onState(State::Preparing);
    QTest::newRow("asking") << onState(State::Asking);
    QTest::newRow("holding") << onState(State::Holding);
    QTest::newRow("suspended") << onState(State::Suspended);
    QTest::newRow("scoring") << onState(State::Scoring);
    QTest::newRow("over") << onState(State::Over);
    QTest::newRow("a move was played")
        << Hook([](Match *match, const std::function<void()> &destroy) {
               connect(match, &Match::movePlayed, match, destroy);
           });
    QTest::newRow("a player failed")
        << Hook([](Match *match, const std::function<void()> &destroy) {
               connect(match, &Match::playerFailed, match, destroy);
           });
    QTest::newRow("it is over") << Hook([](Match *match, const std::function<void()> &destroy) {
        connect(match, &Match::over, match, destroy);
    });
}

void MatchFailureTest::destroyingIsSafeInEverySignal()
{
    using Hook = std::function<void(Match *, std::function<void()>)>;
    QFETCH(Hook, destroyOn);
    const QByteArray row = QTest::currentDataTag();
    script("D4", "");
    if (row == "suspended" || row == "a player failed") {
        m_white->answers.push_back(failing(Kind::Ended));
    }
    MatchSetup setup = suspending();
    setup.minimumMoveTime = row == "holding" ? 24h : 0h;
    seat(setup);
    destroyOn(m_match.get(), [this] { m_match.reset(); });

    m_match->start();
    drainResumptions();

    QVERIFY(!m_match);
}

SHINPAN_TEST(MatchFailureTest)
#include "matchfailure_test.moc"
