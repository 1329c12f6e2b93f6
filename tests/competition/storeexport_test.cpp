#include "core/competition/store/storeexport.h"

#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/gameinfo.h"
#include "tests/competition/storesketch.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// The finished games as a collection.
class StoreExportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aCollectionHasTheFinishedGames();
    void aKeptFileIsTakenAsItIs();
    void aFullDiskIsNamed();

private:
    QByteArray exported() const
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const Result<void> done = exportRecord(*m_store, m_file, buffer);
        return done ? buffer.data() : QByteArray();
    }

    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(QStringLiteral("cup.toml"));
    std::unique_ptr<ResultStore> m_store;
};

void StoreExportTest::initTestCase()
{
    m_store = std::move(ResultStore::openForRun(m_file, settingsWithKomi(QStringLiteral("6.5")),
                                                ResultStore::OtherSettings::Refuse)
                            .value());
    const QString id = QStringLiteral("AvB_0");
    StoredGame game = begunGame(id);
    game.stones.black = {QStringLiteral("C3"), QStringLiteral("G7")};
    game.handicap = 2;
    m_store->beginGame(game);
    m_store->addMove(id, {Color::White, QStringLiteral("D4"), std::chrono::milliseconds(1500),
                          QStringLiteral("0:58"), QStringLiteral("[51%]")});
    m_store->addMove(id, {.color = Color::Black,
                          .vertex = QStringLiteral("pass"),
                          .thought = {.chances = 0.25, .line = QStringLiteral("pass")}});
    StoredGame ended = finishedGame(id, 2);
    ended.stones = game.stones;
    ended.handicap = game.handicap;
    ended.evidence = QStringLiteral("[{\"anna\":\"B+R\"}]");
    m_store->finishGame(ended);
    m_store->beginGame(begunGame(QStringLiteral("AvB_1")));
    m_store->addEvent({.kind = CompetitionEvent::Kind::RunStarted});
    m_store->recordEngine({.player = QStringLiteral("anna"), .name = QStringLiteral("Anna")});
    QVERIFY(m_store->flush());
}

void StoreExportTest::aCollectionHasTheFinishedGames()
{
    const QByteArray sgf = exported();
    const Result<SgfGame, SgfError> game = readSgf(sgf);
    QVERIFY(game);
    const GameInfo info = readGameInfo(game->tree);
    QCOMPARE(info.playerName.black, QStringLiteral("anna"));
    QCOMPARE(info.result, QStringLiteral("B+R"));
    QCOMPARE(info.handicap, 2);
    QVERIFY(sgf.contains("AB[cg][gc]"));
    QVERIFY(sgf.contains(";W[df]C[[51%\\]]"));
    QVERIFY(sgf.contains(";B[]C[Black 25% (anna)\nMain line: pass]SBKV[25]"));
}

void StoreExportTest::aKeptFileIsTakenAsItIs()
{
    const QString folder = m_folder.filePath(QStringLiteral("cup.games"));
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + QStringLiteral("/AvB_0.sgf"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("(;GM[1]C[kept])\n");
    file.close();
    QCOMPARE(exported(), QByteArray("(;GM[1]C[kept])\n"));
    QVERIFY(file.remove());
}

void StoreExportTest::aFullDiskIsNamed()
{
    QFile file(QStringLiteral("/dev/full"));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    const Result<void> done = exportRecord(*m_store, m_file, file);
    QVERIFY(!done);
    QVERIFY(done.error().english().contains(QLatin1String("/dev/full")));
}

SHINPAN_TEST(StoreExportTest)

#include "storeexport_test.moc"
