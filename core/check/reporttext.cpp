#include "core/check/checkreport.h"
#include "core/util/printable.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] QJsonObject jsonOf(const CheckFinding &finding)
{
    return {
        {QStringLiteral("id"), QString::fromUtf8(finding.id)},
        {QStringLiteral("area"), QString::fromUtf8(nameOf(finding.area)).toLower()},
        {QStringLiteral("verdict"), QString::fromUtf8(nameOf(finding.verdict))},
        {QStringLiteral("hampersGames"), finding.hampersGames},
        {QStringLiteral("text"), finding.sentence()},
        {QStringLiteral("evidence"), finding.evidence},
    };
}

[[nodiscard]] QString wordOf(CheckReport::Grade grade)
{
    switch (grade) {
    case CheckReport::Grade::Fine:
        return QStringLiteral("fine");
    case CheckReport::Grade::Wrong:
        return QStringLiteral("wrong");
    case CheckReport::Grade::Unchecked:
        return QStringLiteral("unchecked");
    }
    Q_UNREACHABLE();
}

[[nodiscard]] QString joined(const std::vector<CheckSentence> &sentences)
{
    QStringList texts;
    for (const CheckSentence &sentence : sentences) {
        texts.append(sentence.sentence());
    }
    return texts.join(QLatin1String("; "));
}

/// "  wrong   the sentence", the evidence below it.
[[nodiscard]] QString linesOf(const CheckFinding &finding, CheckDetail detail)
{
    QString lines = QStringLiteral("  %1 %2\n")
                        .arg(QString::fromUtf8(weightOf(finding)), -7)
                        .arg(finding.sentence());
    if (detail == CheckDetail::Verbose && !finding.evidence.isEmpty()) {
        for (const QString &line : finding.evidence.split(u'\n')) {
            lines += QStringLiteral("            ") + line + u'\n';
        }
    }
    return lines;
}

} // namespace

QString toText(const CheckReport &report, CheckDetail detail)
{
    QString text = QStringLiteral("%1\n").arg(
        report.name.isEmpty() ? report.command : (report.name + u' ' + report.version).trimmed());
    std::vector<CheckFinding> findings = report.findings;
    std::stable_sort(
        findings.begin(), findings.end(),
        [](const CheckFinding &left, const CheckFinding &right) { return left.area < right.area; });
    const CheckFinding *previous = nullptr;
    for (const CheckFinding &finding : findings) {
        if (detail == CheckDetail::Brief && finding.verdict == CheckVerdict::Works) {
            continue;
        }
        if (previous == nullptr || previous->area != finding.area) {
            text += QStringLiteral("%1\n").arg(QString::fromUtf8(nameOf(finding.area)));
        }
        previous = &finding;
        text += linesOf(finding, detail);
    }
    return text + joined(report.summary()) + u'\n';
}

QByteArray toJson(const CheckReport &report)
{
    QJsonArray findings;
    for (const CheckFinding &finding : report.findings) {
        findings.append(jsonOf(finding));
    }
    QJsonArray sizes;
    for (const int size : report.sizes) {
        sizes.append(size);
    }
    const QJsonObject object{
        {QStringLiteral("command"), report.command},
        {QStringLiteral("name"), report.name},
        {QStringLiteral("version"), report.version},
        {QStringLiteral("grade"), wordOf(report.grade())},
        {QStringLiteral("summary"), joined(report.summary())},
        {QStringLiteral("sizes"), sizes},
        {QStringLiteral("seconds"), static_cast<double>(report.duration.count()) / 1000},
        {QStringLiteral("findings"), findings},
    };
    return printableJson(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

} // namespace shinpan
