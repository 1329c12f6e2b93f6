#include "core/engine/profile/commandwords.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <signal.h>

using namespace shinpan;

/// `shinpan-engine consult` as a process, among engines that do what they are told.
class ConsultationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void whatIsSaidPassesThrough();
    void movesAreNotAskedForWithAnalysis();
    void theProposalIsPlayedThatCapturesEverything();
    void twoJudgesAreHeard();
    void whoProposesNothingIsAskedForAMove();
    void aRefusedMoveIsNotPlayed();
    void aStreamEndsWithTheNextByte();
    void aJudgeThatDiesHasNoOpinion();
    void nothingIsLeftWhenTheProposerDies();
    void nothingIsLeftWhenItIsKilled();
    void anEngineThatDoesNotStartIsNamed();
    void gnuGoConsultsItself();

private:
    /// Starts it with fake engines of these options, the proposer first.
    void start(const std::vector<QByteArrayList> &engines, const QByteArrayList &options = {});
    /// All that it says until the command with this id is answered.
    [[nodiscard]] QByteArray ask(const QByteArray &lines, const QByteArray &id);
    /// Writes an answer that streams to a file of its own.
    [[nodiscard]] QByteArray streamed(const QByteArray &line);
    [[nodiscard]] bool isNothingLeft() const
    {
        return QTest::qWaitFor([this] { return test::processesWith(m_word) == 0; }, 15'000);
    }

    QProcess m_engine;
    QString m_word; ///< that is on the command lines of all its engines
    QTemporaryDir m_directory;
};

void ConsultationTest::init()
{
    m_word = test::uniqueWord();
}

