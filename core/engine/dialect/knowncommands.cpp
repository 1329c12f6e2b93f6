#include "core/engine/dialect/knowncommands.h"

#include <QSet>

namespace shinpan {

CommandEffect effectOf(QByteArrayView name)
{
    static const QSet<QByteArray> questions{"protocol_version",
                                            "name",
                                            "version",
                                            "known_command",
                                            "list_commands",
                                            "help",
                                            "showboard",
                                            "final_score",
                                            "final_status_list",
                                            "final_status",
                                            "estimate_score",
                                            "list_stones",
                                            "is_legal",
                                            "all_legal",
                                            "captures",
                                            "last_move",
                                            "move_history",
                                            "get_komi",
                                            "get_handicap",
                                            "query_boardsize",
                                            "cputime",
                                            "time_left",
                                            "time_settings",
                                            "gomill-cpu_time",
                                            "gomill-describe_engine",
                                            "gomill-explain_last_move",
                                            "reg_genmove",
                                            "top_moves",
                                            "top_moves_black",
                                            "top_moves_white",
                                            "gogui-analyze_commands",
                                            "kata-get-rules",
                                            "kata-get-param",
                                            "lz-analyze",
                                            "kata-analyze",
                                            "analyze",
                                            "echo",
                                            "echo_err",
                                            "printsgf",
                                            "heatmap"};
    static const QSet<QByteArray> changes{"boardsize",
                                          "clear_board",
                                          "komi",
                                          "play",
                                          "black",
                                          "white",
                                          "genmove",
                                          "genmove_black",
                                          "genmove_white",
                                          "undo",
                                          "gg-undo",
                                          "fixed_handicap",
                                          "place_free_handicap",
                                          "set_free_handicap",
                                          "loadsgf",
                                          "set_position",
                                          "gogui-play_sequence",
                                          "gogui-setup",
                                          "gogui-setup_player",
                                          "gomill-genmove_ex",
                                          "genmove_analyze",
                                          "lz-genmove_analyze",
                                          "kata-genmove_analyze",
                                          "kgs-genmove_cleanup",
                                          "kgs-rules",
                                          "kata-set-rule",
                                          "kata-set-rules",
                                          "quit"};
    const QByteArray word = name.toByteArray();
    if (questions.contains(word)) {
        return CommandEffect::None;
    }
    return changes.contains(word) ? CommandEffect::Change : CommandEffect::Unknown;
}

const std::vector<QByteArray> &optionalCommands()
{
    static const std::vector<QByteArray> names{"undo",
                                               "gg-undo",
                                               "gogui-play_sequence",
                                               "gogui-setup",
                                               "set_position",
                                               "list_stones",
                                               "showboard",
                                               "fixed_handicap",
                                               "set_free_handicap",
                                               "place_free_handicap",
                                               "time_settings",
                                               "time_left",
                                               "kgs-time_settings",
                                               "kata-time_settings",
                                               "kgs-rules",
                                               "kata-set-rules",
                                               "final_score",
                                               "final_status_list",
                                               "gomill-genmove_ex",
                                               "gomill-explain_last_move",
                                               "gomill-describe_engine",
                                               "gomill-cpu_time"};
    return names;
}

} // namespace shinpan
