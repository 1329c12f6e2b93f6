#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"
#include "tests/ui/support/opendocuments.h"
#include "ui/board/boardview.h"
#include "ui/document/fileoptions.h"
#include "ui/ending/endcard.h"
#include "ui/home/homepage.h"
#include "ui/scoring/scoringcontroller.h"
#include "ui/scoring/scoringpanel.h"
#include "ui/window/mainwindow.h"

#include <QAccessible>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QTest>

using namespace shinpan;
using test::eventually;

namespace {

/// What a screen reader would say by itself: where the focus is, and what speaks up elsewhere.
QStringList heard;

} // namespace

/// Qt's own drops everything on a platform without screen readers, as that of the tests is. This
/// one takes its place in the whole program, and in the libraries that it uses.
void QAccessible::updateAccessibility(QAccessibleEvent *event)
{
    const bool isNews = event->type() == QAccessible::Alert;
    if (!isNews && event->type() != QAccessible::Focus) {
        return;
    }
    if (const QAccessibleInterface *face = event->accessibleInterface()) {
        const QString name = face->text(QAccessible::Name);
        const QString more = face->text(QAccessible::Description);
        heard.append(isNews && !more.isEmpty() ? QStringLiteral("%1: %2").arg(name, more) : name);
    }
}

/// A game from the start page to its file, about whose score the engine thinks otherwise: with keys
/// alone, and as it is heard.
class WholeGameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aDisputedGameIsPlayedAndHeardWithoutMouseAndScreen();

private:
    [[nodiscard]] OpenGame &game() const { return m_open->current().game(); }
    template <typename T>
    [[nodiscard]] T &part() const
    {
        return *m_open->current().page().findChild<T *>();
    }
    [[nodiscard]] BoardView &board() const
    {
        return *m_open->current().page().centralWidget()->findChild<BoardView *>();
    }
    static void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    /// Goes on with Tab until this is said of where the focus is.
    static bool goTo(const QString &name);
    /// Walks the cursor there by arrows.
    void walkTo(const char *vertex) const;
    /// The person plays there, and waits for the answer.
    bool play(const char *vertex) const;
    void beginOnTheStartPage() const;
    void playToThePasses() const;
    void disputeTheScore() const;
    void save() const;

    std::unique_ptr<test::OpenDocuments> m_open;
};

void WholeGameTest::init()
{
    m_open = std::make_unique<test::OpenDocuments>();
    m_open->preferences.set(GameDefaults{{}, 0, QStringLiteral("chinese"), QStringLiteral("7.5")});
    m_open->preferences.set(RecentFiles{{m_open->path("last.sgf")}});
    // White walls off the right, puts one stone into the left, passes, and takes it for alive.
    EngineProfile engine = test::fakeEngine(
        {QStringLiteral("--moves"), QStringLiteral("F1 F2 F3 F4 F5 F6 F7 F8 F9 A5 pass"),
         QStringLiteral("--score"), QStringLiteral("W+34.5"), QStringLiteral("--answer"),
         QStringLiteral("final_status_list=")});
    engine.id = QStringLiteral("fake");
    m_open->store.add(engine);
    heard.clear();
}

void WholeGameTest::cleanup()
{
    game().record().setModified(false);
    m_open.reset();
}

bool WholeGameTest::goTo(const QString &name)
{
    constexpr int Most = 60;
    const auto isThere = [&name] {
        const QAccessibleInterface *face =
            QAccessible::queryAccessibleInterface(QApplication::focusWidget());
        return face != nullptr && face->text(QAccessible::Name) == name;
    };
    for (int step = 0; step < Most && !isThere(); ++step) {
        key(Qt::Key_Tab);
    }
    return isThere();
}

void WholeGameTest::walkTo(const char *vertex) const
{
    if (!board().cursor()) {
        key(Qt::Key_Return);
    }
    const Point target = pointFromVertex(vertex, board().boardSize()).value();
    const auto here = [this] { return *board().cursor(); };
    for (int step = 0; step < 40 && here() != target; ++step) {
        if (here().column != target.column) {
            key(here().column < target.column ? Qt::Key_Right : Qt::Key_Left);
        } else {
            key(here().row < target.row ? Qt::Key_Up : Qt::Key_Down);
        }
    }
}

