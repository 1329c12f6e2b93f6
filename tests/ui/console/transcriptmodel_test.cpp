#include "ui/console/transcriptmodel.h"

#include "tests/support/testmain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>

using namespace shinpan;
using Kind = GtpTranscript::Kind;

namespace {

QString rowsOf(const TranscriptModel &model)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        rows.append(model.index(row).data().toString());
    }
    return rows.join(u'|');
}

TranscriptFilter only(int engine)
{
    TranscriptFilter filter;
    filter.engines = {engine};
    return filter;
}

TranscriptFilter with(const QString &text)
{
    TranscriptFilter filter;
    filter.text = text;
    return filter;
}

} // namespace

class TranscriptModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesBecomeRows();
    void linesThatWereThereBeforeAreShown();
    void appendsAreTakenInTogether();
    void forgottenLinesLeaveTheTop();
    void aLineForgottenBeforeCatchingUpIsEmpty();
    void filtersByEngine();
    void filtersByTextWhateverItsLetterCase();
    void newLinesPassTheFilterToo();
    void sourcesAreAnnouncedOnce();
    void aRowCanBeWrittenAsALogLine();
    void aHundredThousandLinesStayBoundedAndQuick();
    void aStreamIsOneRowThatShowsTheNewestLine();
    void aStreamIsUnfoldedOnDemand();
    void streamsOfTwoEnginesAreKeptApart();
    void onlyWhatPassesIsFolded();
    void anEngineThatIsStartedAnewKeepsItsVoice();
    void aLineLeadsToItsRow();
    void aReplyTellsHowLongItTook();
    void aRowKnowsWhereTheGameWas();
    void aNewFilterGoesThroughManyLines();
    void whatATalkerSaidTooMuchDisappearsAndIsToldOf_data();
    void whatATalkerSaidTooMuchDisappearsAndIsToldOf();
};

void TranscriptModelTest::linesBecomeRows()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("GNU Go"));
    TranscriptModel model(transcript);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);

    transcript.append(source, Kind::Command, "1 name");
    transcript.append(source, Kind::Reply, "=1 GNU Go");

    QTRY_COMPARE(rowsOf(model), QStringLiteral("1 name|=1 GNU Go"));
    const QModelIndex reply = model.index(1);
    QCOMPARE(reply.data(TranscriptModel::SourceNameRole).toString(), QStringLiteral("GNU Go"));
    QCOMPARE(reply.data(TranscriptModel::KindRole).toInt(), static_cast<int>(Kind::Reply));
    QCOMPARE(reply.data(TranscriptModel::TimeRole).toString().size(), 12);
}

void TranscriptModelTest::linesThatWereThereBeforeAreShown()
{
    GtpTranscript transcript;
    transcript.append(transcript.addSource(QStringLiteral("a")), Kind::Notice, "old");

    const TranscriptModel model(transcript);

    QCOMPARE(rowsOf(model), QStringLiteral("old"));
}

void TranscriptModelTest::appendsAreTakenInTogether()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("a"));
    const TranscriptModel model(transcript);
    const QSignalSpy insertions(&model, &QAbstractItemModel::rowsInserted);

    for (int i = 0; i < 1000; ++i) {
        transcript.append(source, Kind::ErrorOutput, QByteArray::number(i));
    }

    QTRY_COMPARE(model.rowCount(), 1000);
    QCOMPARE(insertions.size(), 1);
}

void TranscriptModelTest::forgottenLinesLeaveTheTop()
{
    GtpTranscript transcript({.lines = 3});
    const int source = transcript.addSource(QStringLiteral("a"));
    TranscriptModel model(transcript);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);

    for (const char *text : {"1", "2", "3"}) {
        transcript.append(source, Kind::Reply, text);
    }
    model.catchUp();
    transcript.append(source, Kind::Reply, "4");
    model.catchUp();
    QCOMPARE(rowsOf(model), QStringLiteral("2|3|4"));

    for (const char *text : {"5", "6", "7", "8", "9"}) {
        transcript.append(source, Kind::Reply, text);
    }
    model.catchUp();
    QCOMPARE(rowsOf(model), QStringLiteral("7|8|9"));
}

void TranscriptModelTest::aLineForgottenBeforeCatchingUpIsEmpty()
{
    GtpTranscript transcript({.lines = 1});
    const int source = transcript.addSource(QStringLiteral("a"));
    TranscriptModel model(transcript);
    transcript.append(source, Kind::Reply, "1");
    model.catchUp();

    transcript.append(source, Kind::Reply, "2");

    QVERIFY(!model.index(0).data().isValid());
    QCOMPARE(model.logLine(0), QString());
}

