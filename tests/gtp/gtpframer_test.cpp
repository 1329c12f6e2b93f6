#include "core/gtp/gtpframer.h"

#include "tests/gtp/recordedtalk.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::RecordedTalk;
using shinpan::test::recordedTalk;

/// Events are compared as lines: "=7|text" begins a reply ("=|text" without id), "+line" continues
/// it, "." ends it,
/// "~line" stands outside, "!" is an overflow.
class GtpFramerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyShapeOfReplyIsRead_data();
    void everyShapeOfReplyIsRead();
    void digitsBehindTheAwaitedIdAreText_data();
    void digitsBehindTheAwaitedIdAreText();
    void withoutIdsDigitsAreText();
    void anAwaitedIdBeginsANewReplyWithoutABlankLine();
    void otherStatusLinesInsideAReplyAreText();
    void aLineWithoutEndOverflows();
    void theEndOfTheStreamEndsTheReply();
    void halfALineCountsOnlyIfAskedFor();
    void piecesDoNotMatter_data();
    void piecesDoNotMatter();
    void recordedAnswersAreRead_data();
    void recordedAnswersAreRead();
    void twoAnswersToOneCommandAreTwoReplies();
    void analysisLinesCutBetweenReadsAreWhole();

private:
    static QByteArray describe(const GtpEvent &event)
    {
        switch (event.kind) {
        case GtpEvent::Kind::ReplyStarted:
            return (event.success ? "=" : "?")
                 + (event.id ? QByteArray::number(*event.id) : QByteArray()) + '|'
                 + event.text.toByteArray();
        case GtpEvent::Kind::ReplyLine:
            return '+' + event.line.toByteArray();
        case GtpEvent::Kind::ReplyEnded:
            return ".";
        case GtpEvent::Kind::Stray:
            return '~' + event.line.toByteArray();
        case GtpEvent::Kind::Overflow:
            return "!";
        }
        return {};
    }

    static QByteArrayList eventsOf(GtpFramer &framer,
                                   const std::vector<QByteArray> &pieces,
                                   GtpIdRange awaited = {})
    {
        QByteArrayList events;
        for (const QByteArray &piece : pieces) {
            framer.feed(piece);
            while (const auto event = framer.next(awaited)) {
                events.append(describe(*event));
            }
        }
        return events;
    }

    static QByteArrayList eventsOf(const QByteArray &bytes, GtpIdRange awaited = {})
    {
        GtpFramer framer;
        return eventsOf(framer, {bytes}, awaited);
    }

    static QByteArrayList restOf(GtpFramer &framer, bool keepsPartialLine)
    {
        QByteArrayList events;
        while (const auto event = framer.finish(keepsPartialLine)) {
            events.append(describe(*event));
        }
        return events;
    }
};

