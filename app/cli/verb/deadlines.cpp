#include "app/cli/verb/deadlines.h"

#include "core/clock/duration.h"

#include <QStringList>

namespace shinpan {

namespace {

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

[[nodiscard]] const Deadline *deadlineNamed(const QString &name)
{
    for (const Deadline &deadline : All) {
        if (deadline.name == name.toLower()) {
            return &deadline;
        }
    }
    return nullptr;
}

} // namespace

Timeouts unattendedTimeouts()
{
    Timeouts timeouts;
    timeouts.startUp = std::chrono::minutes(10);
    return timeouts;
}

Result<Deadlines> deadlinesFromText(const QString &text)
{
    Deadlines deadlines{unattendedTimeouts(), std::nullopt};
    const QStringList words = text.split(u',');
    for (const QString &word : words) {
        const Deadline *deadline = deadlineNamed(word.section(u'=', 0, 0).trimmed());
        const auto time = durationFromText(word.section(u'=', 1).toStdString());
        if (deadline == nullptr || !time) {
            return failure(QStringLiteral("\"%1\" is no deadline; allowed are start, setup, move, "
                                          "scoring and quit with a time, such as start=30s,move=2m")
                               .arg(word.trimmed()));
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
    return QStringLiteral(
               "How long every engine may take, such as start=30s,move=2m; 0 for no limit: start, "
               "to "
               "its first answer (default %1); setup, for each command that sets up the board, "
               "relays a move or asks it something small (%2); move, for each move, as --watchdog; "
               "scoring, for each question about a finished game (%3); quit, before it is killed "
               "(%4; 0 at once).")
        .arg(usual(timeouts.startUp), usual(timeouts.setUp), usual(timeouts.scoring),
             usual(timeouts.quit));
}

} // namespace shinpan
