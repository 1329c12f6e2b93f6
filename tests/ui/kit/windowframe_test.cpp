#include "ui/kit/windowframe.h"

#include "tests/support/testmain.h"

#include <QLabel>
#include <QMainWindow>
#include <QStatusBar>
#include <QTest>

using namespace shinpan;

class WindowFrameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsMentionedStandsInPlaceOfTheStatus();
    void whatAHiddenWindowMentionsIsSeenWithIt();
};

namespace {

/// A window with a status in its status bar.
struct FramedWindow
{
    FramedWindow() { window.statusBar()->addWidget(status); }

    QMainWindow window;
    QLabel *status = new QLabel(QStringLiteral("Black to play"));
    WindowFrame frame{window};
};

} // namespace

void WindowFrameTest::whatIsMentionedStandsInPlaceOfTheStatus()
{
    FramedWindow framed;
    framed.window.show();

    framed.frame.mention(QStringLiteral("Copied."));

    QCOMPARE(framed.window.statusBar()->currentMessage(), QStringLiteral("Copied."));
    QVERIFY(!framed.status->isVisible());
}

void WindowFrameTest::whatAHiddenWindowMentionsIsSeenWithIt()
{
    FramedWindow framed;
    framed.frame.mention(QStringLiteral("Move 1 is reviewed."));
    framed.frame.mention(QStringLiteral("The game is reviewed."), std::chrono::milliseconds(50));
    QCOMPARE(framed.window.statusBar()->currentMessage(), QString());

    framed.window.show();

    QCOMPARE(framed.window.statusBar()->currentMessage(), QStringLiteral("The game is reviewed."));
    QVERIFY(!framed.status->isVisible());
    QTRY_VERIFY(framed.status->isVisible());
    QCOMPARE(framed.window.statusBar()->currentMessage(), QString());

    framed.window.hide();
    framed.window.show();
    QVERIFY(framed.status->isVisible()); // it is said once
}

SHINPAN_TEST(WindowFrameTest)
#include "windowframe_test.moc"
