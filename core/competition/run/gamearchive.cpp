#include "core/competition/run/gamearchive.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/result/playedgame.h"
#include "core/competition/result/storedmoves.h"
#include "core/competition/run/competitiongame.h"
#include "core/competition/run/gamelog.h"
#include "core/competition/store/eventlog.h"
#include "core/competition/store/resultstore.h"
#include "core/engine/enginetraits.h"
#include "core/match/matchscribe.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/sgfproperties.h"

#include <QDir>
#include <QFileInfo>

namespace shinpan {

namespace {

/// Writes one game into the store move by move, so that it can go on from there.
class GameJournal final : public QObject
{
    Q_DISABLE_COPY_MOVE(GameJournal)

public:
    /// A child of the game, which it follows to its end. `store` must outlive it.
    GameJournal(ResultStore &store, CompetitionGame &game)
        : QObject(&game)
        , m_store(store)
        , m_game(game)
        , m_moves(game.continuedFrom())
    {
        connect(&game, &CompetitionGame::begun, this, &GameJournal::begin);
        connect(&game, &CompetitionGame::moved, this, &GameJournal::add);
    }

private:
    /// A game that goes on is there already.
    void begin()
    {
        if (!m_game.plan().isBegun) {
            m_store.beginGame(m_game.stored());
        }
    }

    /// The move that ended the game before it was cut off is in the store already; if it is another
    /// one now, this is another game from there on.
    void add(const StoredMove &move)
    {
        const std::vector<StoredMove> &played = m_game.plan().played;
        const std::size_t index = m_moves++;
        if (index < played.size() && move.vertex == played[index].vertex) {
            return;
        }
        if (index < played.size()) {
            beginAnew();
        }
        m_store.addMove(m_game.plan().id, move);
    }

    void beginAnew()
    {
        m_game.countAttempt();
        m_store.beginGame(m_game.stored());
        for (std::size_t i = 0; i < m_game.continuedFrom(); ++i) {
            m_store.addMove(m_game.plan().id, m_game.plan().played[i]);
        }
    }

    ResultStore &m_store;
    CompetitionGame &m_game;
    std::size_t m_moves; ///< of this game that are in the store or on their way
};

[[nodiscard]] QString sideName(Color color)
{
    return color == Color::Black ? QStringLiteral("Black") : QStringLiteral("White");
}

/// What the match wrote below the players' descriptions: what befell them before the first move,
/// and in a game without moves, how it ended.
[[nodiscard]] QString remarksIn(const QString &comment, const ByColor<PlayerIdentity> &players)
{
    QString rest = comment;
    for (const Color color : BothColors) {
        const QString line = sideName(color) + QStringLiteral(": ") + players[color].description;
        if (!players[color].description.isEmpty() && rest.startsWith(line)) {
            rest = rest.mid(line.size()).trimmed();
        }
    }
    return rest;
}

[[nodiscard]] QString resultLine(const GameResult &result)
{
    const QString line =
        QStringLiteral("Result %1 (%2").arg(result.toSgf(), gameEndName(result.end));
    return result.reason.isEmpty() ? line + u')'
                                   : line + QStringLiteral("): ") + result.reason.english();
}

/// What Gomill writes into a record's root and a little more: event, game id, date and result, then
/// opening, players as they describe themselves, and the CPU time that they tell.
[[nodiscard]] QString commentOf(const QString &event,
                                const StoredGame &game,
                                const ByColor<PlayerIdentity> &players)
{
    QStringList lines{
        QStringLiteral("Event: ") + event, QStringLiteral("Game id ") + game.id,
        QStringLiteral("Date ")
            + game.started.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"))};
    if (game.moves > 0) {
        lines << resultLine(game.result);
    }
    if (!game.opening.isEmpty()) {
        lines << QStringLiteral("Opening: ") + game.opening;
    }
    for (const Color color : BothColors) {
        const QString who = sideName(color) + u' ' + game.players[color];
        lines << (who + u' ' + players[color].description).trimmed();
    }
    for (const Color color : BothColors) {
        const TunedValues values = valuesFromRecord(game.parameters[color]);
        if (!values.empty()) {
            lines << QStringLiteral("%1 plays with %2").arg(sideName(color), toText(values));
        }
    }
    for (const Color color : BothColors) {
        if (game.cpu[color]) {
            const PlayerIdentity &player = players[color];
            const bool isWall = engineTraits(player.name, player.version).tellsWallTime;
            lines << QStringLiteral("%1 cpu time: %2s%3")
                         .arg(game.players[color], QString::number(*game.cpu[color], 'f', 2),
                              isWall ? QStringLiteral(" (time on the wall)") : QString());
        }
    }
    return lines.join(u'\n');
}

} // namespace

GameArchive::GameArchive(const Competition &competition,
                         const RunOptions &options,
                         const Standings &standings,
                         ResultStore *store)
    : m_competition(competition)
    , m_options(options)
    , m_standings(standings)
    , m_store(store)
{ }

GameArchive::~GameArchive() = default;

Result<void> GameArchive::open()
{
    if (m_store == nullptr) {
        return {};
    }
    const CompetitionFiles files(m_competition.file);
    if (m_competition.recordsGames && !QDir().mkpath(files.games())) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "%1: the folder cannot be created"), files.games()));
    }
    Result<std::unique_ptr<EventLog>> log = EventLog::open(files.eventLog());
    if (!log) {
        return failure(log.error());
    }
    m_log = std::move(*log);
    return {};
}

