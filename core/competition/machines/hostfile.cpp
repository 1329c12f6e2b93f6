#include "core/competition/machines/hostfile.h"

#include "core/util/regularfile.h"

#include <QStringList>

namespace shinpan {

Result<std::vector<Host>> hostsFromText(const QString &text)
{
    std::vector<Host> hosts;
    const QStringList lines = text.split(u'\n');
    for (const QString &line : lines) {
        const QString host = line.section(u'#', 0, 0).trimmed();
        if (host.isEmpty()) {
            continue;
        }
        bool isNumber = false;
        const int tasks = host.section(u'/', 0, 0).toInt(&isNumber);
        const bool hasNumber = isNumber && host.contains(u'/');
        const QString login = hasNumber ? host.section(u'/', 1) : host;
        if (login.isEmpty() || (hasNumber && tasks < 1)) {
            return failure(QStringLiteral("“%1” is no host; it takes 4/host, 2/user@host or the "
                                          "like, a line each")
                               .arg(host));
        }
        hosts.push_back({login, hasNumber ? tasks : 1});
    }
    if (hosts.empty()) {
        return failure(QStringLiteral("there is no host in it"));
    }
    return hosts;
}

Result<std::vector<Host>> readHostFile(const QString &path)
{
    const Result<QByteArray> text = readRegularFile(path, MiB);
    if (!text) {
        return failure(QStringLiteral("%1: %2").arg(path, text.error()));
    }
    return hostsFromText(QString::fromUtf8(*text)).map_error([&path](const QString &reason) {
        return QStringLiteral("%1: %2").arg(path, reason);
    });
}

} // namespace shinpan
