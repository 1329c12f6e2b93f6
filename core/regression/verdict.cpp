#include "core/regression/verdict.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

constexpr std::array Names{QLatin1String("pass"),      QLatin1String("fail"),
                           QLatin1String("ignored"),   QLatin1String("error"),
                           QLatin1String("no-answer"), QLatin1String("timeout"),
                           QLatin1String("crash")};
static_assert(Names.size() == static_cast<std::size_t>(Verdict::Crash) + 1);

/// Why there is no answer to judge; nothing: there is one, be it a refusal.
[[nodiscard]] std::optional<Verdict> breakdown(const Result<QString, GtpError> &answer)
{
    if (answer) {
        return std::nullopt;
    }
    switch (answer.error().kind) {
    case GtpError::Kind::Refused:
        return std::nullopt;
    case GtpError::Kind::TimedOut:
        return Verdict::Timeout;
    case GtpError::Kind::EngineEnded:
        return Verdict::Crash;
    case GtpError::Kind::Protocol:
    case GtpError::Kind::Malformed:
    case GtpError::Kind::BadCommand:
        return Verdict::Error;
    case GtpError::Kind::Cancelled:
    case GtpError::Kind::Closed:
    case GtpError::Kind::FailedToStart:
    case GtpError::Kind::Unreachable:
        break;
    }
    return Verdict::NoAnswer;
}

[[nodiscard]] Verdict match(QString pattern, const QString &text, Compat compat)
{
    const bool isNegated = pattern.startsWith(u'!');
    pattern.remove(0, isNegated ? 1 : 0);
    const bool isStrict = compat == Compat::Strict;
    const QRegularExpression expression(
        isStrict ? QRegularExpression::anchoredPattern(pattern) : u'^' + pattern + u'$',
        isStrict
            ? QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption
            : QRegularExpression::NoPatternOption);
    if (!expression.isValid()) {
        return Verdict::Error;
    }
    return expression.match(text).hasMatch() != isNegated ? Verdict::Pass : Verdict::Fail;
}

[[nodiscard]] Verdict judgeStrictly(const std::optional<Expectation> &expectation,
                                    const Result<QString, GtpError> &answer)
{
    if (!answer) {
        return Verdict::Fail;
    }
    return expectation ? match(expectation->pattern.trimmed(), *answer, Compat::Strict)
                       : Verdict::Pass;
}

} // namespace

bool isTest(const SuiteStep &step, Compat compat)
{
    return step.test || (step.expectation && compat == Compat::Strict);
}

QLatin1String nameOf(Verdict verdict)
{
    return Names[static_cast<std::size_t>(verdict)];
}

std::optional<Verdict> verdictFromName(const QString &name)
{
    const auto *const found = std::ranges::find(Names, name);
    return found != Names.end() ? std::optional(static_cast<Verdict>(found - Names.begin()))
                                : std::nullopt;
}

Verdict judge(const std::optional<Expectation> &expectation,
              const Result<QString, GtpError> &answer,
              Compat compat)
{
    if (const std::optional<Verdict> broken = breakdown(answer)) {
        return *broken;
    }
    if (expectation && expectation->isIgnored) {
        return Verdict::Ignored;
    }
    if (compat == Compat::Strict) {
        return judgeStrictly(expectation, answer);
    }
    const QString text = answer ? *answer : answer.error().text.english();
    return match(expectation ? expectation->pattern : QString(), text.section(u'\n', 0, 0), compat);
}

} // namespace shinpan
