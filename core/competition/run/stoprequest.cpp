#include "core/competition/run/stoprequest.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/store/competitionlock.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"
#include "core/util/wordtable.h"

#include <QFile>

namespace shinpan {

namespace {

constexpr Word<StopMode> Modes[] = {{QLatin1String("after-pairs"), StopMode::AfterPairs},
                                    {QLatin1String("after-games"), StopMode::AfterGames},
                                    {QLatin1String("now"), StopMode::Now}};

} // namespace

QLatin1String stopModeName(StopMode mode)
{
    return wordFor(Modes, mode);
}

std::optional<StopMode> stopModeFromName(const QString &name)
{
    return valueOf(Modes, name);
}

Result<void> postStop(const QString &competitionFile, StopMode mode)
{
    const CompetitionFiles files(competitionFile);
    if (!CompetitionLock::isTaken(files.lock())) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "no run of %1 is under way"),
                                   competitionFile));
    }
    return saveWholeFile("stop " + QByteArray(stopModeName(mode).data()) + '\n', files.request())
        .map_error([&files](const Message &reason) {
            return Message::of(QT_TRANSLATE_NOOP("Messages", "cannot write %1: %2"),
                               files.request(), reason);
        });
}

std::optional<StopMode> takeStop(const QString &competitionFile)
{
    const QString path = CompetitionFiles(competitionFile).request();
    QFile file(path);
    if (!openRegularFile(file)) {
        return std::nullopt;
    }
    const QString words = QString::fromLatin1(file.read(64)).trimmed();
    QFile::remove(path);
    const bool isStop = words.startsWith(QLatin1String("stop "));
    return isStop ? stopModeFromName(words.mid(5)) : std::nullopt;
}

} // namespace shinpan
