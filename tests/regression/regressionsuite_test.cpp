#include "core/regression/regressionsuite.h"

#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

/// Reading suites.
class RegressionSuiteTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commandsWithNumbersAreTests();
    void suffixesTellWhatIsExpected_data();
    void suffixesTellWhatIsExpected();
    void whatIsOddIsMendedAndTold_data();
    void whatIsOddIsMendedAndTold();
    void nothingFollowsQuit();
    void testsAreChosenByNumber_data();
    void testsAreChosenByNumber();
    void aListNamesSuitesBesideIt();
    void listsThatNameEachOtherAreRefused();
    void suitesOfOneNameGoByTheirPaths();
    void whatCannotBeReadIsNamed_data();
    void whatCannotBeReadIsNamed();

private:
    [[nodiscard]] QString write(const QString &name, const QByteArray &text) const
    {
        QFile file(m_directory.filePath(name));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(text);
        }
        return file.fileName();
    }

    QTemporaryDir m_directory;
};

void RegressionSuiteTest::commandsWithNumbersAreTests()
{
    const RegressionSuite suite = readSuite("# a comment\r\n"
                                            "\r\n"
                                            "loadsgf\tgames/a.sgf  12 # before the capture\r\n"
                                            "10 owl_attack D4\r\n"
                                            "#? [1 (C3|C4)]\r\n");

    QCOMPARE(suite.warnings, std::vector<SuiteWarning>());
    QCOMPARE(suite.steps.size(), std::size_t(2));
    QCOMPARE(suite.steps[0].command.line(), QByteArray("loadsgf games/a.sgf 12"));
    QCOMPARE(suite.steps[0].line, 3);
    QVERIFY(!suite.steps[0].test);
    QCOMPARE(suite.steps[1].command.line(), QByteArray("owl_attack D4"));
    QCOMPARE(suite.steps[1].test, 10);
    QCOMPARE(suite.steps[1].expectation, (Expectation{QStringLiteral("1 (C3|C4)")}));
    QCOMPARE(suite.testCount(), 1);
}

void RegressionSuiteTest::suffixesTellWhatIsExpected_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("expectsFailure");
    QTest::addColumn<bool>("isIgnored");
    QTest::newRow("plain") << QByteArray("#? [B6]") << QStringLiteral("B6") << false << false;
    QTest::newRow("no blank") << QByteArray("#?[B6]") << QStringLiteral("B6") << false << false;
    QTest::newRow("known to fail")
        << QByteArray("#? [Q3|R2]*") << QStringLiteral("Q3|R2") << true << false;
    QTest::newRow("ignored") << QByteArray("#? [B6]&") << QStringLiteral("B6") << false << true;
    // regress.awk looks at what stands last
    QTest::newRow("both, ignored")
        << QByteArray("#? [B6]*&") << QStringLiteral("B6") << false << true;
    QTest::newRow("both, fails") << QByteArray("#? [B6]&*") << QStringLiteral("B6") << true
                                 << false;
    QTest::newRow("negated") << QByteArray("#? [!B6]") << QStringLiteral("!B6") << false << false;
    QTest::newRow("a bracket in it")
        << QByteArray("#? [[A-T]6]") << QStringLiteral("[A-T]6") << false << false;
    QTest::newRow("blanks behind")
        << QByteArray("#? [B6]* \t") << QStringLiteral("B6") << true << false;
}

void RegressionSuiteTest::suffixesTellWhatIsExpected()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QString, pattern);
    QFETCH(const bool, expectsFailure);
    QFETCH(const bool, isIgnored);

    const RegressionSuite suite = readSuite("1 genmove b\n" + line + '\n');

    QCOMPARE(suite.steps.front().expectation, (Expectation{pattern, expectsFailure, isIgnored}));
    QCOMPARE(suite.warnings, std::vector<SuiteWarning>());
}

void RegressionSuiteTest::whatIsOddIsMendedAndTold_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("pattern"); // of the last command
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("warning");
    QTest::newRow("no closing bracket")
        << QByteArray("1 name\n#? [undecided\n") << QStringLiteral("undecided") << 2
        << QStringLiteral("a bracket is missing");
    QTest::newRow("no bracket") << QByteArray("1 name\n#? B6\n") << QStringLiteral("B6") << 2
                                << QStringLiteral("a bracket is missing");
    QTest::newRow("a blank line between")
        << QByteArray("1 name\n\n#? [B6]\n") << QStringLiteral("B6") << 3
        << QStringLiteral("directly below");
    QTest::newRow("a comment between")
        << QByteArray("1 name\n# why\n#? [B6]\n") << QStringLiteral("B6") << 3
        << QStringLiteral("directly below");
    QTest::newRow("two expectations")
        << QByteArray("1 name\n#? [A1]\n#? [B6]\n") << QStringLiteral("B6") << 3
        << QStringLiteral("the first does not count");
    QTest::newRow("no number") << QByteArray("name\n#? [B6]\n") << QStringLiteral("B6") << 1
                               << QStringLiteral("the command has no number");
    QTest::newRow("one number twice")
        << QByteArray("1 name\n#? [A1]\n1 name\n#? [B6]\n") << QStringLiteral("B6") << 3
        << QStringLiteral("a test 1 already");
    QTest::newRow("a number alone") << QByteArray("1 name\n#? [B6]\n17\n") << QStringLiteral("B6")
                                    << 3 << QStringLiteral("no command");
    QTest::newRow("nothing above")
        << QByteArray("#? [A1]\n1 name\n#? [B6]\n") << QStringLiteral("B6") << 1
        << QStringLiteral("no command above");
}

