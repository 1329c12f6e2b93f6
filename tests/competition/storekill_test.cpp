#include "core/competition/store/resultstore.h"
#include "core/util/sqlite/sqlite.h"
#include "tests/support/testmain.h"

#include <QMap>
#include <QProcess>
#include <QRandomGenerator>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

namespace {

/// What a process said that is safe, before it was killed.
struct Promises
{
    QSet<QString> finished;
    QMap<QString, int> moves; ///< of running games, by id

    void take(const QByteArray &output)
    {
        // The last line may have been cut off.
        for (const QByteArray &line : output.left(output.lastIndexOf('\n')).split('\n')) {
            const QList<QByteArray> words = line.split(' ');
            if (words.size() == 2 && words[0] == "finished") {
                finished += QString::fromLatin1(words[1]);
            } else if (words.size() == 3 && words[0] == "moves") {
                moves[QString::fromLatin1(words[1])] = words[2].toInt();
            }
        }
    }
};

/// Bytes, as many as it says in some 80 ms.
constexpr int MostSaid = 500;

} // namespace

/// A process that writes a record is killed at any moment: what it said is safe is there.
class StoreKillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingThatWasSafeIsLost();

private:
    void runAndKill();
    void checkPromises() const;

    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(QStringLiteral("cup.toml"));
    Promises m_promises;
};

void StoreKillTest::nothingThatWasSafeIsLost()
{
    const int kills = std::max(50, qEnvironmentVariableIntValue("SHINPAN_KILLS"));
    for (int kill = 0; kill < kills && !QTest::currentTestFailed(); ++kill) {
        runAndKill();
        if (!QTest::currentTestFailed()) {
            checkPromises();
        }
    }
    qInfo("%d kills, %lld games finished", kills,
          static_cast<long long>(m_promises.finished.size()));
    QVERIFY(!m_promises.finished.isEmpty());
}

void StoreKillTest::runAndKill()
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QStringLiteral(SHINPAN_STORE_WRITER), {m_file});
    QVERIFY2(process.waitForReadyRead(20'000), "it says nothing");
    // The moment is no particular one, that is the point: it comes after any amount that it says.
    const qint64 said = process.bytesAvailable() + QRandomGenerator::global()->bounded(MostSaid);
    while (process.bytesAvailable() < said) {
        QVERIFY2(process.waitForReadyRead(20'000), "it has fallen silent");
    }
    process.kill();
    QVERIFY(process.waitForFinished(20'000));
    m_promises.take(process.readAllStandardOutput());
}

void StoreKillTest::checkPromises() const
{
    const auto store = ResultStore::openForReading(m_file);
    QVERIFY2(store, store ? "" : qPrintable(store.error().english()));
    QSet<QString> finished;
    QSet<QString> all;
    for (const StoredGame &game : (*store)->games()) {
        QVERIFY2(!all.contains(game.id), qPrintable(game.id));
        all += game.id;
        const std::vector<StoredMove> moves = (*store)->movesOf(game.id);
        QCOMPARE(moves.size(), static_cast<std::size_t>(game.moves));
        for (std::size_t ply = 0; ply < moves.size(); ++ply) {
            QCOMPARE(moves[ply].vertex, QString::number(ply));
        }
        QVERIFY2(game.moves >= m_promises.moves.value(game.id), qPrintable(game.id));
        if (game.state == StoredGame::State::Finished) {
            finished += game.id;
        }
    }
    QVERIFY(finished.contains(m_promises.finished));
    const auto database = SqliteConnection::open(m_folder.filePath(QStringLiteral("cup.db")),
                                                 SqliteConnection::Mode::ReadOnly);
    QVERIFY(database);
    auto check = database->prepare("PRAGMA integrity_check");
    QVERIFY(check && check->step().value());
    QCOMPARE(check->text(0), QStringLiteral("ok"));
}

SHINPAN_TEST(StoreKillTest)

#include "storekill_test.moc"
