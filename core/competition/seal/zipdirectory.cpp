#include "core/competition/seal/zipdirectory.h"

#include <QtEndian>

#include <algorithm>
#include <optional>

namespace shinpan {

namespace {

constexpr qint64 EndSize = 22;        ///< the record of the end has so many bytes, without comment
constexpr qint64 LocatorSize = 20;    ///< zip64's locator has so many
constexpr qint64 WideEndSize = 56;    ///< zip64's record has so many, without extensible data
constexpr qint64 LeastDirectory = 46; ///< bytes of an entry without name in the directory

/// Its records' numbers.
struct Directory
{
    quint64 entries = 0;
    quint64 size = 0;
    quint64 offset = 0;
    qint64 end = 0; ///< it has to end there
};

template <typename Number>
[[nodiscard]] Number numberAt(const QByteArray &bytes, qsizetype offset)
{
    return qFromLittleEndian<Number>(bytes.constData() + offset);
}

/// Reads that many bytes from there; empty if they are not there or do not begin so.
[[nodiscard]] QByteArray recordAt(QFile &file, qint64 offset, qint64 size, const char *begin)
{
    if (offset < 0 || !file.seek(offset)) {
        return {};
    }
    QByteArray record = file.read(size);
    return record.size() == size && record.startsWith(begin) ? record : QByteArray();
}

[[nodiscard]] std::optional<Directory> directoryOf(QFile &file)
{
    const qint64 at = file.size() - EndSize;
    const QByteArray end = recordAt(file, at, EndSize, "PK\x05\x06");
    if (end.isEmpty()) {
        return std::nullopt;
    }
    Directory found{numberAt<quint16>(end, 10), numberAt<quint32>(end, 12),
                    numberAt<quint32>(end, 16), at};
    const QByteArray locator = recordAt(file, at - LocatorSize, LocatorSize, "PK\x06\x07");
    if (locator.isEmpty()) {
        return found;
    }
    const qint64 wideAt = at - LocatorSize - WideEndSize;
    const QByteArray wide = recordAt(file, wideAt, WideEndSize, "PK\x06\x06");
    if (wide.isEmpty() || numberAt<quint64>(locator, 8) != static_cast<quint64>(wideAt)) {
        return std::nullopt;
    }
    return Directory{numberAt<quint64>(wide, 32), numberAt<quint64>(wide, 40),
                     numberAt<quint64>(wide, 48), wideAt};
}

/// Entries that its bytes hold, as far as `most`; nothing where they are no directory.
[[nodiscard]] std::optional<quint64> entriesIn(const QByteArray &directory)
{
    quint64 entries = 0;
    qsizetype at = 0;
    while (at < directory.size()) {
        if (directory.size() - at < LeastDirectory
            || !directory.sliced(at).startsWith("PK\x01\x02")) {
            return std::nullopt;
        }
        at += LeastDirectory + numberAt<quint16>(directory, at + 28)
            + numberAt<quint16>(directory, at + 30) + numberAt<quint16>(directory, at + 32);
        ++entries;
    }
    return at == directory.size() ? std::optional(entries) : std::nullopt;
}

} // namespace

Result<void> checkZipDirectory(QFile &file, std::size_t mostEntries)
{
    constexpr quint64 MostOfEntry = 512; // the directory has a name and some words more
    const auto noArchive = [] {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "it is not a bundle, or not a whole one")));
    };
    const std::optional<Directory> found = directoryOf(file);
    if (!found) {
        return noArchive();
    }
    if (found->entries > mostEntries || found->size > mostEntries * MostOfEntry
        || found->size < found->entries * LeastDirectory) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "it says that it has %1 entries; no bundle has more "
                                          "than %2"),
            found->entries, mostEntries));
    }
    const auto end = static_cast<quint64>(found->end);
    if (found->offset > end || found->size != end - found->offset
        || !file.seek(static_cast<qint64>(found->offset))) {
        return noArchive();
    }
    const QByteArray directory = file.read(static_cast<qint64>(found->size));
    const bool isWhole = directory.size() == static_cast<qsizetype>(found->size);
    return isWhole && entriesIn(directory) == found->entries ? Result<void>() : noArchive();
}

} // namespace shinpan
