#include "core/cgos/play/cgosfiles.h"

#include "core/util/regularfile.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

/// What an account leaves in its folder, whatever its server calls games and players.
class CgosFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theTableCarriesNoFormula_data();
    void theTableCarriesNoFormula();
    void aGameThatHasNoResultGoesOnInItsFile();
    void eachFinishedGameOfANumberKeepsItsFile();
    void theFileOfTheUnseenGameIsTaken();

private:
    [[nodiscard]] Result<void> keep(const QString &path, const QString &opponent = {});

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<CgosFiles> m_files;
};

void CgosFilesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_files = std::make_unique<CgosFiles>(m_folder->path(), QStringLiteral("alpha"));
    QVERIFY(m_files->open());
}

Result<void> CgosFilesTest::keep(const QString &path, const QString &opponent)
{
    CgosGameEntry entry;
    entry.setup.game = 7;
    entry.setup.players = {{QStringLiteral("alpha"), {}}, {opponent, opponent}};
    entry.verdict.reason = Message::verbatim(opponent);
    GameRecord record(BoardSize::square(9));
    GameInfo info = record.info();
    info.result = QStringLiteral("B+1");
    record.setInfo(info);
    return m_files->keep(entry, record, path);
}

void CgosFilesTest::theTableCarriesNoFormula_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"=HYPERLINK(\"http://a\")", "+1+cmd|'/C", "-2+3", "@SUM(A1)"}) {
        QTest::newRow(name) << QString::fromUtf8(name);
    }
}

void CgosFilesTest::theTableCarriesNoFormula()
{
    QFETCH(const QString, name);
    QVERIFY(keep(m_files->recordOf(7), name));
    const QByteArray table =
        readRegularFile(m_folder->filePath(QStringLiteral("alpha.csv")), MiB).value();
    const QByteArray first = name.left(1).toUtf8();
    QVERIFY2(!table.contains(',' + first) && !table.contains(",\"" + first), table.constData());
    QVERIFY2(table.contains("'" + first), table.constData());
}

void CgosFilesTest::aGameThatHasNoResultGoesOnInItsFile()
{
    const QString path = m_files->recordOf(7);
    QVERIFY(CgosFiles::save(GameRecord(BoardSize::square(9)), path));
    QCOMPARE(m_files->recordOf(7), path);
}

void CgosFilesTest::eachFinishedGameOfANumberKeepsItsFile()
{
    for (int game = 1; game <= 40; ++game) {
        const QString path = m_files->recordOf(7);
        QVERIFY2(!QFile::exists(path), qPrintable(path));
        QVERIFY(keep(path));
    }
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("alpha-7-40.sgf"))));
    QCOMPARE(m_files->recordOf(7), m_folder->filePath(QStringLiteral("alpha-7-41.sgf")));
    QCOMPARE(m_files->recordOf(8), m_folder->filePath(QStringLiteral("alpha-8.sgf")));
}

void CgosFilesTest::theFileOfTheUnseenGameIsTaken()
{
    const QString path = m_files->recordOf(7);
    QVERIFY(CgosFiles::save(GameRecord(BoardSize::square(9)), path));
    QCOMPARE(m_files->recordOf(7, path), m_folder->filePath(QStringLiteral("alpha-7-2.sgf")));
}

SHINPAN_TEST(CgosFilesTest)

#include "cgosfiles_test.moc"
