#include "ui/kit/fittingtoolbar.h"

#include "tests/support/testmain.h"

#include <QLayout>
#include <QMainWindow>
#include <QPixmap>
#include <QTest>
#include <QToolButton>

using namespace shinpan;

/// A bar in a window that gets narrower, with three buttons, two of which can do without words.
class FittingToolBarTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void withRoomAllButtonsHaveTheirWords();
    void theFirstDispensableWordsGoFirst();
    void theLastWordsStay();
    void aWordThatChangesMovesNothing();
    void wordsComeBackWithTheRoom();

private:
    void setWidth(int width) { m_window.resize(width, 200); }
    [[nodiscard]] bool hasWords(QAction *action) const
    {
        return qobject_cast<QToolButton *>(m_bar.widgetForAction(action))->toolButtonStyle()
            == Qt::ToolButtonTextBesideIcon;
    }

    QMainWindow m_window;
    FittingToolBar m_bar{QStringLiteral("Bar")};
    QAction m_save{QStringLiteral("Save the record")};
    QAction m_start{QStringLiteral("Start a game")};
    QAction m_pass{QStringLiteral("Pass on the turn")};
    int m_whole = 0; ///< the width with all words
};

void FittingToolBarTest::initTestCase()
{
    QPixmap picture(16, 16);
    picture.fill(Qt::black);
    for (QAction *action : {&m_save, &m_start, &m_pass}) {
        action->setIcon(picture);
    }
    m_bar.addActions({&m_save, &m_start, &m_pass});
    m_window.addToolBar(&m_bar);
    m_bar.setDispensable({&m_save, &m_pass});
    m_window.show();
    m_whole = m_bar.sizeHint().width();
}

void FittingToolBarTest::withRoomAllButtonsHaveTheirWords()
{
    setWidth(m_whole);

    QVERIFY(hasWords(&m_save) && hasWords(&m_start) && hasWords(&m_pass));
}

void FittingToolBarTest::theFirstDispensableWordsGoFirst()
{
    setWidth(m_whole - 1);

    QVERIFY(!hasWords(&m_save));
    QVERIFY(hasWords(&m_start) && hasWords(&m_pass));
    QVERIFY(m_bar.sizeHint().width() <= m_bar.width());
}

void FittingToolBarTest::theLastWordsStay()
{
    setWidth(60);

    QVERIFY(!hasWords(&m_save) && !hasWords(&m_pass));
    QVERIFY(hasWords(&m_start));
}

void FittingToolBarTest::aWordThatChangesMovesNothing()
{
    m_bar.setWordings(&m_start, {QStringLiteral("Start"), QStringLiteral("Start once more")});
    setWidth(2 * m_whole);
    m_bar.layout()->activate();
    const QRect next = m_bar.widgetForAction(&m_pass)->geometry();

    m_start.setText(QStringLiteral("Start once more"));
    m_bar.layout()->activate();

    QCOMPARE(m_bar.widgetForAction(&m_pass)->geometry(), next);
    m_bar.setWordings(&m_start, {});
    m_start.setText(QStringLiteral("Start a game"));
}

void FittingToolBarTest::wordsComeBackWithTheRoom()
{
    setWidth(60);
    setWidth(m_whole);

    QVERIFY(hasWords(&m_save) && hasWords(&m_start) && hasWords(&m_pass));
}

SHINPAN_TEST(FittingToolBarTest)
#include "fittingtoolbar_test.moc"
