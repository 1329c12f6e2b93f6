#pragma once

#include <QCoreApplication>
#include <QFileIconProvider>

class QFileDialog;

namespace shinpan {

/// Icons and kinds of files by their names alone. Qt's own asks the database of MIME types about
/// each file of a folder that a file dialog shows, which holds the window up for tens of
/// milliseconds.
class FileIcons final : public QFileIconProvider
{
    Q_DECLARE_TR_FUNCTIONS(FileIcons)

public:
    using QFileIconProvider::icon;
    [[nodiscard]] QIcon icon(const QFileInfo &file) const override;
    [[nodiscard]] QString type(const QFileInfo &file) const override;
};

/// All columns but the names are as wide as what stands in them, also when that comes late.
void showWholeColumns(const QFileDialog &dialog);

} // namespace shinpan
