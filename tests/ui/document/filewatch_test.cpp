#include "ui/document/filewatch.h"

#include "core/util/wholefile.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

using namespace shinpan;

/// What other programs do to a file, in the ways in which programs save.
class FileWatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aRewrittenFileIsTold();
    void aReplacedFileIsTold();
    void aFileThatIsReplacedTwiceIsToldTwice();
    void aFileBehindALinkIsWatched();
    void otherFilesBesideItAreNot();
    void whatWasWatchedAnewIsKnown();
    void aRemovedFileIsToldAfterAWhile();
    void aFileThatComesBackWasNotRemoved();
    void aChangeIsSeenBeforeItIsTold();

private:
    static void write(const QString &path, const QByteArray &content);
    /// Whether what is done now to another file is noticed by a watch of its own. What happened to
    /// ours before has been looked at by then: every watch takes the same time.
    [[nodiscard]] static bool isLaterChangeTold();
    [[nodiscard]] static bool isLaterRemovalTold();
    using News = void (FileWatch::*)();
    [[nodiscard]] static bool isToldElsewhere(News news,
                                              const std::function<void(const QString &path)> &act);

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<FileWatch> m_watch;
    std::unique_ptr<QSignalSpy> m_changed;
    std::unique_ptr<QSignalSpy> m_removed;
    QString m_path;
};

void FileWatchTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_path = m_directory->filePath(QStringLiteral("a.sgf"));
    write(m_path, "old");
    m_watch = std::make_unique<FileWatch>();
    m_watch->watch(m_path);
    m_changed = std::make_unique<QSignalSpy>(m_watch.get(), &FileWatch::changed);
    m_removed = std::make_unique<QSignalSpy>(m_watch.get(), &FileWatch::removed);
}

void FileWatchTest::cleanup()
{
    m_changed.reset();
    m_removed.reset();
    m_watch.reset();
    m_directory.reset();
}

void FileWatchTest::write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

bool FileWatchTest::isToldElsewhere(News news, const std::function<void(const QString &)> &act)
{
    QCoreApplication::processEvents(); // the system tells our watch first
    const QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("b.sgf"));
    write(path, "old");
    FileWatch watch;
    watch.watch(path);
    QSignalSpy told(&watch, news);
    act(path);
    return told.wait();
}

bool FileWatchTest::isLaterChangeTold()
{
    return isToldElsewhere(&FileWatch::changed,
                           [](const QString &path) { write(path, "something new"); });
}

bool FileWatchTest::isLaterRemovalTold()
{
    return isToldElsewhere(&FileWatch::removed, [](const QString &path) { QFile::remove(path); });
}

void FileWatchTest::aRewrittenFileIsTold()
{
    write(m_path, "something new");

    QVERIFY(m_changed->wait());
    QCOMPARE(m_changed->size(), 1);
    QCOMPARE(m_removed->size(), 0);
}

void FileWatchTest::aReplacedFileIsTold()
{
    QVERIFY(saveWholeFile("something new", m_path)); // by renaming another

    QVERIFY(m_changed->wait());
    QCOMPARE(m_changed->size(), 1);
}

void FileWatchTest::aFileThatIsReplacedTwiceIsToldTwice()
{
    QVERIFY(saveWholeFile("something new", m_path));
    QVERIFY(m_changed->wait());
    write(m_path, "in place now");
    QVERIFY(m_changed->wait());
    QCOMPARE(m_changed->size(), 2);
}

void FileWatchTest::aFileBehindALinkIsWatched()
{
    const QString link = m_directory->filePath(QStringLiteral("link.sgf"));
    QVERIFY(QDir(m_directory->path()).mkdir(QStringLiteral("deep")));
    const QString target = m_directory->filePath(QStringLiteral("deep/b.sgf"));
    write(target, "old");
    QVERIFY(QFile::link(target, link));
    m_watch->watch(link);

    QVERIFY(saveWholeFile("something new", target));

    QVERIFY(m_changed->wait());
}

void FileWatchTest::otherFilesBesideItAreNot()
{
    write(m_directory->filePath(QStringLiteral("b.sgf")), "another");

    QVERIFY(isLaterChangeTold());
    QCOMPARE(m_changed->size(), 0);
}

void FileWatchTest::whatWasWatchedAnewIsKnown()
{
    QVERIFY(saveWholeFile("written by ourselves", m_path));
    m_watch->watch(m_path);

    QVERIFY(isLaterChangeTold());
    QCOMPARE(m_changed->size(), 0);
    QVERIFY(!m_watch->isChanged());
    write(m_path, "and by somebody else");
    QVERIFY(m_changed->wait());
}

void FileWatchTest::aRemovedFileIsToldAfterAWhile()
{
    QVERIFY(QFile::remove(m_path));

    QVERIFY(m_removed->wait());
    QCOMPARE(m_removed->size(), 1);
    QCOMPARE(m_changed->size(), 0);
    QVERIFY(!m_watch->isChanged()); // there is nothing that could be lost
    write(m_path, "new again");
    QVERIFY(m_changed->wait());
}

void FileWatchTest::aFileThatComesBackWasNotRemoved()
{
    QVERIFY(QFile::remove(m_path));
    QVERIFY(isLaterChangeTold()); // it was seen to be away
    write(m_path, "new again");

    QVERIFY(m_changed->wait());
    QVERIFY(isLaterRemovalTold());
    QCOMPARE(m_removed->size(), 0);
}

void FileWatchTest::aChangeIsSeenBeforeItIsTold()
{
    QVERIFY(!m_watch->isChanged());

    write(m_path, "something new");

    QVERIFY(m_watch->isChanged());
}

SHINPAN_TEST(FileWatchTest)
#include "filewatch_test.moc"
