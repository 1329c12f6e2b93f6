#include "ui/document/fileoptions.h"

#include "core/record/sgf/sgfcharset.h"
#include "ui/settings/optionsarchive.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace shinpan {

namespace {

[[nodiscard]] QString documentsFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents).exists() ? documents : QDir::homePath();
}

} // namespace

FileOptions::FileOptions()
    : fallbackCharset(SgfReadOptions().fallback)
    , gamesFolder(documentsFolder() + QStringLiteral("/Go games"))
{ }

void RecentFiles::add(const QString &path)
{
    paths.removeAll(path);
    paths.prepend(path);
    paths = paths.mid(0, Most);
}

QString RecentFiles::folder() const
{
    if (paths.isEmpty()) {
        return documentsFolder();
    }
    static const QRegularExpression gamesOfCompetition(QStringLiteral("/[^/]*\\.games(/.*)?$"));
    return QFileInfo(paths.first()).path().remove(gamesOfCompetition);
}

void archive(OptionsArchive &archive, FileOptions &options)
{
    archive("files/fallbackCharset", options.fallbackCharset);
    if (!isKnownCharset(options.fallbackCharset)) {
        options.fallbackCharset = FileOptions().fallbackCharset;
    }
    archive("files/reloadsUnasked", options.reloadsUnasked);
    archive("files/restoresSession", options.restoresSession);
    archive("files/keepsGames", options.keepsGames);
    archive("files/gamesFolder", options.gamesFolder);
    if (options.gamesFolder.isEmpty()) {
        options.gamesFolder = FileOptions().gamesFolder;
    }
}

void archive(OptionsArchive &archive, RecentFiles &files)
{
    archive("files/recent", files.paths);
    files.paths = files.paths.mid(0, RecentFiles::Most);
}

} // namespace shinpan
