#include "core/record/gamecursor.h"
#include "tests/support/testmain.h"
#include "tests/ui/review/reviewingengine.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/gametable.h"
#include "tests/ui/support/opendocuments.h"
#include "ui/board/boardview.h"
#include "ui/document/fileoptions.h"
#include "ui/ending/endcard.h"
#include "ui/home/homepage.h"
#include "ui/kit/fittingtoolbar.h"
#include "ui/kit/panel.h"
#include "ui/review/mistakerows.h"
#include "ui/review/reviewdialog.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace shinpan;
using test::eventually;

/// How many clicks lead to what people do most.
class ClicksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_open.reset(); }

    void twoToTheFirstMove();
    void twoFromAFinishedGameToItsFile();
    void threeFromARecordToItsFirstMistake();

private:
    void click(QWidget &widget, const QPoint &place)
    {
        QTRY_VERIFY(widget.isVisible() && widget.rect().contains(place)); // it is laid out
        QTest::mouseClick(&widget, Qt::LeftButton, {}, place);
        ++m_clicks;
    }
    void click(QWidget &widget)
    {
        QTRY_VERIFY(!widget.rect().isEmpty());
        click(widget, widget.rect().center());
    }
    [[nodiscard]] OpenGame &game() const { return m_open->current().game(); }
    [[nodiscard]] MainWindow &page() const { return m_open->current().page(); }
    void addEngine(EngineProfile engine) const
    {
        engine.id = QStringLiteral("engine");
        m_open->store.add(engine);
    }

    std::unique_ptr<test::OpenDocuments> m_open;
    int m_clicks = 0;
};

void ClicksTest::init()
{
    m_open = std::make_unique<test::OpenDocuments>();
    m_clicks = 0;
}

void ClicksTest::twoToTheFirstMove()
{
    addEngine(test::fakeEngine());
    m_open->set->showHome(m_open->window());

    click(*test::buttonWithText<QPushButton>(*m_open->window().findChild<HomePage *>(), "Play"));
    auto &board = *page().centralWidget()->findChild<BoardView *>();
    click(board, board.geometry().centre({3, 3}).toPoint()); // even before the engine is there

    QVERIFY(eventually([this] { return game().status().moveNumber() >= 1; }));
    QCOMPARE(m_clicks, 2);
}

void ClicksTest::twoFromAFinishedGameToItsFile()
{
    m_open->preferences.set(RecentFiles{{m_open->path("last.sgf")}});
    game().newGame({});
    game().start();
    QVERIFY(eventually([this] { return game().status().playableColor().has_value(); }));
    game().person().resign();
    auto &card = *page().findChild<EndCard *>();
    QVERIFY(eventually([&card] { return card.isVisible(); }));

    click(*test::buttonWithText<QPushButton>(card, "Save"));
    QFileDialog *dialog = nullptr;
    QVERIFY(eventually([&dialog] {
        dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        return dialog != nullptr && dialog->isVisible();
    }));
    click(*dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save));

    const QDir directory(m_open->directory.path());
    QVERIFY(eventually([&] { return directory.entryList({QStringLiteral("*.sgf")}).size() == 1; }));
    QVERIFY(eventually([this] { return !game().record().isModified(); }));
    QCOMPARE(m_clicks, 2);
}

void ClicksTest::threeFromARecordToItsFirstMistake()
{
    addEngine(test::reviewingEngine(m_open->directory.path()));
    m_open->open("game.sgf", test::ReviewedGame);
    QVERIFY(eventually([this] { return game().record().tree().nodeCount() > 1; }));

    click(*test::buttonWithText<QToolButton>(*page().findChild<FittingToolBar *>(), "Review"));
    ReviewDialog *dialog = nullptr;
    QVERIFY(eventually([this, &dialog] {
        dialog = m_open->window().findChild<ReviewDialog *>();
        return dialog != nullptr && dialog->isVisible();
    }));
    click(*test::buttonWithText<QPushButton>(*dialog, "Review"));
    auto *mistakes = page().findChild<Panel *>(QStringLiteral("review"))->findChild<QTreeView *>();
    QVERIFY(eventually(
        [mistakes] { return mistakes->isVisible() && mistakes->model()->rowCount() == 3; }));
    const QModelIndex first = mistakes->model()->index(0, MistakeRows::NumberColumn);
    click(*mistakes->viewport(), mistakes->visualRect(first).center());

    QCOMPARE(first.data().toInt(), 6);
    QCOMPARE(game().cursor().moveNumber(), 5); // the position before it
    QCOMPARE(m_clicks, 3);
}

SHINPAN_TEST(ClicksTest)
#include "clicks_test.moc"
