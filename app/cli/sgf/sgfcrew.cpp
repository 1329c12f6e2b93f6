#include "app/cli/sgf/sgfcrew.h"

#include "core/gtp/pipe.h"
#include "core/gtp/processexit.h"
#include "core/util/regularfile.h"
#include "core/util/spoken.h"

#include <QFileInfo>
#include <fcntl.h>
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <unordered_map>
#include <utility>

namespace shinpan {

namespace {

/// A helper for less costs more than it saves.
constexpr qint64 LeastShare = 128 * KiB;

/// What a helper can be ahead; where the system refuses it, it is less.
constexpr int PipeSize = MiB;

/// What a helper tells its parent: what was written, as bytes of that number behind it; that what
/// follows stands apart; and, after each file, the worst exit code so far.
struct HelperMessage
{
    enum class Kind { Printed, Told, Separation, Done };

    Kind kind;
    int number = 0;
};

using Stream = std::unique_ptr<std::FILE, int (*)(std::FILE *)>;

[[nodiscard]] Stream streamOn(FileDescriptor descriptor, const char *mode)
{
    return {::fdopen(descriptor.release(), mode), std::fclose};
}

void send(std::FILE *messages, HelperMessage::Kind kind, QByteArrayView bytes = {})
{
    const HelperMessage message{kind, static_cast<int>(bytes.size())};
    std::fwrite(&message, sizeof message, 1, messages);
    std::fwrite(bytes.data(), 1, static_cast<std::size_t>(bytes.size()), messages);
}

[[nodiscard]] std::size_t processors()
{
    cpu_set_t ours;
    CPU_ZERO(&ours);
    const bool isKnown = ::sched_getaffinity(0, sizeof ours, &ours) == 0;
    return isKnown ? static_cast<std::size_t>(CPU_COUNT(&ours)) : 1;
}

/// How many processes are worth their while.
[[nodiscard]] std::size_t sharesFor(const QStringList &paths)
{
    const auto most = std::min(processors(), static_cast<std::size_t>(paths.size()));
    std::size_t shares = 1;
    qint64 bytes = 0;
    for (auto path = paths.begin(); path != paths.end() && shares < most; ++path) {
        bytes += QFileInfo(*path).size();
        shares = std::clamp<std::size_t>(bytes / LeastShare, 1, most);
    }
    return shares;
}

/// Files of one key get the same number.
[[nodiscard]] std::vector<std::size_t> sharesOf(const QStringList &paths, const SgfKey &keyOf)
{
    std::vector<std::size_t> given(static_cast<std::size_t>(paths.size()));
    const std::size_t shares = keyOf ? sharesFor(paths) : 1;
    std::unordered_map<QString, std::size_t> ofKeys;
    for (std::size_t i = 0; i < given.size() && shares > 1; ++i) {
        const QString &path = paths[static_cast<qsizetype>(i)];
        given[i] = ofKeys.try_emplace(keyOf(path), i % shares).first->second;
    }
    return given;
}

} // namespace

/// A process that works on a share of the files.
class SgfCrew::Helper
{
public:
    Helper(FileDescriptor messages, pid_t process)
        : m_messages(streamOn(std::move(messages), "r"))
        , m_process(process)
    { }
    Helper(const Helper &) = delete;
    Helper &operator=(const Helper &) = delete;
    ~Helper() { static_cast<void>(end()); }

