#pragma once

#include "core/util/result.h"

#include <QString>

namespace shinpan {

/// Asks for a password at the terminal, where it is not shown; waits for the person. Fails with
/// words where there is no terminal, or nothing was typed.
[[nodiscard]] Result<QString> askForPassword(const QString &question);

} // namespace shinpan
