#pragma once

#include "core/util/result.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace shinpan {

/// This computer, as far as finding engines needs to know it. Tests make one up.
struct Machine
{
    enum class File { Missing, Directory, Plain, Executable };

    QString home;                                    ///< the person's home directory, absolute
    QStringList path;                                ///< our program's, then those of $PATH
    std::function<File(const QString &path)> fileAt; ///< follows symbolic links
    std::function<QStringList(const QString &directory)>
        entries; ///< names in it, sorted; none if it is unreadable

    /// The computer that we run on, with the environment that we were started with.
    [[nodiscard]] static Machine current();

    /// An absolute, clean path: `~` is the home directory, and a relative path starts at `base` (or
    /// at home if that is empty; `base` itself may begin with `~`).
    [[nodiscard]] QString absolutePath(const QString &name, const QString &base = {}) const;
};

/// The directories where findProgram() looks for a bare name: $PATH, then the usual places that a
/// desktop session's or root's $PATH often lacks (Debian puts GNU Go into /usr/games).
[[nodiscard]] QStringList programDirectories(const Machine &machine);

/// The absolute path of the executable file that `program` means.
///
/// A name with a slash is a path, relative to `workingDirectory` or else to the home directory; a
/// bare name is looked up in programDirectories(). The failure's text says where was looked and
/// what was wrong.
[[nodiscard]] Result<QString> findProgram(const QString &program,
                                          const QString &workingDirectory = {},
                                          const Machine &machine = Machine::current());

} // namespace shinpan
