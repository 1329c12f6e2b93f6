#include "core/util/inflate.h"

#include <zlib.h>

#include <algorithm>
#include <memory>

namespace shinpan {

namespace {

constexpr int GzipOnly = 16 + MAX_WBITS;

/// `windowBits` says which format it is, as inflateInit2() has it.
[[nodiscard]] std::optional<QByteArray> inflated(QByteArrayView bytes,
                                                 qsizetype limit,
                                                 int windowBits)
{
    static constexpr qsizetype Portion = 16 * 1024;
    z_stream stream{};
    if (inflateInit2(&stream, windowBits) != Z_OK) {
        return std::nullopt;
    }
    const std::unique_ptr<z_stream, decltype(&inflateEnd)> guard(&stream, &inflateEnd);
    QByteArray input = bytes.toByteArray(); // zlib wants it to be writable
    stream.next_in = reinterpret_cast<Bytef *>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    QByteArray content;
    int status = Z_OK;
    while (status == Z_OK) {
        const qsizetype size = content.size();
        if (size > limit) {
            return std::nullopt;
        }
        content.resize(size + Portion);
        stream.next_out = reinterpret_cast<Bytef *>(content.data() + size);
        stream.avail_out = static_cast<uInt>(Portion);
        status = inflate(&stream, Z_NO_FLUSH);
        content.chop(stream.avail_out);
        if (status == Z_STREAM_END && windowBits == GzipOnly && stream.avail_in > 0) {
            status = inflateReset(&stream); // gzip files may be joined (RFC 1952, 2.2)
        }
    }
    if (status != Z_STREAM_END || content.size() > limit) {
        return std::nullopt;
    }
    return content;
}

} // namespace

QByteArray gzipped(QByteArrayView bytes)
{
    z_stream stream{};
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, GzipOnly, 8, Z_DEFAULT_STRATEGY)
        != Z_OK) {
        qFatal("no memory to pack %lld bytes", static_cast<long long>(bytes.size()));
    }
    QByteArray input = bytes.toByteArray(); // zlib wants it to be writable
    QByteArray packed(
        static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(input.size()))),
        Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH); // there is room for all
    packed.chop(stream.avail_out);
    deflateEnd(&stream);
    return packed;
}

std::optional<QByteArray> gunzip(QByteArrayView bytes, qsizetype limit)
{
    return inflated(bytes, limit, GzipOnly);
}

std::optional<QByteArray> uncompressed(QByteArrayView bytes, qsizetype limit)
{
    static constexpr qsizetype Length = 4; // in front, and no more than a word
    return inflated(bytes.sliced(std::min(bytes.size(), Length)), limit, MAX_WBITS);
}

} // namespace shinpan
