#include "tests/cli/commandline.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

using namespace shinpan;
using shinpan::test::Run;
using shinpan::test::runCli;

/// `shinpan-cli replay`.
class ReplayCommandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameAnswersAreSuccess();
    void otherAnswersAreShown();
    void severalLinesAreCompared();
    void theRecordedGameIsKeptIfWished();
    void theRestIsNotAskedAfterTheFirstDifferenceIfWished();
    void aSearchIsCancelledByTheNextLine();
    void aSearchThatWasWaitedForIsWaitedFor();
    void aLogIsReplayed();
    void ofSeveralEnginesOneIsChosen();
    void aPackedLogIsNotTakenForAScript();
    void quietSaysItByTheExitCode();
    void anEngineThatEndsCannotBeReplayed();
    void inputWithoutEndIsRefused();
    void badCallsAreExplained_data();
    void badCallsAreExplained();

private:
    [[nodiscard]] QString script(const QByteArray &text) const
    {
        QFile file(m_directory.filePath(QStringLiteral("talk.gtp")));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(text);
        }
        return file.fileName();
    }
    [[nodiscard]] static Run replay(const QString &script,
                                    const QStringList &engine = {},
                                    const QStringList &options = {})
    {
        return runCli(QStringList{QStringLiteral("replay"), script, QStringLiteral("--engine"),
                                  test::fakeProfile(engine).commandLine}
                      + options);
    }

    QTemporaryDir m_directory;
};

void ReplayCommandTest::theSameAnswersAreSuccess()
{
    const Run run = replay(script("boardsize 5\n#=\n"
                                  "genmove b\n#= c3\n" // letter case does not count in vertices
                                  "name\n"
                                  "play w C3\n#! illegal move\n"),
                           {QStringLiteral("--moves"), QStringLiteral("C3")});

    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.output, QByteArray("4 commands, all 3 recorded answers the same\n"));
    QCOMPARE(run.exitCode, 0);
}

void ReplayCommandTest::otherAnswersAreShown()
{
    const QString file = script("boardsize 5\n#=\n\n"
                                "genmove b\n#= B2\n"
                                "play w A9\n#=\n");

    const Run run = replay(file, {QStringLiteral("--moves"), QStringLiteral("C3")});

    QCOMPARE(run.exitCode, 1);
    const QByteArray path = file.toUtf8();
    QVERIFY2(run.output.contains(path + ":4: genmove b\n  was  B2\n  now  C3\n"),
             run.output.constData());
    QVERIFY2(run.output.contains(path + ":6: play w A9\n  was  (nothing)\n  now  refused: "),
             run.output.constData());
    QVERIFY2(run.output.endsWith("3 commands, 2 of 3 recorded answers differ\n"),
             run.output.constData());
}

void ReplayCommandTest::severalLinesAreCompared()
{
    const QStringList engine{QStringLiteral("--answer"), QStringLiteral("heads=one\\ntwo")};

    QCOMPARE(replay(script("heads\n#= one\n#| two\n"), engine).exitCode, 0);
    const Run run = replay(script("heads\n#= one\n#| three\n"), engine);

    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.output.contains("  was  one\n       three\n  now  one\n       two\n"),
             run.output.constData());
}

void ReplayCommandTest::theRecordedGameIsKeptIfWished()
{
    const QString file = script("boardsize 5\n#=\n"
                                "genmove b\n#= B2\n"
                                "play w C3\n#=\n" // where the engine has moved this time
                                "genmove b\n#= resign\n"
                                "play w D4\n#=\n");
    const QStringList engine{QStringLiteral("--moves"), QStringLiteral("C3 D4")};

    const Run run = replay(file, engine, {QStringLiteral("--keep-game")});

    QVERIFY2(run.output.endsWith("5 commands, 2 of 5 recorded answers differ\n"),
             run.output.constData());
    const Run loose = replay(file, engine);
    QVERIFY2(loose.output.endsWith("5 commands, 4 of 5 recorded answers differ\n"),
             loose.output.constData());
}

void ReplayCommandTest::theRestIsNotAskedAfterTheFirstDifferenceIfWished()
{
    const Run run =
        replay(script("boardsize 5\n#=\ngenmove b\n#= B2\nname\n"),
               {QStringLiteral("--moves"), QStringLiteral("C3")}, {QStringLiteral("--stop")});

    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.output.endsWith("2 commands, 1 of 2 recorded answers differ\n"),
             run.output.constData());
}

/// Were it held, the search would go on for a minute.
void ReplayCommandTest::aSearchIsCancelledByTheNextLine()
{
    QElapsedTimer clock;
    clock.start();
    const Run run =
        replay(script("kata-search_cancellable b\n"
                      "name\n#= fakeengine\n"
                      "kata-search_analyze_cancellable b\n"
                      "kata-search_cancellable b\n#= cancelled\n"),
               {QStringLiteral("--knows"), QStringLiteral("kata-search_cancellable "
                                                          "kata-search_analyze_cancellable")});

    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.output, QByteArray("4 commands, all 1 recorded answers the same\n"));
    QVERIFY(clock.elapsed() < 40'000);
}

