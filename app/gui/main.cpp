#include "app/gui/application.h"
#include "core/util/completion.h"

#include <QApplication>

#include <cstdio>

namespace {

/// Prints what is asked for that needs neither window nor display; false if it is something else.
[[nodiscard]] bool answerInText(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const auto line = shinpan::readCommandLine(QCoreApplication::arguments().sliced(1), {});
    if (!line || (!line->asksHelp && !line->asksVersion)) {
        return false;
    }
    std::fputs(line->asksHelp ? qPrintable(shinpan::commandLineHelp())
                              : "shinpan " SHINPAN_VERSION "\n",
               stdout);
    return true;
}

} // namespace

int main(int argc, char *argv[])
{
    if (answerInText(argc, argv)) {
        return 0;
    }
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
        // Not quit(), which would ask the window, and that may have unsaved changes.
        QObject::connect(&shinpan, &shinpan::Application::finished, &application,
                         [] { QCoreApplication::exit(0); });
        shinpan.open(*line);
        exitCode = QApplication::exec();
    }
    shinpan::drainResumptions();
    return exitCode;
}
