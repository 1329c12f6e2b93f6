#pragma once

#include "tests/support/fakeengine/output.h"

#include <string>
#include <vector>

namespace fakeengine {

/// What another engine was asked and answered, from a file that tests/engines/recordfacts writes:
/// talks with an empty line between them, each as an engine was started for it. Below a command
/// stands its answer, "#= TEXT" or "#! TEXT", and "#| TEXT" for each further line. The first talk
/// has what is asked of every engine in the beginning.
class Recording
{
public:
    /// A file that cannot be read has no talks.
    explicit Recording(const std::string &file);

    /// What the engine answered to this line after those before it; a refusal where nobody asked.
    [[nodiscard]] Output::Answer answer(const std::string &line);

private:
    struct Exchange
    {
        std::string command;
        Output::Answer answer;
    };
    using Talk = std::vector<Exchange>;

    std::vector<Talk> m_talks;
    std::vector<std::string> m_asked; ///< what the first talk has is left out
};

} // namespace fakeengine
