#pragma once

#include "core/util/result.h"

#include <QString>

namespace shinpan {

/// The password in the first line of a file that nobody else may read, as a private key of ssh's;
/// fails with words where others may.
[[nodiscard]] Result<QString> passwordFrom(const QString &file);

} // namespace shinpan
