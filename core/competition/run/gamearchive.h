#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/run/runoptions.h"
#include "core/competition/schedule/standings.h"
#include "core/match/player.h"
#include "core/util/message.h"
#include "core/util/wholefile.h"

#include <QObject>

#include <memory>

namespace shinpan {

class CompetitionGame;
class EventLog;
class GameRecord;
class ResultStore;
struct PlayedGame;
struct CompetitionEvent;
struct GamePlan;

/// Keeps what games leave behind: their moves and results in the store, their records and logs in
/// files. Where there is no store, only what RunOptions asks for.
class GameArchive final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GameArchive)

public:
    /// All must outlive it; `store` may be null.
    GameArchive(const Competition &competition,
                const RunOptions &options,
                const Standings &standings,
                ResultStore *store);
    ~GameArchive() override;

    [[nodiscard]] ResultStore *store() const { return m_store; }
    /// Makes the folders and opens the event log. Fails if that cannot be.
    [[nodiscard]] Result<void> open();

    /// Keeps the game's moves as they come, from here on.
    void follow(CompetitionGame &game);
    /// The game counts: it is labelled, saved and stored.
    void keep(CompetitionGame &game, const StoredGame &stored);
    /// It does not count: it is saved among the void ones if there is anything to see in it.
    void keepVoid(CompetitionGame &game, const StoredGame &stored);
    /// Keeps games that were played elsewhere, all of them before any signal about one. Fails if
    /// they are not safe yet.
    [[nodiscard]] Result<void> keep(const std::vector<PlayedGame> &games);
    /// Writes the file of a game that counts anew from what the store has, if it is missing, or
    /// empty, as a power cut may leave it, or the full disk of another machine; whether it did.
    bool restoreIfLost(const GamePlan &plan,
                       const StoredGame &game,
                       const std::vector<StoredMove> &moves);
    void note(const CompetitionEvent &event);

Q_SIGNALS:
    /// A file or the store cannot be written.
    void failed(const shinpan::Message &reason);

private:
    void label(CompetitionGame &game, const StoredGame &stored) const;
    void label(GameRecord &record,
               const Pairing &pairing,
               const StoredGame &game,
               const ByColor<PlayerIdentity> &players) const;
    [[nodiscard]] PlayerIdentity storedIdentity(const QString &player) const;
    void saveWhole(const PlayedGame &played);
    [[nodiscard]] QString pathOf(const QString &gameId) const;
    void save(const CompetitionGame &game, const QString &path);
    void save(const GameRecord &record, const QString &path, Durability durability);

    const Competition &m_competition;
    const RunOptions &m_options;
    const Standings &m_standings;
    ResultStore *m_store;
    std::unique_ptr<EventLog> m_log; ///< null: there is none
};

} // namespace shinpan
