#include "core/search/treesearch.h"

#include "core/search/searchworker.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>
#include <utility>

namespace shinpan {

namespace {

/// What part of all games has to agree on whose a point is before it counts as decided.
constexpr float Settled = 0.8F;

[[nodiscard]] std::uint32_t visitsOf(const SearchNode &node)
{
    const std::uint32_t visits = node.visits.load(Relaxed);
    return visits == SearchNode::Illegal ? 0 : visits;
}

/// Compares by visits, then by what is expected.
[[nodiscard]] bool isBetter(const SearchNode &one, const SearchNode &other)
{
    if (visitsOf(one) != visitsOf(other)) {
        return visitsOf(one) > visitsOf(other);
    }
    return one.priorWins * other.priorVisits > other.priorWins * one.priorVisits;
}

[[nodiscard]] double winrateOf(const SearchNode &node)
{
    const std::uint32_t visits = visitsOf(node);
    const double wins = visits > 0 ? node.wins.load(Relaxed) / static_cast<float>(visits)
                                   : node.priorWins / node.priorVisits;
    return std::clamp(wins, 0.0, 1.0);
}

} // namespace

/// What a TreeSearch is made of.
class TreeSearch::Search
{
public:
    explicit Search(const SearchSettings &settings)
        : m_settings(settings)
        , m_tree(std::make_unique<SearchTree>(settings.mostNodes))
        , m_nextTree(std::make_unique<SearchTree>(settings.mostNodes))
    { }

    void run(const SearchPosition &position,
             const std::function<bool()> &shouldStop,
             const std::vector<Point> &avoided);
    [[nodiscard]] SearchResult result() const;
    [[nodiscard]] std::uint64_t playouts() const { return m_games.load(Relaxed); }
    [[nodiscard]] bool isDecided(std::uint64_t playoutsLeft) const;

    SearchSettings m_settings;
    std::optional<SearchPosition> m_position; ///< of the tree

private:
    void prepare(const SearchPosition &position, const std::vector<Point> &avoided);
    [[nodiscard]] const SearchNode *known(const SearchPosition &position) const;
    [[nodiscard]] SearchCandidate candidateOf(const SearchNode &node) const;
    [[nodiscard]] std::optional<Point> moveOf(const SearchNode &node) const;
    void putPass(SearchResult &result) const;
    [[nodiscard]] bool winsAsItStands(const std::vector<float> &ownership) const;
    [[nodiscard]] bool shouldPass(const SearchResult &result, const SearchCandidate &pass) const;

