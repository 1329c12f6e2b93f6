#pragma once

#include "core/competition/competitionkind.h"
#include "core/competition/opening/openingplan.h"
#include "core/competition/schedule/schedule.h"
#include "core/competition/tunedvalues.h"
#include "core/engine/profile/engineprofile.h"
#include "core/match/matchsetup.h"
#include "core/tuning/parameterspace.h"
#include "core/tuning/tuningsettings.h"
#include "core/util/wordtable.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// A participant: an engine under the id that the competition's file gives it.
struct CompetitionPlayer
{
    QString id; ///< unique; see isCompetitionId()
    /// The profile, named after the player; its program and its working directory are absolute
    /// paths, or a bare name to look for in PATH. It has no id of a store.
    EngineProfile engine;
    /// Records name the player as the engine names itself ("GNU Go 3.8"); otherwise by its id.
    bool isNamedByItself = true;
    int cores = 1;     ///< that it uses; 1 or more
    int megabytes = 0; ///< of memory; 0: nothing is said
    int gpus = 0;

    friend bool operator==(const CompetitionPlayer &, const CompetitionPlayer &) = default;
};

/// The row of each says what it is like; see CompetitionKind.
enum class CompetitionType : std::uint8_t {
    Playoff,    ///< the matchups of the file, see Competition::matchups
    AllPlayAll, ///< every pair, all pairs alike
    RoundRobin, ///< every pair, in rounds
    Gauntlet,   ///< the first players against all others
    Knockout,
    Swiss,
    SprtMatch, ///< two players, until a sequential test decides
    Tune,      ///< parameters of the first player are looked for in games against the others
    Pool       ///< every pair, the next one where it narrows the ratings most
};

/// Two players that meet by what a playoff's file says, with a game of their own.
struct CompetitionMatchup
{
    QString id;             ///< unique; see isCompetitionId()
    QString name;           ///< for people; empty: after its players
    std::size_t first = 0;  ///< has Black in the first game
    std::size_t second = 0; ///< a player other than the first
    bool isAlternating = true;
    std::optional<int> games; ///< nothing: until somebody stops it; 0: none now
    MatchSetup setup;

    friend bool operator==(const CompetitionMatchup &, const CompetitionMatchup &) = default;
};

/// The ways to deal with void games and the players that cause them. What a breakdown does to its
/// game stands in MatchSetup.
struct Policies
{
    enum class Halt : std::uint8_t {
        /// The run stops when a matchup's first game in it is void, or two of its games in a row.
        AsGomill,
        Never ///< void games are played again, up to `replays`
    };

    Halt halt = Halt::AsGomill;
    /// How often a void game is played again under its id before the run stops; nothing: always.
    std::optional<int> replays;
    /// The number of faults (games void or forfeited by it) after which a player plays no more
    /// while the others go on; 0: never.
    int quarantineAfter = 0;

    friend bool operator==(const Policies &, const Policies &) = default;
};

/// When a competition has told enough, though it could go on. A run of it ends then as if all had
/// been played, after the games that are running.
struct StopRule
{
    /// Elo that the 95 % intervals of all players' ratings reach each way, or less.
    std::optional<double> precision{};
    /// The players think so long, both sides of all games taken together.
    std::optional<double> hours{};
    /// The same in a pool: a pair is left alone when it is decided, and the pool is over when all
    /// are.
    std::optional<Sprt> test{};

    friend bool operator==(const StopRule &, const StopRule &) = default;
};

/// How a tune's result is proved: found parameters against the engine's own, by a sequential test
/// on openings of its own.
struct TuneCertificate
{
    Sprt test;
    std::optional<int> games;            ///< at most; nothing: until the test decides
    std::optional<OpeningPlan> openings; ///< nothing: as the tune's, drawn by another seed

    friend bool operator==(const TuneCertificate &, const TuneCertificate &) = default;
};

/// What a tune looks for, and when it has looked enough. The candidate is the first player, in
/// whose command `{name}` stands for a parameter. Where the file has no other player, its opponent
/// is itself: with the opposite step of SPSA, else with its own parameters.
struct TunePlan
{
    std::vector<TuningParameter> parameters; ///< such as ParameterSpace::make() takes
    TuningMethod method;
    std::optional<Color> candidateColor{}; ///< in all games; nothing: either in turn
    std::optional<double> hours;           ///< of thinking, both sides of all games taken together
    std::optional<double> precision; ///< Elo that the best point's 95 % interval reaches each way
    std::optional<TuneCertificate> certificate;

    friend bool operator==(const TunePlan &, const TunePlan &) = default;
};

/// The machines that play a run's games, if not this one. Next to nothing of it decides results.
struct MachineSettings
{
    enum class Kind : std::uint8_t { Here, Slurm, Ssh };

    Kind kind = Kind::Here;
    int workers = 8;     ///< tasks that are out at once, 1 to MostWorkers
    int block = 0;       ///< games of a task; 0: as many as take some ten minutes
    QString program;     ///< shinpan-cli, as it is called there; empty: as it was called here
    QString partition;   ///< of Slurm; empty: its own default
    QStringList options; ///< words for sbatch
    QString hosts;       ///< of ssh: a file as GNU parallel reads it, absolute
    /// What the players' times are meant for, as nodeSpeed() measures it: slower machines give
    /// more, faster ones less. 0: as they are everywhere. It decides results, unlike the others.
    double speed = 0;

    static constexpr int MostWorkers = 100'000;

    friend bool operator==(const MachineSettings &, const MachineSettings &) = default;
};

