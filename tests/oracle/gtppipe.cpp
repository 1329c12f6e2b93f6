#include "tests/oracle/gtppipe.h"

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace shinpan::oracle {

namespace {

constexpr const char *SearchPath = "/usr/local/bin:/usr/bin:/bin:/usr/games:/usr/local/games";

[[noreturn]] void fail(const char *what)
{
    std::fprintf(stderr, "the engine %s\n", what);
    std::exit(1);
}

} // namespace

GtpPipe::GtpPipe(std::vector<std::string> command)
{
    std::array<int, 2> toEngine{};
    std::array<int, 2> fromEngine{};
    if (pipe(toEngine.data()) != 0 || pipe(fromEngine.data()) != 0) {
        fail("got no pipe");
    }
    std::signal(SIGPIPE, SIG_IGN);
    m_process = fork();
    if (m_process == 0) {
        dup2(toEngine[0], STDIN_FILENO);
        dup2(fromEngine[1], STDOUT_FILENO);
        for (const int end : {toEngine[0], toEngine[1], fromEngine[0], fromEngine[1]}) {
            close(end);
        }
        setenv("PATH", SearchPath, 1);
        std::vector<char *> arguments;
        for (std::string &word : command) {
            arguments.push_back(word.data());
        }
        arguments.push_back(nullptr);
        execvp(arguments[0], arguments.data());
        _exit(127);
    }
    close(toEngine[0]);
    close(fromEngine[1]);
    m_toEngine = toEngine[1];
    m_fromEngine = fromEngine[0];
}

GtpPipe::~GtpPipe()
{
    close(m_toEngine);
    close(m_fromEngine);
    kill(m_process, SIGKILL);
    waitpid(m_process, nullptr, 0);
}

std::vector<std::optional<std::string>> GtpPipe::ask(const std::vector<std::string> &commands)
{
    std::string text;
    for (const std::string &command : commands) {
        text += command + '\n';
    }
    for (std::size_t sent = 0; sent < text.size();) {
        const auto written = write(m_toEngine, text.data() + sent, text.size() - sent);
        if (written <= 0) {
            fail("takes no command");
        }
        sent += static_cast<std::size_t>(written);
    }
    std::vector<std::optional<std::string>> answers;
    while (answers.size() < commands.size()) {
        const std::string first = readLine();
        if (first.starts_with('=')) {
            answers.emplace_back(first.size() > 2 ? first.substr(2) : std::string());
        } else if (first.starts_with('?')) {
            answers.emplace_back(std::nullopt);
        } else {
            continue;
        }
        while (!readLine().empty()) { }
    }
    return answers;
}

bool GtpPipe::isInstalled(const std::string &program)
{
    std::string folders = SearchPath;
    for (std::size_t start = 0; start < folders.size();) {
        const std::size_t end = std::min(folders.find(':', start), folders.size());
        if (access((folders.substr(start, end - start) + '/' + program).c_str(), X_OK) == 0) {
            return true;
        }
        start = end + 1;
    }
    return false;
}

std::string GtpPipe::readLine()
{
    constexpr int PatienceMs = 20000;
    for (;;) {
        if (const auto end = m_unread.find('\n'); end != std::string::npos) {
            std::string line = m_unread.substr(0, end);
            m_unread.erase(0, end + 1);
            return line;
        }
        pollfd engine{m_fromEngine, POLLIN, 0};
        std::array<char, 4096> bytes;
        if (poll(&engine, 1, PatienceMs) <= 0) {
            fail("is silent");
        }
        const auto count = read(m_fromEngine, bytes.data(), bytes.size());
        if (count <= 0) {
            fail("has ended");
        }
        m_unread.append(bytes.data(), static_cast<std::size_t>(count));
    }
}

} // namespace shinpan::oracle
