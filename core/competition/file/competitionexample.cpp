#include "core/competition/file/competitionexample.h"

#include "core/competition/competition.h"
#include "core/competition/file/competitionfields.h"
#include "core/competition/file/tomllines.h"

namespace shinpan {

namespace {

// The text is in pieces, as some compilers take no longer literals.
constexpr char Beginning[] =
    R"toml(# A competition for shinpan-cli compete. Everything that can be set is here with what is usual;
# what stands behind "#" as a setting is not needed, or belongs to another type than this one.
# Results and records are kept beside this file, under its name. Relative paths start at this
# file's folder, and "~" is the home directory. Nothing in here is executed, and no shell is
# involved. Spelling mistakes are found: unknown settings are errors.

# ---- What it is ---------------------------------------------------------------------------------

name = "GNU Go levels"          # for people; usually this file's name
description = """
How much is a level of GNU Go worth?
"""

# Who meets whom:
)toml";

// Here stands typeLines(); and fieldLines() instead of a line that begins with "@".

constexpr char AfterTypes[] =
    R"toml(# Players are seeded in the order of this file, the best one first. Colours are swapped in every
# second game.
type = "all-play-all"
games = 20                      # of each matchup, of a pool in all; "unlimited" for playoff, all-play-all,
                                # gauntlet, sprt, tune and pool, whose usual it is; the others usually
                                # have 2
)toml";

// Here stands numberLines().

constexpr char AfterNumbers[] =
    R"toml(#alternating = true             # playoff: whether colours are swapped, for all matchups

# ---- How it runs --------------------------------------------------------------------------------

parallel = 1                    # games at once, 1 to 1023
keep_engines = false            # engines stay for the next game, which saves their start
#affinity = ["0-3", "4-7"]      # processors of the engines of each slot; usually any
check_players = true            # every player is tried before the first game of a run
record_games = true             # an SGF file for each game
log_gtp = false                 # a file of what engines were told and said for each game
seed = 1                        # of all that is random here

# ---- The games ----------------------------------------------------------------------------------

[game]
board_size = 9                  # 2 to 52, or columns and rows, "13x9"; usually 19
komi = 7.0                      # usually what the rules have; 0.5 with a handicap
rules = "chinese"               # also japanese, tromp-taylor, aga, … or "ko=simple,scoring=area,…"
handicap = 0                    # or 2 and more, without [openings]
handicap_style = "fixed"        # "free": Black places the stones
time = "none"                   # "10m" (for the game), "10m+5s" (Fischer), "10m+5x30s" (byo-yomi),
                                # "10m+25/5m" (Canadian), "10s/move"
#black_time = "10m"             # of one side, where they differ
#white_time = "5m"
time_margin = "100ms"           # what an engine may exceed its clock by, for pipes and machine
minimum_move_time = "0s"        # faster answers are held back, for watching
watchdog = "10m"                # the longest wait for a move; "0s" for none, as is usual where both
                                # sides have a clock
move_limit = 1000               # passes count; 0: none
scorer = "default"              # who is asked for the score until one decides: "default" is
                                # "score,dead,referee,playout"; also "alive", "gomill-players",
                                # "gomill-internal" (":no", ":short" or ":full" compensation)
@MatchSetup

# ---- What to do about void games ----------------------------------------------------------------

[policies]
halt = "as-gomill"              # the run stops when a matchup's first game is void, or two in a row;
                                # or "never"
#replays = 3                    # so often a void game is played again; usually always
@Policies

# ---- Where the games are played ------------------------------------------------------------------

# On other machines the same games are played as here, `parallel` at once in each task, whose cores are
# those of the player that takes the most, times `parallel`; `affinity` is the scheduler's business.
[machines]
on = "here"                     # or "slurm", "ssh"; `compete run --on` says otherwise for a run
workers = 8                     # tasks that are out at once
block = 0                       # games of a task; 0: as many as take some ten minutes
#program = "shinpan-cli"        # how it is called there; usually as here (slurm), or by its name (ssh)
#partition = "long"             # of slurm, and what else sbatch shall be told
#options = ["--account=go", "--time=2:00:00"]
#hosts = "hosts"                # of ssh: a file with a host a line, "4/anna@north" for four tasks
speed = 0                       # of the machine that times are meant for, as `compete work --speed` says:
                                # slower ones give more, quicker ones less; 0: all give the same
@MachineSettings

# ---- Where games begin --------------------------------------------------------------------------

# Both games of a pair with swapped colours have the same opening.
[openings]
@OpeningPlan

