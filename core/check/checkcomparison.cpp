#include "core/check/checkcomparison.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

using Side = CheckChange::Side;

/// A finding's text without the times in it, which differ from run to run.
[[nodiscard]] QString withoutTimes(QString text)
{
    static const QRegularExpression time(QStringLiteral("\\d[\\d.]*\\s*(ms|µs|s)\\b"));
    return text.replace(time, QStringLiteral("… \\1"));
}

[[nodiscard]] bool isSame(const Side &one, const Side &other)
{
    return one.weight == other.weight && withoutTimes(one.text) == withoutTimes(other.text);
}

[[nodiscard]] QJsonValue toJson(const std::optional<Side> &side)
{
    return side ? QJsonValue(QJsonObject{{QStringLiteral("weight"), side->weight},
                                         {QStringLiteral("text"), side->text}})
                : QJsonValue();
}

[[nodiscard]] QString toText(const std::optional<Side> &side)
{
    return side ? side->weight + u' ' + side->text : QStringLiteral("not found");
}

} // namespace

Result<EarlierCheck> readEarlierCheck(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const QJsonValue findings = object.value(QLatin1String("findings"));
    if (!findings.isArray()) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "this is not what \"shinpan-cli check --json\" writes")));
    }
    EarlierCheck earlier{object.value(QLatin1String("name")).toString(),
                         object.value(QLatin1String("version")).toString(),
                         {}};
    for (const QJsonValue &value : findings.toArray()) {
        const QJsonObject finding = value.toObject();
        const bool isSerious = finding.value(QLatin1String("hampersGames")).toBool();
        earlier.findings.push_back(
            {finding.value(QLatin1String("id")).toString().toUtf8(),
             Side{isSerious ? QStringLiteral("serious")
                            : finding.value(QLatin1String("verdict")).toString(),
                  finding.value(QLatin1String("text")).toString()},
             {}});
    }
    return earlier;
}

/// Each finding is held against the first of its name that is left, so that one that is made
/// several times is compared in order.
std::vector<CheckChange> changesSince(const EarlierCheck &earlier, const CheckReport &report)
{
    std::vector<CheckChange> left = earlier.findings;
    std::vector<CheckChange> changes;
    for (const CheckFinding &finding : report.findings) {
        const Side now{weightOf(finding).english(), finding.text.english()};
        const auto before = std::ranges::find(left, finding.id, &CheckChange::id);
        if (before == left.end()) {
            changes.push_back({finding.id, {}, now});
            continue;
        }
        if (!isSame(*before->before, now)) {
            changes.push_back({finding.id, before->before, now});
        }
        left.erase(before);
    }
    changes.insert(changes.end(), left.begin(), left.end());
    return changes;
}

QString toText(const EarlierCheck &earlier, const std::vector<CheckChange> &changes)
{
    const QString than = (earlier.name + u' ' + earlier.version).trimmed();
    QString text = changes.empty() ? QStringLiteral("as %1\n").arg(than)
                                   : QStringLiteral("other than %1:\n").arg(than);
    for (const CheckChange &change : changes) {
        text += QStringLiteral("  %1\n    before: %2\n    now:    %3\n")
                    .arg(QString::fromUtf8(change.id), toText(change.before), toText(change.now));
    }
    return text;
}

QJsonArray toJson(const std::vector<CheckChange> &changes)
{
    QJsonArray array;
    for (const CheckChange &change : changes) {
        array.append(QJsonObject{{QStringLiteral("id"), QString::fromUtf8(change.id)},
                                 {QStringLiteral("before"), toJson(change.before)},
                                 {QStringLiteral("now"), toJson(change.now)}});
    }
    return array;
}

} // namespace shinpan