void TranscriptModelTest::filtersByEngine()
{
    GtpTranscript transcript;
    const int a = transcript.addSource(QStringLiteral("a"));
    const int b = transcript.addSource(QStringLiteral("b"));
    transcript.append(a, Kind::Reply, "1");
    transcript.append(b, Kind::Reply, "2");
    TranscriptModel model(transcript);

    model.setFilter(only(b));
    QCOMPARE(rowsOf(model), QStringLiteral("2"));

    model.setFilter({});
    QCOMPARE(rowsOf(model), QStringLiteral("1|2"));
}

void TranscriptModelTest::filtersByTextWhateverItsLetterCase()
{
    GtpTranscript transcript;
    const int a = transcript.addSource(QStringLiteral("a"));
    transcript.append(a, Kind::Command, "1 genmove b");
    transcript.append(a, Kind::Reply, "=1 D4");
    transcript.append(a, Kind::Notice, "GENMOVE late");
    TranscriptModel model(transcript);

    model.setFilter(with(QStringLiteral("GenMove")));

    QCOMPARE(rowsOf(model), QStringLiteral("1 genmove b|GENMOVE late"));
}

void TranscriptModelTest::newLinesPassTheFilterToo()
{
    GtpTranscript transcript({.lines = 2});
    const int a = transcript.addSource(QStringLiteral("a"));
    TranscriptModel model(transcript);
    model.setFilter(with(QStringLiteral("x")));

    transcript.append(a, Kind::Reply, "x1");
    transcript.append(a, Kind::Reply, "y");
    model.catchUp();
    QCOMPARE(rowsOf(model), QStringLiteral("x1"));

    transcript.append(a, Kind::Reply, "x2");
    model.catchUp();
    QCOMPARE(rowsOf(model), QStringLiteral("x2"));
}

void TranscriptModelTest::sourcesAreAnnouncedOnce()
{
    GtpTranscript transcript;
    TranscriptModel model(transcript);
    const QSignalSpy appearances(&model, &TranscriptModel::sourceAppeared);
    const int a = transcript.addSource(QStringLiteral("a"));
    const int b = transcript.addSource(QStringLiteral("b"));

    transcript.append(a, Kind::Reply, "1");
    transcript.append(a, Kind::Reply, "2");
    transcript.append(b, Kind::Reply, "3");
    model.catchUp();
    model.setFilter(only(a));

    QCOMPARE(appearances.size(), 2);
    QCOMPARE(appearances[1][0].toInt(), b);
    QCOMPARE(model.sourceCount(), 2);
}

void TranscriptModelTest::aRowCanBeWrittenAsALogLine()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("GNU Go"));
    transcript.append(source, Kind::Command, "1 name");
    const TranscriptModel model(transcript);

    QCOMPARE(model.logLine(0).mid(12), QStringLiteral(" > [GNU Go] 1 name"));
}

/// Measures processor time, as others may be at work.
void TranscriptModelTest::aHundredThousandLinesStayBoundedAndQuick()
{
    const auto seconds = [] { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; };
    GtpTranscript transcript({.lines = 20'000});
    const int source = transcript.addSource(QStringLiteral("a"));
    TranscriptModel model(transcript);
    const double begin = seconds();
    double longestCatchUp = 0;
    for (int batch = 0; batch < 100; ++batch) {
        for (int i = 0; i < 1000; ++i) {
            transcript.append(source, Kind::ErrorOutput, "info move Q16 visits 40 winrate 4522");
        }
        const double before = seconds();
        model.catchUp();
        longestCatchUp = std::max(longestCatchUp, seconds() - before);
    }

    QTRY_COMPARE(model.rowCount(), 20'000);
    QVERIFY2(longestCatchUp < 0.1, qPrintable(QString::number(longestCatchUp)));
    QVERIFY2(seconds() - begin < 5, qPrintable(QString::number(seconds() - begin)));
}

void TranscriptModelTest::aStreamIsOneRowThatShowsTheNewestLine()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("a"));
    TranscriptModel model(transcript);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    transcript.append(source, Kind::Command, "1 lz-analyze b 10");
    transcript.append(source, Kind::Reply, "=1");
    transcript.append(source, Kind::ReplyLine, "info move D4 visits 1");
    model.catchUp();
    QCOMPARE(rowsOf(model), QStringLiteral("1 lz-analyze b 10|=1|info move D4 visits 1"));

    transcript.append(source, Kind::ErrorOutput, "thinking");
    transcript.append(source, Kind::ReplyLine, "info move D4 visits 2");
    transcript.append(source, Kind::ReplyLine, "info move D4 visits 3");
    model.catchUp();

    QCOMPARE(rowsOf(model), QStringLiteral("1 lz-analyze b 10|=1|info move D4 visits 3|thinking"));
    QCOMPARE(model.index(2).data(TranscriptModel::FoldedRole).toInt(), 3);
    QCOMPARE(model.index(3).data(TranscriptModel::FoldedRole).toInt(), 1);
    QCOMPARE(model.index(2).data(TranscriptModel::CommandRole).toString(),
             QStringLiteral("lz-analyze"));
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0][0].toModelIndex().row(), 2);
    QCOMPARE(model.rowOf(5), 2);
}

