#include "core/analysis/rawnetwork.h"

#include <QHash>
#include <QString>

#include <algorithm>
#include <cmath>
#include <limits>

namespace shinpan {

namespace {

using NumbersByWord = QHash<QString, std::vector<float>>;

/// Numbers by the word in front of them. "NAN" is a number: a move that cannot be played.
[[nodiscard]] NumbersByWord valuesOf(QStringView answer)
{
    NumbersByWord values;
    std::vector<float> *current = nullptr;
    const QString text = answer.toString().simplified();
    for (const QStringView word : QStringView(text).split(u' ', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        float number = word.toFloat(&isNumber);
        if (word.compare(u"nan", Qt::CaseInsensitive) == 0) {
            isNumber = true;
            number = std::numeric_limits<float>::quiet_NaN();
        }
        if (!isNumber) {
            current = &values[word.toString()];
        } else if (current != nullptr) {
            current->push_back(number);
        }
    }
    return values;
}

[[nodiscard]] std::optional<float> valueOf(const NumbersByWord &values, const QString &key)
{
    const auto found = values.find(key);
    const bool isOne = found != values.end() && found->size() == 1 && std::isfinite(found->front());
    return isOne ? std::optional(found->front()) : std::nullopt;
}

/// The value of each point in the order of ownershipAt(), or nothing.
[[nodiscard]] std::vector<float> mapOfPoints(const NumbersByWord &values,
                                             const QString &key,
                                             int points)
{
    const std::vector<float> map = values.value(key);
    return map.size() == static_cast<std::size_t>(points) ? map : std::vector<float>();
}

} // namespace

std::optional<Analysis> parseRawNetwork(QStringView answer, BoardSize size, Color toMove)
{
    const NumbersByWord values = valuesOf(answer);
    const std::optional<float> whiteWin = valueOf(values, QStringLiteral("whiteWin"));
    const std::vector<float> policy =
        mapOfPoints(values, QStringLiteral("policy"), size.pointCount());
    if (!whiteWin || *whiteWin < 0 || *whiteWin > 1 || policy.empty()) {
        return std::nullopt;
    }
    Analysis analysis{.size = size, .toMove = toMove, .winrate = 1 - *whiteWin};
    if (const std::optional<float> lead = valueOf(values, QStringLiteral("whiteLead"))) {
        analysis.scoreLead = -*lead;
    }
    analysis.ownership = mapOfPoints(values, QStringLiteral("whiteOwnership"), size.pointCount());
    for (float &owned : analysis.ownership) {
        owned = std::isfinite(owned) ? std::clamp(-owned, -1.0F, 1.0F) : 0;
    }
    const auto add = [&](std::optional<Point> move, float prior) {
        if (prior > 0 && prior <= 1) {
            analysis.candidates.push_back(
                {.move = move, .winrate = analysis.winrate, .prior = prior});
        }
    };
    for (int i = 0; i < size.pointCount(); ++i) {
        const Point point = size.pointAt(i);
        add(point, ownershipAt(policy, size, point));
    }
    add(std::nullopt, valueOf(values, QStringLiteral("policyPass")).value_or(0));
    std::ranges::stable_sort(analysis.candidates, std::ranges::greater(), &Candidate::prior);
    for (std::size_t i = 0; i < analysis.candidates.size(); ++i) {
        analysis.candidates[i].order = static_cast<int>(i);
    }
    return analysis;
}

} // namespace shinpan
