#include "core/competition/run/recordedrun.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/result/pooltally.h"
#include "core/competition/result/storedmoves.h"
#include "core/competition/run/livejournal.h"
#include "core/competition/schedule/sprtstate.h"
#include "core/competition/store/competitionlock.h"
#include "core/competition/store/eventlog.h"
#include "core/record/gamerecord.h"
#include "core/util/regularfile.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace shinpan {

using Clock = std::chrono::steady_clock;

namespace {

/// Counting takes no more than this part of the time.
constexpr int Restraint = 50;

/// Different whenever something was written into one of these files.
[[nodiscard]] QByteArray stateOf(const QStringList &files)
{
    QByteArray state;
    for (const QString &path : files) {
        const QFileInfo file(path);
        state += QByteArray::number(file.exists() ? file.size() : -1) + ' '
               + QByteArray::number(file.lastModified().toMSecsSinceEpoch()) + ' ';
    }
    return state;
}

/// The time when the last run began.
[[nodiscard]] QDateTime beginningOf(const std::vector<CompetitionEvent> &events)
{
    const auto found = std::find_if(events.rbegin(), events.rend(), [](const auto &event) {
        return event.kind == CompetitionEvent::Kind::RunStarted;
    });
    return found == events.rend() ? QDateTime() : found->time;
}

/// Records of earlier versions have a thought in the engine's remarks alone.
[[nodiscard]] ByColor<MoveThought> latestThoughts(const std::vector<StoredMove> &moves)
{
    ByColor<MoveThought> latest;
    const auto first = moves.size() > 2 ? moves.end() - 2 : moves.begin();
    for (auto move = first; move != moves.end(); ++move) {
        latest[move->color] =
            move->thought.isEmpty() ? thoughtInRemark(move->comment) : move->thought;
    }
    return latest;
}

} // namespace

RecordedRun::RecordedRun(const Competition &competition, bool knowsItsEnd)
    : m_competition(competition)
    , m_knowsItsEnd(knowsItsEnd)
    , m_file(stateOf({competition.file}))
    , m_schedule(scheduleOf(competition))
    , m_planner(competition)
    , m_record(competition.file)
    , m_machines(playerIds(competition))
{ }

Result<bool> RecordedRun::look()
{
    const CompetitionFiles files(m_competition.file);
    const bool wasRunning = m_isRunning;
    m_isRunning = CompetitionLock::isTaken(files.lock());
    const QByteArray state = stateOf({files.database(), files.database() + QStringLiteral("-wal")});
    m_isOutdated = m_isOutdated || stateOf({m_competition.file}) != m_file;
    m_isBehind = m_isBehind || m_isRunning != wasRunning; // a run has openings
    const bool isNew = state != m_seen || m_isRunning != wasRunning;
    if (isNew && QFileInfo::exists(files.database())) {
        if (const Result<void> done = read(); !done) {
            return failure(done.error());
        }
    }
    m_seen = state; // of before: what came meanwhile is read the next time
    const QByteArray before = std::exchange(m_workforce, workforce());
    if (!isNew && !isCountDue()) {
        return m_workforce != before;
    }
    if (isCountDue() || hasUnknownGame()) {
        count();
    }
    showBoards();
    return true;
}

Result<void> RecordedRun::read()
{
    if (const Result<void> loaded = loadOpenings(); !loaded) {
        return loaded;
    }
    const Result<void> done = m_record.read();
    m_isOutdated = m_isOutdated || (m_hasRead && m_record.isAnew());
    m_hasRead = true;
    takeNews();
    return done;
}

/// Nobody asks for them unless there are boards to see.
Result<void> RecordedRun::loadOpenings()
{
    if (m_hasOpenings || !m_isRunning) {
        return {};
    }
    const Result<void> loaded = m_planner.loadOpenings();
    m_hasOpenings = loaded.has_value();
    return loaded;
}

void RecordedRun::takeNews()
{
    const std::size_t begun = m_record.games().size();
    m_isBehind = m_isBehind || m_record.isAnew() || !m_record.ended().empty() || begun != m_begun;
    m_begun = begun;
    const auto known = m_record.isAnew() ? 0 : std::ssize(m_games);
    if (m_record.isAnew()) {
        m_games.clear();
        m_machines = MachineTally(playerIds(m_competition));
        ++m_generation;
    }
    for (const std::size_t place : m_record.ended()) {
        const StoredGame &game = m_record.games()[place];
        m_machines.add(game);
        if (game.state == StoredGame::State::Finished) {
            m_games.push_back(game);
        }
    }
    const auto isEarlier = [](const StoredGame &one, const StoredGame &other) {
        return one.ended < other.ended;
    };
    std::stable_sort(m_games.begin() + known, m_games.end(), isEarlier);
    if (known > 0 && known < std::ssize(m_games)
        && isEarlier(m_games[static_cast<std::size_t>(known)],
                     m_games[static_cast<std::size_t>(known) - 1])) { // the clock was set back
        std::stable_sort(m_games.begin(), m_games.end(), isEarlier);
        ++m_generation;
    }
}

