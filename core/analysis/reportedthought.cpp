#include "core/analysis/reportedthought.h"

#include "core/analysis/analysisparser.h"
#include "core/record/tree/sgfproperties.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] std::optional<double> numberIn(const QJsonObject &object, QLatin1String key)
{
    const QJsonValue value = object.value(key);
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

[[nodiscard]] MoveThought thoughtIn(const QJsonObject &object)
{
    MoveThought thought{.chances = numberIn(object, QLatin1String("winrate")),
                        .lead = numberIn(object, QLatin1String("score"))};
    if (const auto visits = numberIn(object, QLatin1String("visits"));
        visits && *visits >= 0 && *visits < 1e15) {
        thought.visits = static_cast<qint64>(*visits);
    }
    return thought;
}

[[nodiscard]] QString lineIn(const QJsonObject &candidate)
{
    const QString line = candidate.value(QLatin1String("pv")).toString();
    return line.isEmpty() ? candidate.value(QLatin1String("move")).toString() : line;
}

/// CGOS has its values told by the side to move.
[[nodiscard]] MoveThought thoughtOfJson(const QJsonObject &told, const QString &vertex)
{
    const QJsonArray candidates = told.value(QLatin1String("moves")).toArray();
    for (const QJsonValue &value : candidates) {
        const QJsonObject candidate = value.toObject();
        const QString move = candidate.value(QLatin1String("move")).toString();
        MoveThought thought = thoughtIn(candidate);
        if (move.compare(vertex, Qt::CaseInsensitive) == 0 && !thought.isEmpty()) {
            thought.line = lineIn(candidate);
            return thought;
        }
    }
    MoveThought thought = thoughtIn(told);
    thought.line = lineIn(candidates.first().toObject());
    return thought;
}

/// What an Analysis or a Candidate, which see all as Black does, say of the mover's chances.
template <typename Seen>
[[nodiscard]] MoveThought numbersOf(const Seen &seen, Color mover)
{
    MoveThought thought{.chances = winrateFor(mover, seen.winrate), .visits = seen.visits};
    if (seen.scoreLead) {
        thought.lead = balanceFor(mover, *seen.scoreLead);
    }
    return kept(thought);
}

[[nodiscard]] MoveThought thoughtOf(const Analysis &seen, const Move &made)
{
    const std::vector<Candidate> &all = seen.candidates;
    const auto found = std::ranges::find(all, made.point, &Candidate::move);
    MoveThought thought =
        found != all.end() ? numbersOf(*found, made.color) : numbersOf(seen, made.color);
    if (const auto told = found != all.end() ? found : all.begin(); told != all.end()) {
        thought.line = told->line.empty() ? vertexText(told->move) : lineText(told->line);
    }
    return thought;
}

} // namespace

ReportedThought reportedThought(const QByteArray &command,
                                const QByteArray &line,
                                const Move &made,
                                BoardSize size,
                                Perspective toldAs)
{
    if (line.isEmpty()) {
        return {};
    }
    if (command.startsWith("cgos-")) {
        const QJsonObject told = QJsonDocument::fromJson(line).object();
        return {kept(thoughtOfJson(told, vertexText(made.point))),
                thoughtIn(told).visits.value_or(0)};
    }
    const Result<Analysis> analysis =
        parseAnalysis(line, {dialectOf(command), size, made.color, toldAs});
    return analysis ? ReportedThought{thoughtOf(*analysis, made), analysis->visits}
                    : ReportedThought();
}

} // namespace shinpan
