#include "tests/storm/branchingrecord.h"

#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "core/rules/position.h"

#include <algorithm>

namespace shinpan::test {

namespace {

constexpr Ruleset Rules{.ko = KoRule::Simple, .suicide = SuicideRule::Forbidden};
constexpr int MainLine = 300;
constexpr int Variations = 40;
constexpr int SetUpEvery = 5; ///< every fifth variation

/// Grows a record move by move.
class Grower
{
public:
    Grower(int size, unsigned seed)
        : m_random(seed)
    {
        m_grown.record = std::make_unique<GameRecord>(BoardSize::square(size));
        m_grown.nodes.push_back(m_grown.record->tree().root());
    }

    void growLine(NodeId from, int moves)
    {
        GameRecord &record = *m_grown.record;
        Position position(gameLineTo(record.tree(), from), Rules);
        for (int i = 0; i < moves; ++i) {
            const Move move = randomMove(position);
            count(move, position.play(move), position);
            from = record.addMove(from, move);
            m_grown.nodes.push_back(from);
        }
    }

    /// Off any node; the same move may stand there already.
    void growVariation(bool setsUp)
    {
        NodeId from = m_grown.nodes[below(m_grown.nodes.size())];
        if (setsUp) {
            from = growSetUp(from);
        }
        ++m_grown.contents.variations;
        growLine(from, 5 + static_cast<int>(below(50)));
    }

    [[nodiscard]] BranchingRecord take() { return std::move(m_grown); }

private:
    [[nodiscard]] std::size_t below(std::size_t limit) { return m_random() % limit; }

    [[nodiscard]] Point randomPoint(BoardSize size)
    {
        return size.pointAt(static_cast<int>(below(static_cast<std::size_t>(size.pointCount()))));
    }

    /// One move in thirty is a pass; so is what is left when chance finds no legal point.
    [[nodiscard]] Move randomMove(const Position &position)
    {
        constexpr int Tries = 200;
        constexpr std::size_t PassEvery = 30;
        const BoardSize size = position.board().size();
        const Color color = position.toPlay();
        const int tries = below(PassEvery) == 0 ? 0 : Tries;
        for (int i = 0; i < tries; ++i) {
            const std::optional<Point> ko = position.koPoint();
            const Point point = ko && below(2) == 0 ? *ko : randomPoint(size);
            const Move move{color, point};
            if (!position.check(move) && !fillsOwnEye(position.board(), move)) {
                return move;
            }
        }
        return Move::pass(color);
    }

    [[nodiscard]] static bool fillsOwnEye(const Board &board, const Move &move)
    {
        bool isEye = true;
        forEachNeighbor(*move.point, board.size(), [&](Point neighbor) {
            isEye = isEye && board.at(neighbor) == stoneOf(move.color);
        });
        return isEye;
    }

    void count(const Move &move, const Board::Capture &capture, const Position &after)
    {
        RecordContents &contents = m_grown.contents;
        ++contents.moves;
        contents.passes += move.isPass() ? 1 : 0;
        contents.captures += capture.captured > 0 ? 1 : 0;
        contents.kos += after.koPoint() ? 1 : 0;
    }

    /// Takes some stones off and puts some on, so that every chain has a liberty.
    [[nodiscard]] NodeId growSetUp(NodeId parent)
    {
        GameRecord &record = *m_grown.record;
        const Board board = replayTo(record.tree(), parent).board();
        const NodeId node = record.addNode(parent);
        std::vector<QByteArray> black;
        std::vector<QByteArray> white;
        std::vector<QByteArray> empty;
        Board after = board;
        for (int i = 0; i < 12; ++i) {
            const Point point = randomPoint(board.size());
            if (board.at(point) != Stone::Empty) {
                after.set(point, Stone::Empty);
                empty.push_back(rawPoint(point, board.size()));
            } else if (after.at(point) == Stone::Empty) {
                const bool isBlack = below(2) == 0;
                after.set(point, isBlack ? Stone::Black : Stone::White);
                if (lacksLiberty(after)) {
                    after.set(point, Stone::Empty);
                } else {
                    (isBlack ? black : white).push_back(rawPoint(point, board.size()));
                }
            }
        }
        std::ranges::sort(empty);
        empty.erase(std::unique(empty.begin(), empty.end()), empty.end());
        record.setProperty(node, "AB", black);
        record.setProperty(node, "AW", white);
        record.setProperty(node, "AE", empty);
        record.setProperty(node, "PL", QByteArray(below(2) == 0 ? "B" : "W"));
        m_grown.nodes.push_back(node);
        ++m_grown.contents.setUps;
        return node;
    }

    [[nodiscard]] static bool lacksLiberty(const Board &board)
    {
        for (int i = 0; i < board.size().pointCount(); ++i) {
            const Point point = board.size().pointAt(i);
            if (board.at(point) != Stone::Empty && board.liberties(point) == 0) {
                return true;
            }
        }
        return false;
    }

    std::mt19937 m_random;
    BranchingRecord m_grown;
};

} // namespace

BranchingRecord branchingRecord(int size, unsigned seed)
{
    Grower grower(size, seed);
    grower.growLine(NodeId{0}, MainLine);
    for (int i = 0; i < Variations; ++i) {
        grower.growVariation(i % SetUpEvery == SetUpEvery - 1);
    }
    return grower.take();
}

} // namespace shinpan::test
