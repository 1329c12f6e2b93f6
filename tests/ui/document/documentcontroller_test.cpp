#include "ui/document/documentcontroller.h"

#include "core/record/tree/sgfproperties.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

#include <memory>

using namespace shinpan;

/// The file behind the record: opened, saved, and asked about.
class DocumentControllerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aNewRecordIsUntitled();
    void aFileIsOpened();
    void whatIsSavedCanBeOpened();
    void savingForTheFirstTimeAsksForAName();
    void savingUnderANameAddsTheSuffix();
    void aFailedSaveIsToldAndKeepsTheChanges();
    void aMissingFileIsNamed();
    void anUnreadableFileIsToldWithItsLine();
    void repairsAreKept();
    void allGamesOfAFileAreOpened();
    void whatIsUnreadableLeavesTheRecordAlone();
    void nothingIsAskedWithoutChanges();
    void unsavedChangesCanBeSavedFirst();
    void unsavedChangesCanBeDiscarded();
    void unsavedChangesCanBeKept();
    void unsavedChangesOfAnUntitledRecordAskForAName();
    void aGameIsNamedAfterItsPlayers();
    void aNameIsSuggestedFromPlayersAndDate();
    void aNewGameIsUntitledAgain();

private:
    [[nodiscard]] QString path(const char *name) const
    {
        return m_directory->filePath(QLatin1String(name));
    }
    [[nodiscard]] QString fileWith(const char *name, const QByteArray &text) const;
    [[nodiscard]] QByteArray contentOf(const QString &file) const;
    void answer(QMessageBox::StandardButton button) const;
    void chooseFile(const QString &file) const;
    [[nodiscard]] QString notice() const { return m_notices->value(0).value(0).toString(); }

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<test::GameTable> m_table;
    std::unique_ptr<QWidget> m_window;
    DocumentController *m_document = nullptr;
    std::unique_ptr<QSignalSpy> m_notices;
};

void DocumentControllerTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_table = std::make_unique<test::GameTable>();
    m_table->set({}, {});
    m_window = std::make_unique<QWidget>();
    m_document = new DocumentController(m_table->game, path("recovery"), *m_window);
    m_notices = std::make_unique<QSignalSpy>(m_document, &DocumentController::noticed);
}

void DocumentControllerTest::cleanup()
{
    m_notices.reset();
    m_window.reset();
    m_table.reset();
    m_directory.reset();
}

QString DocumentControllerTest::fileWith(const char *name, const QByteArray &text) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
        qFatal("the test cannot write %s", name);
    }
    return file.fileName();
}

QByteArray DocumentControllerTest::contentOf(const QString &file) const
{
    QFile saved(file);
    return saved.open(QIODevice::ReadOnly) ? saved.readAll() : QByteArrayLiteral("no file");
}

/// Presses a button of the question that is on the screen.
void DocumentControllerTest::answer(QMessageBox::StandardButton button) const
{
    auto *box = m_window->findChild<QMessageBox *>();
    QVERIFY2(box, "nothing is asked");
    box->button(button)->click();
}

/// Gives the file dialog that is on the screen this name.
void DocumentControllerTest::chooseFile(const QString &file) const
{
    QDialog *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY2(dialog, "no name is asked for");
    static_cast<QFileDialog *>(dialog)->selectFile(file);
    dialog->accept();
}

void DocumentControllerTest::aNewRecordIsUntitled()
{
    QCOMPARE(m_document->displayName(), QStringLiteral("Untitled"));
    QCOMPARE(m_document->filePath(), QString());
    QVERIFY(!m_document->isModified());
}

void DocumentControllerTest::aFileIsOpened()
{
    const QSignalSpy titles(m_document, &DocumentController::titleChanged);
    const QString file = fileWith("my game.sgf", "(;FF[4]GM[1]SZ[9];B[ee];W[cc])");

    m_document->openFile(file);

    QCOMPARE(m_document->displayName(), QStringLiteral("my game.sgf"));
    QCOMPARE(m_document->filePath(), file);
    QVERIFY(!m_document->isModified());
    QVERIFY(!titles.isEmpty());
    QCOMPARE(notice(), QString());
    m_table->game.cursor().toEnd();
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5 C7"));
}

