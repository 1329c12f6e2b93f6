#pragma once

#include "core/util/result.h"

#include <QByteArray>
#include <QSaveFile>
#include <QString>
#include <QtGlobal>

// Everything that is written as a whole is written here: whoever reads such a file, even after a
// crash of this program or on a full disk, sees the old content or the new, never a part. Logs,
// which only grow, are opened by openRegularFile().
namespace shinpan {

/// The file that is written by saving under this path: where its links end.
[[nodiscard]] QString linkTarget(const QString &path);

/// Those who may read a file of ours.
enum class FileReaders {
    Usual,     ///< as the system has it; an existing file keeps its permissions
    OwnerOnly, ///< what nobody asked to have written down: sessions, copies of unsaved work
};

/// Makes the folder, if it is not there, and those above it; OwnerOnly also closes one that is
/// there, unless everybody shares it, as /tmp. Returns whether it is there and ours now.
[[nodiscard]] bool makeFolder(const QString &path, FileReaders readers = FileReaders::Usual);

/// What a file is proof against.
enum class Durability {
    PowerFailure, ///< it is on the disk when we return: for what a person saves
    Crash,        ///< the system takes it there within seconds, and we do not wait for it: for a
                  ///< match's records of games by the thousand. Only new files are written so.
    Draft, ///< the same where it replaces what we have written ourselves and write again and again:
           ///< the record of a running game, which nobody's clock should wait for
};

/// Writes a file in one step. A symbolic link stays one (its target is written). What is not a
/// regular file (a FIFO, a device) is refused.
[[nodiscard]] Result<void> saveWholeFile(const QByteArray &bytes,
                                         const QString &path,
                                         Durability durability = Durability::PowerFailure);
[[nodiscard]] Result<void> saveWholeFile(const QByteArray &bytes,
                                         const QString &path,
                                         FileReaders readers);

/// The same in portions, for what is long: nobody sees the file until commit(), and without it
/// nothing was done. The first failure is kept, and nothing is written after it.
class WholeFile
{
    Q_DISABLE_COPY_MOVE(WholeFile) // a file is open

public:
    explicit WholeFile(const QString &path, FileReaders readers = FileReaders::Usual);

    /// Whether all went well so far.
    [[nodiscard]] const Result<void> &state() const { return m_state; }
    /// The file that is written, where links end.
    [[nodiscard]] QString path() const { return m_file.fileName(); }
    void write(const QByteArray &bytes);
    /// Puts the file in its place.
    [[nodiscard]] Result<void> commit();

private:
    void open(FileReaders readers);
    void check(bool isWell);

    QSaveFile m_file;
    Result<void> m_state;
};

} // namespace shinpan
