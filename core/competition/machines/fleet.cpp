#include "core/competition/machines/fleet.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/machines/misfit.h"
#include "core/util/excerpt.h"
#include "core/util/wholefile.h"

#include <QDir>
#include <QFile>
#include <QUuid>

#include <algorithm>
#include <iterator>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr auto ArrivalInterval = 50ms;
constexpr auto FloodInterval = 2ms;
constexpr auto PublishInterval = 1s;
constexpr int FewestTasks = 8; ///< are out while it is not known how many run at once
/// How many tasks are out for each that runs: more would only wait, and have to be taken back when
/// a test decides or somebody stops.
constexpr double Wave = 1.5;
constexpr int MostFruitless = 12;       ///< tasks in a row
constexpr qsizetype MostWarnings = 100; ///< no more of a result are reported
constexpr qsizetype LongestWarning = 1000;

[[nodiscard]] CompetitionEvent warning(const QString &text)
{
    CompetitionEvent event;
    event.text = text;
    return event;
}

} // namespace

Result<std::unique_ptr<Fleet>> Fleet::open(const Competition &competition,
                                           int series,
                                           const SchedulerChoice &choice)
{
    const QString folder = CompetitionFiles(competition.file).machines();
    if (!makeFolder(folder + QStringLiteral("/logs"))) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1: the folder cannot be created"), folder));
    }
    const RunState state = openRunState(folder, series);
    Result<std::unique_ptr<Scheduler>> scheduler = choice(competition, state);
    if (!scheduler) {
        return failure(scheduler.error());
    }
    std::unique_ptr<Fleet> fleet(new Fleet(competition, state, std::move(*scheduler)));
    if (const Result<void> saved = save(fleet->m_state, folder); !saved) {
        return failure(saved.error());
    }
    fleet->readBlocks();
    return fleet;
}

Fleet::Fleet(const Competition &competition, RunState state, std::unique_ptr<Scheduler> scheduler)
    : m_competition(competition)
    , m_folder(CompetitionFiles(competition.file).machines())
    , m_state(std::move(state))
    , m_blocks(m_folder)
    , m_reception(m_folder, m_state.run, m_competition, m_blocks)
    , m_tasks(
          std::move(scheduler),
          {.save = [this] { return saveState(); }, .bringHome = [this] { return takeArrivals(); }})
{
    m_arrivals.callOnTimeout(this, &Fleet::takeArrivals);
    m_publishing.callOnTimeout(this, &Fleet::publish);
    connect(&m_engines, &RunEngines::identified, this, &Fleet::writeTask);
    connect(&m_tasks, &TasksOut::freed, this, &Fleet::freed);
    connect(&m_tasks, &TasksOut::refused, this, &Fleet::noteRefused);
    connect(&m_tasks, &TasksOut::gone, this, &Fleet::lose);
    connect(&m_tasks, &TasksOut::troubled, this, [this](const QString &reason) {
        Q_EMIT noted(
            warning(QStringLiteral("the scheduler does not do what it is asked for: ") + reason));
    });
}

Fleet::~Fleet() = default;

/// Takes over blocks that an earlier process has written down. The scheduler knows whether they
/// were sent.
void Fleet::readBlocks()
{
    for (Block &block : m_blocks.read(m_competition)) {
        m_state.next = std::max(m_state.next, block.number + 1);
        m_state.largest = std::max(m_state.largest, static_cast<int>(block.games.size()));
        m_tasks.takeOver(block.number);
        m_out[block.number] = std::move(block);
    }
}

std::vector<GamePlan> Fleet::stillOut() const
{
    std::vector<GamePlan> games;
    for (const auto &[number, block] : m_out) {
        games.insert(games.end(), block.games.begin(), block.games.end());
    }
    return games;
}

void Fleet::start()
{
    m_arrivals.start(ArrivalInterval);
    m_publishing.start(PublishInterval);
    publish();
    m_tasks.look();
    m_engines.identify(m_competition);
}

void Fleet::writeTask()
{
    const Task task{m_state.run, m_state.term, m_competition, m_engines.engines()};
    if (const Result<void> saved = saveWholeFile(toBytes(task), pathOf(QStringLiteral("task")));
        !saved) {
        fail(inFile(pathOf(QStringLiteral("task")), saved.error()));
        return;
    }
    m_isReady = true;
    Q_EMIT freed();
}

