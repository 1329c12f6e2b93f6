#pragma once

#include "core/record/sgferror.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QString>

// Files as bytes.
namespace shinpan {

[[nodiscard]] Result<QByteArray, SgfError> readRecordBytes(const QString &path);

/// The file that is written when one saves under this path: where its links end.
[[nodiscard]] QString recordTarget(const QString &path);

/// What a file that was written in one step is proof against. Either way whoever reads it, even
/// after a crash of this program, sees the old content or the new, never a part.
enum class Durability {
    PowerFailure, ///< it is on the disk when we return: for what a person saves
    Crash,        ///< the system takes it there within seconds, and we do not wait for it: for a
                  ///< match's records of games by the thousand. Only new files are written so.
};

/// Writes a file in one step. A symbolic link stays one (its target is written); an existing file
/// keeps its permissions.
[[nodiscard]] Result<void> saveRecordBytes(const QByteArray &bytes,
                                           const QString &path,
                                           Durability durability = Durability::PowerFailure);

} // namespace shinpan
