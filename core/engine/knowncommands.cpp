#include "core/engine/knowncommands.h"

#include <QSet>

namespace shinpan {

bool leavesBoardAlone(QByteArrayView name)
{
    static const QSet<QByteArray> harmless{"protocol_version",
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
    return harmless.contains(name.toByteArray());
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
