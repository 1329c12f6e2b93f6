#include "core/competition/run/stoprequest.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/store/competitionlock.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QFile>

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

constexpr std::array AllModes{StopMode::AfterPairs, StopMode::AfterGames, StopMode::Now};

} // namespace

Result<void> postStop(const QString &competitionFile, StopMode mode)
{
    const CompetitionFiles files(competitionFile);
    if (!CompetitionLock::isTaken(files.lock())) {
        return failure(QStringLiteral("no run of %1 is under way").arg(competitionFile));
    }
    return saveWholeFile("stop " + stopModeName(mode).toLatin1() + '\n', files.request())
        .map_error([&files](const QString &reason) {
            return QStringLiteral("cannot write %1: %2").arg(files.request(), reason);
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
    const auto *found = std::find_if(AllModes.begin(), AllModes.end(), [&](StopMode mode) {
        return words == QStringLiteral("stop ") + stopModeName(mode);
    });
    return found == AllModes.end() ? std::nullopt : std::optional(*found);
}

QString stopModeName(StopMode mode)
{
    switch (mode) {
    case StopMode::AfterPairs:
        return QStringLiteral("after-pairs");
    case StopMode::AfterGames:
        return QStringLiteral("after-games");
    case StopMode::Now:
        return QStringLiteral("now");
    }
    Q_UNREACHABLE();
}

} // namespace shinpan
