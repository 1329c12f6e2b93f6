#include "ui/library/librarywindow.h"

#include "tests/competition/playedcup.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/kit/emptyhint.h"
#include "ui/library/libraryoptions.h"
#include "ui/settings/preferences.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using test::buttonWithText;
using test::control;
using test::playedCup;

namespace {

constexpr int Wait = 30'000; // ms

} // namespace

/// The list of competitions, and what its buttons and keys do.
class LibraryWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void withoutCompetitionsItSaysSo();
    void whatWasOpenedAndWhatStandsBesideItIsListed();
    void buttonsAreForWhatCanBeDone();
    void aFileThatChangedIsTold();
    void returnOpensIt();
    void aCopyIsMadeBesideIt();
    void deletingAsksFirst();
    void withoutATrashItAsksAgain();
    void everyControlHasAName();

private:
    void open(int rows);
    [[nodiscard]] QTableWidget &table() const
    {
        return *control<QTableWidget>(*m_window, "Competitions");
    }
    [[nodiscard]] QStringList texts(int row) const;
    [[nodiscard]] QPushButton &button(const char *text) const
    {
        return *buttonWithText<QPushButton>(*m_window, text);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_home; ///< of whoever runs the test
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<LibraryWindow> m_window;
};

void LibraryWindowTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_home = qgetenv("HOME");
    qputenv("HOME", m_folder->path().toUtf8()); // files of another disk have their trash there
    m_preferences =
        std::make_unique<Preferences>(m_folder->filePath(QStringLiteral("settings.ini")));
}

void LibraryWindowTest::cleanup()
{
    m_window.reset();
    qputenv("HOME", m_home);
}

/// Opens it and waits until this many rows are read.
void LibraryWindowTest::open(int rows)
{
    m_window = std::make_unique<LibraryWindow>(*m_preferences);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QTRY_COMPARE_WITH_TIMEOUT(table().rowCount(), rows, Wait);
}

QStringList LibraryWindowTest::texts(int row) const
{
    QStringList texts;
    for (int column = 0; column < 5; ++column) {
        texts += table().item(row, column)->text();
    }
    return texts;
}

void LibraryWindowTest::withoutCompetitionsItSaysSo()
{
    open(0);
    QVERIFY(m_window->findChild<EmptyHint *>()->isVisible());
    QVERIFY(!table().isVisible());
    QVERIFY(!button("Open").isEnabled() && !button("Delete…").isEnabled());
}

void LibraryWindowTest::whatWasOpenedAndWhatStandsBesideItIsListed()
{
    const QString fresh = playedCup(m_folder->path(), QStringLiteral("fresh"), 0);
    QVERIFY(!playedCup(m_folder->path(), QStringLiteral("done"), 2).isEmpty());
    LibraryOptions options;
    options.add(fresh);
    options.add(m_folder->filePath(QStringLiteral("gone.toml")));
    m_preferences->set(options);

    open(2);

    const auto list = [](const char *line) { return QString::fromLatin1(line).split(u'|'); };
    QCOMPARE(texts(0), list("done|All play all|Finished|2 of 2|anna"));
    QCOMPARE(texts(1), list("fresh|All play all|Not started|0 of 2|"));
}

void LibraryWindowTest::buttonsAreForWhatCanBeDone()
{
    QVERIFY(!playedCup(m_folder->path(), QStringLiteral("fresh"), 0).isEmpty());
    QVERIFY(!playedCup(m_folder->path(), QStringLiteral("done"), 2).isEmpty());
    m_preferences->set(&LibraryOptions::folder, m_folder->path());
    open(2);
    const QSignalSpy runs(m_window.get(), &LibraryWindow::runWanted);

    table().setCurrentCell(0, 0);
    QVERIFY(!button("Go On").isEnabled() && button("Report").isEnabled());
    table().setCurrentCell(1, 0);
    QVERIFY(button("Go On").isEnabled() && !button("Report").isEnabled());
    QTest::mouseClick(&button("Go On"), Qt::LeftButton);

    QCOMPARE(runs.size(), 1);
    QCOMPARE(runs[0][0].toString(), m_folder->filePath(QStringLiteral("fresh.toml")));
}

void LibraryWindowTest::aFileThatChangedIsTold()
{
    const QString file = playedCup(m_folder->path(), QStringLiteral("done"), 2);
    QFile cup(file);
    QVERIFY(cup.open(QIODevice::ReadOnly));
    const QByteArray other = cup.readAll().replace("\"anna\"", "\"carl\"");
    cup.close();
    QVERIFY(cup.open(QIODevice::WriteOnly) && cup.write(other) > 0);
    cup.close();
    LibraryOptions options;
    options.add(file);
    m_preferences->set(options);

    open(1);

    QVERIFY2(texts(0).join(u'|').contains(QStringLiteral("Finished (file changed)|2 of 2|anna")),
             qPrintable(texts(0).join(u'|')));
    QVERIFY2(table().item(0, 0)->toolTip().contains(QStringLiteral("players were anna, bert")),
             qPrintable(table().item(0, 0)->toolTip()));
}

