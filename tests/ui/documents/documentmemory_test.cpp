#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/gametable.h"
#include "tests/ui/support/opendocuments.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/documentfeature.h"
#include "ui/document/fileoptions.h"
#include "ui/documents/documentwindow.h"
#include "ui/documents/sessionkeeper.h"
#include "ui/kit/noticebar.h"
#include "ui/window/mainwindow.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QScreen>
#include <QTest>

using namespace shinpan;
using test::EmptyGame;
using test::eventually;
using test::OpenDocuments;

namespace {

constexpr auto Branching = "(;FF[4]GM[1]SZ[9];B[aa](;W[bb];B[cc])(;W[dd];B[ee]))";

} // namespace

/// What is remembered from one run to the next: the session, and unsaved documents after an
/// accident.
class DocumentMemoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<OpenDocuments>(); }
    void cleanup() { m_open.reset(); }

    void aSessionIsAValue();
    void damagedSessionsAreReadAsFarAsTheyGo();
    void theSessionIsRestoredIfWished();
    void theSessionIsForItsOwnerOnly();
    void theSessionIsNotRestoredUnasked();
    void everyWindowIsRestored();
    void aFileThatIsGoneIsLeftOut();
    void aWindowIsRestoredWithinTheScreen();
    void theSessionIsWrittenWhileTheProgramRuns();

    void everyUnsavedDocumentIsOffered();
    void recoveredDocumentsKnowTheirFiles();
    void aRecoveredDocumentTakesThePlaceOfItsFile();
    void discardedDocumentsAreGone();
    void aFileThatIsNewerThanTheCopyIsNotOverwrittenUnasked();
    void aKilledProgramLosesNothing();

private:
    void changeThree() const;
    void press(const char *button) const;

    std::unique_ptr<OpenDocuments> m_open;
};

void DocumentMemoryTest::aSessionIsAValue()
{
    const Session session{{{QByteArray("\0\xFFg", 3),
                            {{QStringLiteral("/ŝa/a.sgf"), {2, QStringLiteral("3.2.1")}},
                             {QStringLiteral("/b.sgf"), {0, QStringLiteral("0")}}},
                            1},
                           {"", {{QStringLiteral("/c.sgf"), {0, QStringLiteral("7")}}}, 0}}};

    QVERIFY(sessionFromJson(toJson(session)) == session);
}

void DocumentMemoryTest::damagedSessionsAreReadAsFarAsTheyGo()
{
    QVERIFY(sessionFromJson("no JSON") == Session());
    QVERIFY(sessionFromJson("[1]") == Session());
    const Session read = sessionFromJson(
        R"({"windows": [7, {"files": "x"}, {"current": 9, "files": [{"game": "y"}, {"path": "/a.sgf"}]}]})");
    QCOMPARE(read.windows.size(), std::size_t(1));
    QCOMPARE(read.windows[0].files.size(), std::size_t(1));
    QCOMPARE(read.windows[0].current, 0);
}

void DocumentMemoryTest::theSessionIsRestoredIfWished()
{
    m_open->preferences.set(&FileOptions::restoresSession, true);
    m_open->open("a.sgf", Branching);
    GameCursor &cursor = m_open->current().game().cursor();
    cursor.forward(2);
    cursor.nextVariation();
    cursor.forward();
    m_open->open("b.sgf", EmptyGame);
    m_open->set->addDocument(m_open->window()); // nothing worth remembering
    m_open->window().step(1);
    m_open->set->quit();

    m_open->reopen();
    m_open->set->restoreSession();

    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf|b.sgf"));
    QCOMPARE(m_open->current().file().displayName(), QStringLiteral("a.sgf"));
    QCOMPARE(OpenDocuments::moves(m_open->current()), QStringLiteral("A9 D6 E5"));
}

