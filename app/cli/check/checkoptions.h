#pragma once

#include "core/check/checklimits.h"
#include "core/check/checkreport.h"
#include "core/check/enginecheck.h"
#include "core/engine/profile/engineprofile.h"
#include "core/util/result.h"

#include <QStringList>

class QCommandLineParser;

namespace shinpan {

/// What `shinpan-cli check` is asked to do.
struct CheckOptions
{
    EngineProfile engine;
    EngineCheck::Depth depth = EngineCheck::Depth::Full;
    CheckLimits limits;
    CheckDetail detail = CheckDetail::Brief;
    bool isJson = false;
};

void addCheckOptions(QCommandLineParser &parser);
/// The failure names option, value and what is allowed.
[[nodiscard]] Result<CheckOptions> readCheckOptions(const QCommandLineParser &parser);

[[nodiscard]] QString checkHelp();

} // namespace shinpan
