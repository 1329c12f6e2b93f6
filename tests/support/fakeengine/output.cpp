#include "tests/support/fakeengine/output.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <thread>

namespace fakeengine {

namespace {

/// A reader that went away ends us, as SIGPIPE would.
void writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count <= 0) {
            std::_Exit(3);
        }
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
}

} // namespace

Output::Output(const Options &options)
    : m_options(options)
{ }

std::string Output::statusOf(const std::optional<long> &id, bool success) const
{
    std::string status = success ? "=" : "?";
    if (id && m_options.fixedId) {
        status += *m_options.fixedId;
    } else if (id && !m_options.noIds) {
        status += std::to_string(*id + (m_options.wrongIds ? 1000 : 0));
    }
    if (!m_options.glueIds) {
        status += ' ';
    }
    return status;
}

void Output::answer(const std::optional<long> &id, const Answer &answer, std::string_view ending)
{
    print(bytesOf(id, answer, ending));
}

std::string Output::bytesOf(const std::optional<long> &id,
                            const Answer &answer,
                            std::string_view ending) const
{
    return statusOf(id, answer.success) + answer.text + std::string(ending);
}

void Output::print(std::string_view text)
{
    std::string bytes;
    for (const char c : text) {
        if (c == '\n' && m_options.crlf) {
            bytes += '\r';
        }
        bytes += c;
    }
    if (!m_options.split && m_options.byteDelay == 0) {
        writeAll(STDOUT_FILENO, bytes);
        return;
    }
    for (const char &byte : bytes) {
        writeAll(STDOUT_FILENO, {&byte, 1});
        sleepFor(m_options.byteDelay);
    }
}

void Output::writeForEver(bool inLines)
{
    std::string piece(64 * 1024, 'x');
    if (inLines) {
        for (std::size_t i = 79; i < piece.size(); i += 80) {
            piece[i] = '\n';
        }
    }
    for (;;) {
        writeAll(STDOUT_FILENO, piece);
    }
}

void floodErrors(long bytes)
{
    std::string piece;
    while (piece.size() < 64 * 1024) {
        piece += std::string(79, 'e') + '\n';
    }
    while (bytes > 0) {
        const long count = std::min<long>(bytes, static_cast<long>(piece.size()));
        writeAll(STDERR_FILENO, std::string_view(piece).substr(0, static_cast<std::size_t>(count)));
        bytes -= count;
    }
}

void burn(long milliseconds)
{
    const std::clock_t end = std::clock() + milliseconds * (CLOCKS_PER_SEC / 1000);
    while (std::clock() < end) { }
}

void sleepFor(long milliseconds)
{
    if (milliseconds > 0) {
        std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
    }
}

} // namespace fakeengine