void DocumentMemoryTest::theSessionIsForItsOwnerOnly()
{
    m_open->preferences.set(&FileOptions::restoresSession, true);
    m_open->open("a.sgf", EmptyGame);
    m_open->set->quit();

    const QFileInfo session(m_open->path("session.json"));
    QCOMPARE(session.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    QCOMPARE(QFile::permissions(session.path()) & (QFile::ExeGroup | QFile::ExeOther),
             QFile::Permissions());
}

void DocumentMemoryTest::theSessionIsNotRestoredUnasked()
{
    m_open->open("a.sgf", EmptyGame);
    m_open->set->quit();

    m_open->reopen();
    m_open->set->restoreSession();

    QCOMPARE(m_open->tabs(), QStringLiteral("Untitled"));
    QVERIFY(!QFile::exists(m_open->path("session.json")));
}

void DocumentMemoryTest::everyWindowIsRestored()
{
    m_open->preferences.set(&FileOptions::restoresSession, true);
    m_open->open("a.sgf", EmptyGame);
    DocumentWindow &other = m_open->set->openWindow();
    other.resize(780, 640);
    m_open->set->openFiles({m_open->write("b.sgf", EmptyGame)}, other);
    m_open->set->quit();

    m_open->reopen();
    m_open->set->restoreSession();

    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf"));
    const std::vector<DocumentWindow *> windows = m_open->set->windows();
    QCOMPARE(windows.size(), std::size_t(2));
    QCOMPARE(windows[1]->size(), QSize(780, 640));
    QCOMPARE(windows[1]->current()->file().displayName(), QStringLiteral("b.sgf"));
}

void DocumentMemoryTest::aFileThatIsGoneIsLeftOut()
{
    m_open->preferences.set(&FileOptions::restoresSession, true);
    m_open->open("a.sgf", EmptyGame);
    m_open->open("b.sgf", EmptyGame);
    m_open->set->quit();
    QVERIFY(QFile::remove(m_open->path("a.sgf")));

    m_open->reopen();
    m_open->set->restoreSession();

    QCOMPARE(m_open->tabs(), QStringLiteral("b.sgf"));
    QTRY_VERIFY(m_open->current().page().notices().text().contains(m_open->path("a.sgf")));
}

/// The screen is smaller than the one that it was on.
void DocumentMemoryTest::aWindowIsRestoredWithinTheScreen()
{
    m_open->preferences.set(&FileOptions::restoresSession, true);
    m_open->open("a.sgf", EmptyGame);
    const QRect screen = m_open->window().screen()->availableGeometry();
    m_open->window().setGeometry(screen.translated(20, 40).adjusted(0, 0, 80, 80));
    m_open->set->quit();

    m_open->reopen();
    m_open->set->restoreSession();

    QVERIFY(screen.contains(m_open->window().geometry()));
}

void DocumentMemoryTest::theSessionIsWrittenWhileTheProgramRuns()
{
    m_open->preferences.set(&FileOptions::restoresSession, true);
    m_open->open("a.sgf", Branching);
    m_open->current().game().cursor().toEnd();

    QVERIFY(eventually(
        [this] { return m_open->contentOf("session.json").contains("\"node\": \"3\""); }));
}

/// "a.sgf", "b.sgf" and one without a name, all with unsaved changes, and all copied.
void DocumentMemoryTest::changeThree() const
{
    for (const char *name : {"a.sgf", "b.sgf"}) {
        OpenDocuments::play(m_open->open(name, EmptyGame), "E5");
    }
    OpenDocuments::play(m_open->set->addDocument(m_open->window()), "D4");
    const QDir recovery(m_open->path("recovery"));
    QVERIFY(eventually([&] { return recovery.entryList({QStringLiteral("*.sgf")}).size() == 3; }));
}

void DocumentMemoryTest::press(const char *button) const
{
    test::buttonWithText<QPushButton>(m_open->current().page().notices(), button)->click();
}

void DocumentMemoryTest::everyUnsavedDocumentIsOffered()
{
    changeThree();
    m_open->reopen();

    m_open->set->offerRecovery();

    const QString offer = m_open->current().page().notices().text();
    QVERIFY2(offer.contains(QLatin1String("a.sgf")), qPrintable(offer));
    QVERIFY2(offer.contains(QLatin1String("b.sgf")), qPrintable(offer));
    QVERIFY2(offer.contains(QLatin1String("Untitled")), qPrintable(offer));
    press("Recover");
    QStringList tabs = m_open->tabs().split(u'|');
    tabs.sort();
    QCOMPARE(tabs, (QStringList{QStringLiteral("Untitled •"), QStringLiteral("a.sgf •"),
                                QStringLiteral("b.sgf •")}));
}

void DocumentMemoryTest::recoveredDocumentsKnowTheirFiles()
{
    OpenDocuments::play(m_open->open("a.sgf", EmptyGame), "E5");
    m_open->reopen();
    m_open->set->offerRecovery();
    press("Recover");
    QCOMPARE(m_open->contentOf("a.sgf"), QByteArray(EmptyGame));

    m_open->current().file().save();

    QVERIFY(eventually([this] { return m_open->contentOf("a.sgf").contains(";B[ee]"); }));
    QCOMPARE(QDir(m_open->path("recovery")).entryList(QDir::Files), QStringList());
}

void DocumentMemoryTest::aRecoveredDocumentTakesThePlaceOfItsFile()
{
    m_open->preferences.set(&FileOptions::restoresSession, true);
    OpenDocuments::play(m_open->open("a.sgf", EmptyGame), "E5");
    QVERIFY(eventually([this] { return QFile::exists(m_open->path("session.json")); }));
    m_open->reopen();
    m_open->set->restoreSession();
    m_open->set->offerRecovery();
    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf"));

    press("Recover");

    QCOMPARE(m_open->tabs(), QStringLiteral("a.sgf •"));
    QCOMPARE(OpenDocuments::moves(m_open->current()), QStringLiteral("E5"));
}

void DocumentMemoryTest::discardedDocumentsAreGone()
{
    changeThree();
    m_open->reopen();
    m_open->set->offerRecovery();

    press("Discard");

    QCOMPARE(QDir(m_open->path("recovery")).entryList(QDir::Files), QStringList());
    QCOMPARE(m_open->tabs(), QStringLiteral("Untitled"));
}

void DocumentMemoryTest::aFileThatIsNewerThanTheCopyIsNotOverwrittenUnasked()
{
    OpenDocuments::play(m_open->open("a.sgf", EmptyGame), "E5");
    m_open->reopen();
    const QByteArray newer = "(;FF[4]GM[1]SZ[9];B[gg])";
    QFile file(m_open->write("a.sgf", newer));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(1),
                             QFileDevice::FileModificationTime)); // later than the copy's
    file.close();
    m_open->set->offerRecovery();
    press("Recover");

    m_open->current().file().save();

    const auto *box = m_open->window().findChild<QMessageBox *>();
    QVERIFY(box);
    QVERIFY(box->text().contains(QLatin1String("Save over it?")));
    QCOMPARE(m_open->contentOf("a.sgf"), newer);
}

