#include "app/gui/application.h"

#include "core/util/language.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/childprocesses.h"
#include "tests/ui/support/controls.h"
#include "ui/documents/documentwindow.h"
#include "ui/settings/appearance.h"
#include "ui/settings/preferences.h"
#include "ui/window/viewfeature.h"
#include "ui/words/text.h"

#include <QApplication>
#include <QLabel>
#include <QLocale>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace shinpan;

/// The program put together, with its files in a directory of its own.
class ApplicationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void theFileOfTheCommandLineIsShownAtItsStart();
    void brokenEnginesAreToldOfInTheWindow();
    void anEngineThatCountsOtherwiseIsToldOfInTheWindow();
    void theChosenLanguageIsSpoken();
    void everyMnemonicIsUniqueInItsMenu_data();
    void everyMnemonicIsUniqueInItsMenu();
    void anotherLanguageIsForTheNextStart();
    void closingEndsTheGameAndItsEngines();

private:
    void open(const CommandLine &line);
    void writeFile(const QString &name, const QByteArray &text) const;
    [[nodiscard]] QString status() const
    {
        return test::control<QLabel>(*m_window, "Status")->text();
    }

    [[nodiscard]] QStringList menuTitles() const
    {
        QStringList titles;
        const QList<QMenuBar *> bars = m_window->findChildren<QMenuBar *>();
        for (const QMenuBar *bar : bars) {
            const QList<QAction *> menus = bar->actions();
            for (const QAction *menu : menus) {
                titles.append(menu->text());
            }
        }
        return titles;
    }

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<Application> m_application;
    DocumentWindow *m_window = nullptr;
    QLocale m_locale; ///< before any language was chosen
};

void ApplicationTest::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", m_home->filePath(QStringLiteral("data")).toUtf8());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_home->path());
}

void ApplicationTest::cleanup()
{
    QLocale::setDefault(m_locale);
    m_application.reset();
    m_home.reset();
}

void ApplicationTest::open(const CommandLine &line)
{
    m_application = std::make_unique<Application>();
    m_application->open(line);
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget *window : windows) {
        if (auto *documentWindow = qobject_cast<DocumentWindow *>(window)) {
            m_window = documentWindow;
        }
    }
}

void ApplicationTest::writeFile(const QString &name, const QByteArray &text) const
{
    QFile file(m_home->filePath(name));
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

void ApplicationTest::theFileOfTheCommandLineIsShownAtItsStart()
{
    writeFile(QStringLiteral("game.sgf"), "(;FF[4]GM[1]SZ[9];B[ee];W[cc])");
    CommandLine line;
    line.files = QStringList{m_home->filePath(QStringLiteral("game.sgf"))};

    open(line);

    QVERIFY(QTest::qWaitForWindowExposed(m_window));
    QCOMPARE(m_window->windowTitle(), QStringLiteral("game.sgf[*] — Shinpan"));
    QCOMPARE(status(), QStringLiteral("Black to play – the first position"));
}

void ApplicationTest::brokenEnginesAreToldOfInTheWindow()
{
    writeFile(QStringLiteral("data/shinpan-test/engines.json"), "not JSON");

    open({});

    const auto *notice = test::control<QWidget>(*m_window, "Notice");
    QVERIFY(notice->isVisible());
    QVERIFY(notice->findChild<QLabel *>()->text().contains(QLatin1String("engines.json")));
}

void ApplicationTest::anEngineThatCountsOtherwiseIsToldOfInTheWindow()
{
    CommandLine line;
    line.newGame.emplace();
    line.newGame->seats.white.engine =
        EngineProfile{{}, QStringLiteral("gnugo"), QStringLiteral("gnugo --mode gtp"), {}, {}, {}};
    line.newGame->rules = findRulesetPreset("Chinese")->rules;

    open(line);

    const auto *notice = test::control<QWidget>(*m_window, "Notice");
    QVERIFY(notice->isVisible());
    QCOMPARE(notice->findChild<QLabel *>()->text(),
             QStringLiteral("gnugo counts by Japanese rules, whatever this game’s are."));
}

void ApplicationTest::theChosenLanguageIsSpoken()
{
    open({});
    QVERIFY(menuTitles().contains(QStringLiteral("&Game")));
    m_application.reset();
    Preferences().set(&Appearance::language, QStringLiteral("de"));

    open({});

    QCOMPARE(menuTitles().first(), QStringLiteral("&Datei"));
    QVERIFY(menuTitles().contains(QStringLiteral("&Partie")));
    QCOMPARE(test::control<QLabel>(*m_window, "Status")->text(),
             QStringLiteral("Schwarz am Zug – keine Partie läuft"));
    QCOMPARE(text::points(6.5), QStringLiteral("6,5"));
}

void ApplicationTest::everyMnemonicIsUniqueInItsMenu_data()
{
    QTest::addColumn<QString>("language");
    for (const Language &language : languages()) {
        QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
}

void ApplicationTest::everyMnemonicIsUniqueInItsMenu()
{
    QFETCH(const QString, language);
    Preferences().set(&Appearance::language, language);
    open({});
    QStringList clashes;
    const auto check = [&clashes](const QList<QAction *> &actions) {
        QMap<QString, QString> users;
        for (const QAction *action : actions) {
            const QString key = QKeySequence::mnemonic(action->text()).toString();
            if (!key.isEmpty() && users.contains(key)) {
                clashes.append(users.value(key) + u'/' + action->text());
            }
            users.insert(key, action->text());
        }
    };

    const QList<QMenuBar *> bars = m_window->findChildren<QMenuBar *>();
    for (const QMenuBar *bar : bars) {
        check(bar->actions());
    }
    const QList<QMenu *> menus = m_window->findChildren<QMenu *>();
    for (const QMenu *menu : menus) {
        check(menu->actions());
    }

    QVERIFY(menus.size() > 10);
    QCOMPARE(clashes.join(u'\n'), QString());
}

void ApplicationTest::anotherLanguageIsForTheNextStart()
{
    open({});
    const auto *menu = m_window->findChild<LanguageMenu *>();
    QVERIFY(menu);
    QVERIFY(menu->actions().first()->isChecked()); // the desktop's

    menu->actions().at(2)->trigger();

    QCOMPARE(Preferences().get(&Appearance::language), QStringLiteral("de"));
    const auto *notice = test::control<QWidget>(*m_window, "Notice");
    QCOMPARE(notice->findChild<QLabel *>()->text(),
             QStringLiteral("The language will change at the next start."));
}

void ApplicationTest::closingEndsTheGameAndItsEngines()
{
    const EngineProfile engine{{},
                               QStringLiteral("Thinker"),
                               QStringLiteral("'" SHINPAN_FAKE_ENGINE "' --hang-at genmove"),
                               {},
                               {},
                               {}};
    CommandLine line;
    line.newGame = NewGameSettings();
    line.newGame->seats = {Seat{engine}, Seat{engine}};
    line.starts = true;
    open(line);
    QTRY_COMPARE_WITH_TIMEOUT(status(), QStringLiteral("Black to play – Thinker is thinking"),
                              30'000);
    QCOMPARE(test::childProcesses().size(), 2);

    QSignalSpy finished(m_application.get(), &Application::finished);
    m_window->close();
    QTRY_VERIFY(m_window->findChild<QMessageBox *>());
    m_window->findChild<QMessageBox *>()->button(QMessageBox::Discard)->click();

    QVERIFY(m_window->isHidden());
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 30'000);
    QCOMPARE(test::childProcesses(), QStringList());
}

SHINPAN_TEST(ApplicationTest)

#include "application_test.moc"
