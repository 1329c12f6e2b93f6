#include "core/util/sqlite/sqlite.h"
#include "tests/cli/competefixture.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace shinpan;
using shinpan::test::Run;

/// A record that SQLite takes for sound and that says what no competition does. Whoever reads it
/// says so, or makes the best of it; nobody crashes, hangs or fills the disk.
class CompeteDamageTest : public test::CompeteFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { } // one folder for all
    void cleanup();
    void whatTheRecordSaysIsNotBelieved_data();
    void whatTheRecordSaysIsNotBelieved();

private:
    /// What such a verb does; it comes to an end of its own, and soon.
    void survives(const char *verb, const QStringList &options = {}) const;

    QByteArray m_sound; ///< a record with a finished game, a running one and a void one
};

void CompeteDamageTest::initTestCase()
{
    CompeteFixture::init();
    writeCup("type = \"all-play-all\"\ngames = 3\n",
             {QStringLiteral("--random"), QStringLiteral("1")});
    QCOMPARE(run("run", {QStringLiteral("--quiet")}).exitCode, 0);
    {
        auto record = SqliteConnection::open(path("cup.db"), SqliteConnection::Mode::ReadWrite);
        QVERIFY(record);
        QVERIFY(record->execute("UPDATE game SET state = 'running', result = '' WHERE number = 1;"
                                "UPDATE game SET state = 'void' WHERE number = 2;"
                                "PRAGMA journal_mode = DELETE;"));
    }
    m_sound = content("cup.db");
    QVERIFY(m_sound.size() > 4096);
}

void CompeteDamageTest::cleanup()
{
    QCOMPARE(test::processesWith(m_name), 0);
}

void CompeteDamageTest::whatTheRecordSaysIsNotBelieved_data()
{
    QTest::addColumn<QByteArray>("damage");
    const auto row = [](const QByteArray &sql) { QTest::newRow(sql.left(70).constData()) << sql; };
    for (const char *column :
         {"black", "white", "result", "reason", "black_stones", "white_stones", "opening",
          "started", "ended", "duplicate_of", "evidence", "echo_of"}) {
        row("UPDATE game SET " + QByteArray(column)
            + " = replace(hex(zeroblob(50000)), '0', 'Q16 ') || x'00ff1b'");
    }
    row("UPDATE game SET black = white");
    row("UPDATE game SET id = id || 'x'");
    row("UPDATE game SET duplicate_of = id, echo_of = id");
    row("UPDATE game SET evidence = '[{\"score\":{}},[],1]'");
    row("UPDATE game SET series = series + 1");
    row("DELETE FROM game WHERE number = 0");
    row("DELETE FROM move WHERE ply % 2 = 0");
    row("DELETE FROM move");
    row("UPDATE move SET vertex = 'Z99'");
    row("UPDATE move SET vertex = 'C3'");
    row("UPDATE move SET color = 'W'");
    row("UPDATE move SET used_ns = -9223372036854775808, clock = '1e300/2147483648'");
    row("UPDATE move SET ply = ply + 2147483647");
    row("DELETE FROM series");
    row("DELETE FROM player");
    row("UPDATE player SET id = 'x' || seed");
    row("UPDATE series SET settings = '['");
    row("UPDATE series SET settings = '{\"players\":7}'");
    row("UPDATE series SET number = 9223372036854775807");
    row("UPDATE series SET number = -5");
    row("UPDATE event SET kind = 'x', time = 'y', game = '../..', player = 'z'");
    row("UPDATE engine SET player = 'x', number = number + 1000");
    row("UPDATE engine_file SET bytes = -1, modified = '', sha256 = 'x'");
    row("PRAGMA user_version = -1");
    row("PRAGMA user_version = 0");
    row("DROP TABLE move");
    row("DROP TABLE engine_file");
    row("DROP TABLE game; CREATE VIEW game AS SELECT * FROM series");
    row("CREATE TRIGGER x AFTER INSERT ON event BEGIN DELETE FROM game; END");
}

void CompeteDamageTest::survives(const char *verb, const QStringList &options) const
{
    const Run run = this->run(verb, options);

    const QByteArray said = run.output + run.errors;
    QVERIFY2(run.exitCode >= 0, said.right(2000).constData());
    QVERIFY2(run.exitCode == 0 || !said.isEmpty(), verb);
    QVERIFY2(said.size() < 8'000'000, qPrintable(QString::number(said.size())));
}

void CompeteDamageTest::whatTheRecordSaysIsNotBelieved()
{
    QFETCH(const QByteArray, damage);
    for (const QString &made : QDir(m_directory->path()).entryList({QStringLiteral("cup.*")})) {
        if (made != QLatin1String("cup.toml")) {
            QVERIFY(QDir(m_directory->filePath(made)).removeRecursively()
                    || QFile::remove(m_directory->filePath(made)));
        }
    }
    QFile file(path("cup.db"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(m_sound), m_sound.size());
    file.close();
    {
        auto record = SqliteConnection::open(path("cup.db"), SqliteConnection::Mode::ReadWrite);
        QVERIFY(record);
        if (!record->execute(damage.constData())) {
            QSKIP("the tables themselves do not take it");
        }
    }
    survives("show", {QStringLiteral("--json")});
    survives("export");
    survives("run",
             {QStringLiteral("--plain"), QStringLiteral("--max-games"), QStringLiteral("2")});
}

SHINPAN_TEST(CompeteDamageTest)
#include "competedamage_test.moc"