void TranscriptModelTest::aStreamIsUnfoldedOnDemand()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("a"));
    TranscriptModel model(transcript);
    transcript.append(source, Kind::Command, "analyze b");
    transcript.append(source, Kind::Reply, "=");
    transcript.append(source, Kind::ReplyLine, "info 1");
    transcript.append(source, Kind::ReplyLine, "info 2");
    model.catchUp();
    QCOMPARE(rowsOf(model), QStringLiteral("analyze b|=|info 2"));

    model.setFoldsStreams(false);
    QCOMPARE(rowsOf(model), QStringLiteral("analyze b|=|info 1|info 2"));

    model.setFoldsStreams(true);
    QCOMPARE(rowsOf(model), QStringLiteral("analyze b|=|info 2"));
}

void TranscriptModelTest::streamsOfTwoEnginesAreKeptApart()
{
    GtpTranscript transcript;
    const int a = transcript.addSource(QStringLiteral("a"));
    const int b = transcript.addSource(QStringLiteral("b"));
    for (const int engine : {a, b}) {
        transcript.append(engine, Kind::Command, "1 analyze");
        transcript.append(engine, Kind::Reply, "=1");
    }
    transcript.append(a, Kind::ReplyLine, "info a1");
    transcript.append(b, Kind::ReplyLine, "info b1");
    transcript.append(a, Kind::ReplyLine, "info a2");
    transcript.append(b, Kind::ReplyLine, "info b2");
    transcript.append(a, Kind::Command, "2 analyze");
    transcript.append(a, Kind::Reply, "=2");
    transcript.append(a, Kind::ReplyLine, "info a3");
    const TranscriptModel model(transcript);

    QCOMPARE(rowsOf(model),
             QStringLiteral("1 analyze|=1|1 analyze|=1|info a2|info b2|2 analyze|=2|info a3"));
}

void TranscriptModelTest::onlyWhatPassesIsFolded()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("a"));
    TranscriptModel model(transcript);
    transcript.append(source, Kind::Command, "1 analyze");
    transcript.append(source, Kind::Reply, "=1");
    for (const char *text : {"info move D4", "info move Q16", "info move d4 a", "info move C3"}) {
        transcript.append(source, Kind::ReplyLine, text);
    }

    model.setFilter(with(QStringLiteral("move d4")));

    QCOMPARE(rowsOf(model), QStringLiteral("info move d4 a"));
    QCOMPARE(model.index(0).data(TranscriptModel::FoldedRole).toInt(), 2);
}

void TranscriptModelTest::anEngineThatIsStartedAnewKeepsItsVoice()
{
    GtpTranscript transcript;
    TranscriptModel model(transcript);
    for (const char *name : {"Black · GNU Go", "White · Pachi", "Black · GNU Go"}) {
        transcript.append(transcript.addSource(QString::fromUtf8(name)), Kind::Notice, "started");
    }
    QTRY_COMPARE(model.rowCount(), 3);
    const auto voice = [&model](int row) {
        return model.index(row).data(TranscriptModel::VoiceRole).toInt();
    };

    QVERIFY(voice(0) != voice(1));
    QCOMPARE(voice(2), voice(0));
}

void TranscriptModelTest::aLineLeadsToItsRow()
{
    GtpTranscript transcript;
    const int a = transcript.addSource(QStringLiteral("a"));
    const int b = transcript.addSource(QStringLiteral("b"));
    for (int i = 0; i < 6; ++i) {
        transcript.append(i % 2 == 0 ? a : b, Kind::Stray, QByteArray::number(i));
    }
    TranscriptModel model(transcript);
    model.setFilter(only(b));

    QCOMPARE(rowsOf(model), QStringLiteral("1|3|5"));
    QCOMPARE(model.numberOf(1), 3);
    QCOMPARE(model.rowOf(3), 1);
    QCOMPARE(model.rowOf(2), 1);
    QCOMPARE(model.rowOf(6), 3);
}

