#pragma once

#include "core/board/color.h"
#include "core/gtpserver/thinking.h"

#include <string>

/// What an engine thinks, in the words of those who invented how to tell it. Pure.
namespace shinpan::reportlines {

/// How a line of analysis is written.
struct Style
{
    enum class Dialect {
        LeelaZero, ///< lz-analyze: rates are whole numbers to 10000
        KataGo,    ///< kata-analyze: rates are 0 to 1
        Plain,     ///< analyze: the same, always with a decimal point
    };

    Dialect dialect = Dialect::KataGo;
    int mostMoves = 400;
    bool tellsRoot = false;
    bool tellsOwnership = false;
    bool tellsMovesOwnership = false;
};

/// "info move D4 visits 12 winrate … pv D4 E5 info move …", and what KataGo tells behind it.
[[nodiscard]] std::string analysisLine(const EngineReport &report,
                                       BoardSize size,
                                       const Style &style);

/// The JSON of cgos-genmove_analyze, on one line; `remark` is a comment for people.
[[nodiscard]] std::string cgosJson(const EngineReport &report,
                                   BoardSize size,
                                   const std::string &remark);

/// "D4 53.2 C3 51.7": the best moves with their chances to win in percent.
[[nodiscard]] std::string topMoves(const EngineReport &report);

/// GoGui's live graphics: the principal variation, chances beside the candidates, ownership.
/// `color` is to move.
[[nodiscard]] std::string graphics(const EngineReport &report, BoardSize size, Color color);

} // namespace shinpan::reportlines