[[openings.source]]             # as many as you like; each is one of these five
random_plies = 2                # random moves,
count = 50                      # so many different openings of them
#[[openings.source]]
#sgf = "openings/"              # an SGF file or a folder of them
#lines = "main"                 # "leaves": all variations; "sampled": some ways down each tree,
#samples = 10                   # so many
#[[openings.source]]
#moves_file = "openings.txt"    # GTP moves, an opening on each line
#[[openings.source]]
#moves = ["E5 C3", "E5 G3"]     # the same in here
#[[openings.source]]
#index = "games.index"          # an index of games (`sgf index`): the positions that both colours
#plies = 10                     # won so often, after so many moves; the run keeps those that are
#wins = 40                      # there when it begins, in a file beside its record
)toml";

constexpr char Rest[] = R"toml(
# ---- Who plays ----------------------------------------------------------------------------------

[player_defaults]               # what is usual for the players of this file
command = "gnugo --mode gtp --chinese-rules --capture-all-dead"

[[player]]
id = "gnugo-1"                  # letters, digits and -!$%&*+.:;<=>?^_~
arguments = "--level 1"         # added to the command

[[player]]
id = "gnugo-5"
arguments = "--level 5"

[[player]]
id = "gnugo-5-again"
like = "gnugo-5"                # all that it does not say is as with this earlier player
command = ["gnugo", "--mode", "gtp", "--chinese-rules", "--capture-all-dead"] # or as words;
                                # or "tcp://host:port" of an engine that listens
cwd = "."                       # where it runs; usually this file's folder
environ = { OMP_NUM_THREADS = "1" } # added to our environment
startup_gtp_commands = ["time_settings 0 1 0", ["komi", "7"]] # sent at its start, as texts or words
gtp_aliases = {}                # { genmove = "kgs-genmove_cleanup" }: a command by another name
rules_arguments = { area = "--chinese-rules", territory = "--japanese-rules" } # added to the
                                # command by how a game's rules count
discard_stderr = false          # its error output is not kept
is_reliable_scorer = true       # its word on the score counts
allow_claim = false             # it may claim a win (gomill-genmove_ex)
thoughts = "automatic"          # it says what it thinks of its moves, "always", "never", as long as
                                # they take a second or more ("slow-moves"), or where that is
                                # known to be safe ("automatic")
analyses_told_as = "sideToMove" # whose chances it tells then; or "black", "white"
pondering = "allowed"           # what it may do while its opponent thinks; "forbidden": its
                                # processor time is measured then; "frozen": it is stopped then
sgf_player_name_from_gtp = true # records name it as it names itself; false: by its id
verify_board = false            # its board is compared with ours whenever it was set up
sandbox = false                 # it runs in a box that bwrap makes: it reads the system, its own
                                # folder and files named on its command line, writes in its cwd,
                                # and has no network; not started where there can be no box
cores = 1                       # what it takes of a machine, for [machines]: processor cores,
#memory = "2G"                  # memory, and
#gpus = 1                       # GPUs
patience = { start_up = "10m", set_up = "1m", move = "0s", scoring = "3m", quit = "2s" } # how long
                                # it may take: to its first answer, for commands, for moves beside
                                # the clock, for the score, and to leave; "0s": no limit

#[referee]                      # a third engine, where a scorer asks for a referee; as a player
#command = "gnugo --mode gtp"

# ---- For some types -----------------------------------------------------------------------------

#[stop]                         # playoff, all-play-all, gauntlet, sprt and pool: no more games begin when
#precision = 20.0               # every player's rating is known to so many Elo each way (95 %), or
#hours = 8.0                    # after so much thinking in all games together

#[sprt]                         # type = "sprt"; and "pool", where each pair that is decided is left
                                # alone, and which is over when all are
#elo0 = 0                       # hypotheses: the first player is so much better
#elo1 = 10
#alpha = 0.05                   # how often each may be accepted wrongly
#beta = 0.05
#model = "logistic"             # or "normalized"; or "bayesian", which adds half a game to each
                                # outcome, as cutechess does

#[tune]                         # type = "tune": what parameters make the first player strongest
                                # against the others? Its command has their names in braces,
                                # "engine --playouts 100 --exploration {exploration}"; so may its
                                # start-up commands, "kata-set-param cpuct {cpuct}", and environ. If
                                # it is the only player it meets itself with its own values
#method = "gaussian-process"    # few games; or "monte-carlo" and "cross-entropy" as Gomill has
                                # them, or "spsa" as fishtest has it, always against itself
#levels = [-200, -100, 0]       # "calibration", which looks for the values of one parameter that make
                                # the first player so many Elo stronger than the other one, see
                                # shinpan-cli compete calibrate; precision is of each level
