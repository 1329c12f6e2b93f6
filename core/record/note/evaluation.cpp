#include "core/record/note/evaluation.h"

#include "core/record/gamerecord.h"
#include "core/record/note/foreignevaluation.h"
#include "core/record/tree/sgfproperties.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace shinpan {

namespace {

QString number(double value, int decimals)
{
    return QString::fromLatin1(rawReal(value, decimals));
}

/// The line of a comment that toText() made; nothing if there is none.
std::optional<qsizetype> ourLine(const QStringList &lines)
{
    const auto found = std::ranges::find_if(
        lines, [](const QString &line) { return evaluationFromText(line).has_value(); });
    return found == lines.end() ? std::nullopt : std::optional(found - lines.begin());
}

} // namespace

QString toText(const Evaluation &evaluation)
{
    QStringList parts;
    if (evaluation.blackWinRate) {
        parts += number(*evaluation.blackWinRate * 100, 2) + QLatin1Char('%');
    }
    if (evaluation.blackLead) {
        parts += QLatin1String(*evaluation.blackLead < 0 ? "" : "+")
               + number(*evaluation.blackLead, 2) + QStringLiteral(" points");
    }
    if (evaluation.visits) {
        parts += QStringLiteral("%1 visits").arg(*evaluation.visits);
    }
    const QString engine =
        evaluation.engine.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(evaluation.engine);
    return QStringLiteral("Black ") + parts.join(QStringLiteral(", ")) + engine;
}

std::optional<Evaluation> evaluationFromText(const QString &line)
{
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

std::optional<Evaluation> evaluationAt(const GameTree &tree, NodeId node)
{
    const QStringList lines = commentAt(tree, node).split(QLatin1Char('\n'));
    if (const auto line = ourLine(lines)) {
        return evaluationFromText(lines[*line]); // says more than the properties beside it
    }
    return foreignEvaluationAt(tree, node);
}

void writeEvaluation(GameRecord &record, NodeId node, const Evaluation &evaluation)
{
    const auto write = [&](QByteArrayView name, std::optional<double> value) {
        if (value) {
            record.setProperty(node, name, rawReal(*value, 2));
        } else {
            record.removeProperty(node, name);
        }
    };
    const auto percent =
        evaluation.blackWinRate ? std::optional(*evaluation.blackWinRate * 100) : std::nullopt;
    write("SBKV", percent);
    write("SBKS", evaluation.blackLead);
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
