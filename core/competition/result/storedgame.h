#pragma once

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/match/score/adjudication.h"
#include "core/match/score/gameresult.h"
#include "core/record/note/movethought.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace shinpan {

/// A move as the record keeps it: enough to go on with its game after a crash.
struct StoredMove
{
    Color color = Color::Black;
    QString vertex{};                ///< GTP: "D4" or "pass"
    std::chrono::nanoseconds used{}; ///< by the mover for this move
    QString clock{};                 ///< the mover's after it, in the runner's words; empty: none
    QString comment{};               ///< the engine's remarks
    MoveThought thought{};           ///< what it told that it thinks; empty: nothing, or not known

    friend bool operator==(const StoredMove &, const StoredMove &) = default;
};

/// What a rule of the arbiter's own said first in a game. Its evidence stands in the game's reason.
struct StoredVerdict
{
    Adjudication::Ground ground = Adjudication::Ground::None;
    std::optional<Color> winner{}; ///< none: a tie
    int moves = 0;                 ///< it came after so many, as StoredGame::moves counts them

    friend bool operator==(const StoredVerdict &, const StoredVerdict &) = default;
};

/// A game as the record keeps it: what statistics and reports are made from.
struct StoredGame
{
    enum class State : std::uint8_t {
        Running,  ///< or cut off with the run that played it; the next one goes on with it
        Finished, ///< has a result that counts
        Void,     ///< something technical happened; played again under the same id
        BrokenOff ///< given up by a run; played again under the same id
    };

    QString id; ///< "<matchup>_<number>", the same for ever
    std::size_t matchup = 0;
    int number = 0;           ///< of the game within its matchup, from 0
    ByColor<QString> players; ///< ids
    State state = State::Running;
    int attempt = 1;   ///< under this id, from 1
    GameResult result; ///< means nothing while the game is running
    QString sgfResult; ///< RE; empty while the game is running
    int moves = 0;     ///< passes count; in a running game those that are on the disk
    ByColor<std::chrono::nanoseconds> time{}; ///< used for all moves
    ByColor<std::optional<double>> cpu{};     ///< seconds, as the engine says
    /// Seconds of processor time, as measured of the engine's processes.
    ByColor<std::optional<double>> measuredCpu{};
    /// Seconds of it that were used off turn, and how long the player was then watched, waiting.
    ByColor<std::optional<double>> offTurnCpu{};
    ByColor<std::optional<double>> waited{};
    BoardSize size;
    double komi = 0;
    int handicap = 0;
    /// What stood on the board before the first move (handicap, opening's set-up), as vertices.
    ByColor<QStringList> stones{};
    QString opening;   ///< its name; empty: none
    QDateTime started; ///< UTC, as all times here
    QDateTime ended;   ///< null while the game is running
    int slot = 0;
    /// Id of the earlier game that it repeats, however the board is turned: one between the same
    /// players with the same colours.
    std::optional<QString> duplicateOf;
    bool isNearDuplicate = false; ///< of that one: not move for move, see DuplicateFinder
    /// An earlier game of others, or of these with colours swapped, if there is none, that has the
    /// same moves or nearly.
    std::optional<QString> echoOf;
    QString evidence; ///< raw verdicts of scorers and referees, JSON
    /// The candidate of a tune that it is a game of, from 0, and what either side played with, as
    /// TunedValues writes it (empty: as its profile says).
    std::optional<int> candidate{};
    ByColor<QString> parameters{};
    QString node{};   ///< the machine that played it; empty: this one
    double speed = 0; ///< of that machine, by which its times may be scaled; 0: not known
    /// The game ended by it (GameEnd::Adjudication), or it was audited and played on.
    StoredVerdict verdict{};

    [[nodiscard]] bool hasVerdict() const { return verdict.ground != Adjudication::Ground::None; }
};

/// The word of the record: "running", "finished", "void", "broken-off".
[[nodiscard]] QString gameStateName(StoredGame::State state);
/// The words of all states.
[[nodiscard]] QStringList gameStateNames();
/// Reads gameStateName() back; nothing for any other text.
[[nodiscard]] std::optional<StoredGame::State> gameStateFromName(const QString &name);
/// Reads gameEndName() back; nothing for any other text.
[[nodiscard]] std::optional<GameEnd> gameEndFromName(const QString &name);

/// UTC, as records have times: "2026-11-21T18:08:00.123Z"; empty for a null time.
[[nodiscard]] QString timeText(const QDateTime &time);
/// Reads timeText() back; null for any other text.
[[nodiscard]] QDateTime timeFromText(const QString &text);

} // namespace shinpan
