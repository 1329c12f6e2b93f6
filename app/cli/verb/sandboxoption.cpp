#include "app/cli/verb/sandboxoption.h"

#include "app/common/gameoptions.h"
#include "core/engine/profile/engineaddress.h"

#include <QCommandLineParser>

namespace shinpan {

namespace {

const QString SandboxOption = QStringLiteral("sandbox");

} // namespace

void addSandboxOption(QCommandLineParser &parser)
{
    parser.addOption(
        {SandboxOption,
         QStringLiteral(
             "Run engines in a sandbox (bwrap): they read the system, their own folder and files "
             "named on their command lines, write in this directory, and have no network.")});
}

Result<EngineProfile> sandboxedAsAsked(const QCommandLineParser &parser, EngineProfile engine)
{
    if (!parser.isSet(SandboxOption)) {
        return engine;
    }
    engine.isSandboxed = true;
    if (const Result<EngineRoute> route = engineRoute(engine); !route) {
        return optionFailure(SandboxOption, route.error());
    }
    return engine;
}

} // namespace shinpan
