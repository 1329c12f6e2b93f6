#include "tests/support/testmain.h"
#include "tests/ui/support/childprocesses.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/gametable.h"
#include "tests/ui/support/opendocuments.h"
#include "ui/board/boardview.h"
#include "ui/cgos/cgoswindow.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/documentfeature.h"
#include "ui/documents/documenttabs.h"
#include "ui/documents/documentwindow.h"
#include "ui/documents/unsavedchanges.h"
#include "ui/window/mainwindow.h"

#include <QDir>
#include <QFileDialog>
#include <QListWidget>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace shinpan;
using test::EmptyGame;
using test::eventually;
using test::OpenDocuments;

/// How documents leave, and what is asked before.
class DocumentClosingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aKeyClosesADocument();
    void theMiddleButtonClosesATab();
    void theButtonOfATabClosesIt();
    void theLastDocumentLeavesTheStartPage();
    void aWindowAmongOthersGoesAlone();
    void aWindowThatGoesShowsNoOtherTab();
    void aWindowStaysHiddenUntilItsDocumentsAreGone();
    void documentsThatStillLeaveGoWithTheProgram();
    void unsavedChangesOfOneAreAskedAboutInItsTab();
    void unsavedChangesOfAllAreAskedAboutOnce();
    void nothingIsClosedWhenThatIsCalledOff();
    void whoPlaysOnAServerIsAskedFirst();
    void whatIsNotTickedIsLostAndTheRestSaved();
    void aDocumentWithoutANameIsGivenOne();
    void whatCannotBeSavedStaysOpen();
    void givenUpChangesLeaveNoRecoveryCopy();
    void recoveryCopiesAreForTheirOwnerOnly();
    void placesAreRemembered();
    void theEnginesOfAClosedDocumentLeave();
    void everybodyElsesEnginesStay();

private:
    void startEngineGame(Document &document) const;
    void changeTwo() const;
    [[nodiscard]] UnsavedDialog *question() const
    {
        return m_open->window().findChild<UnsavedDialog *>();
    }
    void answer(const char *button) const
    {
        test::buttonWithText<QPushButton>(*question(), button)->click();
    }
    [[nodiscard]] DocumentTabs &tabs() const
    {
        return *m_open->window().findChild<DocumentTabs *>();
    }

    std::unique_ptr<OpenDocuments> m_open;
    std::unique_ptr<QSignalSpy> m_emptied;
};

void DocumentClosingTest::init()
{
    m_open = std::make_unique<OpenDocuments>();
    m_emptied = std::make_unique<QSignalSpy>(m_open->set.get(), &DocumentSet::emptied);
}

void DocumentClosingTest::cleanup()
{
    m_emptied.reset();
    m_open.reset();
}

void DocumentClosingTest::startEngineGame(Document &document) const
{
    NewGameSettings settings;
    settings.size = 9;
    const Seat engine{test::fakeEngine({QStringLiteral("--random"), QStringLiteral("1")})};
    settings.seats = {engine, engine};
    document.game().newGame(settings);
    document.game().start();
    QVERIFY(eventually([&] { return document.game().cursor().moveNumber() > 1; }));
}

/// "a.sgf" and "b.sgf" with unsaved changes, and "c.sgf" without.
void DocumentClosingTest::changeTwo() const
{
    OpenDocuments::play(m_open->open("a.sgf", EmptyGame), "E5");
    OpenDocuments::play(m_open->open("b.sgf", EmptyGame), "C3");
    m_open->open("c.sgf", EmptyGame);
}

void DocumentClosingTest::aKeyClosesADocument()
{
    m_open->open("a.sgf", EmptyGame);
    m_open->open("b.sgf", EmptyGame);

    QTest::keyClick(m_open->current().page().findChild<BoardView *>(), Qt::Key_W,
                    Qt::ControlModifier);

    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf"));
    QVERIFY(m_open->current().page().isVisible());
}

void DocumentClosingTest::theMiddleButtonClosesATab()
{
    m_open->open("a.sgf", EmptyGame);
    m_open->open("b.sgf", EmptyGame);

    QTest::mouseClick(&tabs(), Qt::MiddleButton, {}, tabs().tabRect(0).center());

    QCOMPARE(m_open->tabs(), QStringLiteral("b.sgf"));
}

void DocumentClosingTest::theButtonOfATabClosesIt()
{
    m_open->open("a.sgf", EmptyGame);
    m_open->open("b.sgf", EmptyGame);

    test::control<QToolButton>(m_open->window(), "Close b.sgf")->click();

    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf"));
}

void DocumentClosingTest::theLastDocumentLeavesTheStartPage()
{
    m_open->open("a.sgf", EmptyGame);

    m_open->set->close(m_open->current());

    QCOMPARE(m_emptied->size(), 0);
    QCOMPARE(m_open->tabs(), QStringLiteral("Untitled"));
    QVERIFY(m_open->window().isHome());
}

