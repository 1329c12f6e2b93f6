#pragma once

#include "core/match/score/gameresult.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace shinpan {
struct MatchOptions;
}

namespace shinpan::test {

/// The players of a game of the table, and its terms.
///
/// A seat is what stands behind `--black` or `--white`. If it is empty or begins with a dash, it is
/// fakeengine's options; anything else is a command line. In both, FAKE stands for fakeengine's
/// path. No engine says more than the table needs: Black plays D4 and passes, White passes, and
/// both leave the counting to us.
struct FaultyGame
{
    const char *black = "--moves D4";
    const char *white = "";
    const char *terms = ""; ///< further options of `shinpan-cli match`
};

[[nodiscard]] constexpr FaultyGame black(const char *seat, const char *terms = "")
{
    return {.black = seat, .terms = terms};
}
[[nodiscard]] constexpr FaultyGame white(const char *seat, const char *terms = "")
{
    return {.white = seat, .terms = terms};
}

/// How such a game must end.
struct FaultVerdict
{
    const char *result; ///< as RE has it
    GameEnd end;
    std::optional<Color> winner;
    std::optional<Color> culprit;
    const char *reason; ///< all of it; `*` stands for any text
};

/// Played to its two passes and counted, for White's komi of 7.5 or as the result says.
[[nodiscard]] FaultVerdict played(const char *result = "B+41.5", const char *reason = "");
[[nodiscard]] FaultVerdict voidBy(Color culprit, const char *reason);
[[nodiscard]] FaultVerdict forfeitBy(Color loser, const char *reason);
[[nodiscard]] FaultVerdict lostOnTimeBy(Color loser, const char *reason);

/// The one limit that is short for the faulty engine, so that a game in which it runs out takes no
/// minutes.
enum class ShortLimit { None, StartUp, SetUp, Move, Scoring };

/// What becomes of a row in `shinpan-cli match`.
enum class OnCommandLine {
    Same,      ///< a game, as through Match
    BadCall,   ///< refused before any game: exit code 2
    NotOffered ///< it needs what only other programs set up
};

/// What else there is to say of a row.
struct FaultDetails
{
    const char *evidence = ""; ///< what the raw traffic must hold
    ShortLimit shortLimit = ShortLimit::None;
    /// How much memory the game may add at its peak, in MiB, where an engine floods; such games are
    /// played alone. 0: the common limit of all others.
    int peakGrowth = 0;
    OnCommandLine onCommandLine = OnCommandLine::Same;
    /// Changes the game to what the row needs, where the command line does not offer it.
    void (*arrange)(MatchOptions &options) = nullptr;
};

/// One row of the table: what an engine does wrong, and what becomes of its game.
struct Fault
{
    const char *name; ///< a sentence without its subject, the engine
    FaultyGame game;
    FaultVerdict verdict;
    FaultDetails details = {};
};

/// Every fault: peers-arbiters' list, the referee's table, and what a controller must survive.
[[nodiscard]] const std::vector<Fault> &faultTable();

/// The parts of the table, by what the engine is asked when it fails.
[[nodiscard]] std::vector<Fault> faultsAtTheStart();
[[nodiscard]] std::vector<Fault> faultsInTheSetUp();
[[nodiscard]] std::vector<Fault> faultsInMoves();
[[nodiscard]] std::vector<Fault> faultsInManners();
[[nodiscard]] std::vector<Fault> faultsInLife();
[[nodiscard]] std::vector<Fault> faultsInTime();
[[nodiscard]] std::vector<Fault> faultsInTheEnd();

/// The arguments of `shinpan-cli match` for the row's game on a 7×7 board.
[[nodiscard]] QStringList argumentsOf(const Fault &fault);
/// The same game between engines without any fault, by the same terms.
[[nodiscard]] QStringList faultlessArgumentsOf(const Fault &fault);
/// The command line of one seat.
[[nodiscard]] QString commandLineOf(const char *seat);

/// Whether a text is what a pattern of the table says.
[[nodiscard]] bool isAsSaid(const QString &text, const char *pattern);

} // namespace shinpan::test
