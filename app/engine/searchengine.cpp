#include "app/engine/searchengine.h"

#include "app/engine/remarks.h"
#include "core/gtpserver/gtpwords.h"
#include "core/gtpserver/thinkingtime.h"
#include "core/rules/handicap.h"
#include "core/rules/scoring.h"

#include <algorithm>
#include <charconv>
#include <random>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

using Kind = EngineQuestion::Kind;

/// How many playouts it takes to give a game up, or to end it.
constexpr std::uint64_t SecondLook = 500;

/// What the full strength takes for a move when nobody sets a limit.
constexpr std::chrono::milliseconds UntimedMove = 5s;

template <typename Number>
[[nodiscard]] std::optional<Number> numberIn(std::string_view word, Number least, Number most)
{
    Number number{};
    const char *const end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, number);
    const bool isGood = error == std::errc() && stop == end && number >= least && number <= most;
    return isGood ? std::optional(number) : std::nullopt;
}

[[nodiscard]] std::string wordOf(float number)
{
    char text[32];
    return {text, std::to_chars(std::begin(text), std::end(text), number).ptr};
}

[[nodiscard]] SearchPosition positionOf(const HostedGame &game, Color toPlay)
{
    const Ruleset &rules = game.rules();
    const GameTerms &terms = game.terms();
    return {.start = setUpBoard(game.line()),
            .moves = game.line().moves,
            .toPlay = toPlay,
            .komi = terms.komi + compensationFor(terms.handicap, rules.handicapCompensation),
            .isTerritory = rules.scoring == ScoringMethod::Territory};
}

/// The mean of all games of the search: what other engines tell of their root. The best move's own
/// rate would be what the side to move hopes for.
[[nodiscard]] double meanWinrate(const SearchResult &result)
{
    double wins = 0;
    double visits = 0;
    for (const SearchCandidate &candidate : result.candidates) {
        wins += static_cast<double>(candidate.visits) * candidate.winrate;
        visits += static_cast<double>(candidate.visits);
    }
    return visits > 0 ? wins / visits : result.winrate;
}

/// The same as the protocol wants it: as the side to move sees it.
[[nodiscard]] EngineReport reportOf(const SearchResult &result, Color color)
{
    constexpr std::size_t LongestLine = 20;
    const double side = color == Color::Black ? 1 : -1;
    EngineReport report{.candidates = {},
                        .visits = static_cast<std::int64_t>(result.visits),
                        .winrate = meanWinrate(result),
                        .lead = side * result.score};
    for (const SearchCandidate &candidate : result.candidates) {
        if (candidate.visits == 0 && !report.candidates.empty()) {
            continue;
        }
        report.candidates.push_back({.move = candidate.move,
                                     .visits = static_cast<std::int64_t>(candidate.visits),
                                     .winrate = candidate.winrate,
                                     .prior = candidate.prior,
                                     .line = candidate.line});
        auto &line = report.candidates.back().line;
        line.resize(std::min(line.size(), LongestLine));
    }
    for (const float owner : result.ownership) {
        report.ownership.push_back(static_cast<float>(side) * owner);
    }
    return report;
}

} // namespace

SearchEngine::SearchEngine(const SearchEngineSettings &settings)
    : m_settings(settings)
    , m_seed(settings.seed.value_or(std::random_device()()))
{ }

void SearchEngine::start(const HostedGame & /*game*/)
{
    if (!m_settings.seed) {
        m_seed = std::random_device()();
    }
}

std::string SearchEngine::description() const
{
    std::string text = "level " + std::to_string(m_settings.level) + " of "
                     + std::to_string(StrongestLevel) + ", seed " + std::to_string(m_seed)
                     + ", threads " + std::to_string(m_settings.threads);
    if (m_settings.playouts > 0) {
        text += ", playouts " + std::to_string(m_settings.playouts);
    }
    return text + (m_settings.resigns ? "" : ", never resigns");
}

