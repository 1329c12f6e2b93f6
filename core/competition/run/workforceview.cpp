#include "core/competition/run/workforceview.h"

#include "core/util/spoken.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace shinpan {

int WorkforceView::playing() const
{
    const auto plays = [](const MachineStanding &machine) { return machine.tasks > 0; };
    return static_cast<int>(std::ranges::count_if(machines, plays));
}

QString tasksText(const WorkforceView &view)
{
    const int machines = view.playing();
    const QString text =
        spoken(QT_TRANSLATE_NOOP("Messages", "%1 on %2"),
               view.running == 1 ? spoken(QT_TRANSLATE_NOOP("Messages", "1 task"))
                                 : spoken(QT_TRANSLATE_NOOP("Messages", "%1 tasks"), view.running),
               machines == 1 ? spoken(QT_TRANSLATE_NOOP("Messages", "1 machine"))
                             : spoken(QT_TRANSLATE_NOOP("Messages", "%1 machines"), machines));
    return view.waiting > 0
             ? spoken(QT_TRANSLATE_NOOP("Messages", "%1, %2 waiting"), text, view.waiting)
             : text;
}

std::optional<WorkforceView> combined(const MachineTally &tally,
                                      const std::optional<WorkforceView> &now)
{
    WorkforceView view = now.value_or(WorkforceView());
    std::vector<MachineStanding> machines = tally.standings();
    for (const MachineStanding &live : view.machines) {
        const auto known = std::ranges::find(machines, live.name, &MachineStanding::name);
        MachineStanding &machine = known != machines.end() ? *known : machines.emplace_back();
        machine.name = live.name;
        machine.tasks = live.tasks;
        machine.failures = live.failures;
        machine.speed = live.speed;
        machine.isOut = live.isOut;
    }
    std::ranges::sort(machines, {}, &MachineStanding::name);
    view.machines = std::move(machines);
    return now || !view.machines.empty() ? std::optional(std::move(view)) : std::nullopt;
}

QByteArray toBytes(const WorkforceView &view)
{
    QJsonArray machines;
    for (const MachineStanding &machine : view.machines) {
        machines.append(QJsonObject{{QStringLiteral("name"), machine.name},
                                    {QStringLiteral("tasks"), machine.tasks},
                                    {QStringLiteral("failures"), machine.failures},
                                    {QStringLiteral("speed"), machine.speed},
                                    {QStringLiteral("isOut"), machine.isOut}});
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("running"), view.running},
                                     {QStringLiteral("waiting"), view.waiting},
                                     {QStringLiteral("machines"), machines}})
        .toJson();
}

std::optional<WorkforceView> workforceViewFromBytes(const QByteArray &bytes)
{
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    if (!document.isObject()) {
        return std::nullopt;
    }
    const QJsonObject object = document.object();
    WorkforceView view;
    view.running = object.value(QLatin1String("running")).toInt();
    view.waiting = object.value(QLatin1String("waiting")).toInt();
    const QJsonArray machines = object.value(QLatin1String("machines")).toArray();
    for (const QJsonValue &value : machines) {
        const QJsonObject machine = value.toObject();
        MachineStanding &standing = view.machines.emplace_back();
        standing.name = machine.value(QLatin1String("name")).toString();
        standing.tasks = machine.value(QLatin1String("tasks")).toInt();
        standing.failures = machine.value(QLatin1String("failures")).toInt();
        standing.speed = machine.value(QLatin1String("speed")).toDouble();
        standing.isOut = machine.value(QLatin1String("isOut")).toBool();
    }
    return view;
}

} // namespace shinpan
