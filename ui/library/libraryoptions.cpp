#include "ui/library/libraryoptions.h"

#include "ui/settings/optionsarchive.h"

#include <QFileInfo>

namespace shinpan {

void LibraryOptions::add(const QString &file)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    files.removeAll(path);
    files.prepend(path);
    files = files.mid(0, Most);
}

QStringList LibraryOptions::folders() const
{
    QStringList all;
    for (const QString &file : files) {
        all += QFileInfo(file).path();
    }
    if (!folder.isEmpty()) {
        all += folder;
    }
    all.removeDuplicates();
    return all;
}

void archive(OptionsArchive &archive, LibraryOptions &options)
{
    archive("competitions/known", options.files);
    archive("competitions/folder", options.folder);
    archive("competitions/played", options.played);
    options.files = options.files.mid(0, LibraryOptions::Most);
}

} // namespace shinpan
