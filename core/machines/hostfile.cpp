#include "core/machines/hostfile.h"

#include "core/util/message.h"
#include "core/util/regularfile.h"

#include <QStringList>

#include <algorithm>

namespace shinpan {

namespace {

/// Whether parallel and a shell read the word as nothing more than itself: it has no lists and
/// ranges of hosts, no groups of them, no patterns that parallel replaces, and is not an option in
/// the place of a host.
[[nodiscard]] bool isWord(const QString &word)
{
    return std::ranges::all_of(word, [](QChar sign) {
        return sign.unicode() < 128
            && (sign.isLetterOrNumber() || QLatin1String("._-@:%=/~+").contains(sign));
    });
}

/// "anna@north", or ssh with options in front of it.
[[nodiscard]] bool isLogin(const QString &login)
{
    const QStringList words = login.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty() || !std::ranges::all_of(words, isWord)) {
        return false;
    }
    const QString &host = words.constLast();
    const bool isBySsh = words.constFirst() == QLatin1String("ssh")
                      || words.constFirst().endsWith(QLatin1String("/ssh"));
    return !host.startsWith(u'-') && !host.startsWith(u'@') && !host.contains(u'/')
        && (words.size() == 1 || isBySsh);
}

} // namespace

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
        if (!isLogin(login) || (hasNumber && tasks < 1)) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP(
                    "Messages",
                    "“%1” is not a host; write 4/host, 2/user@host or the like, one per line"),
                host));
        }
        hosts.push_back({login, hasNumber ? tasks : 1});
    }
    if (hosts.empty()) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "it names no host")));
    }
    return hosts;
}

Result<std::vector<Host>> readHostFile(const QString &path)
{
    const Result<QByteArray> text = readRegularFile(path, MiB);
    if (!text) {
        return failure(inFile(path, text.error()));
    }
    return hostsFromText(QString::fromUtf8(*text)).map_error(inFile(path));
}

} // namespace shinpan
