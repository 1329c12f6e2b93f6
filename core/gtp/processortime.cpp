#include "core/gtp/processortime.h"

#include "core/util/filedescriptor.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

namespace shinpan {

namespace {

/// They work where we see nothing of it, or have it done by a service that is not their child.
constexpr std::array<const char *, 4> WaysElsewhere{"ssh", "docker", "kubectl", "srun"};

/// What the system tells in a file below /proc; empty if that is not there, or has gone.
[[nodiscard]] QByteArray toldIn(const std::string &path)
{
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    QByteArray text;
    char piece[1024];
    ssize_t count = file.isOpen() ? sizeof piece : 0;
    while (count == sizeof piece) { // less is the end: these files give what they have
        count = ::read(file.number(), piece, sizeof piece);
        text.append(piece, std::max<ssize_t>(count, 0));
    }
    return text;
}

/// Takes the first word of a text in which there are single blanks between the words.
[[nodiscard]] QByteArrayView takeWord(QByteArrayView &text)
{
    const qsizetype end = std::find(text.begin(), text.end(), ' ') - text.begin();
    const QByteArrayView word = text.first(end);
    text = text.sliced(std::min(end + 1, text.size()));
    return word;
}

[[nodiscard]] std::string folderOf(qint64 process)
{
    return "/proc/" + std::to_string(process);
}

/// A thread is given by its folder.
void appendChildrenOfThread(std::vector<qint64> &children, const std::string &thread)
{
    const QByteArray line = toldIn(thread + "/children");
    for (QByteArrayView rest = line; !rest.isEmpty();) {
        bool isNumber = false;
        const qint64 number = takeWord(rest).toLongLong(&isNumber);
        if (isNumber) {
            children.push_back(number);
        }
    }
}

/// The children of all its threads, since a process is the child of the thread that started it.
void appendChildren(std::vector<qint64> &children, qint64 process)
{
    std::error_code error;
    std::filesystem::directory_iterator threads(folderOf(process) + "/task", error);
    for (; !error && threads != std::filesystem::directory_iterator(); threads.increment(error)) {
        appendChildrenOfThread(children, threads->path().string());
    }
}

/// The number of the process or thread that was made last anywhere in the system, as long as none
/// was made since. Nothing where another program tells it (lxcfs), which may be late, or nobody.
[[nodiscard]] std::optional<qint64> latestProcess()
{
    static const FileDescriptor file = [] {
        FileDescriptor opened(::open("/proc/loadavg", O_RDONLY | O_CLOEXEC));
        struct statfs system = {};
        return opened.isOpen() && ::fstatfs(opened.number(), &system) == 0
                    && system.f_type == PROC_SUPER_MAGIC
                 ? std::move(opened)
                 : FileDescriptor();
    }();
    char line[128];
    const ssize_t length = file.isOpen() ? ::pread(file.number(), line, sizeof line, 0) : 0;
    const QByteArrayView text = QByteArrayView(line, std::max<ssize_t>(length, 0)).trimmed();
    const qint64 number = text.sliced(text.lastIndexOf(' ') + 1).toLongLong();
    return number > 0 ? std::optional(number) : std::nullopt;
}

[[nodiscard]] double inSeconds(std::int64_t ticks)
{
    return static_cast<double>(ticks) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

/// What such a clock says, which is finer than ticks, of which there are 100 in a second. Nothing
/// once its process has gone.
[[nodiscard]] std::optional<double> timeOn(clockid_t clock)
{
    timespec time{};
    return ::clock_gettime(clock, &time) == 0 ? std::optional(
               static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9)
                                              : std::nullopt;
}

[[nodiscard]] std::optional<clockid_t> clockOf(qint64 process)
{
    clockid_t clock{};
    return ::clock_getcpuclockid(static_cast<pid_t>(process), &clock) == 0 ? std::optional(clock)
                                                                           : std::nullopt;
}

} // namespace

std::optional<ProcessStat> parseProcessStat(const QByteArray &line)
{
    const qsizetype opening = line.indexOf('(');
    const qsizetype closing = line.lastIndexOf(')'); // nothing after the name has brackets
    if (opening < 0 || closing < opening) {
        return std::nullopt;
    }
    constexpr int FirstTime = 11; // utime, then stime, cutime and cstime; the state is 0
    constexpr int FirstReapedTime = FirstTime + 2;
    constexpr int AfterTimes = FirstReapedTime + 2;
    constexpr int Threads = 17;
    QByteArrayView rest = QByteArrayView(line).sliced(closing + 1);
    rest = rest.sliced(rest.startsWith(' ') ? 1 : 0);
    ProcessStat stat{line.mid(opening + 1, closing - opening - 1)};
    for (int i = 0; i <= Threads; ++i) {
        const QByteArrayView word = takeWord(rest);
        if (i < FirstTime || (i >= AfterTimes && i != Threads)) {
            continue;
        }
        bool isNumber = false;
        (i == Threads          ? stat.threads
         : i < FirstReapedTime ? stat.ticks
                               : stat.reapedTicks) += word.toLongLong(&isNumber);
        if (!isNumber) {
            return std::nullopt;
        }
    }
    return stat;
}

std::vector<qint64> descendantsOf(qint64 process)
{
    std::vector<qint64> found;
    appendChildren(found, process);
    for (std::size_t i = 0; i < found.size(); ++i) {
        appendChildren(found, found[i]);
    }
    return found;
}

ProcessorMeter::ProcessorMeter(qint64 process)
    : m_process(process)
{ }

bool ProcessorMeter::hasRun(const Seen &seen)
{
    return !seen.clock || timeOn(*seen.clock) != seen.time;
}

/// Nothing if it has gone.
std::optional<ProcessorMeter::Seen> ProcessorMeter::look(qint64 process) const
{
    const auto known = std::ranges::find(m_seen, process, &Seen::process);
    // The clock is read first: whatever the process does after that is seen by its clock next time.
    const auto clock = known != m_seen.end() ? known->clock : clockOf(process);
    const std::optional<double> time = clock ? timeOn(*clock) : std::nullopt;
    if (time && known != m_seen.end() && time == known->time) {
        return *known;
    }
    std::optional<ProcessStat> stat = parseProcessStat(toldIn(folderOf(process) + "/stat"));
    return stat ? std::optional(Seen{process, time ? clock : std::nullopt,
                                     time.value_or(inSeconds(stat->ticks)), std::move(*stat)})
                : std::nullopt;
}

/// Reads the clocks of those that were seen; false if one of them has gone, or has no clock.
bool ProcessorMeter::readClocks()
{
    m_seconds = 0;
    for (Seen &seen : m_seen) {
        const std::optional<double> time = seen.clock ? timeOn(*seen.clock) : std::nullopt;
        if (!time) {
            m_seen.clear();
            return false;
        }
        seen.time = *time;
        m_seconds += *time + inSeconds(seen.stat.reapedTicks);
    }
    return true;
}

std::optional<double> ProcessorMeter::read()
{
    static const bool tellsChildren = ::access("/proc/thread-self/children", F_OK) == 0;
    if (!tellsChildren) {
        return std::nullopt;
    }
    if (!m_seen.empty() && std::ranges::none_of(m_seen, hasRun)) {
        return m_seconds;
    }
    // Before anybody is looked at, so that whoever comes while we look is seen next time.
    const std::optional<qint64> latest = latestProcess();
    const bool isNobodyNew = latest && latest == std::exchange(m_latest, latest);
    if (isNobodyNew && !m_seen.empty() && readClocks()) {
        return m_seconds;
    }
    std::vector<Seen> seen;
    double seconds = 0;
    std::vector<qint64> processes{m_process};
    for (std::size_t i = 0; i < processes.size(); ++i) {
        // A parent is read before its children, so that nobody is counted in both.
        const qint64 next = processes[i];
        const std::optional<Seen> now = look(next);
        const bool isElsewhere = now && std::ranges::any_of(WaysElsewhere, [&now](const char *way) {
                                     return now->stat.name == way;
                                 });
        if (isElsewhere || (!now && i == 0)) {
            m_seen.clear();
            return std::nullopt;
        }
        if (!now) {
            continue;
        }
        seconds += now->time + inSeconds(now->stat.reapedTicks);
        if (now->stat.threads == 1) { // its only one has its number
            appendChildrenOfThread(processes, folderOf(next) + "/task/" + std::to_string(next));
        } else {
            appendChildren(processes, next);
        }
        seen.push_back(*now);
    }
    m_seen = std::move(seen);
    m_seconds = seconds;
    return seconds;
}

} // namespace shinpan
