#pragma once

#include "core/match/matchsetup.h"
#include "core/match/player.h"
#include "core/match/score/gameresult.h"
#include "core/match/score/scoresheet.h"
#include "core/record/tree/gametree.h"
#include "core/rules/gameline.h"

#include <QStringList>

namespace shinpan {
class GameRecord;
}

/// What a match writes into its record beside the moves.
namespace shinpan::scribe {

/// Size, komi, rules, date, handicap and set-up stones, into the root.
void writeSetup(GameRecord &record, const MatchSetup &setup, const GameLine &line);

/// AB, AW and PL of the root alone, for a handicap that was placed after the game had begun.
void writeSetUpStones(GameRecord &record, const GameLine &line);

/// What the root tells of the players.
struct Opening
{
    ByColor<PlayerIdentity> players;
    QStringList notes; ///< what befell them before the first move
};

/// The players' names, and what the engines say of themselves with the notes as the root's comment.
/// Where that is somebody else's, which is anything but what was written for the opening `before`,
/// only new notes are added to it.
void writeOpening(GameRecord &record, const Opening &before, const Opening &now);

/// The line to `node` becomes the record's game, as it is played: the main line, and without the
/// result of another. Readers of SGF take first children for what was played.
void claimRecord(GameRecord &record, NodeId node);

/// Where a game is to end that stands at `node`: there, or if something follows that was not played
/// (taken back, or tried beside the game), at a new node without a move, so that the main line ends
/// with the game.
[[nodiscard]] NodeId endNode(GameRecord &record, NodeId node);

/// RE into the root, and the reason, if there is any, below the comment of the last node.
void writeResult(GameRecord &record, NodeId last, const GameResult &result);

/// Whose territory was counted (TB, TW: empty points and dead stones), and below the comment a line
/// for each step of the scoring ladder and one for the count.
void writeScore(GameRecord &record, NodeId last, const Board &board, const ScoreSheet &sheet);

/// A move below `parent`, with the player's remarks, and where there is a limit BL or WL, OB or OW:
/// what the mover's clock shows after it. Returns its node.
[[nodiscard]] NodeId writeMove(GameRecord &record,
                               NodeId parent,
                               const Move &move,
                               const QString &comment,
                               const GameClock &clock);

/// What each side had left when it had last moved on the way from `start` (not included) to `node`;
/// nothing where the record does not say.
[[nodiscard]] ByColor<std::optional<TimeLeft>> timeLeftSince(const GameRecord &record,
                                                             NodeId start,
                                                             NodeId node);

/// The node from which `moves` moves led to `node`.
[[nodiscard]] NodeId nodeBefore(const GameRecord &record, NodeId node, int moves);

} // namespace shinpan::scribe

namespace shinpan {

/// Writes one match into its record, and knows where in that the match stands.
class MatchScribe final
{
public:
    /// The match begins, or goes on, at `start`. The record must outlive this.
    MatchScribe(GameRecord &record, NodeId start);

    /// Of the position that the match has reached.
    [[nodiscard]] NodeId node() const { return m_node; }
    /// What the record has of the clocks there; nothing: full. Up to where this match began, others
    /// may have played by other time controls.
    [[nodiscard]] ByColor<std::optional<TimeLeft>> timeLeft(const ByColor<TimeControl> &time) const;

    /// What stands in the root of a game that this match begins.
    void writeStart(const MatchSetup &setup, const GameLine &line);
    void writePlayers(const ByColor<PlayerIdentity> &players);
    /// The handicap that Black placed.
    void writeHandicap(const GameLine &line) { scribe::writeSetUpStones(m_record, line); }
    /// The match goes on with this move; from its first one on it is the record's game.
    void writeMove(const Move &move, const QString &comment, const GameClock &clock);
    /// A sentence about what befell the match; before the first move it stands with the players.
    void writeNote(const QString &sentence);
    /// A sentence below the comment of the node.
    void writeComment(const QString &sentence);
    void takeBack(int moves);
    /// `sheet` may be null.
    void writeEnd(const GameResult &result, const Board &board, const ScoreSheet *sheet);

private:
    GameRecord &m_record;
    NodeId m_start;
    NodeId m_node;
    scribe::Opening m_opening; ///< as it is written
};

} // namespace shinpan