    std::unique_ptr<SearchTree> m_tree;
    std::unique_ptr<SearchTree> m_nextTree;
    bool m_isRestricted = false; ///< the tree's root lacks moves
    SearchRoot m_root;
    std::vector<std::unique_ptr<SearchWorker>> m_workers;
    /// Apart from what all threads read.
    alignas(64) std::atomic<std::uint64_t> m_games = 0;
};

/// The tree's node for a later position of its game, null if there is none.
const SearchNode *TreeSearch::Search::known(const SearchPosition &position) const
{
    const bool wasPassed = !position.moves.empty() && position.moves.back().isPass();
    if (!m_position || m_isRestricted || wasPassed || m_position->start != position.start
        || m_position->komi != position.komi || m_position->isTerritory != position.isTerritory
        || m_position->moves.size() > position.moves.size()
        || !std::equal(m_position->moves.begin(), m_position->moves.end(),
                       position.moves.begin())) {
        return nullptr;
    }
    const SearchNode *node = &m_tree->root();
    Color color = m_position->toPlay;
    for (std::size_t i = m_position->moves.size(); i < position.moves.size() && node != nullptr;
         ++i) {
        const Move &move = position.moves[i];
        const Cell cell = move.isPass() ? NoCell : m_root.board.cellAt(*move.point);
        const SearchNode *next = nullptr;
        for (const SearchNode &child : m_tree->childrenOf(*node)) {
            next = child.move == cell && move.color == color && visitsOf(child) > 0 ? &child : next;
        }
        node = next;
        color = opposite(color);
    }
    return color == position.toPlay ? node : nullptr;
}

void TreeSearch::Search::prepare(const SearchPosition &position, const std::vector<Point> &avoided)
{
    if (const SearchNode *node = avoided.empty() ? known(position) : nullptr) {
        m_nextTree->copyFrom(*m_tree, *node);
        std::swap(m_tree, m_nextTree);
    } else {
        m_tree->clear();
    }
    m_root = rootOf(position);
    m_root.weights = m_settings.weights;
    m_root.readsLadders = m_settings.readsLadders;
    m_position = position;
    m_isRestricted = !avoided.empty();
    m_games = 0;
    m_workers.clear();
    for (int i = 0; i < std::max(m_settings.threads, 1); ++i) {
        const std::uint64_t seed = m_settings.seed + 1000 * position.moves.size() + i;
        m_workers.push_back(std::make_unique<SearchWorker>(m_root, *m_tree, seed));
    }
    m_workers.front()->playOne();
    ++m_games;
    for (const Point point : avoided) {
        for (SearchNode &child : m_tree->childrenOf(m_tree->root())) {
            if (child.move == m_root.board.cellAt(point)) {
                child.visits.store(SearchNode::Illegal, Relaxed);
            }
        }
    }
}

void TreeSearch::Search::run(const SearchPosition &position,
                             const std::function<bool()> &shouldStop,
                             const std::vector<Point> &avoided)
{
    prepare(position, avoided);
    std::atomic<bool> isStopped = false;
    const auto play = [&](SearchWorker &worker) {
        if (m_games.fetch_add(1, Relaxed) >= m_settings.playouts && m_settings.playouts > 0) {
            m_games.fetch_sub(1, Relaxed);
            isStopped = true;
        } else {
            worker.playOne();
        }
    };
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < m_workers.size(); ++i) {
        threads.emplace_back([&, &worker = *m_workers[i]] {
            while (!isStopped.load(Relaxed)) {
                play(worker);
            }
        });
    }
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds Interval(1);
    for (auto asked = Clock::now() - Interval; !isStopped.load(Relaxed);) {
        if (const auto now = Clock::now(); now - asked >= Interval) {
            asked = now;
            isStopped = shouldStop() || isStopped;
        } else {
            play(*m_workers.front());
        }
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
}

std::optional<Point> TreeSearch::Search::moveOf(const SearchNode &node) const
{
    return node.move == NoCell ? std::nullopt : std::optional(m_root.board.pointAt(node.move));
}

SearchCandidate TreeSearch::Search::candidateOf(const SearchNode &node) const
{
    SearchCandidate candidate{.move = moveOf(node),
                              .visits = visitsOf(node),
                              .winrate = winrateOf(node),
                              .prior = node.share};
    if (node.move != NoCell) {
        const auto outcome = m_root.board.outcomeOf(m_root.toPlay, node.move);
        candidate.offersChain = outcome.liberties < 2 && outcome.taken == 0 && outcome.stones > 1;
    }
    const SearchNode *next = &node;
    while (next != nullptr) {
        candidate.line.push_back(moveOf(*next));
        const auto children = m_tree->childrenOf(*next);
        const auto best = std::max_element(
            children.begin(), children.end(),
            [](const SearchNode &one, const SearchNode &other) { return isBetter(other, one); });
        next = best != children.end() && visitsOf(*best) > 0 ? &*best : nullptr;
    }
    return candidate;
}

SearchResult TreeSearch::Search::result() const
{
    SearchResult result;
    if (m_workers.empty()) {
        result.candidates.emplace_back();
        return result;
    }
    std::vector<const SearchNode *> nodes;
    for (const SearchNode &child : m_tree->childrenOf(m_tree->root())) {
        if (child.visits.load(Relaxed) != SearchNode::Illegal) {
            nodes.push_back(&child);
        }
    }
    std::stable_sort(
        nodes.begin(), nodes.end(),
        [](const SearchNode *one, const SearchNode *other) { return isBetter(*one, *other); });
    for (const SearchNode *node : nodes) {
        result.candidates.push_back(candidateOf(*node));
    }
    result.playouts = playouts();
    result.visits = m_tree->root().visits.load(Relaxed);
    result.winrate = result.candidates.front().winrate;
    const SearchWorker &worker = *m_workers.front();
    const auto games = static_cast<float>(std::max(worker.playout().games(), 1));
    result.score = worker.scoreSum() / static_cast<double>(worker.games());
    for (int i = 0; i < m_root.board.size().pointCount(); ++i) {
        const Cell cell = m_root.board.cellAt(m_root.board.size().pointAt(i));
        result.ownership.push_back(static_cast<float>(worker.playout().balanceAt(cell)) / games);
    }
    putPass(result);
    return result;
}

bool TreeSearch::Search::isDecided(std::uint64_t playoutsLeft) const
{
    std::uint64_t best = 0;
    std::uint64_t second = 0;
    for (const SearchNode &child : m_tree->childrenOf(m_tree->root())) {
        const std::uint64_t visits = visitsOf(child);
        second = std::max(second, std::min(best, visits));
        best = std::max(best, visits);
    }
    return best > second + playoutsLeft;
}

/// Puts the pass to the front where there is nothing left to gain, else behind all that can be
/// played: a pass that only seems good for the moment ends a game that is still open.
void TreeSearch::Search::putPass(SearchResult &result) const
{
    auto &candidates = result.candidates;
    const auto pass = std::ranges::find_if(
        candidates, [](const SearchCandidate &candidate) { return !candidate.move; });
    if (pass == candidates.end()) {
        return;
    }
    if (shouldPass(result, *pass)) {
        std::rotate(candidates.begin(), pass, pass + 1);
    } else {
        std::rotate(pass, pass + 1, candidates.end());
    }
}

/// Whether the side to move wins if nothing more is played, though its stones that the search takes
/// for dead come off; by territory nobody can say.
bool TreeSearch::Search::winsAsItStands(const std::vector<float> &ownership) const
{
    const int side = m_root.toPlay == Color::Black ? 1 : -1;
    const BoardSize size = m_root.board.size();
    Board board(size);
    for (int i = 0; i < size.pointCount(); ++i) {
        const Point point = size.pointAt(i);
        const Stone stone = m_root.board.at(m_root.board.cellAt(point));
        const bool isDead = stone == stoneOf(m_root.toPlay)
                         && static_cast<float>(side) * ownership[static_cast<std::size_t>(i)] < 0;
        board.set(point, isDead ? Stone::Empty : stone);
    }
    return side * (PlayoutBoard(board).areaDifference() - m_root.komi) > 0;
}

/// Whether there is nothing left to gain: every move is worse, or all is decided, whether to win as
/// it stands or to lose.
bool TreeSearch::Search::shouldPass(const SearchResult &result, const SearchCandidate &pass) const
{
    constexpr double Tolerance = 0.05;
    constexpr double Lost = 0.1;
    double best = 0; ///< of the moves that were looked at
    std::uint64_t mostVisits = 0;
    for (const SearchCandidate &candidate : result.candidates) {
        if (candidate.move && candidate.visits > 0) {
            best = std::max(best, candidate.winrate);
            mostVisits = std::max(mostVisits, candidate.visits);
        }
    }
    if (pass.visits > mostVisits && pass.winrate > best + Tolerance) {
        return true;
    }
    const bool isDecided = std::ranges::all_of(
        result.ownership, [](float owner) { return std::abs(owner) >= Settled; });
    return isDecided && pass.winrate >= best - Tolerance
        && (m_root.isTerritory || best < Lost || winsAsItStands(result.ownership));
}

TreeSearch::TreeSearch(const SearchSettings &settings)
    : m_search(std::make_unique<Search>(settings))
{ }

TreeSearch::~TreeSearch() = default;

void TreeSearch::setSettings(const SearchSettings &settings)
{
    if (settings.mostNodes != m_search->m_settings.mostNodes) {
        m_search = std::make_unique<Search>(settings);
    }
    m_search->m_settings = settings;
}

const SearchSettings &TreeSearch::settings() const
{
    return m_search->m_settings;
}

void TreeSearch::run(const SearchPosition &position,
                     const std::function<bool()> &shouldStop,
                     const std::vector<Point> &avoided)
{
    m_search->run(position, shouldStop, avoided);
}

SearchResult TreeSearch::result() const
{
    return m_search->result();
}

std::uint64_t TreeSearch::playouts() const
{
    return m_search->playouts();
}

bool TreeSearch::isDecided(std::uint64_t playoutsLeft) const
{
    return m_search->isDecided(playoutsLeft);
}

void TreeSearch::clear()
{
    m_search->m_position.reset();
}

} // namespace shinpan
