#include "core/gtpserver/reportlines.h"

#include "core/gtpserver/gtpwords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace shinpan::reportlines {

namespace {

using gtpwords::wordFor;

[[nodiscard]] std::string percent(double rate)
{
    return wordFor(100 * rate, 1);
}

[[nodiscard]] std::string rateWord(double rate, Style::Dialect dialect)
{
    switch (dialect) {
    case Style::Dialect::LeelaZero:
        return std::to_string(std::lround(10'000 * std::clamp(rate, 0.0, 1.0)));
    case Style::Dialect::KataGo:
        return wordFor(rate, 6);
    case Style::Dialect::Plain: {
        const std::string word = wordFor(rate, 6);
        return word.find('.') == std::string::npos ? word + ".0" : word;
    }
    }
    return {};
}

/// A value for each point as GTP's extensions have them: row by row from the top left.
template <typename Visitor>
void forEachFromTop(const std::vector<float> &map, BoardSize size, Visitor &&visit)
{
    if (map.size() != static_cast<std::size_t>(size.pointCount())) {
        return;
    }
    for (int row = size.rows - 1; row >= 0; --row) {
        for (int column = 0; column < size.columns; ++column) {
            visit(std::clamp(map[static_cast<std::size_t>(row * size.columns + column)], -1.0F,
                             1.0F));
        }
    }
}

[[nodiscard]] std::string mapWords(const char *name, const std::vector<float> &map, BoardSize size)
{
    std::string words;
    forEachFromTop(map, size,
                   [&](float value) { words += ' ' + wordFor(static_cast<double>(value), 4); });
    return words.empty() ? words : std::string(" ") + name + words;
}

[[nodiscard]] std::string lineWords(const std::vector<std::optional<Point>> &line,
                                    std::size_t from = 0)
{
    std::string words;
    for (std::size_t i = from; i < line.size(); ++i) {
        words += (words.empty() ? "" : " ") + wordFor(line[i]);
    }
    return words;
}

[[nodiscard]] std::string candidateWords(const EngineCandidate &candidate,
                                         int order,
                                         BoardSize size,
                                         const Style &style)
{
    const auto rate = [&](const char *name, const std::optional<double> &value) {
        return value ? name + rateWord(*value, style.dialect) : std::string();
    };
    std::string words = "info move " + wordFor(candidate.move) + " visits "
                      + std::to_string(candidate.visits) + rate(" winrate ", candidate.winrate)
                      + rate(" prior ", candidate.prior) + rate(" lcb ", candidate.lcb);
    if (candidate.lead && style.dialect != Style::Dialect::LeelaZero) {
        const std::string lead = wordFor(*candidate.lead, 2);
        words += " scoreMean " + lead + " scoreLead " + lead;
    }
    words += " order " + std::to_string(order) + " pv "
           + (candidate.line.empty() ? wordFor(candidate.move) : lineWords(candidate.line));
    return style.tellsMovesOwnership ? words + mapWords("movesOwnership", candidate.ownership, size)
                                     : words;
}

} // namespace

std::string analysisLine(const EngineReport &report, BoardSize size, const Style &style)
{
    std::string line;
    int order = 0;
    for (const EngineCandidate &candidate : report.candidates) {
        if (order < style.mostMoves) {
            line += (line.empty() ? "" : " ") + candidateWords(candidate, order, size, style);
            ++order;
        }
    }
    if (style.tellsRoot) {
        line += " rootInfo visits " + std::to_string(report.visits) + " winrate "
              + rateWord(report.winrate, style.dialect);
        if (report.lead) {
            line += " scoreLead " + wordFor(*report.lead, 2);
        }
    }
    return style.tellsOwnership ? line + mapWords("ownership", report.ownership, size) : line;
}

std::string cgosJson(const EngineReport &report, BoardSize size, const std::string &remark)
{
    constexpr int MostMoves = 10;
    static constexpr char Letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const auto rounded = [](double value) { return std::round(value * 1e4) / 1e4; };
    const auto put = [&](QJsonObject &object, double winrate, std::optional<double> lead,
                         std::int64_t visits) {
        object[QStringLiteral("winrate")] = rounded(winrate);
        object[QStringLiteral("visits")] = qint64{visits};
        if (lead) {
            object[QStringLiteral("score")] = rounded(*lead);
        }
    };
    QJsonArray moves;
    for (const EngineCandidate &candidate : report.candidates) {
        if (moves.size() == MostMoves) {
            break;
        }
        QJsonObject move{
            {QStringLiteral("move"), QString::fromStdString(wordFor(candidate.move))},
            {QStringLiteral("pv"), QString::fromStdString(lineWords(candidate.line, 1))}};
        put(move, candidate.winrate, candidate.lead, candidate.visits);
        if (candidate.prior) {
            move[QStringLiteral("prior")] = rounded(*candidate.prior);
        }
        moves.append(move);
    }
    QString ownership;
    forEachFromTop(report.ownership, size, [&](float value) {
        ownership += QLatin1Char(Letters[std::lround((value + 1) / 2 * 62)]);
    });
    QJsonObject json{{QStringLiteral("moves"), moves}};
    put(json, report.winrate, report.lead, report.visits);
    if (!ownership.isEmpty()) {
        json[QStringLiteral("ownership")] = ownership;
    }
    if (!remark.empty()) {
        json[QStringLiteral("comment")] = QString::fromStdString(gtpwords::cleanText(remark));
    }
    return QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString();
}

std::string topMoves(const EngineReport &report)
{
    constexpr std::size_t MostMoves = 10;
    std::string text;
    for (std::size_t i = 0; i < std::min(MostMoves, report.candidates.size()); ++i) {
        const EngineCandidate &candidate = report.candidates[i];
        if (candidate.move) { // the pairs of GNU Go and GoGui are points with texts
            text += (text.empty() ? "" : " ") + vertexOf(*candidate.move) + ' '
                  + percent(candidate.winrate);
        }
    }
    return text;
}

std::string graphics(const EngineReport &report, BoardSize size, Color color)
{
    constexpr std::size_t MostLabels = 8;
    std::string text = "gogui-gfx:\n";
    if (!report.candidates.empty()) {
        text += "VAR";
        Color mover = color;
        for (const std::optional<Point> &move : report.candidates.front().line) {
            text += ' ' + wordFor(mover) + ' ' + (move ? vertexOf(*move) : "PASS");
            mover = opposite(mover);
        }
        text += "\nLABEL";
        for (std::size_t i = 1; i < std::min(MostLabels, report.candidates.size()); ++i) {
            const EngineCandidate &candidate = report.candidates[i];
            if (candidate.move) {
                text += ' ' + vertexOf(*candidate.move) + ' ' + wordFor(100 * candidate.winrate, 0);
            }
        }
        text += '\n';
    }
    if (report.ownership.size() == static_cast<std::size_t>(size.pointCount())) {
        text += "INFLUENCE";
        for (int i = 0; i < size.pointCount(); ++i) {
            const auto own = static_cast<double>(report.ownership[static_cast<std::size_t>(i)]);
            text += ' ' + vertexOf(size.pointAt(i)) + ' '
                  + wordFor(color == Color::Black ? own : -own, 2);
        }
        text += '\n';
    }
    return text + "TEXT " + percent(report.winrate) + "% after " + std::to_string(report.visits)
         + " playouts\n\n";
}

} // namespace shinpan::reportlines
