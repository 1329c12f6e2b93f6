#include "tests/engine/enginefixture.h"
#include "tests/support/gamesketch.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QTest>
#include <QTimer>

using namespace shinpan;
using shinpan::test::gameOf;
using shinpan::test::outcome;

/// Breaking off what an engine is at.
class EngineInterruptTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aCommandIsBrokenOffByACommentOrASignal_data();
    void aCommandIsBrokenOffByACommentOrASignal();
    void whoOffersNothingCannotBeInterrupted();
    void anIdleEngineCannotBeInterrupted();
    void anAnalysisGoesOnUntilItIsInterrupted_data();
    void anAnalysisGoesOnUntilItIsInterrupted();
    void aSearchIsCancelledByTheNextCommand();
    void aSearchThatIsNotWrittenYetIsCancelledToo();
    void theSignalGoesToTheEnginesOwnProcessesOnly();
    void aMoveThatIsRefusedAfterwardsIsNoFault();
};

void EngineInterruptTest::aCommandIsBrokenOffByACommentOrASignal_data()
{
    QTest::addColumn<QString>("offer");
    QTest::newRow("comment") << QStringLiteral("gogui-interrupt");
    QTest::newRow("signal") << QStringLiteral("gogui-sigint");
    QTest::newRow("both") << QStringLiteral("gogui-interrupt gogui-sigint");
}

void EngineInterruptTest::aCommandIsBrokenOffByACommentOrASignal()
{
    QFETCH(const QString, offer);
    QVERIFY(start({QStringLiteral("--knows"), offer, QStringLiteral("--wait-at"),
                   QStringLiteral("showboard")}));
    const Completion<GtpReply> reply = m_engine->sync().sendFromConsole(GtpCommand("showboard"));
    QVERIFY(m_engine->mayInterrupt());

    m_engine->interrupt();

    QTRY_VERIFY_WITH_TIMEOUT(reply.isComplete(), 10'000);
    QVERIFY(reply.value().ok());
    QVERIFY(!m_engine->mayInterrupt());
    QCOMPARE(commands().contains("interrupt"), offer.contains(QLatin1String("interrupt")));
}

void EngineInterruptTest::whoOffersNothingCannotBeInterrupted()
{
    QVERIFY(start({QStringLiteral("--hang-at"), QStringLiteral("showboard")}));
    const Completion<GtpReply> reply = m_engine->sync().sendFromConsole(GtpCommand("showboard"));

    QVERIFY(!m_engine->mayInterrupt());
    m_engine->interrupt();

    QCOMPARE(commands(), QByteArrayList{"showboard"});
    QVERIFY(!reply.isComplete());
}

void EngineInterruptTest::anIdleEngineCannotBeInterrupted()
{
    create(EngineProfile());
    QVERIFY(!m_engine->mayInterrupt());
    QVERIFY(start({QStringLiteral("--knows"), QStringLiteral("gogui-interrupt")}));

    QVERIFY(!m_engine->mayInterrupt());
    m_engine->interrupt();

    QCOMPARE(commands(), QByteArrayList());
}

void EngineInterruptTest::anAnalysisGoesOnUntilItIsInterrupted_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("last");
    QTest::newRow("nobody knows it")
        << QStringLiteral("fakeengine") << QByteArray("protocol_version");
    QTest::newRow("it wants a command")
        << QStringLiteral("Pachi") << QByteArray("protocol_version");
    QTest::newRow("any line will do") << QStringLiteral("KataGo") << QByteArray("interrupt");
}

/// What ends it is a line that the engine is known to take for the end.
void EngineInterruptTest::anAnalysisGoesOnUntilItIsInterrupted()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, last);
    QVERIFY(
        start({QStringLiteral("--name"), name, QStringLiteral("--version"), QStringLiteral("17.0"),
               QStringLiteral("--unended-at"), QStringLiteral("lz-analyze"),
               QStringLiteral("--answer"), QStringLiteral("lz-analyze=\\ninfo move D4")}));
    const Completion<GtpReply> reply =
        m_engine->sync().sendFromConsole(GtpCommand("lz-analyze", {"50"}));
    QVERIFY(m_engine->mayInterrupt());

    m_engine->interrupt();

    QTRY_COMPARE_WITH_TIMEOUT(commands(), (QByteArrayList{"lz-analyze 50", last}), 10'000);
}

