#include "ui/export/exporter.h"

#include "core/record/recordbytes.h"
#include "ui/export/latexdiagram.h"
#include "ui/export/textdiagram.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace shinpan {

namespace {

QByteArray pngOf(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

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
        return failure(QStringLiteral("%1 is a file, not a folder").arg(path));
    }
    if (info.exists() && !QDir(path).isEmpty()) {
        return failure(QStringLiteral("%1 is not empty; name a new folder").arg(path));
    }
    return {};
}

} // namespace

Result<QByteArray> fileOf(const BoardPicture &picture, ExportFormat format, int width)
{
    switch (format) {
    case ExportFormat::Png:
    case ExportFormat::Animation:
    case ExportFormat::Frames:
        return pngOf(toImage(picture, width));
    case ExportFormat::Svg:
        return toSvg(picture, width);
    case ExportFormat::Pdf:
        return toPdf(picture, width);
    case ExportFormat::PlainText:
        return toPlainText(asSeen(picture)).toUtf8();
    case ExportFormat::Senseis:
        return toSenseis(asSeen(picture)).toUtf8();
    case ExportFormat::Latex:
        return toLatex(asSeen(picture)).map([](const QString &text) { return text.toUtf8(); });
    }
    Q_UNREACHABLE();
}

SlideShowWriter::SlideShowWriter(const GameTree &tree, SlideShow show)
    : m_tree(tree)
    , m_show(std::move(show))
    , m_animation(m_show.pace)
{ }

Result<bool> SlideShowWriter::step()
{
    if (m_done == 0) {
        if (const Result<void> begun = begin(); !begun) {
            return failure(begun.error());
        }
    }
    const NodePlace &place = m_show.slides.at(static_cast<std::size_t>(m_done));
    const QImage image = toImage(positionPicture(m_tree, place, m_show.look), m_show.width);
    if (const Result<void> added = add(image); !added) {
        return failure(added.error());
    }
    ++m_done;
    if (m_done < count()) {
        return false;
    }
    return finish().map([] { return true; });
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
             : failure(QStringLiteral("%1: %2").arg(m_show.path, m_folder->errorString()));
}

Result<void> SlideShowWriter::add(const QImage &picture)
{
    if (m_show.format == ExportFormat::Animation) {
        m_animation.add(picture);
        return {};
    }
    return saveRecordBytes(pngOf(picture), m_folder->filePath(frameName(m_done, count())));
}

Result<void> SlideShowWriter::finish()
{
    if (m_show.format == ExportFormat::Animation) {
        return saveRecordBytes(m_animation.bytes(), m_show.path);
    }
    QDir().rmdir(m_show.path); // empty, as checked, or not there
    QFile::setPermissions(m_folder->path(), QFile::permissions(m_folder->path()) | QFile::ReadGroup
                                                | QFile::ExeGroup | QFile::ReadOther
                                                | QFile::ExeOther);
    m_folder->setAutoRemove(false);
    if (!QDir().rename(m_folder->path(), m_show.path)) {
        m_folder->setAutoRemove(true);
        return failure(QStringLiteral("%1 cannot be created").arg(m_show.path));
    }
    return {};
}

} // namespace shinpan
