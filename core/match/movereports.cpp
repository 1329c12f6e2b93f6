#include "core/match/movereports.h"

#include "core/engine/engine.h"

namespace shinpan {

namespace {

/// What an engine can tell of its moves.
struct Told
{
    bool chances = false;
    bool lead = false;
};

/// Leela Zero's analysis and its remarks have no points, and those of others that write like it
/// need not have any. A claim that an engine may make goes before all analysis.
[[nodiscard]] Told toldBy(const Engine &engine)
{
    const bool analyses = !(engine.profile().allowsClaims && engine.knows("gomill-genmove_ex"));
    const bool tellsAll =
        analyses && (engine.knows("kata-genmove_analyze") || engine.knows("cgos-genmove_analyze"));
    const bool tellsChances =
        analyses && (engine.lists("lz-genmove_analyze") || engine.lists("genmove_analyze"));
    const bool remarks = engine.knows("gomill-explain_last_move");
    return {tellsAll || tellsChances || remarks, tellsAll || (remarks && !tellsChances)};
}

} // namespace

Message lackOfReports(const Engine &engine, const AdjudicationRule &rule)
{
    const Told told = toldBy(engine);
    const bool isEnough = (rule.chance > 0 && told.chances) || (rule.lead > 0 && told.lead);
    if (!rule.readsReports() || isEnough) {
        return {};
    }
    return rule.chance > 0
             ? Message::of(QT_TRANSLATE_NOOP(
                 "Messages",
                 "cannot tell its chances with its moves, which the rule of adjudication "
                 "reads: it knows none of kata-genmove_analyze, lz-genmove_analyze, "
                 "genmove_analyze, cgos-genmove_analyze and gomill-explain_last_move"))
             : Message::of(QT_TRANSLATE_NOOP(
                 "Messages", "cannot tell its lead with its moves, which the rule of adjudication "
                             "reads: it knows neither kata-genmove_analyze nor "
                             "cgos-genmove_analyze"));
}

} // namespace shinpan