/// Made when it is needed: it takes memory.
TreeSearch &SearchEngine::search(std::uint64_t playouts)
{
    SearchSettings settings;
    settings.playouts = playouts;
    settings.threads = m_settings.threads;
    settings.seed = m_seed;
    settings.weights = m_settings.weights;
    settings.readsLadders = levelOf(m_settings.level).readsLadders;
    if (m_search) {
        m_search->setSettings(settings);
    } else {
        m_search = std::make_unique<TreeSearch>(settings);
    }
    return *m_search;
}

SearchEngine::Effort SearchEngine::effortFor(const HostedGame &game,
                                             const EngineQuestion &question) const
{
    if (question.kind == Kind::Analysis) {
        return {};
    }
    Effort effort{m_settings.playouts > 0 ? m_settings.playouts
                                          : levelOf(m_settings.level).playouts};
    const int played = static_cast<int>(game.line().moves.size());
    effort.time = thinkingTime(question.time, game.size(), played).target;
    if (!effort.time && effort.playouts == 0) {
        effort.time = UntimedMove;
    }
    return effort;
}

/// What the question forbids. To clean up is to play where dead stones can be taken.
std::vector<Point> SearchEngine::avoidedBy(const HostedGame &game, const EngineQuestion &question)
{
    const Position position = game.positionFor(question.color);
    const BoardSize size = game.size();
    const auto isOpen = [&](Point point) {
        return question.permits(question.color, point) && !position.check({question.color, point});
    };
    std::vector<Point> wanted;
    const Stone theirs = stoneOf(opposite(question.color));
    if (question.kind == Kind::Cleanup && !question.permits(question.color, std::nullopt)) {
        for (const Point dead : settle(game).dead) {
            if (game.board().at(dead) == theirs) {
                forEachNeighbor(dead, size, [&](Point point) {
                    if (isOpen(point)) {
                        wanted.push_back(point);
                    }
                });
            }
        }
    }
    std::vector<Point> avoided;
    for (int i = 0; i < size.pointCount(); ++i) {
        const Point point = size.pointAt(i);
        const bool isWanted = wanted.empty() || std::ranges::find(wanted, point) != wanted.end();
        if (!isWanted || !question.permits(question.color, point)) {
            avoided.push_back(point);
        }
    }
    return avoided;
}

/// Runs a search; a weak level overlooks something at first, where there is enough else to play.
void SearchEngine::look(TreeSearch &search,
                        const HostedGame &game,
                        const EngineQuestion &question,
                        const std::function<bool()> &shouldStop)
{
    const SearchPosition position = positionOf(game, question.color);
    const std::vector<Point> avoided = avoidedBy(game, question);
    std::vector<Point> unseen;
    if (question.kind == Kind::Move || question.kind == Kind::Regression) {
        unseen = overlookedBy(m_settings.level, position, m_seed);
    }
    if (!unseen.empty()) {
        unseen.insert(unseen.end(), avoided.begin(), avoided.end());
        search.run(position, shouldStop, unseen);
        if (isWorthPlaying(search.result())) {
            return;
        }
    }
    search.run(position, shouldStop, avoided);
}

