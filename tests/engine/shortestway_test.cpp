#include "core/engine/positionsync.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <queue>

#include <algorithm>
#include <map>
#include <random>

using namespace shinpan;
using shinpan::test::at;
using StepKind = SyncStep::Kind;

namespace {

/// An engine that does what it is told and has nothing but a line and a komi. Nothing stands on its
/// board while that is undefined.
struct ModelEngine
{
    std::optional<GameLine> line;
    BoardSize size;
    double komi = 0;

    /// False when the step cannot be taken here.
    [[nodiscard]] bool take(const SyncStep &step, const EngineGame &target);
};

bool ModelEngine::take(const SyncStep &step, const EngineGame &target)
{
    switch (step.kind) {
    case StepKind::BoardSize:
        size = target.line.size;
        line.reset();
        return true;
    case StepKind::ClearBoard:
        line = GameLine{size, {}, Color::Black, {}};
        return true;
    case StepKind::Komi:
        komi = target.komi;
        return true;
    case StepKind::Rules:
    case StepKind::Time:
        return true;
    case StepKind::SetPosition:
        line = GameLine{size, target.line.setUp, Color::Black, {}};
        return true;
    case StepKind::SetUp:
        if (!line || !line->setUp.empty() || !line->moves.empty()) {
            return false;
        }
        line->setUp = target.line.setUp;
        return true;
    case StepKind::Undo:
    case StepKind::UndoMany:
        if (!line || line->moves.size() < step.count) {
            return false;
        }
        line->moves.resize(line->moves.size() - step.count);
        return true;
    case StepKind::Play:
        if (line) {
            line->moves.push_back(step.move);
        }
        return line.has_value();
    case StepKind::PlaySequence: {
        const auto from = target.line.moves.begin() + static_cast<std::ptrdiff_t>(step.first);
        if (line) {
            line->moves.insert(line->moves.end(), from,
                               from + static_cast<std::ptrdiff_t>(step.count));
        }
        return line.has_value();
    }
    }
    Q_UNREACHABLE();
}

/// Whether the engine is led to the target.
[[nodiscard]] bool arrives(ModelEngine engine,
                           const std::vector<SyncStep> &steps,
                           const EngineGame &target)
{
    for (const SyncStep &step : steps) {
        if (!engine.take(step, target)) {
            return false;
        }
    }
    return engine.line && engine.line->size == target.line.size
        && engine.line->setUp == target.line.setUp && engine.line->moves == target.line.moves
        && engine.komi == target.komi;
}

const std::vector<Move> Alphabet{{Color::Black, at("A1")}, {Color::White, at("B1")}};
constexpr std::size_t LongestLine = 4;

[[nodiscard]] std::vector<std::vector<SetUpStone>> beginnings()
{
    const SetUpStone black{at("C3"), Color::Black};
    const SetUpStone more{at("D4"), Color::Black};
    const SetUpStone white{at("E5"), Color::White};
    return {{}, {black, more}, {black, more, white}};
}

/// Every line of up to four moves of two, from each of three beginnings.
[[nodiscard]] std::vector<GameLine> smallLines()
{
    std::vector<GameLine> lines;
    for (const std::vector<SetUpStone> &setUp : beginnings()) {
        std::size_t first = lines.size();
        lines.push_back({BoardSize::square(9), setUp, Color::Black, {}});
        lines.back().handicap = setUp.size() == 2 ? 2 : 0;
        for (; first < lines.size() && lines[first].moves.size() < LongestLine; ++first) {
            for (const Move &move : Alphabet) {
                lines.push_back(lines[first]);
                lines.back().moves.push_back(move);
            }
        }
    }
    return lines;
}

/// The fewest commands between all small lines, found by trying every command everywhere.
class Search
{
public:
    explicit Search(const SyncSkills &skills)
        : m_skills(skills)
        , m_lines(smallLines())
    { }

    [[nodiscard]] const std::vector<GameLine> &lines() const { return m_lines; }

