#include "tests/ui/review/reviewingengine.h"

#include "tests/ui/support/gametable.h"

#include <QDir>
#include <QFile>

namespace shinpan::test {

EngineProfile reviewingEngine(const QString &directory,
                              const QStringList &options,
                              const QString &name)
{
    QFile file(QDir(directory).filePath(QStringLiteral("says.txt")));
    if (!file.open(QIODevice::WriteOnly)
        || file.write(
               "info move A1 visits 10%m winrate 5%m00 lcb 5%m00 prior 5000 order 0 pv A1 B2\n")
               < 0) {
        qFatal("%s", qPrintable(file.errorString()));
    }
    const QStringList all =
        options
        + QStringList{QStringLiteral("--analyze"), QStringLiteral("lz-analyze=") + file.fileName()};
    return fakeEngine(all, name);
}

} // namespace shinpan::test
