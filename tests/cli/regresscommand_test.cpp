#include "tests/cli/commandline.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using shinpan::test::Run;
using shinpan::test::runCli;

/// `shinpan-cli regress`.
class RegressCommandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exitCodeTellsWhetherAllWasExpected_data();
    void exitCodeTellsWhetherAllWasExpected();
    void whatWasNotExpectedIsToldAboveTheTable();
    void strictJudgesOtherwise();
    void jsonIsOneObjectATest();
    void anEarlierRunIsComparedWith();
    void pagesAreWrittenBeside();
    void suitesRunSideBySide();
    void aFaultIsOneTestsOnly();
    void badCallsAreExplained_data();
    void badCallsAreExplained();

private:
    QString write(const QString &name, const QByteArray &text) const
    {
        QFile file(m_directory.filePath(name));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(text);
        }
        return file.fileName();
    }
    [[nodiscard]] static Run regress(const QStringList &words, const QStringList &engine = {})
    {
        return runCli(
            QStringList{QStringLiteral("regress")} + words
            + QStringList{QStringLiteral("--engine"), test::fakeProfile(engine).commandLine});
    }

    QTemporaryDir m_directory;
};

void RegressCommandTest::exitCodeTellsWhetherAllWasExpected_data()
{
    QTest::addColumn<QByteArray>("suite");
    QTest::addColumn<QString>("engine");
    QTest::addColumn<int>("exitCode");
    const QByteArray good = "1 name\n#? [fakeengine]\n2 version\n#? [2.0]*\n";
    QTest::newRow("all as expected") << good << QString() << 0;
    QTest::newRow("a pass that was not") << good << QStringLiteral("--version 2.0") << 0;
    QTest::newRow("a failure that was not") << good << QStringLiteral("--name x") << 1;
    QTest::newRow("a crash") << good << QStringLiteral("--crash-at genmove") << 0;
    QTest::newRow("a crash in a test") << good + "3 genmove b\n#? [A1]*\n"
                                       << QStringLiteral("--crash-at genmove") << 1;
    QTest::newRow("no engine") << good << QStringLiteral("--exit-at 1") << 2;
}

void RegressCommandTest::exitCodeTellsWhetherAllWasExpected()
{
    QFETCH(const QByteArray, suite);
    QFETCH(const QString, engine);
    QFETCH(const int, exitCode);

    const Run run =
        regress({write(QStringLiteral("a.tst"), suite)}, engine.split(u' ', Qt::SkipEmptyParts));

    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, exitCode);
}

void RegressCommandTest::whatWasNotExpectedIsToldAboveTheTable()
{
    const QString suite = write(QStringLiteral("a.tst"), "1 name\n#? [fakeengine]\n"
                                                         "2 version\n#? [2.0]\n"
                                                         "3 version\n#? [1.0]*\n");

    const Run run = regress({suite});

    QVERIFY2(run.output.startsWith("a.tst:2 FAIL: version: expected [2.0], answered 1.0\n"
                                   "a.tst:3 PASS: version: expected [1.0], answered 1.0\n"
                                   "\nsuite "),
             run.output.constData());
    const Run all = regress({suite, QStringLiteral("--all")});
    QVERIFY2(all.output.startsWith("a.tst:1 pass: name: expected [fakeengine], answered "
                                   "fakeengine\na.tst:2"),
             all.output.constData());
}

void RegressCommandTest::strictJudgesOtherwise()
{
    const QString suite = write(QStringLiteral("a.tst"), "1 heads\n#? [one]\nname\n#? [x]\n");
    const QStringList engine{QStringLiteral("--answer"), QStringLiteral("heads=one\\ntwo")};

    QCOMPARE(regress({suite, QStringLiteral("--compat"), QStringLiteral("gnugo")}, engine).exitCode,
             0);
    const Run strict =
        regress({suite, QStringLiteral("--compat"), QStringLiteral("strict")}, engine);
    QCOMPARE(strict.exitCode, 1);
    QVERIFY2(strict.output.contains("a.tst:1 FAIL: heads: expected [one], answered one two\n"),
             strict.output.constData());
    QVERIFY2(strict.output.contains("a.tst line 3 FAIL: name: "), strict.output.constData());
}

void RegressCommandTest::jsonIsOneObjectATest()
{
    const QString suite = write(QStringLiteral("a.tst"), "10 name\n#? [fakeengine]\n"
                                                         "20 version\n#? [2.0]*\n");

    const Run run = regress({suite, QStringLiteral("--json")});

    const QByteArrayList lines = run.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].startsWith(R"({"before":null,"command":"name","cpuSeconds":null,)"
                                 R"("expected":"[fakeengine]","expectedToFail":false,)"
                                 R"("given":"fakeengine","line":1,"reason":null,"seconds":)")
                 && lines[0].endsWith(R"("suite":"a.tst","test":10,"verdict":"pass"})"),
             lines[0].constData());
    QVERIFY2(lines[1].contains(R"("expectedToFail":true)"), lines[1].constData());
}

