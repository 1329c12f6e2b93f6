#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/storedgame.h"

#include <concepts>
#include <limits>
#include <type_traits>
#include <utility>

namespace shinpan {

/// How a value of a game is kept: in a column of the record's table of games, and in the JSON that
/// machines send.
struct GameColumn
{
    const char *name;
    const char *json;       ///< its key, or "object.key"; empty: machines do not send it
    const char *about = ""; ///< in the schema, for people
    /// A number must lie between these: one that no game has is neither read from a record nor
    /// taken from another machine.
    double least = -std::numeric_limits<double>::infinity();
    double most = std::numeric_limits<double>::infinity();
    bool isNullIfEmpty = false; ///< NULL in the table where the text is empty
    int since = 1;              ///< the version of the tables that first had it
};

/// No number of a game, a matchup or an attempt is as high.
inline constexpr double MostOfGames = 1e9;
/// A player's time, in nanoseconds: thirty years.
inline constexpr double MostNanoseconds = 1e18;
inline constexpr double MostSeconds = 1e9;
inline constexpr double MostPoints = 1e6; ///< no komi or margin is larger
/// No machine is faster, in nodeSpeed()'s unit, however it measures.
inline constexpr double MostSpeed = 1e6;

/// The sentences of a message, which are kept in a column behind that of its English.
template <typename M>
struct Sentences
{
    M &message;
};
template <typename M>
Sentences(M &) -> Sentences<M>;

namespace columns {

void visitOutcome(auto &game, auto &column)
{
    auto &result = game.result;
    column({"id", "id", "\"<matchup>_<number>\""}, game.id);
    column({"attempt", "", "under this id, from 1", 1, MostOfGames}, game.attempt);
    column({"state", "state", "running, finished, void, broken-off"}, game.state);
    column({"matchup", "matchup", "from 0", 0, MostOfGames}, game.matchup);
    column({"number", "number", "within the matchup, from 0", 0, MostOfGames}, game.number);
    column({"black", "black.player", "player's id"}, game.players.black);
    column({"white", "white.player", "player's id"}, game.players.white);
    column({"result", "", R"(as SGF's RE: "B+3.5", "W+R", "0", "?", "Void")"}, game.sgfResult);
    column({"ending", "result.end",
            "passes, resignation, claim, time, forfeit, move-limit, adjudication, void"},
           result.end);
    column({"winner", "result.winner", "black, white; NULL: nobody"}, result.winner);
    column({"margin", "result.margin", "points of Black minus points of White, komi included",
            -MostPoints, MostPoints},
           result.score);
    column({"culprit", "result.culprit", "black, white: whose doing a forfeit or void game was"},
           result.culprit);
    column({"reason", "result.reason", "evidence in words"}, result.reason);
}

void visitPlay(auto &game, auto &column)
{
    column({"moves", "moves", "passes count; 0 while the game is running", 0, 1e9}, game.moves);
    column({"black_ns", "black.time", "Black's time, nanoseconds", 0, MostNanoseconds},
           game.time.black);
    column({"white_ns", "white.time", "", 0, MostNanoseconds}, game.time.white);
    column({"black_cpu", "black.cpu", "Black's processor time as the engine says, seconds"},
           game.cpu.black);
    column({"white_cpu", "white.cpu"}, game.cpu.white);
    column({"columns", "columns", "of the board", 1, MaxBoardSide}, game.size.columns);
    column({"rows", "rows", "", 1, MaxBoardSide}, game.size.rows);
    column({"komi", "komi", "", -MostPoints, MostPoints}, game.komi);
    column({"handicap", "handicap", "stones", 0, 3000}, game.handicap);
    column({"black_stones", "black.stones", R"(before the first move, vertices: "D4 Q16")"},
           game.stones.black);
    column({"white_stones", "white.stones"}, game.stones.white);
    column({"opening", "opening", "its name"}, game.opening);
    column({"started", "started", "time"}, game.started);
    column({.name = "ended", .json = "ended", .about = "time", .isNullIfEmpty = true}, game.ended);
    column({"slot", "slot", "that it was played in, from 0", 0, 1e9}, game.slot);
    column({"duplicate_of", "", "id of an earlier game of these players and colours"},
           game.duplicateOf);
    column({"evidence", "evidence", "raw verdicts on the score, JSON"}, game.evidence);
}

/// Visits the columns that the first version of the tables did not have.
void visitLater(auto &game, auto &column)
{
    const auto since = [&column](int version, GameColumn later, auto &&value) {
        later.since = version;
        column(later, value);
    };
    const auto orNull = [](GameColumn later) {
        later.isNullIfEmpty = true;
        return later;
    };
    since(2, {"near", "", "1: repeats duplicate_of nearly, 0: move for move"},
          game.isNearDuplicate);
    since(2, {"echo_of", "", "id of an earlier game of others with the same moves"}, game.echoOf);
    since(3, {"candidate", "candidate", "in a tune: whose game it is, from 0"}, game.candidate);
    since(3,
          orNull({"black_parameters", "black.parameters",
                  "in a tune: what Black played with, JSON; NULL: nothing special"}),
          game.parameters.black);
    since(3, orNull({"white_parameters", "white.parameters"}), game.parameters.white);
    since(3, {"node", "node", "the machine that played it; empty: this one"}, game.node);
    since(4,
          {"black_measured_cpu", "black.measuredCpu",
           "processor time of the processes of Black, measured, seconds"},
          game.measuredCpu.black);
    since(4, {"white_measured_cpu", "white.measuredCpu"}, game.measuredCpu.white);
    since(5,
          orNull({"said", "result.said",
                  "the reason's sentences and what fills their gaps, JSON; NULL: English only"}),
          Sentences{game.result.reason});
    since(7,
          {"verdict", "verdict.ground",
           "what a rule of the arbiter's said first, whatever came of it: chances, lead, count"},
          game.verdict.ground);
    since(7, {"verdict_winner", "verdict.winner", "black, white; NULL: nobody"},
          game.verdict.winner);
    since(7, {"verdict_moves", "verdict.moves", "after so many, as moves has them", 0, MostOfGames},
          game.verdict.moves);
    since(8,
          {"black_off_turn_cpu", "black.offTurnCpu",
           "processor time that Black's processes used while Black waited, seconds"},
          game.offTurnCpu.black);
    since(8, {"white_off_turn_cpu", "white.offTurnCpu"}, game.offTurnCpu.white);
    since(8,
          {"black_waited", "black.waited", "how long that was, seconds: without short waits", 0,
           MostSeconds},
          game.waited.black);
    since(8, {"white_waited", "white.waited", "", 0, MostSeconds}, game.waited.white);
    since(9,
          {"speed", "",
           "of the node, in millions of steps a second, by which times may be scaled; 0: not known",
           0, MostSpeed},
          game.speed);
}

} // namespace columns

/// Visits all that is kept of a game, `column(const GameColumn &, value)` for each value in the
/// order of the table: schema, rows, JSON and bounds are made by visitors. A new column comes last,
/// since a new version of the tables.
void visitColumns(auto &game, auto &&column)
{
    columns::visitOutcome(game, column);
    columns::visitPlay(game, column);
    columns::visitLater(game, column);
}

/// Turns values into what they are kept as, a whole number, a number or a text, and back. What is
/// none of ours becomes what says the least.
struct Kept
{
    static qint64 of(std::integral auto value) { return static_cast<qint64>(value); }
    static qint64 of(std::chrono::nanoseconds value) { return value.count(); }
    static double of(double value) { return value; }
    static QString of(const QString &value) { return value; }
    static QString of(const QStringList &value) { return value.join(u' '); }
    static QString of(const QDateTime &value) { return timeText(value); }
    static QString of(StoredGame::State value) { return gameStateName(value); }
    static QString of(GameEnd value) { return gameEndName(value); }
    static QString of(Adjudication::Ground value) { return adjudicationGroundName(value); }
    static QString of(const Message &value) { return value.english(); }
    static QString of(Color value) { return wordFor(ColorWords, value); }
    static double of(Score value) { return value.blackMargin; }
    template <typename M>
    static QString of(const Sentences<M> &value)
    {
        return value.message.stored();
    }
    template <typename T>
    static auto of(const std::optional<T> &value)
    {
        return value ? std::optional(of(*value)) : std::nullopt;
    }

