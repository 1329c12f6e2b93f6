#pragma once

#include "core/gtpserver/hostedgame.h"
#include "core/match/matchscribe.h"
#include "core/record/gamerecord.h"
#include "core/util/result.h"

#include <QString>

#include <limits>
#include <memory>
#include <optional>

namespace shinpan {

/// The records of the games that pass through a relay: game-1.sgf and so on in a directory, each
/// written anew after every move. What stands there already is never written over.
class RelayRecord
{
public:
    /// Nothing is written where the name is empty. The directory takes `mostRecords`; the game that
    /// would be one more fails, once, and is not recorded.
    explicit RelayRecord(QString directory, int mostRecords = std::numeric_limits<int>::max());

    /// The next move belongs to another game.
    void beginGame() { m_game.reset(); }
    /// The player of that colour, from now on.
    void seat(Color color, const PlayerIdentity &player);
    /// What the next game is played by, for its record.
    void setRules(const Ruleset &rules) { m_rules = rules; }
    /// The newest move of the game has been made, with these remarks on it.
    [[nodiscard]] Result<void> add(const HostedGame &game, const QString &remarks = {});
    /// The newest moves were taken back.
    void takeBack(int moves);
    /// A sentence about what befell the game.
    [[nodiscard]] Result<void> note(const QString &sentence);
    [[nodiscard]] Result<void> end(const GameResult &result);
    /// The result as a server tells it, or a final_score.
    [[nodiscard]] Result<void> end(const QString &result);

    /// The file of the present game; empty before its first move.
    [[nodiscard]] QString path() const { return m_game ? m_game->path : QString(); }

private:
    struct Game
    {
        Game(BoardSize size, QString file)
            : path(std::move(file))
            , record(size)
            , scribe(record, record.tree().root())
        { }

        QString path;
        GameRecord record;
        MatchScribe scribe;
        std::size_t moves = 0;
    };

    [[nodiscard]] Result<void> save();
    [[nodiscard]] Result<void> begin(const HostedGame &game);

    QString m_directory;
    int m_mostRecords;
    bool m_isFull = false; ///< the directory, which was said
    ByColor<PlayerIdentity> m_players;
    Ruleset m_rules;
    std::unique_ptr<Game> m_game;
};

} // namespace shinpan
