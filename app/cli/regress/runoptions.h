#pragma once

#include "core/regression/suiterun.h"
#include "core/util/result.h"

class QCommandLineParser;

namespace shinpan {

/// Adds the options that say how tests are run: --compat, --limit, --start-limit and --sandbox.
void addRunOptions(QCommandLineParser &parser);

/// Reads them, without the sandbox, which storedEngineOr() reads. The failure names option, value
/// and what is allowed.
[[nodiscard]] Result<RegressionTerms> readRunOptions(const QCommandLineParser &parser);

/// What `--help` says of --compat and of verdicts.
[[nodiscard]] QString verdictsHelp();

} // namespace shinpan
