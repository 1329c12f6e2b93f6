#include "ui/words/ranktext.h"

#include "core/statistics/rankscale.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace shinpan::text {

namespace {

/// The context of these texts in a translation.
struct RankText
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::RankText)
};

} // namespace

QString rank(double rank)
{
    const int whole = static_cast<int>(std::lround(std::clamp(rank, WeakestRank, StrongestRank)));
    return whole > 0 ? RankText::tr("%1 dan").arg(whole) : RankText::tr("%1 kyu").arg(1 - whole);
}

QString rank(const EngineRank &engine)
{
    const QString words = rank(engine.rank.value);
    return engine.isGuess() ? RankText::tr("about %1").arg(words) : words;
}

QString rankSentence(const EngineRank &engine, int size)
{
    if (engine.games == 0) {
        return RankText::tr("About %1 on %2×%2: an estimate, not measured.")
            .arg(rank(engine.rank.value), QString::number(size));
    }
    const QString measured =
        RankText::tr("%1 on %2×%2: by %n game(s), with 95 % between %3 and %4.", nullptr,
                     engine.games)
            .arg(rank(engine.rank.value), QString::number(size), rank(engine.rank.low),
                 rank(engine.rank.high));
    return engine.isAnchored ? measured
                             : measured + u' ' + RankText::tr("Ranks on this size are estimates.");
}

} // namespace shinpan::text
