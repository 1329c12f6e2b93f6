#include "core/regression/regressionrun.h"

#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::eventually;

/// Running suites with engines that keep to GTP, and with others.
class RegressionRunTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void testsAreAskedInTheirOrder();
    void anEngineTellsItsProcessorTime();
    void aSuiteGoesOnAfterAFault_data();
    void aSuiteGoesOnAfterAFault();
    void setUpIsToldAgainAfterACrash();
    void testsOfALostPositionAreNotAsked();
    void setUpThatIsRefusedIsNoted();
    void anEngineThatCannotStartAnswersNothing();
    void resultsComeInTheOrderOfTheSuites();
    void theEngineRunsInTheFolderOfTheSuite();
    void aSearchIsCancelledByTheNextLine();
    void aSearchOfWhichAMoveIsExpectedIsWaitedFor();
    void aRunCanBeStopped();

private:
    [[nodiscard]] RegressionSuite suite(const QByteArray &text,
                                        const QString &name = QStringLiteral("a.tst")) const
    {
        RegressionSuite suite = readSuite(text);
        suite.name = name;
        suite.path = m_directory.filePath(name);
        return suite;
    }
    /// What came of a suite with such a fakeengine; nothing if it has no end.
    [[nodiscard]] static std::optional<SuiteOutcome> run(const RegressionSuite &suite,
                                                         const QStringList &engine,
                                                         const RegressionTerms &terms = {})
    {
        SuiteRun run(suite, test::fakeProfile(engine), terms);
        bool isOver = false;
        connect(&run, &SuiteRun::finished, &run, [&isOver] { isOver = true; });
        run.start();
        return eventually([&isOver] { return isOver; }) ? std::optional(run.outcome())
                                                        : std::nullopt;
    }
    /// "1 pass, 2 crash".
    [[nodiscard]] static QString verdicts(const SuiteOutcome &outcome)
    {
        QStringList words;
        for (const TestResult &result : outcome.results) {
            words += QStringLiteral("%1 %2").arg(*result.test).arg(verdictText(result));
        }
        return words.join(QStringLiteral(", "));
    }
    [[nodiscard]] QByteArrayList log() const
    {
        QFile file(m_directory.filePath(QStringLiteral("log")));
        return file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QByteArrayList();
    }

    QTemporaryDir m_directory;
};

void RegressionRunTest::testsAreAskedInTheirOrder()
{
    const auto outcome = run(suite("boardsize 5\n"
                                   "1 genmove b\n#? [C3]\n"
                                   "2 genmove w\n#? [C4]\n"
                                   "3 genmove b\n#? [A1|A2]*\n"
                                   "4 final_score\n#? [B+1]\n"
                                   "5 genmove w\n#? [.*]&\n"),
                             {QStringLiteral("--moves"), QStringLiteral("C3 D4 A2")});

    QVERIFY(outcome);
    QCOMPARE(verdicts(*outcome), QStringLiteral("1 pass, 2 FAIL, 3 PASS, 4 FAIL, 5 ignored"));
    QCOMPARE(outcome->results[1].given, QStringLiteral("D4"));
    QCOMPARE(outcome->results[1].expected, QStringLiteral("[C4]"));
    QCOMPARE(outcome->results[1].command, QStringLiteral("genmove w"));
    QCOMPARE(outcome->results[1].line, 4);
    QCOMPARE(outcome->results[3].reason.english(), QStringLiteral("refused"));
    QCOMPARE(outcome->engine, QStringLiteral("fakeengine 1.0"));
    QVERIFY(!outcome->failure);
    QVERIFY(outcome->notes.empty());
}

void RegressionRunTest::anEngineTellsItsProcessorTime()
{
    const auto told = run(suite("1 name\n#? [fakeengine]\n"),
                          {QStringLiteral("--cpu-time"), QStringLiteral("1.5")});
    const auto silent = run(suite("1 name\n#? [fakeengine]\n"), {});

    QVERIFY(told && silent);
    QCOMPARE(told->results.front().cpuSeconds, 0.0);
    QVERIFY(!silent->results.front().cpuSeconds);
}

/// Were it held, the search would go on for a minute, and the analysis for ever.
void RegressionRunTest::aSearchIsCancelledByTheNextLine()
{
    const QString lines = m_directory.filePath(QStringLiteral("lines"));
    QFile file(lines);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("info move D4 visits 1\n");
    file.close();
    RegressionTerms terms;
    terms.limit = 20s;
    const auto outcome = run(suite("kata-search_cancellable b\n"
                                   "lz-analyze b 10\n"
                                   "1 name\n#? [fakeengine]\n"
                                   "2 kata-search_cancellable b\n#? [cancelled]\n"
                                   "3 name\n#? [fakeengine]\n"),
                             {QStringLiteral("--knows"), QStringLiteral("kata-search_cancellable"),
                              QStringLiteral("--analyze"), QStringLiteral("lz-analyze=") + lines},
                             terms);

    QVERIFY(outcome);
    QCOMPARE(verdicts(*outcome), QStringLiteral("1 pass, 2 pass, 3 pass"));
    QVERIFY(outcome->notes.empty());
}

