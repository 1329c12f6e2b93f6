#include "app/common/output.h"
#include "app/engine/consultverb.h"
#include "app/engine/engineverb.h"
#include "core/util/completion.h"

#include <QCoreApplication>

int main(int argc, char *argv[])
{
    shinpan::logToStandardError();
    qputenv("QT_NO_GLIB", "1"); // Qt's own event loop: a turn of GLib's costs three times as much
    const QCoreApplication application(argc, argv);
    qunsetenv("QT_NO_GLIB");                                          // not for engines
    QCoreApplication::setApplicationName(QStringLiteral("shinpan"));  // to find the engines of
    QCoreApplication::setOrganizationName(QStringLiteral("shinpan")); // the window
    const QStringList words = QCoreApplication::arguments().sliced(1);
    if (words.value(0) == QLatin1String("--version")) {
        shinpan::standardOutput().writeLine(QStringLiteral("shinpan-engine " SHINPAN_VERSION));
        return 0;
    }
    if (words.value(0) == shinpan::ConsultVerb.name) {
        const int exitCode =
            shinpan::runVerb(shinpan::ConsultVerb, words.sliced(1), shinpan::EngineVerb.name);
        shinpan::drainResumptions();
        return exitCode;
    }
    return shinpan::runVerb(shinpan::EngineVerb, words, {});
}
