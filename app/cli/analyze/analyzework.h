#pragma once

#include "core/util/result.h"

class QCommandLineParser;

namespace shinpan {

/// `shinpan-cli analyze --work TASK --block N …`, which schedulers call on the machines of a
/// review: has the engines of the task look at the files of the block, and sends home what they
/// found.
/// `--work RUN --stop now --term N` stops what works for a run on this machine.
[[nodiscard]] Result<int> analyzeWork(const QCommandLineParser &arguments);

} // namespace shinpan