#candidate_colour = "black"      # in all games; else Black and White in turn
#hours = 8.0                    # ends after so much thinking in all games together,
#precision = 15.0               # or when the best point's strength is known to so many Elo each way
#games_per_candidate = 8        # gaussian-process: at least
#exploration = 4.0              # and how far it hopes above what it expects, standard deviations
#exploration_coefficient = 0.45 # monte-carlo
#initial_visits = 10
#initial_wins = 5
#max_depth = 1                  # cells within cells
#virtual_loss = true            # running games count as lost meanwhile; Gomill: false
#number_of_generations = 10     # cross-entropy
#samples_per_generation = 50
#batch_size = 10                # games of a sample
#elite_proportion = 0.1
#step_size = 0.8
#wait_for_generation = false    # Gomill: true, then slots wait for a generation's last games
#A = 0.1                        # spsa: as a share of all pairs of games,
#alpha = 0.602                  # how fast the learning rate falls,
#gamma = 0.101                  # and the step
#pairs_per_update = 1

#[[parameter]]                  # as many as you like
#name = "exploration"
#low = 0.05
#high = 3.0
#scale = "log"                  # or "linear", "integer", "choice"
#integer = false                # "linear" and "log": rounded to whole numbers
#choices = ["fast", "slow"]     # "choice", instead of low and high
#default = 0.4                  # the engine's own value; usually the middle
#split = 8                      # monte-carlo: into so many cells
#initial_variance = 0.04        # cross-entropy, of positions from 0 (low) to 1 (high)
#unbounded = false              # values beyond low and high are possible (Gomill)
#c_end = 0.1                    # spsa: the last step, as a share of the range,
#r_end = 0.002                  # and the learning rate

#[certificate]                  # when the tune is over: what was found against the engine's own
                                # values, by a sequential test as in [sprt], with elo0, elo1 and so on
#games = 4000                   # at most
                                # Its openings are the tune's, drawn anew, or those of a table
                                # [certificate.openings]

#[[matchup]]                    # type = "playoff"
#players = ["gnugo-1", "gnugo-5"] # the first has Black in the first game
#id = "0"                       # in the names of its games; usually its place in the list, from 0
#name = ""                      # for people; usually the players'
#games = 10                     # usually as above
#alternating = true             # false: the first player always has Black
#komi = 0.5                     # and every other setting of [game], where it differs
)toml";

[[nodiscard]] QString typeLines()
{
    QString lines;
    for (const CompetitionType type : competitionTypes()) {
        const CompetitionKind &kind = kindOf(type);
        lines += QStringLiteral("#   ") + QString(kind.word).leftJustified(14) + kind.about + u'\n';
    }
    return lines;
}

[[nodiscard]] QString numberLines()
{
    QString lines;
    for (const CompetitionType type : competitionTypes()) {
        for (const OwnNumber &own : kindOf(type).numbers) {
            const QString usual =
                QStringLiteral("#%1 = %2").arg(own.key).arg(Competition().*own.field);
            lines += usual.leftJustified(32) + QStringLiteral("# ") + kindOf(type).word + u'\n';
        }
    }
    return lines;
}

/// The fields() of a value that have an explanation, with what is usual.
template <typename T>
[[nodiscard]] QString fieldLines()
{
    constexpr int Width = 32; // the explanations begin behind so many characters
    QString lines;
    fields(T(), [&](const Setting &setting, auto T::*member, const auto &...limits) {
        if (setting.about == nullptr) {
            return;
        }
        TomlLines line;
        line.putField(setting.key, T().*member, limits...);
        const QString usual = line.text().chopped(1).leftJustified(Width - 1) + u' ';
        const QString next = u'\n' + QString(Width, u' ') + QLatin1String("# ");
        lines += usual + QLatin1String("# ") + QString::fromUtf8(setting.about).replace(u'\n', next)
               + u'\n';
    });
    return lines;
}

} // namespace

QString competitionExample()
{
    QString text = QString::fromUtf8(Beginning) + typeLines() + QString::fromUtf8(AfterTypes)
                 + numberLines() + QString::fromUtf8(AfterNumbers) + QString::fromUtf8(Rest);
    return text.replace(QLatin1String("@MatchSetup\n"), fieldLines<MatchSetup>())
        .replace(QLatin1String("@Policies\n"), fieldLines<Policies>())
        .replace(QLatin1String("@MachineSettings\n"), fieldLines<MachineSettings>())
        .replace(QLatin1String("@OpeningPlan\n"), fieldLines<OpeningPlan>());
}

} // namespace shinpan
