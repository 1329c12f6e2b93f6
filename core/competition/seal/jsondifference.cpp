#include "core/competition/seal/jsondifference.h"

#include "core/util/excerpt.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

[[nodiscard]] bool isSameNumber(double one, double other)
{
    constexpr double Digits = 1e-9;
    const double scale = std::max(std::abs(one), std::abs(other));
    return one == other || std::abs(one - other) <= Digits * scale || scale < Digits;
}

/// Bundles that were sealed before 1.0 have null for what is infinite.
[[nodiscard]] bool isInfinityOfOld(const QJsonValue &sealed, const QJsonValue &computed)
{
    return sealed.isNull()
        && (computed == QLatin1String("inf") || computed == QLatin1String("-inf"));
}

[[nodiscard]] QString shortText(const QJsonValue &value)
{
    constexpr qsizetype Most = 60;
    if (value.isUndefined()) {
        return QStringLiteral("nothing");
    }
    const QByteArray json =
        QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact).chopped(1).sliced(1);
    return excerpt(QString::fromUtf8(json), Most);
}

} // namespace

void JsonComparison::note(const QJsonValue &one, const QJsonValue &other, const QString &path)
{
    if (m_differences.size() < MostDifferences) {
        m_differences.push_back({path, shortText(one), shortText(other)});
    }
}

void JsonComparison::compare(const QByteArray &one, const QByteArray &other)
{
    const auto valueOf = [](const QByteArray &json) {
        const QJsonDocument document = QJsonDocument::fromJson(json);
        return document.isObject() ? QJsonValue(document.object())
             : document.isArray()  ? QJsonValue(document.array())
                                   : QJsonValue(QJsonValue::Undefined);
    };
    compare(valueOf(one), valueOf(other), {});
}

void JsonComparison::compare(const QJsonValue &one, const QJsonValue &other, const QString &path)
{
    if (one.isObject() && other.isObject()) {
        const QJsonObject ones = one.toObject();
        const QJsonObject others = other.toObject();
        QStringList keys = ones.keys() + others.keys();
        keys.removeDuplicates();
        for (const QString &key : std::as_const(keys)) {
            compare(ones.value(key), others.value(key), path.isEmpty() ? key : path + u'.' + key);
        }
    } else if (one.isArray() && other.isArray()) {
        const QJsonArray ones = one.toArray();
        const QJsonArray others = other.toArray();
        for (qsizetype i = 0; i < std::max(ones.size(), others.size()); ++i) {
            compare(i < ones.size() ? ones.at(i) : QJsonValue(QJsonValue::Undefined),
                    i < others.size() ? others.at(i) : QJsonValue(QJsonValue::Undefined),
                    QStringLiteral("%1[%2]").arg(path).arg(i));
        }
    } else {
        ++m_values;
        const bool isSame = one.isDouble() && other.isDouble()
                              ? isSameNumber(one.toDouble(), other.toDouble())
                              : one == other;
        if (!isSame && !isInfinityOfOld(one, other)) {
            note(one, other, path);
        }
    }
}

} // namespace shinpan
