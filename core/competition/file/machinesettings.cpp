#include "core/competition/file/competitiontables.h"

#include <QDir>

namespace shinpan {

std::optional<int> megabytesFromText(const QString &text)
{
    constexpr int MostNumber = 1'000'000;
    const bool isGiga = text.endsWith(u'G');
    bool isNumber = false;
    const int number = text.chopped(1).toInt(&isNumber);
    const bool isGood =
        isNumber && number > 0 && number <= MostNumber && (isGiga || text.endsWith(u'M'));
    return isGood ? std::optional(isGiga ? 1024 * number : number) : std::nullopt;
}

MachineSettings readMachines(CompetitionSettings &file, const QString &folder)
{
    CompetitionSettings table = file.open({file.table(setting::Machines)});
    MachineSettings machines;
    machines.kind = table.choice(setting::On, machines.kind, MachineWords);
    table.read(machines);
    if (!machines.hosts.isEmpty()) {
        machines.hosts = absolutePath(machines.hosts, folder);
    }
    if (machines.kind == MachineSettings::Kind::Ssh && machines.hosts.isEmpty()) {
        table.reject(setting::Hosts, Message::of(QT_TRANSLATE_NOOP(
                                         "Messages", "is missing; it takes the name of a file with "
                                                     "a host a line, such as \"4/anna@north\"")));
    }
    table.finish();
    return machines;
}

} // namespace shinpan