bool WholeGameTest::play(const char *vertex) const
{
    const int before = game().status().moveNumber();
    walkTo(vertex);
    key(Qt::Key_Return);
    return eventually([this, before] {
        return game().status().moveNumber() == before + 2 && game().status().playableColor();
    });
}

void WholeGameTest::beginOnTheStartPage() const
{
    m_open->set->showHome(m_open->window());
    QVERIFY(m_open->window().findChild<HomePage *>()->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(goTo(QStringLiteral("9 × 9")));
    key(Qt::Key_Space);
    QVERIFY(goTo(QStringLiteral("Play")));
    key(Qt::Key_Return);
    QVERIFY(eventually([this] {
        return game().status().isRunning() && game().status().playableColor() == Color::Black;
    }));
    QCOMPARE(board().boardSize(), BoardSize::square(9));
    m_open->window().activateWindow(); // this platform forgets which one is in front
    QVERIFY(QTest::qWaitForWindowActive(&m_open->window()));
    QVERIFY(board().hasFocus());
}

void WholeGameTest::playToThePasses() const
{
    for (const char *vertex : {"D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "E5"}) {
        QVERIFY2(play(vertex), vertex);
    }
    QVERIFY(heard.contains(QStringLiteral("D1, empty"))); // on the way
    QVERIFY(heard.filter(QStringLiteral("Board: Black D9")).size() == 1);
    QVERIFY(heard.filter(QStringLiteral("Board: White A5")).size() == 1);
    key(Qt::Key_Escape);
    heard.clear();
    key(Qt::Key_P);
    QVERIFY(eventually([this] { return game().status().isSettling(); }));
    QVERIFY(!heard.filter(QStringLiteral("Black passes")).isEmpty());
    QVERIFY(!heard.filter(QStringLiteral("White passes")).isEmpty());
}

void WholeGameTest::disputeTheScore() const
{
    const QString dead = QStringLiteral("Score: White wins by 6.5 points. ");
    const QString alive = QStringLiteral("Score: White wins by 34.5 points. ");
    const auto last = [] { return heard.filter(QStringLiteral("Score: ")).last(); };
    QVERIFY(board().hasFocus());
    walkTo("A5");
    if (!last().startsWith(dead)) {
        key(Qt::Key_Return);
    }
    QVERIFY2(last().startsWith(dead), qPrintable(last()));
    QVERIFY2(last().contains(
                 QStringLiteral("Fake (White): White wins by 34.5 points; Sees it differently at "
                                "A5.")),
             qPrintable(last()));

    QVERIFY(goTo(QStringLiteral("Use the marks of Fake (White)"))); // as the engine has it
    key(Qt::Key_Space);
    QVERIFY2(last().startsWith(alive), qPrintable(last()));

    QVERIFY(goTo(QStringLiteral("Board: White passes"))); // and as it is
    walkTo("A5");
    key(Qt::Key_Return);
    QVERIFY2(last().startsWith(dead), qPrintable(last()));

    heard.clear();
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(eventually([this] { return part<EndCard>().isVisible(); }));
    QVERIFY(!part<ScoringPanel>().isVisible());
    QCOMPARE(game().record().info().result, QStringLiteral("W+6.5"));
    QCOMPARE(heard.filter(QStringLiteral("The end of the game: White wins by 6.5 points.")).size(),
             1);
}

void WholeGameTest::save() const
{
    key(Qt::Key_S, Qt::ControlModifier);
    QFileDialog *dialog = nullptr;
    QVERIFY(eventually([&dialog] {
        dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        return dialog != nullptr && dialog->isVisible();
    }));
    const QString name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->text();
    QVERIFY2(name.startsWith(QStringLiteral("You – Fake")), qPrintable(name));
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY(eventually([this] { return !game().record().isModified(); }));
    QCOMPARE(QDir(m_open->directory.path()).entryList({QStringLiteral("You – Fake*.sgf")}).size(),
             1);
}

void WholeGameTest::aDisputedGameIsPlayedAndHeardWithoutMouseAndScreen()
{
    for (const auto &part : {&WholeGameTest::beginOnTheStartPage, &WholeGameTest::playToThePasses,
                             &WholeGameTest::disputeTheScore, &WholeGameTest::save}) {
        (this->*part)();
        if (QTest::currentTestFailed()) {
            QFAIL(qPrintable(heard.join(u'\n')));
        }
    }
}

SHINPAN_TEST(WholeGameTest)
#include "wholegame_test.moc"
