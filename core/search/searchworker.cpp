#include "core/search/searchworker.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// How many games a move is played before its answers are nodes.
constexpr std::uint32_t ExpandingVisits = 4;
/// How often a move is looked at for repetition, which is more than there are threads.
constexpr std::uint32_t ProvingVisits = 64;
/// RAVE counts no more games than this: by then it hardly decides anything, and writing it takes
/// other threads more time than it is worth.
constexpr std::uint32_t MostRaveVisits = 3000;
/// What part of a game's value its score is, so that a won game is not played carelessly.
constexpr float ScoreShare = 0.04F;
/// One in this many games begins with a pass, so that it is known what that would be worth.
constexpr std::uint32_t PassInterval = 64;

void add(std::atomic<float> &sum, float value)
{
    sum.store(sum.load(Relaxed) + value, Relaxed); // may get lost among threads, which is cheaper
}

} // namespace

SearchRoot rootOf(const SearchPosition &position)
{
    SearchRoot root;
    Board board = position.start;
    const auto side = [](Color color) { return color == Color::Black ? 1 : -1; };
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Stone stone = board.at(board.size().pointAt(i));
        root.placed += stone == Stone::Empty ? 0 : side(colorOf(stone));
    }
    root.history.push_back(board.hash());
    Board before = board;
    for (const Move &move : position.moves) {
        if (!move.isPass()) {
            before = board;
            root.placed += side(move.color);
            board.play(move.color, *move.point);
            root.history.push_back(board.hash());
        }
    }
    root.board = PlayoutBoard(board);
    if (!position.moves.empty() && position.moves.back().color != position.toPlay) {
        const auto point = position.moves.back().point;
        root.wasPassed = !point;
        if (point && board.at(*point) != Stone::Empty) { // else it was suicide
            root.board = PlayoutBoard(before);
            root.last = root.board.cellAt(*point);
            root.board.play(position.moves.back().color, root.last); // so that the ko is known
        }
    }
    std::sort(root.history.begin(), root.history.end());
    root.toPlay = position.toPlay;
    root.komi = position.komi;
    root.isTerritory = position.isTerritory;
    return root;
}

void SearchWorker::playOne()
{
    while (!descend()) {
        for (std::size_t i = 0; i < m_length; ++i) {
            m_path[i]->visits.fetch_sub(1, Relaxed);
        }
        m_tree.root().visits.fetch_sub(1, Relaxed);
    }
    const Color toPlay = m_length % 2 == 0 ? m_root.toPlay : opposite(m_root.toPlay);
    const double score = finish(toPlay);
    learn(score);
    m_scoreSum += score;
    ++m_games;
}

/// Follows the best moves to a leaf. False if the last one would repeat a position; then it is
/// remembered as illegal. A visit counts at once: for other threads it is a loss until it is won.
bool SearchWorker::descend()
{
    m_board = m_root.board;
    m_length = 0;
    m_placed = m_root.placed;
    m_passes = 0; // a pass before it is no order to stop: it is searched as though play went on
    m_last = m_root.last;
    SearchNode *node = &m_tree.root();
    node->visits.fetch_add(1, Relaxed);
    Color color = m_root.toPlay;
    while (m_passes < 2 && m_length < s_longestPath) {
        if (node->visits.load(Relaxed) > ExpandingVisits || m_length == 0) {
            m_tree.expand(*node,
                          [&] { return m_priors.of(m_board, color, m_last, m_playout.random()); });
        }
        SearchNode *child = m_length == 0 && m_games % PassInterval == PassInterval - 1
                              ? passOf(*node)
                              : select(*node);
        if (child == nullptr) {
            break;
        }
        if (!step(*child, color)) {
            return false;
        }
        node = child;
        color = opposite(color);
    }
    return true;
}

/// Plays a child's move. False if it repeats a position.
bool SearchWorker::step(SearchNode &child, Color color)
{
    const std::uint32_t visits = child.visits.fetch_add(1, Relaxed);
    m_last = child.move;
    if (child.move == NoCell) {
        ++m_passes;
        m_board.pass();
    } else {
        m_passes = 0;
        m_board.play(color, child.move);
        m_placed += color == Color::Black ? 1 : -1;
        if ((visits < ProvingVisits || visits == SearchNode::Illegal) && repeats(m_board.hash())) {
            child.visits.store(SearchNode::Illegal, Relaxed);
            return false;
        }
    }
    m_hashes[m_length] = m_board.hash();
    m_path[m_length++] = &child;
    return true;
}

bool SearchWorker::repeats(std::uint64_t hash) const
{
    const auto *end = m_hashes.data() + m_length;
    return std::find(m_hashes.data(), end, hash) != end
        || std::binary_search(m_root.history.begin(), m_root.history.end(), hash);
}

