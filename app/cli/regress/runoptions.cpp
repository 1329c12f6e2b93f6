#include "app/cli/regress/runoptions.h"

#include "app/cli/verb/engineoptions.h"
#include "app/cli/verb/verb.h"
#include "app/common/gameoptions.h"
#include "core/util/message.h"

#include <QCommandLineParser>

namespace shinpan {

namespace {

constexpr int MaxSeconds = 86'400;

} // namespace

void addRunOptions(QCommandLineParser &parser)
{
    addOption(parser, "compat",
              "How to judge answers: gnugo, like GNU Go's regress.awk (default), or "
              "strict, like gogui-regress; see below.",
              "MODE");
    addOption(parser, "limit",
              "Seconds for each command (default 300); an engine that takes longer is "
              "restarted.",
              "S");
    addOption(parser, "start-limit", "Seconds an engine has to give its first answer (default 60).",
              "S");
    addSandboxOption(parser);
}

Result<RegressionTerms> readRunOptions(const QCommandLineParser &parser)
{
    RegressionTerms terms;
    const QString mode = parser.value(QStringLiteral("compat"));
    if (mode == QLatin1String("strict")) {
        terms.compat = Compat::Strict;
    } else if (!mode.isEmpty() && mode != QLatin1String("gnugo")) {
        return wrongValue(
            parser, QStringLiteral("compat"),
            Message::of(QT_TRANSLATE_NOOP("Messages", "is neither gnugo nor strict")));
    }
    FirstFailure failed;
    const auto seconds = [&](const char *option, int usual) {
        return std::chrono::seconds(failed.valueOf(
            readWholeNumber(parser, QString::fromLatin1(option), 1, MaxSeconds, usual)));
    };
    terms.limit = seconds("limit", 300);
    terms.startLimit = seconds("start-limit", 60);
    return failed.orElse(terms);
}

QString verdictsHelp()
{
    return QStringLiteral(R"(
A suite is plain GTP. A command with a number is a test; the line below it holds the
expected answer, a regular expression: "#? [B6]". "[!B6]" means anything else;
"[B6]*" is known to fail, and "[B6]&" does not count.

  gnugo   "^" and "$" are put around the pattern as it stands, so "A1|B2" matches what
          begins with A1 or ends with B2; only the first line counts; the words of a
          refusal can be the expected answer; no pattern means an empty answer.
  strict  the whole answer must match the whole pattern; a refusal fails; without a
          pattern any answer will do. A command without a number that has a pattern
          is a test, too.

Verdicts: pass, fail (as expected), PASS and FAIL (unexpected), ignored; ERROR (the
answer is not GTP, or the pattern is not a regular expression), TIMEOUT, CRASH, and
NO-ANSWER (not asked, because there was no engine or its position could not be set up).
)");
}

} // namespace shinpan