bool RecordedRun::isCountDue() const
{
    return m_isBehind && (!m_isRunning || Clock::now() >= m_nextCount);
}

/// Whether a round has begun.
bool RecordedRun::hasUnknownGame() const
{
    return m_isBehind && std::ranges::any_of(m_record.running(), [this](std::size_t place) {
               return !m_planner.knows(m_record.games()[place]);
           });
}

void RecordedRun::count()
{
    const auto begun = Clock::now();
    m_planner.restore(m_record.games(), [](const QString &) { return std::vector<StoredMove>(); });
    m_ratings =
        poolOf(m_competition, m_planner.standings(), m_games).rate(m_competition.players.size());
    m_isBehind = false;
    const auto ended = Clock::now();
    m_nextCount = ended + Restraint * (ended - begun);
}

void RecordedRun::showBoards()
{
    m_boards.clear();
    if (!m_isRunning) {
        return;
    }
    for (const std::size_t place : m_record.running()) {
        const StoredGame &game = m_record.games()[place];
        if (m_planner.knows(game)) {
            m_boards.push_back(boardOf(game, m_record.movesOf(place)));
        }
    }
    std::ranges::stable_sort(m_boards, {}, &LiveBoard::slot);
}

/// The workforce as the run's process has it, if its games are played on other machines.
QByteArray RecordedRun::workforce() const
{
    constexpr qint64 Largest = 16 * MiB;
    const QString path = CompetitionFiles(m_competition.file).workforce();
    if (!m_isRunning || !QFileInfo::exists(path)) {
        return {};
    }
    const QDateTime since = beginningOf(events());
    const bool isOfThisRun = since.isValid() && QFileInfo(path).lastModified() >= since;
    return isOfThisRun ? readRegularFile(path, Largest).value_or(QByteArray()) : QByteArray();
}

LiveBoard RecordedRun::boardOf(const StoredGame &game, const std::vector<StoredMove> &moves) const
{
    LiveBoard board{.id = game.id,
                    .slot = game.slot,
                    .players = game.players,
                    .clocks = {},
                    .thoughts = latestThoughts(moves),
                    .moves = static_cast<int>(moves.size()),
                    .toPlay = Color::Black,
                    .line = m_planner.lineOf(game, moves)};
    board.toPlay =
        board.line.moves.empty() ? board.line.firstToPlay : opposite(board.line.moves.back().color);
    for (const StoredMove &move : moves) {
        board.clocks[move.color] = timeLeftFromWord(move.clock);
    }
    return board;
}

LiveSnapshot RecordedRun::snapshot() const
{
    const Standings &standings = m_planner.standings();
    LiveSnapshot snapshot = snapshotOf(m_competition, *m_schedule, standings, m_ratings,
                                       m_planner.tune(), m_planner.stopCourse());
    if (!m_knowsItsEnd) {
        snapshot.round.reset();
        snapshot.gamesInAll.reset();
        snapshot.isOver = false;
    }
    snapshot.warnings = warningsOf(events());
    snapshot.openings = m_planner.openingsLeft();
    snapshot.tuning =
        m_planner.tune() != nullptr ? tuningLinesOf(*m_planner.tune()) : QStringList();
    snapshot.workforce = combined(m_machines, workforceViewFromBytes(m_workforce));
    for (auto game = m_games.rbegin(); game != m_games.rend(); ++game) {
        if (snapshot.results.size() == LiveSnapshot::MostResults) {
            break;
        }
        snapshot.results.push_back(liveResultOf(*game));
    }
    if (m_competition.sprt && !standings.matchups().empty()) {
        const SprtState state = sprtStateOf(*m_competition.sprt, standings.matchups().front());
        snapshot.test = LiveTest{state.test, state.llr};
    }
    if (m_isRunning) {
        showRunning(snapshot, QDateTime::currentDateTimeUtc());
    }
    return snapshot;
}

void RecordedRun::showRunning(LiveSnapshot &snapshot, const QDateTime &now) const
{
    const auto secondsSince = [&now](const QDateTime &then) {
        return std::chrono::seconds(std::max<qint64>(then.secsTo(now), 0));
    };
    for (const std::size_t place : m_record.running()) {
        const StoredGame &game = m_record.games()[place];
        const auto board = std::ranges::find(m_boards, game.id, &LiveBoard::id);
        if (board != m_boards.end()) {
            snapshot.games.push_back({board->slot, board->id, board->players, board->moves,
                                      board->toPlay, secondsSince(game.started), board->thoughts});
        }
    }
    std::ranges::stable_sort(snapshot.games, {}, &LiveGame::slot);
    if (const QDateTime since = beginningOf(events()); since.isValid()) {
        snapshot.elapsed = secondsSince(since);
        const auto first = std::ranges::lower_bound(m_games, since, {}, &StoredGame::ended);
        const double minutes = static_cast<double>(since.msecsTo(now)) / 60'000;
        snapshot.gamesPerMinute =
            minutes > 0 ? static_cast<double>(m_games.end() - first) / minutes : 0;
    }
}

} // namespace shinpan