void DocumentClosingTest::aWindowAmongOthersGoesAlone()
{
    DocumentWindow &other = m_open->set->openWindow();

    other.close();

    QCOMPARE(m_open->set->windows(), std::vector<DocumentWindow *>{&m_open->window()});
    QCOMPARE(m_emptied->size(), 0);
}

void DocumentClosingTest::aWindowThatGoesShowsNoOtherTab()
{
    DocumentWindow &other = m_open->set->openWindow();
    m_open->set->addDocument(other);
    m_open->set->addDocument(other);
    other.showDocument(*other.documents()[1]);
    const QSignalSpy shown(&other, &DocumentWindow::rearranged);

    other.close();

    QVERIFY(!other.isVisible());
    QVERIFY(other.documents().empty());
    QCOMPARE(shown.size(), 0);
}

void DocumentClosingTest::aWindowStaysHiddenUntilItsDocumentsAreGone()
{
    const QPointer<DocumentWindow> other = &m_open->set->openWindow();
    const QPointer<Document> empty = other->current();
    const QPointer<Document> playing = &m_open->set->addDocument(*other);
    startEngineGame(*playing);

    other->close();
    other->findChild<QMessageBox *>()->button(QMessageBox::Discard)->click();

    QTRY_VERIFY(!empty);
    QVERIFY(!other || !other->isVisible());
    QTRY_VERIFY(!other);
    QVERIFY(!playing);
    QVERIFY(test::childProcesses().isEmpty());
}

void DocumentClosingTest::documentsThatStillLeaveGoWithTheProgram()
{
    DocumentWindow &other = m_open->set->openWindow();
    const QPointer<Document> playing = other.current();
    startEngineGame(*playing);
    m_open->set->addDocument(other);
    other.close();
    other.findChild<QMessageBox *>()->button(QMessageBox::Discard)->click();
    QVERIFY(playing);

    m_open->reopen();

    QVERIFY(!playing);
    QVERIFY(test::childProcesses().isEmpty());
}

void DocumentClosingTest::unsavedChangesOfOneAreAskedAboutInItsTab()
{
    Document &changed = m_open->open("a.sgf", EmptyGame);
    OpenDocuments::play(changed, "E5");
    m_open->open("b.sgf", EmptyGame);

    m_open->window().close();

    QCOMPARE(&m_open->current(), &changed);
    auto *box = m_open->window().findChild<QMessageBox *>();
    QVERIFY(box);
    box->button(QMessageBox::Discard)->click();
    QCOMPARE(m_emptied->size(), 1);
    QCOMPARE(m_open->contentOf("a.sgf"), QByteArray(EmptyGame));
}

void DocumentClosingTest::unsavedChangesOfAllAreAskedAboutOnce()
{
    changeTwo();
    DocumentWindow &other = m_open->set->openWindow();
    OpenDocuments::play(*other.current(), "D4");

    m_open->set->quit();

    const auto *list =
        test::control<QListWidget>(*m_open->set->activeWindow(), "Documents to save");
    QStringList names;
    for (int row = 0; row < list->count(); ++row) {
        names << list->item(row)->text();
    }
    QCOMPARE(names.join(u'|'), QStringLiteral("a.sgf|b.sgf|Untitled"));
    QVERIFY(m_open->set->activeWindow()->findChildren<QMessageBox *>().isEmpty());
}

void DocumentClosingTest::nothingIsClosedWhenThatIsCalledOff()
{
    changeTwo();

    m_open->window().close();
    question()->reject();

    QCOMPARE(m_emptied->size(), 0);
    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf •|b.sgf •|c.sgf"));
    QVERIFY(m_open->window().isVisible());
}

void DocumentClosingTest::whoPlaysOnAServerIsAskedFirst()
{
    QFile password(m_open->write("secret", "secret1\n"));
    password.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    const QString accounts =
        m_open->write("accounts.toml", "server = \"127.0.0.1:1\"\n"
                                       "[[player]]\nid = \"nobody\"\ncommand = \"true\"\n"
                                       "[[account]]\nname = \"alpha\"\n"
                                       "password_file = \"secret\"\n");
    m_open->current().page().documentActions().playOnCgos->trigger();
    CgosWindow *cgos = nullptr;
    for (QWidget *const window : QApplication::topLevelWidgets()) {
        cgos = cgos != nullptr ? cgos : qobject_cast<CgosWindow *>(window);
    }
    QVERIFY(cgos != nullptr);
    cgos->open(accounts);
    cgos->start();
    QVERIFY(cgos->isRunning());
    m_open->window().close();
    auto *box = cgos->findChild<QMessageBox *>();
    QVERIFY(box != nullptr);
    QVERIFY(m_open->window().isVisible());
    QCOMPARE(m_emptied->size(), 0);
    test::buttonWithText<QPushButton>(*box, "Log Out Now")->click();

    QVERIFY(eventually([this] { return m_emptied->size() == 1; }));
    QVERIFY(!cgos->isRunning());
}