void DocumentMemoryTest::aKilledProgramLosesNothing()
{
    m_open->write("a.sgf", EmptyGame);
    m_open->write("b.sgf", EmptyGame);
    QProcess victim;
    victim.start(QStringLiteral(SHINPAN_DOCUMENT_VICTIM), {m_open->directory.path()});
    QVERIFY(
        eventually([&] { return victim.canReadLine() || victim.state() == QProcess::NotRunning; }));
    QCOMPARE(victim.readLine().trimmed(), QByteArray("ready"));

    victim.kill(); // SIGKILL
    QVERIFY(victim.waitForFinished());
    QCOMPARE(m_open->contentOf("a.sgf"), QByteArray(EmptyGame));
    m_open->set->offerRecovery();
    press("Recover");

    QCOMPARE(m_open->window().documents().size(), std::size_t(3));
    const std::vector<Document *> documents = m_open->window().documents();
    for (Document *document : documents) {
        QCOMPARE(document->game().cursor().moveNumber(), 1);
        QVERIFY(document->file().isModified());
    }
    QVERIFY(m_open->tabs().contains(QStringLiteral("a.sgf •")));
    QVERIFY(m_open->tabs().contains(QStringLiteral("b.sgf •")));
}

SHINPAN_TEST(DocumentMemoryTest)

#include "documentmemory_test.moc"
