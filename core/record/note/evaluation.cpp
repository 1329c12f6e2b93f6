#include "core/record/note/evaluation.h"

#include "core/board/color.h"
#include "core/record/gamerecord.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/decimaltext.h"
#include "core/util/inflate.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace shinpan {

namespace {

std::optional<double> inRange(std::optional<double> value, double low, double high)
{
    return value && *value >= low && *value <= high ? value : std::nullopt;
}

std::optional<double> realFrom(const QString &text)
{
    return realFromSgf(text.toUtf8());
}

/// A percentage as a part of 1.
std::optional<double> rateFrom(const QString &percent)
{
    const auto value = inRange(realFrom(percent), 0, 100);
    return value ? std::optional(*value / 100) : std::nullopt;
}

/// No position on the largest board is worth more.
std::optional<double> leadFrom(std::optional<double> points)
{
    return inRange(points, -MaxBoardSide * MaxBoardSide, MaxBoardSide * MaxBoardSide);
}

/// "1234", "1.2k", "3m": as Lizzie shortens them.
std::optional<std::int64_t> visitsFrom(QString text)
{
    double unit = 1;
    if (text.endsWith(QLatin1Char('k'), Qt::CaseInsensitive)) {
        unit = 1e3;
    } else if (text.endsWith(QLatin1Char('m'), Qt::CaseInsensitive)) {
        unit = 1e6;
    }
    text.chop(unit > 1 ? 1 : 0);
    const auto count = inRange(realFrom(text), 0, 1e12);
    return count ? std::optional(static_cast<std::int64_t>(*count * unit + 0.5)) : std::nullopt;
}

std::optional<Evaluation> unlessEmpty(const Evaluation &evaluation)
{
    return evaluation.isEmpty() ? std::nullopt : std::optional(evaluation);
}

/// What one side said of itself, as Black sees it.
Evaluation asBlackSees(Evaluation evaluation, Color side)
{
    if (side == Color::White) {
        if (evaluation.blackWinRate) {
            evaluation.blackWinRate = 1 - *evaluation.blackWinRate;
        }
        if (evaluation.blackLead) {
            evaluation.blackLead = -*evaluation.blackLead;
        }
    }
    return evaluation;
}

/// The side that moved last, or would have: Lizzie's figures depend on it.
Color sideThatMoved(const GameTree &tree, NodeId node)
{
    if (tree.has(node, "B") || tree.has(node, "W")) {
        return tree.has(node, "B") ? Color::Black : Color::White;
    }
    const auto toPlay = colorFromSgf(tree.values(node, "PL").first());
    return opposite(toPlay.value_or(Color::Black));
}

/// SBKV: percent, SBKS: points, both Black's.
std::optional<Evaluation> sabaki(const GameTree &tree, NodeId node)
{
    return unlessEmpty({.blackWinRate = rateFrom(simpleTextAt(tree, node, "SBKV")),
                        .blackLead = leadFrom(realFromSgf(tree.values(node, "SBKS").first()))});
}

/// The value "visits:winrate[:score:deviation][:komi[:engine]]", Black's, one an engine; the one
/// with the most visits is taken.
std::optional<Evaluation> q5Go(const GameTree &tree, NodeId node, QByteArrayView name, int scores)
{
    Evaluation best;
    for (const QByteArrayView value : tree.values(node, name)) {
        const QStringList parts = sgfSimpleText(value).split(QLatin1Char(':'));
        Evaluation evaluation;
        evaluation.visits = visitsFrom(parts.value(0));
        evaluation.blackWinRate = inRange(realFrom(parts.value(1)), 0, 1);
        if (scores > 0) {
            evaluation.blackLead = leadFrom(realFrom(parts.value(2)));
        }
        evaluation.engine = parts.value(3 + scores);
        if (evaluation.blackWinRate && (best.isEmpty() || evaluation.visits > best.visits)) {
            best = evaluation;
        }
    }
    return unlessEmpty(best);
}

std::optional<Evaluation> lizzie(const GameTree &tree, NodeId node, QByteArrayView name)
{
    return lizzieEvaluation(sgfText(tree.values(node, name).first()), sideThatMoved(tree, node));
}

/// KT's third value: gzip, base64, of KataGo's answer in JSON, told as Black sees it.
std::optional<Evaluation> kaTrain(const GameTree &tree, NodeId node)
{
    static constexpr qsizetype MostBytes = 4 * 1024 * 1024;
    const RawValues values = tree.values(node, "KT");
    if (values.count() < 3) {
        return std::nullopt;
    }
    const QByteArrayView packed = *std::next(values.begin(), 2);
    const auto json = gunzip(QByteArray::fromBase64(packed.toByteArray()), MostBytes);
    if (!json) {
        return std::nullopt;
    }
    const QJsonObject root =
        QJsonDocument::fromJson(*json).object().value(QLatin1String("root")).toObject();
    const auto real = [&](const char *key) {
        const QJsonValue value = root.value(QLatin1String(key));
        return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
    };
    Evaluation evaluation;
    evaluation.blackWinRate = inRange(real("winrate"), 0, 1);
    evaluation.blackLead = leadFrom(real("scoreLead"));
    if (const auto visits = inRange(real("visits"), 0, 1e15)) {
        evaluation.visits = static_cast<std::int64_t>(*visits);
    }
    return unlessEmpty(evaluation);
}

/// V: points, Black's; the standard's own.
std::optional<Evaluation> standard(const GameTree &tree, NodeId node)
{
    return unlessEmpty({.blackLead = leadFrom(realFromSgf(tree.values(node, "V").first()))});
}

/// KaTrain's English: "Score: B+1.2" and "Win rate: W 55.2%".
std::optional<Evaluation> kaTrainComment(const QString &comment)
{
    static const QRegularExpression rate(QStringLiteral("^Win rate: ([BW]) ([0-9.]+)%"),
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression score(QStringLiteral("^Score: ([BW])\\+([0-9.]+)"),
                                          QRegularExpression::MultilineOption);
    const auto sideOf = [](const QRegularExpressionMatch &match) {
        return match.captured(1) == QLatin1String("B") ? Color::Black : Color::White;
    };
    Evaluation evaluation;
    if (const auto match = rate.match(comment); match.hasMatch()) {
        const Evaluation told{.blackWinRate = rateFrom(match.captured(2))};
        evaluation.blackWinRate = asBlackSees(told, sideOf(match)).blackWinRate;
    }
    if (const auto match = score.match(comment); match.hasMatch()) {
        const Evaluation told{.blackLead = leadFrom(realFrom(match.captured(2)))};
        evaluation.blackLead = asBlackSees(told, sideOf(match)).blackLead;
    }
    return unlessEmpty(evaluation);
}

/// Lizzie's with Leela Zero or KataGo: "Black's winrate: 53.2% (+1.2%)", "scoreMean: 1.2",
/// "(engine / 1.2k playouts)".
std::optional<Evaluation> lizzieComment(const QString &comment)
{
    static const QRegularExpression pattern(
        QStringLiteral("(Black|White)'s winrate: ([0-9.]+)%[^\\n]*\\n(?:scoreMean: (-?[0-9.]+)\\n)?"
                       "\\(([^()/\\n]*) / ([0-9.]+[kKmM]?) playouts\\)"));
    const auto match = pattern.match(comment);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    const Evaluation evaluation{.blackWinRate = rateFrom(match.captured(2)),
                                .blackLead = leadFrom(realFrom(match.captured(3))),
                                .visits = visitsFrom(match.captured(5)),
                                .engine = match.captured(4)};
    const bool isBlack = match.captured(1) == QLatin1String("Black");
    return unlessEmpty(asBlackSees(evaluation, isBlack ? Color::Black : Color::White));
}

/// KataGo's matches and self-play: "win loss noresult score v=visits" as White sees the position
/// that the move was made in.
std::optional<Evaluation> kataGoComment(const QString &comment)
{
    static const QRegularExpression pattern(QStringLiteral(
        "^([01]\\.\\d\\d) ([01]\\.\\d\\d) ([01]\\.\\d\\d) (-?\\d+\\.\\d)(?: v=(\\d+))?(?: |$)"));
    const auto match = pattern.match(comment);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    const double noResult = match.captured(3).toDouble();
    Evaluation evaluation;
    evaluation.blackWinRate = std::min(1.0, match.captured(2).toDouble() + noResult / 2);
    evaluation.blackLead = -match.captured(4).toDouble();
    if (match.hasCaptured(5)) {
        evaluation.visits = visitsFrom(match.captured(5));
    }
    evaluation.engine = QStringLiteral("KataGo");
    return evaluation;
}

/// The evaluation that another program wrote for a node, see evaluationAt().
[[nodiscard]] std::optional<Evaluation> foreignEvaluationAt(const GameTree &tree, NodeId node)
{
    std::optional<Evaluation> found = sabaki(tree, node);
    const auto otherwise = [&](auto &&read) {
        if (!found) {
            found = read();
        }
    };
    otherwise([&] { return q5Go(tree, node, "QKGV", 2); });
    otherwise([&] { return q5Go(tree, node, "QLZV", 0); });
    otherwise([&] { return kaTrain(tree, node); });
    for (const char *name : {"LZ", "LZOP", "LZ2", "LZOP2"}) {
        otherwise([&] { return lizzie(tree, node, name); });
    }
    if (tree.has(node, "C")) {
        const QString comment = commentAt(tree, node);
        otherwise([&] { return kaTrainComment(comment); });
        otherwise([&] { return lizzieComment(comment); });
        otherwise([&] { return evaluationInRemark(comment, sideThatMoved(tree, node)); });
    }
    if (const NodeId next = tree.firstChild(node); next != NoNode && tree.has(next, "C")) {
        otherwise([&] { return kataGoComment(commentAt(tree, next)); });
    }
    otherwise([&] { return standard(tree, node); });
    return found;
}

/// The line of a comment that toText() made; nothing if there is none.
std::optional<qsizetype> ourLine(const QStringList &lines)
{
    const auto found = std::ranges::find_if(
        lines, [](const QString &line) { return evaluationFromText(line).has_value(); });
    return found == lines.end() ? std::nullopt : std::optional(found - lines.begin());
}

} // namespace

std::optional<Evaluation> lizzieEvaluation(const QString &text, Color mover)
{
    const QStringList parts = text.section(QLatin1Char('\n'), 0, 0).split(QLatin1Char(' '));
    Evaluation evaluation;
    evaluation.engine = parts.value(0);
    evaluation.blackWinRate = rateFrom(parts.value(1));
    evaluation.visits = visitsFrom(parts.value(2));
    if (const auto lead = leadFrom(realFrom(parts.value(3)))) {
        evaluation.blackLead = -*lead;
    }
    return unlessEmpty(asBlackSees(evaluation, mover));
}

QString toText(const Evaluation &evaluation)
{
    QByteArray text; // of bytes and in one allocation, as this is done for every move
    text.reserve(80 + 3 * evaluation.engine.size());
    text += "Black ";
    const auto separate = [&text, first = text.size()] { text += text.size() > first ? ", " : ""; };
    if (evaluation.blackWinRate) {
        text += rawReal(*evaluation.blackWinRate * 100, 2);
        text += '%';
    }
    if (evaluation.blackLead) {
        separate();
        text += *evaluation.blackLead < 0 ? "" : "+";
        text += rawReal(*evaluation.blackLead, 2);
        text += " points";
    }
    if (evaluation.visits) {
        separate();
        text += DecimalText(*evaluation.visits);
        text += " visits";
    }
    if (!evaluation.engine.isEmpty()) {
        text += " (";
        text += evaluation.engine.toUtf8();
        text += ')';
    }
    return QString::fromUtf8(text);
}

std::optional<Evaluation> evaluationFromText(const QString &line)
{
    if (!line.startsWith(QLatin1String("Black "))) { // quick to see, for most are none
        return std::nullopt;
    }
    static const QRegularExpression pattern(
        QStringLiteral("^Black (?:([0-9.]+)%)?(?:, )?(?:([+-][0-9.]+) points)?(?:, (\\d+) "
                       "visits)?(?: \\((.+)\\))?$"));
    const QRegularExpressionMatch match = pattern.match(line);
    Evaluation evaluation;
    if (match.hasCaptured(1)) {
        evaluation.blackWinRate = match.captured(1).toDouble() / 100;
    }
    if (match.hasCaptured(2)) {
        evaluation.blackLead = match.captured(2).toDouble();
    }
    if (match.hasCaptured(3)) {
        evaluation.visits = match.captured(3).toLongLong();
    }
    evaluation.engine = match.captured(4);
    if (!match.hasMatch() || evaluation.isEmpty()) {
        return std::nullopt;
    }
    return evaluation;
}

/// Shinpan-engine says "Chance to win: 61 %, after 1,234 playouts. I am behind by about 3 points.",
/// and Leela Zero "Playouts: 50, Win: 49.99%, PV: …".
std::optional<Evaluation> evaluationInRemark(const QString &remark, Color mover)
{
    if (!remark.contains(u'%')) { // quick to see, for most that engines say is neither
        return std::nullopt;
    }
    static const QRegularExpression ours(
        QStringLiteral("Chance to win: ([0-9.]+) %, after ([0-9,]+) playouts?\\."
                       "(?: I am (ahead|behind) by about ([0-9.]+) point)?"));
    static const QRegularExpression leelaZeros(
        QStringLiteral("^Playouts: ([0-9]+), Win: ([0-9.]+)%"),
        QRegularExpression::MultilineOption);
    Evaluation evaluation;
    if (const auto match = ours.match(remark); match.hasMatch()) {
        evaluation.blackWinRate = rateFrom(match.captured(1));
        evaluation.visits = visitsFrom(match.captured(2).remove(QLatin1Char(',')));
        const auto lead = leadFrom(realFrom(match.captured(4)));
        const bool isBehind = match.captured(3) == QLatin1String("behind");
        evaluation.blackLead = lead && isBehind ? std::optional(-*lead) : lead;
        evaluation.engine = QStringLiteral("Shinpan");
    } else if (const auto other = leelaZeros.match(remark); other.hasMatch()) {
        evaluation.blackWinRate = rateFrom(other.captured(2));
        evaluation.visits = visitsFrom(other.captured(1));
        evaluation.engine = QStringLiteral("Leela Zero");
    }
    return unlessEmpty(asBlackSees(evaluation, mover));
}

std::optional<Evaluation> evaluationAt(const GameTree &tree, NodeId node)
{
    const QStringList lines = commentAt(tree, node).split(QLatin1Char('\n'));
    if (const auto line = ourLine(lines)) {
        return evaluationFromText(lines[*line]); // says more than the properties beside it
    }
    return foreignEvaluationAt(tree, node);
}

void writeValues(GameRecord &record, NodeId node, const Evaluation &evaluation)
{
    const auto write = [&](QByteArrayView name, std::optional<double> value) {
        if (value) {
            record.setProperty(node, name, rawReal(*value, 2));
        } else {
            record.removeProperty(node, name);
        }
    };
    const std::optional<double> &rate = evaluation.blackWinRate;
    write("SBKV", rate ? std::optional(*rate * 100) : std::nullopt);
    write("SBKS", evaluation.blackLead);
}

void writeEvaluation(GameRecord &record, NodeId node, const Evaluation &evaluation)
{
    writeValues(record, node, evaluation);
    const QString comment = commentAt(record.tree(), node);
    QStringList lines = comment.isEmpty() ? QStringList() : comment.split(QLatin1Char('\n'));
    if (const auto line = ourLine(lines)) {
        lines.removeAt(*line);
    }
    if (!evaluation.isEmpty()) {
        lines.prepend(toText(evaluation));
    }
    record.setComment(node, lines.join(QLatin1Char('\n')));
}

} // namespace shinpan
