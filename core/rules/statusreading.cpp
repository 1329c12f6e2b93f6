#include "core/rules/statusreading.h"

#include "core/rules/groups.h"
#include "core/rules/localreading.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace shinpan {

namespace {

/// How many positions all reading of one board may look at: some tens of milliseconds at worst.
constexpr int ReadingBudget = 80'000;

/// What part of all playouts has to agree before what they say of a chain is believed: from -1
/// (always dead) to 1 (always alive).
constexpr double Doubtful = 0.8;
constexpr double Balanced = 0.4; ///< the same where it cannot be read out
constexpr double Even = 0.15;    ///< the same of stones without an eye, and in large places

/// One chain as it stands, and what is known of it.
struct Chain
{
    std::vector<Point> stones;
    Color color = Color::Black;
    double life = 0; ///< by the playouts, -1 to 1
    bool isDead = false;
    int eyes = 0;        ///< of its group, as it stands
    bool isWall = false; ///< it lives for sure
    bool isRead = false; ///< it was found to live or to die
    bool isOpen = false;
    std::size_t place = 0; ///< of those that were read
};

/// Whether a region of four points or more is a row, straight or bent: two eyes whoever plays
/// first. Of others so small some are but one eye, and some either, as the square and the pyramid.
[[nodiscard]] std::vector<bool> rowsAmong(const BoardRegions &regions)
{
    std::vector<int> pairs(regions.regions().size());
    std::vector<bool> isRow(pairs.size(), true);
    for (int i = 0; i < regions.size().pointCount(); ++i) {
        const Point point = regions.size().pointAt(i);
        const auto region = regions.regionAt(point);
        int inside = 0;
        forEachNeighbor(point, regions.size(), [&](Point neighbor) {
            inside += regions.regionAt(neighbor) == region ? 1 : 0;
        });
        pairs[region] += inside;
        isRow[region] = isRow[region] && inside <= 2;
    }
    for (std::size_t region = 0; region < pairs.size(); ++region) {
        isRow[region] = isRow[region] && pairs[region] == 2 * (regions[region].points - 1);
    }
    return isRow;
}

class StatusReading
{
public:
    StatusReading(const Position &position,
                  const Settlement &byPlayouts,
                  const std::vector<double> &ownership);

    [[nodiscard]] Settlement settle();

private:
    struct Seki
    {
        std::vector<Point> stones; ///< one of each chain
        bool hasDame = false;      ///< some share liberties
        bool isHidden = false;     ///< findGroups() alone would not see all of it
    };
    [[nodiscard]] std::size_t indexOf(Point point) const
    {
        return static_cast<std::size_t>(m_board.size().indexOf(point));
    }
    [[nodiscard]] Chain &chainAt(Point stone) { return m_chains[m_chainOf[indexOf(stone)]]; }
    [[nodiscard]] std::vector<Point> dead() const;
    [[nodiscard]] std::vector<Point> lost() const;
    void findWalls();
    [[nodiscard]] bool isInDoubt(const Chain &chain) const;
    [[nodiscard]] std::vector<Point> placeAround(Point start);
    void readPlace(const std::vector<Point> &place);
    [[nodiscard]] Fate spend(LocalReading &reading, const Chain &chain, bool hasThreats = false);
    [[nodiscard]] static bool isOpen(const Chain &chain, Fate fate, bool isSmall);
    [[nodiscard]] bool isAmongDead(const Chain &chain);
    [[nodiscard]] bool isKoOfLiving(const Chain &chain, const std::vector<Chain *> &around);
    [[nodiscard]] Seki findSeki();
    void doubtKos();

