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

[[nodiscard]] QString lineOf(const Candidate &candidate)
{
    QStringList moves;
    for (const std::optional<Point> &move : candidate.line) {
        moves.append(vertexText(move));
    }
    return moves.isEmpty() ? vertexText(candidate.move) : moves.join(u' ');
}

[[nodiscard]] MoveThought thoughtOf(const Analysis &seen, const Move &made)
{
    const auto found = std::ranges::find(seen.candidates, made.point, &Candidate::move);
    if (found != seen.candidates.end()) {
        return {.chances = found->winrate,
                .lead = found->scoreLead,
                .visits = found->visits,
                .line = lineOf(*found)};
    }
    return {.chances = seen.winrate,
            .lead = seen.scoreLead,
            .visits = seen.visits,
            .line = seen.candidates.empty() ? QString() : lineOf(seen.candidates.front())};
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
    const AnalysisDialect dialect =
        command.startsWith("kata-") ? AnalysisDialect::KataGo : AnalysisDialect::LeelaZero;
    const Result<Analysis> analysis = parseAnalysis(line, {dialect, size, made.color, toldAs});
    return analysis ? ReportedThought{kept(thoughtOf(viewedBy(made.color, *analysis), made)),
                                      analysis->visits}
                    : ReportedThought();
}

} // namespace shinpan
