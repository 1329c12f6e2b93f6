#include "core/gtp/linesplitter.h"

#include "tests/support/testmain.h"

#include <QStringList>
#include <QTest>

using namespace shinpan;

class LineSplitterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesEndAtLineFeeds();
    void aLineMayComeInPieces();
    void controlBytesVanishAndTabulatorsAreBlanks();
    void bytesBeyondAsciiStay();
    void aLongLineIsCutOnceAndItsRestSkipped();
    void aLineOfExactlyTheLimitIsWhole();
    void whatFollowsTheLastLineFeedIsKeptUntilTheEnd();
    void theRestOfACutLineIsNoLine();

private:
    static QByteArrayList linesOf(LineSplitter &splitter)
    {
        QByteArrayList lines;
        while (const auto line = splitter.next()) {
            lines.append(line->text.toByteArray() + (line->isCut ? "…" : ""));
        }
        return lines;
    }
};

void LineSplitterTest::linesEndAtLineFeeds()
{
    LineSplitter splitter(100);
    splitter.feed("one\n\nthree\nfo");

    QCOMPARE(linesOf(splitter), (QByteArrayList{"one", "", "three"}));
}

void LineSplitterTest::aLineMayComeInPieces()
{
    LineSplitter splitter(100);
    QByteArrayList lines;
    for (const char byte : QByteArray("one\ntwo\n")) {
        splitter.feed(QByteArrayView(&byte, 1));
        lines += linesOf(splitter);
    }

    QCOMPARE(lines, (QByteArrayList{"one", "two"}));
}

void LineSplitterTest::controlBytesVanishAndTabulatorsAreBlanks()
{
    LineSplitter splitter(100);
    splitter.feed(QByteArrayView("a\tb\r\nc\0d\x7F"
                                 "e\x1B[0m\n",
                                 15));

    QCOMPARE(linesOf(splitter), (QByteArrayList{"a b", "cde[0m"}));
}

void LineSplitterTest::bytesBeyondAsciiStay()
{
    LineSplitter splitter(100);
    splitter.feed("\xE5\x9B\xB2 \xFF\x80\n");

    QCOMPARE(linesOf(splitter), (QByteArrayList{"\xE5\x9B\xB2 \xFF\x80"}));
}

void LineSplitterTest::aLongLineIsCutOnceAndItsRestSkipped()
{
    LineSplitter splitter(4);
    splitter.feed("12345");
    QCOMPARE(linesOf(splitter), (QByteArrayList{"1234…"}));
    splitter.feed("6789");
    QVERIFY(linesOf(splitter).isEmpty());
    splitter.feed("0\nnext\n");
    QCOMPARE(linesOf(splitter), (QByteArrayList{"next"}));
}

void LineSplitterTest::aLineOfExactlyTheLimitIsWhole()
{
    LineSplitter splitter(4);
    splitter.feed("1234");
    QVERIFY(linesOf(splitter).isEmpty());
    splitter.feed("\n");
    QCOMPARE(linesOf(splitter), (QByteArrayList{"1234"}));
}

void LineSplitterTest::whatFollowsTheLastLineFeedIsKeptUntilTheEnd()
{
    LineSplitter splitter(100);
    splitter.feed("one\ntw\ro");
    QCOMPARE(linesOf(splitter), (QByteArrayList{"one"}));

    const auto rest = splitter.takeRest();
    QVERIFY(rest);
    QCOMPARE(rest->text.toByteArray(), QByteArray("two"));
    QVERIFY(!splitter.takeRest());
}

void LineSplitterTest::theRestOfACutLineIsNoLine()
{
    LineSplitter splitter(4);
    splitter.feed("123456");
    QCOMPARE(linesOf(splitter), (QByteArrayList{"1234…"}));
    QVERIFY(!splitter.takeRest());
}

SHINPAN_TEST(LineSplitterTest)
#include "linesplitter_test.moc"
