// fakeengine: a GTP engine for tests. See options.cpp (or --help) for what it can be asked to do.

#include "tests/support/fakeengine/engine.h"
#include "tests/support/fakeengine/jsonanalysis.h"
#include "tests/support/fakeengine/listen.h"
#include "tests/support/fakeengine/options.h"
#include "tests/support/fakeengine/output.h"
#include "tests/support/fakeengine/recording.h"

#include <poll.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace fakeengine {

namespace {

struct Request
{
    std::optional<long> id;
    std::string name;
    Engine::Words arguments;
};

/// Adds `more` until the text is as long as an answer may be.
void swell(std::string &text, const std::string &more)
{
    constexpr std::size_t Size = 15'000'000;
    const std::size_t number = more.find("%n");
    for (std::size_t count = 0; text.size() < Size; ++count) {
        text += more.substr(0, number);
        if (number != std::string::npos) {
            text += std::to_string(count) + more.substr(number + 2);
        }
    }
}

/// Nothing for a blank line, which GTP ignores.
std::optional<Request> parseRequest(std::string line)
{
    std::erase_if(line, [](unsigned char c) { return (c < 0x20 && c != '\t') || c == 0x7F; });
    std::istringstream stream(line.substr(0, line.find('#')));
    Request request;
    if (!(stream >> request.name)) {
        return std::nullopt;
    }
    if (std::all_of(request.name.begin(), request.name.end(), ::isdigit)) {
        request.id = std::atol(request.name.c_str());
        request.name.clear();
        stream >> request.name;
    }
    for (std::string word; stream >> word;) {
        request.arguments.push_back(word);
    }
    return request;
}

/// Reads with read() alone, so that input is seen byte by byte as it comes and nothing is left in a
/// buffer.
class Input
{
public:
    /// False at the end of input.
    bool readLine(std::string &line)
    {
        for (;;) {
            if (const std::size_t end = m_buffer.find('\n'); end != std::string::npos) {
                line = m_buffer.substr(0, end);
                m_buffer.erase(0, end + 1);
                return true;
            }
            char bytes[4096];
            const ssize_t count = ::read(STDIN_FILENO, bytes, sizeof bytes);
            if (count <= 0) {
                return false;
            }
            m_buffer.append(bytes, static_cast<std::size_t>(count));
        }
    }

    /// Whether there is more input after that time.
    [[nodiscard]] bool comesWithin(long milliseconds) const
    {
        pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
        return !m_buffer.empty() || ::poll(&input, 1, static_cast<int>(milliseconds)) != 0;
    }

    /// False when the signal came first.
    [[nodiscard]] bool awaitLineOrSignal(int signals) const
    {
        if (m_buffer.find('\n') != std::string::npos) {
            return true;
        }
        pollfd waiting[]{{STDIN_FILENO, POLLIN, 0}, {signals, POLLIN, 0}};
        ::poll(waiting, 2, -1);
        return waiting[1].revents == 0;
    }

private:
    std::string m_buffer;
};

/// Makes SIGINT wait in the descriptor that is returned, instead of ending us.
[[nodiscard]] int holdInterrupts()
{
    sigset_t interrupts;
    ::sigemptyset(&interrupts);
    ::sigaddset(&interrupts, SIGINT);
    ::sigprocmask(SIG_BLOCK, &interrupts, nullptr);
    return ::signalfd(-1, &interrupts, 0);
}

[[noreturn]] void stayForEver()
{
    for (;;) {
        ::pause();
    }
}

/// A helper as GPU drivers and shell wrappers leave behind.
void startChild()
{
    if (::fork() == 0) {
        ::signal(SIGTERM, SIG_IGN);
        ::sleep(3600);
        std::_Exit(0);
    }
}

class Conversation
{
public:
    explicit Conversation(const Options &options)
        : m_options(options)
        , m_output(options)
        , m_engine(options)
        , m_recording(options.recording)
    { }

    int run()
    {
        prepare();
        if (m_options.jsonAnalysis) {
            return answerQueries();
        }
        std::string line;
        while (m_input.readLine(line)) {
            log(line);
            if (m_options.echo) {
                m_output.print(line + '\n');
            } else if (const std::optional<Request> request = parseRequest(line)) {
                if (!serve(*request)) {
                    return m_options.exitCode;
                }
            }
        }
        if (m_options.ignoreEof || m_options.ignoreQuit) {
            stayForEver();
        }
        return m_options.exitCode;
    }

private:
    void prepare()
    {
        if (m_options.ignoreTerm) {
            ::signal(SIGTERM, SIG_IGN);
        }
        if (m_options.waitForInterrupt.number > 0 || !m_options.waitForInterrupt.command.empty()) {
            m_interrupts = holdInterrupts();
        }
        if (m_options.keepChild) {
            startChild();
        }
        if (m_options.gmp) {
            m_output.print("\x01\xA1\xA0\x80");
            stayForEver();
        }
        if (!m_options.banner.empty()) {
            m_output.print(m_options.banner + '\n');
        }
        floodErrors(m_options.floodErrors);
    }

