#include "ui/analysis/analysiscontroller.h"

#include "core/analysis/analysismerge.h"
#include "core/analysis/reviewedgame.h"
#include "core/engine/enginehub.h"
#include "core/engine/profile/engineprofilestore.h"
#include "core/engine/profile/enginetemplates.h"
#include "ui/game/gamestatus.h"
#include "ui/game/opengame.h"
#include "ui/settings/preferences.h"
#include "ui/words/messagetext.h"

#include <algorithm>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// Between two moments at which the window shows what was found.
constexpr auto LeastPause = 50ms;

} // namespace

AnalysisController::AnalysisController(OpenGame &game,
                                       EngineHub &hub,
                                       EngineProfileStore &store,
                                       Preferences &preferences,
                                       QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_hub(hub)
    , m_store(store)
    , m_preferences(preferences)
    , m_options(preferences.get<AnalysisOptions>())
    , m_node(game.cursor().node())
    , m_position(positionHere())
{
    m_pace.setSingleShot(true);
    connect(&m_pace, &QTimer::timeout, this, [this] {
        m_lastShown = std::chrono::steady_clock::now();
        Q_EMIT analysed();
    });
    connect(&game.cursor(), &GameCursor::moved, this, &AnalysisController::followCursor);
    connect(&game.record(), &GameRecord::infoChanged, this, &AnalysisController::followCursor);
    connect(&game.record(), &GameRecord::treeReplaced, this, [this] {
        stop(); // nobody asked for an analysis of this game
        setArea({});
        forget();
    });
    connect(&game, &OpenGame::changed, this, &AnalysisController::noteGame);
    connect(&store, &EngineProfileStore::profilesChanged, this, &AnalysisController::chooseEngines);
    preferences.follow<AnalysisOptions>(this, &AnalysisController::takeOptions);
    chooseEngines();
    readKept();
}

AnalysisController::~AnalysisController() = default;

const Analysis *AnalysisController::shown() const
{
    const KeptAnalysis *const kept = shownOfRecord();
    return kept ? &kept->analysis : shownBy(0);
}

const KeptAnalysis *AnalysisController::shownOfRecord() const
{
    return m_kept.empty() || shownBy(0) ? nullptr : &m_kept.front();
}

/// Only what is shown is read: a game may have twenty thousand candidates.
void AnalysisController::readKept()
{
    std::vector<KeptAnalysis> kept = keptAnalyses(
        m_game.record().tree(), m_node, m_position.line.size, sideToMove(m_position.line));
    if (kept != m_kept) {
        m_kept = std::move(kept);
        Q_EMIT analysed();
    }
}

const Analysis *AnalysisController::shownBy(std::size_t analyst) const
{
    const bool isHidden = m_isWithheld || m_aside.contains(m_node);
    return analyst < m_analysts.size() && !isHidden ? m_analysts[analyst]->at(m_node) : nullptr;
}

std::vector<EngineProfile> AnalysisController::judges() const
{
    std::vector<EngineProfile> judges;
    for (const std::unique_ptr<Analyst> &analyst : m_analysts) {
        judges.push_back(analyst->profile());
    }
    for (const EngineProfile &judge : m_judges) {
        if (!m_options.engines.contains(judge.id)) {
            judges.push_back(judge);
        }
    }
    return judges;
}

bool AnalysisController::isMistake(NodeId node) const
{
    if (shinpan::isMistake(m_game.record().tree(), node, m_options.mistakes)) {
        return true;
    }
    const std::optional<JudgedMove> judged = judgedAt(node);
    return judged && shinpan::isMistake(*judged, m_options.mistakes);
}

std::optional<Loss> AnalysisController::lossAt(NodeId node) const
{
    if (m_isWithheld) {
        return std::nullopt;
    }
    if (const std::optional<JudgedMove> judged = judgedAt(node)) {
        return judged->loss;
    }
    const GameTree &tree = m_game.record().tree();
    std::vector<ReviewStop> stops = reviewStops(tree, node);
    if (stops.size() < 2 || stops.back().node != node) {
        return std::nullopt;
    }
    stops.erase(stops.begin(), stops.end() - 2);
    const std::vector<JudgedMove> saved = recordedReview(tree, stops).moves;
    return saved.empty() ? std::nullopt : std::optional(saved.front().loss);
}

std::optional<JudgedMove> AnalysisController::judgedAt(NodeId node) const
{
    const GameTree &tree = m_game.record().tree();
    std::optional<JudgedMove> judged;
    for (auto id = m_options.engines.begin(); !judged && id != m_options.engines.end(); ++id) {
        judged = judgedMove(tree, node, found(), *id);
    }
    for (auto judge = m_judges.begin(); !judged && judge != m_judges.end(); ++judge) {
        judged = judgedMove(tree, node, found(), judge->id);
    }
    return judged;
}

void AnalysisController::keep(NodeId node, const QString &engine, const Analysis &analysis)
{
    m_aside.remove(node);
    m_found.keep(node, engine, analysis);
    tell(node);
}

void AnalysisController::keepAside(NodeId node, const QString &engine, const Analysis &analysis)
{
    const bool isNew = std::ranges::none_of(m_judges, [&](const EngineProfile &judge) {
        return m_found.find(node, judge.id) != nullptr;
    });
    if (isNew && !m_isRunning) {
        m_aside.insert(node);
    }
    m_found.keep(node, engine, analysis);
    tell(node);
}

bool AnalysisController::refuses()
{
    if (m_isWithheld) {
        Q_EMIT noticed(tr("This is a serious game: analysis waits till it is over."));
    }
    return m_isWithheld;
}

/// What was found before a serious game is seen again after it.
void AnalysisController::noteGame()
{
    const bool isWithheld = m_game.status().isAdviceWithheld();
    if (std::exchange(m_isWithheld, isWithheld) == isWithheld) {
        return;
    }
    if (isWithheld) {
        stop();
    }
    Q_EMIT learned(NoNode);
    Q_EMIT analysed();
}

void AnalysisController::takeOptions()
{
    const AnalysisOptions before = std::exchange(m_options, m_preferences.get<AnalysisOptions>());
    if (m_options.engines != before.engines) {
        chooseEngines();
    }
    const bool isAskedOtherwise = m_options.visits != before.visits
                               || m_options.duration != before.duration
                               || m_options.showsOwnership != before.showsOwnership;
    if (isAskedOtherwise) {
        leadOn();
    }
}

/// Makes the analysts those that are chosen. What was found stays, except that of an engine whose
/// profile was changed.
void AnalysisController::chooseEngines()
{
    std::vector<std::unique_ptr<Analyst>> before = std::exchange(m_analysts, {});
    std::erase_if(m_judges, [this](const EngineProfile &judge) {
        const bool isOther = m_store.profile(judge.id) != judge;
        if (isOther) {
            m_found.forget(judge.id);
        }
        return isOther;
    });
    for (std::unique_ptr<Analyst> &analyst : before) {
        const EngineProfile &profile = analyst->profile();
        if (!m_options.engines.contains(profile.id) || m_store.profile(profile.id) != profile) {
            analyst.reset();
        }
    }
    for (const QString &id : m_options.engines) {
        const auto same = std::ranges::find_if(
            before, [&](const auto &analyst) { return analyst && analyst->profile().id == id; });
        if (same != before.end()) {
            m_analysts.push_back(std::move(*same));
        } else if (const std::optional<EngineProfile> profile = m_store.profile(id)) {
            m_analysts.push_back(startAnalyst(*profile));
            addJudge(*profile);
        }
    }
    if (m_isRunning && m_analysts.empty()) {
        stop();
    }
    leadNewcomers(); // once all are there: one that fails at once does not speak for the others
    Q_EMIT changed();
    Q_EMIT analysed();
}

void AnalysisController::addJudge(const EngineProfile &profile)
{
    if (std::ranges::find(m_judges, profile.id, &EngineProfile::id) == m_judges.end()) {
        m_judges.push_back(profile);
    }
}

std::unique_ptr<Analyst> AnalysisController::startAnalyst(const EngineProfile &profile)
{
    const QString label = tr("Analysis · %1").arg(profile.name);
    auto analyst = std::make_unique<Analyst>(profile, label, m_hub, m_found);
    Analyst *one = analyst.get();
    connect(one, &Analyst::analysed, this, &AnalysisController::tell);
    connect(one, &Analyst::stateChanged, this, [this, one] { noteState(*one); });
    connect(one, &Analyst::remarked, this, [this, one](const Message &remark) {
        Q_EMIT noticed(tr("%1: it %2.").arg(one->profile().name, text::plainMessage(remark)));
    });
    return analyst;
}

void AnalysisController::leadNewcomers()
{
    for (const std::unique_ptr<Analyst> &analyst : m_analysts) {
        if (m_isRunning && analyst->state() == Analyst::State::Absent) {
            lead(*analyst);
        }
    }
}

void AnalysisController::start()
{
    if (refuses()) {
        Q_EMIT changed(); // whoever has asked shows that nobody thinks
        return;
    }
    if (m_analysts.empty()) {
        if (const auto able = analysing(m_store.profiles()); able.size() == 1) {
            include({able.front().id}); // the obvious one
        }
    }
    if (m_analysts.empty()) {
        Q_EMIT enginesWanted();
        return;
    }
    m_isRunning = true;
    m_aside.clear();
    for (const std::unique_ptr<Analyst> &analyst : m_analysts) {
        lead(*analyst); // an engine that failed gets another chance
    }
    Q_EMIT changed();
}

void AnalysisController::stop()
{
    m_isRunning = false;
    for (const std::unique_ptr<Analyst> &analyst : m_analysts) {
        analyst->stop();
    }
    Q_EMIT changed();
}

void AnalysisController::include(const QStringList &engines)
{
    AnalysisOptions options = m_options;
    options.engines += engines;
    options.engines.removeDuplicates();
    m_preferences.set(options);
}

void AnalysisController::admit(const QStringList &engines)
{
    for (const QString &id : engines) {
        if (const std::optional<EngineProfile> profile = m_store.profile(id)) {
            addJudge(*profile);
        }
    }
}

void AnalysisController::makeMain(std::size_t analyst)
{
    AnalysisOptions options = m_options;
    const QString id = m_analysts[analyst]->profile().id;
    options.engines.removeAll(id);
    options.engines.prepend(id);
    m_preferences.set(options);
}

void AnalysisController::setArea(const SearchArea &area)
{
    const SearchArea valid = within(area, m_position.line.size);
    if (valid == m_area) {
        return;
    }
    m_area = valid;
    for (const std::unique_ptr<Analyst> &analyst : m_analysts) {
        analyst->forgetPart();
    }
    Q_EMIT areaChanged();
    Q_EMIT analysed();
    leadOn();
}

EngineGame AnalysisController::positionHere() const
{
    const GameInfo info = m_game.record().info();
    EngineGame position;
    position.line = m_game.cursor().line();
    position.komi = info.komi.value_or(m_game.settings().komi);
    position.rules = rulesOf(info);
    return position;
}

/// The cursor also tells where only a comment of its node changed; nobody starts anew for that.
void AnalysisController::followCursor()
{
    const NodeId node = m_game.cursor().node();
    EngineGame position = positionHere();
    if (node == m_node && position == m_position) {
        readKept(); // what was saved just now, perhaps
        return;
    }
    if (node == m_node) {
        forget(); // stones, komi or rules changed under it
    }
    m_node = node;
    m_position = std::move(position);
    m_kept = keptAnalyses(m_game.record().tree(), m_node, m_position.line.size,
                          sideToMove(m_position.line));
    m_pace.stop();
    Q_EMIT positionChanged();
    Q_EMIT analysed();
    leadOn();
}

/// Those that did not fail think about what is shown now.
void AnalysisController::leadOn()
{
    for (const std::unique_ptr<Analyst> &analyst : m_analysts) {
        if (m_isRunning && analyst->state() != Analyst::State::Failed) {
            lead(*analyst);
        }
    }
}

/// Leads it to the position at the cursor, unless it has thought about that long enough before.
void AnalysisController::lead(Analyst &analyst)
{
    if (isExhausted(analyst)) {
        analyst.stop();
        return;
    }
    AnalysisRequest request;
    if (m_options.visits > 0) {
        request.visits = m_options.visits;
    }
    if (m_options.duration.count() > 0) {
        request.time = m_options.duration;
    }
    request.ownership = m_options.showsOwnership;
    request.movesOwnership = m_options.showsOwnership;
    request.policy = m_options.showsPolicy;
    request.restrictions =
        restrictionsOf(m_area, m_game.cursor().board(), sideToMove(m_position.line));
    analyst.follow(m_node, m_position, request);
}

bool AnalysisController::isExhausted(const Analyst &analyst) const
{
    const Analysis *known = analyst.at(m_node);
    return known && m_options.visits > 0 && known->visits >= m_options.visits;
}

void AnalysisController::noteState(const Analyst &analyst)
{
    if (analyst.state() == Analyst::State::Failed) {
        m_isRunning = m_isRunning && std::ranges::any_of(m_analysts, [](const auto &one) {
                          return one->state() != Analyst::State::Failed;
                      });
        Q_EMIT noticed(tr("%1 cannot analyse: it %2.")
                           .arg(analyst.profile().name, text::plainMessage(analyst.failure())));
    }
    Q_EMIT changed();
}

void AnalysisController::tell(NodeId node)
{
    Q_EMIT learned(node);
    if (node == m_node && !m_pace.isActive()) {
        const auto since = std::chrono::steady_clock::now() - m_lastShown;
        const auto pause = std::chrono::ceil<std::chrono::milliseconds>(LeastPause - since);
        m_pace.start(std::max<std::chrono::milliseconds>(pause, 0ms));
    }
}

/// Ids of nodes, or the positions there, mean something else from now on.
void AnalysisController::forget()
{
    for (const std::unique_ptr<Analyst> &analyst : m_analysts) {
        analyst->stop();
    }
    m_found.clear();
    m_aside.clear();
    Q_EMIT learned(NoNode);
    Q_EMIT analysed();
}

} // namespace shinpan