void GameArchive::follow(CompetitionGame &game)
{
    if (m_store != nullptr) {
        new GameJournal(*m_store, game); // the game's own
    }
}

void GameArchive::keep(CompetitionGame &game, const StoredGame &stored)
{
    label(game, stored);
    if (m_store == nullptr) {
        return;
    }
    if (m_competition.recordsGames) {
        save(game, pathOf(stored.id));
    }
    m_store->finishGame(stored);
}

void GameArchive::keepVoid(CompetitionGame &game, const StoredGame &stored)
{
    label(game, stored);
    if (m_store == nullptr) {
        return;
    }
    const QString folder = CompetitionFiles(m_competition.file).voidGames();
    if (m_competition.recordsGames && stored.moves > 0) {
        if (QDir().mkpath(folder)) {
            save(game, QDir(folder).filePath(stored.id + QStringLiteral(".sgf")));
        } else {
            Q_EMIT failed(Message::of(
                QT_TRANSLATE_NOOP("Messages", "%1: the folder cannot be created"), folder));
        }
    }
    m_store->voidGame(stored);
}

Result<void> GameArchive::keep(const std::vector<PlayedGame> &games)
{
    if (m_store == nullptr) {
        return {};
    }
    for (const PlayedGame &played : games) {
        if (m_competition.recordsGames && !played.sgf.isEmpty()) {
            saveWhole(played);
        }
        const QString logs = CompetitionFiles(m_competition.file).logs();
        if (const Result<void> added = addPackedLogs(played.logs, logs, played.game.id); !added) {
            Q_EMIT failed(added.error());
        }
    }
    return m_store->addGames(games);
}

/// Saves the game as the other machine wrote it. It need not be on the disk before the store is:
/// see save().
void GameArchive::saveWhole(const PlayedGame &played)
{
    const CompetitionFiles files(m_competition.file);
    const bool isVoid = played.game.state != StoredGame::State::Finished;
    const QDir folder(isVoid ? files.voidGames() : files.games());
    const QString path = folder.filePath(played.game.id + QStringLiteral(".sgf"));
    const Result<void> saved =
        makeFolder(folder.path())
            ? saveWholeFile(played.sgf, path, Durability::Crash)
            : failure(Message::of(QT_TRANSLATE_NOOP("Messages", "the folder cannot be created")));
    if (!saved) {
        Q_EMIT failed(inFile(path, saved.error()));
    }
}

