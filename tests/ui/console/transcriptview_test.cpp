#include "ui/console/transcriptview.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "ui/console/transcriptmodel.h"

#include <QAction>
#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace shinpan;
using Kind = GtpTranscript::Kind;

class TranscriptViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void theNewestLineIsInSight();
    void scrollingUpStopsFollowing();
    void theButtonJumpsToTheNewestLine();
    void scrollingToTheEndFollowsAgain();
    void resizingKeepsFollowing();
    void linesThatVanishDoNotMoveWhatIsRead();
    void selectedLinesAreCopiedInOrder();
    void anEmptyViewSaysWhatItIsFor();
    void aFloodIsShownQuickly();
    void keysReachEveryRow();
    void draggingSelectsRows();
    void aNewFilterLeavesWhatIsReadInSight();
    void aLineThatWasFoundIsStillThereWithoutTheFilter();
    void tooManyLinesAreCopiedInPart();
    void aCommandThatWaitsIsShownWithTheTime();
    void streamsAreUnfoldedByASwitch();

private:
    void append(int count);
    [[nodiscard]] QScrollBar *bar() const { return m_view->verticalScrollBar(); }
    [[nodiscard]] QString lineAtTop() const
    {
        return m_view->indexAt(QPoint(40, 2)).data().toString();
    }
    [[nodiscard]] bool isNewestInSight() const
    {
        const QModelIndex last = m_model->index(m_model->rowCount() - 1);
        return m_view->viewport()->rect().contains(m_view->visualRect(last));
    }

    static constexpr int Capacity = 500;

    std::unique_ptr<GtpTranscript> m_transcript;
    std::unique_ptr<TranscriptModel> m_model;
    std::unique_ptr<TranscriptView> m_view;
    int m_source = 0;
    int m_appended = 0;
};

void TranscriptViewTest::init()
{
    m_transcript = std::make_unique<GtpTranscript>(GtpTranscript::Limits{.lines = Capacity});
    m_source = m_transcript->addSource(QStringLiteral("a"));
    m_model = std::make_unique<TranscriptModel>(*m_transcript);
    m_view = std::make_unique<TranscriptView>(*m_model);
    m_appended = 0;
    m_view->resize(600, 300);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TranscriptViewTest::cleanup()
{
    m_view.reset();
    m_model.reset();
    m_transcript.reset();
}

/// Appends lines "0", "1" … and lets the view lay them out.
void TranscriptViewTest::append(int count)
{
    for (int i = 0; i < count; ++i) {
        m_transcript->append(m_source, Kind::ErrorOutput, QByteArray::number(m_appended++));
    }
    m_model->catchUp();
    QCoreApplication::processEvents();
}

void TranscriptViewTest::theNewestLineIsInSight()
{
    append(100);
    QVERIFY(m_view->isFollowing());
    QVERIFY(isNewestInSight());

    append(1);
    QVERIFY(isNewestInSight());
}

void TranscriptViewTest::scrollingUpStopsFollowing()
{
    append(100);
    const QSignalSpy changes(m_view.get(), &TranscriptView::followingChanged);

    bar()->triggerAction(QScrollBar::SliderPageStepSub);
    QVERIFY(!m_view->isFollowing());
    QCOMPARE(changes.size(), 1);
    QVERIFY(test::buttonWithText<QPushButton>(*m_view, "Newest")->isVisible());

    const QString top = lineAtTop();
    append(50);
    QCOMPARE(lineAtTop(), top);
}

void TranscriptViewTest::theButtonJumpsToTheNewestLine()
{
    append(100);
    bar()->setValue(0);
    auto *button = test::buttonWithText<QPushButton>(*m_view, "Newest");

    button->click();

    QVERIFY(m_view->isFollowing());
    QVERIFY(isNewestInSight());
    QVERIFY(!button->isVisible());
    append(10);
    QVERIFY(isNewestInSight());
}

void TranscriptViewTest::scrollingToTheEndFollowsAgain()
{
    append(100);
    bar()->setValue(0);

    bar()->setValue(bar()->maximum());

    QVERIFY(m_view->isFollowing());
}

void TranscriptViewTest::resizingKeepsFollowing()
{
    append(100);

    m_view->resize(600, 120);
    QCoreApplication::processEvents();

    QVERIFY(m_view->isFollowing());
    QVERIFY(isNewestInSight());
}

void TranscriptViewTest::linesThatVanishDoNotMoveWhatIsRead()
{
    append(Capacity);
    bar()->setValue(200);
    const QString top = lineAtTop();

    append(50);

    QCOMPARE(m_model->rowCount(), Capacity);
    QCOMPARE(lineAtTop(), top);
    QVERIFY(!m_view->isFollowing());
}

void TranscriptViewTest::selectedLinesAreCopiedInOrder()
{
    append(5);
    QItemSelectionModel *selection = m_view->selectionModel();
    selection->select(m_model->index(3), QItemSelectionModel::Select);
    selection->select(m_model->index(1), QItemSelectionModel::Select);

    QTest::keyClick(m_view.get(), Qt::Key_C, Qt::ControlModifier);

    QCOMPARE(QGuiApplication::clipboard()->text(),
             m_model->logLine(1) + u'\n' + m_model->logLine(3));
}

void TranscriptViewTest::anEmptyViewSaysWhatItIsFor()
{
    m_view->setEmptyText(QStringLiteral("Nothing yet"));
    const auto *label = test::buttonWithText<QLabel>(*m_view, "Nothing yet");
    QVERIFY(label->isVisible());

    append(1);

    QVERIFY(!label->isVisible());
}

void TranscriptViewTest::aFloodIsShownQuickly()
{
    GtpTranscript transcript;
    const int source = transcript.addSource(QStringLiteral("flood"));
    TranscriptModel model(transcript);
    TranscriptView view(model);
    view.resize(800, 400);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QElapsedTimer timer;
    timer.start();

    for (int batch = 0; batch < 100; ++batch) {
        for (int i = 0; i < 1000; ++i) {
            transcript.append(source, Kind::ErrorOutput,
                              "info move Q16 visits 40 winrate 4522 prior 1233");
        }
        model.catchUp();
        QCoreApplication::processEvents();
    }

    QCOMPARE(model.rowCount(), transcript.lineCount());
    QVERIFY(view.isFollowing());
    QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
    qInfo("100,000 lines, 100 repaints: %lld ms", timer.elapsed());
}

void TranscriptViewTest::keysReachEveryRow()
{
    append(100);
    m_view->setFocus();
    const auto current = [this] { return m_view->currentIndex().row(); };

    QTest::keyClick(m_view.get(), Qt::Key_Home);
    QCOMPARE(current(), 0);
    QVERIFY(!m_view->isFollowing());
    QCOMPARE(lineAtTop(), QStringLiteral("0"));
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QCOMPARE(current(), 1);
    QTest::keyClick(m_view.get(), Qt::Key_PageDown);
    QVERIFY(current() > 5);
    QVERIFY(m_view->viewport()->rect().contains(m_view->visualRect(m_view->currentIndex())));
    QTest::keyClick(m_view.get(), Qt::Key_End);
    QCOMPARE(current(), 99);
    QVERIFY(isNewestInSight());
    QTest::keyClick(m_view.get(), Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(m_view->selectionModel()->selectedIndexes().size(), 2);
}

void TranscriptViewTest::draggingSelectsRows()
{
    append(100);
    bar()->setValue(50);
    const auto middleOf = [this](int row) {
        return m_view->visualRect(m_model->index(row)).center();
    };
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, middleOf(52));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ShiftModifier, middleOf(55));

    QItemSelection selection = m_view->selectionModel()->selection();
    QCOMPARE(selection.size(), 1);
    QCOMPARE(selection[0].top(), 52);
    QCOMPARE(selection[0].bottom(), 55);
}

