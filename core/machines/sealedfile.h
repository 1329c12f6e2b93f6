#pragma once

#include "core/util/regularfile.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QLatin1String>

namespace shinpan {

// What travels between machines says by itself whether it is whole: whatever befalls a file on its
// way, it is taken as what it was written or not at all. A first line has the kind, the number of
// bytes that follow and their SHA-256; the bytes are a JSON object, compressed by qCompress(). What
// is packed already is attached behind it, and the first line ends with the number of its bytes.

/// Why bytes are not a sealed object of the kind that was expected.
enum class SealFault : std::uint8_t {
    Foreign,   ///< something else, or of a version that is not known here
    Truncated, ///< there are fewer bytes than it says
    Damaged,   ///< they are others than were written
    Oversized  ///< they unpack to more than anybody would have written
};

/// The fault as "foreign", "truncated", "damaged", "oversized".
[[nodiscard]] QLatin1String sealFaultName(SealFault fault);

[[nodiscard]] QByteArray sealed(QLatin1String kind,
                                const QJsonObject &object,
                                const QByteArray &attached = {});
/// No object has more bytes when it is unpacked, and in memory ten times as many at worst.
inline constexpr qsizetype MostUnpacked = 64 * MiB;
/// What is attached has no more: what the head of a run can take in one turn.
inline constexpr qsizetype MostAttached = 4 * MiB;

/// What unpacks to more than `most` bytes is not unpacked to its end.
[[nodiscard]] Result<QJsonObject, SealFault> unsealed(QLatin1String kind,
                                                      const QByteArray &bytes,
                                                      qsizetype most = MostUnpacked);

/// What is attached to a sealed object that unsealed() has taken.
[[nodiscard]] QByteArray attachedTo(const QByteArray &bytes);

/// The bytes of the sealed object that a text begins with; nothing if it does not.
[[nodiscard]] QByteArray firstSealed(const QByteArray &bytes);

} // namespace shinpan
