#include "app/common/exitcode.h"
#include "app/common/output.h"
#include "app/gui/application.h"
#include "app/gui/runninginstance.h"
#include "core/util/completion.h"
#include "core/util/spoken.h"

#include <QApplication>
#include <QFileInfo>

namespace {

/// Prints what is asked for that needs neither window nor display; false if it is something else.
[[nodiscard]] bool answerInText(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const auto line = shinpan::readCommandLine(QCoreApplication::arguments().sliced(1), {});
    if (!line || (!line->asksHelp && !line->asksVersion)) {
        return false;
    }
    shinpan::standardOutput().write(line->asksHelp
                                        ? shinpan::commandLineHelp()
                                        : QStringLiteral("shinpan " SHINPAN_VERSION "\n"));
    return true;
}

/// Opens the files in a program that runs already, if that may be.
void openHereOrThere(shinpan::Application &here, const shinpan::CommandLine &line)
{
    if (!line.isForAnyInstance()) {
        here.open(line);
        return;
    }
    QStringList paths;
    for (const QString &file : line.files) {
        paths << QFileInfo(file).absoluteFilePath();
    }
    auto *visit = new shinpan::InstanceVisit(shinpan::instanceAddress(), paths, &here);
    QObject::connect(visit, &shinpan::InstanceVisit::welcomed, &here,
                     [] { QCoreApplication::exit(0); });
    QObject::connect(visit, &shinpan::InstanceVisit::unanswered, &here,
                     [&here, line] { here.open(line); });
}

} // namespace

int main(int argc, char *argv[])
{
    shinpan::logToStandardError();
    if (answerInText(argc, argv)) {
        return 0;
    }
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("shinpan"));
    QCoreApplication::setOrganizationName(QStringLiteral("shinpan"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SHINPAN_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Shinpan"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.shinpan.Shinpan"));
    QGuiApplication::setQuitOnLastWindowClosed(false); // engines are asked to leave first

    int exitCode = 0;
    {
        shinpan::Application shinpan;
        const auto line = shinpan::readCommandLine(QCoreApplication::arguments().sliced(1),
                                                   shinpan.engines().profiles());
        if (!line) {
            shinpan::standardError().writeLine(
                QStringLiteral("shinpan: %1 (see shinpan --help)").arg(spoken(line.error())));
            return shinpan::ExitFailed;
        }
        // This is not quit(), which would ask the window, and that may have unsaved changes.
        QObject::connect(&shinpan, &shinpan::Application::finished, &application,
                         [] { QCoreApplication::exit(0); });
        if (!line->isEngine) {
            openHereOrThere(shinpan, *line);
        } else if (const auto serving = shinpan.serve(*line); !serving) {
            shinpan::standardError().writeLine(QStringLiteral("shinpan: --listen: ")
                                               + spoken(serving.error()));
            return shinpan::ExitFailed;
        }
        exitCode = QApplication::exec();
    }
    shinpan::drainResumptions();
    return exitCode;
}