void TranscriptModelTest::aReplyTellsHowLongItTook()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("a"));
    transcript.append(source, Kind::Command, "1 name");
    TranscriptModel model(transcript);
    QVERIFY(model.index(0).data(TranscriptModel::IsPendingRole).toBool());
    QVERIFY(model.index(0).data(TranscriptModel::LatencyRole).isValid());

    transcript.append(source, Kind::Reply, "=1 engine");
    model.catchUp();

    QVERIFY(!model.index(0).data(TranscriptModel::IsPendingRole).toBool());
    QVERIFY(!model.index(0).data(TranscriptModel::LatencyRole).isValid());
    QCOMPARE(model.index(1).data(TranscriptModel::LatencyRole).toLongLong(),
             transcript.latencyOf(1)->count());
}

void TranscriptModelTest::aRowKnowsWhereTheGameWas()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("a"));
    TranscriptModel model(transcript);
    transcript.append(source, Kind::Command, "name");
    model.moments().note(transcript.endNumber(), {.seen = NodeId{7}});
    transcript.append(source, Kind::Command, "genmove b");
    model.catchUp();

    QCOMPARE(model.nodeOf(0), NoNode);
    QCOMPARE(model.nodeOf(1), NodeId{7});
}

void TranscriptModelTest::aNewFilterGoesThroughManyLines()
{
    const QTemporaryDir directory;
    GtpTranscript transcript;
    transcript.keepIn(directory.path());
    const int source = transcript.addSource(QStringLiteral("a"));
    TranscriptModel model(transcript);
    for (int i = 0; i < 200'000; ++i) {
        transcript.append(source, Kind::ErrorOutput,
                          i % 1000 == 0 ? "a needle" : "hay: a line of no use to anybody");
    }
    model.setFilter(with(QStringLiteral("NEEDLE")));

    QTRY_VERIFY_WITH_TIMEOUT(!model.isBehind(), 60'000);
    QCOMPARE(model.rowCount(), 200);
    QCOMPARE(model.numberOf(199), 199'000);
    QCOMPARE(model.index(50).data().toString(), QStringLiteral("a needle"));

    model.setFilter({});
    QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 200'000, 60'000);
}

void TranscriptModelTest::whatATalkerSaidTooMuchDisappearsAndIsToldOf_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("quietEvery");
    QTest::newRow("standard error") << Kind::ErrorOutput << 2'000;
    QTest::newRow("much of it among the lines of another") << Kind::ErrorOutput << 10;
    QTest::newRow("an analysis") << Kind::ReplyLine << 2'000;
}

void TranscriptModelTest::whatATalkerSaidTooMuchDisappearsAndIsToldOf()
{
    QFETCH(const Kind, kind);
    QFETCH(const int, quietEvery);
    const QTemporaryDir directory;
    GtpTranscript transcript;
    transcript.keepIn(directory.path());
    transcript.setBudget(200'000);
    const int quiet = transcript.addSource(QStringLiteral("quiet"));
    const int talker = transcript.addSource(QStringLiteral("talker"));
    TranscriptModel model(transcript);
    QCOMPARE(model.rowCount(), 0);
    transcript.append(talker, Kind::Command, "1 lz-analyze 10");
    transcript.append(talker, Kind::Reply, "=1");
    for (int i = 0; i < 10'000; ++i) {
        transcript.append(talker, kind, "info move D4 visits 1 and so on and on and on");
        if (i % quietEvery == 0) {
            transcript.append(quiet, Kind::ErrorOutput, "a word");
        }
        if (i % 500 == 0) {
            model.catchUp();
        }
    }
    model.catchUp();
    QTRY_VERIFY(!model.isBehind());

    int ofQuiet = 0;
    int notes = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        QVERIFY2(model.index(row).data().isValid(), qPrintable(QString::number(row)));
        const QString text = model.index(row).data().toString();
        ofQuiet += text == QLatin1String("a word") ? 1 : 0;
        notes += text.contains(QLatin1String("lines before this one are forgotten")) ? 1 : 0;
        QVERIFY(row == 0 || model.numberOf(row) > model.numberOf(row - 1));
    }
    QCOMPARE(ofQuiet, 10'000 / quietEvery);
    QCOMPARE(notes, 1);
}

SHINPAN_TEST(TranscriptModelTest)
#include "transcriptmodel_test.moc"
