#include "core/gtp/childsetup.h"

#include "core/gtp/keeper/keeperreport.h"
#include "core/util/message.h"

#include <QByteArrayList>
#include <QFile>
#include <QStandardPaths>
#include <fcntl.h>
#include <linux/keyctl.h>
#include <linux/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <string_view>

namespace shinpan {

namespace {

/// The keeper's own arguments stand before those of the program, see keeper/enginekeeper.cpp.
constexpr std::size_t KeeperArguments = 3;

[[nodiscard]] QByteArray pathOf(const QString &program)
{
    const bool isPath = program.contains(QLatin1Char('/'));
    return QFile::encodeName(isPath ? program : QStandardPaths::findExecutable(program));
}

/// The name that an entry of the environment gives a value, which may be in any encoding.
[[nodiscard]] QByteArrayView nameIn(QByteArrayView entry)
{
    const qsizetype end = entry.indexOf('=');
    return end < 0 ? entry : entry.first(end);
}

/// Says why on standard error, and is over.
[[noreturn]] void giveUp(int errorOutput, std::string_view why)
{
    [[maybe_unused]] const auto written = ::write(errorOutput, why.data(), why.size());
    ::_exit(1);
}

/// Takes from the process what a sandbox would let through: it gets a keyring of its own for the
/// session's, and whoever is root sees devices in a folder of its own, whose permissions cannot be
/// changed. False, with errno, if the system does not allow that.
[[nodiscard]] bool partFromSession()
{
    // If there are no keys, or a container keeps us from them, it has none either.
    const bool hasKeyring = ::syscall(SYS_keyctl, KEYCTL_JOIN_SESSION_KEYRING, nullptr) >= 0
                         || errno == ENOSYS || errno == EPERM;
    if (!hasKeyring || ::geteuid() != 0) {
        return hasKeyring;
    }
    constexpr const char *Devices = "/dev";
    mount_attr readOnly{};
    readOnly.attr_set = MOUNT_ATTR_RDONLY;
    return ::unshare(CLONE_NEWNS) == 0
        && ::syscall(SYS_mount, nullptr, "/", nullptr, MS_REC | MS_SLAVE, nullptr) == 0
        && ::syscall(SYS_mount, Devices, Devices, nullptr, MS_REC | MS_BIND, nullptr) == 0
        && ::syscall(SYS_mount_setattr, AT_FDCWD, Devices, AT_RECURSIVE, &readOnly, sizeof readOnly)
               == 0;
}

[[noreturn]] void giveUp(int report, KeeperReport::Kind why)
{
    const KeeperReport error{.kind = why, .number = errno, .helpers = 0};
    [[maybe_unused]] const auto written = ::write(report, &error, sizeof error);
    ::_exit(1);
}

} // namespace

ChildProgram::ChildProgram(const QString &program,
                           const QStringList &arguments,
                           const QMap<QString, QString> &environment,
                           int report)
    : m_path(pathOf(program))
{
    m_texts = {"engine-keeper", QByteArray::number(report), m_path, m_path};
    for (const QString &argument : arguments) {
        m_texts.push_back(argument.toLocal8Bit());
    }
    const std::size_t argumentCount = m_texts.size();
    QByteArrayList names;
    for (auto it = environment.begin(); it != environment.end(); ++it) {
        names.append(it.key().toLocal8Bit());
        m_texts.push_back(names.back() + '=' + it.value().toLocal8Bit());
    }
    for (std::size_t index = 0; index < m_texts.size(); ++index) {
        (index < argumentCount ? m_arguments : m_environment).push_back(m_texts[index].data());
    }
    for (char **entry = ::environ; entry && *entry; ++entry) {
        if (names.isEmpty() || !names.contains(nameIn(*entry))) {
            m_environment.push_back(*entry);
        }
    }
    m_arguments.push_back(nullptr);
    m_environment.push_back(nullptr);
}

void ChildProgram::executeKeeper(int image) const
{
    ::fexecve(image, m_arguments.data(), m_environment.data());
}

void ChildProgram::execute() const
{
    ::execve(m_path.constData(), m_arguments.data() + KeeperArguments, m_environment.data());
}

void ChildSetUp::operator()() const
{
    ::setsid(); // a group of its own; and without a terminal ssh cannot wait there for a password
    ::prctl(PR_SET_PDEATHSIG, SIGTERM); // the keeper has to end others before it ends
    if (::getppid() != parent) {
        ::_exit(1); // it died before prctl() could take effect
    }
    for (int signal = 1; signal < NSIG; ++signal) {
        ::signal(signal, SIG_DFL); // ignored ones would stay ignored in the engine
    }
    sigset_t signals;
    ::sigfillset(&signals);
    ::sigprocmask(SIG_SETMASK, &signals, nullptr); // the keeper expects them so
    if (processors && ::sched_setaffinity(0, sizeof *processors, &*processors) != 0) {
        giveUp(errorOutput, "not allowed to run on the processors asked for\n");
    }
    if (isSandbox && !partFromSession()) { // in the words that GtpDiagnosis knows
        giveUp(errorOutput, "bwrap: the keys and devices of the machine cannot be kept from it\n");
    }
    ::dup2(input, STDIN_FILENO);
    ::dup2(output, STDOUT_FILENO);
    ::dup2(errorOutput, STDERR_FILENO);
    if (directory && ::chdir(directory) != 0) {
        giveUp(report, KeeperReport::Kind::NoDirectory);
    }
    ::fcntl(report, F_SETFD, 0);
    program->executeKeeper(keeper);
    ::fcntl(report, F_SETFD, FD_CLOEXEC);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::sigemptyset(&signals);
    ::sigprocmask(SIG_SETMASK, &signals, nullptr);
    program->execute();
    giveUp(report, KeeperReport::Kind::NoProgram);
}

Result<cpu_set_t> processorSet(const std::vector<int> &numbers)
{
    const int count = std::min(static_cast<int>(::sysconf(_SC_NPROCESSORS_CONF)), CPU_SETSIZE);
    cpu_set_t set;
    CPU_ZERO(&set);
    for (const int number : numbers) {
        if (number < 0 || number >= count) {
            return failure(
                Message::of(QT_TRANSLATE_NOOP(
                                "Messages", "there is no processor %1; this computer has 0 to %2"),
                            number, count - 1));
        }
        CPU_SET(static_cast<std::size_t>(number), &set);
    }
    return set;
}

} // namespace shinpan
