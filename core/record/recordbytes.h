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

/// Writes a file in one step: whoever reads it, even after a crash, sees the old content or the
/// new, never a part. A symbolic link stays one (its target is written); an existing file keeps its
/// permissions.
[[nodiscard]] Result<void> saveRecordBytes(const QByteArray &bytes, const QString &path);

} // namespace shinpan
