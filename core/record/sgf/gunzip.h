#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace shinpan {

/// The content of gzip data; nothing if it is damaged or has more than `limit` bytes.
[[nodiscard]] std::optional<QByteArray> gunzip(QByteArrayView bytes, qsizetype limit);

} // namespace shinpan
