#include "core/competition/result/storedmoves.h"

#include "core/match/matchscribe.h"
#include "core/match/referee.h"
#include "core/record/gamerecord.h"
#include "core/record/timesettings.h"

namespace shinpan {

namespace {

/// The setup and the opening; returns the node where that ends.
[[nodiscard]] NodeId writeStart(GameRecord &record, const MatchSetup &setup, const GameLine &start)
{
    scribe::writeSetup(record, setup, start);
    NodeId node = record.tree().root();
    for (const Move &move : start.moves) {
        node = record.addMove(node, move);
    }
    return node;
}

[[nodiscard]] NodeId writeMove(GameRecord &record,
                               NodeId parent,
                               const Move &move,
                               const StoredMove &stored,
                               const MatchSetup &setup)
{
    const NodeId node = record.addMove(parent, move);
    writeThought(record, node, move, stored.thought, setup.names[move.color], stored.comment);
    if (const std::optional<TimeLeft> left = timeLeftFromWord(stored.clock)) {
        writeTimeLeft(record, node, stored.color, *left);
    }
    return node;
}

} // namespace

std::optional<Move> moveOf(const StoredMove &stored, BoardSize size)
{
    if (stored.vertex == QLatin1String("pass")) {
        return Move{stored.color, std::nullopt};
    }
    const std::optional<Point> point = pointFromVertex(stored.vertex.toStdString(), size);
    return point ? std::optional(Move{stored.color, *point}) : std::nullopt;
}

QString clockWord(const TimeLeft &left)
{
    const QString seconds = QString::number(static_cast<double>(left.time.count()) / 1000, 'g', 15);
    return left.count ? seconds + u'/' + QString::number(*left.count) : seconds;
}

std::optional<TimeLeft> timeLeftFromWord(const QString &word)
{
    const qsizetype stroke = word.indexOf(u'/');
    bool isTime = false;
    bool isCount = true;
    TimeLeft left;
    left.time = std::chrono::milliseconds(qRound64(1000 * word.left(stroke).toDouble(&isTime)));
    if (stroke >= 0) {
        left.count = word.mid(stroke + 1).toInt(&isCount);
    }
    return isTime && isCount ? std::optional(left) : std::nullopt;
}

std::vector<ToldChance> chancesIn(std::span<const StoredMove> moves)
{
    std::vector<ToldChance> told;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (const std::optional<double> chances = moves[i].thought.chances) {
            told.push_back({static_cast<int>(i) + 1, moves[i].color, *chances});
        }
    }
    return told;
}

std::optional<Continuation> writeStoredMoves(GameRecord &record,
                                             const MatchSetup &setup,
                                             const GameLine &start,
                                             std::span<const StoredMove> moves)
{
    const UnrecordedChanges game(record);
    Continuation continuation{start, writeStart(record, setup, start), 0};
    Referee referee(setup, start);
    for (const StoredMove &stored : moves) {
        const std::optional<Move> move = moveOf(stored, setup.size);
        if (!move || move->color != referee.toPlay()) {
            return std::nullopt;
        }
        const Referee::Verdict verdict = referee.judge(*move);
        if (!verdict.isPlayed) {
            return std::nullopt;
        }
        if (verdict.kind != Referee::Verdict::Kind::Continue) {
            break;
        }
        continuation.node = writeMove(record, continuation.node, *move, stored, setup);
        continuation.line.moves.push_back(*move);
        ++continuation.moves;
    }
    return continuation;
}

void writeStoredGame(GameRecord &record,
                     const MatchSetup &setup,
                     const GameLine &start,
                     std::span<const StoredMove> moves,
                     const GameResult &result)
{
    const UnrecordedChanges game(record);
    NodeId node = writeStart(record, setup, start);
    for (const StoredMove &stored : moves) {
        const Move move = moveOf(stored, setup.size).value_or(Move::pass(stored.color));
        node = writeMove(record, node, move, stored, setup);
    }
    scribe::writeResult(record, node, result);
}

QStringList setUpVertices(const GameLine &line, Color color)
{
    QStringList vertices;
    for (const SetUpStone &stone : line.setUp) {
        if (stone.color == color) {
            vertices.append(QString::fromStdString(vertexOf(stone.point)));
        }
    }
    return vertices;
}

std::optional<GameLine> lineOfHandicap(BoardSize size, const QStringList &vertices)
{
    GameLine line;
    line.size = size;
    line.firstToPlay = Color::White;
    for (const QString &vertex : vertices) {
        const std::optional<Point> point = pointFromVertex(vertex.toStdString(), size);
        if (!point) {
            return std::nullopt;
        }
        line.setUp.push_back({*point, Color::Black});
    }
    line.handicap = static_cast<int>(line.setUp.size());
    return line;
}

} // namespace shinpan
