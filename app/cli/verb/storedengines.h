#pragma once

#include "core/engine/profile/engineprofile.h"
#include "core/util/result.h"

namespace shinpan {

/// What `--engine NAME|COMMAND` means: one of the person's engines, as the window keeps them, or a
/// command line; see resolveEngine(). A list that cannot be read is spoken of if it might have held
/// the name.
[[nodiscard]] Result<EngineProfile> storedEngineOr(const QString &nameOrCommand);

} // namespace shinpan
