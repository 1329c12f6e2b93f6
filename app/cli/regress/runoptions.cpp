#include "app/cli/regress/runoptions.h"

#include "app/cli/verb/engineoptions.h"
#include "app/cli/verb/verb.h"
#include "app/common/gameoptions.h"

#include <QCommandLineParser>

namespace shinpan {

namespace {

constexpr int MaxSeconds = 86'400;

} // namespace

void addRunOptions(QCommandLineParser &parser)
{
    addOption(parser, "compat",
              "How to judge: gnugo, as GNU Go's regress.awk does (default), or strict, as "
              "gogui-regress does; see below.",
              "MODE");
    addOption(parser, "limit",
              "Seconds for each command (default 300); an engine that takes longer is started "
              "anew.",
              "S");
    addOption(parser, "start-limit", "Seconds to an engine's first answer (default 60).", "S");
    addSandboxOption(parser);
}

Result<RegressionTerms> readRunOptions(const QCommandLineParser &parser)
{
    RegressionTerms terms;
    const QString mode = parser.value(QStringLiteral("compat"));
    if (mode == QLatin1String("strict")) {
        terms.compat = Compat::Strict;
    } else if (!mode.isEmpty() && mode != QLatin1String("gnugo")) {
        return wrongValue(parser, QStringLiteral("compat"),
                          QStringLiteral("is neither gnugo nor strict"));
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
A suite is plain GTP. A command with a number is a test; below it stands what the
engine should answer, a regular expression: "#? [B6]". "[!B6]" is anything else;
"[B6]*" is known to fail, and "[B6]&" does not count.

  gnugo   "^" and "$" go around the pattern as it stands, so "A1|B2" is met by what
          begins with A1 or ends with B2; only the first line counts; a refusal's
          words may be what is expected; without a pattern nothing may be answered.
  strict  the whole answer must match the whole pattern; a refusal fails; without a
          pattern any answer will do. A command without a number that has a pattern
          is a test, too.

Verdicts: pass, fail (as expected), PASS and FAIL (not expected), ignored; ERROR (what
came is no GTP, or the pattern is no regular expression), TIMEOUT, CRASH, and NO-ANSWER
(not asked, because there was no engine or its position could not be set up).
)");
}

} // namespace shinpan
