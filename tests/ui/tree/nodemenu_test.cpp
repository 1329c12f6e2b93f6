#include "ui/tree/nodemenu.h"

#include "core/record/gamerecord.h"
#include "tests/support/testmain.h"
#include "ui/tree/gametreeview.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;

class NodeMenuTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<GameRecord> m_record;
    std::unique_ptr<GameTreeView> m_view;
    std::unique_ptr<QAction> m_edit;
    NodeId m_fork{};
    NodeId m_end{};
    NodeId m_variation{};

    [[nodiscard]] static QMenu *openMenu()
    {
        return qobject_cast<QMenu *>(QApplication::activePopupWidget());
    }

    void rightClick(NodeId node)
    {
        const QPoint place = m_view->positionOf(node);
        QContextMenuEvent event(QContextMenuEvent::Mouse, place,
                                m_view->viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(m_view->viewport(), &event);
    }

    void pressMenuKey()
    {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QCoreApplication::sendEvent(m_view.get(), &event);
    }

    /// Chooses the entry with that mnemonic.
    void choose(Qt::Key mnemonic)
    {
        QMenu *menu = openMenu();
        QVERIFY(menu);
        QTest::keyClick(menu, mnemonic);
        QTRY_VERIFY(!openMenu());
    }

private Q_SLOTS:
    void init()
    {
        m_record = std::make_unique<GameRecord>();
        const auto add = [this](NodeId parent, std::uint8_t column) {
            return m_record->addMove(parent, {Color::Black, Point{column, 3}});
        };
        m_fork = add(m_record->tree().root(), 1);
        m_end = add(add(m_fork, 2), 3);
        m_variation = add(add(m_fork, 4), 5);
        m_view = std::make_unique<GameTreeView>();
        m_edit = std::make_unique<QAction>(QStringLiteral("&Delete"));
        new NodeMenu(*m_view, {m_edit.get(), nullptr});
        m_view->setRecord(m_record.get());
        connect(m_view.get(), &GameTreeView::nodeActivated, m_view.get(),
                &GameTreeView::setCurrentNode);
        m_view->resize(500, 300);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->activateWindow();
        m_view->setFocus();
        QTRY_VERIFY(m_view->hasFocus());
    }

    void cleanup()
    {
        if (QMenu *menu = openMenu()) {
            menu->close();
        }
        m_view.reset();
        m_edit.reset();
        m_record.reset();
    }

    void rightClickGoesToTheNodeAndOffersItsMenu()
    {
        const QSignalSpy deletions(m_edit.get(), &QAction::triggered);
        rightClick(m_variation);
        QCOMPARE(m_view->currentNode(), m_variation);
        QVERIFY(openMenu());
        QVERIFY(openMenu()->actions().contains(m_edit.get()));
        choose(Qt::Key_D);
        QCOMPARE(deletions.count(), 1);
    }

    void theMenuKeyOpensItForTheCurrentNode()
    {
        m_view->setCurrentNode(m_fork);
        pressMenuKey();
        choose(Qt::Key_L);
        QVERIFY(!m_view->layout().contains(m_end));
        pressMenuKey();
        choose(Qt::Key_E);
        QVERIFY(m_view->layout().contains(m_end));
    }

    void oneLevelOthersAndAll()
    {
        rightClick(m_record->tree().root());
        choose(Qt::Key_V);
        QVERIFY(m_view->layout().contains(m_fork));
        QVERIFY(!m_view->layout().contains(m_end));
        rightClick(m_fork);
        choose(Qt::Key_A);
        QVERIFY(m_view->layout().contains(m_end));
        rightClick(m_end);
        choose(Qt::Key_S);
        QVERIFY(!m_view->layout().contains(m_variation));
        QVERIFY(m_view->layout().contains(m_end));
    }

    void thePathIsCopied()
    {
        rightClick(m_variation);
        choose(Qt::Key_H);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("1.2.3"));
    }

    void aTreeThatStaysElsewhereOffersNoEditing()
    {
        disconnect(m_view.get(), &GameTreeView::nodeActivated, nullptr, nullptr);
        rightClick(m_variation);
        QVERIFY(openMenu());
        QVERIFY(!openMenu()->actions().contains(m_edit.get()));
    }

    void leavesHaveNothingToCollapse()
    {
        rightClick(m_end);
        const QList<QAction *> actions = openMenu()->actions();
        for (QAction *action : actions) {
            if (action->text() == QStringLiteral("Co&llapse")) {
                QVERIFY(!action->isEnabled());
                return;
            }
        }
        QFAIL("no such entry");
    }
};

SHINPAN_TEST(NodeMenuTest)

#include "nodemenu_test.moc"