EngineAnswer SearchEngine::generate(const HostedGame &game,
                                    const EngineQuestion &question,
                                    Thinking &thinking)
{
    const Effort effort = effortFor(game, question);
    TreeSearch &search = this->search(effort.playouts);
    if (question.kind == Kind::Regression) {
        search.clear(); // what it has found before is not to matter
    }
    const int played = static_cast<int>(game.line().moves.size());
    const auto latest = thinkingTime(question.time, game.size(), played).latest;
    const bool isTimed = question.kind != Kind::Analysis;
    // Time that can no longer change the move is kept for others.
    const auto isDecided = [&](std::chrono::nanoseconds elapsed) {
        constexpr auto LongEnough = 20ms;
        const auto rest = static_cast<double>((*effort.time - elapsed).count());
        const auto pace =
            static_cast<double>(search.playouts()) / static_cast<double>(elapsed.count());
        return elapsed > LongEnough && search.isDecided(static_cast<std::uint64_t>(rest * pace));
    };
    auto canEnd = [&, hasLooked = false]() mutable {
        return question.kind == Kind::Move && search.playouts() >= SecondLook
            && !std::exchange(hasLooked, true) && endsWell(search.result(), game, question.color);
    };
    const auto shouldStop = [&] {
        const auto elapsed = thinking.elapsed();
        if (thinking.isReportDue()) {
            thinking.report(reportOf(search.result(), question.color));
        }
        return thinking.isOver() || canEnd()
            || (effort.time && (elapsed >= *effort.time || isDecided(elapsed)))
            || (isTimed && latest && elapsed >= *latest);
    };
    look(search, game, question, shouldStop);
    while (question.kind == Kind::Analysis && !thinking.isOver()) {
        if (thinking.isReportDue()) {
            thinking.report(reportOf(search.result(), question.color));
        }
        thinking.pause();
    }
    const SearchResult result = search.result();
    if (thinking.wantsReports()) {
        thinking.report(reportOf(result, question.color));
    }
    const auto isLate = [&] { return latest && thinking.elapsed() >= *latest; };
    return answerFrom(result, game, question, isLate);
}

namespace {

/// The count of a board without the stones that a search takes for dead: all, or one side's.
[[nodiscard]] Count countOf(const SearchResult &result,
                            const HostedGame &game,
                            std::optional<Color> side = {})
{
    const Board &board = game.board();
    Settlement settlement;
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        const float owner = result.ownership[static_cast<std::size_t>(i)];
        const Stone stone = board.at(point);
        const bool isDead = stone == Stone::Black ? owner < 0 : owner > 0;
        if (stone != Stone::Empty && isDead && (!side || colorOf(stone) == *side)) {
            settlement.dead.push_back(point);
        }
    }
    return countGame(game.position(), game.terms(), settlement);
}

} // namespace

/// Whether a pass, after the opponent's, ends the game well: no border is open, it wins though its
/// own dead stones come off, and no move does better.
bool SearchEngine::endsWell(const SearchResult &result, const HostedGame &game, Color color)
{
    constexpr double Tolerance = 0.05;
    if (game.position().consecutivePasses() == 0) {
        return false;
    }
    double best = 0;
    double pass = 0;
    for (const SearchCandidate &candidate : result.candidates) {
        double &rate = candidate.move ? best : pass;
        rate = candidate.visits > 0 ? std::max(rate, candidate.winrate) : rate;
    }
    const bool isByArea = game.rules().scoring == ScoringMethod::Area;
    const Count ours = countOf(result, game, isByArea ? std::optional(color) : std::nullopt);
    return pass >= best - Tolerance && ours.score.winner() == color
        && countOf(result, game).open.empty();
}

/// Whether it is too early to pass: a search that has hardly looked, or had no time, may be
/// mistaken.
bool SearchEngine::isPassRash(const SearchResult &result,
                              const HostedGame &game,
                              const EngineQuestion &question,
                              const std::function<bool()> &isLate) const
{
    if (result.visits >= SecondLook || question.kind != Kind::Move) {
        return false;
    }
    const SearchResult again = quickLook(game, question.color, SecondLook, isLate);
    if (again.visits < SecondLook) {
        return static_cast<int>(game.line().moves.size()) < game.size().pointCount();
    }
    return again.candidates.front().move && !endsWell(again, game, question.color);
}

bool SearchEngine::isHopeless(const SearchResult &result,
                              const HostedGame &game,
                              Color color,
                              const std::function<bool()> &isLate) const
{
    constexpr double Hopeless = 0.05;
    const int points = game.size().pointCount();
    const bool seemsSo = m_settings.resigns && result.winrate < Hopeless
                      && static_cast<int>(game.line().moves.size()) >= points / 4;
    if (!seemsSo || result.visits >= SecondLook) {
        return seemsSo;
    }
    const SearchResult again = quickLook(game, color, SecondLook, isLate);
    return again.visits >= SecondLook && again.winrate < Hopeless;
}

