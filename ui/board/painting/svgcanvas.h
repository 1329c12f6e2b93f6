#pragma once

#include <QByteArray>
#include <QPaintDevice>
#include <QSize>

#include <memory>

namespace shinpan {

class SvgEngine;

/// What is painted onto it becomes SVG. Qt's own generator writes a pixmap anew each time that it
/// is painted (a board has hundreds of stones, of nine kinds) and knows neither clipping nor
/// textures.
///
/// Text is written centred where it was painted, since viewers may have other fonts.
class SvgCanvas final : public QPaintDevice
{
public:
    /// `size` in user units, 96 of which are an inch.
    explicit SvgCanvas(QSize size);
    ~SvgCanvas() override;

    [[nodiscard]] QPaintEngine *paintEngine() const override;

    /// The document, once painting has ended.
    [[nodiscard]] QByteArray document() const;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    QSize m_size;
    std::unique_ptr<SvgEngine> m_engine;
};

/// What stands between an SVG's tags. XML 1.0 §2.2 has no place for control characters and their
/// like, not even escaped: U+FFFD stands for them.
[[nodiscard]] QByteArray svgContent(const QString &text);

} // namespace shinpan