void DocumentControllerTest::whatIsSavedCanBeOpened()
{
    const QString file = fileWith("game.sgf", "(;FF[4]GM[1]SZ[9];B[ee])");
    m_document->openFile(file);
    m_table->game.cursor().toEnd();
    m_table->play("C3");
    QVERIFY(m_document->isModified());

    m_document->save();
    QTRY_VERIFY(!m_document->isModified());
    m_document->openFile(file);

    m_table->game.cursor().toEnd();
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5 C3"));
}

void DocumentControllerTest::savingForTheFirstTimeAsksForAName()
{
    m_table->play("E5");

    m_document->save();
    chooseFile(path("first.sgf"));

    QCOMPARE(m_document->filePath(), path("first.sgf"));
    QVERIFY(!m_document->isModified());
    QVERIFY(contentOf(path("first.sgf")).contains(";B[ee]"));
}

void DocumentControllerTest::savingUnderANameAddsTheSuffix()
{
    const QString file = fileWith("game.sgf", "(;FF[4]GM[1]SZ[9];B[ee])");
    m_document->openFile(file);

    m_document->saveAs();
    chooseFile(path("copy"));

    QCOMPARE(m_document->filePath(), path("copy.sgf"));
    QVERIFY(QFile::exists(path("copy.sgf")));
    QVERIFY(QFile::exists(file));
}

void DocumentControllerTest::aFailedSaveIsToldAndKeepsTheChanges()
{
    QVERIFY(QDir(m_directory->path()).mkdir(QStringLiteral("gone")));
    m_document->openFile(fileWith("gone/game.sgf", "(;FF[4]GM[1]SZ[9])"));
    m_table->play("E5");
    QVERIFY(QDir(path("gone")).removeRecursively());

    m_document->save();

    QVERIFY(m_document->isModified());
    QVERIFY2(notice().startsWith(path("gone/game.sgf") + QStringLiteral(" was not saved: ")),
             qPrintable(notice()));
}

void DocumentControllerTest::aMissingFileIsNamed()
{
    m_document->openFile(path("missing.sgf"));

    QVERIFY2(notice().startsWith(path("missing.sgf") + u':'), qPrintable(notice()));
    QCOMPARE(m_document->filePath(), QString());
}

void DocumentControllerTest::anUnreadableFileIsToldWithItsLine()
{
    const QString file = fileWith("chess.sgf", "\n(;FF[4]GM[3])");

    m_document->openFile(file);

    QVERIFY2(notice().startsWith(file + QStringLiteral(", line 2: ")), qPrintable(notice()));
}

void DocumentControllerTest::repairsAreKept()
{
    m_document->openFile(fileWith("odd.sgf", "(;FF[4]GM[1]SZ[9]\n;B[zz])"));

    QCOMPARE(m_document->warnings().count(), std::size_t{1});
    QCOMPARE(m_document->warnings().list.front().warning.line, 2);
}

void DocumentControllerTest::allGamesOfAFileAreOpened()
{
    m_document->openFile(fileWith("two.sgf", "(;FF[4]GM[1]SZ[9])(;FF[4]GM[1]SZ[9])"));

    QCOMPARE(m_document->games().size(), std::size_t{2});
}

void DocumentControllerTest::whatIsUnreadableLeavesTheRecordAlone()
{
    const QString file = fileWith("game.sgf", "(;FF[4]GM[1]SZ[9];B[ee])");
    m_document->openFile(file);

    m_document->openFile(fileWith("text.sgf", "no game"));

    QCOMPARE(m_document->filePath(), file);
    QCOMPARE(m_table->game.record().tree().nodeCount(), std::size_t(2));
}

void DocumentControllerTest::nothingIsAskedWithoutChanges()
{
    bool proceeded = false;

    m_document->settleChanges([&proceeded] { proceeded = true; });

    QVERIFY(proceeded);
}

