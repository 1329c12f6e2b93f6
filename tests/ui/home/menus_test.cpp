#include "tests/support/testmain.h"
#include "tests/ui/support/openwindow.h"
#include "ui/kit/chrome/applystyle.h"

#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

#include <map>

using namespace shinpan;

/// The menus of a window, as a person sees them.
class MenusTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyStyle(*qApp, ColorScheme::Light); }
    void init() { m_open = std::make_unique<test::OpenWindow>(); }
    void cleanup() { m_open.reset(); }

    void noMenuHasMoreThanFourteenEntries();
    void noKeyStandsInTwoPlaces();
    void aLetterChoosesInAMenuWhateverItDoesInTheWindow();
    void whatAReportNeedsIsInHelp();

private:
    [[nodiscard]] QList<QMenu *> menus() const
    {
        return m_open->window->menus().findChildren<QMenu *>();
    }

    std::unique_ptr<test::OpenWindow> m_open;
};

void MenusTest::noMenuHasMoreThanFourteenEntries()
{
    QVERIFY(menus().size() > 9);
    QStringList tooLong;
    const auto all = menus();
    for (QMenu *menu : all) {
        Q_EMIT menu->aboutToShow(); // some are filled then
        const QList<QAction *> actions = menu->actions();
        const auto entries = std::ranges::count_if(
            actions, [](const QAction *action) { return !action->isSeparator(); });
        if (entries > 14) {
            tooLong.append(QStringLiteral("%1: %2").arg(menu->title()).arg(entries));
        }
    }
    QCOMPARE(tooLong.join(u'\n'), QString());
}

void MenusTest::noKeyStandsInTwoPlaces()
{
    std::map<QKeySequence, QString> places;
    QStringList twice;
    const auto all = menus();
    for (const QMenu *menu : all) {
        const QList<QAction *> actions = menu->actions();
        for (const QAction *action : actions) {
            const QList<QKeySequence> keys = action->shortcuts();
            for (const QKeySequence &key : keys) {
                const auto [place, isNew] =
                    places.emplace(key, menu->title() + u'/' + action->text());
                if (!isNew) {
                    twice.append(
                        QStringLiteral("%1 is %2 and %3/%4")
                            .arg(key.toString(), place->second, menu->title(), action->text()));
                }
            }
        }
    }
    QCOMPARE(twice.join(u'\n'), QString());
    QVERIFY(places.size() > 40);
}

void MenusTest::aLetterChoosesInAMenuWhateverItDoesInTheWindow()
{
    QAction letter(QStringLiteral("Letter"));
    letter.setShortcut(Qt::Key_T);
    m_open->window->addAction(&letter);
    QSignalSpy pressed(&letter, &QAction::triggered);
    QMenu menu(m_open->window.get());
    QSignalSpy chosen(menu.addAction(QStringLiteral("Some&thing")), &QAction::triggered);
    menu.popup(m_open->window->mapToGlobal(QPoint()));

    QTest::keyClick(&menu, Qt::Key_T);

    QCOMPARE(chosen.count(), 1);
    QCOMPARE(pressed.count(), 0);
    m_open->window->removeAction(&letter);
}

void MenusTest::whatAReportNeedsIsInHelp()
{
    EngineProfile profile;
    profile.name = QStringLiteral("Mango");
    profile.commandLine = QStringLiteral("mango --gtp");
    m_open->store.add(profile);
    const QMenu *help = menus().last();
    const auto all = menus();
    for (const QMenu *menu : all) {
        const QList<QAction *> actions = menu->actions();
        for (QAction *action : actions) {
            if (action->text().contains(QLatin1String("About"))) {
                help = menu;
                action->trigger();
            }
        }
    }
    QCOMPARE(help->title(), QStringLiteral("&Help"));
    const auto report = [this]() -> QPlainTextEdit * {
        auto *dialog = m_open->window->findChild<QDialog *>();
        return dialog && dialog->isVisible() ? dialog->findChild<QPlainTextEdit *>() : nullptr;
    };
    QTRY_VERIFY(report());
    const QString text = report()->toPlainText();
    QVERIFY(text.contains(QStringLiteral("Shinpan ") + QStringLiteral(SHINPAN_VERSION)));
    QVERIFY(text.contains(QLatin1String("Mango: mango --gtp")));
    QVERIFY(text.contains(QLatin1String(qVersion())));
}

SHINPAN_TEST(MenusTest)
#include "menus_test.moc"
