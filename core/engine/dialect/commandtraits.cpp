#include "core/engine/dialect/commandtraits.h"

#include <algorithm>

namespace shinpan {

namespace {

using enum CommandEffect;

constexpr char Gtp2[] = "GTP 2, draft of October 2002, §6.3";
constexpr char Gtp1[] = "GTP 1, as GNU Go 3.8 has it: doc/gtp-commands.texi";
constexpr char GnuGo[] = "GNU Go 3.8: doc/gtp-commands.texi";
constexpr char KataGo[] = "KataGo: docs/GTP_Extensions.md";
constexpr char LeelaZero[] = "Leela Zero 0.17: src/GTP.cpp";
constexpr char Pachi[] = "Pachi 12: gtp.c";
constexpr char Fuego[] = "Fuego 1.1: go/GoGtpEngine.cpp";
constexpr char GoGui[] = "GoGui 1.5: the chapter on GTP extensions of its manual";
constexpr char Gomill[] = "Gomill 0.8: docs/gtp_extensions.rst";
constexpr char Kgs[] = "kgsGtp 3.5: its manual";
constexpr char Cgos[] = "CGOS: the client's protocol e1";
constexpr char Sabaki[] = "Sabaki: docs/guides/engine-analysis-integration.md";
constexpr char Ours[] = "Shinpan: core/gtpserver";

[[nodiscard]] constexpr CommandTraits ofColor(QByteArrayView name,
                                              CommandEffect effect,
                                              Color color)
{
    return {.name = name, .effect = effect, .source = Gtp1, .color = color};
}

/// A move whose search the engine reports line by line.
[[nodiscard]] constexpr CommandTraits generatingAloud(QByteArrayView name, const char *source)
{
    return {.name = name, .effect = Generates, .source = source, .isStreamed = true};
}

[[nodiscard]] constexpr CommandTraits analysis(QByteArrayView name, const char *source)
{
    return {.name = name,
            .effect = None,
            .source = source,
            .end = CommandEnd::NextLine,
            .isStreamed = true};
}

[[nodiscard]] constexpr CommandTraits cancellable(QByteArrayView name, bool isStreamed)
{
    return {.name = name,
            .effect = None,
            .source = KataGo,
            .end = CommandEnd::ByItselfOrNextLine,
            .isStreamed = isStreamed};
}

[[nodiscard]] constexpr CommandTraits filing(QByteArrayView name,
                                             CommandEffect effect,
                                             const char *source,
                                             CommandFile file = CommandFile::Named)
{
    return {.name = name, .effect = effect, .source = source, .file = file};
}

constexpr CommandTraits Commands[] = {
    // Some of these an engine of its own dialect does otherwise: `loadsgf` takes komi and rules
    // from the file, from the command line or leaves them (GNU Go, Leela Zero, KataGo).
    {"protocol_version", None, Gtp2},
    {"name", None, Gtp2},
    {"version", None, Gtp2},
    {"known_command", None, Gtp2},
    {"list_commands", None, Gtp2},
    {"quit", Alters, Gtp2},
    {"boardsize", Tells, Gtp2},
    {"clear_board", Tells, Gtp2},
    {"komi", Tells, Gtp2},
    {"fixed_handicap", Tells, Gtp2},
    {"place_free_handicap", Tells, Gtp2},
    {"set_free_handicap", Tells, Gtp2},
    {"play", Tells, Gtp2},
    {"genmove", Generates, Gtp2},
    {"undo", Tells, Gtp2},
    {"time_settings", None, Gtp2},
    {"time_left", None, Gtp2},
    {"final_score", None, Gtp2},
    {"final_status_list", None, Gtp2},
    filing("loadsgf", Alters, Gtp2),
    {"reg_genmove", None, Gtp2},
    {"showboard", None, Gtp2},

    {"help", None, Gtp1},
    ofColor("black", Tells, Color::Black),
    ofColor("white", Tells, Color::White),
    ofColor("genmove_black", Generates, Color::Black),
    ofColor("genmove_white", Generates, Color::White),

    {"all_legal", None, GnuGo},
    {"captures", None, GnuGo},
    {"clear_cache", None, GnuGo},
    {"cputime", None, GnuGo},
    {"echo", None, GnuGo},
    {"echo_err", None, GnuGo},
    {"estimate_score", None, GnuGo},
    {"final_status", None, GnuGo},
    {"get_handicap", None, GnuGo},
    {"get_komi", None, GnuGo},
    {"get_random_seed", None, GnuGo},
    {"gg-undo", Tells, GnuGo},
    {"gg_genmove", None, GnuGo},
    {"is_legal", None, GnuGo},
    {"last_move", None, GnuGo},
    {"level", None, GnuGo},
    {"list_stones", None, GnuGo},
    {"move_history", None, GnuGo},
    {"orientation", Alters, GnuGo}, // empties the board
    {"popgo", Alters, GnuGo},
    filing("printsgf", None, GnuGo, CommandFile::NamedUnlessDash),
    {"query_boardsize", None, GnuGo},
    {"restricted_genmove", None, GnuGo},
    {"set_random_seed", None, GnuGo},
    {"top_moves", None, GnuGo},
    {"top_moves_black", None, GnuGo},
    {"top_moves_white", None, GnuGo},
    {"tryko", Alters, GnuGo},
    {"trymove", Alters, GnuGo},

    {"genmove_debug", Generates, KataGo}, // as genmove, and more on standard error
    {"rectangular_boardsize", Tells, KataGo},
    {"set_position", Tells, KataGo},
    {"kata-set-rule", Alters, KataGo},
    {"kata-set-rules", Tells, KataGo},
    generatingAloud("kata-genmove_analyze", KataGo),
    analysis("kata-analyze", KataGo),
    cancellable("kata-search_cancellable", false),
    cancellable("kata-search_analyze_cancellable", true),
    {.name = "kata-search_analyze", .effect = None, .source = KataGo, .isStreamed = true},
    {"kata-search", None, KataGo},
    {"kata-search_debug", None, KataGo},
    {"kata-benchmark", None, KataGo},
    {"kata-get-models", None, KataGo},
    {"kata-get-param", None, KataGo},
    {"kata-get-params", None, KataGo},
    {"kata-get-rules", None, KataGo},
    {"kata-list-params", None, KataGo},
    {"kata-list_time_settings", None, KataGo},
    {"kata-raw-human-nn", None, KataGo},
    {"kata-raw-nn", None, KataGo},
    {"kata-set-param", None, KataGo},
    {"kata-set-params", None, KataGo},
    {"kata-time_settings", None, KataGo},
    {"stop", None, KataGo},

    {"auto", Alters, LeelaZero}, // plays both sides to the end
    {"go", Alters, LeelaZero},   // plays a move, which it names on standard error
    {"heatmap", None, LeelaZero},
    {"lz-memory_report", None, LeelaZero},
    {"lz-setoption", None, LeelaZero},
    analysis("lz-analyze", LeelaZero),
    generatingAloud("lz-genmove_analyze", LeelaZero),

    {"predict", Alters, Pachi}, // plays the move that it is told
    {"pachi-predict", Alters, Pachi},

    {"go_param_rules", Alters, Fuego},
    {"go_rules", Alters, Fuego},
    filing("sg_exec", Alters, Fuego), // commands from a file

    {"gogui-analyze_commands", None, GoGui},
    {"gogui-interrupt", None, GoGui},
    {"gogui-livegfx", None, GoGui},
    {"gogui-play_sequence", Tells, GoGui},
    {"play_sequence", Alters, GoGui}, // its older name
    {"gogui-setup", Tells, GoGui},
    {"gogui-setup_player", Tells, GoGui},
    {"gogui-sigint", None, GoGui},
    {"gogui-title", None, GoGui},
    {"gogui-version", None, GoGui},

    {"gomill-cpu_time", None, Gomill},
    {"gomill-describe_engine", None, Gomill},
    {"gomill-explain_last_move", None, Gomill},
    {"gomill-genmove_ex", Generates, Gomill},
    filing("gomill-passthrough", Alters, Gomill), // any command
    filing("gomill-savesgf", None, Gomill),

    {"kgs-chat", None, Kgs},
    {"kgs-game_over", None, Kgs},
    {"kgs-genmove_cleanup", Generates, Kgs},
    {"kgs-rules", Tells, Kgs},
    {"kgs-time_settings", None, Kgs},

    generatingAloud("cgos-genmove_analyze", Cgos),
    {"cgos-gameover", None, Cgos},
    {"cgos-opponent_name", None, Cgos},
    {"cgos-opponent_rating", None, Cgos},

    analysis("analyze", Sabaki),
    generatingAloud("genmove_analyze", Sabaki),

    {"shinpan-ownership", None, Ours},
    {"shinpan-param", None, Ours},
};

} // namespace

CommandTraits traitsOf(QByteArrayView name)
{
    const auto *const found = std::ranges::find(Commands, name, &CommandTraits::name);
    return found == std::end(Commands) ? CommandTraits{.name = name} : *found;
}

std::span<const CommandTraits> knownCommands()
{
    return Commands;
}

} // namespace shinpan
