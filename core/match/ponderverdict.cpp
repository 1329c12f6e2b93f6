#include "core/match/ponderverdict.h"

#include "core/match/score/verdictwords.h"

namespace shinpan {

namespace {

[[nodiscard]] QString seconds(double value)
{
    return QString::number(value, 'f', 1);
}

[[nodiscard]] Message evidenceOf(const IdleUse &use)
{
    const double waited = std::chrono::duration<double>(use.waited).count();
    return Message::of(
        QT_TRANSLATE_NOOP("Messages", "pondered, which is forbidden: it used %1 s of processor "
                                      "time in %2 s that it waited, %3 % of a processor"),
        seconds(use.processor), seconds(waited), qRound(100 * use.processor / waited));
}

} // namespace

PonderVerdict judgePondering(const ByColor<Pondering> &policies,
                             const ByColor<std::optional<IdleUse>> &uses,
                             bool isForfeit)
{
    PonderVerdict verdict;
    for (const Color color : BothColors) {
        if (policies[color] != Pondering::Allowed && uses[color] && hasPondered(*uses[color])) {
            verdict.notes.push_back(deedOf(color, evidenceOf(*uses[color])));
            verdict.result = lost(color, GameEnd::Forfeit, verdict.notes.back());
        }
    }
    if (!isForfeit || verdict.notes.size() == std::size(BothColors)) {
        verdict.result.reset();
    }
    return verdict;
}

} // namespace shinpan
