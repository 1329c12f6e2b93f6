#include "tests/engine/madeupmachine.h"

#include <algorithm>

namespace shinpan::test {

namespace {

[[nodiscard]] bool isExecutable(const QString &file)
{
    return !file.contains(u'.') && !file.startsWith(QLatin1String("/dev/"))
        && !file.startsWith(QLatin1String("/etc/"));
}

[[nodiscard]] QStringList entriesIn(const QStringList &files, const QString &directory)
{
    const QString prefix = directory + u'/';
    QStringList names;
    for (const QString &file : files) {
        if (file.startsWith(prefix)) {
            names.append(file.mid(prefix.size()).section(u'/', 0, 0));
        }
    }
    names.removeDuplicates();
    names.sort();
    return names;
}

} // namespace

Machine machineWith(const QStringList &files)
{
    Machine machine;
    machine.home = QStringLiteral("/home/ann");
    machine.path = {QStringLiteral("/usr/local/bin"), QStringLiteral("/usr/bin")};
    machine.fileAt = [files](const QString &path) {
        if (files.contains(path)) {
            return isExecutable(path) ? Machine::File::Executable : Machine::File::Plain;
        }
        return entriesIn(files, path).isEmpty() ? Machine::File::Missing : Machine::File::Directory;
    };
    machine.entries = [files](const QString &directory) { return entriesIn(files, directory); };
    return machine;
}

} // namespace shinpan::test
