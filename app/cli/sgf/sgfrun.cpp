#include "app/cli/sgf/sgfrun.h"

#include "app/cli/verb/interruptshield.h"
#include "core/util/wholefile.h"

#include <algorithm>

namespace shinpan {

namespace {

constexpr char ExitCodes[] = R"(
Exit codes:
  0  done; check: and there is nothing to complain about
  1  check only: there are warnings
  2  a wrong call, or something could not be read, found or written; the other files
     were worked on all the same
)";

} // namespace

bool SgfRun::has(const QCommandLineOption &option) const
{
    const QStringList given = m_arguments.optionNames();
    return std::ranges::any_of(option.names(),
                               [&given](const QString &name) { return given.contains(name); });
}

void SgfRun::complain(const QString &what)
{
    standardError().writeLine(QStringLiteral("shinpan-cli sgf %1: %2").arg(m_verb, what));
    worsen(SgfFailed);
}

void SgfRun::complain(const QString &path, const SgfError &error)
{
    standardError().writeLine(
        QStringLiteral("%1: %2").arg(located(path, error.line, error.column), error.text));
    worsen(SgfFailed);
}

bool SgfRun::save(const QByteArray &bytes, const QString &path)
{
    const InterruptShield shield;
    const Result<void> saved = saveWholeFile(bytes, path);
    if (!saved) {
        complain(path, saved.error());
    }
    return saved.has_value();
}

QString located(const QString &path, int line, int column)
{
    return line > 0 ? QStringLiteral("%1:%2:%3").arg(path).arg(line).arg(column) : path;
}

int runSgfVerb(const Verb &verb, const QCommandLineParser &arguments, void (*work)(SgfRun &))
{
    SgfRun run(verb, arguments);
    work(run);
    run.out().flush();
    if (const auto &error = run.out().error()) {
        run.complain(QStringLiteral("standard output: ") + *error);
    }
    return run.exitCode();
}

QString sgfHelpEnd()
{
    return QStringLiteral("  --help              print this\n") + sgfExitCodes();
}

QString sgfExitCodes()
{
    return QLatin1String(ExitCodes);
}

} // namespace shinpan
