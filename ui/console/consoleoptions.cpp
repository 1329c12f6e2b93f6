#include "ui/console/consoleoptions.h"

#include "ui/settings/optionsarchive.h"

#include <algorithm>

namespace shinpan {

void CommandHistory::add(const QString &line)
{
    if (lines.isEmpty() || lines.constLast() != line) {
        lines.append(line);
        lines = lines.mid(std::max<qsizetype>(0, lines.size() - Most));
    }
}

void archive(OptionsArchive &archive, ConsoleOptions &options)
{
    archive("console/foldsStreams", options.foldsStreams);
    archive("console/hasErrorLane", options.hasErrorLane);
    archive("console/showsWholeLine", options.showsWholeLine);
    archive("console/mebibytes", options.mebibytes, ConsoleOptions::FewestMebibytes,
            ConsoleOptions::MostMebibytes);
}

void archive(OptionsArchive &archive, CommandHistory &history)
{
    archive("console/commands", history.lines);
}

} // namespace shinpan
