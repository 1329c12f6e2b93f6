#include "tests/cli/competefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::Run;

/// What people read is in their language; what is kept, and what programs read, is in English.
class CompeteLanguageTest : public test::CompeteFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aReportIsInTheLanguageOfThePerson();
    void dataAreInEnglish();
    void whatDiffersIsSaidInTheLanguageOfThePerson();
    void aLanguageThatNobodyKnowsIsEnglish();
    void numbersAreWrittenAsTheSentences();

private:
    const QByteArray m_locale = qgetenv("LC_ALL");
};

void CompeteLanguageTest::init()
{
    CompeteFixture::init();
    writeCup("type = \"round-robin\"\ngames = 2\n");
    QCOMPARE(run("run").exitCode, 0);
    qputenv("SHINPAN_LANGUAGE", "de");
}

void CompeteLanguageTest::cleanup()
{
    qunsetenv("SHINPAN_LANGUAGE");
    qunsetenv("LANGUAGE");
    m_locale.isNull() ? qunsetenv("LC_ALL") : qputenv("LC_ALL", m_locale);
}

void CompeteLanguageTest::aReportIsInTheLanguageOfThePerson()
{
    const Run shown = run("show");
    QCOMPARE(shown.exitCode, 0);
    QVERIFY2(shown.output.contains("2/2 Partien gespielt"), shown.output.constData());
    QVERIFY2(shown.output.contains("; beendet\n"), shown.output.constData());
    QVERIFY2(shown.output.contains("100,00 %"), shown.output.constData());
    QCOMPARE(run("report").exitCode, 0);
    QVERIFY(content("cup.report.html").contains("<html lang=\"de\">"));
    QVERIFY(content("cup.report.html").contains("Begegnungen"));
}

void CompeteLanguageTest::dataAreInEnglish()
{
    const QByteArray json = run("show", {QStringLiteral("--json")}).output;
    QCOMPARE(run("report").exitCode, 0);
    const QByteArray csv = content("cup.report.csv");
    qunsetenv("SHINPAN_LANGUAGE");

    QCOMPARE(run("show", {QStringLiteral("--json")}).output, json);
    QCOMPARE(run("report").exitCode, 0);
    QCOMPARE(content("cup.report.csv"), csv);
}

void CompeteLanguageTest::whatDiffersIsSaidInTheLanguageOfThePerson()
{
    QCOMPARE(run("seal").exitCode, 0);
    const QStringList call{QStringLiteral("compete"), QStringLiteral("verify"),
                           path("cup.seal.zip"), QStringLiteral("--manifest"), QString(64, u'0')};

    const Run verified = test::runCli(call);
    const Run json = test::runCli(call + QStringList{QStringLiteral("--json")});

    QVERIFY2(verified.output.contains("ist nicht das, dessen Hash veröffentlicht wurde"),
             verified.output.constData());
    QVERIFY2(json.output.contains("it is not the one whose hash was published"),
             json.output.constData());
}

void CompeteLanguageTest::aLanguageThatNobodyKnowsIsEnglish()
{
    qputenv("SHINPAN_LANGUAGE", "fi");
    const QByteArray shown = run("show").output;
    QVERIFY2(shown.contains("2/2 games played"), shown.constData());
    QVERIFY2(shown.contains("; it is over\n"), shown.constData());
    QVERIFY2(shown.contains("100.00%"), shown.constData());
}

/// LANGUAGE asks for a language only: the locale beside it writes numbers in another.
void CompeteLanguageTest::numbersAreWrittenAsTheSentences()
{
    qunsetenv("SHINPAN_LANGUAGE");
    qputenv("LANGUAGE", "de");
    qputenv("LC_ALL", "C.UTF-8");
    const QByteArray shown = run("show").output;
    QVERIFY2(shown.contains("2/2 Partien gespielt"), shown.constData());
    QVERIFY2(shown.contains("100,00 %"), shown.constData());
}

SHINPAN_TEST(CompeteLanguageTest)
#include "competelanguage_test.moc"
