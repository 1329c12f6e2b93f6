// bench_gtp [round trips [rounds]]: what GtpSession costs on top of bare pipes, in one run with one
// responder.
//
// The responder is this program itself ("--respond"): it reads a line, answers "=id" and does
// nothing else. The raw way is the least a controller can do: write(), poll(), read(). The session
// is used as coroutines use it: a queued resumption, a deadline, a reply as a QString; once over
// pipes, once over a TCP connection by the loopback device. Then the raw way once more with
// `shinpan-cli relay` between, as a mere pump and as one that follows the game. All are taken in
// turn; the best round of each counts, which is what a shared machine can repeat.

#include "core/gtp/gtpsession.h"
#include "core/gtp/processtransport.h"
#include "core/gtp/sockettransport.h"
#include "core/util/completion.h"
#include "core/util/filedescriptor.h"

#include <QCoreApplication>
#include <QCoroTask>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

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

[[noreturn]] void fail(const char *what)
{
    std::perror(what);
    std::exit(1);
}

/// The same for whoever calls first at this listening socket.
int respondToCaller(int listening)
{
    const int caller = ::accept(listening, nullptr, nullptr);
    const int yes = 1;
    ::setsockopt(caller, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    ::dup2(caller, STDIN_FILENO);
    ::dup2(caller, STDOUT_FILENO);
    return respond();
}

/// A responder on bare pipes, perhaps behind a program that passes on what is said.
class RawEngine
{
public:
    /// The words of a command.
    explicit RawEngine(std::vector<std::string> words)
    {
        if (::pipe2(m_toEngine, O_CLOEXEC) != 0 || ::pipe2(m_fromEngine, O_CLOEXEC) != 0) {
            fail("pipe2");
        }
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, m_toEngine[0], STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, m_fromEngine[1], STDOUT_FILENO);
        std::vector<char *> arguments;
        for (std::string &word : words) {
            arguments.push_back(word.data());
        }
        arguments.push_back(nullptr);
        if (posix_spawn(&m_process, arguments[0], &actions, nullptr, arguments.data(), environ)
            != 0) {
            fail(arguments[0]);
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
double measureRawPipes(std::vector<std::string> command, int count)
{
    const RawEngine engine(std::move(command));
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
            std::fprintf(stderr, "%s\n", qPrintable(reply.text.error().text.english()));
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

double measureSession(std::unique_ptr<GtpTransport> transport, int count)
{
    GtpSession session(std::move(transport));
    session.start();
    double result = 0;
    converse(&session, count, &result);
    QCoreApplication::exec();
    return result;
}

double measurePipes(int count)
{
    // It is not /proc/self/exe, which is the engine-keeper where that is read.
    const ProcessSpec spec{.program = QCoreApplication::applicationFilePath(),
                           .arguments = {QStringLiteral("--respond")}};
    return measureSession(std::make_unique<ProcessTransport>(spec), count);
}

/// A responder that listens at a port of its own; it leaves when its caller hangs up.
class ListeningEngine
{
public:
    explicit ListeningEngine(char *self)
    {
        const FileDescriptor listening(::socket(AF_INET, SOCK_STREAM, 0));
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto *const generic = reinterpret_cast<sockaddr *>(&address);
        if (::bind(listening.number(), generic, size) != 0 || ::listen(listening.number(), 1) != 0
            || ::getsockname(listening.number(), generic, &size) != 0) {
            fail("listen");
        }
        m_port = ntohs(address.sin_port);
        char option[] = "--respond-to-caller";
        std::string number = std::to_string(listening.number());
        char *arguments[] = {self, option, number.data(), nullptr};
        if (posix_spawn(&m_process, self, nullptr, nullptr, arguments, environ) != 0) {
            fail(self);
        }
    }
    ListeningEngine(const ListeningEngine &) = delete;
    ListeningEngine &operator=(const ListeningEngine &) = delete;
    ~ListeningEngine() { ::waitpid(m_process, nullptr, 0); }

    [[nodiscard]] quint16 port() const { return m_port; }

private:
    quint16 m_port = 0;
    pid_t m_process = 0;
};

/// The command of the responder behind `shinpan-cli relay`.
std::vector<std::string> relayed(std::vector<std::string> options)
{
    std::vector<std::string> words{SHINPAN_CLI, "relay"};
    words.insert(words.end(), options.begin(), options.end());
    words.insert(words.end(),
                 {"--", QCoreApplication::applicationFilePath().toStdString(), "--respond"});
    return words;
}

double measureConnection(char *self, int count)
{
    const ListeningEngine engine(self);
    const TcpAddress address{QStringLiteral("127.0.0.1"), engine.port()};
    return measureSession(std::make_unique<SocketTransport>(address), count);
}

void print(const char *way, double microseconds)
{
    std::printf("%-28s %8.2f us %10.0f round trips/s\n", way, microseconds, 1e6 / microseconds);
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
    if (argc > 2 && std::strcmp(argv[1], "--respond-to-caller") == 0) {
        return respondToCaller(std::atoi(argv[2]));
    }
    const QCoreApplication application(argc, argv);
    const int count = numberAt(argc, argv, 1, 20'000);
    const int rounds = numberAt(argc, argv, 2, 5);
    char self[] = "/proc/self/exe";
    const std::vector<std::string> bare{self, "--respond"};
    const std::vector<std::string> pumped = relayed({});
    const std::vector<std::string> judged = relayed({"--replace", "resign"});
    double raw = measureRawPipes(bare, count / 10 + 1); // warms up
    double pump = measureRawPipes(pumped, count / 10 + 1);
    double relay = measureRawPipes(judged, count / 10 + 1);
    double pipes = measurePipes(count / 10 + 1);
    double connection = measureConnection(self, count / 10 + 1);
    for (int round = 0; round < rounds; ++round) {
        raw = std::min(raw, measureRawPipes(bare, count));
        pump = std::min(pump, measureRawPipes(pumped, count));
        relay = std::min(relay, measureRawPipes(judged, count));
        pipes = std::min(pipes, measurePipes(count));
        connection = std::min(connection, measureConnection(self, count));
    }
    print("raw pipes (write poll read)", raw);
    print("GtpSession (co_await)", pipes);
    print("GtpSession, tcp:// loopback", connection);
    print("raw pipes through relay", pump);
    print("relay --replace resign", relay);
    std::printf("%-28s %8.2f (goal: at most 3)\n", "ratio", pipes / raw);
    std::printf("%-28s %8.2f\n", "loopback to pipes", connection / pipes);
    return 0;
}
