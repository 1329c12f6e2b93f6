#include "ui/collection/charsetsample.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// The texts of a file as they read in several character sets.
class CharsetSampleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsAreShownInEachCharset();
    void namesOfPlayersComeFirst();
    void whatIsAsciiTellsNothing();
    void damagedReadingsComeLast();
    void formatsWithoutBracketsAreShownToo();
    void brokenFilesDoNoHarm();
};

void CharsetSampleTest::textsAreShownInEachCharset()
{
    const auto samples = sampleCharsets("(;PB[\x8C\xE4])", {"windows-31j", "windows-1252"});

    QCOMPARE(samples.size(), std::size_t{2});
    QCOMPARE(samples[0].texts, QStringList(QStringLiteral("\u5FA1")));
    QCOMPARE(samples[1].texts, QStringList(QStringLiteral("\u0152\u00E4")));
}

void CharsetSampleTest::namesOfPlayersComeFirst()
{
    const auto samples =
        sampleCharsets("(;C[\xE9]EV[\xE8]PW[\xE7]PB[\xE6];C[\xE9])", {"windows-1252"});

    QCOMPARE(samples[0].texts.join(u' '), QStringLiteral("\u00E6 \u00E7 \u00E8 \u00E9"));
}

void CharsetSampleTest::whatIsAsciiTellsNothing()
{
    const auto samples = sampleCharsets("(;PB[Shusaku]PW[\xE7])", {"windows-1252"});

    QCOMPARE(samples[0].texts, QStringList(QStringLiteral("\u00E7")));
}

void CharsetSampleTest::damagedReadingsComeLast()
{
    const auto samples =
        sampleCharsets("(;PB[\xE9\xE9 \xE9\xE9 x\xE9x])", {"UTF-8", "windows-1252"});

    QCOMPARE(samples[0].charset, QByteArray("windows-1252"));
    QVERIFY(samples[1].damaged > 1);
}

void CharsetSampleTest::formatsWithoutBracketsAreShownToo()
{
    const auto samples = sampleCharsets("\\HS\n\\N:\x8C\xE4\n\\HE", {"windows-31j"});

    QCOMPARE(samples[0].texts, QStringList(QStringLiteral("\\N:\u5FA1")));
}

void CharsetSampleTest::brokenFilesDoNoHarm()
{
    QVERIFY(sampleCharsets("(;PB[\xE9", {"UTF-8"}).size() == 1);
    QVERIFY(sampleCharsets("", {"UTF-8"})[0].texts.isEmpty());
    QVERIFY(sampleCharsets("]][[\xE9]", {"UTF-8"}).size() == 1);
}

SHINPAN_TEST(CharsetSampleTest)
#include "charsetsample_test.moc"
