#pragma once

#include "core/engine/profile/engineprofile.h"
#include "core/util/result.h"

class QCommandLineParser;

namespace shinpan {

/// Adds --sandbox.
void addSandboxOption(QCommandLineParser &parser);

/// The engine, in a sandbox where that is asked for. Fails if there can be none for it.
[[nodiscard]] Result<EngineProfile> sandboxedAsAsked(const QCommandLineParser &parser,
                                                     EngineProfile engine);

} // namespace shinpan
