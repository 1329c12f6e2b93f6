#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

/// The worked example as a process.
class RandomEngineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aGameIsPlayedToItsEnd();
    void theSameSeedPlaysTheSame();
    void aStreamStopsWithinMilliseconds();
    void itLeavesWhenItsInputEnds();

private:
    /// All that it says until an answer with this id has ended.
    [[nodiscard]] QByteArray ask(const QByteArray &lines, const QByteArray &id);

    QProcess m_engine;
};

void RandomEngineTest::init()
{
    m_engine.start(QStringLiteral(SHINPAN_RANDOM_ENGINE), {QStringLiteral("5")});
    QVERIFY(m_engine.waitForStarted());
}

void RandomEngineTest::cleanup()
{
    m_engine.write("quit\n");
    m_engine.closeWriteChannel();
    QVERIFY(m_engine.state() == QProcess::NotRunning || m_engine.waitForFinished(10'000));
    QCOMPARE(m_engine.exitStatus(), QProcess::NormalExit);
    QCOMPARE(m_engine.exitCode(), 0);
}

QByteArray RandomEngineTest::ask(const QByteArray &lines, const QByteArray &id)
{
    m_engine.write(lines);
    QByteArray heard;
    const auto isAnswered = [&] {
        const qsizetype begin = heard.indexOf('=' + id);
        return begin >= 0 && heard.indexOf("\n\n", begin) >= 0;
    };
    while (!isAnswered() && m_engine.waitForReadyRead(10'000)) {
        heard += m_engine.readAllStandardOutput();
    }
    return heard;
}

void RandomEngineTest::aGameIsPlayedToItsEnd()
{
    static_cast<void>(ask("1 boardsize 7\n", "1"));
    int passes = 0;
    int moves = 0;
    for (; passes < 2 && moves < 1000; ++moves) {
        const QByteArray answer = ask(moves % 2 == 0 ? "2 genmove b\n" : "2 genmove w\n", "2");
        QVERIFY2(answer.startsWith("=2 "), answer);
        passes = answer == "=2 pass\n\n" ? passes + 1 : 0;
    }
    QVERIFY(moves > 20 && moves < 1000);
    const QByteArray score = ask("3 final_score\n", "3");
    QVERIFY2(score.contains("B+") || score.contains("W+"), score);
}

void RandomEngineTest::theSameSeedPlaysTheSame()
{
    const QByteArray game = "genmove b\ngenmove w\ngenmove b\n9 printsgf\n";
    const QByteArray first = ask(game, "9");
    cleanup();
    init();
    QCOMPARE(ask(game, "9"), first);
}

void RandomEngineTest::aStreamStopsWithinMilliseconds()
{
    m_engine.write("4 kata-analyze b 5\n");
    while (!m_engine.readAllStandardOutput().contains("info move")) {
        QVERIFY(m_engine.waitForReadyRead(10'000));
    }
    QElapsedTimer timer;
    timer.start();
    QVERIFY(ask("5 name\n", "5").endsWith("\n=5 Random\n\n"));
    QVERIFY2(timer.elapsed() < 100, qPrintable(QString::number(timer.elapsed())));
}

void RandomEngineTest::itLeavesWhenItsInputEnds()
{
    m_engine.write("lz-analyze b 10\n");
    m_engine.closeWriteChannel();
    QVERIFY(m_engine.waitForFinished(10'000));
}

SHINPAN_TEST(RandomEngineTest)
#include "randomengine_test.moc"