/// A person types both; were the second one held, the search would go on for a minute.
void EngineInterruptTest::aSearchIsCancelledByTheNextCommand()
{
    const QByteArray search("kata-search_cancellable");
    QVERIFY(start({QStringLiteral("--knows"), QString::fromLatin1(search)}));
    const Completion<GtpReply> found = m_engine->sync().sendFromConsole(GtpCommand(search, {"b"}));
    const Completion<GtpReply> name = m_engine->sync().sendFromConsole(GtpCommand("name"));

    QTRY_VERIFY_WITH_TIMEOUT(found.isComplete() && name.isComplete(), 20'000);
    const auto textOf = [](const Completion<GtpReply> &reply) {
        return QCoro::waitFor([](Completion<GtpReply> awaited) -> QCoro::Task<QString> {
            const GtpReply answer = co_await awaited;
            co_return answer.text.value_or(QStringLiteral("refused"));
        }(reply));
    };
    QCOMPARE(textOf(found), QStringLiteral("cancelled"));
    QCOMPARE(textOf(name), QStringLiteral("fakeengine"));
}

void EngineInterruptTest::aSearchThatIsNotWrittenYetIsCancelledToo()
{
    const QByteArray search("kata-search_cancellable");
    QVERIFY(start({QStringLiteral("--knows"), QString::fromLatin1(search)}));
    const Completion<GtpReply> name = m_engine->sync().sendFromConsole(GtpCommand("name"));
    const Completion<GtpReply> found = m_engine->sync().sendFromConsole(GtpCommand(search, {"b"}));
    QVERIFY(!name.isComplete());

    m_engine->interrupt(); // the engine is at `name`, and the search waits for its answer

    QTRY_VERIFY_WITH_TIMEOUT(found.isComplete(), 20'000);
}

void EngineInterruptTest::theSignalGoesToTheEnginesOwnProcessesOnly()
{
    const QString ours = QString::number(QCoreApplication::applicationPid());
    QVERIFY(start({QStringLiteral("--answer"), QStringLiteral("gogui-sigint=") + ours,
                   QStringLiteral("--hang-at"), QStringLiteral("showboard")}));
    const Completion<GtpReply> reply = m_engine->sync().sendFromConsole(GtpCommand("showboard"));

    QVERIFY(m_engine->mayInterrupt());

    m_engine->interrupt(); // SIGINT would end us

    const Completion<GtpReply> later = m_engine->sync().sendFromConsole(GtpCommand("name"));
    QVERIFY(!reply.isComplete());
    QVERIFY(!later.isComplete());
}

void EngineInterruptTest::aMoveThatIsRefusedAfterwardsIsNoFault()
{
    QVERIFY(start({QStringLiteral("--knows"), QStringLiteral("gogui-interrupt"),
                   QStringLiteral("--wait-at"), QStringLiteral("genmove"),
                   QStringLiteral("--refuse"), QStringLiteral("genmove")}));
    QVERIFY(bringTo(gameOf("")));
    QTimer::singleShot(0, m_engine.get(), [this] { m_engine->interrupt(); });

    const Result<GeneratedMove, EngineError> move = generateMove(Color::Black);

    QVERIFY(!move);
    QVERIFY(move.error().error.kind == GtpError::Kind::Cancelled);
    QCOMPARE(move.error().sentence(), QStringLiteral("was interrupted"));
    QVERIFY(bringTo(gameOf("")));
    const Result<GeneratedMove, EngineError> next = generateMove(Color::Black, Short);
    QVERIFY(next.error().error.kind == GtpError::Kind::TimedOut);
}

SHINPAN_TEST(EngineInterruptTest)
#include "engineinterrupt_test.moc"
