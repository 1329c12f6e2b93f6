#include "core/tuning/ucbtree.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace shinpan {

double UcbTree::branching(std::span<const int> splits)
{
    return std::accumulate(splits.begin(), splits.end(), 1.0, std::multiplies<>());
}

UcbTree::UcbTree(const UcbTreeSettings &settings, std::vector<int> splits)
    : m_settings(settings)
    , m_splits(std::move(splits))
    , m_branching(static_cast<std::size_t>(branching(m_splits)))
{
    m_nodes.push_back({None, m_settings.initialVisits, double(m_settings.initialWins), 0});
    expand(0);
}

void UcbTree::expand(std::size_t node)
{
    m_nodes[node].firstChild = m_nodes.size();
    const Node fresh{None, m_settings.initialVisits, double(m_settings.initialWins), 0};
    m_nodes.insert(m_nodes.end(), m_branching, fresh);
}

double UcbTree::visits(const Node &node) const
{
    return node.visits + (m_settings.hasVirtualLoss ? node.pending : 0);
}

// Auer, Cesa-Bianchi, Fischer 2002, with the coefficient free and the initial games of Gomill's.
std::size_t UcbTree::mostUrgent(std::size_t node, std::size_t first) const
{
    const double numerator =
        m_settings.explorationCoefficient * std::sqrt(std::log(visits(m_nodes[node])));
    std::size_t best = first;
    double highest = -1;
    for (std::size_t i = 0; i < m_branching; ++i) {
        const std::size_t child = (first + i) % m_branching;
        const Node &candidate = m_nodes[m_nodes[node].firstChild + child];
        const double games = visits(candidate);
        const double urgency = candidate.wins / games + numerator * std::sqrt(1 / games);
        if (urgency > highest) {
            highest = urgency;
            best = child;
        }
    }
    return best;
}

bool UcbTree::mayExpand(std::size_t node, std::size_t depth) const
{
    return depth < static_cast<std::size_t>(m_settings.maxDepth)
        && m_nodes[node].visits != m_settings.initialVisits;
}

UcbTree::Path UcbTree::choose(TuningDraws &draws, std::uint64_t step) const
{
    const auto draw = [&](std::size_t depth) { return draws.below(m_branching, {step, depth}); };
    Path path;
    std::size_t node = 0;
    while (hasChildren(node)) {
        path.push_back(mostUrgent(node, draw(path.size())));
        node = m_nodes[node].firstChild + path.back();
    }
    if (mayExpand(node, path.size())) {
        path.push_back(draw(path.size())); // all its cells are equally urgent
    }
    return path;
}

UcbTree::Path UcbTree::find(const TuningPoint &point) const
{
    Path path;
    std::size_t node = 0;
    while (hasChildren(node)) {
        path.push_back(childAround(point, path));
        node = m_nodes[node].firstChild + path.back();
    }
    if (mayExpand(node, path.size())) {
        path.push_back(childAround(point, path));
    }
    return path;
}

std::size_t UcbTree::childAround(const TuningPoint &point, const Path &path) const
{
    const Region around = region(path);
    std::size_t child = 0;
    for (std::size_t d = 0; d < m_splits.size(); ++d) {
        const double share = (point[d] - around.low[d]) / around.breadth[d] * m_splits[d];
        const double place = std::clamp(std::floor(share), 0.0, m_splits[d] - 1.0);
        child = child * static_cast<std::size_t>(m_splits[d]) + static_cast<std::size_t>(place);
    }
    return child;
}

void UcbTree::begin(const Path &path)
{
    std::size_t node = 0;
    ++m_nodes[node].pending;
    for (const std::size_t child : path) {
        if (!hasChildren(node)) {
            expand(node);
        }
        node = m_nodes[node].firstChild + child;
        ++m_nodes[node].pending;
    }
}

void UcbTree::end(const Path &path, double score)
{
    const auto update = [score](Node &node) {
        --node.pending;
        ++node.visits;
        node.wins += score;
    };
    std::size_t node = 0;
    update(m_nodes[node]);
    for (const std::size_t child : path) {
        node = m_nodes[node].firstChild + child;
        update(m_nodes[node]);
    }
}