void GtpFramerTest::everyShapeOfReplyIsRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArrayList>("events");
    const auto row = [](const char *name, const QByteArray &bytes, const QByteArrayList &events) {
        QTest::newRow(name) << bytes << events;
    };
    row("success without id", "= D4\n\n", {"=|D4", "."});
    row("failure without id", "? unknown command\n\n", {"?|unknown command", "."});
    row("id", "=7 D4\n\n", {"=7|D4", "."});
    row("failure with id", "?7 illegal move\n\n", {"?7|illegal move", "."});
    row("empty text", "=7\n\n", {"=7|", "."});
    row("empty text, blank after the id", "=7 \n\n", {"=7|", "."});
    row("neither id nor text", "=\n\n", {"=|", "."});
    row("text glued to the status", "=D4\n\n", {"=|D4", "."});
    row("text glued to the id", "=7D4\n\n", {"=7|D4", "."});
    row("number after a blank is text", "= 2\n\n", {"=|2", "."});
    row("several lines", "=7 name\nversion\nquit\n\n", {"=7|name", "+version", "+quit", "."});
    row("text from the second line on", "= \n   A B\n 2 . .\n\n",
        {"=|", "+   A B", "+ 2 . .", "."});
    row("two replies at once", "=1 a\n\n=2 b\n\n", {"=1|a", ".", "=2|b", "."});
    row("more blank lines than two", "=1 a\n\n\n\n\n=2 b\n\n", {"=1|a", ".", "=2|b", "."});
    row("carriage returns", "=1 a\r\n\r\n", {"=1|a", "."});
    row("control bytes", QByteArray("=1\ta\0b\x07\n\x0C\n", 11), {"=1|ab", "."});
    row("'#' is text", "=1 a # b\n\n", {"=1|a # b", "."});
    row("not UTF-8", "=1 \xFF\n\n", {"=1|\xFF", "."});
    row("banner", "GNU Go 3.8\n\nhello\n=1\n\n", {"~GNU Go 3.8", "~hello", "=1|", "."});
    row("decoration is no status", "==== Go ====\n?? \n=1\n\n",
        {"~==== Go ====", "~?? ", "=1|", "."});
    row("noise between replies", "=1\n\nthinking\n=2\n\n", {"=1|", ".", "~thinking", "=2|", "."});
    row("panic", "! panic\n\n", {"~! panic"});
    row("status inside a reply", "=1 a\n= b\n\n", {"=1|a", "+= b", "."});
    row("more digits than an id has", "=99999999999 a\n\n", {"=|99999999999 a", "."});
    row("largest id", "=2147483647 a\n\n", {"=2147483647|a", "."});
    row("nothing but blank lines", "\n\r\n\n", {});
}

void GtpFramerTest::everyShapeOfReplyIsRead()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArrayList, events);

    QCOMPARE(eventsOf(bytes), events);
}

void GtpFramerTest::digitsBehindTheAwaitedIdAreText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArrayList>("events");

    QTest::newRow("glued") << QByteArray("=31.0\n\n") << QByteArrayList{"=3|1.0", "."};
    QTest::newRow("not glued") << QByteArray("=31 .0\n\n") << QByteArrayList{"=31|.0", "."};
    QTest::newRow("nothing behind them") << QByteArray("=31\n\n") << QByteArrayList{"=31|", "."};
    QTest::newRow("another id") << QByteArray("=41.0\n\n") << QByteArrayList{"=41|.0", "."};
}

void GtpFramerTest::digitsBehindTheAwaitedIdAreText()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArrayList, events);

    QCOMPARE(eventsOf(bytes, {.first = 3, .last = 3}), events);
}

void GtpFramerTest::withoutIdsDigitsAreText()
{
    GtpFramer framer;
    framer.setUsesIds(false);

    QCOMPARE(eventsOf(framer, {"=2\n\n"}), (QByteArrayList{"=|2", "."}));
}

void GtpFramerTest::anAwaitedIdBeginsANewReplyWithoutABlankLine()
{
    const GtpIdRange awaited{.first = 16, .last = 17};

    QCOMPARE(eventsOf("? empty command\n=16 KataGo\n=17 2\n\n", awaited),
             (QByteArrayList{"?|empty command", ".", "=16|KataGo", ".", "=17|2", "."}));
}

void GtpFramerTest::otherStatusLinesInsideAReplyAreText()
{
    const GtpIdRange awaited{.first = 16, .last = 17};

    QCOMPARE(eventsOf("=15 a\n=15 b\n=18 c\n= d\n\n", awaited),
             (QByteArrayList{"=15|a", "+=15 b", "+=18 c", "+= d", "."}));
}

void GtpFramerTest::aLineWithoutEndOverflows()
{
    GtpFramer framer(100);

    QCOMPARE(eventsOf(framer, {"=1 a\n" + QByteArray(99, 'x'), "xx", "xx"}),
             (QByteArrayList{"=1|a", "!"}));
}

void GtpFramerTest::theEndOfTheStreamEndsTheReply()
{
    GtpFramer framer;
    QCOMPARE(eventsOf(framer, {"=1 a\nb\n"}), (QByteArrayList{"=1|a", "+b"}));

    QCOMPARE(restOf(framer, false), (QByteArrayList{"."}));
    QVERIFY(!framer.isInsideReply());
}

