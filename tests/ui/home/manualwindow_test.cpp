#include "ui/home/manualwindow.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"

#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

using namespace shinpan;

/// The manual: that it is there, whole in every language, and can be read around in.
class ManualWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }

    void chaptersAreListed();
    void noLineIsWiderThanTheWindow();
    void aChapterIsGoneTo();
    void aSearchGoesFromHitToHit();
    void bothLanguagesHaveTheSameShape();
    void everyControlHasAName();

private:
    [[nodiscard]] QListWidget &chapters() const
    {
        return *test::control<QListWidget>(*m_window, "Chapters");
    }
    [[nodiscard]] QTextBrowser &text() const { return *m_window->findChild<QTextBrowser *>(); }
    /// The tags of a manual in their order, and what stands in its <pre>.
    [[nodiscard]] static QStringList shapeOf(const QString &language);

    std::unique_ptr<ManualWindow> m_window;
};

void ManualWindowTest::init()
{
    m_window = std::make_unique<ManualWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void ManualWindowTest::chaptersAreListed()
{
    QVERIFY(chapters().count() > 8);
    QCOMPARE(chapters().item(0)->text(), QStringLiteral("A first game"));
}

void ManualWindowTest::noLineIsWiderThanTheWindow()
{
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QCOMPARE(text().horizontalScrollBar()->maximum(), 0);
}

void ManualWindowTest::aChapterIsGoneTo()
{
    QCOMPARE(text().verticalScrollBar()->value(), 0);

    chapters().setCurrentRow(4);

    QVERIFY(text().verticalScrollBar()->value() > 0);
    QCOMPARE(text().textCursor().block().text(), chapters().item(4)->text());
}

void ManualWindowTest::aSearchGoesFromHitToHit()
{
    auto *search = test::control<QLineEdit>(*m_window, "Search the manual");
    QTest::keyClicks(search, QStringLiteral("escape"));
    const int first = text().textCursor().position();
    QCOMPARE(text().textCursor().selectedText().toLower(), QStringLiteral("escape"));

    QTest::keyClick(search, Qt::Key_Return);
    QVERIFY(text().textCursor().position() > first);
    for (int hit = 0; hit < 20 && text().textCursor().position() != first; ++hit) {
        QTest::keyClick(search, Qt::Key_Return); // around the end
    }
    QCOMPARE(text().textCursor().position(), first);
}

QStringList ManualWindowTest::shapeOf(const QString &language)
{
    QFile file(QStringLiteral(":/manual/%1.html").arg(language));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const QString html = QString::fromUtf8(file.readAll());
    static const QRegularExpression part(
        QStringLiteral("<pre>.*?</pre>|<code>.*?</code>|</?(h[12]|p|tr)>"),
        QRegularExpression::DotMatchesEverythingOption);
    QStringList shape;
    auto match = part.globalMatch(html);
    while (match.hasNext()) {
        shape << match.next().captured();
    }
    return shape;
}

void ManualWindowTest::bothLanguagesHaveTheSameShape()
{
    QVERIFY(!shapeOf(QStringLiteral("en")).isEmpty());
    QCOMPARE(shapeOf(QStringLiteral("de")), shapeOf(QStringLiteral("en")));
}

void ManualWindowTest::everyControlHasAName()
{
    QCOMPARE(test::unnamedControls(*m_window), QStringList());
}

SHINPAN_TEST(ManualWindowTest)
#include "manualwindow_test.moc"
