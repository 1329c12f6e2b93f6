#pragma once

#include "core/gtp/gtpreply.h"
#include "core/regression/regressionsuite.h"

#include <QLatin1String>
#include <QString>

#include <cstdint>
#include <optional>

namespace shinpan {

/// The reading of an expectation that counts.
enum class Compat : std::uint8_t {
    /// GNU Go's `regress.awk`: `^` and `$` are put around the pattern without brackets, so that
    /// `A1|B2` is met by what begins with A1 or ends with B2; only the answer's first line counts;
    /// the words of a refusal may be what is expected; without an expectation nothing may be
    /// answered.
    GnuGo,
    /// Judges as `gogui-regress` does: the whole answer must meet the whole pattern; a refusal
    /// never does; without an expectation anything but a refusal will do.
    Strict,
};

/// Whether the command is a test: to GoGui also without a number, if something is expected of it.
[[nodiscard]] bool isTest(const SuiteStep &step, Compat compat);

/// The outcomes of a test, in the order of the names, see nameOf().
enum class Verdict : std::uint8_t {
    Pass,
    Fail,
    Ignored,  ///< the suite says that it does not count
    Error,    ///< nobody can judge: the pattern is none, or what came is not GTP
    NoAnswer, ///< not asked: there was no engine, or its board could not be set up
    Timeout,
    Crash,
};

/// "pass", "fail", "ignored", "error", "no-answer", "timeout", "crash".
[[nodiscard]] QLatin1String nameOf(Verdict verdict);
[[nodiscard]] std::optional<Verdict> verdictFromName(const QString &name);

/// What an answer is worth: the engine's words, or why it has none.
[[nodiscard]] Verdict judge(const std::optional<Expectation> &expectation,
                            const Result<QString, GtpError> &answer,
                            Compat compat);

} // namespace shinpan
