#include "core/competition/store/resultstore.h"

#include "core/competition/competition.h"
#include "core/competition/competitionfiles.h"
#include "core/competition/file/competitionreader.h"
#include "core/competition/opening/openingsources.h"
#include "core/competition/result/playedgame.h"
#include "core/competition/store/playedcompetition.h"
#include "core/competition/store/storerecord.h"
#include "core/competition/store/storewriter.h"

#include <algorithm>

namespace shinpan {

ResultStore::ResultStore(std::unique_ptr<StoreRecord> record)
    : m_record(std::move(record))
{
    m_nextCommit.setSingleShot(true);
    m_nextCommit.setTimerType(Qt::PreciseTimer);
    m_nextCommit.callOnTimeout(this, &ResultStore::commit);
}

ResultStore::~ResultStore()
{
    if (const Result<void> written = flush(); !written) {
        qWarning("%s", qUtf8Printable(written.error().english()));
    }
}

Result<std::unique_ptr<ResultStore>> ResultStore::openForRun(const Competition &competition,
                                                             OtherSettings otherSettings)
{
    const QString stem = CompetitionFiles(competition.file).stem();
    for (const MatchSetup *const setup : setupsOf(competition)) {
        if (const Result<void> taken = takeOpenings(competition.openings, setup->size, stem);
            !taken) {
            return failure(taken.error());
        }
    }
    return openForRun(competition.file, seriesContent(competition), otherSettings);
}

Result<std::unique_ptr<ResultStore>> ResultStore::openForRun(const QString &file,
                                                             const SeriesContent &content,
                                                             OtherSettings otherSettings)
{
    auto record = openRecordForRun(file, content, otherSettings == OtherSettings::NewSeries);
    if (!record) {
        return failure(record.error());
    }
    std::unique_ptr<ResultStore> store(new ResultStore(std::move(*record)));
    if (const Result<void> prepared = store->prepareWriting(); !prepared) {
        return failure(prepared.error());
    }
    return store;
}

Result<std::unique_ptr<ResultStore>> ResultStore::openForRun(const QString &file,
                                                             const SeriesSettings &settings,
                                                             OtherSettings otherSettings)
{
    return openForRun(file, SeriesContent{settings}, otherSettings);
}

QList<Message> ResultStore::changedSettings(const Competition &competition)
{
    return shinpan::changedSettings(competition.file, seriesContent(competition));
}

Result<std::unique_ptr<ResultStore>> ResultStore::openForReading(const QString &file)
{
    auto record = openRecordForReading(file);
    if (!record) {
        return failure(record.error());
    }
    return std::unique_ptr<ResultStore>(new ResultStore(std::move(*record)));
}

Result<void> ResultStore::prepareWriting()
{
    const auto unfinished = m_record->unfinishedGames();
    const auto lastSerial = m_record->lastSerial();
    auto engines = m_record->engines();
    auto writer = StoreWriter::create(m_record->connection, m_record->series);
    if (!unfinished || !lastSerial || !engines || !writer) {
        const SqliteFailure reason = !unfinished ? unfinished.error()
                                   : !lastSerial ? lastSerial.error()
                                   : !engines    ? engines.error()
                                                 : writer.error();
        return failure(explanation(reason, m_record->path));
    }
    for (const StoreRecord::Row &row : *unfinished) {
        m_open.insert(row.game.id, {row.serial, row.game.attempt, row.game.moves});
    }
    m_lastSerial = *lastSerial;
    m_engines = std::move(*engines);
    m_record->writer.emplace(std::move(*writer));
    return {};
}

/// The number of the next attempt. Nothing is kept here of games that are over: whatever repeats
/// one asks the record.
int ResultStore::nextAttempt(const QString &gameId)
{
    auto last = m_attempts.find(gameId);
    if (last == m_attempts.end()) {
        last = m_attempts.insert(gameId, m_record->readable(m_record->lastAttempt(gameId)));
    }
    return ++*last;
}

void ResultStore::beginGame(const StoredGame &game)
{
    if (const auto open = m_open.constFind(game.id); open != m_open.cend()) {
        write(StoreWriter::GivenUp{open->serial});
    }
    const Open open{++m_lastSerial, nextAttempt(game.id), 0};
    m_open.insert(game.id, open);
    auto begun = std::make_unique<StoredGame>(game);
    begun->state = StoredGame::State::Running;
    begun->attempt = open.attempt;
    write(StoreWriter::GameState{open.serial, std::move(begun)});
}

void ResultStore::addMove(const QString &gameId, const StoredMove &move)
{
    const auto open = m_open.find(gameId);
    Q_ASSERT(open != m_open.end());
    write(StoreWriter::Move{open->serial, open->plies++, move});
}

void ResultStore::finishGame(const StoredGame &game)
{
    endGame(game, StoredGame::State::Finished);
}

void ResultStore::voidGame(const StoredGame &game)
{
    Q_ASSERT(game.state == StoredGame::State::Void || game.state == StoredGame::State::BrokenOff);
    endGame(game, game.state);
}

void ResultStore::endGame(const StoredGame &game, StoredGame::State state)
{
    const auto open = m_open.constFind(game.id);
    // One that was played elsewhere was never begun here.
    const Open ending =
        open != m_open.cend() ? *open : Open{++m_lastSerial, nextAttempt(game.id), 0};
    m_open.remove(game.id);
    auto ended = std::make_unique<StoredGame>(game);
    ended->state = state;
    ended->attempt = ending.attempt;
    write(StoreWriter::GameState{ending.serial, std::move(ended)});
}

Result<void> ResultStore::addGames(const std::vector<PlayedGame> &games)
{
    for (const PlayedGame &played : games) {
        putGame(played);
    }
    return flush();
}

/// Adds it to what the next commit writes.
void ResultStore::putGame(const PlayedGame &played)
{
    StoreWriter &writer = *m_record->writer;
    if (const auto open = m_open.constFind(played.game.id); open != m_open.cend()) {
        writer.add(StoreWriter::GivenUp{open->serial});
        m_open.erase(open);
    }
    const qint64 serial = ++m_lastSerial;
    auto game = std::make_unique<StoredGame>(played.game);
    game->attempt = nextAttempt(game->id);
    writer.add(StoreWriter::GameState{serial, std::move(game)});
    int ply = 0;
    for (const StoredMove &move : played.moves) {
        writer.add(StoreWriter::Move{serial, ply++, move});
    }
}

void ResultStore::addEvent(const CompetitionEvent &event)
{
    write(std::make_unique<const CompetitionEvent>(event));
}

std::optional<QString> ResultStore::recordEngine(const EngineIdentity &identity)
{
    const auto known = std::ranges::find(m_engines, identity.player, &EngineIdentity::player);
    std::optional<QString> change;
    if (known == m_engines.end()) {
        m_engines.push_back(identity);
    } else if (*known == identity) {
        return std::nullopt;
    } else {
        change = changeBetween(*known, identity);
        *known = identity;
    }
    write(std::make_unique<const EngineIdentity>(identity));
    return change;
}

void ResultStore::rememberHash(const IdentifiedFile &file)
{
    write(StoreWriter::FileHash{std::make_unique<const IdentifiedFile>(file)});
}

/// Commits at once what comes after a quiet time; what follows soon after waits for its company.
template <typename Write>
void ResultStore::write(Write what)
{
    Q_ASSERT(m_record->writer);
    m_record->writer->add(std::move(what));
    if (m_nextCommit.isActive()) {
        return;
    }
    const std::chrono::milliseconds since(m_sinceCommit.isValid() ? m_sinceCommit.elapsed()
                                                                  : CommitInterval.count());
    if (since >= CommitInterval) {
        commit();
    } else {
        m_nextCommit.start(CommitInterval - since);
    }
}

Result<void> ResultStore::flush()
{
    if (m_record->writer && !m_record->writer->isEmpty()) {
        commit();
    }
    if (m_trouble) {
        return failure(*m_trouble);
    }
    return {};
}

void ResultStore::commit()
{
    m_nextCommit.stop();
    const Result<QStringList, SqliteFailure> committed = m_record->writer->commit();
    m_sinceCommit.start();
    if (!committed) {
        m_nextCommit.start(RetryInterval);
        setTrouble(explanation(committed.error(), m_record->path));
        return;
    }
    setTrouble(std::nullopt);
    for (const QString &game : *committed) {
        m_attempts.remove(game);
    }
    if (!committed->isEmpty()) {
        QMetaObject::invokeMethod(
            this, [this, games = *committed] { Q_EMIT gamesCommitted(games); },
            Qt::QueuedConnection);
    }
}

/// Notes the trouble. Writers hear of it from the event loop, not in the middle of what they do.
void ResultStore::setTrouble(const std::optional<Message> &reason)
{
    if (reason.has_value() != m_trouble.has_value()) {
        QMetaObject::invokeMethod(
            this,
            [this, reason] {
                if (reason) {
                    Q_EMIT troubled(*reason);
                } else {
                    Q_EMIT recovered();
                }
            },
            Qt::QueuedConnection);
    }
    m_trouble = reason;
}

const Message &ResultStore::damage() const
{
    return m_record->damage;
}

std::vector<StoredGame> ResultStore::games() const
{
    return m_record->readable(m_record->games());
}

std::vector<StoredGame> ResultStore::unfinishedGames() const
{
    std::vector<StoredGame> games;
    for (StoreRecord::Row &row : m_record->readable(m_record->unfinishedGames())) {
        games.push_back(std::move(row.game));
    }
    return games;
}

std::vector<StoredMove> ResultStore::movesOf(const QString &gameId,
                                             std::optional<int> attempt) const
{
    return m_record->readable(m_record->movesOf(gameId, attempt));
}

std::vector<ToldChance> ResultStore::chancesOf(const StoredGame &game) const
{
    return m_record->readable(m_record->chancesOf(game));
}

std::vector<CompetitionEvent> ResultStore::events() const
{
    return m_record->readable(m_record->events());
}

std::vector<EngineIdentity> ResultStore::engines() const
{
    return m_record->readable(m_record->engines());
}

int ResultStore::series() const
{
    return static_cast<int>(m_record->series);
}

Result<PlayedCompetition, CompetitionFileErrors> ResultStore::played(
    const QString &competitionFile) const
{
    return playedCompetition(*m_record, competitionFile, readCompetition(competitionFile));
}

std::optional<QByteArray> ResultStore::hashOf(const IdentifiedFile &file) const
{
    return m_record->readable(m_record->hashOf(file));
}

} // namespace shinpan
