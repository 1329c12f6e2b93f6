#include "ui/export/exporter.h"

#include "core/util/wholefile.h"
#include "ui/board/painting/themelibrary.h"
#include "ui/export/textdiagram.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

/// "board-007.png", so that their alphabetical order is theirs.
QString frameName(int number, int count)
{
    const int digits = std::max<int>(3, static_cast<int>(QString::number(count - 1).size()));
    return QStringLiteral("board-%1.png").arg(number, digits, 10, QLatin1Char('0'));
}

/// Whether a folder of frames may be put there.
Result<void> checkFolder(const QString &path)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isDir()) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1 is a file, not a folder"), path));
    }
    if (info.exists() && !QDir(path).isEmpty()) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1 is not empty; name a new folder"), path));
    }
    return {};
}

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

Result<QByteArray> fileOf(const BoardPicture &picture, ExportFormat format, int width)
{
    if (const TextFormat *const text = textFormatOf(format)) {
        return text->write(asSeen(picture)).map([](const QString &said) { return said.toUtf8(); });
    }
    switch (format) {
    case ExportFormat::Svg:
        return toSvg(picture, width);
    case ExportFormat::Pdf:
        return toPdf(picture, width);
    default:
        return pngOf(toImage(picture, width));
    }
}

DiagramLook lookOf(const ExportSettings &settings, Orientation orientation)
{
    DiagramLook look;
    if (const BoardTheme *theme = ThemeLibrary::shared().find(settings.theme)) {
        look.theme = *theme;
    }
    look.hasCoordinates = settings.hasCoordinates;
    look.hasMarks = settings.hasMarks;
    look.orientation = orientation;
    return look;
}

PictureWriter::PictureWriter(const BoardPicture &picture, int width, const QString &path)
    : m_png(toImage(picture, width))
    , m_path(path)
{ }

Result<bool> PictureWriter::step()
{
    m_png.step();
    if (!m_png.isDone()) {
        return false;
    }
    return saveWholeFile(m_png.bytes(), m_path).map([] { return true; });
}

SlideShowWriter::SlideShowWriter(const GameTree &tree, SlideShow show)
    : m_tree(tree)
    , m_show(std::move(show))
    , m_animation(m_show.pace)
{ }

Result<bool> SlideShowWriter::step()
{
    if (m_frame) {
        m_frame->step();
        return m_frame->isDone() ? addFrame() : false;
    }
    if (m_done == 0) {
        if (const Result<void> begun = begin(); !begun) {
            return failure(begun.error());
        }
    }
    const NodePlace &place = m_show.slides.at(static_cast<std::size_t>(m_done));
    const QImage image = toImage(positionPicture(m_tree, place, m_show.look), m_show.width);
    if (m_show.format == ExportFormat::Animation) {
        m_animation.add(image);
        return goOn();
    }
    m_frame = std::make_unique<PngWriter>(image);
    return false;
}

Result<void> SlideShowWriter::begin()
{
    if (m_show.format == ExportFormat::Animation) {
        return {};
    }
    m_show.path = QDir::cleanPath(QFileInfo(m_show.path).absoluteFilePath());
    if (const Result<void> checked = checkFolder(m_show.path); !checked) {
        return checked;
    }
    m_folder = std::make_unique<QTemporaryDir>(m_show.path + QStringLiteral(".XXXXXX"));
    return m_folder->isValid()
             ? Result<void>()
             : failure(inFile(m_show.path, Message::verbatim(m_folder->errorString())));
}

Result<bool> SlideShowWriter::addFrame()
{
    const QByteArray bytes = std::exchange(m_frame, nullptr)->bytes();
    const Result<void> saved = saveWholeFile(bytes, m_folder->filePath(frameName(m_done, count())));
    return saved ? goOn() : failure(saved.error());
}

/// Goes on after a picture: to the next one, or to the end.
Result<bool> SlideShowWriter::goOn()
{
    ++m_done;
    if (m_done < count()) {
        return false;
    }
    return finish().map([] { return true; });
}

Result<void> SlideShowWriter::finish()
{
    if (m_show.format == ExportFormat::Animation) {
        return saveWholeFile(m_animation.bytes(), m_show.path);
    }
    QDir().rmdir(m_show.path); // empty, as checked, or not there
    QFile::setPermissions(m_folder->path(), QFile::permissions(m_folder->path()) | QFile::ReadGroup
                                                | QFile::ExeGroup | QFile::ReadOther
                                                | QFile::ExeOther);
    m_folder->setAutoRemove(false);
    if (!QDir().rename(m_folder->path(), m_show.path)) {
        m_folder->setAutoRemove(true);
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1 cannot be created"), m_show.path));
    }
    return {};
}

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
