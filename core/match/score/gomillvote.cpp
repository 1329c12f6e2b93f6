#include "core/match/score/gomillvote.h"

namespace shinpan {

std::optional<Score> GomillVote::score() const
{
    if (!margin) {
        return std::nullopt;
    }
    return Score{winner == Color::White ? -*margin : *margin};
}

std::optional<GomillVote> gomillVote(const QString &finalScore)
{
    const QString text = finalScore.toUpper();
    if (text == QLatin1String("0")) {
        return GomillVote{std::nullopt, 0.0};
    }
    if (!text.startsWith(QLatin1String("B+")) && !text.startsWith(QLatin1String("W+"))) {
        return std::nullopt;
    }
    GomillVote vote{text.startsWith(u'B') ? Color::Black : Color::White, std::nullopt};
    bool isNumber = false;
    const double margin = QStringView(text).sliced(2).toDouble(&isNumber);
    if (isNumber && margin > 0 && margin <= MaxMargin) {
        vote.margin = margin;
    }
    return vote;
}

} // namespace shinpan
