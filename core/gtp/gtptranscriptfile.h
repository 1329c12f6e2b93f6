#pragma once

#include "core/util/filedescriptor.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QStringList>

#include <memory>
#include <vector>

class QLockFile;

namespace shinpan {

/// A file that takes all the lines of a transcript as they come and gives any of them back.
///
/// It is plain text, so that what a program that died had written is a readable log: it is appended
/// to, and when older lines are to go, a new file replaces it. It collects what comes until there
/// is a good deal of it; flush() reports failures.
class GtpTranscriptFile
{
public:
    /// A file with a name of its own in the directory, which is made if need be. It is removed with
    /// the object; a lock tells other programs that it is not an orphan.
    [[nodiscard]] static Result<std::unique_ptr<GtpTranscriptFile>> create(
        const QString &directory);
    Q_DISABLE_COPY_MOVE(GtpTranscriptFile)
    ~GtpTranscriptFile();

    /// Gives the files of programs that died a name that tells the time of their last line,
    /// "engines 2026-11-21 09.41.07.250.txt", and returns their paths, newest first. Of all that
    /// were rescued the newest MostRescued are kept.
    static QStringList rescueIn(const QString &directory);
    static constexpr int MostRescued = 10;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// The size in bytes, with what is not on the disk yet.
    [[nodiscard]] qint64 size() const { return m_written + m_pending.size(); }

    /// Appends these bytes to the file. After a failure it takes nothing more.
    void append(QByteArrayView bytes);
    /// A part of the file as it is, or a text.
    struct Part
    {
        qint64 offset = 0;
        qint64 size = 0;
        QByteArray text{}; ///< instead, unless empty
    };
    /// Replaces the file by these parts of it, one after the other. flush() reports failures.
    void keepOnly(const std::vector<Part> &parts);

    /// Gives the system what was collected. It fails, again each time, if anything could not be
    /// written, or if the disk would be left with less than LeastSpace.
    [[nodiscard]] Result<void> flush();

    /// `size` bytes from `offset` on, valid until the next call; empty if they cannot be read.
    /// Neighbours, read one after the other in either direction, cost one access to the disk for
    /// tens of KB.
    [[nodiscard]] QByteArrayView read(qint64 offset, qsizetype size);

    static constexpr qint64 LeastSpace = 256LL << 20; ///< bytes

private:
    GtpTranscriptFile(const QString &path, FileDescriptor file, std::unique_ptr<QLockFile> lock);
    void write();
    void checkSpace();

    QString m_path;
    FileDescriptor m_file;
    std::unique_ptr<QLockFile> m_lock;
    QByteArray m_pending;      ///< what comes after m_written
    qint64 m_written = 0;      ///< bytes
    qint64 m_spaceChecked = 0; ///< m_written when the disk was asked last
    Message m_problem;         ///< empty: none
    QByteArray m_window;       ///< what was read last …
    qint64 m_windowBegin = 0;  ///< … from here on
};

} // namespace shinpan
