#include "core/gtpserver/callerreception.h"

#include "tests/support/testmain.h"

#include <QTcpSocket>
#include <QTest>

#include <list>
#include <memory>
#include <vector>

using namespace shinpan;
using namespace std::chrono_literals;

/// The callers that get a place, and those that lose it.
class CallerReceptionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_served.clear();
        m_seated = 0;
    }

    void whoCallsGetsAPlaceWhileThereAreAny();
    void anAddressHasFewerPlacesThanThereAre();
    void aPlaceIsFreeAgainWhenItsHolderIsGone();
    void manyMayLeaveAtOnce();
    void whoNeverPlaysGivesWayHoweverMuchHeTalks();
    void whoPlaysKeepsHisPlace();
    void nobodyGivesWayWhileNobodyWaits();
    void whoIsSilentForLongIsHungUpOn();
    void whoWaitsInVainMakesRoomForOthers();
    void whoComesFirstIsServedFirstHoweverManyCome();
    void nobodyHearsOfWhoDoesNotSpeakGtp();
    void aCommandThatEndsTheInputIsHeard();
    void afterTheEndNobodyIsLetIn();

private:
    static constexpr int Limit = 20'000; // milliseconds

    [[nodiscard]] std::unique_ptr<CallerReception> reception(const CallerLimits &limits);
    /// Adds a caller that says this.
    QTcpSocket &call(const CallerReception &reception, const QByteArray &words);
    /// How many are served; whoever was hung up on is not.
    [[nodiscard]] std::size_t servedCount();
    /// Takes the next command of each caller that is served.
    void listen();
    /// Lets one wait where no place is free: two call, and the first of them is driven out, so that
    /// the door has looked at everybody. The last caller waits then.
    void letOneWait(const CallerReception &reception);
    /// Whether a caller with nothing to say is hung up on for its silence, as a round does.
    [[nodiscard]] bool letARoundPass(const CallerReception &reception);
    /// Whether the other side hangs up on it.
    [[nodiscard]] static bool isHungUpOn(QTcpSocket &caller)
    {
        return QTest::qWaitFor([&] { return caller.state() == QAbstractSocket::UnconnectedState; },
                               Limit);
    }

    std::vector<std::unique_ptr<ControllerLink>> m_served;
    int m_seated = 0; ///< so many have been served so far
    std::list<QTcpSocket> m_callers;
};

std::unique_ptr<CallerReception> CallerReceptionTest::reception(const CallerLimits &limits)
{
    m_callers.clear();
    return std::make_unique<CallerReception>(*TcpDoor::open({QStringLiteral("127.0.0.1"), 0}),
                                             CallerGuard(), limits,
                                             [this](std::unique_ptr<ControllerLink> link) {
                                                 ++m_seated;
                                                 static_cast<void>(link->next());
                                                 m_served.push_back(std::move(link));
                                             });
}

QTcpSocket &CallerReceptionTest::call(const CallerReception &reception, const QByteArray &words)
{
    QTcpSocket &caller = m_callers.emplace_back();
    caller.connectToHost(reception.address().host, reception.address().port);
    caller.waitForConnected(Limit);
    caller.write(words);
    caller.waitForBytesWritten(Limit);
    return caller;
}

std::size_t CallerReceptionTest::servedCount()
{
    std::erase_if(m_served, [](const auto &link) { return !link->fault().isEmpty(); });
    return m_served.size();
}

void CallerReceptionTest::listen()
{
    for (const auto &link : m_served) {
        if (!link->isIdle()) {
            static_cast<void>(link->next());
        }
    }
}

void CallerReceptionTest::letOneWait(const CallerReception &reception)
{
    QTcpSocket &drivenOut = call(reception, "name\n");
    call(reception, "name\n");
    QVERIFY(isHungUpOn(drivenOut));
}

bool CallerReceptionTest::letARoundPass(const CallerReception &reception)
{
    const std::size_t before = servedCount();
    QTcpSocket &quiet = call(reception, "name\n");
    if (!QTest::qWaitFor([&] { return servedCount() > before; }, Limit)) {
        return false;
    }
    static_cast<void>(m_served.back()->next());
    return isHungUpOn(quiet);
}

void CallerReceptionTest::whoCallsGetsAPlaceWhileThereAreAny()
{
    const auto door = reception({.places = 2, .perAddress = 8, .waiting = 1});
    call(*door, "name\n");
    call(*door, "name\n");
    letOneWait(*door);
    QCOMPARE(servedCount(), 2U);
}

void CallerReceptionTest::anAddressHasFewerPlacesThanThereAre()
{
    const auto door = reception({.places = 8, .perAddress = 2, .waiting = 1});
    call(*door, "name\n");
    call(*door, "name\n");
    letOneWait(*door);
    QCOMPARE(servedCount(), 2U);
}

void CallerReceptionTest::aPlaceIsFreeAgainWhenItsHolderIsGone()
{
    const auto door = reception({.places = 1, .perAddress = 1, .waiting = 1});
    call(*door, "name\n");
    letOneWait(*door);
    QCOMPARE(servedCount(), 1U);

    m_served.clear();

    QTRY_COMPARE_WITH_TIMEOUT(servedCount(), 1U, Limit);
}

/// The others are gone already while the place of the first is given away.
void CallerReceptionTest::manyMayLeaveAtOnce()
{
    const auto door = reception({.places = 8, .perAddress = 8, .patience = {.beginning = 0ms}});
    for (int i = 0; i < 8; ++i) {
        call(*door, "name\n");
    }
    QTRY_COMPARE_WITH_TIMEOUT(servedCount(), 8U, Limit);
    for (int i = 0; i < 16; ++i) {
        call(*door, "name\n");
    }
    const auto haveComeAndGone = [this] {
        m_served.clear(); // those who were sent away, and those who came in their place
        return m_seated >= 16;
    };
    QVERIFY(QTest::qWaitFor(haveComeAndGone, Limit));
    call(*door, "name\n");

    QTRY_VERIFY_WITH_TIMEOUT(servedCount() > 0, Limit);
}

