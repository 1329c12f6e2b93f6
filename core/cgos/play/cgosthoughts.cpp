#include "core/cgos/play/cgosthoughts.h"

#include "core/analysis/analysisparser.h"
#include "core/record/tree/sgfproperties.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// The server reads lines of 64 KiB.
constexpr qsizetype LongestJson = 32 * 1024;
constexpr std::size_t MostMoves = 10;
constexpr std::size_t LongestVariation = 30;

[[nodiscard]] double rounded(float value)
{
    return std::round(static_cast<double>(value) * 1e4) / 1e4;
}

[[nodiscard]] QJsonObject describe(const Candidate &candidate)
{
    QStringList line;
    for (std::size_t i = 0; i < std::min(LongestVariation, candidate.line.size()); ++i) {
        line.append(vertexText(candidate.line[i]));
    }
    QJsonObject object{{QStringLiteral("move"), vertexText(candidate.move)},
                       {QStringLiteral("winrate"), rounded(candidate.winrate)},
                       {QStringLiteral("visits"), qint64{candidate.visits}},
                       {QStringLiteral("pv"), line.join(u' ')}};
    if (candidate.scoreLead) {
        object.insert(QStringLiteral("score"), rounded(*candidate.scoreLead));
    }
    if (candidate.prior) {
        object.insert(QStringLiteral("prior"), rounded(*candidate.prior));
    }
    return object;
}

/// The letters are Black's view, whoever moves.
[[nodiscard]] QString ownershipLetters(const std::vector<float> &ownership)
{
    static constexpr char Letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    QString letters;
    for (const float value : ownership) {
        const float share = (std::clamp(value, -1.0F, 1.0F) + 1) / 2;
        letters += QLatin1Char(Letters[std::lround(share * 62)]);
    }
    return letters;
}

[[nodiscard]] QJsonObject describe(const Analysis &black)
{
    const Analysis analysis = viewedBy(black.toMove, black);
    QJsonArray moves;
    for (std::size_t i = 0; i < std::min(MostMoves, analysis.candidates.size()); ++i) {
        moves.append(describe(analysis.candidates[i]));
    }
    QJsonObject object{{QStringLiteral("winrate"), rounded(analysis.winrate)},
                       {QStringLiteral("visits"), qint64{analysis.visits}},
                       {QStringLiteral("moves"), moves}};
    if (analysis.scoreLead) {
        object.insert(QStringLiteral("score"), rounded(*analysis.scoreLead));
    }
    if (!black.ownership.empty()) {
        object.insert(QStringLiteral("ownership"), ownershipLetters(black.ownership));
    }
    return object;
}

} // namespace

QByteArray cgosThoughts(const Thoughts &thoughts, BoardSize size, Color mover, Perspective toldAs)
{
    QJsonObject object;
    if (thoughts.command.startsWith("cgos-")) {
        object = QJsonDocument::fromJson(thoughts.line).object();
    } else {
        const Result<Analysis> analysis =
            parseAnalysis(thoughts.line, {dialectOf(thoughts.command), size, mover, toldAs});
        if (analysis) {
            object = describe(*analysis);
        }
    }
    const QByteArray json = QJsonDocument(object).toJson(QJsonDocument::Compact);
    return object.isEmpty() || json.size() > LongestJson ? QByteArray() : json;
}

} // namespace shinpan