void RegressionRunTest::aSearchOfWhichAMoveIsExpectedIsWaitedFor()
{
    const auto outcome = run(suite("1 kata-search_cancellable b\n#? [C3]\n"),
                             {QStringLiteral("--knows"), QStringLiteral("kata-search_cancellable"),
                              QStringLiteral("--search-ms"), QStringLiteral("10"),
                              QStringLiteral("--moves"), QStringLiteral("C3")});

    QVERIFY(outcome);
    QCOMPARE(verdicts(*outcome), QStringLiteral("1 pass"));
}

void RegressionRunTest::aSuiteGoesOnAfterAFault_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("crash") << QStringLiteral("--crash-at final_score") << QStringLiteral("CRASH");
    QTest::newRow("exit") << QStringLiteral("--exit-at final_score") << QStringLiteral("CRASH");
    QTest::newRow("half an answer")
        << QStringLiteral("--truncate-at final_score") << QStringLiteral("fail");
    QTest::newRow("closed") << QStringLiteral("--close-stdout-at final_score")
                            << QStringLiteral("CRASH");
    QTest::newRow("silence") << QStringLiteral("--hang-at final_score")
                             << QStringLiteral("TIMEOUT");
    QTest::newRow("frozen") << QStringLiteral("--freeze-at final_score")
                            << QStringLiteral("TIMEOUT");
    QTest::newRow("a line without end")
        << QStringLiteral("--endless-line-at final_score") << QStringLiteral("ERROR");
}

void RegressionRunTest::aSuiteGoesOnAfterAFault()
{
    QFETCH(const QString, engine);
    QFETCH(const QString, verdict);
    RegressionTerms terms;
    terms.limit = 1500ms;

    const auto outcome = run(suite("1 name\n#? [fakeengine]\n"
                                   "2 final_score\n#? [0]*\n"
                                   "3 version\n#? [1.0]\n"),
                             engine.split(u' '), terms);

    QVERIFY(outcome);
    QCOMPARE(verdicts(*outcome), QStringLiteral("1 pass, 2 %1, 3 pass").arg(verdict));
    QVERIFY(!outcome->results[1].reason.isEmpty());
}

void RegressionRunTest::setUpIsToldAgainAfterACrash()
{
    const auto outcome =
        run(suite("boardsize 7\nplay b C3\n"
                  "1 final_score\n#? [0]\n"
                  "play w D4\n"
                  "2 name\n#? [fakeengine]\n"),
            {QStringLiteral("--crash-at"), QStringLiteral("final_score"), QStringLiteral("--log"),
             m_directory.filePath(QStringLiteral("log"))});

    QVERIFY(outcome);
    QCOMPARE(verdicts(*outcome), QStringLiteral("1 CRASH, 2 pass"));
    QByteArrayList told;
    for (const QByteArray &line : log()) {
        const QByteArray command = line.mid(line.indexOf(' ') + 1);
        if (command.startsWith("boardsize") || command.startsWith("play")
            || command.startsWith("final")) {
            told += command;
        }
    }
    QCOMPARE(told, (QByteArrayList{"boardsize 7", "play b C3", "final_score", "boardsize 7",
                                   "play b C3", "play w D4"}));
}

void RegressionRunTest::testsOfALostPositionAreNotAsked()
{
    const auto outcome = run(suite("1 name\n#? [fakeengine]\n"
                                   "komi 5\n"
                                   "2 name\n#? [fakeengine]\n"
                                   "clear_board\n"
                                   "3 name\n#? [fakeengine]\n"),
                             {QStringLiteral("--crash-at"), QStringLiteral("komi")});

    QVERIFY(outcome);
    QCOMPARE(verdicts(*outcome), QStringLiteral("1 pass, 2 NO-ANSWER, 3 pass"));
    QCOMPARE(outcome->notes.size(), std::size_t(1));
    QCOMPARE(outcome->notes.front().line, 3);
}

void RegressionRunTest::setUpThatIsRefusedIsNoted()
{
    const auto outcome = run(suite("loadsgf nowhere.sgf 3\n1 name\n#? [fakeengine]\n"), {});

    QVERIFY(outcome);
    QCOMPARE(verdicts(*outcome), QStringLiteral("1 pass"));
    QCOMPARE(outcome->notes.size(), std::size_t(1));
    const QString text = outcome->notes.front().text.english();
    QVERIFY2(text.contains(QLatin1String("loadsgf nowhere.sgf 3")), qUtf8Printable(text));
}