void DocumentClosingTest::whatIsNotTickedIsLostAndTheRestSaved()
{
    changeTwo();

    m_open->window().close();
    question()->activateWindow(); // else Space is the main window's
    QTRY_COMPARE(QApplication::activeWindow(), question());
    auto *list = question()->findChild<QListWidget *>();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Space); // "a.sgf"
    answer("Save");

    QVERIFY(eventually([this] { return m_emptied->size() == 1; }));
    QCOMPARE(m_open->contentOf("a.sgf"), QByteArray(EmptyGame));
    QVERIFY(m_open->contentOf("b.sgf").contains(";B[cg]"));
}

void DocumentClosingTest::aDocumentWithoutANameIsGivenOne()
{
    OpenDocuments::play(m_open->current(), "E5");
    OpenDocuments::play(m_open->open("b.sgf", EmptyGame), "C3");

    m_open->window().close();
    answer("Save");
    auto *dialog = m_open->set->windows().front()->findChild<QFileDialog *>();
    QVERIFY(dialog);
    dialog->selectFile(m_open->path("named.sgf"));
    static_cast<QDialog *>(dialog)->accept();

    QVERIFY(eventually([this] { return m_emptied->size() == 1; }));
    QVERIFY(m_open->contentOf("named.sgf").contains(";B["));
    QVERIFY(m_open->contentOf("b.sgf").contains(";B[cg]"));
}

void DocumentClosingTest::whatCannotBeSavedStaysOpen()
{
    QVERIFY(QDir(m_open->directory.path()).mkdir(QStringLiteral("gone")));
    OpenDocuments::play(m_open->open("gone/a.sgf", EmptyGame), "E5");
    OpenDocuments::play(m_open->open("b.sgf", EmptyGame), "C3");
    QVERIFY(QDir(m_open->path("gone")).removeRecursively());

    m_open->window().close();
    answer("Save");

    QCOMPARE(m_emptied->size(), 0);
    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf •|b.sgf •"));
}

void DocumentClosingTest::recoveryCopiesAreForTheirOwnerOnly()
{
    constexpr auto Others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup
                          | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    const QDir recovery(m_open->path("recovery"));
    changeTwo();
    QVERIFY(eventually([&] { return recovery.entryList({QStringLiteral("*.sgf")}).size() == 2; }));

    QVERIFY((QFile::permissions(recovery.path()) & Others) == 0);
    const QFileInfoList files =
        recovery.entryInfoList({QStringLiteral("*.sgf"), QStringLiteral("*.json")}, QDir::Files);
    QCOMPARE(files.size(), 4);
    for (const QFileInfo &file : files) {
        QVERIFY2((file.permissions() & Others) == 0, qPrintable(file.fileName()));
    }
}

void DocumentClosingTest::givenUpChangesLeaveNoRecoveryCopy()
{
    const QDir recovery(m_open->path("recovery"));
    changeTwo();
    QVERIFY(eventually([&] { return recovery.entryList({QStringLiteral("*.sgf")}).size() == 2; }));

    m_open->window().close();
    answer("Discard All");

    QCOMPARE(m_emptied->size(), 1);
    QCOMPARE(recovery.entryList(QDir::Files), QStringList());
}

void DocumentClosingTest::placesAreRemembered()
{
    m_open->window().resize(700, 600);

    m_open->window().close();

    QVERIFY(!layoutState(m_open->preferences, WindowLayout::Play).isEmpty());
    m_open->reopen();
    QCOMPARE(m_open->window().size(), QSize(700, 600));
}

void DocumentClosingTest::theEnginesOfAClosedDocumentLeave()
{
    startEngineGame(m_open->current());
    m_open->open("a.sgf", EmptyGame);
    QCOMPARE(test::childProcesses().size(), 2);

    m_open->set->close(*m_open->window().documents()[0]);
    m_open->window().findChild<QMessageBox *>()->button(QMessageBox::Discard)->click();

    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf"));
    QVERIFY(eventually([] { return test::childProcesses().isEmpty(); }));
}

void DocumentClosingTest::everybodyElsesEnginesStay()
{
    Document &playing = m_open->current();
    startEngineGame(playing);
    m_open->open("a.sgf", EmptyGame);

    m_open->set->close(m_open->current());

    const int moves = playing.game().cursor().moveNumber();
    QVERIFY(eventually([&] { return playing.game().cursor().moveNumber() > moves + 2; }));
    QCOMPARE(test::childProcesses().size(), 2);
}

SHINPAN_TEST(DocumentClosingTest)
#include "documentclosing_test.moc"
