#pragma once

#include <QByteArray>
#include <QImage>

#include <chrono>

namespace shinpan {

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

} // namespace shinpan
