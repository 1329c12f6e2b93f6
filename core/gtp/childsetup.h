#pragma once

#include "core/util/result.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>
#include <sched.h>
#include <sys/types.h>

#include <optional>
#include <vector>

namespace shinpan {

/// A program with everything that execve() asks for, made before the fork: afterwards nothing may
/// be allocated. For the moment: our environment is not copied.
class ChildProgram
{
    Q_DISABLE_COPY_MOVE(ChildProgram)

public:
    /// `program` is a path, or a name looked for in PATH; `environment` is added to ours,
    /// overriding it. To the descriptor `report` its keeper writes KeeperReports.
    ChildProgram(const QString &program,
                 const QStringList &arguments,
                 const QMap<QString, QString> &environment,
                 int report);

    /// Becomes the program's keeper, of keeperImage(); returns only if it cannot.
    void executeKeeper(int image) const;

    /// Becomes the program; returns only if it cannot, and says why in errno.
    void execute() const;

private:
    QByteArray m_path; ///< empty: there is no such program
    std::vector<QByteArray> m_texts;
    std::vector<char *> m_arguments;   ///< the keeper's; into m_texts
    std::vector<char *> m_environment; ///< into m_texts or our own
};

/// What a child process does between fork and exec, and the exec too: QProcess 6.4 loses a
/// descriptor, for good, with every program that it cannot execute. (Its child notes in the memory
/// that vfork() lets it share with us that the end of a pipe is closed; we never close ours.)
///
/// It becomes the keeper of the program, which starts that in turn. Where programs have to be files
/// on a disk (sysctl vm.memfd_noexec, some rules of SELinux) it becomes the program itself, and
/// nothing is reported of a start that succeeds.
///
/// Only async-signal-safe calls, and nothing is written to memory, which may be our own. There are
/// 4 KiB of stack (forkfd in Qt 6.4), and what is beyond them is the stack of the parent: no large
/// variables, and the program is linked with "-z now".
struct ChildSetUp
{
    int input; ///< becomes its standard input, and so on
    int output;
    int errorOutput;
    int report;            ///< a pipe for KeeperReports, closed on exec
    int keeper;            ///< keeperImage()
    pid_t parent;          ///< we
    const char *directory; ///< to work in; null: ours
    const ChildProgram *program;
    std::optional<cpu_set_t> processors;
    bool isSandbox; ///< see ProcessSpec

    /// Does not return; AddressSanitizer, which marks the stack, would find its marks there later.
    __attribute__((no_sanitize("address"))) void operator()() const;
};

/// These processors as the kernel takes them; fails if this computer does not have one of them.
[[nodiscard]] Result<cpu_set_t> processorSet(const std::vector<int> &numbers);

} // namespace shinpan
