#include "core/gtp/tcpdoor.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>

using namespace shinpan;

/// Who calls, and who is let in.
class TcpPorterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoeverCallsIsTold();
    void whoMustWaitIsToldOfOnce();

private:
    TcpPorter m_porter{*TcpDoor::open({QStringLiteral("127.0.0.1"), 0})};
};

void TcpPorterTest::whoeverCallsIsTold()
{
    const QSignalSpy calls(&m_porter, &TcpPorter::called);
    for (int i = 1; i <= 2; ++i) {
        QTcpSocket caller;
        caller.connectToHost(m_porter.address().host, m_porter.address().port);
        QTRY_COMPARE(calls.count(), i);
        QVERIFY(m_porter.take().isOpen());
        QVERIFY(!m_porter.take().isOpen());
    }
}

void TcpPorterTest::whoMustWaitIsToldOfOnce()
{
    const QSignalSpy calls(&m_porter, &TcpPorter::called);
    QTcpSocket first;
    QTcpSocket second;
    for (QTcpSocket *const caller : {&first, &second}) {
        caller->connectToHost(m_porter.address().host, m_porter.address().port);
        QVERIFY(caller->waitForConnected());
    }
    QTRY_COMPARE(calls.count(), 1);
    QVERIFY(m_porter.take().isOpen());
    QCoreApplication::processEvents(); // there is no room for the second, who has called long since

    QCOMPARE(calls.count(), 1);
    QVERIFY(m_porter.take().isOpen());
    QVERIFY(!m_porter.take().isOpen());
}

SHINPAN_TEST(TcpPorterTest)

#include "tcpporter_test.moc"
