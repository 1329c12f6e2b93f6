#include "core/competition/machines/gamejson.h"
#include "core/competition/report/gametext.h"
#include "core/competition/result/storedmoves.h"
#include "core/record/gamerecord.h"
#include "core/record/note/evaluation.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/competition/fakecompetition.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// What an engine of these tests tells of its moves, one after the other and again.
struct Told
{
    const char *line;
    double chances;
    double lead;
    qint64 visits;
};

constexpr Told Stream[] = {
    {"C3 D4", 0.4537, -0.37, 74},
    {"B2", 0.625, 3.5, 1'600},
    {"D4 C3 B2 pass", 0.9999, 40.25, 7},
};

/// KataGo writes it like this, a report that is older first.
[[nodiscard]] QByteArray textOf(const Told &told)
{
    const QByteArray move = QByteArray(told.line).left(2);
    return "info move A1 visits 1 winrate 0.5 scoreLead 0 order 0 pv A1\ninfo move " + move
         + " visits " + QByteArray::number(told.visits) + " winrate "
         + QByteArray::number(told.chances) + " scoreLead " + QByteArray::number(told.lead)
         + " order 0 pv " + told.line + "\nplay genmove\n";
}

[[nodiscard]] MoveThought thoughtOf(const Told &told)
{
    return {told.chances, told.lead, told.visits, QString::fromLatin1(told.line)};
}

} // namespace

/// What engines tell of their moves in a competition is in the store, the records and the report.
class GameThoughtsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theStoreHasWhatWasTold();
    void theRecordsHaveIt();
    void aRecordWrittenFromTheStoreIsTheSame();
    void machinesSendIt();
    void theReportShowsIt();

private:
    /// The moves of p0, which tells, in this game; those of p1 tell nothing.
    [[nodiscard]] static Color tellerIn(const StoredGame &game)
    {
        return game.players.black == QLatin1String("p0") ? Color::Black : Color::White;
    }

    QTemporaryDir m_folder;
    std::vector<StoredGame> m_games;
    std::map<QString, std::vector<StoredMove>> m_moves;
    std::map<QString, QByteArray> m_records;
};

void GameThoughtsTest::initTestCase()
{
    const QString path = m_folder.filePath(QStringLiteral("stream"));
    QFile stream(path);
    QVERIFY(stream.open(QIODevice::WriteOnly));
    for (const Told &told : Stream) {
        stream.write(textOf(told));
    }
    stream.close();
    Competition competition = fakeCompetition(2, 4, m_folder.path());
    addOptions(competition, 0,
               {QStringLiteral("--analyze"), QStringLiteral("kata-genmove_analyze=") + path});
    competition.players[0].engine.thoughts = ThoughtsWanted::Always;
    const std::unique_ptr<ResultStore> store = openedStore(competition);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    QVERIFY(run.play());
    m_games = run.games;
    m_records = run.records;
    QCOMPARE(m_games.size(), std::size_t{4});
    QVERIFY(store->flush());
    for (const StoredGame &game : m_games) {
        m_moves[game.id] = store->movesOf(game.id);
    }
}

void GameThoughtsTest::theStoreHasWhatWasTold()
{
    int told = 0;
    for (const StoredGame &game : m_games) {
        std::size_t next = 0; // each game has an engine of its own
        QCOMPARE(m_moves[game.id].size(), static_cast<std::size_t>(game.moves));
        for (const StoredMove &move : m_moves[game.id]) {
            const bool tells = move.color == tellerIn(game);
            QCOMPARE(move.thought,
                     tells ? thoughtOf(Stream[next++ % std::size(Stream)]) : MoveThought());
            QCOMPARE(move.comment, QString());
            told += tells ? 1 : 0;
        }
    }
    QVERIFY2(told > 10, qPrintable(QString::number(told)));
}

void GameThoughtsTest::theRecordsHaveIt()
{
    for (const StoredGame &game : m_games) {
        const Result<SgfGame, SgfError> record = readSgf(m_records[game.id]);
        QVERIFY(record);
        NodeId node = record->tree.root();
        for (const StoredMove &move : m_moves[game.id]) {
            node = record->tree.firstChild(node);
            QCOMPARE(thoughtAt(record->tree, node), move.thought);
            if (!move.thought.isEmpty()) {
                QCOMPARE(evaluationAt(record->tree, node)->engine, QStringLiteral("p0"));
                QVERIFY(record->tree.has(node, "SBKV") && record->tree.has(node, "SBKS"));
            }
        }
    }
}

/// A game that goes on after a crash is written so.
void GameThoughtsTest::aRecordWrittenFromTheStoreIsTheSame()
{
    for (const StoredGame &game : m_games) {
        const Result<SgfGame, SgfError> played = readSgf(m_records[game.id]);
        QVERIFY(played);
        MatchSetup setup;
        setup.size = game.size;
        setup.names = game.players;
        GameRecord record(game.size);
        writeStoredGame(record, setup, startOf(setup), m_moves[game.id], game.result);
        NodeId node = record.tree().root();
        NodeId same = played->tree.root();
        for (int move = 0; move < game.moves; ++move) {
            node = record.tree().firstChild(node);
            same = played->tree.firstChild(same);
            QCOMPARE(thoughtAt(record.tree(), node), thoughtAt(played->tree, same));
            QVERIFY(move + 1 == game.moves
                    || commentAt(record.tree(), node) == commentAt(played->tree, same));
        }
    }
}

void GameThoughtsTest::machinesSendIt()
{
    for (const auto &[id, moves] : m_moves) {
        QCOMPARE(movesFromJson(toJson(moves)), moves);
    }
    const QJsonArray odd{
        QJsonArray{QStringLiteral("B D4"), 5, QString(), QString(), 2, QStringLiteral("x"), -1.5,
                   QStringLiteral("D4 <x>")},
        QJsonArray{QStringLiteral("W D5"), 5, QString(), QString()},
    };
    for (const StoredMove &move : movesFromJson(odd)) {
        QCOMPARE(move.thought, MoveThought());
    }
}

void GameThoughtsTest::theReportShowsIt()
{
    for (const StoredGame &game : m_games) {
        const Result<SgfGame, SgfError> record = readSgf(m_records[game.id]);
        QVERIFY(record);
        const std::optional<QJsonObject> text = gameText(record->tree);
        QVERIFY(text);
        const QJsonArray chances = text->value(QLatin1String("chances")).toArray();
        const QJsonObject remarks = text->value(QLatin1String("remarks")).toObject();
        qsizetype shown = 0;
        for (int i = 0; i < game.moves; ++i) {
            const StoredMove &move = m_moves[game.id][static_cast<std::size_t>(i)];
            if (move.thought.isEmpty()) {
                continue;
            }
            const double black =
                move.color == Color::Black ? *move.thought.chances : 1 - *move.thought.chances;
            QCOMPARE(chances[shown++],
                     QJsonValue(QJsonArray{i + 1, static_cast<int>(std::lround(black * 100))}));
            const QString remark = remarks.value(QString::number(i + 1)).toString();
            QVERIFY(remark.contains(move.thought.line));
            QVERIFY(remark.contains(QStringLiteral("%1 visits (p0)").arg(*move.thought.visits)));
        }
        QCOMPARE(chances.size(), shown);
    }
}

SHINPAN_TEST(GameThoughtsTest)
#include "gamethoughts_test.moc"