EngineAnswer SearchEngine::answerFrom(const SearchResult &result,
                                      const HostedGame &game,
                                      const EngineQuestion &question,
                                      const std::function<bool()> &isLate) const
{
    const Position position = game.positionFor(question.color);
    const auto isGood = [&](std::optional<Point> move) {
        return question.permits(question.color, move) && !position.check({question.color, move})
            && (move || !isPassRash(result, game, question, isLate));
    };
    MoveReasons reasons{.color = question.color,
                        .level = m_settings.level,
                        .point = moveOfLevel(result, m_settings.level)};
    if (question.kind == Kind::Move && endsWell(result, game, question.color)) {
        reasons.point.reset();
    }
    if (!isGood(reasons.point)) {
        const auto other = std::ranges::find_if(result.candidates, isGood, &SearchCandidate::move);
        reasons.point = other == result.candidates.end() ? std::nullopt : other->move;
    }
    const bool isGame = question.kind == Kind::Move;
    reasons.resigns = isGame && reasons.point && isHopeless(result, game, question.color, isLate);
    return {.point = reasons.point,
            .kind = reasons.resigns ? EngineAnswer::Kind::Resignation : EngineAnswer::Kind::Move,
            .remark = remarkOn(result, reasons)};
}

/// What a short search of its own finds, so that the one about the game is not disturbed.
SearchResult SearchEngine::quickLook(const HostedGame &game,
                                     Color toPlay,
                                     std::uint64_t playouts,
                                     const std::function<bool()> &isLate) const
{
    SearchSettings settings;
    settings.playouts = playouts;
    settings.seed = m_seed;
    settings.mostNodes = 50'000;
    TreeSearch quick(settings);
    quick.run(positionOf(game, toPlay), isLate);
    return quick.result();
}

EngineEstimate SearchEngine::estimate(const HostedGame &game)
{
    const SearchResult result =
        quickLook(game, game.position().toPlay(), 1000, [] { return false; });
    return {result.score, {result.ownership.begin(), result.ownership.end()}};
}

std::vector<GtpParameter> SearchEngine::parameters() const
{
    std::vector<std::string> levels;
    for (int level = WeakestLevel; level <= StrongestLevel; ++level) {
        levels.push_back(std::to_string(level));
    }
    return {{"level", std::to_string(m_settings.level), levels},
            {"playouts", std::to_string(m_settings.playouts), {}},
            {"threads", std::to_string(m_settings.threads), {}},
            {"seed", std::to_string(m_seed), {}},
            {"exploration", wordOf(m_settings.weights.exploration), {}},
            {"rave", wordOf(m_settings.weights.raveEquivalence), {}},
            {"resign", m_settings.resigns ? "true" : "false", {"true", "false"}}};
}

bool SearchEngine::setParameter(std::string_view name, std::string_view value)
{
    const auto set = [](auto &setting, const auto &wanted) {
        setting = wanted.value_or(setting);
        return wanted.has_value();
    };
    if (name == "level") {
        clearCache(); // a weak level is not to know what a strong one has found
        return set(m_settings.level, numberIn(value, WeakestLevel, StrongestLevel));
    }
    if (name == "playouts") {
        return set(m_settings.playouts, numberIn<std::uint64_t>(value, 0, MostEnginePlayouts));
    }
    if (name == "threads") {
        return set(m_settings.threads, numberIn(value, 1, MostThreads));
    }
    if (name == "seed") {
        const auto seed = numberIn<std::uint64_t>(value, 0, UINT64_MAX);
        m_settings.seed = seed ? seed : m_settings.seed;
        return set(m_seed, seed);
    }
    if (name == "exploration") {
        return set(m_settings.weights.exploration, numberIn(value, 0.0F, MostExploration));
    }
    if (name == "rave") {
        return set(m_settings.weights.raveEquivalence,
                   numberIn(value, LeastRaveEquivalence, MostRaveEquivalence));
    }
    return name == "resign" && set(m_settings.resigns, gtpwords::booleanFrom(value));
}

void SearchEngine::clearCache()
{
    if (m_search) {
        m_search->clear();
    }
}

} // namespace shinpan
