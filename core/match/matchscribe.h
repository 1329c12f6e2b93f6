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

/// Writes size, komi, rules, date, handicap and set-up stones into the root.
void writeSetup(GameRecord &record, const MatchSetup &setup, const GameLine &line);

/// What the root tells of the players.
struct Opening
{
    ByColor<PlayerIdentity> players;
    QStringList notes{}; ///< what befell them before the first move
    /// What the engines say of themselves is for afterwards only, as their remarks are.
    bool keepsDescriptions = false;
};

/// Writes the players' names, and as the root's comment what the engines say of themselves, with
/// the notes. If that comment is somebody else's, which is anything but what was written for the
/// opening `before`, only new notes are added to it.
void writeOpening(GameRecord &record, const Opening &before, const Opening &now);

/// Writes what the score of a finished position rests on, as lines that people rarely want to see,
/// into a property of its own (SCORE).
void writeEvidence(GameRecord &record, NodeId node, const QStringList &lines);
/// Writes the same once a person has settled that score, perhaps anew: this count, below what
/// others said in `sheet`. The `dispute` that writeResult() told is then no longer a reason of the
/// result.
void writeSettledCount(GameRecord &record,
                       NodeId node,
                       const Count &count,
                       const ScoreSheet &sheet,
                       const Message &dispute);

/// Writes RE into the root, and the reason, if there is any, below the comment of the last node.
void writeResult(GameRecord &record, NodeId last, const GameResult &result);

/// Makes what engines said of their moves, out of sight (see MatchScribe::writeMove()), part of the
/// comments, wherever it stands in the record.
void showRemarks(GameRecord &record);

} // namespace shinpan::scribe

namespace shinpan {

/// Writes one match into its record, and knows where in that the match stands.
class MatchScribe final
{
public:
    /// The match begins, or goes on, at `start`. The record must outlive this. `names`: see
    /// MatchSetup.
    MatchScribe(GameRecord &record, NodeId start, ByColor<QString> names = {});

    /// The node of the position that the match has reached.
    [[nodiscard]] NodeId node() const { return m_node; }
    /// What the record has of the clocks there; nothing: full. Up to where this match began, others
    /// may have played by other time controls.
    [[nodiscard]] ByColor<std::optional<TimeLeft>> timeLeft(const ByColor<TimeControl> &time) const;

    /// Writes the root of a game that this match begins.
    void writeStart(const MatchSetup &setup, const GameLine &line);
    /// `keepsDescriptions`: see scribe::Opening.
    void writePlayers(const ByColor<PlayerIdentity> &players, bool keepsDescriptions = false);
    /// Writes the handicap that Black placed.
    void writeHandicap(const GameLine &line);
    /// What a move's player says of it and thinks, and whether that is for afterwards only: it
    /// stands in a property of its own then (REMARK), which nobody shows, until
    /// scribe::showRemarks().
    struct Remark
    {
        QString text;
        MoveThought thought{};
        bool isKeptBack = false;
    };
    /// Adds a move with which the match goes on; from its first one on the match is the record's
    /// game. `unattended`: what the clock did not charge, as nobody could look at it. Returns how
    /// much of the node's comment says what the player thinks; the rest of it stands below that.
    qsizetype writeMove(const Move &move,
                        const Remark &remark,
                        const GameClock &clock,
                        std::chrono::milliseconds unattended);
    /// Adds a sentence about what befell the match; before the first move it stands with the
    /// players.
    void writeNote(const QString &sentence);
    /// Takes back the last moves: the match goes on from before them.
    void takeBack(int moves);
    /// Shows what was kept back.
    void showRemarks() { scribe::showRemarks(m_record); }
    /// Writes the result; from `sheet`, which may be null, whose territory was counted and the
    /// evidence. Where something follows that was not played (taken back, or tried beside the
    /// game), they stand at a new node without a move, so that the main line ends with the game.
    void writeEnd(const GameResult &result, const Board &board, const ScoreSheet *sheet);

private:
    [[nodiscard]] QString nameOf(Color color) const;

    GameRecord &m_record;
    NodeId m_start;
    ByColor<QString> m_names; ///< empty: as they call themselves
    NodeId m_node;
    scribe::Opening m_opening; ///< as it is written
};

} // namespace shinpan
