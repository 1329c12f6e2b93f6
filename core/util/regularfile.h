#pragma once

#include "core/util/result.h"

#include <QByteArray>
#include <QFile>
#include <QString>

// Files that somebody else may have put there. To open a FIFO waits until somebody writes to it, to
// read a device may never end, and a window hangs with it: nothing but regular files is opened.
namespace shinpan {

/// Opens the file that is named by `file`, for reading or (with Append) for adding to it, as
/// QFile::open() does it; a resource of ours (":/…") is one too. Whatever is not a regular file is
/// refused with words; nothing waits, even if the file becomes something else meanwhile. A plain
/// QFile has forgotten its name then.
[[nodiscard]] Result<void> openRegularFile(QFile &file,
                                           QIODevice::OpenMode mode = QIODevice::ReadOnly);

/// A file that still knows the name that it was opened by, for later messages about it.
class RegularFile final : public QFile
{
public:
    explicit RegularFile(const QString &path)
        : QFile(path)
        , m_path(path)
    { }

    [[nodiscard]] QString fileName() const override { return m_path; }

private:
    QString m_path;
};

// Whoever reads a file into memory gives its largest size: what a file of that kind never has is
// not read, however large it is. Fails with words.

inline constexpr qint64 KiB = 1024;
inline constexpr qint64 MiB = 1024 * KiB;

/// All that is in such a file, `most` bytes or less.
[[nodiscard]] Result<QByteArray> readRegularFile(const QString &path, qint64 most);

/// All that a file gives which is open already, such as standard input.
[[nodiscard]] Result<QByteArray> readAtMost(QFile &file, qint64 most);

/// Its first bytes, at most this many, whatever follows.
[[nodiscard]] Result<QByteArray> readStart(const QString &path, qint64 bytes);

/// "it is larger than 16 MiB"
[[nodiscard]] Message tooLarge(qint64 most);

/// The kind of thing that stands there and is not a regular file, in words for an error ("it is a
/// FIFO, not a file"); empty: a file, or nothing at all.
[[nodiscard]] Message whyNoFile(const QString &path);

} // namespace shinpan
