#include "app/gui/application.h"
#include "core/util/completion.h"

#include <QApplication>

#include <cstdio>

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("shinpan"));
    QCoreApplication::setOrganizationName(QStringLiteral("shinpan"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SHINPAN_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Shinpan"));
    QGuiApplication::setQuitOnLastWindowClosed(false); // engines are asked to leave first

    int exitCode = 0;
    {
        shinpan::Application shinpan;
        const auto line = shinpan::readCommandLine(QCoreApplication::arguments().sliced(1),
                                                   shinpan.engines().profiles());
        if (!line) {
            std::fprintf(stderr, "shinpan: %s (see shinpan --help)\n", qPrintable(line.error()));
            return 1;
        }
        if (line->asksHelp || line->asksVersion) {
            std::fputs(line->asksHelp ? qPrintable(shinpan::commandLineHelp())
                                      : "shinpan " SHINPAN_VERSION "\n",
                       stdout);
            return 0;
        }
        shinpan.open(*line);
        exitCode = QApplication::exec();
    }
    shinpan::drainResumptions();
    return exitCode;
}
