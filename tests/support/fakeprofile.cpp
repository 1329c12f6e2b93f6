#include "tests/support/fakeprofile.h"

#include "core/engine/profile/commandwords.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace shinpan::test {

EngineProfile fakeProfile(const QStringList &options)
{
    EngineProfile profile;
    profile.name = QStringLiteral("fake");
    profile.commandLine = joinCommandWords({QStringLiteral(SHINPAN_FAKE_ENGINE), options});
    return profile;
}

QString uniqueWord()
{
    static int count = 0;
    return QStringLiteral("shinpan-%1-%2").arg(QCoreApplication::applicationPid()).arg(++count);
}

int processesWith(const QString &word)
{
    const QByteArray wanted = word.toUtf8();
    int found = 0;
    for (const QString &entry :
         QDir(QStringLiteral("/proc")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile commandLine(QStringLiteral("/proc/%1/cmdline").arg(entry)); // a zombie's is empty
        if (commandLine.open(QIODevice::ReadOnly)) {
            found += commandLine.readAll().split('\0').contains(wanted) ? 1 : 0;
        }
    }
    return found;
}

} // namespace shinpan::test
