#include "core/analysis/foreignanalysis.h"

#include "core/analysis/analysisparser.h"
#include "core/analysis/analysisquery.h"
#include "core/record/note/evaluation.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/inflate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <QtEndian>
#include <qfloat16.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <iterator>

namespace shinpan {

namespace {

/// No analysis unpacks to more.
constexpr qsizetype MostUnpacked = 4 * 1024 * 1024; // bytes
constexpr qsizetype LongestLizzie = 256 * 1024;     // characters

void insertNumber(QJsonObject &object, const char *key, const std::optional<float> &value)
{
    if (value) {
        object.insert(QLatin1String(key), double(*value));
    }
}

/// The candidate as KataGo's moveInfos hold it.
QJsonObject infoOf(const Candidate &candidate)
{
    QJsonArray line;
    for (const std::optional<Point> &move : candidate.line) {
        line.append(vertexText(move));
    }
    QJsonObject info{{QStringLiteral("move"), vertexText(candidate.move)},
                     {QStringLiteral("order"), candidate.order},
                     {QStringLiteral("visits"), qint64(candidate.visits)},
                     {QStringLiteral("winrate"), double(candidate.winrate)},
                     {QStringLiteral("pv"), line}};
    insertNumber(info, "scoreLead", candidate.scoreLead);
    insertNumber(info, "scoreStdev", candidate.scoreStdev);
    insertNumber(info, "lcb", candidate.lcb);
    insertNumber(info, "prior", candidate.prior);
    insertNumber(info, "utility", candidate.utility);
    return info;
}

QByteArray halfFloats(const std::vector<float> &values)
{
    QByteArray bytes;
    for (const float value : values) {
        const qfloat16 half(value);
        quint16 bits = 0;
        std::memcpy(&bits, &half, sizeof bits);
        bits = qToLittleEndian(bits);
        bytes.append(reinterpret_cast<const char *>(&bits), sizeof bits);
    }
    return bytes;
}

/// As many as there should be, or none.
QJsonArray numbersFrom(const QByteArray &bytes, int count)
{
    QJsonArray numbers;
    for (qsizetype i = 0; bytes.size() == 2 * count && i < bytes.size(); i += 2) {
        const quint16 bits = qFromLittleEndian<quint16>(bytes.constData() + i);
        qfloat16 half;
        std::memcpy(&half, &bits, sizeof bits);
        numbers.append(double(float(half)));
    }
    return numbers;
}

std::optional<QByteArray> unpacked(QByteArrayView value)
{
    return gunzip(QByteArray::fromBase64(value.toByteArray()), MostUnpacked);
}

std::optional<KeptAnalysis> kaTrainAnalysis(const GameTree &tree,
                                            NodeId node,
                                            BoardSize size,
                                            Color toMove)
{
    const RawValues values = tree.values(node, "KT");
    if (values.count() < 3) {
        return std::nullopt;
    }
    const std::optional<QByteArray> owners = unpacked(values.first());
    const std::optional<QByteArray> policy = unpacked(*std::next(values.begin(), 1));
    const std::optional<QByteArray> json = unpacked(*std::next(values.begin(), 2));
    if (!owners || !policy || !json) {
        return std::nullopt;
    }
    const QJsonObject said = QJsonDocument::fromJson(*json).object();
    QJsonArray infos;
    for (const QJsonValue &info : said.value(QLatin1String("moves")).toObject()) {
        infos.append(info);
    }
    const Result<Analysis> analysis =
        analysisOf({{QStringLiteral("moveInfos"), infos},
                    {QStringLiteral("rootInfo"), said.value(QLatin1String("root"))},
                    {QStringLiteral("ownership"), numbersFrom(*owners, size.pointCount())},
                    {QStringLiteral("policy"), numbersFrom(*policy, size.pointCount() + 1)}},
                   size, toMove);
    return analysis ? std::optional(KeptAnalysis{QStringLiteral("KaTrain"), *analysis})
                    : std::nullopt;
}

std::optional<KeptAnalysis> lizzieAnalysis(const GameTree &tree,
                                           NodeId node,
                                           BoardSize size,
                                           Color toMove)
{
    const QString text = sgfText(tree.values(node, "LZ").first());
    const std::optional<Evaluation> head = lizzieEvaluation(text, opposite(toMove));
    QString moves =
        text.section(QLatin1Char('\n'), 1, 1).section(QLatin1String(" ownership "), 0, 0);
    if (moves.endsWith(QLatin1String(" info "))) { // Lizzie's end so
        moves.chop(5);
    }
    if (!head || moves.isEmpty() || text.size() > LongestLizzie) {
        return std::nullopt;
    }
    const AnalysisTerms terms{
        .dialect = AnalysisDialect::LeelaZero, .size = size, .toMove = toMove};
    const Result<Analysis> read = parseAnalysis("info " + moves.simplified().toUtf8(), terms);
    if (!read) {
        return std::nullopt;
    }
    KeptAnalysis kept{head->engine, *read};
    kept.analysis.visits = head->visits.value_or(kept.analysis.visits);
    if (head->blackWinRate) {
        kept.analysis.winrate = static_cast<float>(*head->blackWinRate);
    }
    if (head->blackLead) {
        kept.analysis.scoreLead = static_cast<float>(*head->blackLead);
    }
    return kept;
}

QByteArray decimals(double value, int count)
{
    return QByteArray::number(value, 'f', count);
}

} // namespace

std::vector<QByteArray> rawKaTrain(const Analysis &analysis, int candidates)
{
    QJsonObject moves;
    for (const Candidate &candidate : firstOf(analysis.candidates, candidates)) {
        if (candidate.scoreLead) { // without it KaTrain stops with an error
            moves.insert(vertexText(candidate.move), infoOf(candidate));
        }
    }
    QJsonObject root{{QStringLiteral("winrate"), double(analysis.winrate)},
                     {QStringLiteral("visits"), qint64(analysis.visits)}};
    insertNumber(root, "scoreLead", analysis.scoreLead);
    insertNumber(root, "scoreStdev", analysis.scoreStdev);
    insertNumber(root, "utility", analysis.utility);
    const QJsonObject said{{QStringLiteral("moves"), moves},
                           {QStringLiteral("root"), root},
                           {QStringLiteral("completed"), true}};
    const QByteArray json = QJsonDocument(said).toJson(QJsonDocument::Compact);
    return {gzipped(halfFloats(analysis.ownership)).toBase64(),
            gzipped(halfFloats(analysis.policy)).toBase64(), gzipped(json).toBase64()};
}

QByteArray rawLizzie(const QString &engine, const Analysis &analysis, int candidates)
{
    const Color mover = opposite(analysis.toMove);
    QString name = engine.simplified().replace(u' ', u'-');
    if (name.isEmpty()) {
        name = QStringLiteral("engine");
    }
    QByteArray text = ' ' + decimals(double(winrateFor(mover, analysis.winrate)) * 100, 1) + ' '
                    + QByteArray::number(qint64(analysis.visits));
    if (analysis.scoreLead) {
        text += ' ' + decimals(double(balanceFor(analysis.toMove, *analysis.scoreLead)), 1) + ' '
              + decimals(double(analysis.scoreStdev.value_or(0)), 1);
    }
    text += '\n';
    for (const Candidate &told : firstOf(analysis.candidates, candidates)) {
        const Candidate candidate = viewedBy(analysis.toMove, told);
        text += text.endsWith('\n') ? "move " : " info move ";
        text += vertexText(candidate.move).toLatin1() + " visits "
              + QByteArray::number(qint64(candidate.visits)) + " winrate "
              + QByteArray::number(std::lround(double(candidate.winrate) * 10'000)) + " prior "
              + QByteArray::number(std::lround(double(candidate.prior.value_or(0)) * 10'000));
        if (candidate.scoreLead) {
            text += " scoreMean " + decimals(double(*candidate.scoreLead), 2);
        }
        text += " pv";
        const auto &line = candidate.line;
        for (const auto &move : line.empty() ? std::vector{candidate.move} : line) {
            text += ' ' + vertexText(move).toLatin1(); // without any, Lizzie has no variation
        }
    }
    return rawSgfText(name + QString::fromLatin1(text));
}

std::vector<KeptAnalysis> foreignAnalyses(const GameTree &tree,
                                          NodeId node,
                                          BoardSize size,
                                          Color toMove)
{
    std::vector<KeptAnalysis> kept;
    for (const auto read : {kaTrainAnalysis, lizzieAnalysis}) {
        if (const std::optional<KeptAnalysis> one = read(tree, node, size, toMove)) {
            kept.push_back(*one);
        }
    }
    return kept;
}

} // namespace shinpan
