#pragma once

#include "tests/support/fakeengine/options.h"

#include <functional>
#include <string>

namespace fakeengine {

/// Answers JSON queries as KataGo's analysis engine does, two positions at a time; what it thinks
/// of them depends on nothing but the number of moves. Reads with `read` (which waits so many
/// milliseconds at most, and is false at the end of input). Returns at the end.
class JsonAnalysis
{
public:
    /// What came within the time: a line, nothing yet, or the end of input.
    enum class Input { Line, Nothing, End };
    using Reader = std::function<Input(std::string &line, long milliseconds)>;

    static int run(const Options &options, const Reader &read);
};

} // namespace fakeengine
