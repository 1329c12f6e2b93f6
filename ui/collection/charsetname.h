#pragma once

#include <QByteArray>
#include <QString>

namespace shinpan {

/// What people call a character set: "Japanese (Shift-JIS)"; its own name where there is no better.
[[nodiscard]] QString charsetName(const QByteArray &charset);

} // namespace shinpan
