// What Preferences remembers of the console.

#include "ui/preferences.h"

namespace shinpan {

namespace {

const auto FoldsKey = QLatin1String("console/foldsStreams");
const auto LaneKey = QLatin1String("console/hasErrorLane");
const auto WholeLineKey = QLatin1String("console/showsWholeLine");

} // namespace

ConsoleOptions Preferences::consoleOptions() const
{
    const ConsoleOptions usual;
    return {.foldsStreams = m_settings.value(FoldsKey, usual.foldsStreams).toBool(),
            .hasErrorLane = m_settings.value(LaneKey, usual.hasErrorLane).toBool(),
            .showsWholeLine = m_settings.value(WholeLineKey, usual.showsWholeLine).toBool()};
}

void Preferences::setConsoleOptions(const ConsoleOptions &options)
{
    if (options != consoleOptions()) {
        m_settings.setValue(FoldsKey, options.foldsStreams);
        m_settings.setValue(LaneKey, options.hasErrorLane);
        m_settings.setValue(WholeLineKey, options.showsWholeLine);
        Q_EMIT consoleOptionsChanged();
    }
}

} // namespace shinpan
