#include "ui/document/fileoptions.h"

#include "core/record/sgf/sgfcharset.h"
#include "ui/settings/optionsarchive.h"

namespace shinpan {

FileOptions::FileOptions()
    : fallbackCharset(SgfReadOptions().fallback)
{ }

void RecentFiles::add(const QString &path)
{
    paths.removeAll(path);
    paths.prepend(path);
    paths = paths.mid(0, Most);
}

void archive(OptionsArchive &archive, FileOptions &options)
{
    archive("files/fallbackCharset", options.fallbackCharset);
    if (!isKnownCharset(options.fallbackCharset)) {
        options.fallbackCharset = FileOptions().fallbackCharset;
    }
    archive("files/reloadsUnasked", options.reloadsUnasked);
    archive("files/restoresSession", options.restoresSession);
}

void archive(OptionsArchive &archive, RecentFiles &files)
{
    archive("files/recent", files.paths);
    files.paths = files.paths.mid(0, RecentFiles::Most);
}

} // namespace shinpan
