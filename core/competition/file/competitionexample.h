#pragma once

#include <QString>

namespace shinpan {

/// A competition file that works and explains every key with what is allowed and what is usual.
[[nodiscard]] QString competitionExample();

} // namespace shinpan