/// The words of files for colours.
inline constexpr Word<Color> ColorWords[] = {
    {QLatin1String("black"), Color::Black},
    {QLatin1String("white"), Color::White},
};

/// The words of files for them.
inline constexpr Word<MachineSettings::Kind> MachineWords[] = {
    {QLatin1String("here"), MachineSettings::Kind::Here},
    {QLatin1String("slurm"), MachineSettings::Kind::Slurm},
    {QLatin1String("ssh"), MachineSettings::Kind::Ssh},
};

/// A competition as its file has it, checked: the players, who meets whom, how, and what is kept of
/// it. A value; readCompetition() makes it, toToml() writes it.
struct Competition
{
    QString file; ///< absolute; its name without suffix begins the names of all files beside it
    QString name; ///< for people; the file's name without suffix if it says none
    QString description;
    std::vector<CompetitionPlayer> players; ///< two or more; best seed first

    CompetitionType type = CompetitionType::AllPlayAll;
    std::vector<CompetitionMatchup> matchups; ///< one or more exactly if the kind has them
    /// The setup of all games, from which matchups of the file with their own were made.
    MatchSetup setup;
    /// The games of each matchup, of a pool in all. Nothing: until somebody stops it, or the test
    /// decides (SPRT match); types in rounds have it.
    std::optional<int> games;
    StopRule stop;                ///< it counts where CompetitionKind::mayStop says so
    int rounds = 5;               ///< Swiss; 1 or more
    int cycles = 1;               ///< round robin: how often everybody meets everybody; 1 or more
    int challengers = 1;          ///< gauntlet: this many of the first players; fewer than players
    int tieBreaks = 3;            ///< knockout; see knockout()
    std::optional<Sprt> sprt;     ///< exactly if it is an SPRT match
    std::optional<TunePlan> tune; ///< exactly if it is a tune

    std::optional<EngineProfile> referee; ///< for the scoring ladders that ask one
    OpeningPlan openings;
    quint64 seed = 1; ///< of all that is random in it

    int parallel = 1; ///< how many games at once, 1 to MostSlots
    /// Engines stay from game to game of a slot, which saves their start but not what they learn.
    bool keepsEngines = false;
    /// The processors that the engines of slot n may use are affinity[n % size]; empty: any.
    std::vector<std::vector<int>> affinity;
    bool checksPlayers = true; ///< each is tried before the first game of a run
    bool recordsGames = true;  ///< an SGF file for each game
    bool logsGtp = false;      ///< what engines were told and said, a file for each game
    Policies policies;
    MachineSettings machines;

    friend bool operator==(const Competition &, const Competition &) = default;
};

inline constexpr int MostSlots = 1023;
/// The most players whose ratings are worked out anew after every game: of a pool, and where
/// StopRule::precision is wanted.
inline constexpr std::size_t MostRated = 100;

/// Whether a text may be the id of a player or a matchup, as in Gomill: one or more ASCII letters,
/// digits and signs of `-!$%&*+.:;<=>?^_~`, or the `#` of a second self ("gnugo#2"). Files are
/// named after it: it has at most this many characters; most signs count three times.
inline constexpr int LongestCompetitionId = 200;
[[nodiscard]] bool isCompetitionId(QStringView text);

/// The ids in the players' order.
[[nodiscard]] QStringList playerIds(const Competition &competition);

/// The setups of all games, or of those of a player; none where there are no games.
[[nodiscard]] std::vector<const MatchSetup *> setupsOf(const Competition &competition,
                                                       std::optional<std::size_t> player = {});

/// The engine's own values of a tune's parameters; none in other competitions.
[[nodiscard]] TunedValues usualValues(const Competition &competition);
/// The same of a point, in the order of the parameters.
[[nodiscard]] TunedValues valuesAt(const ParameterSpace &space, const TuningPoint &point);
/// What a tune searches.
[[nodiscard]] ParameterSpace spaceOf(const TunePlan &tune);

/// The schedule of the meetings.
[[nodiscard]] std::unique_ptr<Schedule> scheduleOf(const Competition &competition);

// These take the index of a matchup in standings that the competition's schedule has filled.

[[nodiscard]] const MatchSetup &setupOf(const Competition &competition,
                                        const Standings &standings,
                                        std::size_t matchup);
/// "gnugo-1 v gnugo-5", or what the file calls it; in rounds "gnugo-1 v gnugo-5 (round 2)".
[[nodiscard]] QString matchupName(const Competition &competition,
                                  const Standings &standings,
                                  std::size_t matchup);
/// A playoff's own; else the letters of its players in the order of the file, "AvB" as in Gomill;
/// in rounds "r2-AvB".
[[nodiscard]] QString matchupId(const Competition &competition,
                                const Standings &standings,
                                std::size_t matchup);

/// "AvB_0": the matchup's id and the game's number. Unique in its competition, the same in every
/// run, and safe as the name of a file: `%3A` stands for the ":" of an id.
[[nodiscard]] QString gameId(const Competition &competition,
                             const Standings &standings,
                             const Pairing &pairing);

/// Whether this game is audited, see AdjudicationRule: a fraction of all, which follows from the
/// competition's seed and the game's id alone, so that every run and machine says the same. With a
/// larger fraction those of a smaller one stay.
[[nodiscard]] bool isAudited(const Competition &competition,
                             const AdjudicationRule &rule,
                             const QString &gameId);

/// "A", … "Z", "AA": the letters of a player in ids and tables, as in Gomill.
[[nodiscard]] QString lettersOf(std::size_t player);

} // namespace shinpan