void DocumentControllerTest::unsavedChangesCanBeSavedFirst()
{
    const QString file = fileWith("game.sgf", "(;FF[4]GM[1]SZ[9])");
    m_document->openFile(file);
    m_table->play("E5");
    bool proceeded = false;

    m_document->settleChanges([&proceeded] { proceeded = true; });
    QVERIFY(!proceeded);
    answer(QMessageBox::Save);

    QVERIFY(proceeded);
    QVERIFY(contentOf(file).contains(";B[ee]"));
}

void DocumentControllerTest::unsavedChangesCanBeDiscarded()
{
    const QString file = fileWith("game.sgf", "(;FF[4]GM[1]SZ[9])");
    m_table->play("E5");

    m_document->openFile(file);
    QVERIFY(m_document->isModified());
    answer(QMessageBox::Discard);

    QCOMPARE(m_document->filePath(), file);
    QVERIFY(!m_document->isModified());
}

void DocumentControllerTest::unsavedChangesCanBeKept()
{
    const QString file = fileWith("game.sgf", "(;FF[4]GM[1]SZ[9])");
    m_table->play("E5");

    m_document->openFile(file);
    answer(QMessageBox::Cancel);

    QCOMPARE(m_document->filePath(), QString());
    QVERIFY(m_document->isModified());
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5"));
}

void DocumentControllerTest::unsavedChangesOfAnUntitledRecordAskForAName()
{
    m_table->play("E5");
    bool proceeded = false;

    m_document->settleChanges([&proceeded] { proceeded = true; });
    answer(QMessageBox::Save);
    QVERIFY(!proceeded);
    chooseFile(path("named.sgf"));

    QVERIFY(proceeded);
    QVERIFY(QFile::exists(path("named.sgf")));
}

void DocumentControllerTest::aGameIsNamedAfterItsPlayers()
{
    const QSignalSpy titles(m_document, &DocumentController::titleChanged);
    GameInfo info = m_table->game.record().info();
    info.playerName = {QStringLiteral("Kim"), QStringLiteral("Lee")};
    m_table->game.record().setInfo(info);
    QVERIFY(!titles.isEmpty());
    QCOMPARE(m_document->displayName(), QStringLiteral("Kim – Lee"));
    QCOMPARE(m_document->title(), QStringLiteral("Kim – Lee"));

    m_document->openFile(fileWith("a.sgf", "(;FF[4]GM[1]SZ[9]PB[Ann];B[ee])"));
    answer(QMessageBox::Discard);
    QCOMPARE(m_document->displayName(), QStringLiteral("a.sgf"));
    QCOMPARE(m_document->title(), QStringLiteral("Ann – ?"));

    m_document->openFile(fileWith("b.sgf", "(;FF[4]GM[1]PB[Ann];B[ee])(;FF[4]GM[1]PB[Bob])"));
    QCOMPARE(m_document->title(), QStringLiteral("b.sgf"));
}

void DocumentControllerTest::aNameIsSuggestedFromPlayersAndDate()
{
    m_document->setUsualFolder([this] { return path("games"); });
    QVERIFY(QDir().mkpath(path("games")));
    GameInfo info = m_table->game.record().info();
    info.playerName = {QStringLiteral("../Kim/x"), QStringLiteral("Lee: \"?\"")};
    info.date = QStringLiteral("2026-11-25");
    m_table->game.record().setInfo(info);

    m_document->saveAs();

    const auto *dialog = m_window->findChild<QFileDialog *>();
    QCOMPARE(dialog->selectedFiles(),
             QStringList(path("games/") + QStringLiteral("Kim x – Lee 2026-11-25.sgf")));
}

void DocumentControllerTest::aNewGameIsUntitledAgain()
{
    m_document->openFile(fileWith("game.sgf", "(;FF[4]GM[1]SZ[9])"));

    m_table->set({}, {});

    QCOMPARE(m_document->displayName(), QStringLiteral("Untitled"));
}

SHINPAN_TEST(DocumentControllerTest)
#include "documentcontroller_test.moc"