/// The best child; null if there is none yet.
SearchNode *SearchWorker::select(const SearchNode &node) const
{
    SearchNode *best = nullptr;
    float bestValue = -1;
    const SelectionWeights weights = m_root.weights;
    const float curiosity =
        weights.exploration * std::sqrt(static_cast<float>(node.visits.load(Relaxed)));
    for (SearchNode &child : m_tree.childrenOf(node)) {
        const std::uint32_t visited = child.visits.load(Relaxed);
        if (visited == SearchNode::Illegal) {
            continue;
        }
        const float visits = static_cast<float>(visited) + child.priorVisits;
        float value = (child.wins.load(Relaxed) + child.priorWins) / visits;
        const float raveVisits = child.raveVisits.load(Relaxed);
        if (raveVisits > 0) {
            const float rave = child.raveWins.load(Relaxed) / raveVisits;
            const float weight =
                raveVisits / (raveVisits + visits + visits * raveVisits / weights.raveEquivalence);
            value += weight * (rave - value);
        }
        value += curiosity * child.share / (1 + static_cast<float>(visited));
        if (value > bestValue) {
            bestValue = value;
            best = &child;
        }
    }
    return best;
}

/// It stands last; null if there are no children yet.
SearchNode *SearchWorker::passOf(const SearchNode &node) const
{
    const auto children = m_tree.childrenOf(node);
    return children.empty() ? nullptr : &children.back();
}

/// What Black is ahead when the game has been played to its end from the leaf.
double SearchWorker::finish(Color toPlay)
{
    if (m_passes >= 2 && !m_root.isTerritory) {
        return m_board.areaDifference() - m_root.komi;
    }
    m_playout.run(m_board, toPlay, m_last);
    // A stone costs by territory what it gains, so what was put is taken off the area; what is
    // played after both would have passed costs nothing.
    const int placed = m_passes >= 2 ? m_placed : m_placed + m_playout.placedDifference();
    return m_playout.areaDifference() - m_root.komi - (m_root.isTerritory ? placed : 0);
}

/// Tells all nodes of the path the winner, and their children which of them would have come later.
void SearchWorker::learn(double score)
{
    const double points = m_root.board.size().pointCount();
    const double decided = score > 0 ? 1 : score < 0 ? 0 : 0.5;
    const auto black =
        static_cast<float>(decided * (1 - ScoreShare)
                           + (0.5 + 0.5 * std::clamp(score / points, -1.0, 1.0)) * ScoreShare);
    const auto wonBy = [black](Color color) { return color == Color::Black ? black : 1 - black; };

    const bool wasPlayed = m_passes < 2 || m_root.isTerritory;
    Color color = m_length % 2 == 0 ? m_root.toPlay : opposite(m_root.toPlay);
    m_firstPlayer.fill(0);
    const int moves = wasPlayed ? m_playout.moveCount() : 0;
    for (int i = moves - 1; i >= 0; --i) {
        const Color player = i % 2 == 0 ? color : opposite(color);
        m_firstPlayer[m_playout.moveAt(i)] = static_cast<std::uint8_t>(stoneOf(player));
    }
    for (std::size_t i = m_length; i > 0; --i) {
        SearchNode &node = *m_path[i - 1];
        learnFromLater(node, wonBy(color), color);
        color = opposite(color);
        add(node.wins, wonBy(color));
        m_firstPlayer[node.move] = static_cast<std::uint8_t>(stoneOf(color));
    }
    learnFromLater(m_tree.root(), wonBy(color), color);
    add(m_tree.root().wins, wonBy(opposite(color)));
}

/// The children's moves are `color`'s.
void SearchWorker::learnFromLater(const SearchNode &node, float won, Color color)
{
    if (node.visits.load(Relaxed) > MostRaveVisits) {
        return;
    }
    const auto player = static_cast<std::uint8_t>(stoneOf(color));
    const auto children = m_tree.childrenOf(node);
    // They are listed first: whether one was played is a guess that processors lose half the time.
    std::array<std::uint16_t, PlayoutBoard::MostPoints + 1> played;
    unsigned count = 0;
    for (std::size_t i = 0; i < children.size(); ++i) {
        played[count] = static_cast<std::uint16_t>(i);
        const Cell move = children[i].move;
        count += m_firstPlayer[move] == player && move != NoCell ? 1 : 0;
    }
    for (unsigned i = 0; i < count; ++i) {
        SearchNode &child = children[played[i]];
        add(child.raveVisits, 1);
        add(child.raveWins, won);
    }
}

} // namespace shinpan