void RegressCommandTest::anEarlierRunIsComparedWith()
{
    const QString suite = write(QStringLiteral("a.tst"), "1 name\n#? [fakeengine]\n"
                                                         "2 version\n#? [2.0]*\n");
    const QString earlier =
        write(QStringLiteral("earlier"), regress({suite, QStringLiteral("--json")}).output);
    const QStringList other{QStringLiteral("--name"), QStringLiteral("x")};

    const Run text = regress({suite, QStringLiteral("--compare"), earlier}, other);
    const Run json =
        regress({suite, QStringLiteral("--compare"), earlier, QStringLiteral("--json")}, other);

    QVERIFY2(text.output.endsWith("\nChanged since the earlier run: 1 no longer passing\n"
                                  "a.tst:1 passes no more: was pass (fakeengine), is FAIL (x)\n"),
             text.output.constData());
    QVERIFY2(json.output.startsWith(R"({"before":"pass",)"), json.output.constData());
    QCOMPARE(json.output.count("\"before\":null"), 1);
}

void RegressCommandTest::pagesAreWrittenBeside()
{
    const QString suite = write(QStringLiteral("a.tst"), "boardsize 5\nplay b C3\n"
                                                         "1 name\n#? [D4]\n");
    const auto contentOf = [this](const char *name) {
        QFile file(m_directory.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };

    const Run run =
        regress({suite, QStringLiteral("--html"), m_directory.filePath(QStringLiteral("a.html")),
                 QStringLiteral("--junit"), m_directory.filePath(QStringLiteral("a.xml"))});

    QCOMPARE(run.exitCode, 1);
    QVERIFY(contentOf("a.html").contains("<svg "));
    QVERIFY(contentOf("a.xml").contains("<failure type=\"fail\""));
    const Run refused = regress({suite, QStringLiteral("--html"), QStringLiteral("/nowhere/x")});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains("/nowhere/x: "), refused.errors.constData());
}

void RegressCommandTest::suitesRunSideBySide()
{
    QStringList suites;
    for (int i = 0; i < 6; ++i) {
        const QByteArray tests = QByteArray("name\n#? [fakeengine]\n").repeated(1);
        QByteArray text;
        for (int test = 0; test <= i; ++test) {
            text += QByteArray::number(test) + ' ' + tests;
        }
        suites += write(QStringLiteral("s%1.tst").arg(i), text);
    }
    const auto withoutTimes = [](const QByteArray &json) {
        QByteArrayList lines = json.split('\n');
        for (QByteArray &line : lines) {
            const qsizetype at = line.indexOf("\"seconds\"");
            line = line.left(at) + line.mid(line.indexOf(',', at));
        }
        return lines;
    };

    const Run alone = regress(suites + QStringList{QStringLiteral("--json")});
    const Run together =
        regress(suites + QStringList{QStringLiteral("--json"), QStringLiteral("-j4")});

    QCOMPARE(alone.output.count('\n'), 21);
    QCOMPARE(withoutTimes(together.output), withoutTimes(alone.output));
}

void RegressCommandTest::aFaultIsOneTestsOnly()
{
    const Run run = regress({write(QStringLiteral("a.tst"), "1 name\n#? [fakeengine]\n"
                                                            "2 genmove b\n#? [A1]\n"
                                                            "3 version\n#? [1.0]\n"),
                             QStringLiteral("--limit"), QStringLiteral("1")},
                            {QStringLiteral("--freeze-at"), QStringLiteral("genmove")});

    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.output.startsWith("a.tst:2 TIMEOUT: genmove b: "), run.output.constData());
    QCOMPARE(run.output.count("a.tst:"), 1);
}

void RegressCommandTest::badCallsAreExplained_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QByteArray>("text");
    const QString suite = write(QStringLiteral("good.tst"), "1 name\n");
    const auto row = [](const char *name, const QString &words, const char *text) {
        QTest::newRow(name) << words << QByteArray(text);
    };
    row("no suite", QStringLiteral("regress --engine cat"), "no suite is given");
    row("no engine", QStringLiteral("regress ") + suite, "no engine is given");
    row("no such engine", QStringLiteral("regress %1 --engine nowhere").arg(suite),
        "no engine is named");
    row("no such suite", QStringLiteral("regress /nowhere/a.tst --engine cat"),
        "/nowhere/a.tst: No such file");
    row("a mode", QStringLiteral("regress %1 --engine cat --compat x").arg(suite),
        "--compat: \"x\" is neither gnugo nor strict");
    row("a limit", QStringLiteral("regress %1 --engine cat --limit 0").arg(suite),
        "--limit: \"0\"");
    row("no earlier run", QStringLiteral("regress %1 --engine cat --compare %1").arg(suite),
        "line 1 is not a test result");
}

void RegressCommandTest::badCallsAreExplained()
{
    QFETCH(const QString, words);
    QFETCH(const QByteArray, text);

    const Run run = runCli(words.split(u' '));

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains(text), run.errors.constData());
}

SHINPAN_TEST(RegressCommandTest)
#include "regresscommand_test.moc"
