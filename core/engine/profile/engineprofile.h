#pragma once

#include "core/engine/profile/machine.h"
#include "core/engine/profile/perspective.h"
#include "core/engine/profile/pondering.h"
#include "core/gtp/processtransport.h"
#include "core/util/result.h"
#include "core/util/wordtable.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <span>
#include <utility>
#include <vector>

namespace shinpan {

/// How long an engine may take over each kind of question. Zero: as long as it likes.
struct Timeouts
{
    /// What startUp is where nobody looks on and it says nothing: KataGo may tune itself for
    /// minutes when it is first started.
    static constexpr std::chrono::milliseconds UnattendedStartUp = std::chrono::minutes(10);

    std::chrono::milliseconds startUp{}; ///< from starting the process to its first reply
    /// Each command that sets up the board, relays a move, or asks a small question.
    std::chrono::milliseconds setUp = std::chrono::minutes(1);
    std::chrono::milliseconds move{}; ///< each request for a move, beside the clock's limit
    /// Each question about a finished game.
    std::chrono::milliseconds scoring = std::chrono::minutes(3);
    /// Grace between `quit` and the first signal; zero: it is killed without being asked.
    std::chrono::milliseconds quit = std::chrono::seconds(2);

    friend bool operator==(const Timeouts &, const Timeouts &) = default;
};

/// The limits where nobody is there to lose patience: ten minutes to start, for the rest what every
/// profile has.
[[nodiscard]] Timeouts unattendedTimeouts();

/// The tighter of two limits, where zero is none.
[[nodiscard]] constexpr std::chrono::milliseconds tighter(std::chrono::milliseconds one,
                                                          std::chrono::milliseconds other)
{
    if (one == one.zero() || other == other.zero()) {
        return one + other;
    }
    return one < other ? one : other;
}

/// Whether an engine is to say what it thinks along with each of its moves, where it can
/// (Telling::Thoughts in core/engine/engineturns.h).
enum class ThoughtsWanted : std::uint8_t {
    Automatic, ///< SlowMoves where that is known to change nothing else, else never
    SlowMoves, ///< it does as long as its moves take a second or more on average
    Always,
    Never
};

/// Their words in files and on command lines.
inline constexpr Word<ThoughtsWanted> ThoughtsWords[] = {
    {QLatin1String("automatic"), ThoughtsWanted::Automatic},
    {QLatin1String("slow-moves"), ThoughtsWanted::SlowMoves},
    {QLatin1String("always"), ThoughtsWanted::Always},
    {QLatin1String("never"), ThoughtsWanted::Never},
};

/// How to start one engine: what a person configured, as they typed it. Nothing here is checked.
struct EngineProfile
{
    /// One more variable of the engine's environment, added to (or replacing one of) our own.
    struct Variable
    {
        QString name;
        QString value;

        friend bool operator==(const Variable &, const Variable &) = default;
    };

    /// A command that this engine is sent under another name.
    struct Alias
    {
        QString command;
        QString sent;

        friend bool operator==(const Alias &, const Alias &) = default;
    };

    /// What is added to the command line for a game, by how it is counted: the words of an engine
    /// that can be told rules in no other way.
    struct RulesArguments
    {
        QString area; ///< "--chinese-rules"
        QString territory;

        friend bool operator==(const RulesArguments &, const RulesArguments &) = default;
    };

    /// How the engine is started to play so well, as a calibration found it: instead of what the
    /// profile has itself.
    struct Strength
    {
        QString name; ///< for people: "9x9, -100 Elo from gnugo"; unique among those of a profile
        QString commandLine;
        std::vector<Variable> environment;
        QStringList startupCommands;

        friend bool operator==(const Strength &, const Strength &) = default;
    };

    QString id;          ///< unique and never changing; empty for a profile that is in no store
    QString name;        ///< for people
    QString commandLine; ///< or the address of an engine that listens, see tcpAddressOf()
    QString workingDirectory; ///< may begin with `~`; empty: the home directory
    std::vector<Variable> environment;
    QStringList startupCommands;  ///< GTP commands, one per line, sent after start in this order
    bool allowsClaims = false;    ///< it may claim a win instead of playing on (gomill-genmove_ex)
    bool isReliableScorer = true; ///< its word on the score and on dead stones counts
    Timeouts timeouts{};          ///< how long it may take over what it is asked
    bool verifiesBoard = false;   ///< its board is compared with ours whenever it was set up
    std::vector<Alias> aliases{}; ///< see sentName()
    bool discardsErrorOutput = false; ///< what it writes to standard error is read by nobody
    /// The side whose chances it tells when it analyses. KataGo's configuration may change it
    /// (`reportAnalysisWinratesAs`); nobody can ask it.
    Perspective toldAs = Perspective::SideToMove;
    ThoughtsWanted thoughts = ThoughtsWanted::Automatic; ///< see wantsThoughts()
    RulesArguments rulesArguments{};                     ///< see startedFor()
    /// It is started in a box of its own (sandbox.h), or not at all.
    bool isSandboxed = false;
    /// What it may do in a game while its opponent thinks.
    Pondering pondering = Pondering::Allowed;
    /// Strengths that no number on its command line stands for, see enginestrength.h.
    std::vector<Strength> strengths{};
    bool hasFailedTest = false; ///< when it was last tested, started like this, it did not answer

    friend bool operator==(const EngineProfile &, const EngineProfile &) = default;
};

/// What one start of an engine has beyond its profile, such as the slot that a competition runs it
/// in. Without effect on an engine that is called at an address.
struct EngineStart
{
    /// Added to the profile's variables, replacing those of the same name.
    std::vector<EngineProfile::Variable> environment{};
    /// The processors that it may run on, as the kernel counts them; none: all that we may.
    std::vector<int> processors{};

    friend bool operator==(const EngineStart &, const EngineStart &) = default;
};

/// A fresh id for a profile.
[[nodiscard]] QString newEngineProfileId();

/// Whether a profile can be kept as it is: it has a name, its command line can be split, and what
/// is sent at the start are GTP commands. (Whether there is such a program is for engineRoute().)
[[nodiscard]] bool isWellFormed(const EngineProfile &profile);

/// The process to run for a profile whose command line is not an address: absolute program and
/// working directory. Fails if the command line cannot be split or its program is not there.
/// engineRoute() knows addresses too.
[[nodiscard]] Result<ProcessSpec> processSpec(const EngineProfile &profile,
                                              const Machine &machine = Machine::current());

/// What `--black NAME|COMMAND` means: the first profile of exactly that name (letter case aside),
/// else the text as a command line or address, as a profile without id that is named after its
/// program or address and runs in `workingDirectory`, where its relative paths start. Fails if it
/// is neither.
[[nodiscard]] Result<EngineProfile> resolveEngine(const QString &nameOrCommand,
                                                  std::span<const EngineProfile> profiles,
                                                  const Machine &machine = Machine::current(),
                                                  const QString &workingDirectory = {});

} // namespace shinpan
