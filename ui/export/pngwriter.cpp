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

// Of the PNG specification, 11.2.2 and 9.2.
constexpr char BitDepth = 8;
constexpr char TrueColor = 2;
constexpr char TrueColorWithAlpha = 6;
constexpr char FilterUp = 2;

QByteArray numberBytes(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

QByteArray headerOf(const QImage &picture)
{
    const char kind = picture.hasAlphaChannel() ? TrueColorWithAlpha : TrueColor;
    return numberBytes(static_cast<quint32>(picture.width()))
         + numberBytes(static_cast<quint32>(picture.height())) + BitDepth + kind
         + QByteArray(3, '\0'); // the only compression and filters there are; not interlaced
}

} // namespace

/// What is compressed so far.
class PngWriter::Stream
{
public:
    /// At a lower level than usual: a third of the time, and a twentieth more bytes.
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

/// A row is told as how it differs from the one above: grain and grid run down the board.
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

QByteArray PngWriter::bytes() const
{
    return pngSignature() + pngChunk("IHDR", headerOf(m_picture))
         + pngChunk("IDAT", m_stream->data()) + pngChunk("IEND", {});
}

QByteArray pngOf(const QImage &picture)
{
    PngWriter writer(picture);
    while (!writer.isDone()) {
        writer.step();
    }
    return writer.bytes();
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
    return numberBytes(static_cast<quint32>(content.size())) + named
         + numberBytes(static_cast<quint32>(sum));
}

} // namespace shinpan
