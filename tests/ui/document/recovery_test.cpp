#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfwriter.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/recoverycopy.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <memory>

using namespace shinpan;
using test::eventually;

/// The copy that DocumentController keeps for the case that the program dies.
class RecoveryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void unsavedChangesAreCopied();
    void aRunningGameIsCopiedWithItsResult();
    void savingRemovesTheCopy();
    void anotherRecordRemovesTheCopy();
    void givingTheChangesUpRemovesTheCopy();
    void endingWithoutAQuestionKeepsTheLastChange();
    void theCopyOfADeadProcessIsOffered();
    void theCopyOfALivingProcessIsNotOffered();
    void ourOwnCopyIsNotOffered();
    void aRecoveredRecordIsUnsavedAndCopiedAgain();
    void theCopyIsNeverTheFileOfTheDocument();
    void theCopyOfAnEarlierVersionHasItsFile();
    void theCopySaysWhoPlays();
    void aRecoveredGameHasItsEngineBack_data();
    void aRecoveredGameHasItsEngineBack();
    void aCopyThatCannotBeCopiedAgainIsKept();
    void aDiscardedCopyIsGone();

private:
    [[nodiscard]] QString directory() const
    {
        return m_directory->filePath(QStringLiteral("recovery"));
    }
    [[nodiscard]] QStringList copies() const
    {
        return QDir(directory()).entryList({QStringLiteral("*.sgf")});
    }
    [[nodiscard]] bool waitForCopy() const
    {
        return eventually([this] { return !copies().isEmpty(); });
    }
    [[nodiscard]] QString pathOfCopy() const
    {
        return QDir(directory()).filePath(copies().value(0));
    }
    [[nodiscard]] QByteArray copy() const;
    [[nodiscard]] static EngineProfile fakeWithId()
    {
        EngineProfile engine = test::fakeEngine();
        engine.id = QStringLiteral("fake");
        return engine;
    }
    void createDocument();
    [[nodiscard]] QString abandonedCopy() const;

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<test::GameTable> m_table;
    std::unique_ptr<QWidget> m_window;
    DocumentController *m_document = nullptr;
    pid_t m_otherProcess = 0;
};

void RecoveryTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_table = std::make_unique<test::GameTable>();
    m_table->set({}, {});
    createDocument();
}

void RecoveryTest::createDocument()
{
    m_window = std::make_unique<QWidget>();
    m_document = new DocumentController(m_table->game, directory(), *m_window);
}

void RecoveryTest::cleanup()
{
    if (m_otherProcess > 0) {
        ::kill(m_otherProcess, SIGKILL);
        ::waitpid(m_otherProcess, nullptr, 0);
        m_otherProcess = 0;
    }
    m_window.reset();
    m_table.reset();
    m_directory.reset();
}