int Fleet::wanted() const
{
    const int most = std::min(m_competition.machines.workers,
                              std::max(FewestTasks, static_cast<int>(Wave * m_tasks.slots())));
    const bool isFull = static_cast<int>(m_out.size()) >= most || m_tasks.room() <= 0;
    const bool isStopping = m_stop && *m_stop != StopMode::AfterPairs;
    if (!m_isReady || isStopping || isFull) {
        return 0;
    }
    return m_length.games(m_competition);
}

void Fleet::send(std::vector<GamePlan> games, const Standings &standings)
{
    const int number = m_state.next++;
    m_state.largest = std::max(m_state.largest, static_cast<int>(games.size()));
    Block block{
        number, std::move(games), {}, m_state.speeds, QUuid::createUuid().toString(QUuid::Id128)};
    for (const GamePlan &plan : block.games) {
        block.matchups.push_back(standings.matchups()[plan.pairing.matchup].withoutGames());
    }
    const Result<void> saved = m_blocks.save(block);
    m_out[number] = std::move(block);
    m_tasks.send(number);
    if (!saved) {
        fail(saved.error());
    }
}

bool Fleet::saveState()
{
    const Result<void> saved = save(m_state, m_folder);
    if (!saved) {
        fail(saved.error());
    }
    return saved.has_value();
}

void Fleet::noteRefused()
{
    if (m_stop) {
        giveBack(m_tasks.unsent());
    } else if (!m_tasks.scheduler().hasMachines()) {
        fail(Message::of(QT_TRANSLATE_NOOP("Messages", "no machine is left")));
    }
}

/// Takes what has come; false if there is more.
bool Fleet::takeArrivals()
{
    constexpr auto Turn = 10ms; // of reading; to store what was read takes about as long
    const auto begun = std::chrono::steady_clock::now();
    auto next = ArrivalInterval;
    Group group;
    const auto awaited = [this](int block) {
        const auto out = m_out.find(block);
        return out != m_out.end() ? &out->second : nullptr;
    };
    const qsizetype most = mostOfResult(static_cast<std::size_t>(m_state.largest));
    while (std::optional<Reception::Arrival> arrival = m_reception.next(awaited, most)) {
        ++group.results;
        if (!arrival->isNobodys) {
            take(std::move(*arrival), group);
        }
        if (std::chrono::steady_clock::now() - begun > Turn) {
            next = FloodInterval; // the rest soon, others come in between
            break;
        }
    }
    bringHome(group);
    m_arrivals.start(next);
    return next == ArrivalInterval;
}

/// Adds it to what comes home. What nobody waits for does so, too, if it was given out: its block
/// had been given up, or another attempt was home before and had less. The scheduler's name of the
/// machine counts; else its own, and most answer for nothing by that name.
void Fleet::take(Reception::Arrival arrival, Group &group)
{
    BlockResult &result = arrival.result;
    const bool isOut = m_out.contains(result.block);
    const QString its = m_tasks.nodeOf(result.block);
    const QString seen = its.isEmpty() ? m_tasks.scheduler().nodeOf(result.block) : its;
    result.node = seen.isEmpty() ? nodeName(result.node) : seen;
    const bool isNamed = !seen.isEmpty() || (isOut && m_tasks.scheduler().tasksSign());
    const Block block = isOut ? forget(result.block) : std::move(*arrival.lost);
    judge(arrival, isNamed);
    for (const GamePlan &plan : block.games) {
        const auto isIt = [&plan](const PlayedGame &game) { return game.game.id == plan.id; };
        const auto played = std::ranges::find_if(result.games, isIt);
        if (played != result.games.end()) {
            group.games.push_back(asItCounts(std::move(*played), plan, result));
        } else if (isOut) {
            group.left.push_back(plan);
        }
    }
}

/// Takes what a result says, and what that says of its machine, if it is known which one that is.
void Fleet::judge(const Reception::Arrival &arrival, bool isNamed)
{
    const BlockResult &result = arrival.result;
    if (arrival.fault) {
        Q_EMIT noted(warning(QStringLiteral("the result of block %1, of %2, is set aside: %3")
                                 .arg(QString::number(result.block), result.node, *arrival.fault)));
    } else {
        learn(result);
    }
    const bool wasStopped = m_stop && result.games.empty() && result.refusal.isEmpty();
    if (!isNamed || (wasStopped && !arrival.fault)) {
        return;
    }
    if (result.speed > 0 && !arrival.fault && !m_state.speeds.contains(result.node)) {
        m_state.speeds.insert(result.node, result.speed); // it goes out with the next block
    }
    noteQuarantine(arrival.fault ? m_nodes.reject(result.node) : m_nodes.add(result));
}