void RegressionRunTest::anEngineThatCannotStartAnswersNothing()
{
    for (const QStringList &engine :
         {QStringList{QStringLiteral("--exit-at"), QStringLiteral("1")},
          QStringList{QStringLiteral("--hang-at"), QStringLiteral("1")}}) {
        RegressionTerms terms;
        terms.startLimit = 500ms;
        const auto outcome =
            run(suite("1 name\n#? [a]*\nboardsize 5\n2 name\n#? [a]\n"), engine, terms);

        QVERIFY(outcome);
        QCOMPARE(verdicts(*outcome), QStringLiteral("1 NO-ANSWER, 2 NO-ANSWER"));
        QVERIFY(outcome->failure);
    }
}

void RegressionRunTest::resultsComeInTheOrderOfTheSuites()
{
    const std::vector suites{
        suite("1 name\n#? [fakeengine]\n", QStringLiteral("a.tst")),
        suite("1 name\n#? [x]\n2 name\n#? [x]*\n", QStringLiteral("b.tst")),
        suite("1 name\n#? [x]\n2 name\n#? [y]\n3 name\n#? [z]\n", QStringLiteral("c.tst"))};
    for (const int jobs : {1, 2, 8}) {
        RegressionRun run(suites, test::fakeProfile(), {}, jobs);
        std::vector<int> told;
        bool isOver = false;
        connect(&run, &RegressionRun::suiteFinished, &run, [&](int number) {
            told.push_back(number);
            QVERIFY(!run.outcome(static_cast<std::size_t>(number)).results.empty());
        });
        connect(&run, &RegressionRun::finished, &run, [&isOver] { isOver = true; });

        run.start();

        QVERIFY(eventually([&isOver] { return isOver; }));
        QCOMPARE(told, (std::vector<int>{0, 1, 2}));
        QStringList names;
        for (const TestResult &result : run.results()) {
            names += testName(result).english() + u' ' + verdictText(result);
        }
        QCOMPARE(names.join(QStringLiteral(", ")),
                 QStringLiteral("a.tst:1 pass, b.tst:1 FAIL, b.tst:2 fail, c.tst:1 FAIL, "
                                "c.tst:2 FAIL, c.tst:3 FAIL"));
    }
}

void RegressionRunTest::theEngineRunsInTheFolderOfTheSuite()
{
    QVERIFY(QDir(m_directory.path()).mkpath(QStringLiteral("suites")));
    EngineProfile profile;
    profile.workingDirectory = QFileInfo(QStringLiteral(SHINPAN_FAKE_ENGINE)).absolutePath();
    profile.commandLine = QStringLiteral("./fakeengine --knows 'environment PWD'");

    const Result<EngineProfile> engine =
        engineInFolder(profile, m_directory.filePath(QStringLiteral("suites")));

    QVERIFY2(engine, qUtf8Printable(engine ? QString() : engine.error().english()));
    const Result<ProcessSpec> spec = processSpec(*engine);
    QVERIFY(spec);
    QCOMPARE(QFileInfo(spec->program).canonicalFilePath(),
             QFileInfo(QStringLiteral(SHINPAN_FAKE_ENGINE)).canonicalFilePath());
    QCOMPARE(spec->workingDirectory, m_directory.filePath(QStringLiteral("suites")));
    QCOMPARE(spec->arguments,
             (QStringList{QStringLiteral("--knows"), QStringLiteral("environment PWD")}));
}

void RegressionRunTest::aRunCanBeStopped()
{
    const QString word = test::uniqueWord();
    const std::vector suites{suite("1 final_score\n#? [0]\n2 name\n#? [x]\n"),
                             suite("1 name\n#? [x]\n", QStringLiteral("b.tst"))};
    RegressionRun run(
        suites,
        test::fakeProfile({QStringLiteral("--freeze-at"), QStringLiteral("final_score"),
                           QStringLiteral("--name"), word}),
        {}, 1);
    bool isOver = false;
    connect(&run, &RegressionRun::finished, &run, [&isOver] { isOver = true; });
    run.start();
    QVERIFY(eventually([&word] { return test::processesWith(word) > 0; }));

    run.cancel();

    QVERIFY(eventually([&isOver] { return isOver; }));
    QVERIFY(eventually([&word] { return test::processesWith(word) == 0; }));
    for (const TestResult &result : run.results()) {
        QCOMPARE(result.verdict, Verdict::NoAnswer);
    }
    QCOMPARE(run.results().size(), std::size_t(3));
}

SHINPAN_TEST(RegressionRunTest)
#include "regressionrun_test.moc"
