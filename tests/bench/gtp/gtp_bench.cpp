// bench_gtp [round trips [rounds]]: what GtpSession costs on top of bare pipes, in one run with one
// responder.
//
// The responder is this program itself ("--respond"): it reads a line, answers "=id" and does
// nothing else. The raw way is the least a controller can do: write(), poll(), read(). The session
// is used as coroutines use it: a queued resumption, a deadline, a reply as a QString. Both are
// taken in turn; the best round of each counts, which is what a shared machine can repeat.

#include "core/gtp/gtpsession.h"
#include "core/gtp/processtransport.h"
#include "core/util/completion.h"

#include <QCoreApplication>
#include <QCoroTask>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace shinpan;
using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock;

double microsecondsEach(Clock::duration duration, int count)
{
    return std::chrono::duration<double, std::micro>(duration).count() / count;
}

/// Answers every line with its id, or with "true" if it has none.
int respond()
{
    char input[4096];
    for (;;) {
        const ssize_t count = ::read(STDIN_FILENO, input, sizeof input);
        if (count <= 0) {
            return 0;
        }
        const auto digits = static_cast<int>(strspn(input, "0123456789"));
        char output[64];
        const int length = std::snprintf(output, sizeof output, "=%.*s true\n\n", digits, input);
        if (::write(STDOUT_FILENO, output, static_cast<std::size_t>(length)) != length) {
            return 1;
        }
    }
}

/// A responder on bare pipes.
class RawEngine
{
public:
    explicit RawEngine(char *self)
    {
        if (::pipe2(m_toEngine, O_CLOEXEC) != 0 || ::pipe2(m_fromEngine, O_CLOEXEC) != 0) {
            std::perror("pipe2");
            std::exit(1);
        }
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, m_toEngine[0], STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, m_fromEngine[1], STDOUT_FILENO);
        char respondOption[] = "--respond";
        char *arguments[] = {self, respondOption, nullptr};
        if (posix_spawn(&m_process, self, &actions, nullptr, arguments, environ) != 0) {
            std::perror(self);
            std::exit(1);
        }
        posix_spawn_file_actions_destroy(&actions);
    }
    RawEngine(const RawEngine &) = delete;
    RawEngine &operator=(const RawEngine &) = delete;
    ~RawEngine()
    {
        for (const int descriptor :
             {m_toEngine[0], m_toEngine[1], m_fromEngine[0], m_fromEngine[1]}) {
            ::close(descriptor);
        }
        ::waitpid(m_process, nullptr, 0);
    }

    void ask(int id) const
    {
        char bytes[256];
        const int length = std::snprintf(bytes, sizeof bytes, "%d known_command quit\n", id);
        ssize_t done = ::write(m_toEngine[1], bytes, static_cast<std::size_t>(length));
        do {
            pollfd descriptor{.fd = m_fromEngine[0], .events = POLLIN, .revents = 0};
            ::poll(&descriptor, 1, -1);
            done = ::read(m_fromEngine[0], bytes, sizeof bytes);
        } while (done > 1 && (bytes[done - 1] != '\n' || bytes[done - 2] != '\n'));
    }

private:
    int m_toEngine[2];
    int m_fromEngine[2];
    pid_t m_process = 0;
};

/// Microseconds per round trip with write(), poll() and read() alone.
double measureRawPipes(char *self, int count)
{
    const RawEngine engine(self);
    engine.ask(0); // the process has started
    const Clock::time_point begin = Clock::now();
    for (int id = 1; id <= count; ++id) {
        engine.ask(id);
    }
    return microsecondsEach(Clock::now() - begin, count);
}

/// The same through GtpSession, one awaited command after the other.
QCoro::Task<> converse(GtpSession *session, int count, double *result)
{
    const GtpCommand known("known_command", {"quit"});
    Clock::time_point begin;
    for (int i = 0; i <= count; ++i) {
        const GtpReply reply = co_await session->send(known, 10s);
        if (!reply.ok()) {
            std::fprintf(stderr, "%s\n", qPrintable(reply.text.error().text));
            std::exit(1);
        }
        if (i == 0) {
            begin = Clock::now(); // the process has started
        }
    }
    *result = microsecondsEach(Clock::now() - begin, count);
    co_await session->close();
    QCoreApplication::quit();
}

double measureSession(char *self, int count)
{
    const ProcessSpec spec{.program = QString::fromLocal8Bit(self),
                           .arguments = {QStringLiteral("--respond")}};
    GtpSession session(std::make_unique<ProcessTransport>(spec));
    session.start();
    double result = 0;
    converse(&session, count, &result);
    QCoreApplication::exec();
    return result;
}

int numberAt(int argc, char *argv[], int index, int otherwise)
{
    return argc > index ? std::max(1, std::atoi(argv[index])) : otherwise;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc > 1 && std::strcmp(argv[1], "--respond") == 0) {
        return respond();
    }
    const QCoreApplication application(argc, argv);
    const int count = numberAt(argc, argv, 1, 20'000);
    const int rounds = numberAt(argc, argv, 2, 5);
    char self[] = "/proc/self/exe";
    double raw = measureRawPipes(self, count / 10 + 1); // warms up
    double session = measureSession(self, count / 10 + 1);
    for (int round = 0; round < rounds; ++round) {
        raw = std::min(raw, measureRawPipes(self, count));
        session = std::min(session, measureSession(self, count));
    }
    std::printf("%-28s %8.2f us %10.0f round trips/s\n", "raw pipes (write poll read)", raw,
                1e6 / raw);
    std::printf("%-28s %8.2f us %10.0f round trips/s\n", "GtpSession (co_await)", session,
                1e6 / session);
    std::printf("%-28s %8.2f (goal: at most 3)\n", "ratio", session / raw);
    return 0;
}
