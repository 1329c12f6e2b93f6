#pragma once

#include "core/util/result.h"

#include <QString>

namespace shinpan {

/// The password in the first line of a file that nobody else may read, as a private key of ssh's;
/// fails with words where others may.
[[nodiscard]] Result<QString> passwordFrom(const QString &file);

/// Asks for it at the terminal, where it is not shown; waits for the person. Fails with words where
/// there is no terminal, or nothing was typed.
[[nodiscard]] Result<QString> askForPassword(const QString &question);

} // namespace shinpan
