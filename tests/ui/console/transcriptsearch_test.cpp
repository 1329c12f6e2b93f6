#include "ui/console/transcriptsearch.h"

#include "tests/support/testmain.h"
#include "ui/console/transcriptmodel.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using Kind = GtpTranscript::Kind;
using Direction = TranscriptSearch::Direction;

class TranscriptSearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesFromHitToHitAndRound();
    void whatIsNotThereIsNotFound();
    void whatTheFilterKeepsOutIsNotFound();
    void newLinesAreSearchedAsTheyCome();
    void aFoldedLineLeadsToItsRow();
    void forgottenHitsAreGone();
    void manyLinesAreSearched();

private:
    /// The row that find() tells; -1 if it finds nothing.
    [[nodiscard]] static int found(TranscriptSearch &search, Direction direction, int row);
};

int TranscriptSearchTest::found(TranscriptSearch &search, Direction direction, int row)
{
    const QSignalSpy hits(&search, &TranscriptSearch::found);
    const QSignalSpy misses(&search, &TranscriptSearch::notFound);
    search.find(direction, row);
    const bool isAnswered =
        QTest::qWaitFor([&] { return !hits.isEmpty() || !misses.isEmpty(); }, 60'000);
    return isAnswered && !hits.isEmpty() ? hits[0][0].toInt() : -1;
}

void TranscriptSearchTest::goesFromHitToHitAndRound()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("a"));
    for (const char *text : {"one", "TWO", "three", "two more", "five"}) {
        transcript.append(source, Kind::Stray, text);
    }
    TranscriptModel model(transcript);
    TranscriptSearch search(model);
    search.setText(QStringLiteral("two"));

    QTRY_COMPARE(search.hitCount(), 2);
    QCOMPARE(found(search, Direction::Next, -1), 1);
    QCOMPARE(found(search, Direction::Next, 1), 3);
    QCOMPARE(found(search, Direction::Next, 3), 1);
    QCOMPARE(found(search, Direction::Previous, 3), 1);
    QCOMPARE(found(search, Direction::Previous, 1), 3);
    QCOMPARE(found(search, Direction::Previous, -1), 3);
    QCOMPARE(search.hitOf(3), 1);
    QVERIFY(!search.hitOf(2));
}

void TranscriptSearchTest::whatIsNotThereIsNotFound()
{
    GtpTranscript transcript;
    transcript.append(transcript.addSource(QStringLiteral("a")), Kind::Stray, "one");
    TranscriptModel model(transcript);
    TranscriptSearch search(model);
    QCOMPARE(found(search, Direction::Next, 0), -1);

    search.setText(QStringLiteral("two"));

    QCOMPARE(found(search, Direction::Next, 0), -1);
    QCOMPARE(search.hitCount(), 0);
}

void TranscriptSearchTest::whatTheFilterKeepsOutIsNotFound()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("a"));
    transcript.append(source, Kind::Stray, "D4");
    transcript.append(source, Kind::ErrorOutput, "D4");
    transcript.append(source, Kind::Stray, "D4 again");
    TranscriptModel model(transcript);
    TranscriptSearch search(model);
    search.setText(QStringLiteral("d4"));
    QTRY_COMPARE(search.hitCount(), 3);
    TranscriptFilter filter;
    filter.directions = TranscriptFilter::ErrorOutput;

    model.setFilter(filter);

    QTRY_COMPARE(search.hitCount(), 1);
    QCOMPARE(found(search, Direction::Next, 0), 0);
}

void TranscriptSearchTest::newLinesAreSearchedAsTheyCome()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("a"));
    TranscriptModel model(transcript);
    TranscriptSearch search(model);
    search.setText(QStringLiteral("x"));
    QCOMPARE(search.hitCount(), 0);

    transcript.append(source, Kind::Stray, "y");
    transcript.append(source, Kind::Stray, "x");

    QTRY_COMPARE(search.hitCount(), 1);
    QCOMPARE(found(search, Direction::Next, -1), 1);
}

void TranscriptSearchTest::aFoldedLineLeadsToItsRow()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("a"));
    transcript.append(source, Kind::Command, "1 analyze");
    transcript.append(source, Kind::Reply, "=1");
    for (const char *text : {"info D4", "info Q16", "info D4", "info C3"}) {
        transcript.append(source, Kind::ReplyLine, text);
    }
    TranscriptModel model(transcript);
    TranscriptSearch search(model);
    search.setText(QStringLiteral("q16"));

    QTRY_COMPARE(search.hitCount(), 1);
    QCOMPARE(found(search, Direction::Next, -1), 2);
    search.setText(QStringLiteral("info"));
    QTRY_COMPARE(search.hitCount(), 1);
}

void TranscriptSearchTest::forgottenHitsAreGone()
{
    GtpTranscript transcript({.lines = 2});
    const int source = transcript.addSource(QStringLiteral("a"));
    TranscriptModel model(transcript);
    TranscriptSearch search(model);
    search.setText(QStringLiteral("x"));
    transcript.append(source, Kind::Stray, "x1");
    transcript.append(source, Kind::Stray, "x2");
    QTRY_COMPARE(search.hitCount(), 2);

    transcript.append(source, Kind::Stray, "y");
    model.catchUp();

    QCOMPARE(search.hitCount(), 1);
    QCOMPARE(found(search, Direction::Next, -1), 0);
}

void TranscriptSearchTest::manyLinesAreSearched()
{
    const QTemporaryDir directory;
    GtpTranscript transcript;
    transcript.keepIn(directory.path());
    const int source = transcript.addSource(QStringLiteral("a"));
    for (int i = 0; i < 200'000; ++i) {
        transcript.append(source, Kind::ErrorOutput,
                          i % 1000 == 500 ? "a needle" : "hay: a line of no use to anybody");
    }
    TranscriptModel model(transcript);
    QTRY_VERIFY_WITH_TIMEOUT(!model.isBehind(), 60'000);
    TranscriptSearch search(model);
    search.setText(QStringLiteral("needle"));

    QCOMPARE(found(search, Direction::Next, 499), 500);
    QCOMPARE(found(search, Direction::Previous, 0), 199'500);
    QVERIFY(!search.isSearching());
    QCOMPARE(search.hitCount(), 200);
}

SHINPAN_TEST(TranscriptSearchTest)
#include "transcriptsearch_test.moc"