void TranscriptViewTest::aNewFilterLeavesWhatIsReadInSight()
{
    append(400);
    bar()->setValue(255);
    QCOMPARE(lineAtTop(), QStringLiteral("255"));
    TranscriptFilter filter;
    filter.text = QStringLiteral("5");

    m_model->setFilter(filter);
    QCOMPARE(lineAtTop(), QStringLiteral("255"));
    QVERIFY(!m_view->isFollowing());

    m_model->setFilter({});
    QCOMPARE(lineAtTop(), QStringLiteral("255"));
}

/// All hits are in sight, so that the view still follows the newest line.
void TranscriptViewTest::aLineThatWasFoundIsStillThereWithoutTheFilter()
{
    append(400);
    TranscriptFilter filter;
    filter.text = QStringLiteral("77");
    m_model->setFilter(filter);
    QCOMPARE(m_model->rowCount(), 4);
    QVERIFY(m_view->isFollowing());
    m_view->setCurrentIndex(m_model->index(1));

    m_model->setFilter({});

    QCOMPARE(m_view->currentIndex().data().toString(), QStringLiteral("177"));
    QVERIFY(m_view->viewport()->rect().contains(m_view->visualRect(m_view->currentIndex())));
    QVERIFY(!m_view->isFollowing());
}

void TranscriptViewTest::tooManyLinesAreCopiedInPart()
{
    GtpTranscript transcript({.lines = 200'000});
    const int source = transcript.addSource(QStringLiteral("a"));
    for (int i = 0; i < 100'005; ++i) {
        transcript.append(source, Kind::Stray, QByteArray::number(i));
    }
    TranscriptModel model(transcript);
    TranscriptView view(model);
    QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 100'005, 20'000);
    view.selectAll();
    QGuiApplication::clipboard()->clear();

    view.copySelection();

    const auto copied = [] { return QGuiApplication::clipboard()->text(); };
    QTRY_VERIFY_WITH_TIMEOUT(!copied().isEmpty(), 60'000);
    QCOMPARE(copied().count(u'\n'), 100'000);
    QVERIFY(copied().endsWith(QStringLiteral(" ~ [a] 99999\n… and 5 more line(s)")));
}

void TranscriptViewTest::aCommandThatWaitsIsShownWithTheTime()
{
    m_view->resize(1000, 300);
    m_transcript->append(m_source, Kind::Command, "1 genmove b");
    m_model->catchUp();
    QCoreApplication::processEvents();
    const QImage first = m_view->viewport()->grab().toImage();

    QTRY_VERIFY(m_view->viewport()->grab().toImage() != first);
}

void TranscriptViewTest::streamsAreUnfoldedByASwitch()
{
    m_transcript->append(m_source, Kind::Command, "analyze");
    m_transcript->append(m_source, Kind::Reply, "=");
    m_transcript->append(m_source, Kind::ReplyLine, "info 1");
    m_transcript->append(m_source, Kind::ReplyLine, "info 2");
    m_model->catchUp();
    QCOMPARE(m_model->rowCount(), 3);
    QVERIFY(m_view->foldAction()->isChecked());

    m_view->foldAction()->trigger();

    QCOMPARE(m_model->rowCount(), 4);
}

SHINPAN_TEST(TranscriptViewTest)
#include "transcriptview_test.moc"
