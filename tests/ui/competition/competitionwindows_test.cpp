
#include "ui/competition/competitionwindows.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/opendocuments.h"
#include "ui/competition/competitionwindow.h"
#include "ui/competition/newcompetitiondialog.h"
#include "ui/documents/documentset.h"
#include "ui/documents/documentwindow.h"
#include "ui/library/libraryoptions.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QTest>
#include <QUrl>

using namespace shinpan;
using test::OpenDocuments;

namespace {

constexpr auto Cup = "type = \"all-play-all\"\ngames = 2\n"
                     "[[player]]\nid = \"a\"\ncommand = \"some-engine\"\n"
                     "[[player]]\nid = \"b\"\ncommand = \"some-engine\"\n";

} // namespace

/// Files of competitions among those that are opened, and games of competitions among documents.
class CompetitionWindowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<OpenDocuments>(); }
    void cleanup() { m_open.reset(); }

    void aFileOfACompetitionGetsAWindowOfItsOwn();
    void aDroppedCompetitionIsOpened();
    void anOpenCompetitionIsOnlyShown();
    void aCopyIsChangedByDialog();
    void aClosedWindowIsForgotten();
    void aGameOfACompetitionIsOpenedInATab();
    void aRunIsRememberedWhileItLasts();
    void aCompetitionWhoseRunDiedIsShownAgain();

private:
    void openCup() const
    {
        m_open->set->openFiles({m_open->write("cup.toml", Cup)}, m_open->window());
    }
    [[nodiscard]] QStringList remembered() const
    {
        return m_open->preferences.get(&LibraryOptions::played);
    }
    /// The files that are shown in windows of competitions.
    [[nodiscard]] QStringList shown() const;

    std::unique_ptr<OpenDocuments> m_open;
};

QStringList CompetitionWindowsTest::shown() const
{
    QStringList files;
    for (CompetitionWindow *window : m_open->set->competitions().windows()) {
        files << window->session().file();
    }
    return files;
}

void CompetitionWindowsTest::aFileOfACompetitionGetsAWindowOfItsOwn()
{
    openCup();

    QCOMPARE(shown(), QStringList(m_open->path("cup.toml")));
    QVERIFY(m_open->set->competitions().windows().front()->isVisible());
    QCOMPARE(m_open->tabs(), QStringLiteral("Untitled"));
}

void CompetitionWindowsTest::aDroppedCompetitionIsOpened()
{
    constexpr QPoint Place(300, 300);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m_open->write("a.sgf", "(;FF[4]GM[1]SZ[9])")),
                  QUrl::fromLocalFile(m_open->write("cup.toml", Cup))});
    QDragEnterEvent enter(Place, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&m_open->window(), &enter);
    QDropEvent drop(Place, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&m_open->window(), &drop);

    QTRY_COMPARE(shown(), QStringList(m_open->path("cup.toml")));
    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf"));
}

void CompetitionWindowsTest::anOpenCompetitionIsOnlyShown()
{
    openCup();
    openCup();

    QCOMPARE(shown(), QStringList(m_open->path("cup.toml")));
}

void CompetitionWindowsTest::aCopyIsChangedByDialog()
{
    CompetitionWindows &windows = m_open->set->competitions();

    windows.change(m_open->write("cup.toml", Cup));

    const auto *dialog = windows.windows().front()->findChild<NewCompetitionDialog *>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QCOMPARE(dialog->path(), m_open->path("cup.toml"));
    QCOMPARE(dialog->draft().players.size(), std::size_t{2});
    QCOMPARE(dialog->draft().games, 2);
}

void CompetitionWindowsTest::aClosedWindowIsForgotten()
{
    openCup();
    m_open->set->competitions().windows().front()->close();

    QCOMPARE(shown(), QStringList());
}

void CompetitionWindowsTest::aGameOfACompetitionIsOpenedInATab()
{
    openCup();
    CompetitionWindow *window = m_open->set->competitions().windows().front();

    Q_EMIT window->gameChosen(m_open->write("AvB_0.sgf", "(;FF[4]GM[1]SZ[9];B[ee])"));

    QCOMPARE(m_open->tabs(), QStringLiteral("AvB_0.sgf"));
    QTRY_COMPARE(m_open->current().game().cursor().record().boardSize(), BoardSize::square(9));
}

void CompetitionWindowsTest::aRunIsRememberedWhileItLasts()
{
    const QByteArray cup = QByteArray(Cup).replace("some-engine", "sleep 60");
    m_open->set->openFiles({m_open->write("cup.toml", cup)}, m_open->window());
    QCOMPARE(remembered(), QStringList());

    m_open->set->competitions().windows().front()->start({});
    QTRY_COMPARE(remembered(), QStringList(m_open->path("cup.toml")));

    m_open->reopen(); // an orderly end
    QCOMPARE(remembered(), QStringList());
}

void CompetitionWindowsTest::aCompetitionWhoseRunDiedIsShownAgain()
{
    const QString cup = m_open->write("cup.toml", Cup);
    m_open->preferences.set(&LibraryOptions::played, {m_open->path("gone.toml"), cup});

    m_open->set->offerRecovery();

    QCOMPARE(shown(), QStringList(cup));
    QCOMPARE(remembered(), QStringList());
}

SHINPAN_TEST(CompetitionWindowsTest)
#include "competitionwindows_test.moc"
