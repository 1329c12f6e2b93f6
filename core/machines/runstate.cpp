#include "core/machines/runstate.h"

#include "core/machines/sealedfile.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QDir>
#include <QFileInfo>
#include <QUuid>

namespace shinpan {

namespace {

constexpr QLatin1String StateKind("run");
constexpr qint64 LargestState = MiB;

[[nodiscard]] QString statePath(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("run"));
}

[[nodiscard]] Result<QJsonObject, SealFault> readState(const QString &folder)
{
    return unsealed(StateKind,
                    readRegularFile(statePath(folder), LargestState).value_or(QByteArray()));
}

} // namespace

QJsonObject speedsToJson(const QMap<QString, double> &speeds)
{
    QJsonObject object;
    for (auto speed = speeds.cbegin(); speed != speeds.cend(); ++speed) {
        object.insert(speed.key(), *speed);
    }
    return object;
}

QMap<QString, double> speedsFromJson(const QJsonValue &value)
{
    QMap<QString, double> speeds;
    const QJsonObject object = value.toObject();
    for (auto speed = object.begin(); speed != object.end(); ++speed) {
        speeds.insert(speed.key(), speed->toDouble());
    }
    return speeds;
}

RunState openRunState(const QString &folder, int series)
{
    const auto object = readState(folder);
    RunState state;
    if (object && object->value(QLatin1String("series")).toInt() == series) {
        state.run = object->value(QLatin1String("run")).toString();
        state.term = object->value(QLatin1String("term")).toInt();
        state.next = object->value(QLatin1String("next")).toInt();
        state.largest = object->value(QLatin1String("largest")).toInt();
        state.speeds = speedsFromJson(object->value(QLatin1String("speeds")));
    } else {
        state.run = QUuid::createUuid().toString(QUuid::Id128).left(12);
        for (const char *blocks : {"blocks", "lost"}) {
            QDir(QDir(folder).filePath(QLatin1String(blocks))).removeRecursively();
        }
    }
    ++state.term;
    state.series = series;
    return state;
}

Result<void> save(const RunState &state, const QString &folder)
{
    const QByteArray bytes =
        sealed(StateKind, {{QStringLiteral("run"), state.run},
                           {QStringLiteral("term"), state.term},
                           {QStringLiteral("next"), state.next},
                           {QStringLiteral("series"), state.series},
                           {QStringLiteral("largest"), state.largest},
                           {QStringLiteral("speeds"), speedsToJson(state.speeds)}});
    return saveWholeFile(bytes, statePath(folder)).map_error(inFile(statePath(folder)));
}

bool hasRunState(const QString &folder)
{
    return QFileInfo::exists(statePath(folder));
}

std::optional<QString> runIn(const QString &folder)
{
    const auto object = readState(folder);
    return object ? std::optional(object->value(QLatin1String("run")).toString()) : std::nullopt;
}

} // namespace shinpan
