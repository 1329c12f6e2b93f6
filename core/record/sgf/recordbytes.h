#pragma once

#include "core/record/sgf/sgfwarning.h"
#include "core/util/regularfile.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QString>

namespace shinpan {

/// More than a hundred thousand games have. A file takes up to five times its size while it is
/// read, and one that is made for it, of nothing but empty moves or games, fifteen times.
inline constexpr qint64 LargestRecordFile = 256 * MiB;

/// A file of games as bytes.
[[nodiscard]] inline Result<QByteArray, SgfError> readRecordBytes(const QString &path)
{
    return readRegularFile(path, LargestRecordFile).map_error([](const Message &reason) {
        return SgfError{0, 0, reason};
    });
}

} // namespace shinpan