std::size_t UcbTree::at(const Path &path) const
{
    std::size_t node = 0;
    for (const std::size_t child : path) {
        node = m_nodes[node].firstChild + child;
    }
    return node;
}

std::vector<int> UcbTree::coordinates(std::size_t child) const
{
    std::vector<int> coordinates(m_splits.size());
    for (std::size_t d = m_splits.size(); d-- > 0;) { // the first dimension changes most slowly
        const auto split = static_cast<std::size_t>(m_splits[d]);
        coordinates[d] = static_cast<int>(child % split);
        child /= split;
    }
    return coordinates;
}

UcbTree::Region UcbTree::region(const Path &path) const
{
    Region region{std::vector<double>(m_splits.size(), 0.0),
                  std::vector<double>(m_splits.size(), 1.0)};
    for (const std::size_t child : path) {
        const std::vector<int> place = coordinates(child);
        for (std::size_t d = 0; d < m_splits.size(); ++d) {
            region.breadth[d] /= m_splits[d];
            region.low[d] += region.breadth[d] * place[d];
        }
    }
    return region;
}

TuningPoint UcbTree::centre(const Path &path) const
{
    const Region cell = region(path);
    TuningPoint centre;
    for (std::size_t d = 0; d < m_splits.size(); ++d) {
        centre.push_back(cell.low[d] + .5 * cell.breadth[d]);
    }
    return centre;
}

UcbTree::Path UcbTree::best() const
{
    Path path;
    std::size_t node = 0;
    while (hasChildren(node)) {
        const auto first = m_nodes.begin() + static_cast<std::ptrdiff_t>(m_nodes[node].firstChild);
        const auto most =
            std::max_element(first, first + static_cast<std::ptrdiff_t>(m_branching),
                             [](const Node &a, const Node &b) { return a.wins < b.wins; });
        path.push_back(static_cast<std::size_t>(most - first));
        node = m_nodes[node].firstChild + path.back();
    }
    return path;
}

UcbCell UcbTree::cell(const Path &path) const
{
    const Node &node = m_nodes[at(path)];
    const Region around = region(path);
    UcbCell cell;
    for (const std::size_t child : path) {
        cell.path.push_back(coordinates(child));
    }
    cell.centre = centre(path);
    for (std::size_t d = 0; d < m_splits.size(); ++d) {
        cell.extent.push_back({around.low[d], cell.centre[d], around.low[d] + around.breadth[d]});
    }
    cell.value = node.wins / node.visits;
    cell.games = node.visits - m_settings.initialVisits;
    cell.wins = node.wins - m_settings.initialWins;
    return cell;
}

UcbTreeStatus UcbTree::status() const
{
    constexpr std::size_t MostCells = 30;
    UcbTreeStatus status;
    status.nodes = static_cast<int>(m_nodes.size());
    status.games = m_nodes.front().visits - m_settings.initialVisits;
    status.wins = m_nodes.front().wins - m_settings.initialWins;
    status.best = cell(best());
    for (std::vector<Path> cells = played({{}}); !cells.empty(); cells = played(cells)) {
        std::vector<Path> shown = cells;
        std::stable_sort(shown.begin(), shown.end(), [this](const Path &a, const Path &b) {
            return m_nodes[at(a)].visits > m_nodes[at(b)].visits;
        });
        shown.resize(std::min(shown.size(), MostCells));
        std::sort(shown.begin(), shown.end());
        std::vector<UcbCell> &row = status.mostPlayed.emplace_back();
        for (const Path &path : shown) {
            row.push_back(cell(path));
        }
    }
    return status;
}

std::vector<UcbTree::Path> UcbTree::played(const std::vector<Path> &parents) const
{
    std::vector<Path> cells;
    for (const Path &parent : parents) {
        const std::size_t node = at(parent);
        for (std::size_t i = 0; hasChildren(node) && i < m_branching; ++i) {
            if (m_nodes[m_nodes[node].firstChild + i].visits > m_settings.initialVisits) {
                cells.push_back(parent);
                cells.back().push_back(i);
            }
        }
    }
    return cells;
}

} // namespace shinpan
