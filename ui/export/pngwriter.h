#pragma once

#include <QByteArray>
#include <QImage>

#include <memory>

namespace shinpan {

/// A PNG file of a picture, compressed a few rows at a time: all of a large picture would take
/// seconds.
class PngWriter
{
public:
    explicit PngWriter(const QImage &picture);
    PngWriter(const PngWriter &) = delete;
    PngWriter &operator=(const PngWriter &) = delete;
    ~PngWriter();

    /// How many steps there are, and were.
    [[nodiscard]] int count() const;
    [[nodiscard]] int done() const;
    [[nodiscard]] bool isDone() const { return done() == count(); }

    /// Compresses more rows, for half a frame at most; not when isDone().
    void step();

    /// The file; when isDone().
    [[nodiscard]] QByteArray bytes() const;

private:
    class Stream;

    QImage m_picture; ///< RGB or RGBA, a byte each
    int m_rowsAtOnce;
    int m_row = 0;
    std::unique_ptr<Stream> m_stream;
};

/// The whole file at once.
[[nodiscard]] QByteArray pngOf(const QImage &picture);

/// What a PNG file begins with.
[[nodiscard]] QByteArray pngSignature();
/// A part of a PNG file with that name of four letters, its length and its checksum.
[[nodiscard]] QByteArray pngChunk(const char *name, const QByteArray &content);

} // namespace shinpan
