#include "core/analysis/analysiswriter.h"

#include <algorithm>
#include <limits>
#include <string>

namespace shinpan {

namespace {

QByteArray vertexText(const std::optional<Point> &move)
{
    return move ? QByteArray::fromStdString(vertexOf(*move)) : QByteArray("pass");
}

void add(QByteArray &line, const char *key, const QByteArray &value)
{
    line += line.isEmpty() ? "" : " ";
    line += key;
    line += ' ';
    line += value;
}

void add(QByteArray &line, const char *key, std::int64_t value)
{
    add(line, key, QByteArray::number(qint64(value)));
}

void add(QByteArray &line, const char *key, const std::optional<float> &value)
{
    if (value) {
        add(line, key,
            QByteArray::number(double(*value), 'g', std::numeric_limits<float>::max_digits10));
    }
}

void add(QByteArray &line, const Candidate &candidate)
{
    add(line, "info move", vertexText(candidate.move));
    add(line, "visits", candidate.visits);
    add(line, "winrate", std::optional(candidate.winrate));
    add(line, "scoreLead", candidate.scoreLead);
    add(line, "scoreStdev", candidate.scoreStdev);
    add(line, "prior", candidate.prior);
    add(line, "lcb", candidate.lcb);
    add(line, "utility", candidate.utility);
    add(line, "order", candidate.order);
    line += " pv";
    for (const std::optional<Point> &move : candidate.line) {
        line += ' ' + vertexText(move);
    }
}

} // namespace

QByteArray analysisLine(const Analysis &analysis, std::size_t candidates)
{
    QByteArray line;
    for (std::size_t i = 0; i < std::min(candidates, analysis.candidates.size()); ++i) {
        add(line, analysis.candidates[i]);
    }
    line += line.isEmpty() ? "rootInfo" : " rootInfo";
    add(line, "visits", analysis.visits);
    add(line, "winrate", std::optional(analysis.winrate));
    add(line, "scoreLead", analysis.scoreLead);
    add(line, "scoreStdev", analysis.scoreStdev);
    add(line, "utility", analysis.utility);
    return line;
}

} // namespace shinpan
