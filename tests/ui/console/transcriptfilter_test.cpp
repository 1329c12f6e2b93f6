#include "ui/console/transcriptfilter.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using Kind = GtpTranscript::Kind;

class TranscriptFilterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textIsFoundWhateverItsLetterCase();
    void everyLineHasADirection();
    void aCommandComesWithItsAnswer();
    void aCommandFirstSentLaterPassesToo();
    void conditionsAreMetTogether();
};

void TranscriptFilterTest::textIsFoundWhateverItsLetterCase()
{
    QVERIFY(TextFinder(QString()).isIn("anything"));
    QVERIFY(TextFinder(QStringLiteral("GenMove")).isIn("12 genmove b"));
    QVERIFY(TextFinder(QStringLiteral("genmove")).isIn("GENMOVE"));
    QVERIFY(!TextFinder(QStringLiteral("genmove")).isIn("genmov"));
    QVERIFY(TextFinder(QStringLiteral("ÄRGER")).isIn("kein ärger"));
    QVERIFY(!TextFinder(QStringLiteral("ärger")).isIn("arger"));
    QVERIFY(!TextFinder(QStringLiteral("a")).isIn("\xff\xfe"));
}

void TranscriptFilterTest::everyLineHasADirection()
{
    QCOMPARE(directionOf(Kind::Command), TranscriptFilter::Sent);
    QCOMPARE(directionOf(Kind::StreamLine), TranscriptFilter::Received);
    QCOMPARE(directionOf(Kind::Stray), TranscriptFilter::Received);
    QCOMPARE(directionOf(Kind::ErrorOutput), TranscriptFilter::ErrorOutput);
    QCOMPARE(directionOf(Kind::Notice), TranscriptFilter::Notices);
}

void TranscriptFilterTest::aCommandComesWithItsAnswer()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("a"));
    transcript.append(source, Kind::Command, "1 list_commands");
    transcript.append(source, Kind::Command, "2 genmove b");
    transcript.append(source, Kind::Reply, "=1 name");
    transcript.append(source, Kind::ReplyLine, "genmove");
    transcript.append(source, Kind::ErrorOutput, "genmove");
    transcript.append(source, Kind::Reply, "=2 D4");
    TranscriptFilter filter;
    filter.commands = {"genmove", "play"};
    PreparedFilter prepared(filter, transcript);

    QString passing;
    for (qint64 number = 0; number < transcript.endNumber(); ++number) {
        passing += prepared.passes(number) ? u'+' : u'-';
    }
    QCOMPARE(passing, QStringLiteral("-+---+"));
}

void TranscriptFilterTest::aCommandFirstSentLaterPassesToo()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("a"));
    TranscriptFilter filter;
    filter.commands = {"play"};
    PreparedFilter prepared(filter, transcript);
    transcript.append(source, Kind::Command, "name");
    QVERIFY(!prepared.passes(0));

    transcript.append(source, Kind::Command, "play b D4");
    QVERIFY(prepared.passes(1));
}

void TranscriptFilterTest::conditionsAreMetTogether()
{
    GtpTranscript transcript;
    const int a = transcript.addSource(QStringLiteral("a"));
    const int b = transcript.addSource(QStringLiteral("b"));
    transcript.append(a, Kind::Command, "play b D4");
    transcript.append(b, Kind::Command, "play b D4");
    transcript.append(b, Kind::Command, "play b Q16");
    transcript.append(b, Kind::ErrorOutput, "D4");
    TranscriptFilter filter;
    filter.engines = {b};
    filter.directions = TranscriptFilter::Sent | TranscriptFilter::Notices;
    filter.text = QStringLiteral("d4");
    PreparedFilter prepared(filter, transcript);

    QVERIFY(!prepared.passes(0));
    QVERIFY(prepared.passes(1));
    QVERIFY(!prepared.passes(2));
    QVERIFY(!prepared.passes(3));
}

SHINPAN_TEST(TranscriptFilterTest)
#include "transcriptfilter_test.moc"
