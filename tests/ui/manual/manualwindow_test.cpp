#include "ui/manual/manualwindow.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/manual/manual.h"

#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>

#include <memory>

using namespace shinpan;

/// The window of the manual: that one can read around and search in it.
class ManualWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }

    void pagesAreListed();
    void noLineIsWiderThanTheWindow();
    void aPageAndAChapterAreGoneTo();
    void linksLeadOnAndBack();
    void aSearchGoesThroughAllPages();
    void everyControlHasAName();

private:
    [[nodiscard]] QListWidget &pages() const
    {
        return *test::control<QListWidget>(*m_window, "Pages");
    }
    [[nodiscard]] QTextBrowser &text() const { return *m_window->findChild<QTextBrowser *>(); }
    [[nodiscard]] QString page() const { return text().source().path(); }

    std::unique_ptr<ManualWindow> m_window;
};

void ManualWindowTest::init()
{
    m_window = std::make_unique<ManualWindow>();
    m_window->QWidget::show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void ManualWindowTest::pagesAreListed()
{
    QCOMPARE(pages().count(), static_cast<int>(Manual::pages().size()));
    QCOMPARE(pages().currentItem()->text(), QStringLiteral("Shinpan"));
    QCOMPARE(page(), Manual::pages().constFirst());
}

void ManualWindowTest::noLineIsWiderThanTheWindow()
{
    for (int row = 0; row < pages().count(); ++row) {
        pages().setCurrentRow(row);
        QCOMPARE(page(), Manual::pages().at(row));
        QVERIFY2(text().horizontalScrollBar()->maximum() == 0, qPrintable(page()));
    }
}

void ManualWindowTest::aPageAndAChapterAreGoneTo()
{
    m_window->goTo(QStringLiteral("play#score"));

    QCOMPARE(page(), QStringLiteral("play"));
    QCOMPARE(pages().currentItem()->text(), QStringLiteral("Play"));
    QTRY_VERIFY(text().verticalScrollBar()->value() > 0);
}

void ManualWindowTest::linksLeadOnAndBack()
{
    auto *back = test::control<QToolButton>(*m_window, "Back");
    QVERIFY(!back->isEnabled());

    text().setFocus();
    QTest::keyClick(&text(), Qt::Key_Tab); // to the first link
    QTest::keyClick(&text(), Qt::Key_Return);
    QCOMPARE(page(), QStringLiteral("play"));

    back->click();
    QCOMPARE(page(), QStringLiteral("start"));
    QCOMPARE(pages().currentRow(), 0);
}

void ManualWindowTest::aSearchGoesThroughAllPages()
{
    auto *search = test::control<QLineEdit>(*m_window, "Search the manual");
    QTest::keyClicks(search, QStringLiteral("screen readers"));

    QCOMPARE(page(), QStringLiteral("play"));
    QCOMPARE(text().textCursor().selectedText().toLower(), QStringLiteral("screen readers"));
    QVERIFY(
        pages().item(static_cast<int>(Manual::pages().indexOf(QStringLiteral("gtp"))))->isHidden());

    search->setText(QStringLiteral("sandbox"));
    QStringList seen;
    for (int hit = 0; hit < 40; ++hit) {
        QCOMPARE(text().textCursor().selectedText().toLower(), QStringLiteral("sandbox"));
        if (!seen.contains(page())) {
            seen << page();
        }
        QTest::keyClick(search, Qt::Key_Return);
    }
    QVERIFY(seen.contains(QStringLiteral("engines")));
    QVERIFY(seen.contains(QStringLiteral("competition-file")));

    search->clear();
    QVERIFY(!pages().item(0)->isHidden());
}

void ManualWindowTest::everyControlHasAName()
{
    QCOMPARE(test::unnamedControls(*m_window), QStringList());
}

SHINPAN_TEST(ManualWindowTest)
#include "manualwindow_test.moc"