    int answerQueries()
    {
        using Input = JsonAnalysis::Input;
        const int code = JsonAnalysis::run(m_options, [this](std::string &line, long wait) {
            if (!m_input.comesWithin(wait)) {
                return Input::Nothing;
            }
            return m_input.readLine(line) ? Input::Line : Input::End;
        });
        if (m_options.ignoreEof) {
            stayForEver();
        }
        return code;
    }

    void log(const std::string &line) const
    {
        if (!m_options.logFile.empty()) {
            std::ofstream(m_options.logFile, std::ios::app) << line << '\n';
        }
    }

    /// Returns false after quit.
    bool serve(const Request &request)
    {
        ++m_count;
        dieIfAsked(request);
        if (!isNow(m_options.hang, request)) {
            if (isNow(m_options.closeInput, request)) {
                ::close(STDIN_FILENO); // before the answer, so that whatever is written after it
                                       // finds it closed
            }
            if (request.name.ends_with("_cancellable") && m_engine.knows(request.name)) {
                search(request);
            } else if (m_options.oldAnalyze && request.name == "lz-analyze"
                       && request.arguments.size() != 1) {
                m_output.answer(request.id, {.success = false, .text = "syntax not understood"});
            } else if (const auto lines = m_engine.analysis(request.name); !lines.empty()) {
                if (request.name.ends_with("genmove_analyze")) {
                    moveAloud(request, lines);
                } else {
                    stream(request, lines);
                }
            } else {
                reply(request);
            }
        }
        if (isNow(m_options.crashAfter.moment, request)) {
            ::raise(static_cast<int>(m_options.crashAfter.amount));
        }
        if (isNow(m_options.closeInput, request)) {
            stayForEver();
        }
        if (m_options.ponders && request.name.find("genmove") != std::string::npos) {
            while (!m_input.comesWithin(0)) { }
        }
        return request.name != "quit" || m_options.ignoreQuit;
    }

    /// Searches until any further line cancels it, as KataGo does.
    void search(const Request &request)
    {
        const bool isAloud = request.name.ends_with("analyze_cancellable");
        const bool isCancelled = m_input.comesWithin(m_options.searchTime);
        const std::string move =
            isCancelled ? "cancelled" : m_engine.answer(request.name, request.arguments).text;
        if (isAloud) {
            m_output.print(m_output.statusOf(request.id, true) + "\ninfo move D4 visits 1\nplay "
                           + move + "\n\n");
        } else {
            m_output.answer(request.id, {.text = move});
        }
    }

    void stream(const Request &request, const std::vector<std::string> &lines)
    {
        m_output.print(m_output.statusOf(request.id, true) + '\n');
        for (long count = 0; !m_input.comesWithin(m_options.analysisPause);) {
            writeErrors(request.name, count);
            m_output.print(lines[static_cast<std::size_t>(count) % lines.size()] + '\n');
            if (++count == m_options.analysisLines) {
                break;
            }
        }
        m_output.print("\n");
    }

    /// Writes the lines from where the last move ended to the next "play VERTEX", and plays that
    /// move; "play genmove" is what it would choose by itself.
    void moveAloud(const Request &request, const std::vector<std::string> &lines)
    {
        m_output.print(m_output.statusOf(request.id, true) + '\n');
        while (true) {
            std::string line = lines[m_linesSaid++ % lines.size()];
            if (line == "play genmove") {
                line = "play " + m_engine.answer("genmove", {request.arguments.front()}).text;
            } else if (line.starts_with("play ")) {
                static_cast<void>(
                    m_engine.answer("play", {request.arguments.front(), line.substr(5)}));
            }
            m_output.print(line + '\n');
            if (line.starts_with("play ") || m_linesSaid % lines.size() == 0) {
                break;
            }
        }
        m_output.print("\n");
    }

    /// What goes to standard error with this command, for the so manieth time.
    void writeErrors(const std::string &name, long count) const
    {
        const auto found = m_options.errors.find(name);
        if (found == m_options.errors.end()) {
            return;
        }
        std::string text;
        for (std::size_t i = 0; i < found->second.size(); ++i) {
            const bool isNumber = found->second.compare(i, 2, "%n") == 0;
            text += isNumber ? std::to_string(count % 100) : found->second.substr(i, 1);
            i += isNumber ? 1 : 0;
        }
        std::fputs(text.c_str(), stderr);
    }

