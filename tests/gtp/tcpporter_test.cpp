#include "core/gtp/tcpdoor.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>

#include <array>

using namespace shinpan;

/// The callers of a port, and which of them are let in.
class TcpPorterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoeverCallsIsTold();
    void whoMustWaitIsToldOfOnce();
    void whoSaysNothingIsNotLetIn();
    void whoLeavesWithoutAWordIsForgotten();
    void whoIsSilentMakesRoomForOthers();
    void theSilentAreLetInWhereEitherSideMayBegin();

private:
    /// Connects a caller that says this.
    static void call(QTcpSocket &caller, const TcpPorter &porter, const QByteArray &words)
    {
        caller.connectToHost(porter.address().host, porter.address().port);
        QVERIFY(caller.waitForConnected());
        caller.write(words);
        QVERIFY(words.isEmpty() || caller.waitForBytesWritten());
    }
    /// What the next caller that is let in has said; empty: none was within ten seconds.
    [[nodiscard]] QByteArray nextWords()
    {
        FileDescriptor caller;
        const auto isHere = [&] {
            caller = m_porter.take();
            return caller.isOpen();
        };
        std::array<char, 64> words{};
        const ssize_t count = QTest::qWaitFor(isHere, 10'000)
                                ? ::read(caller.number(), words.data(), words.size())
                                : 0;
        return {words.data(), count};
    }

    TcpPorter m_porter{*TcpDoor::open({QStringLiteral("127.0.0.1"), 0})};
};

void TcpPorterTest::whoeverCallsIsTold()
{
    const QSignalSpy calls(&m_porter, &TcpPorter::called);
    for (int i = 1; i <= 2; ++i) {
        QTcpSocket caller;
        call(caller, m_porter, "name\n");
        QTRY_VERIFY(calls.count() >= i);
        QCOMPARE(nextWords(), QByteArray("name\n"));
        QVERIFY(!m_porter.take().isOpen());
    }
}

void TcpPorterTest::whoMustWaitIsToldOfOnce()
{
    const QSignalSpy calls(&m_porter, &TcpPorter::called);
    std::array<QTcpSocket, 2> callers;
    for (QTcpSocket &caller : callers) {
        call(caller, m_porter, "name\n");
    }
    QTRY_COMPARE(calls.count(), 1);
    QCoreApplication::processEvents(); // there is no room for the second, which called long ago

    QCOMPARE(calls.count(), 1);
    QCOMPARE(nextWords(), QByteArray("name\n"));
    QCOMPARE(nextWords(), QByteArray("name\n"));
    QVERIFY(!m_porter.take().isOpen());
}

void TcpPorterTest::whoSaysNothingIsNotLetIn()
{
    QTcpSocket silent;
    call(silent, m_porter, {});
    QTcpSocket speaking;
    call(speaking, m_porter, "name\n");

    QCOMPARE(nextWords(), QByteArray("name\n"));
    QVERIFY(!m_porter.take().isOpen());
    silent.write("version\n");
    QCOMPARE(nextWords(), QByteArray("version\n"));
}

void TcpPorterTest::whoLeavesWithoutAWordIsForgotten()
{
    QTcpSocket leaving;
    call(leaving, m_porter, {});
    leaving.abort();
    QTcpSocket speaking;
    call(speaking, m_porter, "name\n");

    QCOMPARE(nextWords(), QByteArray("name\n"));
    QVERIFY(!m_porter.take().isOpen());
}

void TcpPorterTest::whoIsSilentMakesRoomForOthers()
{
    QTcpSocket first;
    call(first, m_porter, {});
    std::array<QTcpSocket, TcpDoor::MostSilent> others;
    for (QTcpSocket &caller : others) {
        call(caller, m_porter, {});
        QVERIFY(!m_porter.take().isOpen());
    }

    QTRY_COMPARE(first.state(), QAbstractSocket::UnconnectedState);
    others.front().write("name\n");
    QCOMPARE(nextWords(), QByteArray("name\n"));
}

void TcpPorterTest::theSilentAreLetInWhereEitherSideMayBegin()
{
    Result<TcpDoor> door = TcpDoor::open({QStringLiteral("127.0.0.1"), 0});
    door->welcomeSilent();
    TcpPorter porter(std::move(*door));
    const QSignalSpy calls(&porter, &TcpPorter::called);
    QTcpSocket silent;
    call(silent, porter, {});

    QTRY_COMPARE(calls.count(), 1);
    QVERIFY(porter.take().isOpen());
}

SHINPAN_TEST(TcpPorterTest)

#include "tcpporter_test.moc"