void RegressionSuiteTest::whatIsOddIsMendedAndTold()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, pattern);
    QFETCH(const int, line);
    QFETCH(const QString, warning);

    const RegressionSuite suite = readSuite(text);

    QCOMPARE(suite.steps.back().expectation->pattern, pattern);
    QCOMPARE(suite.warnings.size(), std::size_t(1));
    QCOMPARE(suite.warnings.front().line, line);
    const QString said = suite.warnings.front().text.english();
    QVERIFY2(said.contains(warning), qUtf8Printable(said));
}

void RegressionSuiteTest::nothingFollowsQuit()
{
    const RegressionSuite suite = readSuite("1 name\n#? [x]\nquit\n2 version\n#? [y]\n");

    QCOMPARE(suite.steps.size(), std::size_t(1));
}

void RegressionSuiteTest::testsAreChosenByNumber_data()
{
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<QByteArrayList>("commands");
    QTest::newRow("all") << QString() << QByteArrayList{"komi 1", "one", "two", "komi 2", "three"};
    QTest::newRow("one") << QStringLiteral(":2") << QByteArrayList{"komi 1", "two", "komi 2"};
    QTest::newRow("a range") << QStringLiteral(":2-9")
                             << QByteArrayList{"komi 1", "two", "komi 2", "three"};
    QTest::newRow("some") << QStringLiteral(":1,3-3")
                          << QByteArrayList{"komi 1", "one", "komi 2", "three"};
}

void RegressionSuiteTest::testsAreChosenByNumber()
{
    QFETCH(const QString, chosen);
    QFETCH(const QByteArrayList, commands);
    const QString path = write(QStringLiteral("a.tst"),
                               "komi 1\n1 one\n#? []\n2 two\n#? []\nkomi 2\n3 three\n#? []\n");

    const auto suites = readSuites(std::vector{suiteChoiceFromText(path + chosen)});

    QVERIFY2(suites, qUtf8Printable(suites ? QString() : suites.error().english()));
    QByteArrayList found;
    for (const SuiteStep &step : suites->front().steps) {
        found += step.command.line();
    }
    QCOMPARE(found, commands);
}

void RegressionSuiteTest::aListNamesSuitesBesideIt()
{
    const QString all = write(QStringLiteral("all"), "# ours\n\na.tst\nb.tst:3\n@more\n");
    const QString more = write(QStringLiteral("more"), "c.tst\n");
    QVERIFY(QFile::exists(more));

    const auto choices = suiteChoices({u'@' + all, QStringLiteral("here.tst")});

    QVERIFY(choices);
    const auto inside = [this](const char *name) {
        return m_directory.filePath(QString::fromLatin1(name));
    };
    QCOMPARE(*choices, (std::vector<SuiteChoice>{{inside("a.tst")},
                                                 {inside("b.tst"), {{3, 3}}},
                                                 {inside("c.tst")},
                                                 {QStringLiteral("here.tst")}}));
}

void RegressionSuiteTest::listsThatNameEachOtherAreRefused()
{
    const QString list = write(QStringLiteral("round"), "@round\n");

    const auto choices = suiteChoices({u'@' + list});

    QVERIFY(!choices);
    QVERIFY2(choices.error().english().contains(QLatin1String("name each other")),
             qUtf8Printable(choices.error().english()));
}

void RegressionSuiteTest::suitesOfOneNameGoByTheirPaths()
{
    QVERIFY(QDir(m_directory.path()).mkpath(QStringLiteral("other")));
    const QString one = write(QStringLiteral("x.tst"), "1 name\n");
    const QString other = write(QStringLiteral("other/x.tst"), "1 name\n");
    const QString third = write(QStringLiteral("y.tst"), "1 name\n");

    const auto suites = readSuites(std::vector<SuiteChoice>{{one}, {other}, {third}});

    QVERIFY(suites);
    QCOMPARE(suites->at(0).name, one);
    QCOMPARE(suites->at(1).name, other);
    QCOMPARE(suites->at(2).name, QStringLiteral("y.tst"));
}

void RegressionSuiteTest::whatCannotBeReadIsNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("complaint");
    QTest::newRow("no file") << QStringLiteral("/nowhere/a.tst")
                             << QStringLiteral("/nowhere/a.tst: No such file");
    QTest::newRow("no test") << write(QStringLiteral("none.tst"), "name\n")
                             << QStringLiteral("there is no test in it");
    QTest::newRow("no such test") << write(QStringLiteral("few.tst"), "1 name\n")
                                         + QStringLiteral(":7")
                                  << QStringLiteral("few.tst: there is no test 7");
}

void RegressionSuiteTest::whatCannotBeReadIsNamed()
{
    QFETCH(const QString, text);
    QFETCH(const QString, complaint);

    const auto suites = readSuites(std::vector{suiteChoiceFromText(text)});

    QVERIFY(!suites);
    QVERIFY2(suites.error().english().contains(complaint),
             qUtf8Printable(suites.error().english()));
}

SHINPAN_TEST(RegressionSuiteTest)
#include "regressionsuite_test.moc"