QByteArray RecoveryTest::copy() const
{
    QFile file(pathOfCopy());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What a process leaves behind when it dies: a record, and a lock in its name.
QString RecoveryTest::abandonedCopy() const
{
    const QString path = QDir(directory()).filePath(QStringLiteral("old.sgf"));
    GameRecord record(BoardSize::square(9));
    record.addMove(record.tree().root(), {Color::Black, Point{2, 2}});
    if (!QDir().mkpath(directory()) || !saveSgfFile(record.tree(), path)) {
        qFatal("the test cannot write %s", qPrintable(path));
    }
    const pid_t child = ::fork();
    if (child == 0) {
        QLockFile lock(QDir(directory()).filePath(QStringLiteral("old.lock")));
        ::_exit(lock.tryLock() ? 0 : 1); // without unlocking
    }
    int status = -1;
    if (::waitpid(child, &status, 0) != child || status != 0) {
        qFatal("the test cannot leave a lock behind");
    }
    return path;
}

void RecoveryTest::unsavedChangesAreCopied()
{
    m_table->play("E5");

    QVERIFY(waitForCopy());
    QVERIFY(copy().contains(";B[ee]"));
    m_table->play("C3");
    QVERIFY(eventually([this] { return copy().contains(";W[cg]"); }));
    QCOMPARE(copies().size(), 1);
}

void RecoveryTest::aRunningGameIsCopiedWithItsResult()
{
    QVERIFY(m_table->startWithEngine({}));
    QVERIFY(waitForCopy());

    m_table->game.person().resign();

    QVERIFY(eventually([this] { return copy().contains("RE[W+R]"); }));
}

void RecoveryTest::savingRemovesTheCopy()
{
    m_document->openFile(abandonedCopy());
    m_table->play("E5");
    QVERIFY(eventually([this] { return copies().size() == 2; }));

    m_document->save();

    QCOMPARE(copies(), QStringList{QStringLiteral("old.sgf")});
}

void RecoveryTest::anotherRecordRemovesTheCopy()
{
    m_table->play("E5");
    QVERIFY(waitForCopy());

    m_table->set({}, {});

    QCOMPARE(copies(), QStringList());
}

void RecoveryTest::givingTheChangesUpRemovesTheCopy()
{
    m_table->play("E5");
    QVERIFY(waitForCopy());

    m_document->forgetChanges();
    m_window.reset();

    QCOMPARE(copies(), QStringList());
}

void RecoveryTest::endingWithoutAQuestionKeepsTheLastChange()
{
    m_table->play("E5");
    QVERIFY(waitForCopy());
    m_table->play("C3");

    m_window.reset();

    QVERIFY(copy().contains(";W[cg]"));
    createDocument();
    QCOMPARE(RecoveryCopy::abandonedIn(directory()).size(), 1);
}

void RecoveryTest::theCopyOfADeadProcessIsOffered()
{
    QCOMPARE(RecoveryCopy::abandonedIn(directory()), QStringList());

    const QString path = abandonedCopy();

    QCOMPARE(RecoveryCopy::abandonedIn(directory()), QStringList{path});
}

void RecoveryTest::theCopyOfALivingProcessIsNotOffered()
{
    const QString path = abandonedCopy();
    const QString lockPath = QDir(directory()).filePath(QStringLiteral("old.lock"));
    QVERIFY(QFile::remove(lockPath));
    m_otherProcess = ::fork();
    if (m_otherProcess == 0) {
        QLockFile lock(lockPath);
        if (!lock.tryLock()) {
            ::_exit(1);
        }
        for (;;) {
            ::pause();
        }
    }
    // It says whose it is a moment after it is there.
    QVERIFY(eventually([&lockPath] { return QFileInfo(lockPath).size() > 0; }));

    QCOMPARE(RecoveryCopy::abandonedIn(directory()), QStringList());

    ::kill(m_otherProcess, SIGKILL);
    ::waitpid(m_otherProcess, nullptr, 0);
    m_otherProcess = 0;
    QCOMPARE(RecoveryCopy::abandonedIn(directory()), QStringList{path});
}

void RecoveryTest::ourOwnCopyIsNotOffered()
{
    m_table->play("E5");
    QVERIFY(waitForCopy());

    QCOMPARE(RecoveryCopy::abandonedIn(directory()), QStringList());
}

void RecoveryTest::aRecoveredRecordIsUnsavedAndCopiedAgain()
{
    const QString path = abandonedCopy();

    m_document->recover(path);

    QCOMPARE(m_table->movesToCursor(), QStringLiteral("C3"));
    QVERIFY(m_document->isModified());
    QCOMPARE(m_document->filePath(), QString());
    QVERIFY(!QFile::exists(path));
    QVERIFY(copy().contains(";B[cg]"));
    QCOMPARE(RecoveryCopy::abandonedIn(directory()), QStringList());
}

/// It was in the list of recent files.
void RecoveryTest::theCopyIsNeverTheFileOfTheDocument()
{
    QStringList paths;
    connect(m_document, &DocumentController::titleChanged, this,
            [&] { paths << m_document->filePath(); });

    m_document->recover(abandonedCopy());

    QVERIFY(!paths.isEmpty());
    paths.removeAll(QString());
    QCOMPARE(paths, QStringList());
}

/// Such a version kept the file's path alone, in a file of its own.
void RecoveryTest::theCopyOfAnEarlierVersionHasItsFile()
{
    const QString path = abandonedCopy();
    const QString file = m_directory->filePath(QStringLiteral("Fuß.sgf"));
    QFile origin(path.chopped(4) + QLatin1String(".origin"));
    QVERIFY(origin.open(QIODevice::WriteOnly));
    origin.write(QFile::encodeName(file));
    origin.close();

    QCOMPARE(RecoveryCopy::noteOf(path).name, QStringLiteral("Fuß.sgf"));
    m_document->recover(path);

    QCOMPARE(m_document->filePath(), file);
    QVERIFY(m_document->isModified());
    QVERIFY(!origin.exists());
}

void RecoveryTest::theCopySaysWhoPlays()
{
    m_table->set({std::nullopt, QStringLiteral("Kim")}, {fakeWithId()});
    m_table->game.start();
    QVERIFY(m_table->waitForPerson());
    QVERIFY(waitForCopy());

    const RecoveryNote note = RecoveryCopy::noteOf(pathOfCopy());

    QCOMPARE(note.name, QStringLiteral("Kim – Fake"));
    QCOMPARE(note.origin, QString());
    QVERIFY(!note.engines.black);
    QCOMPARE(note.engines.white->commandLine, fakeWithId().commandLine);

    m_table->game.setSeat(Color::White, {std::nullopt, QStringLiteral("Lee")});
    QCOMPARE(RecoveryCopy::noteOf(pathOfCopy()).name, QStringLiteral("Kim – Lee"));
    QVERIFY(!RecoveryCopy::noteOf(pathOfCopy()).engines.white);
}

void RecoveryTest::aRecoveredGameHasItsEngineBack_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("of the list") << QStringLiteral("fake");
    QTest::newRow("of the command line") << QString();
}