void LibraryWindowTest::returnOpensIt()
{
    const QString cup = playedCup(m_folder->path(), QStringLiteral("cup"), 1);
    m_preferences->set(&LibraryOptions::folder, m_folder->path());
    open(1);
    QCOMPARE(texts(0)[4], QStringLiteral("anna leads"));
    const QSignalSpy opens(m_window.get(), &LibraryWindow::openWanted);

    QCOMPARE(m_window->focusWidget(), &table());
    QTest::keyClick(&table(), Qt::Key_Return);

    QCOMPARE(opens.size(), 1);
    QCOMPARE(opens[0][0].toString(), cup);
}

void LibraryWindowTest::aCopyIsMadeBesideIt()
{
    const QString cup = playedCup(m_folder->path(), QStringLiteral("cup"), 2);
    m_preferences->set(&LibraryOptions::folder, m_folder->path());
    open(1);
    const QSignalSpy changes(m_window.get(), &LibraryWindow::changeWanted);

    QTest::mouseClick(&button("Duplicate…"), Qt::LeftButton);
    auto *const dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog != nullptr);
    static_cast<QDialog *>(dialog)->accept(); // public there

    const QString copy = m_folder->filePath(QStringLiteral("cup-2.toml"));
    QTRY_COMPARE_WITH_TIMEOUT(changes.size(), 1, Wait);
    QCOMPARE(changes[0][0].toString(), copy);
    QFile one(cup);
    QFile other(copy);
    QVERIFY(one.open(QIODevice::ReadOnly) && other.open(QIODevice::ReadOnly));
    QCOMPARE(other.readAll(), one.readAll());
    QTRY_COMPARE_WITH_TIMEOUT(table().rowCount(), 2, Wait);
}

void LibraryWindowTest::deletingAsksFirst()
{
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", m_folder->filePath(QStringLiteral("data")).toUtf8());
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("data")));
    const QString cup = playedCup(m_folder->path(), QStringLiteral("cup"), 2);
    m_preferences->set(&LibraryOptions::folder, m_folder->path());
    open(1);

    QTest::mouseClick(&button("Delete…"), Qt::LeftButton);
    auto *box = m_window->findChild<QMessageBox *>();
    QVERIFY(box != nullptr);
    QVERIFY2(box->text().contains(QStringLiteral("2")), qPrintable(box->text()));
    QTest::keyClick(box, Qt::Key_Escape);
    QVERIFY(QFile::exists(cup));

    QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<QMessageBox *>() == nullptr, Wait);
    QTest::mouseClick(&button("Delete…"), Qt::LeftButton);
    box = m_window->findChild<QMessageBox *>();
    QTest::mouseClick(buttonWithText<QPushButton>(*box, "Move to Trash"), Qt::LeftButton);

    QVERIFY(!QFile::exists(cup));
    QTRY_COMPARE_WITH_TIMEOUT(table().rowCount(), 0, Wait);
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("data/Trash/files/cup.toml"))));
    qputenv("XDG_DATA_HOME", before);
}

void LibraryWindowTest::withoutATrashItAsksAgain()
{
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    const auto restore = qScopeGuard([before] { qputenv("XDG_DATA_HOME", before); });
    QFile noFolder(m_folder->filePath(QStringLiteral("data"))); // where a trash cannot be made
    QVERIFY(noFolder.open(QIODevice::WriteOnly));
    qputenv("XDG_DATA_HOME", noFolder.fileName().toUtf8());
    const QString cup = playedCup(m_folder->path(), QStringLiteral("cup"), 2);
    m_preferences->set(&LibraryOptions::folder, m_folder->path());
    open(1);

    QTest::mouseClick(&button("Delete…"), Qt::LeftButton);
    auto *box = m_window->findChild<QMessageBox *>();
    QVERIFY(box != nullptr);
    QTest::mouseClick(buttonWithText<QPushButton>(*box, "Move to Trash"), Qt::LeftButton);

    QVERIFY(QFile::exists(cup));
    const auto question = [this] {
        for (QMessageBox *shown : m_window->findChildren<QMessageBox *>()) {
            if (shown->isVisible()) {
                return shown;
            }
        }
        return static_cast<QMessageBox *>(nullptr);
    };
    QTRY_VERIFY_WITH_TIMEOUT(question() != nullptr, Wait);
    QVERIFY2(question()->text().contains(QStringLiteral("cannot be moved to the trash")),
             qPrintable(question()->text()));
    QTest::mouseClick(buttonWithText<QPushButton>(*question(), "Delete for Good"), Qt::LeftButton);
    QVERIFY(!QFile::exists(cup));
    QTRY_COMPARE_WITH_TIMEOUT(table().rowCount(), 0, Wait);
}

void LibraryWindowTest::everyControlHasAName()
{
    QVERIFY(!playedCup(m_folder->path(), QStringLiteral("cup"), 1).isEmpty());
    m_preferences->set(&LibraryOptions::folder, m_folder->path());
    open(1);
    QCOMPARE(test::unnamedControls(*m_window), QStringList());
}

SHINPAN_TEST(LibraryWindowTest)
#include "librarywindow_test.moc"
