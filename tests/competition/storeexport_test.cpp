#include "core/competition/store/storeexport.h"

#include "core/record/sgf/sgfreader.h"
#include "core/record/tree/gameinfo.h"
#include "tests/competition/storesketch.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// The whole record in other forms.
class StoreExportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void jsonHoldsEverything();
    void textNamesEveryMove();
    void aCollectionHasTheFinishedGames();
    void aKeptFileIsTakenAsItIs();
    void aFullDiskIsNamed();

private:
    QByteArray exported(ExportForm form) const
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const Result<void> done = exportRecord(*m_store, m_file, form, buffer);
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
    m_store->addMove(id, {Color::Black, QStringLiteral("pass"), {}, {}, {}});
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

void StoreExportTest::jsonHoldsEverything()
{
    const QJsonObject all = QJsonDocument::fromJson(exported(ExportForm::Json)).object();
    const QJsonArray games = all.value(QStringLiteral("games")).toArray();
    QCOMPARE(games.size(), 2);
    const QJsonObject game = games.first().toObject();
    QCOMPARE(game.value(QStringLiteral("result")).toString(), QStringLiteral("B+R"));
    QCOMPARE(game.value(QStringLiteral("evidence")).toArray().size(), 1);
    const QJsonArray moves = game.value(QStringLiteral("moves")).toArray();
    QCOMPARE(moves.size(), 2);
    QCOMPARE(moves.first().toObject().value(QStringLiteral("seconds")).toDouble(), 1.5);
    QCOMPARE(games.last().toObject().value(QStringLiteral("state")).toString(),
             QStringLiteral("running"));
    QCOMPARE(all.value(QStringLiteral("engines")).toArray().size(), 1);
    QCOMPARE(all.value(QStringLiteral("events")).toArray().size(), 1);
}

void StoreExportTest::textNamesEveryMove()
{
    const QByteArray text = exported(ExportForm::Text);
    QVERIFY(text.contains("game AvB_0: anna (Black) v bert (White), finished, B+R, 2 moves\n"));
    QVERIFY(text.contains("    1 W D4 (1.500 s, 0:58) [51%]\n"));
    QVERIFY(text.contains("    2 B pass (0.000 s)\n"));
    QVERIFY(text.contains("run started\n"));
}

void StoreExportTest::aCollectionHasTheFinishedGames()
{
    const QByteArray sgf = exported(ExportForm::Sgf);
    const Result<SgfGame, SgfError> game = readSgf(sgf);
    QVERIFY(game);
    const GameInfo info = readGameInfo(game->tree);
    QCOMPARE(info.playerName.black, QStringLiteral("anna"));
    QCOMPARE(info.result, QStringLiteral("B+R"));
    QCOMPARE(info.handicap, 2);
    QVERIFY(sgf.contains("AB[cg][gc]"));
    QVERIFY(sgf.contains(";W[df]C[[51%\\]]"));
    QVERIFY(sgf.contains(";B[]"));
}

void StoreExportTest::aKeptFileIsTakenAsItIs()
{
    const QString folder = m_folder.filePath(QStringLiteral("cup.games"));
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + QStringLiteral("/AvB_0.sgf"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("(;GM[1]C[kept])\n");
    file.close();
    QCOMPARE(exported(ExportForm::Sgf), QByteArray("(;GM[1]C[kept])\n"));
    QVERIFY(file.remove());
}

void StoreExportTest::aFullDiskIsNamed()
{
    QFile file(QStringLiteral("/dev/full"));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    const Result<void> done = exportRecord(*m_store, m_file, ExportForm::Text, file);
    QVERIFY(!done);
    QVERIFY(done.error().contains(QLatin1String("/dev/full")));
}

SHINPAN_TEST(StoreExportTest)

#include "storeexport_test.moc"