    const Board &m_board;
    bool m_isByArea;
    std::vector<Chain> m_chains;
    std::vector<std::vector<Point>> m_places; ///< what was read
    std::vector<std::size_t> m_chainOf;       ///< by BoardSize::indexOf
    std::vector<bool> m_isSeen;               ///< points of places that were looked at
    int m_budget = ReadingBudget;
};

StatusReading::StatusReading(const Position &position,
                             const Settlement &byPlayouts,
                             const std::vector<double> &ownership)
    : m_board(position.board())
    , m_isByArea(position.rules().scoring == ScoringMethod::Area)
    , m_chainOf(static_cast<std::size_t>(m_board.size().pointCount()), Groups::None)
    , m_isSeen(m_chainOf.size())
{
    const Board &board = m_board;
    for (std::size_t i = 0; i < m_chainOf.size(); ++i) {
        const Point point = board.size().pointAt(static_cast<int>(i));
        if (board.at(point) == Stone::Empty || m_chainOf[i] != Groups::None) {
            continue;
        }
        Chain &chain = m_chains.emplace_back();
        chain.color = colorOf(board.at(point));
        board.forEachInChain(point, [&](Point stone) {
            chain.stones.push_back(stone);
            chain.life += ownership[indexOf(stone)];
            m_chainOf[indexOf(stone)] = m_chains.size() - 1;
        });
        chain.life /=
            static_cast<double>(chain.stones.size()) * (chain.color == Color::Black ? 1 : -1);
    }
    for (const Point stone : byPlayouts.dead) {
        chainAt(stone).isDead = true;
    }
    const BoardRegions regions(board);
    const Groups groups = findGroups(regions);
    for (Chain &chain : m_chains) {
        chain.eyes = groups.groups[groups.of[regions.regionAt(chain.stones.front())]].eyes;
    }
}

std::vector<Point> StatusReading::dead() const
{
    std::vector<Point> stones;
    for (const Chain &chain : m_chains) {
        if (chain.isDead) {
            stones.push_back(chain.stones.front());
        }
    }
    return stones;
}

/// The dead stones that nobody doubts: there is room around them, so that they make no difference
/// to the stones that hold them.
std::vector<Point> StatusReading::lost() const
{
    constexpr int Room = 9;
    const BoardRegions regions(m_board, dead());
    std::vector<bool> isOpen(regions.regions().size());
    for (const Chain &chain : m_chains) {
        const auto region = regions.regionAt(chain.stones.front());
        const bool isLost =
            chain.life <= -Doubtful && chain.eyes == 0 && regions[region].points >= Room;
        isOpen[region] = isOpen[region] || (chain.isDead && !isLost);
    }
    std::vector<Point> stones;
    for (const Chain &chain : m_chains) {
        if (chain.isDead && !isOpen[regions.regionAt(chain.stones.front())]) {
            stones.push_back(chain.stones.front());
        }
    }
    return stones;
}

/// What lives for sure: groups with two eyes, whatever the opponent plays.
void StatusReading::findWalls()
{
    constexpr int EyesToLive = 2;
    constexpr int TwoEyes = 4; ///< points that findGroups() takes for two eyes
    constexpr int TwoEyesForSure = 7;
    const BoardRegions regions(m_board, lost());
    const std::vector<bool> isRow = rowsAmong(regions);
    Groups groups = findGroups(regions);
    for (BoardRegions::Number region = 0; region < groups.of.size(); ++region) {
        const int points = regions[region].points;
        if (regions[region].content == Stone::Empty && groups.of[region] != Groups::None
            && points >= TwoEyes && points < TwoEyesForSure && !isRow[region]) {
            --groups.groups[groups.of[region]].eyes;
        }
    }
    for (Chain &chain : m_chains) {
        const std::size_t group = groups.of[regions.regionAt(chain.stones.front())];
        chain.isWall =
            !chain.isDead && group != Groups::None && groups.groups[group].eyes >= EyesToLive;
    }
}

/// Dead stones are in doubt where many playouts have them live, or where they have an eye.
bool StatusReading::isInDoubt(const Chain &chain) const
{
    return chain.isDead ? chain.life > -Doubtful || chain.eyes > 0 : !chain.isWall;
}

/// All points around that play can change, as far as stones that live for sure; only some if there
/// are more than can be read.
std::vector<Point> StatusReading::placeAround(Point start)
{
    std::vector<Point> place;
    std::vector<Point> open{start};
    m_isSeen[indexOf(start)] = true;
    while (!open.empty()) {
        const Point point = open.back();
        open.pop_back();
        place.push_back(point);
        forEachNeighbor(point, m_board.size(), [&](Point neighbor) {
            const bool isWall = m_board.at(neighbor) != Stone::Empty && chainAt(neighbor).isWall;
            if (!isWall && !m_isSeen[indexOf(neighbor)]) {
                m_isSeen[indexOf(neighbor)] = true;
                open.push_back(neighbor);
            }
        });
    }
    return place;
}

/// Reads what becomes of each chain of a place.
void StatusReading::readPlace(const std::vector<Point> &place)
{
    constexpr std::ptrdiff_t MostEmpty = 24;
    const auto isEmpty = [&](Point point) { return m_board.at(point) == Stone::Empty; };
    std::vector<Chain *> chains;
    for (const Point point : place) {
        if (!isEmpty(point) && chainAt(point).stones.front() == point) {
            chains.push_back(&chainAt(point));
        }
    }
    std::ranges::sort(chains, std::greater(),
                      [](const Chain *chain) { return chain->stones.size(); });
    std::optional<LocalReading> reading;
    if (place.size() <= LocalReading::MostPoints
        && std::ranges::count_if(place, isEmpty) <= MostEmpty) {
        reading.emplace(m_board, place);
        m_places.push_back(place);
    }
    for (Chain *chain : chains) {
        const Fate fate = reading ? spend(*reading, *chain) : Fate::Unread;
        chain->isRead = fate == Fate::Lives || fate == Fate::Dies;
        chain->isDead = chain->isRead ? fate == Fate::Dies : chain->isDead;
        chain->isOpen = isOpen(*chain, fate, reading.has_value());
        chain->place = m_places.size() - 1;
    }
    for (Chain *chain : chains) {
        if (isAmongDead(*chain) || isKoOfLiving(*chain, chains)) {
            chain->isDead = chain->isOpen = false;
        }
    }
}

/// Stones without an eye that the playouts give up are dead though they might live if they were
/// played first: nobody did. Where a place is too large to be read, it is its open borders that
/// matter, not single stones.
bool StatusReading::isOpen(const Chain &chain, Fate fate, bool isSmall)
{
    const bool isLost = chain.eyes == 0 && chain.life < 0;
    return (fate == Fate::Open && !isLost)
        || (fate == Fate::Unread && std::abs(chain.life) < (isLost || !isSmall ? Even : Balanced));
}

/// A chain gets half of what is left, so that there is something for each.
Fate StatusReading::spend(LocalReading &reading, const Chain &chain, bool hasThreats)
{
    const int given = m_budget / 2;
    int budget = given;
    const Fate fate = reading.fateOf(chain.stones.front(), budget, hasThreats);
    m_budget -= given - budget;
    return fate;
}

/// Whether only stones could take the chain that die themselves.
bool StatusReading::isAmongDead(const Chain &chain)
{
    bool hasCaptors = false;
    bool areDead = true;
    for (const Point stone : chain.stones) {
        forEachNeighbor(stone, m_board.size(), [&](Point neighbor) {
            if (m_board.at(neighbor) == stoneOf(opposite(chain.color))) {
                const Chain &captor = chainAt(neighbor);
                hasCaptors = true;
                areDead = areDead && captor.isRead && captor.isDead;
            }
        });
    }
    return hasCaptors && areDead;
}

/// Whether the chain is a stone that can be taken as a ko only, where chains of both sides live: a
/// double ko, in which each side takes when the other does.
bool StatusReading::isKoOfLiving(const Chain &chain, const std::vector<Chain *> &around)
{
    const Point stone = chain.stones.front();
    if (chain.stones.size() > 1 || m_board.liberties(stone) != 1) {
        return false;
    }
    bool isKo = true;
    forEachNeighbor(stone, m_board.size(), [&](Point liberty) {
        if (m_board.at(liberty) == Stone::Empty) {
            forEachNeighbor(liberty, m_board.size(), [&](Point neighbor) {
                isKo = isKo && m_board.at(neighbor) == m_board.at(stone);
            });
        }
    });
    ByColor<bool> lives;
    for (const Chain *other : around) {
        lives[other->color] = lives[other->color] || (other->isRead && !other->isDead);
    }
    return isKo && lives.black && lives.white;
}

/// The groups that live in seki: as findGroups() sees it, and those that were found to live though
/// neither has two eyes, next to each other, as a double ko leaves them.
StatusReading::Seki StatusReading::findSeki()
{
    const BoardRegions regions(m_board, dead());
    const Groups groups = findGroups(regions);
    const auto groupOf = [&](const Chain &chain) {
        return groups.of[regions.regionAt(chain.stones.front())];
    };
    const auto isWeak = [&](const Chain &chain) {
        return chain.isRead && !chain.isDead && groups.groups[groupOf(chain)].eyes < 2;
    };
    std::vector<bool> isInSeki;
    for (const Groups::Group &group : groups.groups) {
        isInSeki.push_back(group.isInSeki);
    }
    Seki seki;
    seki.hasDame = std::ranges::find(isInSeki, true) != isInSeki.end();
    for (const Chain &chain : m_chains) {
        for (const Point stone : isWeak(chain) ? chain.stones : std::vector<Point>()) {
            forEachNeighbor(stone, m_board.size(), [&](Point neighbor) {
                if (m_board.at(neighbor) == stoneOf(opposite(chain.color))
                    && isWeak(chainAt(neighbor))) {
                    seki.isHidden = seki.isHidden || !isInSeki[groupOf(chain)];
                    isInSeki[groupOf(chain)] = true;
                }
            });
        }
    }
    for (const Chain &chain : m_chains) {
        if (!chain.isDead && isInSeki[groupOf(chain)]) {
            seki.stones.push_back(chain.stones.front());
        }
    }
    return seki;
}

/// Opens what died in a ko for which shared liberties may hold threats; those of a double ko never
/// end, which the rules do not allow.
void StatusReading::doubtKos()
{
    for (Chain &chain : m_chains) {
        if (chain.isRead && chain.isDead) {
            LocalReading reading(m_board, m_places[chain.place]);
            chain.isOpen = spend(reading, chain, true) != Fate::Dies;
        }
    }
}

Settlement StatusReading::settle()
{
    findWalls();
    for (const Chain &chain : m_chains) {
        const Point stone = chain.stones.front();
        if (!m_isSeen[indexOf(stone)] && isInDoubt(chain)) {
            readPlace(placeAround(stone));
        }
    }
    const Seki seki = findSeki();
    if (m_isByArea && seki.hasDame) {
        doubtKos();
    }
    Settlement settlement{.dead = dead()};
    if (seki.isHidden) {
        settlement.seki = seki.stones;
    }
    for (const Chain &chain : m_chains) {
        if (chain.isOpen) {
            settlement.unsettled.push_back(chain.stones.front());
        }
    }
    return settlement;
}

} // namespace

Settlement settleDoubts(const Position &position,
                        const Settlement &byPlayouts,
                        const std::vector<double> &ownership)
{
    return StatusReading(position, byPlayouts, ownership).settle();
}

} // namespace shinpan
