#pragma once

#include "core/cgos/cgosgame.h"
#include "core/match/engineplayer.h"
#include "core/match/match.h"
#include "core/record/gamerecord.h"
#include "core/util/message.h"

#include <QObject>

#include <memory>

namespace shinpan {

class RemotePlayer;

/// One game on a CGOS server, with an engine on our seat: tells the match what the server says and
/// the server what the engine plays. The server's word ends it.
class CgosTable final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CgosTable)

public:
    /// Our player, and the rules that the server has.
    struct Seat
    {
        std::shared_ptr<Engine> engine; ///< running or not
        EnginePlayer::Source another;   ///< where the next process of it comes from
        Ruleset rules;
        bool tellsThoughts = true; ///< what the engine thinks goes to the server with its moves
    };

    CgosTable(const CgosSetup &setup, Color ours, Seat seat, QObject *parent = nullptr);
    /// An engine that was not taken over is killed.
    ~CgosTable() override;

    [[nodiscard]] const CgosGame &game() const { return m_game; }
    [[nodiscard]] const GameRecord &record() const { return *m_record; }
    /// Whether it is over for us too: record() and verdict() are final.
    [[nodiscard]] bool isOver() const { return m_isOver; }
    [[nodiscard]] const GameResult &verdict() const { return m_verdict; }
    /// Why our engine could not play it to the end; empty: it could.
    [[nodiscard]] const Message &fault() const { return m_fault; }

    /// Call once.
    void begin();
    /// Takes what the server says of the game. The failure says what does not fit.
    [[nodiscard]] Result<void> hear(const CgosMessage &message);
    /// We were away and are back. False: it is about another game.
    [[nodiscard]] bool resume(const CgosSetup &setup);
    /// We are away; the engine thinks on.
    void loseConnection() { m_game.forgetQuestion(); }
    /// The game has ended while we were away; the engine is no longer needed.
    void breakOff();
    /// Takes what the server's archive says of the end, after breakOff(); nothing, an unknown game
    /// or another one: nobody knows.
    void endUnseen(const std::optional<CgosArchivedGame> &archived);
    /// The engine for the next game, once this one is over or broken off; another one if it is not
    /// fit for that.
    [[nodiscard]] std::shared_ptr<Engine> takeEngine();

Q_SIGNALS:
    /// A line for the server.
    void spoke(const QByteArray &line);
    /// The record has another move.
    void recorded();
    /// It comes once.
    void over();

private:
    void seat();
    [[nodiscard]] MatchSetup setup() const;
    void goOnSoon();
    void goOn();
    [[nodiscard]] bool isInStep() const;
    void tellServer();
    void tellMatch();
    void takeEnd();
    void noteMove(NodeId node);
    void noteMatchOver();
    void introduce();
    void conclude();
    void nameGame();
    void completeRecord();
    [[nodiscard]] bool isEngineThinking() const;

    CgosGame m_game;
    Seat m_seat;
    std::unique_ptr<GameRecord> m_record;
    std::unique_ptr<Match> m_match;
    EnginePlayer *m_player = nullptr;   ///< the match's
    RemotePlayer *m_opponent = nullptr; ///< likewise
    QByteArray m_thoughts;              ///< behind the move that is to be sent
    bool m_concedes = false;            ///< our engine has resigned, or cannot go on
    bool m_isBrokenOff = false;
    bool m_isIntroduced = false;
    bool m_isOver = false;
    GameResult m_verdict;
    Message m_fault;
};

} // namespace shinpan
