#include "app/cli/verb/engineoptions.h"

#include "app/common/gameoptions.h"
#include "core/clock/duration.h"
#include "core/engine/profile/engineaddress.h"
#include "core/engine/profile/engineprofilestore.h"

#include <QCommandLineParser>
#include <QDir>
#include <QStandardPaths>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace shinpan {

namespace {

const QString SandboxOption = QStringLiteral("sandbox");

struct Deadline
{
    QLatin1String name;
    std::chrono::milliseconds Timeouts::*field;
};
constexpr Deadline All[] = {
    {QLatin1String("start"), &Timeouts::startUp}, {QLatin1String("setup"), &Timeouts::setUp},
    {QLatin1String("move"), &Timeouts::move},     {QLatin1String("scoring"), &Timeouts::scoring},
    {QLatin1String("quit"), &Timeouts::quit},
};

} // namespace

Result<EngineProfile> storedEngineOr(const QCommandLineParser &parser, const QString &nameOrCommand)
{
    const QString directory = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    EngineProfileStore store(QDir(directory).filePath(QStringLiteral("engines.json")));
    const Result<void> read = store.load();
    Result<EngineProfile> engine =
        resolveEngine(nameOrCommand, store.profiles(), Machine::current(), QDir::currentPath());
    if (!engine && !read) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1; your engines cannot be read: %2"),
                        engine.error(), read.error()));
    }
    return engine.and_then(
        [&parser](const EngineProfile &profile) { return sandboxedAsAsked(parser, profile); });
}

void addSandboxOption(QCommandLineParser &parser)
{
    parser.addOption(
        {SandboxOption,
         QStringLiteral("Run engines in a sandbox (bwrap): they can read the system, their own "
                        "folder and the files named on their command lines, write to this "
                        "directory, and have no network.")});
}

Result<EngineProfile> sandboxedAsAsked(const QCommandLineParser &parser, EngineProfile engine)
{
    if (!parser.isSet(SandboxOption)) {
        return engine;
    }
    engine.isSandboxed = true;
    if (const Result<EngineRoute> route = engineRoute(engine); !route) {
        return optionFailure(SandboxOption, route.error());
    }
    return engine;
}

Result<Deadlines> deadlinesFromText(const QString &text)
{
    Deadlines deadlines{unattendedTimeouts(), std::nullopt};
    const QStringList words = text.split(u',');
    for (const QString &word : words) {
        const auto *const deadline =
            std::ranges::find(All, word.section(u'=', 0, 0).trimmed().toLower(), &Deadline::name);
        const auto time = durationFromText(word.section(u'=', 1).toStdString());
        if (deadline == std::end(All) || !time) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP(
                    "Messages",
                    "\"%1\" is not a deadline; allowed are start, setup, move, scoring and "
                    "quit with a time, such as start=30s,move=2m"),
                word.trimmed()));
        }
        deadlines.timeouts.*deadline->field = *time;
        if (deadline->field == &Timeouts::move) {
            deadlines.move = *time;
        }
    }
    return deadlines;
}

QString deadlinesHelp()
{
    const auto usual = [](std::chrono::milliseconds time) {
        return QString::fromStdString(toText(time));
    };
    const Timeouts timeouts = unattendedTimeouts();
    return QStringLiteral("How long an engine may take, such as start=30s,move=2m; 0 for no limit: "
                          "start, to give its first answer (default %1); setup, for each command "
                          "that sets up the board, relays a move or asks something small (%2); "
                          "move, for each move, as --watchdog; scoring, for each question about a "
                          "finished game (%3); quit, before it is killed (%4; 0: at once).")
        .arg(usual(timeouts.startUp), usual(timeouts.setUp), usual(timeouts.scoring),
             usual(timeouts.quit));
}

} // namespace shinpan
