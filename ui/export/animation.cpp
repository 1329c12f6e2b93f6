#include "ui/export/animation.h"

#include "ui/export/pngwriter.h"

#include <QtEndian>

#include <algorithm>
#include <vector>

namespace shinpan {

namespace {

constexpr qsizetype ControlContent = 26; // of fcTL, in bytes
constexpr qsizetype DelayPlace = 20;     // in that
constexpr qsizetype ChunkStart = 8;      // length and name
constexpr qsizetype ChunkOverhead = 12;  // and the checksum
constexpr quint16 DelayDenominator = 1000;

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

QByteArray bigEndian(quint16 number)
{
    QByteArray bytes(2, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

/// The contents of a PNG file's chunks of that name.
std::vector<QByteArray> contentsOf(const QByteArray &png, const char *name)
{
    std::vector<QByteArray> contents;
    for (qsizetype at = pngSignature().size(); at + ChunkOverhead <= png.size();) {
        const auto length = qsizetype{qFromBigEndian<quint32>(png.constData() + at)};
        if (png.mid(at + 4, 4) == name) {
            contents.push_back(png.mid(at + ChunkStart, length));
        }
        at += length + ChunkOverhead;
    }
    return contents;
}

/// The smallest rectangle outside of which both are alike; a single pixel if they are the same.
QRect changeBetween(const QImage &before, const QImage &after)
{
    int left = after.width();
    int right = -1;
    int top = after.height();
    int bottom = -1;
    for (int y = 0; y < after.height(); ++y) {
        const auto *const old = reinterpret_cast<const QRgb *>(before.constScanLine(y));
        const auto *const now = reinterpret_cast<const QRgb *>(after.constScanLine(y));
        for (int x = 0; x < after.width(); ++x) {
            if (old[x] != now[x]) {
                left = std::min(left, x);
                right = std::max(right, x);
                top = std::min(top, y);
                bottom = std::max(bottom, y);
            }
        }
    }
    return right < 0 ? QRect(0, 0, 1, 1) : QRect(QPoint(left, top), QPoint(right, bottom));
}

} // namespace

Animation::Animation(std::chrono::milliseconds pace)
    : m_pace(pace)
{ }

void Animation::add(const QImage &picture)
{
    // All frames have the first one's kind of pixels.
    const bool hasAlpha = m_count == 0 ? picture.hasAlphaChannel() : m_shown.hasAlphaChannel();
    const QImage image =
        picture.convertToFormat(hasAlpha ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    if (m_count == 0) {
        addFrame(image, {});
    } else {
        const QRect change = changeBetween(m_shown, image);
        addFrame(image.copy(change), change.topLeft());
    }
    m_shown = image;
}

void Animation::addFrame(const QImage &part, QPoint corner)
{
    const QByteArray png = pngOf(part);
    if (m_count == 0) {
        m_header = contentsOf(png, "IHDR").front();
    }
    m_lastControl = m_frames.size();
    const auto delay = static_cast<quint16>(std::min<qint64>(m_pace.count(), 60'000));
    m_frames +=
        pngChunk("fcTL", bigEndian(m_sequence++) + bigEndian(static_cast<quint32>(part.width()))
                             + bigEndian(static_cast<quint32>(part.height()))
                             + bigEndian(static_cast<quint32>(corner.x()))
                             + bigEndian(static_cast<quint32>(corner.y())) + bigEndian(delay)
                             + bigEndian(DelayDenominator) + QByteArray(2, '\0'));
    for (const QByteArray &data : contentsOf(png, "IDAT")) {
        m_frames += m_count == 0 ? pngChunk("IDAT", data)
                                 : pngChunk("fdAT", bigEndian(m_sequence++) + data);
    }
    ++m_count;
}

QByteArray Animation::bytes() const
{
    if (m_count == 0) {
        return {};
    }
    QByteArray frames = m_frames;
    QByteArray control = frames.mid(m_lastControl + ChunkStart, ControlContent);
    const auto longer = static_cast<quint16>(std::min<qint64>(LastStay * m_pace.count(), 60'000));
    control.replace(DelayPlace, 2, bigEndian(longer));
    frames.replace(m_lastControl, ControlContent + ChunkOverhead, pngChunk("fcTL", control));
    return pngSignature() + pngChunk("IHDR", m_header)
         + pngChunk("acTL", bigEndian(static_cast<quint32>(m_count)) + bigEndian(quint32{0}))
         + frames + pngChunk("IEND", {});
}

} // namespace shinpan
