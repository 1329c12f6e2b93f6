#pragma once

#include "core/engine/profile/machine.h"

namespace shinpan::test {

/// A machine with home /home/ann, $PATH /usr/local/bin:/usr/bin and exactly these files;
/// directories follow from them. A file whose name contains a dot, and everything under /dev and
/// /etc, is not executable.
[[nodiscard]] Machine machineWith(const QStringList &files);

} // namespace shinpan::test