    [[nodiscard]] Output::Answer answerTo(const Request &request)
    {
        if (m_options.recording.empty()) {
            return m_engine.answer(request.name, request.arguments);
        }
        std::string line = request.name;
        for (const std::string &word : request.arguments) {
            line += ' ' + word;
        }
        return m_recording.answer(line);
    }

    void reply(const Request &request)
    {
        Output::Answer answer = answerTo(request);
        if (isNow(m_options.longAnswer.moment, request)) {
            answer.text = std::string(static_cast<std::size_t>(m_options.longAnswer.amount), 'x');
        }
        if (const auto found = m_options.repeated.find(request.name);
            found != m_options.repeated.end()) {
            swell(answer.text, found->second);
        }
        writeErrors(request.name, 0);
        sleepFor(m_options.delay);
        if (isNow(m_options.waitForInterrupt, request)) {
            awaitInterrupt();
        }
        if (isNow(m_options.late.moment, request)) {
            sleepFor(m_options.late.amount);
        }
        if (isNow(m_options.burn.moment, request)) {
            burn(m_options.burn.amount);
        }
        if (isNow(m_options.stray, request)) {
            m_output.print("thinking about it\n");
        }
        if (isNow(m_options.noise.moment, request)) {
            printNoise(m_options.noise.amount);
        }
        if (isNow(m_options.panic, request)) {
            m_output.print("! panic\n\n");
        }
        if (isNow(m_options.truncate, request)) {
            m_output.answer(request.id, answer, "\n");
            std::_Exit(0);
        }
        if (isNow(m_options.unasked, request)) {
            const long next = request.id.value_or(0) + 1;
            m_output.print(m_output.bytesOf(request.id, answer)
                           + m_output.bytesOf(next, {.text = "nobody asked"}));
            return;
        }
        m_output.answer(request.id, answer, isNow(m_options.unended, request) ? "\n" : "\n\n");
        if (isNow(m_options.doubled, request)) {
            m_output.answer(request.id, {.text = "second thoughts"});
        }
    }

    /// Other input is lost meanwhile.
    void awaitInterrupt()
    {
        std::string line;
        while (m_input.awaitLineOrSignal(m_interrupts) && m_input.readLine(line)) {
            log(line);
            if (line == "# interrupt") {
                return;
            }
        }
    }

    void dieIfAsked(const Request &request)
    {
        if (isNow(m_options.crash.moment, request)) {
            ::raise(static_cast<int>(m_options.crash.amount));
        }
        if (isNow(m_options.exit.moment, request)) {
            std::_Exit(static_cast<int>(m_options.exit.amount));
        }
        if (isNow(m_options.freeze, request)) {
            stayForEver();
        }
        writeForEverIfAsked(request);
        if (isNow(m_options.closeOutput, request)) {
            ::close(STDOUT_FILENO);
            stayForEver();
        }
    }

    void writeForEverIfAsked(const Request &request)
    {
        const bool isLine = isNow(m_options.endlessLine, request);
        const bool isReply = isNow(m_options.endlessReply, request);
        if (isLine || isReply) {
            m_output.print(m_output.statusOf(request.id, true));
            m_output.writeForEver(isReply);
        }
        if (isNow(m_options.endlessNoise, request)) {
            m_output.writeForEver(true);
        }
        while (isNow(m_options.endlessErrors, request)) {
            floodErrors(1'000'000);
        }
    }

    void printNoise(long bytes)
    {
        const std::string line = std::string(79, '.') + '\n';
        std::string noise;
        while (static_cast<long>(noise.size()) < bytes) {
            noise += line;
        }
        m_output.print(noise);
    }

    [[nodiscard]] bool isNow(const Moment &moment, const Request &request) const
    {
        return moment.isNow(m_count, request.name);
    }

    const Options &m_options;
    Output m_output;
    Engine m_engine;
    Recording m_recording;
    Input m_input;
    std::size_t m_linesSaid = 0; ///< moveAloud() said so many
    int m_interrupts = -1;       ///< a descriptor that SIGINT can be read from
    int m_count = 0;
};

} // namespace

} // namespace fakeengine

int main(int argc, char *argv[])
{
    const fakeengine::Options options = fakeengine::parseOptions(argc, argv);
    if (options.listens) {
        fakeengine::awaitCaller();
    }
    return fakeengine::Conversation(options).run();
}
