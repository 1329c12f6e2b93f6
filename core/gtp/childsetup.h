#pragma once

#include "core/util/result.h"

#include <sched.h>
#include <sys/types.h>

#include <optional>
#include <vector>

namespace shinpan {

/// What a child process does between fork and exec. Only async-signal-safe calls, and nothing is
/// written to memory: Qt uses vfork() where it can, so it may be our own.
struct ChildSetUp
{
    int input; ///< becomes its standard input, and so on
    int output;
    int errorOutput;
    pid_t parent; ///< we
    std::optional<cpu_set_t> processors;

    void operator()() const;
};

/// These processors as the kernel takes them; fails if this computer does not have one of them.
[[nodiscard]] Result<cpu_set_t> processorSet(const std::vector<int> &numbers);

} // namespace shinpan
