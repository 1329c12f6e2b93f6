#include "core/util/wholefile.h"

#include "core/util/regularfile.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>

using namespace shinpan;

/// What becomes of a file that is written again and again. Full disks and other troubles of all
/// writers stand in tests/files.
class WholeFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDraftReplacesTheOneBefore();
    void aDraftBehindALinkLeavesTheLink();

private:
    [[nodiscard]] QString path(const char *name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] static QByteArray contentOf(const QString &path)
    {
        return readRegularFile(path, MiB).value_or(QByteArray());
    }

    QTemporaryDir m_folder;
};

void WholeFileTest::aDraftReplacesTheOneBefore()
{
    const QString file = path("running.sgf");
    QVERIFY(saveWholeFile("one", file, Durability::Draft));
    QCOMPARE(::chmod(QFile::encodeName(file).constData(), 0640), 0);

    QVERIFY(saveWholeFile("another", file, Durability::Draft));

    QCOMPARE(contentOf(file), "another");
    struct stat now = {};
    QCOMPARE(::stat(QFile::encodeName(file).constData(), &now), 0);
    QCOMPARE(now.st_mode & ACCESSPERMS, 0640U);
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files),
             QStringList{QStringLiteral("running.sgf")});
}

void WholeFileTest::aDraftBehindALinkLeavesTheLink()
{
    QVERIFY(saveWholeFile("one", path("there.sgf"), Durability::Draft));
    QVERIFY(QFile::link(path("there.sgf"), path("link.sgf")));

    QVERIFY(saveWholeFile("another", path("link.sgf"), Durability::Draft));

    QVERIFY(QFileInfo(path("link.sgf")).isSymLink());
    QCOMPARE(contentOf(path("there.sgf")), "another");
}

SHINPAN_TEST(WholeFileTest)

#include "wholefile_test.moc"
