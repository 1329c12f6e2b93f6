#include "ui/export/exportclipboard.h"

#include "ui/board/painting/boardpicture.h"
#include "ui/export/exporter.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <memory>

namespace shinpan {

namespace {

const QString PixelType = QStringLiteral("application/x-qt-image"); // Qt offers it as PNG and more
const QString DrawingType = QStringLiteral("image/svg+xml");

/// A picture that is drawn when somebody pastes it, and not for those who only copy.
class PictureData final : public QMimeData
{
public:
    PictureData(const BoardPicture &picture, int width)
        : m_picture(picture)
        , m_width(width)
    { }

    [[nodiscard]] QStringList formats() const override { return {PixelType, DrawingType}; }
    [[nodiscard]] bool hasFormat(const QString &type) const override
    {
        return formats().contains(type);
    }

protected:
    [[nodiscard]] QVariant retrieveData(const QString &type, QMetaType) const override
    {
        if (type == PixelType) {
            return toImage(m_picture, m_width);
        }
        return type == DrawingType ? toSvg(m_picture, m_width) : QVariant();
    }

private:
    BoardPicture m_picture;
    int m_width;
};

} // namespace

void copyToClipboard(const BoardPicture &picture, ExportFormat format, int width)
{
    std::unique_ptr<QMimeData> data;
    if (isText(format)) {
        const Result<QByteArray> text = fileOf(picture, format, width);
        if (!text) {
            return;
        }
        data = std::make_unique<QMimeData>();
        data->setText(QString::fromUtf8(*text));
    } else {
        data = std::make_unique<PictureData>(picture, width);
    }
    QGuiApplication::clipboard()->setMimeData(data.release());
}

} // namespace shinpan
