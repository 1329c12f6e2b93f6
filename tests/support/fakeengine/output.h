#pragma once

#include "tests/support/fakeengine/options.h"

#include <optional>
#include <string>
#include <string_view>

namespace fakeengine {

/// Standard output with the manners that the options ask for.
class Output
{
public:
    explicit Output(const Options &options);

    struct Answer
    {
        bool success = true;
        std::string text;
    };

    /// Writes one response; `ending` is the line feeds after its text.
    void answer(const std::optional<long> &id,
                const Answer &answer,
                std::string_view ending = "\n\n");

    /// Writes text as it is, except for line ends and pieces.
    void print(std::string_view text);

    /// The bytes of one response, for those who write several at once.
    [[nodiscard]] std::string bytesOf(const std::optional<long> &id,
                                      const Answer &answer,
                                      std::string_view ending = "\n\n") const;

    /// Never returns: until the reader goes away.
    [[noreturn]] void writeForEver(bool inLines);

    [[nodiscard]] std::string statusOf(const std::optional<long> &id, bool success) const;

private:
    const Options &m_options;
};

/// Writes `bytes` bytes of 80-column lines to standard error.
void floodErrors(long bytes);

/// Works until the process has used this much more processor time.
void burn(long milliseconds);

void sleepFor(long milliseconds);

} // namespace fakeengine
