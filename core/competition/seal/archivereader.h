#pragma once

#include "core/util/regularfile.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

struct archive;

namespace shinpan {

/// Reads a zip archive that anybody may have made, entry by entry, into memory: nothing is ever
/// unpacked into a folder. What no bundle has is refused in words: names that lead elsewhere, what
/// is no regular file, encryption and methods other than deflate, more entries, bytes or packing
/// than below, and sizes that are not true.
class ArchiveReader
{
    Q_DISABLE_COPY_MOVE(ArchiveReader) // the library has its address

public:
    /// Entries of 100,000 games with records and logs.
    static constexpr std::size_t MostEntries = 500'000;
    /// An entry's bytes when it is unpacked.
    static constexpr qint64 LargestEntry = 64 * MiB;
    /// The most that all entries may unpack to: this many times the archive's size. Texts of games
    /// pack to a tenth, and nothing of deflate's to less than a thousandth.
    static constexpr qint64 MostPacking = 100;
    static constexpr int LongestName = 255;

    struct Entry
    {
        QString name;
        qint64 bytes = 0; ///< the archive says so
    };

    /// The failure is about the file, without its name.
    [[nodiscard]] static Result<std::unique_ptr<ArchiveReader>> open(const QString &path);
    ~ArchiveReader();

    /// The next entry; nothing behind the last one. After a failure there is none.
    [[nodiscard]] Result<std::optional<Entry>> next();
    /// The whole content of the entry that next() has just given, once.
    [[nodiscard]] Result<QByteArray> content();

private:
    struct Close
    {
        void operator()(archive *zip) const;
    };
    friend struct ArchiveSource; // what the library calls

    explicit ArchiveReader(const QString &path);
    [[nodiscard]] Result<void> open();
    [[nodiscard]] Message trouble() const;

    RegularFile m_file;
    QByteArray m_portion; ///< what the library reads at present
    std::unique_ptr<archive, Close> m_zip;
    Entry m_entry;
    std::size_t m_entries = 0;
    qint64 m_bytes = 0; ///< the entries so far have so many
};

/// Whether an entry of a bundle may be called so: ASCII, at most one folder, no name that begins
/// with a dot.
[[nodiscard]] bool isEntryName(const QString &name);

} // namespace shinpan
