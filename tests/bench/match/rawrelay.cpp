#include "tests/bench/match/rawrelay.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

namespace shinpan::bench {

namespace {

[[noreturn]] void fail(const char *what)
{
    std::perror(what);
    std::exit(1);
}

/// A scripted engine on bare pipes.
class RawEngine
{
public:
    explicit RawEngine(const char *path)
    {
        int input[2];
        int output[2];
        if (::pipe2(input, O_CLOEXEC) != 0 || ::pipe2(output, O_CLOEXEC) != 0) {
            fail("pipe2");
        }
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO);
        std::string program = path;
        std::string option = "--engine";
        char *arguments[] = {program.data(), option.data(), nullptr};
        if (posix_spawn(&m_process, path, &actions, nullptr, arguments, environ) != 0) {
            fail("posix_spawn");
        }
        posix_spawn_file_actions_destroy(&actions);
        ::close(input[0]);
        ::close(output[1]);
        m_writing = input[1];
        m_reading = output[0];
    }
    RawEngine(const RawEngine &) = delete;
    RawEngine &operator=(const RawEngine &) = delete;
    ~RawEngine()
    {
        write("quit\n");
        ::close(m_writing);
        ::close(m_reading);
        ::waitpid(m_process, nullptr, 0);
    }

    void write(std::string_view bytes) const
    {
        if (::write(m_writing, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size())) {
            fail("write");
        }
    }

    /// Waits for this many answers; the text of the last one.
    std::string_view read(int answers)
    {
        std::size_t length = 0;
        std::size_t begin = 0;
        for (;;) {
            pollfd descriptor{.fd = m_reading, .events = POLLIN, .revents = 0};
            ::poll(&descriptor, 1, -1);
            const ssize_t count = ::read(m_reading, m_input + length, sizeof m_input - length);
            if (count <= 0) {
                fail("read");
            }
            length += static_cast<std::size_t>(count);
            const std::string_view text(m_input, length);
            for (std::size_t end = 0; (end = text.find("\n\n", begin)) != std::string_view::npos;
                 begin = end + 2) {
                if (--answers == 0) {
                    return text.substr(begin + 2, end - begin - 2);
                }
            }
        }
    }

private:
    pid_t m_process = 0;
    int m_writing = -1;
    int m_reading = -1;
    char m_input[4096];
};

struct Pair
{
    explicit Pair(const char *engine)
        : black(engine)
        , white(engine)
    { }

    RawEngine black;
    RawEngine white;
};

long playGame(Pair &engines, const RawRelay &relay)
{
    const std::string start =
        "boardsize " + std::to_string(relay.size) + "\nclear_board\nkomi 7.5\n";
    for (RawEngine *const each : {&engines.black, &engines.white}) {
        each->write(start);
        each->read(3);
    }
    const std::string genmove = relay.hearsThoughts ? "kata-genmove_analyze" : "genmove";
    const std::string questions[] = {genmove + " b\n", genmove + " w\n"};
    long moves = 0;
    int passes = 0;
    std::string move; // of the other side, as a command
    for (int side = 0; passes < 2; side = 1 - side) {
        RawEngine &engine = side == 0 ? engines.black : engines.white;
        const std::string_view question = questions[side];
        const bool waits = !move.empty() && !relay.writesAhead;
        if (waits) {
            engine.write(move);
            engine.read(1);
            move.clear();
        }
        engine.write(move.append(question));
        const std::string_view answer = engine.read(move.size() == question.size() ? 1 : 2);
        const std::string_view vertex = answer.substr(answer.rfind(' ') + 1);
        passes = vertex == "pass" ? passes + 1 : 0;
        ++moves;
        move.assign(side == 0 ? "play b " : "play w ").append(vertex).append("\n");
    }
    engines.black.write("final_score\n");
    engines.black.read(1);
    return moves;
}

} // namespace

long RawRelay::run() const
{
    long moves = 0;
    std::unique_ptr<Pair> engines;
    for (int game = 0; game < games; ++game) {
        if (!engines || restarts) {
            engines.reset();
            engines = std::make_unique<Pair>(engine);
        }
        moves += playGame(*engines, *this);
    }
    return moves;
}

} // namespace shinpan::bench
