#pragma once

#include <QString>

namespace shinpan {

/// Removes what tasks that were killed have left on this machine: nobody holds the lock of their
/// record.
void removeLeftOvers(const QString &run);

/// The record of a task, in its folder.
[[nodiscard]] QString recordIn(const QString &workFolder);

} // namespace shinpan
