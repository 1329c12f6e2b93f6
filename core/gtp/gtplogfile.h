#pragma once

#include "core/util/regularfile.h"

#include <memory>

namespace shinpan {

/// A log that somebody asked for, which only grows, up to a budget: when half of it is written, the
/// file becomes NAME.old, in the place of the one before, and a new one begins with a line that
/// says so. Whatever an engine or a server says, the newest is there, and the disk is not full of
/// it.
class GtpLogFile
{
public:
    /// Adds to the file; both together have `mostBytes` at most. `head` is what stands between the
    /// time and the text of a line of ours. The failure names the file.
    [[nodiscard]] static Result<std::unique_ptr<GtpLogFile>> open(const QString &path,
                                                                  const QByteArray &head,
                                                                  qint64 mostBytes);

    /// Appends whole lines, each of which begins with a LogStamp. flush() reports failures.
    void write(QByteArrayView line);
    [[nodiscard]] Result<void> flush();

    /// The file that takes what was in the log before.
    [[nodiscard]] static QString olderOf(const QString &path)
    {
        return path + QStringLiteral(".old");
    }

private:
    GtpLogFile(const QString &path, QByteArray head, qint64 mostBytes);
    [[nodiscard]] Result<void> open();
    void beginAnew(QByteArrayView stamp);

    RegularFile m_file;
    QByteArray m_head;
    qint64 m_mostBytes;
    qint64 m_size = 0;
    Result<void> m_state;
};

} // namespace shinpan