    /// The distances from one line to each, by Dijkstra's algorithm.
    [[nodiscard]] std::vector<int> distancesFrom(std::size_t start) const
    {
        constexpr int Far = 1'000'000;
        std::vector<int> distances(m_lines.size(), Far);
        std::priority_queue<std::pair<int, std::size_t>> open; // the nearest first, by -distance
        distances[start] = 0;
        open.push({0, start});
        while (!open.empty()) {
            const auto [negative, here] = open.top();
            open.pop();
            for (std::size_t there = 0; there < m_lines.size(); ++there) {
                const int cost = costOfOneCommand(m_lines[here], m_lines[there]);
                if (cost > 0 && -negative + cost < distances[there]) {
                    distances[there] = -negative + cost;
                    open.push({-distances[there], there});
                }
            }
        }
        return distances;
    }

private:
    /// 0: nothing leads there directly. Stones go onto a board emptied just before, and count
    /// singly where they have to be played.
    [[nodiscard]] int costOfOneCommand(const GameLine &from, const GameLine &to) const
    {
        if (to.moves.empty()) {
            const auto stones = static_cast<int>(to.setUp.size());
            const bool isHandicap = stones == 2;
            const bool isOne = isHandicap ? m_skills.handicap : m_skills.setUp;
            const bool isOneStep = stones == 0 || (m_skills.setPosition && !isHandicap);
            const int anew = isOneStep ? 1 : 1 + (isOne ? 1 : stones);
            return leadsOn(from, to) ? 1 : anew;
        }
        return leadsOn(from, to) ? 1 : 0;
    }

    /// Whether one command takes back or plays what differs.
    [[nodiscard]] bool leadsOn(const GameLine &from, const GameLine &to) const
    {
        const bool goesBack = from.moves.size() > to.moves.size();
        const std::vector<Move> &few = goesBack ? to.moves : from.moves;
        const std::vector<Move> &many = goesBack ? from.moves : to.moves;
        const std::size_t moves = many.size() - few.size();
        if (from.setUp != to.setUp || moves == 0
            || !std::equal(few.begin(), few.end(), many.begin())) {
            return false;
        }
        return goesBack ? (moves == 1 && m_skills.undo) || m_skills.undoMany
                        : moves == 1 || m_skills.playSequence;
    }

    SyncSkills m_skills;
    std::vector<GameLine> m_lines;
};

[[nodiscard]] SyncSkills skillsOf(unsigned bits)
{
    return {.undo = (bits & 1U) != 0,
            .undoMany = (bits & 2U) != 0,
            .handicap = (bits & 4U) != 0,
            .playSequence = (bits & 8U) != 0,
            .setPosition = (bits & 16U) != 0,
            .setUp = (bits & 32U) != 0};
}

constexpr unsigned AllSkills = 64;

} // namespace

/// Nobody finds a shorter way than stepsBetween(), and its way leads there.
class ShortestWayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noWayIsShorter();
    void everyWayLeadsThere();
};

void ShortestWayTest::noWayIsShorter()
{
    for (unsigned bits = 0; bits < AllSkills; ++bits) {
        const SyncSkills skills = skillsOf(bits);
        const Search search(skills);
        const std::vector<GameLine> &lines = search.lines();
        QCOMPARE(lines.size(), std::size_t(93));
        for (std::size_t from = bits % 3; from < lines.size(); from += 3) {
            const std::vector<int> distances = search.distancesFrom(from);
            const EngineGame known{lines[from], 6.5};
            for (std::size_t to = 0; to < lines.size(); ++to) {
                const EngineGame target{lines[to], 6.5};
                const auto steps = stepsBetween(&known, target, skills);
                QVERIFY(arrives({known.line, known.line.size, known.komi}, steps, target));
                QCOMPARE(static_cast<int>(commandCount(steps, target, skills)), distances[to]);
            }
        }
    }
}

void ShortestWayTest::everyWayLeadsThere()
{
    std::mt19937 random(7);
    const auto below = [&random](unsigned limit) {
        return static_cast<unsigned>(random() % limit);
    };
    const auto someGame = [&below](const EngineGame &before) {
        EngineGame game = before;
        game.komi = below(4) == 0 ? static_cast<double>(below(3)) * 0.5 : before.komi;
        if (below(10) == 0) {
            game.line = {BoardSize::square(below(2) == 0 ? 9 : 19),
                         beginnings()[below(3)],
                         Color::Black,
                         {}};
        }
        std::vector<Move> &moves = game.line.moves;
        moves.resize(moves.size() - below(static_cast<unsigned>(moves.size()) + 1));
        for (unsigned more = below(400); more > 0; --more) {
            moves.push_back(Alphabet[below(2)]);
        }
        return game;
    };
    EngineGame game;
    std::optional<EngineGame> known;
    for (int i = 0; i < 5000; ++i) {
        game = someGame(game);
        const SyncSkills skills = skillsOf(below(AllSkills));
        const ModelEngine engine =
            known ? ModelEngine{known->line, known->line.size, known->komi} : ModelEngine();
        QVERIFY(arrives(engine, stepsBetween(known ? &*known : nullptr, game, skills), game));
        known = below(20) == 0 ? std::nullopt : std::optional(game);
    }
}

SHINPAN_TEST(ShortestWayTest)
#include "shortestway_test.moc"
