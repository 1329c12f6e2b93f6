#include "core/competition/tunedvalues.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] QString placeholderOf(const QString &name)
{
    return u'{' + name + u'}';
}

/// Fills the text in one go, so that a value that looks like a placeholder is not replaced again.
[[nodiscard]] QString filled(const QString &text, const TunedValues &values)
{
    QString result;
    qsizetype done = 0;
    for (qsizetype at = text.indexOf(u'{'); at >= 0; at = text.indexOf(u'{', at + 1)) {
        const auto value = std::ranges::find_if(values, [&](const TunedValue &candidate) {
            return text.mid(at).startsWith(placeholderOf(candidate.name));
        });
        if (value != values.end()) {
            result += text.mid(done, at - done) + value->text;
            done = at + value->name.size() + 2;
        }
    }
    return result + text.mid(done);
}

} // namespace

EngineProfile withValues(const EngineProfile &engine, const TunedValues &values)
{
    EngineProfile profile = engine;
    profile.commandLine = filled(profile.commandLine, values);
    for (EngineProfile::Variable &variable : profile.environment) {
        variable.value = filled(variable.value, values);
    }
    for (QString &command : profile.startupCommands) {
        command = filled(command, values);
    }
    return profile;
}

bool hasPlaceholder(const EngineProfile &engine, const QString &name)
{
    return withValues(engine, {{name, QString(), 0}}) != engine;
}

QString toText(const TunedValues &values)
{
    QStringList parts;
    for (const TunedValue &value : values) {
        parts += value.name + u' ' + value.text;
    }
    return parts.join(QStringLiteral(", "));
}

QString toRecord(const TunedValues &values)
{
    if (values.empty()) {
        return {};
    }
    QJsonObject object;
    for (const TunedValue &value : values) {
        object.insert(value.name, QJsonArray{value.text, value.position});
    }
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

TunedValues valuesFromRecord(const QString &text)
{
    TunedValues values;
    const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        const QJsonArray value = entry.value().toArray();
        values.push_back({entry.key(), value.at(0).toString(), value.at(1).toDouble()});
    }
    return values;
}

} // namespace shinpan