    template <std::integral T>
    static void restore(T &value, qint64 kept)
    {
        // A negative index becomes one that is out of all bounds.
        constexpr bool isIndex = std::is_same_v<T, std::size_t>;
        value = isIndex || std::in_range<T>(kept) ? static_cast<T>(kept) : T();
    }
    static void restore(bool &value, qint64 kept) { value = kept != 0; }
    static void restore(std::chrono::nanoseconds &value, qint64 kept)
    {
        value = std::chrono::nanoseconds(kept);
    }
    static void restore(double &value, double kept) { value = kept; }
    static void restore(QString &value, const QString &kept) { value = kept; }
    static void restore(QDateTime &value, const QString &kept) { value = timeFromText(kept); }
    static void restore(Message &value, const QString &kept) { value = Message::verbatim(kept); }
    static void restore(Score &value, double kept) { value.blackMargin = kept; }
    static void restore(Color &value, const QString &kept)
    {
        value = valueOf(ColorWords, kept).value_or(Color::Black);
    }
    static void restore(QStringList &value, const QString &kept)
    {
        value = kept.split(u' ', Qt::SkipEmptyParts);
    }
    static void restore(StoredGame::State &value, const QString &kept)
    {
        value = gameStateFromName(kept).value_or(StoredGame::State::Void);
    }
    static void restore(GameEnd &value, const QString &kept)
    {
        value = gameEndFromName(kept).value_or(GameEnd::Void);
    }
    static void restore(Adjudication::Ground &value, const QString &kept)
    {
        value = adjudicationGroundFromName(kept);
    }
    template <typename M>
    static void restore(const Sentences<M> &value, const QString &kept)
    {
        value.message = Message::restored(value.message.english(), kept);
    }
    template <typename T, typename KeptT>
    static void restore(std::optional<T> &value, const std::optional<KeptT> &kept)
    {
        value.reset();
        if (kept) {
            restore(value.emplace(), *kept);
        }
    }
};

} // namespace shinpan