void ConsultationTest::cleanup()
{
    if (m_engine.state() != QProcess::NotRunning) {
        m_engine.write("quit\n");
        m_engine.closeWriteChannel();
        QVERIFY(m_engine.waitForFinished(15'000));
        QCOMPARE(m_engine.exitCode(), 0);
    }
    QVERIFY(isNothingLeft());
}

void ConsultationTest::start(const std::vector<QByteArrayList> &engines,
                             const QByteArrayList &options)
{
    QStringList arguments{QStringLiteral("consult")};
    for (const QByteArrayList &engine : engines) {
        QStringList words{QStringLiteral("--version"), m_word};
        for (const QByteArray &word : engine) {
            words += QString::fromUtf8(word);
        }
        arguments +=
            arguments.size() == 1 ? QStringLiteral("--proposer") : QStringLiteral("--evaluator");
        arguments += joinCommandWords({QStringLiteral(SHINPAN_FAKE_ENGINE), words});
    }
    for (const QByteArray &option : options) {
        arguments += QString::fromUtf8(option);
    }
    m_engine.start(QStringLiteral(SHINPAN_ENGINE), arguments);
    QVERIFY(m_engine.waitForStarted());
}

QByteArray ConsultationTest::ask(const QByteArray &lines, const QByteArray &id)
{
    m_engine.write(lines);
    QByteArray heard;
    const auto isAnswered = [&] {
        const qsizetype begin = std::max(heard.indexOf('=' + id), heard.indexOf('?' + id));
        return begin >= 0 && heard.indexOf("\n\n", begin) >= 0;
    };
    while (!isAnswered() && m_engine.waitForReadyRead(15'000)) {
        heard += m_engine.readAllStandardOutput();
    }
    return heard;
}

QByteArray ConsultationTest::streamed(const QByteArray &line)
{
    QFile file(m_directory.filePath(QStringLiteral("stream")));
    return file.open(QIODevice::WriteOnly) && file.write(line) == line.size()
             ? file.fileName().toUtf8()
             : QByteArray();
}

void ConsultationTest::whatIsSaidPassesThrough()
{
    start({{"--name", "Prop", "--answer", "gogui-title=A  title", "--refuse", "final_score"},
           {"--name", "Eval"}});
    QCOMPARE(ask("1 name\n", "1"), "=1 Prop consulting Eval\n\n");
    QCOMPARE(ask("2 gogui-title\n", "2"), "=2 A  title\n\n");
    QCOMPARE(ask("3 final_score\n", "3"), "?3 cannot do that\n\n");
    QCOMPARE(ask("4 nonsense\n", "4"), "?4 unknown command\n\n");
    QCOMPARE(ask("5 boardsize 3\nplay b B2\n6 showboard\n", "6").count("X"), 1);
    const QByteArray description = ask("7 gomill-describe_engine\n", "7");
    QVERIFY2(description.contains("proposer: Prop") && description.contains("evaluator: Eval"),
             description);
}

void ConsultationTest::movesAreNotAskedForWithAnalysis()
{
    const QByteArray file = streamed("info move A1 visits 1 winrate 0.5 order 0 pv A1\n");
    start({{"--analyze", "kata-analyze=" + file, "--analyze", "kata-genmove_analyze=" + file}});
    QCOMPARE(ask("1 known_command kata-genmove_analyze\n", "1"), "=1 false\n\n");
    QCOMPARE(ask("2 kata-genmove_analyze b 10\n", "2"), "?2 unknown command\n\n");
    const QByteArray list = ask("3 list_commands\n", "3");
    QVERIFY(list.contains("kata-analyze\n"));
    QVERIFY(list.contains("gomill-explain_last_move\n"));
    QVERIFY(!list.contains("genmove_analyze"));
}

/// Our own playouts see it.
void ConsultationTest::theProposalIsPlayedThatCapturesEverything()
{
    start({{"--name", "Prop", "--answer", "top_moves_black=G7 9.5 A5 1.2"}});
    QByteArray lines = "boardsize 7\nclear_board\nkomi 0\n";
    for (const char *const white :
         {"A1", "A2", "A3", "A4", "B4", "C4", "C3", "C2", "C1", "B1", "B3"}) {
        lines += "play w " + QByteArray(white) + '\n';
    }
    for (const char *const black : {"D1", "D2", "D3", "D4", "C5", "B5"}) {
        lines += "play b " + QByteArray(black) + '\n';
    }
    // White has its liberties at A5 and B2, and Black just one group: whoever plays A5 makes it an
    // atari, which White answers at B2 in vain.
    QVERIFY(ask(lines + "1 genmove b\n", "1").endsWith("=1 A5\n\n"));
    const QByteArray remark = ask("2 gomill-explain_last_move\n", "2");
    QVERIFY2(
        remark.startsWith("=2 Prop proposed G7 9.5, A5 1.2.\nShinpan expected afterwards: G7 "),
        remark);
    QVERIFY2(remark.endsWith("\nPlayed: A5.\n\n"), remark);
    QVERIFY(ask("3 showboard\n", "3").contains("X"));
}

void ConsultationTest::twoJudgesAreHeard()
{
    const QByteArray file = streamed("info move A1 visits 9 winrate 0.25 order 0 pv A1\n");
    start({{"--name", "Prop", "--answer", "top_moves_white=C3 5 D4 4 E5 3"},
           {"--name", "One", "--answer", "estimate_score=W+3.5 (upper bound: 3.5, lower: 3.5)"},
           {"--name", "Two", "--analyze", "kata-analyze=" + file}},
          {"--moves", "2", "--analysis-ms", "50"});
    QCOMPARE(ask("1 boardsize 9\n2 clear_board\n3 genmove w\n", "3"), "=1\n\n=2\n\n=3 C3\n\n");
    QCOMPARE(ask("4 gomill-explain_last_move\n", "4"),
             "=4 Prop proposed C3 5, D4 4.\n"
             "One expected afterwards: C3 +3.5 points, D4 +3.5 points.\n"
             "Two expected afterwards: C3 75 %, D4 75 %.\n"
             "Played: C3.\n\n");
}

void ConsultationTest::whoProposesNothingIsAskedForAMove()
{
    start({{"--answer", "top_moves_black=", "--moves", "E5 pass"}});
    QCOMPARE(ask("1 genmove b\n", "1"), "=1 E5\n\n");
    QCOMPARE(ask("2 gomill-explain_last_move\n", "2"), "=2\n\n");
}

void ConsultationTest::aRefusedMoveIsNotPlayed()
{
    start({{"--answer", "top_moves_black=C3 2 D4 1", "--moves", "E5", "--refuse-move", "C3"},
           {"--answer", "estimate_score=0"}});
    QCOMPARE(ask("1 genmove b\n", "1"), "=1 E5\n\n"); // the proposer's own choice
    QVERIFY(ask("2 showboard\n", "2").contains("X"));
}

void ConsultationTest::aStreamEndsWithTheNextByte()
{
    start({{"--analyze", "lz-analyze=" + streamed("info move A1 visits 1 winrate 5000 pv A1\n")}});
    m_engine.write("4 lz-analyze b 5\n");
    QByteArray heard;
    while (heard.count("info move") < 2) {
        QVERIFY(m_engine.waitForReadyRead(15'000));
        heard += m_engine.readAllStandardOutput();
    }
    QVERIFY2(heard.startsWith("=4\ninfo move A1 "), heard);
    QElapsedTimer timer;
    timer.start();
    heard = ask("\n5 known_command foo\n", "5");
    QVERIFY2(heard.endsWith("\n=5 false\n\n"), heard);
    QVERIFY2(timer.elapsed() < 500, qPrintable(QString::number(timer.elapsed())));
}

void ConsultationTest::aJudgeThatDiesHasNoOpinion()
{
    start(
        {{"--name", "Prop", "--answer", "top_moves_black=C3 5 D4 4"},
         {"--name", "Mortal", "--answer", "estimate_score=B+1", "--crash-at", "estimate_score:9"}});
    QCOMPARE(ask("1 genmove b\n", "1"), "=1 C3\n\n");
    const QByteArray remark = ask("2 gomill-explain_last_move\n", "2");
    QVERIFY2(remark.contains("Mortal expected afterwards: C3 no opinion, D4 no opinion.\n"),
             remark);
}

void ConsultationTest::nothingIsLeftWhenTheProposerDies()
{
    start({{"--name", "Mortal", "--crash-at", "final_score:9", "--score", "0"},
           {"--ignore-quit", "--ignore-eof", "--ignore-term", "--keep-child"}});
    QVERIFY(ask("1 final_score\n", "1").startsWith("?1 "));
    QVERIFY(m_engine.waitForFinished(15'000));
    QCOMPARE(m_engine.exitCode(), 2);
    QCOMPARE(m_engine.readAllStandardError(), "shinpan-engine consult: fakeengine: it has ended\n");
    QVERIFY(isNothingLeft());
}

void ConsultationTest::nothingIsLeftWhenItIsKilled()
{
    const QByteArrayList stubborn{"--ignore-quit", "--ignore-eof", "--ignore-term", "--keep-child"};
    start({stubborn, stubborn});
    QCOMPARE(ask("1 protocol_version\n", "1"), "=1 2\n\n");
    QVERIFY(test::processesWith(m_word) >= 2);
    ::kill(static_cast<pid_t>(m_engine.processId()), SIGKILL);
    QVERIFY(m_engine.waitForFinished(15'000));
    QVERIFY(isNothingLeft());
}

void ConsultationTest::anEngineThatDoesNotStartIsNamed()
{
    start({{}, {"--exit-at", "1"}});
    QVERIFY(m_engine.waitForFinished(15'000));
    QCOMPARE(m_engine.exitCode(), 2);
    const QByteArray errors = m_engine.readAllStandardError();
    QVERIFY2(errors.startsWith("shinpan-engine consult: fakeengine: it "), errors);
}

/// The real thing, by top_moves_black and estimate_score.
void ConsultationTest::gnuGoConsultsItself()
{
    const QString gnuGo = QStringLiteral("gnugo --mode gtp --level 1 --seed 1");
    m_engine.start(QStringLiteral(SHINPAN_ENGINE),
                   {QStringLiteral("consult"), QStringLiteral("--proposer"), gnuGo,
                    QStringLiteral("--evaluator"), gnuGo, QStringLiteral("--moves"),
                    QStringLiteral("2")});
    QVERIFY(m_engine.waitForStarted());
    QCOMPARE(ask("1 name\n", "1"), "=1 GNU Go consulting GNU Go\n\n");
    const QByteArray answer = ask("2 boardsize 9\n3 play b E5\n4 genmove w\n", "4");
    const QByteArray vertex = answer.mid(answer.lastIndexOf(' ') + 1).trimmed();
    const QByteArray remark = ask("5 gomill-explain_last_move\n", "5");
    QVERIFY2(remark.startsWith("=5 GNU Go proposed "), remark);
    QVERIFY2(remark.endsWith("\nPlayed: " + vertex + ".\n\n"), remark);
    QVERIFY2(ask("6 list_stones white\n", "6") == "=6 " + vertex + "\n\n", vertex);
}

SHINPAN_TEST(ConsultationTest)
#include "consultation_test.moc"