    /// The next message; nothing if the helper has died.
    [[nodiscard]] std::optional<HelperMessage> next()
    {
        HelperMessage message{HelperMessage::Kind::Done};
        const bool isThere = std::fread(&message, sizeof message, 1, m_messages.get()) == 1;
        return isThere ? std::optional(message) : std::nullopt;
    }
    /// The bytes behind a message; fewer if the helper has died.
    [[nodiscard]] QByteArray take(int size)
    {
        QByteArray bytes(size, Qt::Uninitialized);
        const auto most = static_cast<std::size_t>(size);
        bytes.truncate(static_cast<qsizetype>(std::fread(bytes.data(), 1, most, m_messages.get())));
        return bytes;
    }
    /// Waits until it has ended and says how.
    [[nodiscard]] ProcessExit end()
    {
        m_messages.reset();
        int status = 0;
        while (::waitpid(m_process, &status, 0) < 0 && errno == EINTR) { }
        return WIFSIGNALED(status) ? ProcessExit::signalled(WTERMSIG(status))
                                   : ProcessExit::exited(WEXITSTATUS(status));
    }

private:
    Stream m_messages;
    pid_t m_process;
};

SgfCrew::SgfCrew(SgfRun &run, const QStringList &paths, const SgfKey &keyOf, const Work &work)
    : m_run(run)
    , m_paths(paths)
    , m_work(work)
    , m_shares(sharesOf(paths, keyOf))
    , m_helpers(m_shares.empty() ? 0 : *std::ranges::max_element(m_shares) + 1)
{
    for (std::size_t share = 1; share < m_helpers.size(); ++share) {
        m_helpers[share] = startHelper(share, 0);
    }
}

SgfCrew::~SgfCrew() = default;

void SgfCrew::workOn(std::size_t file)
{
    const QString &path = m_paths[static_cast<qsizetype>(file)];
    std::unique_ptr<Helper> &helper = m_helpers[m_shares[file]];
    if (!helper) {
        m_work(path);
    } else if (!passOn(*helper)) {
        m_run.complain(
            path, spoken(Message::of(QT_TRANSLATE_NOOP("Messages", "the work on it broke off: %1"),
                                     helper->end().detail)));
        helper.reset();
        helper = startHelper(m_shares[file], file + 1);
    }
}

/// A helper for the files of that share from the first one on; null if the system has no room for
/// it. There is no other thread and no event loop that a fork would leave behind.
std::unique_ptr<SgfCrew::Helper> SgfCrew::startHelper(std::size_t share, std::size_t first)
{
    std::optional<PipeEnds> pipe = makePipe();
    if (pipe) {
        ::fcntl(pipe->writing.number(), F_SETPIPE_SZ, PipeSize);
    }
    standardOutput().flush();
    const pid_t process = pipe ? ::fork() : -1;
    if (process == 0) {
        m_helpers.clear(); // those are our parent's
        pipe->reading.reset();
        help(share, first, streamOn(std::move(pipe->writing), "w").get());
        ::_exit(0);
    }
    return process > 0 ? std::make_unique<Helper>(std::move(pipe->reading), process) : nullptr;
}

/// What a helper does.
void SgfCrew::help(std::size_t share, std::size_t first, std::FILE *messages)
{
    using enum HelperMessage::Kind;
    standardOutput().handTo([messages](QByteArrayView bytes) { send(messages, Printed, bytes); });
    standardError().handTo([messages](QByteArrayView bytes) { send(messages, Told, bytes); });
    m_run.separateBy([messages] {
        standardOutput().flush();
        send(messages, Separation);
    });
    for (std::size_t i = first; i < m_shares.size(); ++i) {
        if (m_shares[i] != share) {
            continue;
        }
        m_work(m_paths[static_cast<qsizetype>(i)]);
        standardOutput().flush();
        const HelperMessage done{Done, m_run.exitCode()};
        std::fwrite(&done, sizeof done, 1, messages);
        if (std::fflush(messages) != 0) {
            return; // nobody waits for more
        }
    }
}

/// Writes what a helper writes of its next file. False if it has died.
bool SgfCrew::passOn(Helper &helper)
{
    while (const std::optional<HelperMessage> message = helper.next()) {
        switch (message->kind) {
        case HelperMessage::Kind::Printed:
            standardOutput().pass(helper.take(message->number));
            break;
        case HelperMessage::Kind::Told:
            standardError().pass(helper.take(message->number));
            break;
        case HelperMessage::Kind::Separation:
            m_run.separate();
            break;
        case HelperMessage::Kind::Done:
            m_run.worsen(message->number);
            return true;
        }
    }
    return false;
}

} // namespace shinpan