void CallerReceptionTest::whoNeverPlaysGivesWayHoweverMuchHeTalks()
{
    const auto door = reception({.places = 1, .perAddress = 1, .patience = {.beginning = 300ms}});
    QTcpSocket &talker = call(*door, "name\n");
    QTRY_COMPARE_WITH_TIMEOUT(servedCount(), 1U, Limit);
    QTcpSocket &honest = call(*door, "genmove b\n");
    const bool isGone = QTest::qWaitFor(
        [&] {
            talker.write("showboard\n");
            listen();
            static_cast<void>(servedCount());
            return talker.state() == QAbstractSocket::UnconnectedState;
        },
        Limit);

    QVERIFY(isGone);
    QTRY_COMPARE_WITH_TIMEOUT(servedCount(), 1U, Limit);
    QCOMPARE(honest.state(), QAbstractSocket::ConnectedState);
}

void CallerReceptionTest::whoPlaysKeepsHisPlace()
{
    const auto door = reception({.places = 2, .perAddress = 2, .patience = {.beginning = 200ms}});
    QTcpSocket &player = call(*door, "play b C3\n");
    QTRY_COMPARE_WITH_TIMEOUT(servedCount(), 1U, Limit);
    QTcpSocket &idler = call(*door, "name\n");
    QTRY_COMPARE_WITH_TIMEOUT(servedCount(), 2U, Limit);
    call(*door, "name\n");

    QVERIFY(isHungUpOn(idler));
    QTRY_COMPARE_WITH_TIMEOUT(servedCount(), 2U, Limit);
    QCOMPARE(player.state(), QAbstractSocket::ConnectedState);
}

void CallerReceptionTest::nobodyGivesWayWhileNobodyWaits()
{
    const auto door =
        reception({.places = 2, .perAddress = 2, .patience = {.beginning = 1ms, .silence = 200ms}});
    QTcpSocket &idler = call(*door, "name\n");
    QTRY_COMPARE_WITH_TIMEOUT(servedCount(), 1U, Limit);
    QVERIFY(letARoundPass(*door));
    QCOMPARE(idler.state(), QAbstractSocket::ConnectedState);
}

void CallerReceptionTest::whoIsSilentForLongIsHungUpOn()
{
    const auto door = reception({.patience = {.silence = 200ms}});
    QTcpSocket &silent = call(*door, "play b C3\n");
    QTRY_COMPARE_WITH_TIMEOUT(servedCount(), 1U, Limit);
    QVERIFY(letARoundPass(*door)); // but it is owed an answer
    QCOMPARE(silent.state(), QAbstractSocket::ConnectedState);
    listen();

    QVERIFY(isHungUpOn(silent));
}

void CallerReceptionTest::whoWaitsInVainMakesRoomForOthers()
{
    const auto door = reception({.places = 1, .perAddress = 1});
    call(*door, "name\n");
    QTRY_COMPARE_WITH_TIMEOUT(servedCount(), 1U, Limit);
    QTcpSocket &first = call(*door, "name\n");
    QTcpSocket &second = call(*door, "name\n");
    call(*door, "name\n"); // two of one address may wait

    QVERIFY(isHungUpOn(first));
    m_served.clear();
    QTRY_COMPARE_WITH_TIMEOUT(servedCount(), 1U, Limit);
    QCOMPARE(second.state(), QAbstractSocket::ConnectedState);
}

/// They have all called before anybody has looked.
void CallerReceptionTest::whoComesFirstIsServedFirstHoweverManyCome()
{
    const auto door = reception({.places = 1, .perAddress = 1});
    QTcpSocket &first = call(*door, "name\n");
    QTcpSocket &second = call(*door, "name\n");
    for (int i = 0; i < 12; ++i) {
        call(*door, "name\n");
    }

    QVERIFY(isHungUpOn(second)); // too many wait
    QCOMPARE(servedCount(), 1U);
    QCOMPARE(first.state(), QAbstractSocket::ConnectedState);
}

void CallerReceptionTest::nobodyHearsOfWhoDoesNotSpeakGtp()
{
    const auto door = reception({.places = 2, .perAddress = 2});
    QTcpSocket &slow = call(*door, "na");
    for (int i = 0; i < 3; ++i) { // the second place is free again each time
        QVERIFY(isHungUpOn(call(*door, "GET / HTTP/1.1\r\n\r\n")));
    }
    QCOMPARE(servedCount(), 0U);
    slow.write("me\n");

    QTRY_COMPARE_WITH_TIMEOUT(servedCount(), 1U, Limit);
}

void CallerReceptionTest::aCommandThatEndsTheInputIsHeard()
{
    const auto door = reception({});
    call(*door, "# a remark\nquit").disconnectFromHost();

    QTRY_COMPARE_WITH_TIMEOUT(servedCount(), 1U, Limit);
}

void CallerReceptionTest::afterTheEndNobodyIsLetIn()
{
    const auto door = reception({.places = 1, .perAddress = 1, .waiting = 1});
    call(*door, "name\n");
    letOneWait(*door);
    QTcpSocket &waiting = m_callers.back();

    door->close();

    QVERIFY(isHungUpOn(waiting));
    m_served.clear();
    call(*door, "name\n");
    QVERIFY(!QTest::qWaitFor([this] { return servedCount() > 0; }, 50));
}

SHINPAN_TEST(CallerReceptionTest)
#include "callerreception_test.moc"
