#pragma once

#include "core/competition/competition.h"

#include <QLatin1String>

#include <algorithm>
#include <iterator>

/// The keys and words of competition files, for reading and writing. Gomill's where it has them.
namespace shinpan {

/// A word and what it means.
template <typename T>
struct SettingWord
{
    QLatin1String text;
    T value;
};

template <typename T, std::size_t N>
[[nodiscard]] QLatin1String wordFor(const SettingWord<T> (&words)[N], T value)
{
    return std::ranges::find(words, value, &SettingWord<T>::value)->text;
}

namespace setting {

using Key = QLatin1String;

// the file itself
constexpr Key Name("name");
constexpr Key Description("description");
constexpr Key Type("type");
constexpr Key Games("games");
constexpr Key Rounds("rounds");
constexpr Key Cycles("cycles");
constexpr Key Candidates("candidates");
constexpr Key Prolongations("prolongations");
constexpr Key Alternating("alternating");
constexpr Key Seed("seed");
constexpr Key Parallel("parallel");
constexpr Key KeepEngines("keep_engines");
constexpr Key Affinity("affinity");
constexpr Key CheckPlayers("check_players");
constexpr Key RecordGames("record_games");
constexpr Key LogGtp("log_gtp");
constexpr Key Game("game");
constexpr Key PlayerDefaults("player_defaults");
constexpr Key Player("player");
constexpr Key Matchup("matchup");
constexpr Key Referee("referee");
constexpr Key Openings("openings");
constexpr Key SprtTest("sprt");
constexpr Key PolicyTable("policies");
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
constexpr Key IsReliableScorer("is_reliable_scorer");
constexpr Key AllowClaim("allow_claim");
constexpr Key NameFromGtp("sgf_player_name_from_gtp");
constexpr Key PatienceTable("patience");

struct PatienceWord
{
    Key key;
    std::chrono::milliseconds Patience::*field;
};
inline constexpr PatienceWord PatienceKeys[] = {
    {Key("start_up"), &Patience::startUp}, {Key("set_up"), &Patience::setUp},
    {Key("move"), &Patience::move},        {Key("scoring"), &Patience::scoring},
    {Key("quit"), &Patience::quit},
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
constexpr Key TimeMargin("time_margin");
constexpr Key MinimumMoveTime("minimum_move_time");
constexpr Key Watchdog("watchdog");
constexpr Key MoveLimit("move_limit");
constexpr Key Scorer("scorer");
constexpr Key Breakdown("breakdown");
constexpr Key Restarts("restarts");
constexpr Key RefusedMove("refused_move");
constexpr Key Players("players"); ///< of a matchup

// [openings] and [[openings.source]]
constexpr Key Order("order");
constexpr Key Reuse("reuse");
constexpr Key Sharing("sharing");
constexpr Key Duplicates("duplicates");
constexpr Key MostPlies("most_plies");
constexpr Key Source("source");
constexpr Key Sgf("sgf");
constexpr Key Lines("lines");
constexpr Key Samples("samples");
constexpr Key MovesFile("moves_file");
constexpr Key Moves("moves");
constexpr Key RandomPlies("random_plies");
constexpr Key Count("count");

// [sprt]
constexpr Key Elo0("elo0");
constexpr Key Elo1("elo1");
constexpr Key Alpha("alpha");
constexpr Key Beta("beta");
constexpr Key Model("model");

// [policies]
constexpr Key Halt("halt");
constexpr Key Replays("replays");
constexpr Key QuarantineAfter("quarantine_after");

} // namespace setting

inline constexpr SettingWord<CompetitionType> TypeWords[] = {
    {QLatin1String("playoff"), CompetitionType::Playoff},
    {QLatin1String("all-play-all"), CompetitionType::AllPlayAll},
    {QLatin1String("round-robin"), CompetitionType::RoundRobin},
    {QLatin1String("gauntlet"), CompetitionType::Gauntlet},
    {QLatin1String("knockout"), CompetitionType::Knockout},
    {QLatin1String("swiss"), CompetitionType::Swiss},
    {QLatin1String("sprt"), CompetitionType::SprtMatch},
};
inline constexpr SettingWord<HandicapStyle> StyleWords[] = {
    {QLatin1String("fixed"), HandicapStyle::Fixed},
    {QLatin1String("free"), HandicapStyle::Free},
};
inline constexpr SettingWord<MatchSetup::Breakdown> BreakdownWords[] = {
    {QLatin1String("void"), MatchSetup::Breakdown::Void},
    {QLatin1String("forfeit"), MatchSetup::Breakdown::Forfeit},
};
inline constexpr SettingWord<MatchSetup::RefusedMove> RefusedMoveWords[] = {
    {QLatin1String("refuser-forfeits"), MatchSetup::RefusedMove::RefuserForfeits},
    {QLatin1String("as-gomill"), MatchSetup::RefusedMove::MoverForfeitsIfAccused},
};
inline constexpr SettingWord<Policies::Halt> HaltWords[] = {
    {QLatin1String("as-gomill"), Policies::Halt::AsGomill},
    {QLatin1String("never"), Policies::Halt::Never},
};
inline constexpr SettingWord<SprtModel> ModelWords[] = {
    {QLatin1String("logistic"), SprtModel::Logistic},
    {QLatin1String("normalized"), SprtModel::Normalized},
    {QLatin1String("bayesian"), SprtModel::Bayesian},
};
inline constexpr SettingWord<OpeningPlan::Order> OrderWords[] = {
    {QLatin1String("sequential"), OpeningPlan::Order::Sequential},
    {QLatin1String("random"), OpeningPlan::Order::Random},
};
inline constexpr SettingWord<OpeningPlan::Reuse> ReuseWords[] = {
    {QLatin1String("cycle"), OpeningPlan::Reuse::Cycle},
    {QLatin1String("once"), OpeningPlan::Reuse::Once},
};
inline constexpr SettingWord<OpeningPlan::Sharing> SharingWords[] = {
    {QLatin1String("shared"), OpeningPlan::Sharing::Shared},
    {QLatin1String("different"), OpeningPlan::Sharing::Different},
};
inline constexpr SettingWord<OpeningPlan::Duplicates> DuplicatesWords[] = {
    {QLatin1String("drop"), OpeningPlan::Duplicates::Drop},
    {QLatin1String("keep"), OpeningPlan::Duplicates::Keep},
};
inline constexpr SettingWord<SgfOpenings::Lines> LinesWords[] = {
    {QLatin1String("main"), SgfOpenings::Lines::Main},
    {QLatin1String("leaves"), SgfOpenings::Lines::Leaves},
    {QLatin1String("sampled"), SgfOpenings::Lines::Sampled},
};

} // namespace shinpan
