#include "ui/export/exportclipboard.h"

#include "ui/export/exporter.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <memory>

namespace shinpan {

void copyToClipboard(const BoardPicture &picture, ExportFormat format, int width)
{
    auto data = std::make_unique<QMimeData>();
    if (isText(format)) {
        const Result<QByteArray> text = fileOf(picture, format, width);
        if (!text) {
            return;
        }
        data->setText(QString::fromUtf8(*text));
    } else {
        data->setImageData(toImage(picture, width));
        data->setData(QStringLiteral("image/svg+xml"), toSvg(picture, width));
    }
    QGuiApplication::clipboard()->setMimeData(data.release());
}

} // namespace shinpan
