#include "ui/export/pngwriter.h"

#include <QtEndian>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace shinpan {

namespace {

constexpr int PixelsAtOnce = 1 << 16;

// These are of the PNG specification, 11.2.2 and 9.2.
constexpr char BitDepth = 8;
constexpr char TrueColor = 2;
constexpr char TrueColorWithAlpha = 6;
constexpr char FilterUp = 2;

// These belong to an animation.
constexpr qsizetype ControlContent = 26; // of fcTL, in bytes
constexpr qsizetype DelayPlace = 20;     // in that
constexpr qsizetype ChunkStart = 8;      // length and name
constexpr qsizetype ChunkOverhead = 12;  // and the checksum
constexpr quint16 DelayDenominator = 1000;

template <typename Number>
QByteArray bigEndian(Number number)
{
    QByteArray bytes(sizeof(number), '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

/// Width and height, or where they begin.
QByteArray bigEndian(int across, int down)
{
    return bigEndian(static_cast<quint32>(across)) + bigEndian(static_cast<quint32>(down));
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

/// What is compressed so far.
class PngWriter::Stream
{
public:
    /// The level is lower than usual: a third of the time, and a twentieth more bytes.
    Stream() { ::deflateInit2(&m_zlib, 4, Z_DEFLATED, MAX_WBITS, MAX_MEM_LEVEL, Z_FILTERED); }
    Stream(const Stream &) = delete;
    Stream &operator=(const Stream &) = delete;
    ~Stream() { ::deflateEnd(&m_zlib); }

    void add(std::span<std::uint8_t> bytes, bool isLast)
    {
        m_zlib.next_in = bytes.data();
        m_zlib.avail_in = static_cast<uInt>(bytes.size());
        std::array<std::uint8_t, 1 << 15> out;
        do {
            m_zlib.next_out = out.data();
            m_zlib.avail_out = static_cast<uInt>(out.size());
            ::deflate(&m_zlib, isLast ? Z_FINISH : Z_NO_FLUSH);
            m_data.append(reinterpret_cast<const char *>(out.data()), // bytes are bytes
                          static_cast<qsizetype>(out.size() - m_zlib.avail_out));
        } while (m_zlib.avail_out == 0);
    }

    [[nodiscard]] const QByteArray &data() const { return m_data; }

private:
    z_stream m_zlib{};
    QByteArray m_data;
};

PngWriter::PngWriter(const QImage &picture)
    : m_picture(picture.convertToFormat(picture.hasAlphaChannel() ? QImage::Format_RGBA8888
                                                                  : QImage::Format_RGB888))
    , m_rowsAtOnce(std::max(1, PixelsAtOnce / std::max(1, picture.width())))
    , m_stream(std::make_unique<Stream>())
{ }

PngWriter::~PngWriter() = default;

int PngWriter::count() const
{
    return (m_picture.height() + m_rowsAtOnce - 1) / m_rowsAtOnce;
}

int PngWriter::done() const
{
    return (m_row + m_rowsAtOnce - 1) / m_rowsAtOnce;
}

/// A row is written as its difference from the one above: grain and grid run down the board.
void PngWriter::step()
{
    const int end = std::min(m_row + m_rowsAtOnce, m_picture.height());
    const auto width =
        static_cast<std::size_t>(m_picture.width() * (m_picture.hasAlphaChannel() ? 4 : 3));
    std::vector<std::uint8_t> filtered;
    filtered.reserve((width + 1) * static_cast<std::size_t>(end - m_row));
    const std::vector<std::uint8_t> nothing(width);
    for (; m_row < end; ++m_row) {
        const std::uint8_t *above = m_row > 0 ? m_picture.constScanLine(m_row - 1) : nothing.data();
        const std::uint8_t *row = m_picture.constScanLine(m_row);
        filtered.push_back(FilterUp);
        for (std::size_t i = 0; i < width; ++i) {
            filtered.push_back(static_cast<std::uint8_t>(row[i] - above[i]));
        }
    }
    m_stream->add(filtered, m_row == m_picture.height());
}

QByteArray PngWriter::header() const
{
    const char kind = m_picture.hasAlphaChannel() ? TrueColorWithAlpha : TrueColor;
    return bigEndian(m_picture.width(), m_picture.height()) + BitDepth + kind
         + QByteArray(3, '\0'); // the only compression and filters there are; not interlaced
}

QByteArray PngWriter::data() const
{
    return m_stream->data();
}

QByteArray PngWriter::bytes() const
{
    return pngSignature() + pngChunk("IHDR", header()) + pngChunk("IDAT", data())
         + pngChunk("IEND", {});
}

void PngWriter::finish()
{
    while (!isDone()) {
        step();
    }
}

QByteArray pngOf(const QImage &picture)
{
    PngWriter writer(picture);
    writer.finish();
    return writer.bytes();
}

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
    PngWriter png(part);
    png.finish();
    if (m_count == 0) {
        m_header = png.header();
    }
    m_lastControl = m_frames.size();
    const auto delay = static_cast<quint16>(std::min<qint64>(m_pace.count(), 60'000));
    m_frames += pngChunk("fcTL", bigEndian(m_sequence++) + bigEndian(part.width(), part.height())
                                     + bigEndian(corner.x(), corner.y()) + bigEndian(delay)
                                     + bigEndian(DelayDenominator) + QByteArray(2, '\0'));
    m_frames += m_count == 0 ? pngChunk("IDAT", png.data())
                             : pngChunk("fdAT", bigEndian(m_sequence++) + png.data());
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

QByteArray pngSignature()
{
    return QByteArrayLiteral("\x89PNG\r\n\x1a\n");
}

QByteArray pngChunk(const char *name, const QByteArray &content)
{
    const QByteArray named = name + content;
    const auto sum = ::crc32(0, reinterpret_cast<const Bytef *>(named.constData()),
                             static_cast<uInt>(named.size()));
    return bigEndian(static_cast<quint32>(content.size())) + named
         + bigEndian(static_cast<quint32>(sum));
}

} // namespace shinpan
