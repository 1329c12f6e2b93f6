#pragma once

#include "core/util/result.h"

#include <QString>
#include <QStringList>

namespace shinpan {

// The folders in which tasks work, among the temporary files of their machine, where others
// can write as well: each is readable by nobody else, under a name that nobody can foresee, and
// goes with its task. Whatever others put there under such a name (a folder, a link to one of ours)
// is none.

/// Whether this can be a run's name: letters and digits, so that it makes no path.
[[nodiscard]] bool isRunName(const QString &name);

/// A pattern for QTemporaryDir.
[[nodiscard]] QString workFolderTemplate(const QString &run);

/// The absolute paths of those that tasks of this run work in, or have worked in.
[[nodiscard]] QStringList workFolders(const QString &run);

/// The file where a task without a folder of the run looks for an order to stop; see stopOrder().
[[nodiscard]] QString stopFileIn(const QString &workFolder);

/// Gives all tasks of the run on this machine an order to stop.
[[nodiscard]] Result<void> orderStop(const QString &run, const QByteArray &order);

} // namespace shinpan
