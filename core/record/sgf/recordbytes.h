#pragma once

#include "core/record/sgf/sgferror.h"
#include "core/util/regularfile.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QString>

namespace shinpan {

/// More than any collection has: those of a hundred thousand games have a third of it. While it is
/// read, a file takes up to five times its size.
inline constexpr qint64 LargestRecordFile = 512 * MiB;

/// A file of games as bytes.
[[nodiscard]] Result<QByteArray, SgfError> readRecordBytes(const QString &path);

} // namespace shinpan
