#pragma once

#include "core/engine/profile/engineprofile.h"

#include <QLatin1String>

#include <cstddef>

namespace shinpan {

/// One of the keys below, or a text where only its row has it.
struct SettingKey : QLatin1String
{
    constexpr SettingKey(QLatin1String key)
        : QLatin1String(key)
    { }
    template <std::size_t Size>
    constexpr SettingKey(const char (&key)[Size])
        : QLatin1String(key, Size - 1)
    { }
};

/// A setting as files and people know it.
struct Setting
{
    SettingKey key;
    const char *decides = nullptr; ///< its name among what decides results; null: it does not
    const char *about = nullptr;   ///< explains it in the example of a file; null: others do
};

} // namespace shinpan

/// The keys of competition files that others name than the rows of fields(). Gomill's where it has
/// them.
namespace shinpan::setting {

using Key = QLatin1String;

// the file itself; a type's own numbers stand in its row, see OwnNumber
constexpr Key Name("name");
constexpr Key Description("description");
constexpr Key Type("type");
constexpr Key Games("games");
constexpr Key Alternating("alternating");
constexpr Key Affinity("affinity");
constexpr Key CheckPlayers("check_players");
constexpr Key RecordGames("record_games");
constexpr Key Game("game");
constexpr Key PlayerDefaults("player_defaults");
constexpr Key Player("player");
constexpr Key Matchup("matchup");
constexpr Key Referee("referee");
constexpr Key Openings("openings");
constexpr Key SprtTest("sprt");
constexpr Key PolicyTable("policies");
constexpr Key Machines("machines");
constexpr Key Unlimited("unlimited"); ///< a word, for `games`

// [[player]], [player_defaults], [referee]
constexpr Key Id("id");
constexpr Key Like("like");
constexpr Key Command("command");
constexpr Key Arguments("arguments");
constexpr Key Cwd("cwd");
constexpr Key Environ("environ");
constexpr Key StartupCommands("startup_gtp_commands");
constexpr Key Aliases("gtp_aliases");
constexpr Key RulesArguments("rules_arguments");
constexpr Key Area("area");
constexpr Key Territory("territory");
constexpr Key DiscardStderr("discard_stderr");
constexpr Key VerifyBoard("verify_board");
constexpr Key Sandbox("sandbox");
constexpr Key Ponders("pondering");
constexpr Key IsReliableScorer("is_reliable_scorer");
constexpr Key AllowClaim("allow_claim");
constexpr Key ThoughtsKey("thoughts");
constexpr Key ToldAs("analyses_told_as");
constexpr Key NameFromGtp("sgf_player_name_from_gtp");
constexpr Key TimeoutsTable("patience");
constexpr Key Cores("cores"); // what it takes of a machine
constexpr Key Memory("memory");
constexpr Key Gpus("gpus");

struct TimeoutWord
{
    Key key;
    std::chrono::milliseconds Timeouts::*field;
};
inline constexpr TimeoutWord TimeoutKeys[] = {
    {Key("start_up"), &Timeouts::startUp}, {Key("set_up"), &Timeouts::setUp},
    {Key("move"), &Timeouts::move},        {Key("scoring"), &Timeouts::scoring},
    {Key("quit"), &Timeouts::quit},
};

// [game] and [[matchup]]
constexpr Key BoardSizeKey("board_size");
constexpr Key Komi("komi");
constexpr Key Rules("rules");
constexpr Key Handicap("handicap");
constexpr Key Style("handicap_style");
constexpr Key Time("time");
constexpr Key BlackTime("black_time");
constexpr Key WhiteTime("white_time");
constexpr Key Watchdog("watchdog");
constexpr Key MoveLimit("move_limit");
constexpr Key Scorer("scorer");
constexpr Key Adjudicate("adjudicate");
constexpr Key RefusedMove("refused_move");
constexpr Key Players("players"); ///< of a matchup

// [openings] and [[openings.source]]
constexpr Key Source("source");
constexpr Key Sgf("sgf");
constexpr Key Lines("lines");
constexpr Key Samples("samples");
constexpr Key MovesFile("moves_file");
constexpr Key Moves("moves");
constexpr Key RandomPlies("random_plies");
constexpr Key Count("count");
constexpr Key Index("index");
constexpr Key Plies("plies");
constexpr Key Wins("wins");

// [sprt]
constexpr Key Elo1("elo1");

// [stop]; `hours` and `precision` are also of [tune]
constexpr Key StopTable("stop");

// [tune]
constexpr Key TuneTable("tune");
constexpr Key Method("method");
constexpr Key CandidateColour("candidate_colour");
constexpr Key Hours("hours");
constexpr Key Precision("precision");
constexpr Key Levels("levels");
// monte-carlo, as Gomill's mc_tuner
constexpr Key ExplorationCoefficient("exploration_coefficient");
constexpr Key InitialVisits("initial_visits");
constexpr Key InitialWins("initial_wins");
constexpr Key MaxDepth("max_depth");
constexpr Key VirtualLoss("virtual_loss");
// cross-entropy, as Gomill's ce_tuner
constexpr Key Generations("number_of_generations");
constexpr Key SamplesPerGeneration("samples_per_generation");
constexpr Key BatchSize("batch_size");
constexpr Key EliteProportion("elite_proportion");
constexpr Key StepSize("step_size");
constexpr Key WaitForGeneration("wait_for_generation");

// [[parameter]]
constexpr Key ParameterTable("parameter");
constexpr Key Low("low");
constexpr Key High("high");
constexpr Key Scale("scale");
constexpr Key Integer("integer");
constexpr Key Unbounded("unbounded");
constexpr Key Choices("choices");
constexpr Key Default("default");
constexpr Key Split("split");
constexpr Key InitialVariance("initial_variance");

// [certificate]
constexpr Key Certificate("certificate");

// [machines]
constexpr Key On("on");
constexpr Key Hosts("hosts");

} // namespace shinpan::setting
