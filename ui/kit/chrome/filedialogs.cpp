#include "ui/kit/chrome/filedialogs.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QTreeView>

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

void showWholeColumns(const QFileDialog &dialog)
{
    auto *files = dialog.findChild<QTreeView *>(QStringLiteral("treeView")); // Qt's name
    if (files == nullptr || files->model() == nullptr) {
        return; // the desktop's own dialog
    }
    QHeaderView *header = files->header();
    header->setStretchLastSection(false);
    const auto fit = [header] {
        for (int column = 0; column < header->count(); ++column) {
            header->setSectionResizeMode(column, column == 0 ? QHeaderView::Stretch
                                                             : QHeaderView::ResizeToContents);
        }
    };
    fit();
    const QAbstractItemModel *model = files->model();
    QObject::connect(model, &QAbstractItemModel::dataChanged, header, fit);
    QObject::connect(model, &QAbstractItemModel::layoutChanged, header, fit);
    QObject::connect(model, &QAbstractItemModel::rowsInserted, header, fit);
}

} // namespace shinpan