void RecoveryTest::aRecoveredGameHasItsEngineBack()
{
    QFETCH(const QString, id);
    EngineProfile engine = test::fakeEngine();
    engine.id = id;
    m_table->set({}, {engine});
    m_table->game.start();
    QVERIFY(m_table->playAndAwaitTurn("E5"));
    QVERIFY(eventually([this] { return copy().contains(";W["); }));
    const QString dead = m_directory->filePath(QStringLiteral("dead"));
    QVERIFY(QFile::copy(pathOfCopy(), dead + QLatin1String(".sgf")));
    QVERIFY(QFile::copy(pathOfCopy().chopped(4) + QLatin1String(".json"),
                        dead + QLatin1String(".json")));
    m_document->forgetChanges();
    m_table->set({}, {});

    m_document->recover(dead + QLatin1String(".sgf"));

    QVERIFY(m_table->game.seats().black.isHuman());
    QCOMPARE(m_table->game.seats().white.engine, std::optional(engine));
    QCOMPARE(m_document->title(), QStringLiteral("You – Fake"));
    m_table->game.start();
    QVERIFY(m_table->playAndAwaitTurn("C3"));
    QCOMPARE(m_table->game.cursor().moveNumber(), 4);
}

void RecoveryTest::aCopyThatCannotBeCopiedAgainIsKept()
{
    const QString elsewhere = m_directory->filePath(QStringLiteral("kept.sgf"));
    QVERIFY(QFile::copy(abandonedCopy(), elsewhere));
    QVERIFY(QDir(directory()).removeRecursively());
    QFile inTheWay(directory());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));

    m_document->recover(elsewhere);

    QCOMPARE(m_table->movesToCursor(), QStringLiteral("C3"));
    QVERIFY(QFile::exists(elsewhere));
}

void RecoveryTest::aDiscardedCopyIsGone()
{
    const QString path = abandonedCopy();

    RecoveryCopy::discard(path);

    QCOMPARE(QDir(directory()).entryList(QDir::Files), QStringList());
}

SHINPAN_TEST(RecoveryTest)
#include "recovery_test.moc"
