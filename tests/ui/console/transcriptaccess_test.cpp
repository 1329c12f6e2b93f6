#include "tests/support/testmain.h"
#include "ui/console/transcriptmodel.h"
#include "ui/console/transcriptview.h"

#include <QAccessible>
#include <QScrollBar>
#include <QTest>

using namespace shinpan;
using Kind = GtpTranscript::Kind;

class TranscriptAccessTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theRowsInSightAreItsChildren();
    void aRowIsFoundWhereItIsSeen();
    void theCurrentRowHasTheFocus();

private:
    std::unique_ptr<GtpTranscript> m_transcript;
    std::unique_ptr<TranscriptModel> m_model;
    std::unique_ptr<TranscriptView> m_view;
    QAccessibleInterface *m_list = nullptr;
};

void TranscriptAccessTest::init()
{
    m_view.reset();
    m_model.reset();
    m_transcript = std::make_unique<GtpTranscript>();
    const int source = m_transcript->addSource(QStringLiteral("a"));
    for (int i = 0; i < 1000; ++i) {
        m_transcript->append(source, Kind::Stray, QByteArray::number(i));
    }
    m_model = std::make_unique<TranscriptModel>(*m_transcript);
    m_view = std::make_unique<TranscriptView>(*m_model);
    m_view->resize(600, 300);
    m_view->show();
    m_view->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    QTRY_COMPARE(m_model->rowCount(), 1000);
    m_list = QAccessible::queryAccessibleInterface(m_view.get());
    QVERIFY(m_list);
}

void TranscriptAccessTest::theRowsInSightAreItsChildren()
{
    m_view->verticalScrollBar()->setValue(100);
    QCOMPARE(m_list->role(), QAccessible::List);
    QVERIFY(!m_list->text(QAccessible::Name).isEmpty());
    QCOMPARE(m_list->childCount(), m_view->rowsInSight());
    QVERIFY(m_list->childCount() < 100);

    QAccessibleInterface *first = m_list->child(0);
    QVERIFY(first);
    QCOMPARE(first->role(), QAccessible::ListItem);
    QVERIFY(first->text(QAccessible::Name).endsWith(QStringLiteral(" ~ [a] 100")));
    QCOMPARE(m_list->indexOfChild(first), 0);
    QCOMPARE(first->parent(), m_list);
    QVERIFY(!first->state().offscreen);
    QVERIFY(!m_list->child(m_list->childCount()));
}

void TranscriptAccessTest::aRowIsFoundWhereItIsSeen()
{
    QAccessibleInterface *row = m_list->child(3);
    const QPoint middle = row->rect().center();

    QCOMPARE(m_list->childAt(middle.x(), middle.y()), row);
}

void TranscriptAccessTest::theCurrentRowHasTheFocus()
{
    m_view->setFocus();
    m_view->setCurrentIndex(m_model->index(500));

    QAccessibleInterface *focus = m_list->focusChild();
    QVERIFY(focus);
    QVERIFY(focus->text(QAccessible::Name).endsWith(QStringLiteral(" 500")));
    QVERIFY(focus->state().focused);
}

SHINPAN_TEST(TranscriptAccessTest)
#include "transcriptaccess_test.moc"
