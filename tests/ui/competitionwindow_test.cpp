#include "ui/competition/competitionwindow.h"

#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"
#include "tests/ui/accessiblenames.h"
#include "tests/ui/controls.h"
#include "ui/competition/competitionwindows.h"
#include "ui/noticebar.h"

#include <QFile>
#include <QMenu>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using test::buttonWithText;
using test::control;

namespace {

constexpr int Wait = 30'000; // ms

} // namespace

/// A competition in its window: what it shows, and what buttons and keys do.
class CompetitionWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aCompetitionIsPlayedToItsEnd();
    void whatWasPlayedIsShownWithoutARun();
    void aFinishedGameIsOpenedByMouseAndKey();
    void aFileThatIsWrongSaysWhere();
    void aRunThatHaltsSaysWhy();
    void theMenuStopsARun();
    void closingARunAsksFirst();
    void aFileHasOneWindow();
    void everyControlHasAName();

private:
    void writeCup(int games, const QStringList &options = {}) const;
    void open();
    [[nodiscard]] QString path(const char *name) const
    {
        return m_directory->filePath(QString::fromLatin1(name));
    }
    void press(const char *button) const
    {
        QTest::mouseClick(buttonWithText<QPushButton>(*m_window, button), Qt::LeftButton);
    }
    [[nodiscard]] QTableView &table(const char *name) const
    {
        return *control<QTableView>(*m_window, name);
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    QString m_name;
    std::unique_ptr<CompetitionWindow> m_window;
};

void CompetitionWindowTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_name = test::uniqueWord();
}

void CompetitionWindowTest::cleanup()
{
    m_window.reset();
    QTRY_COMPARE_WITH_TIMEOUT(test::processesWith(m_name), 0, Wait);
}

void CompetitionWindowTest::writeCup(int games, const QStringList &options) const
{
    const QString command =
        test::fakeProfile(QStringList{QStringLiteral("--name"), m_name} + options).commandLine;
    QFile file(path("cup.toml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QStringLiteral("type = \"all-play-all\"\ngames = %1\n[game]\nboard_size = 5\n"
                              "scorer = \"alive\"\n[[player]]\nid = \"alpha\"\ncommand = '''%2'''\n"
                              "[[player]]\nid = \"beta\"\ncommand = '''%2'''\n")
                   .arg(games)
                   .arg(command)
                   .toUtf8());
}

void CompetitionWindowTest::open()
{
    m_window = std::make_unique<CompetitionWindow>(path("cup.toml"));
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void CompetitionWindowTest::aCompetitionIsPlayedToItsEnd()
{
    writeCup(4);
    open();
    QCOMPARE(table("Standings").model()->rowCount(), 2);
    QCOMPARE(table("Finished games").model()->rowCount(), 0);

    press("Start");

    QVERIFY(!buttonWithText<QPushButton>(*m_window, "Start")->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);
    const QAbstractItemModel &finished = *table("Finished games").model();
    QCOMPARE(finished.rowCount(), 4);
    QCOMPARE(finished.index(0, 0).data().toString(), QStringLiteral("AvB_3")); // the latest first
    QCOMPARE(table("Running games").model()->rowCount(), 0);
    QCOMPARE(control<QProgressBar>(*m_window, "Games played")->value(), 4);
    QVERIFY(QFile::exists(path("cup.report.html")));
    QVERIFY(buttonWithText<QPushButton>(*m_window, "Start")->isEnabled());
}

void CompetitionWindowTest::whatWasPlayedIsShownWithoutARun()
{
    writeCup(2);
    open();
    press("Start");
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);

    open(); // another window

    QCOMPARE(table("Finished games").model()->rowCount(), 2);
    QCOMPARE(table("Standings").model()->index(0, 3).data().toString(), QStringLiteral("2"));
    QCOMPARE(control<QProgressBar>(*m_window, "Games played")->value(), 2);
}

void CompetitionWindowTest::aFinishedGameIsOpenedByMouseAndKey()
{
    writeCup(1);
    open();
    press("Start");
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);
    QTableView &finished = table("Finished games");
    QSignalSpy chosen(m_window.get(), &CompetitionWindow::gameChosen);

    const QPoint first = finished.visualRect(finished.model()->index(0, 0)).center();
    QTest::mouseClick(finished.viewport(), Qt::LeftButton, {}, first);
    QTest::mouseDClick(finished.viewport(), Qt::LeftButton, {}, first);
    QTest::keyClick(&finished, Qt::Key_Return);

    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen.first().first().toString(), path("cup.games/AvB_0.sgf"));
}

void CompetitionWindowTest::aFileThatIsWrongSaysWhere()
{
    QFile file(path("cup.toml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("type = \"cup\"\n");
    file.close();

    open();

    const QString text = m_window->findChild<NoticeBar *>()->text();
    QVERIFY2(text.contains(QStringLiteral("cup.toml:1: type: ")), qPrintable(text));
    press("Start"); // tries again, without effect
    QVERIFY(!m_window->session().isRunning());
}

void CompetitionWindowTest::aRunThatHaltsSaysWhy()
{
    writeCup(4, {QStringLiteral("--crash-at"), QStringLiteral("genmove")});
    open();

    press("Start");

    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);
    QVERIFY(!m_window->session().problem().isEmpty());
    QVERIFY(m_window->findChild<NoticeBar *>()->isVisible());
}

void CompetitionWindowTest::theMenuStopsARun()
{
    writeCup(1000, {QStringLiteral("--random"), QStringLiteral("1")});
    open();
    press("Start");
    QTRY_VERIFY_WITH_TIMEOUT(table("Finished games").model()->rowCount() > 0, Wait);

    QPushButton *stop = buttonWithText<QPushButton>(*m_window, "Stop");
    QVERIFY(stop->isEnabled());
    stop->menu()->actions().first()->trigger();

    QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), Wait);
    QVERIFY(m_window->session().problem().isEmpty());
    QVERIFY(table("Finished games").model()->rowCount() < 1000);
}

void CompetitionWindowTest::closingARunAsksFirst()
{
    writeCup(1000, {QStringLiteral("--random"), QStringLiteral("1")});
    open();
    QSignalSpy closed(m_window.get(), &CompetitionWindow::closed);
    press("Start");
    QTRY_VERIFY_WITH_TIMEOUT(table("Finished games").model()->rowCount() > 0, Wait);

    m_window->close();

    QVERIFY(m_window->isVisible());
    auto *box = m_window->findChild<QMessageBox *>();
    QVERIFY(box != nullptr);
    buttonWithText<QPushButton>(*box, "Stop Now")->click();
    QTRY_COMPARE_WITH_TIMEOUT(closed.size(), 1, Wait);
    QVERIFY(!m_window->isVisible());
    QVERIFY(!m_window->session().isRunning());
}

void CompetitionWindowTest::aFileHasOneWindow()
{
    writeCup(1);
    CompetitionWindows windows;

    windows.open(path("cup.toml"));
    windows.open(path("cup.toml"));

    QCOMPARE(windows.windows().size(), std::size_t{1});
    windows.windows().front()->close();
    QCOMPARE(windows.windows().size(), std::size_t{0});
}

void CompetitionWindowTest::everyControlHasAName()
{
    writeCup(1);
    open();

    QCOMPARE(test::unnamedControls(*m_window), QStringList());
}

SHINPAN_TEST(CompetitionWindowTest)
#include "competitionwindow_test.moc"
