#include "ui/kit/chrome/fileicons.h"

namespace shinpan {

QIcon FileIcons::icon(const QFileInfo &file) const
{
    return icon(file.isDir() ? Folder : File);
}

QString FileIcons::type(const QFileInfo &file) const
{
    if (file.isDir()) {
        return tr("Folder");
    }
    const QString suffix = file.suffix();
    return suffix.isEmpty() ? tr("File") : tr("%1 file").arg(suffix.toUpper());
}

} // namespace shinpan