void ReplayCommandTest::aSearchThatWasWaitedForIsWaitedFor()
{
    const QStringList engine{
        QStringLiteral("--knows"),     QStringLiteral("kata-search_cancellable"),
        QStringLiteral("--moves"),     QStringLiteral("C3"),
        QStringLiteral("--search-ms"), QStringLiteral("10")};

    QCOMPARE(replay(script("kata-search_cancellable b\n#= C3\nname\n"), engine).output,
             QByteArray("2 commands, all 1 recorded answers the same\n"));
}

/// `relay --gtp-log`, `match --gtp-log` and `log_gtp` write it.
void ReplayCommandTest::aLogIsReplayed()
{
    const QByteArray log = "2026-11-28T11:48:47.494 # [fakeengine] started\n"
                           "2026-11-28T11:48:47.494 > [fakeengine] 1 name\n"
                           "2026-11-28T11:48:47.498 < [fakeengine] =1 another\n"
                           "2026-11-28T11:48:47.498 > [fakeengine] 2 boardsize 5\n"
                           "2026-11-28T11:48:47.498 < [fakeengine] =2\n"
                           "2026-11-28T11:48:47.498 > [fakeengine] 3 genmove b\n"
                           "2026-11-28T11:48:48.012 ! [fakeengine] thinking\n"
                           "2026-11-28T11:48:48.498 < [fakeengine] =3 C3\n"
                           "2026-11-28T11:48:48.500 # [fakeengine] exited with code 0\n";
    const QStringList engine{QStringLiteral("--moves"), QStringLiteral("C3")};
    const Run run = replay(script(log), engine);

    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.output, QByteArray("3 commands, all 2 recorded answers the same\n"));
    QCOMPARE(run.exitCode, 0);
    const Run other = replay(script(log), {});
    QVERIFY2(other.output.contains(":6: genmove b\n  was  C3\n  now  pass\n"),
             other.output.constData());
    QCOMPARE(other.exitCode, 1);
}

void ReplayCommandTest::ofSeveralEnginesOneIsChosen()
{
    const QString file = script("2026-11-28T11:48:47.494 > [black] 1 boardsize 5\n"
                                "2026-11-28T11:48:47.494 > [white] 1 genmove w\n"
                                "2026-11-28T11:48:47.498 < [white] =1 C3\n"
                                "2026-11-28T11:48:47.498 < [black] =1\n");
    const QStringList engine{QStringLiteral("--moves"), QStringLiteral("C3")};
    const Run run = replay(file, engine);

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.errors, "shinpan-cli replay: " + file.toUtf8()
                             + ": several engines talk in it, black, white: say which\n");
    QCOMPARE(replay(file, engine, {QStringLiteral("--of"), QStringLiteral("white")}).output,
             QByteArray("1 command, all 1 recorded answers the same\n"));
}

void ReplayCommandTest::aPackedLogIsNotTakenForAScript()
{
    const Run run = replay(script("\x1f\x8b\x08\nname\n"));

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.endsWith(": it is packed; unpack it first, with gunzip\n"),
             run.errors.constData());
}

void ReplayCommandTest::quietSaysItByTheExitCode()
{
    const Run run = replay(script("name\n#= Fuego\n"), {}, {QStringLiteral("-q")});

    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.output, QByteArray());
}

void ReplayCommandTest::anEngineThatEndsCannotBeReplayed()
{
    const Run run = replay(script("name\nversion\nname\n"),
                           {QStringLiteral("--crash-at"), QStringLiteral("2")});

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.startsWith("shinpan-cli replay: the engine "), run.errors.constData());
    QVERIFY2(run.errors.contains("version"), run.errors.constData());
}

void ReplayCommandTest::inputWithoutEndIsRefused()
{
    const Run run = runCli({QStringLiteral("replay"), QStringLiteral("-"),
                            QStringLiteral("--engine"), test::fakeProfile().commandLine},
                           QStringLiteral("/dev/zero"));

    QCOMPARE(run.errors, QByteArray("shinpan-cli replay: -: it is larger than 4 MiB\n"));
    QCOMPARE(run.exitCode, 2);
}

void ReplayCommandTest::badCallsAreExplained_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no script") << QStringLiteral("--engine cat") << QByteArray("say which script");
    QTest::newRow("no engine") << QStringLiteral("talk.gtp") << QByteArray("say which engine");
    QTest::newRow("two scripts") << QStringLiteral("a b --engine cat")
                                 << QByteArray("\"b\" is one argument too many");
    QTest::newRow("no file") << QStringLiteral("/nowhere/talk.gtp --engine cat")
                             << QByteArray("/nowhere/talk.gtp: No such file");
    QTest::newRow("no regular file") << QStringLiteral("/dev/null --engine cat")
                                     << QByteArray("/dev/null: it is a device, not a file");
    static QTemporaryFile empty;
    QVERIFY(empty.open());
    QTest::newRow("nothing in it") << empty.fileName() + QStringLiteral(" --engine cat")
                                   << QByteArray(": there is no command in it");
    QTest::newRow("a limit") << QStringLiteral("/dev/null --engine cat --limit 0")
                             << QByteArray("--limit: \"0\"");
}

void ReplayCommandTest::badCallsAreExplained()
{
    QFETCH(const QString, words);
    QFETCH(const QByteArray, text);

    const Run run = runCli(QStringList{QStringLiteral("replay")} + words.split(u' '));

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains(text), run.errors.constData());
}

SHINPAN_TEST(ReplayCommandTest)
#include "replaycommand_test.moc"