void Fleet::bringHome(const Group &group)
{
    if (group.results == 0) {
        return;
    }
    Q_EMIT cameHome(group.games);
    Q_EMIT lost(group.left);
    if (m_nodes.fruitless() >= MostFruitless) {
        fail(Message::of(QT_TRANSLATE_NOOP("Messages", "%1 tasks in a row have played nothing"),
                         m_nodes.fruitless()));
    }
    Q_EMIT freed();
}

/// Learns how long games take, and the engines' names.
void Fleet::learn(const BlockResult &result)
{
    for (const PlayedGame &played : result.games) {
        m_length.learn(played.game);
    }
    for (const QString &text : result.warnings.mid(0, MostWarnings)) {
        Q_EMIT noted(
            warning(QStringLiteral("%1: %2").arg(result.node, excerpt(text, LongestWarning))));
    }
    for (const EngineIdentity &said : result.engines) {
        if (const std::optional<EngineIdentity> engine = m_engines.hear(said)) {
            Q_EMIT identified(*engine);
        }
    }
}

void Fleet::noteQuarantine(const std::optional<QString> &reason)
{
    if (!reason) {
        return;
    }
    Q_EMIT noted(warning(*reason));
    m_tasks.scheduler().avoid(m_nodes.out());
    if (!m_tasks.scheduler().hasMachines()) {
        fail(Message::of(QT_TRANSLATE_NOOP("Messages", "no machine is left")));
    }
}

/// Gives a block up: neither its task nor a result of it is there.
void Fleet::lose(int number)
{
    const QString node = m_tasks.nodeOf(number);
    const Block block = giveUp(number);
    Q_EMIT noted(warning(QStringLiteral("the task of block %1 is gone without a result%2")
                             .arg(QString::number(number),
                                  node.isEmpty() ? QString() : QStringLiteral(", on ") + node)));
    noteQuarantine(m_nodes.lose(node));
    Q_EMIT lost(block.games);
    if (m_nodes.fruitless() >= MostFruitless) {
        fail(Message::of(
            QT_TRANSLATE_NOOP("Messages", "%1 tasks in a row were lost; their logs are in %2"),
            m_nodes.fruitless(), pathOf(QStringLiteral("logs"))));
    }
}

Block Fleet::giveUp(int number)
{
    m_blocks.lose(number);
    return forget(number);
}

Block Fleet::forget(int number)
{
    m_tasks.forget(number);
    return std::move(m_out.extract(number).mapped());
}

void Fleet::giveBack(const std::vector<int> &blocks)
{
    for (const int number : blocks) {
        Q_EMIT lost(giveUp(number).games);
    }
    Q_EMIT freed();
}

void Fleet::withdraw()
{
    giveBack(m_tasks.unsent());
    m_tasks.scheduler().cancelWaiting();
}

void Fleet::stop(StopMode mode)
{
    m_stop = mode;
    m_tasks.scheduler().sendStop(stopModeName(mode));
    withdraw();
}

void Fleet::kill()
{
    std::vector<int> all;
    std::ranges::transform(m_out, std::back_inserter(all),
                           [](const auto &out) { return out.first; });
    giveBack(all);
    m_tasks.look(); // which ends whatever is there
}

WorkforceView Fleet::view() const
{
    WorkforceView view;
    QMap<QString, MachineStanding> machines = m_nodes.standings();
    for (const auto &[number, task] : m_tasks.all()) {
        view.running += task.isRunning ? 1 : 0;
        view.waiting += task.isRunning ? 0 : 1;
        if (task.isRunning) {
            ++machines[task.node].tasks;
        }
    }
    for (auto machine = machines.begin(); machine != machines.end(); ++machine) {
        machine->name = machine.key();
        view.machines.push_back(*machine);
    }
    return view;
}

/// Leaves the view for whoever looks on from another process; it does no harm if it cannot be
/// written.
void Fleet::publish()
{
    const WorkforceView now = view();
    const QString path = CompetitionFiles(m_competition.file).workforce();
    if ((now != m_published || !QFile::exists(path)) && saveWholeFile(toBytes(now), path)) {
        m_published = now;
    }
}

void Fleet::fail(const Message &reason)
{
    Q_EMIT failed(reason);
    QMetaObject::invokeMethod( // whoever calls is in the middle of something
        this, [this] { stop(StopMode::Now); }, Qt::QueuedConnection);
}

} // namespace shinpan
