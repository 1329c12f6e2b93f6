#include "core/regression/testposition.h"

#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "core/rules/handicap.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <vector>

namespace shinpan {

namespace {

using Words = std::vector<QByteArray>;

/// Follows an engine's board through the commands of a suite.
class BoardFollower
{
public:
    explicit BoardFollower(QDir folder)
        : m_folder(std::move(folder))
    { }

    void take(const GtpCommand &command);
    [[nodiscard]] std::optional<Board> board() const
    {
        return m_boards.empty() ? std::nullopt : std::optional(m_boards.back());
    }

private:
    void begin(const std::optional<Board> &board);
    void play(const QByteArray &color, const QByteArray &vertex);
    void place(const std::optional<std::vector<Point>> &stones);
    [[nodiscard]] std::optional<Board> loaded(const Words &words) const;

    QDir m_folder;
    std::vector<Board> m_boards{Board()}; ///< after each move; none: nobody knows
};

[[nodiscard]] std::optional<Color> colorFrom(const QByteArray &word)
{
    const char letter = word.isEmpty() ? ' ' : word.toLower().front();
    return letter == 'b' ? std::optional(Color::Black)
         : letter == 'w' ? std::optional(Color::White)
                         : std::nullopt;
}

/// The main line up to a move by number (from 1), which is not played, nor what is behind it; or up
/// to the first move at a vertex.
[[nodiscard]] Board boardUntil(const GameTree &tree, const QByteArray &until)
{
    Replay replay(tree);
    const int number = until.toInt();
    const std::optional<Point> vertex = pointFromVertex(until.toStdString(), replay.board().size());
    for (NodeId node = tree.root(); node != NoNode; node = tree.firstChild(node)) {
        replay.setUp(tree, node);
        const std::optional<Move> move = moveAt(tree, node);
        if (move && (replay.moveNumber() + 1 == number || (vertex && move->point == vertex))) {
            break;
        }
        replay.play(tree, node);
    }
    return replay.board();
}

void BoardFollower::begin(const std::optional<Board> &board)
{
    m_boards.clear();
    if (board) {
        m_boards.push_back(*board);
    }
}

void BoardFollower::play(const QByteArray &color, const QByteArray &vertex)
{
    if (m_boards.empty()) {
        return;
    }
    Board board = m_boards.back();
    const std::optional<Color> side = colorFrom(color);
    const std::optional<Point> point = pointFromVertex(vertex.toStdString(), board.size());
    if (side && point && board.at(*point) == Stone::Empty) {
        board.play(*side, *point);
    }
    m_boards.push_back(board);
}

void BoardFollower::place(const std::optional<std::vector<Point>> &stones)
{
    if (m_boards.empty() || !stones) {
        return;
    }
    Board board(m_boards.back().size());
    for (const Point point : *stones) {
        board.set(point, Stone::Black);
    }
    begin(board);
}

std::optional<Board> BoardFollower::loaded(const Words &words) const
{
    const Result<SgfGame, SgfError> game =
        readSgfFile(m_folder.filePath(QString::fromUtf8(words.empty() ? QByteArray() : words[0])));
    return game ? std::optional(boardUntil(game->tree, words.size() > 1 ? words[1] : QByteArray()))
                : std::nullopt;
}

void BoardFollower::take(const GtpCommand &command)
{
    const QByteArrayView name = command.name();
    const Words words = command.arguments();
    const auto word = [&words](std::size_t index) {
        return index < words.size() ? words[index] : QByteArray();
    };
    if (name == "loadsgf") {
        begin(loaded(words));
    } else if (name == "clear_board") {
        begin(Board(m_boards.empty() ? BoardSize() : m_boards.back().size()));
    } else if (name == "boardsize") {
        const int side = word(0).toInt();
        begin(side > 0 && side <= MaxBoardSide ? std::optional(Board(BoardSize::square(side)))
                                               : std::nullopt);
    } else if (name == "play" || name == "trymove") {
        play(word(0), word(1));
    } else if (name == "black" || name == "white") {
        play(name.toByteArray(), word(0));
    } else if ((name == "undo" || name == "popgo") && m_boards.size() > 1) {
        m_boards.pop_back();
    } else if (name == "fixed_handicap" && !m_boards.empty()) {
        place(fixedHandicap(m_boards.back().size(), word(0).toInt()));
    } else if (name == "set_free_handicap" && !m_boards.empty()) {
        std::vector<Point> stones;
        for (const QByteArray &vertex : words) {
            if (const auto point = pointFromVertex(vertex.toStdString(), m_boards.back().size())) {
                stones.push_back(*point);
            }
        }
        place(stones);
    } else if (name == "genmove" || name == "place_free_handicap" || name == "undo") {
        begin(std::nullopt); // what it answers, or what was before, nobody here knows
    }
}

} // namespace

std::optional<Board> boardBefore(const RegressionSuite &suite, int line)
{
    BoardFollower follower(QFileInfo(suite.path).absoluteDir());
    const auto begins = [](const SuiteStep &step) {
        return step.command.name() == "loadsgf" || step.command.name() == "boardsize";
    };
    const auto end = std::ranges::find_if(
        suite.steps, [line](const SuiteStep &step) { return step.line >= line; });
    const auto last = std::find_if(std::make_reverse_iterator(end), suite.steps.rend(), begins);
    for (auto step = last.base() == suite.steps.begin() ? last.base() : last.base() - 1;
         step != end; ++step) {
        follower.take(step->command);
    }
    return follower.board();
}

} // namespace shinpan
