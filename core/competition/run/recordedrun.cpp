#include "core/competition/run/recordedrun.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/result/pooltally.h"
#include "core/competition/result/storedmoves.h"
#include "core/competition/run/livejournal.h"
#include "core/competition/schedule/sprtstate.h"
#include "core/competition/store/competitionlock.h"
#include "core/competition/store/eventlog.h"
#include "core/competition/store/resultstore.h"
#include "core/record/gamerecord.h"

#include <QFileInfo>

#include <algorithm>

namespace shinpan {

namespace {

/// Different whenever something was committed.
[[nodiscard]] QByteArray stateOf(const QString &database)
{
    QByteArray state;
    for (const QString &path : {database, database + QStringLiteral("-wal")}) {
        const QFileInfo file(path);
        state += QByteArray::number(file.exists() ? file.size() : -1) + ' '
               + QByteArray::number(file.lastModified().toMSecsSinceEpoch()) + ' ';
    }
    return state;
}

/// When the last run began.
[[nodiscard]] QDateTime beginningOf(const std::vector<CompetitionEvent> &events)
{
    const auto found = std::find_if(events.rbegin(), events.rend(), [](const auto &event) {
        return event.kind == CompetitionEvent::Kind::RunStarted;
    });
    return found == events.rend() ? QDateTime() : found->time;
}

/// What engines said of the last two moves is read as in a record.
[[nodiscard]] std::optional<double> winRateAfter(const std::vector<StoredMove> &moves,
                                                 BoardSize size)
{
    GameRecord record;
    NodeId node = record.tree().root();
    const auto first = moves.size() > 2 ? moves.end() - 2 : moves.begin();
    for (auto move = first; move != moves.end(); ++move) {
        node = record.addMove(node, moveOf(*move, size).value_or(Move::pass(move->color)));
        record.setComment(node, move->comment);
    }
    return winRateAt(record, node);
}

} // namespace

RecordedRun::RecordedRun(const Competition &competition)
    : m_competition(competition)
    , m_schedule(scheduleOf(competition))
    , m_planner(competition)
{ }

Result<bool> RecordedRun::look()
{
    const CompetitionFiles files(m_competition.file);
    const bool wasRunning = m_isRunning;
    m_isRunning = CompetitionLock::isTaken(files.lock());
    const QByteArray state = stateOf(files.database());
    if (state == m_seen && m_isRunning == wasRunning) {
        return false;
    }
    if (QFileInfo::exists(files.database())) {
        if (const Result<void> done = read(); !done) {
            return failure(done.error());
        }
    }
    m_seen = state; // of before: what came meanwhile is read the next time
    return true;
}

Result<void> RecordedRun::read()
{
    const Result<std::unique_ptr<ResultStore>> store =
        ResultStore::openForReading(m_competition.file);
    if (!store) {
        return failure(store.error());
    }
    if (!m_hasOpenings && m_isRunning) { // nobody asks for them otherwise
        if (const Result<void> loaded = m_planner.loadOpenings(); !loaded) {
            return loaded;
        }
        m_hasOpenings = true;
    }
    m_planner.restore(**store);
    m_games = (*store)->games();
    std::erase_if(m_games,
                  [](const StoredGame &game) { return game.state != StoredGame::State::Finished; });
    std::ranges::stable_sort(m_games, {}, &StoredGame::ended);
    m_events = (*store)->events();
    m_since = beginningOf(m_events);
    m_ratings =
        poolOf(m_competition, m_planner.standings(), m_games).rate(m_competition.players.size());
    m_unfinished = (*store)->unfinishedGames();
    std::erase_if(m_unfinished, [this](const StoredGame &game) { return !m_planner.knows(game); });
    m_boards.clear();
    if (m_isRunning) {
        std::ranges::stable_sort(m_unfinished, {}, &StoredGame::slot);
        for (const StoredGame &game : m_unfinished) {
            m_boards.push_back(boardOf(game, (*store)->movesOf(game.id)));
        }
    }
    return (*store)->damage().isEmpty() ? Result<void>() : failure((*store)->damage());
}

LiveBoard RecordedRun::boardOf(const StoredGame &game, const std::vector<StoredMove> &moves) const
{
    LiveBoard board{.id = game.id,
                    .slot = game.slot,
                    .players = game.players,
                    .clocks = {},
                    .moves = static_cast<int>(moves.size()),
                    .toPlay = Color::Black,
                    .line = m_planner.lineOf(game, moves)};
    board.toPlay =
        board.line.moves.empty() ? board.line.firstToPlay : opposite(board.line.moves.back().color);
    for (const StoredMove &move : moves) {
        board.clocks[move.color] = timeLeftFromWord(move.clock);
    }
    board.blackWinRate = winRateAfter(moves, game.size);
    return board;
}

LiveSnapshot RecordedRun::snapshot() const
{
    const Standings &standings = m_planner.standings();
    LiveSnapshot snapshot = snapshotOf(m_competition, *m_schedule, standings, m_ratings);
    snapshot.warnings = warningsOf(m_events);
    snapshot.openings = m_planner.openingsLeft();
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
    if (!m_isRunning) {
        return snapshot;
    }
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto secondsSince = [&now](const QDateTime &then) {
        return std::chrono::seconds(std::max<qint64>(then.secsTo(now), 0));
    };
    for (const LiveBoard &board : m_boards) {
        const auto game = std::ranges::find(m_unfinished, board.id, &StoredGame::id);
        snapshot.games.push_back({board.slot, board.id, board.players, board.moves, board.toPlay,
                                  secondsSince(game->started)});
    }
    if (m_since.isValid()) {
        snapshot.elapsed = secondsSince(m_since);
        const auto ended = std::ranges::count_if(
            m_games, [this](const StoredGame &game) { return game.ended >= m_since; });
        const double minutes = static_cast<double>(m_since.msecsTo(now)) / 60'000;
        snapshot.gamesPerMinute = minutes > 0 ? static_cast<double>(ended) / minutes : 0;
    }
    return snapshot;
}

} // namespace shinpan
