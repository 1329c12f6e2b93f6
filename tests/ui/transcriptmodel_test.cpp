#include "ui/console/transcriptmodel.h"

#include "tests/support/testmain.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

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
    QCOMPARE(reply.data(TranscriptModel::SourceRole).toInt(), source);
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

    model.setFilter({.source = b, .text = {}});
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

    model.setFilter({.source = {}, .text = QStringLiteral("GenMove")});

    QCOMPARE(rowsOf(model), QStringLiteral("1 genmove b|GENMOVE late"));
}

void TranscriptModelTest::newLinesPassTheFilterToo()
{
    GtpTranscript transcript({.lines = 2});
    const int a = transcript.addSource(QStringLiteral("a"));
    TranscriptModel model(transcript);
    model.setFilter({.source = {}, .text = QStringLiteral("x")});

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
    model.setFilter({.source = a, .text = {}});

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

void TranscriptModelTest::aHundredThousandLinesStayBoundedAndQuick()
{
    GtpTranscript transcript({.lines = 20'000});
    const int source = transcript.addSource(QStringLiteral("a"));
    TranscriptModel model(transcript);
    QElapsedTimer timer;
    timer.start();
    qint64 longestCatchUp = 0;
    for (int batch = 0; batch < 100; ++batch) {
        for (int i = 0; i < 1000; ++i) {
            transcript.append(source, Kind::ErrorOutput, "info move Q16 visits 40 winrate 4522");
        }
        QElapsedTimer catchUp;
        catchUp.start();
        model.catchUp();
        longestCatchUp = std::max(longestCatchUp, catchUp.elapsed());
    }

    QCOMPARE(model.rowCount(), 20'000);
    QVERIFY2(longestCatchUp < 100, qPrintable(QString::number(longestCatchUp)));
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
}

SHINPAN_TEST(TranscriptModelTest)
#include "transcriptmodel_test.moc"
