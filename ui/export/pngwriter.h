#pragma once

#include <QByteArray>
#include <QImage>

#include <chrono>
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
    /// Does all that is left at once.
    void finish();

    /// The file; when isDone().
    [[nodiscard]] QByteArray bytes() const;

    /// What its chunks IHDR and IDAT hold; when isDone().
    [[nodiscard]] QByteArray header() const;
    [[nodiscard]] QByteArray data() const;

private:
    class Stream;

    QImage m_picture; ///< RGB or RGBA, a byte each
    int m_rowsAtOnce;
    int m_row = 0;
    std::unique_ptr<Stream> m_stream;
};

/// Puts pictures together into an animated PNG (PNG specification, third edition: acTL, fcTL,
/// fdAT), which every browser plays, in full colour and without loss; what knows only plain PNG
/// shows the first picture. After the first, a frame holds only the rectangle that changed.
class Animation
{
public:
    /// How long each picture stays; the last one stays `LastStay` times as long. It plays for ever.
    explicit Animation(std::chrono::milliseconds pace);

    static constexpr int LastStay = 4;

    /// All pictures have the size of the first.
    void add(const QImage &picture);
    [[nodiscard]] int count() const { return m_count; }

    /// The file; empty without a picture.
    [[nodiscard]] QByteArray bytes() const;

private:
    void addFrame(const QImage &part, QPoint corner);

    std::chrono::milliseconds m_pace;
    QImage m_shown;              ///< after the last frame
    QByteArray m_header;         ///< IHDR's content
    QByteArray m_frames;         ///< chunks
    qsizetype m_lastControl = 0; ///< where the last fcTL begins in m_frames
    quint32 m_sequence = 0;
    int m_count = 0;
};

/// The whole file at once.
[[nodiscard]] QByteArray pngOf(const QImage &picture);

/// What a PNG file begins with.
[[nodiscard]] QByteArray pngSignature();
/// A part of a PNG file with that name of four letters, its length and its checksum.
[[nodiscard]] QByteArray pngChunk(const char *name, const QByteArray &content);

} // namespace shinpan
