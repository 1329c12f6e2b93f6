#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace shinpan {

// Packed data may unpack to a thousand times its size, and nobody can trust what it says of that:
// the caller says how much there may be, and no more is ever in memory.

/// The content of gzip data, or of several that were joined; nothing if it is damaged or has more
/// than `limit` bytes.
[[nodiscard]] std::optional<QByteArray> gunzip(QByteArrayView bytes, qsizetype limit);

/// The bytes packed by gzip (RFC 1952), the same each time.
[[nodiscard]] QByteArray gzipped(QByteArrayView bytes);

/// gunzip() of what qCompress() has made.
[[nodiscard]] std::optional<QByteArray> uncompressed(QByteArrayView bytes, qsizetype limit);

} // namespace shinpan