void GameArchive::note(const CompetitionEvent &event)
{
    if (m_store != nullptr) {
        m_store->addEvent(event);
    }
    if (m_log == nullptr) {
        return;
    }
    if (const Result<void> written = m_log->write(event); !written) {
        m_log.reset(); // the store has the events all the same
        Q_EMIT failed(written.error());
    }
}

bool GameArchive::restoreIfLost(const GamePlan &plan,
                                const StoredGame &game,
                                const std::vector<StoredMove> &moves)
{
    if (m_store == nullptr || !m_store->damage().isEmpty() || !m_competition.recordsGames
        || QFileInfo(pathOf(game.id)).size() > 0) {
        return false;
    }
    const ByColor<PlayerIdentity> players{storedIdentity(game.players.black),
                                          storedIdentity(game.players.white)};
    GameRecord record(plan.setup.size);
    writeStoredGame(record, plan.setup, plan.start, moves, game.result);
    scribe::writeOpening(record, {}, {players});
    label(record, plan.pairing, game, players);
    save(record, pathOf(game.id), Durability::Crash);
    return true;
}

/// The name and version that the store has. Its own files alone say how an engine describes itself
/// otherwise.
PlayerIdentity GameArchive::storedIdentity(const QString &player) const
{
    const std::vector<EngineIdentity> engines = m_store->engines();
    const auto engine = std::ranges::find(engines, player, &EngineIdentity::player);
    if (engine == engines.end()) {
        return {};
    }
    const QString description =
        engine->version.isEmpty() ? engine->name : engine->name + u':' + engine->version;
    return {engine->name, engine->version, engine->command, description};
}

void GameArchive::label(CompetitionGame &game, const StoredGame &stored) const
{
    const Match &match = game.match();
    label(game.record(), game.plan().pairing, stored,
          {match.player(Color::Black).identity(), match.player(Color::White).identity()});
}

/// Writes event, round, game id, date and names into the root of a record that the match has
/// finished, and its comment. What the match has written there besides the descriptions stays
/// below.
void GameArchive::label(GameRecord &record,
                        const Pairing &pairing,
                        const StoredGame &game,
                        const ByColor<PlayerIdentity> &players) const
{
    if (!m_options.labelsRecords) {
        return;
    }
    const UnrecordedChanges unrecorded(record);
    GameInfo info = record.info();
    info.event = m_competition.name;
    info.gameName = m_competition.name + u' ' + game.id;
    info.date = game.started.toLocalTime().date().toString(Qt::ISODate);
    info.opening = game.opening;
    if (kindOf(m_competition).rounds != nullptr) {
        info.round = QString::number(m_standings.matchups()[pairing.matchup].round() + 1);
    }
    for (const Color color : BothColors) {
        const bool isNamedByItself = m_competition.players[pairing.players[color]].isNamedByItself;
        if (!isNamedByItself || info.playerName[color].isEmpty()) {
            info.playerName[color] = game.players[color];
        }
    }
    record.setInfo(info);
    const NodeId root = record.tree().root();
    const QString remarks = remarksIn(commentAt(record.tree(), root), players);
    record.setComment(root, commentOf(m_competition.name, game, players));
    record.appendComment(root, remarks);
}

QString GameArchive::pathOf(const QString &gameId) const
{
    return QDir(CompetitionFiles(m_competition.file).games())
        .filePath(gameId + QStringLiteral(".sgf"));
}

/// Waiting for the disk costs more than a fast game does: there the system takes the file to it
/// within seconds, and if the power fails before, the next run writes it from the store.
void GameArchive::save(const CompetitionGame &game, const QString &path)
{
    const bool wasFast = std::chrono::steady_clock::now() - game.since() < std::chrono::seconds(1);
    save(game.record(), path, wasFast ? Durability::Crash : Durability::PowerFailure);
}

void GameArchive::save(const GameRecord &record, const QString &path, Durability durability)
{
    if (const Result<void> saved = saveSgfFile(record.tree(), path, durability); !saved) {
        Q_EMIT failed(inFile(path, saved.error()));
    }
}

} // namespace shinpan
