#pragma once

#include "core/record/sgferror.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QString>

namespace shinpan {

/// A file of games as bytes.
[[nodiscard]] Result<QByteArray, SgfError> readRecordBytes(const QString &path);

} // namespace shinpan