void GtpFramerTest::halfALineCountsOnlyIfAskedFor()
{
    GtpFramer trusting;
    GtpFramer wary;
    QVERIFY(eventsOf(trusting, {"=1 D1"}).isEmpty());
    QVERIFY(eventsOf(wary, {"=1 D1"}).isEmpty());

    QCOMPARE(restOf(trusting, true), (QByteArrayList{"=1|D1", "."}));
    QVERIFY(restOf(wary, false).isEmpty());
}

void GtpFramerTest::piecesDoNotMatter_data()
{
    QTest::addColumn<QString>("talk");
    for (const char *name :
         {"gnugo", "katago", "katago-scores", "leelaz-analyze", "leelaz-handicap"}) {
        QTest::newRow(name) << QString::fromLatin1(name);
    }
}

void GtpFramerTest::piecesDoNotMatter()
{
    QFETCH(QString, talk);
    const RecordedTalk recorded = recordedTalk(talk);
    const QByteArrayList asRead = [&recorded] {
        GtpFramer framer;
        return eventsOf(framer, recorded.pieces);
    }();
    std::vector<QByteArray> bytes;
    for (const char byte : recorded.output()) {
        bytes.emplace_back(1, byte);
    }
    GtpFramer byteByByte;

    QVERIFY(asRead.size() > 4);
    QCOMPARE(eventsOf(byteByByte, bytes), asRead);
    QCOMPARE(eventsOf(recorded.output()), asRead);
}

void GtpFramerTest::recordedAnswersAreRead_data()
{
    QTest::addColumn<QString>("talk");
    QTest::addColumn<int>("replies");
    QTest::addColumn<QByteArrayList>("someOfThem");
    QTest::newRow("GNU Go writes status, id and text apart")
        << QStringLiteral("gnugo") << 68
        << QByteArrayList{"=|2", "=7|GNU Go", "=2147483647|GNU Go", "?12|unknown command",
                          "=14|true"};
    QTest::newRow("KataGo") << QStringLiteral("katago") << 108
                            << QByteArrayList{"=1|1.17.2+g170-b6c96-s175M", "?|illegal move",
                                              "?|Could not parse vertex: 'i5'"};
    QTest::newRow("KataGo scores") << QStringLiteral("katago-scores") << 43
                                   << QByteArrayList{"=|B+5.5", "=|A3", "=|W+6.5", "=|0.5"};
}

void GtpFramerTest::recordedAnswersAreRead()
{
    QFETCH(QString, talk);
    QFETCH(int, replies);
    QFETCH(QByteArrayList, someOfThem);

    const QByteArrayList events = eventsOf(recordedTalk(talk).output());

    QCOMPARE(events.count("."), replies);
    for (const QByteArray &event : someOfThem) {
        QVERIFY2(events.contains(event), event.constData());
    }
}

/// Leela Zero answers "set_free_handicap D4 D4" twice; with ids the second one would repeat the
/// first one's.
void GtpFramerTest::twoAnswersToOneCommandAreTwoReplies()
{
    const QByteArrayList events =
        eventsOf(recordedTalk(QStringLiteral("leelaz-handicap")).output());

    const qsizetype refusal = events.indexOf("?|illegal move");
    QVERIFY(refusal > 0);
    QCOMPARE(events.mid(refusal, 6),
             (QByteArrayList{"?|illegal move", ".", "=|D4", ".", "=|Leela Zero", "."}));
}

void GtpFramerTest::analysisLinesCutBetweenReadsAreWhole()
{
    const QByteArrayList events =
        eventsOf(recordedTalk(QStringLiteral("leelaz-analyze")).output(), {6, 6});

    QCOMPARE(events.size(), 5);
    QCOMPARE(events.first(), QByteArray("=5|"));
    QVERIFY(events[1].startsWith("+info move K15 visits 1"));
    QVERIFY(events[1].contains(" info move C13 visits 1"));
    QCOMPARE(events.mid(2), (QByteArrayList{".", "=6|Leela Zero", "."}));
}

SHINPAN_TEST(GtpFramerTest)
#include "gtpframer_test.moc"
