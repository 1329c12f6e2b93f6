#include "ui/board/painting/wood.h"

#include "ui/board/painting/boardtheme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

namespace shinpan {

namespace {

/// A well-mixed number from 0 to 1 for each lattice point.
float lattice(int x, int y)
{
    auto n =
        static_cast<std::uint32_t>(x) * 0x9e3779b1U + static_cast<std::uint32_t>(y) * 0x85ebca77U;
    n = (n ^ (n >> 15)) * 0x2c1b3c6dU;
    n = (n ^ (n >> 12)) * 0x297a2d39U;
    return static_cast<float>((n ^ (n >> 15)) >> 8) / static_cast<float>(1U << 24);
}

/// std::lerp() without its care for infinities, which costs more than all the rest.
constexpr float mix(float from, float to, float share)
{
    return from + (to - from) * share;
}

float smooth(float t)
{
    return t * t * (3 - 2 * t);
}

/// Value noise along a line, from -1 to 1; each `seed` gives another one.
float noise(float x, int seed)
{
    const float left = std::floor(x);
    const int column = static_cast<int>(left);
    return 2 * mix(lattice(column, seed), lattice(column + 1, seed), smooth(x - left)) - 1;
}

/// Value noise in the plane, from -1 to 1.
float noise(float x, float y)
{
    const float left = std::floor(x);
    const float top = std::floor(y);
    const int column = static_cast<int>(left);
    const int row = static_cast<int>(top);
    const float right = smooth(x - left);
    const float upper = mix(lattice(column, row), lattice(column + 1, row), right);
    const float lower = mix(lattice(column, row + 1), lattice(column + 1, row + 1), right);
    return 2 * mix(upper, lower, smooth(y - top)) - 1;
}

constexpr int Tones = 1024; ///< from dark to light
/// Tones are added up without looking at their limits, so there is room on both sides.
constexpr int Room = 1024;

/// The tone (0 dark to Tones light) across the grain, as a table over -Overhang … 1 + Overhang of
/// the board's longer side.
class Grain
{
public:
    static constexpr float Overhang = 0.1F;

    /// `pixels`: the longer side
    explicit Grain(float pixels)
    {
        for (int i = 0; i < Entries; ++i) {
            const float t = static_cast<float>(i) / Entries * (1 + 2 * Overhang) - Overhang;
            m_tones[static_cast<std::size_t>(i)] =
                static_cast<std::int16_t>(std::clamp(tone(t, pixels), -0.4F, 1.4F) * Tones);
        }
    }

    /// The place of `t` in the table, in 1/65536 of its entries.
    static std::int32_t placeOf(float t)
    {
        return static_cast<std::int32_t>((t + Overhang) * PlacesPerUnit);
    }
    static std::int32_t stepOf(float slope)
    {
        return static_cast<std::int32_t>(slope * PlacesPerUnit);
    }
    [[nodiscard]] int at(std::int32_t place) const
    {
        return m_tones[static_cast<std::size_t>(place >> 16)];
    }

private:
    static constexpr int Entries = 16384;
    static constexpr float PlacesPerUnit = Entries / (1 + 2 * Overhang) * 65536;

    static float tone(float t, float pixels)
    {
        // Growth rings: each darkens slowly (late wood) and ends sharply; their widths drift.
        const float rings = t * 58 + 2.6F * noise(t * 5, 11) + 0.5F * noise(t * 19, 12);
        const float phase = rings - std::floor(rings);
        const float strength = 0.55F + 0.45F * noise(std::floor(rings) * 0.61F, 13);
        float tone = 0.58F - 0.30F * strength * phase * phase;
        // Broad and fine streaks; what would be finer than pixels is left out.
        tone += 0.13F * noise(t * 7, 21);
        for (const auto &[frequency, share] :
             {std::pair(24.F, 0.08F), {75.F, 0.07F}, {190.F, 0.05F}, {420.F, 0.04F}}) {
            if (frequency < pixels / 2) {
                tone += share * noise(t * frequency, static_cast<int>(frequency));
            }
        }
        return tone;
    }

    std::vector<std::int16_t> m_tones = std::vector<std::int16_t>(Entries);
};

/// How far the grain is pushed sideways, sampled every Step pixels and interpolated between.
class Waver
{
public:
    static constexpr int Step = 16;

    Waver(QSize size, float scale)
        : m_columns(size.width() / Step + 2)
    {
        const int rows = size.height() / Step + 2;
        m_shifts.reserve(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(rows));
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < m_columns; ++column) {
                const float x = static_cast<float>(column * Step) * scale;
                const float y = static_cast<float>(row * Step) * scale;
                m_shifts.push_back(0.034F * noise(x * 1.3F + 3, y * 0.75F)
                                   + 0.005F * noise(x * 6, y * 2.4F + 5)
                                   + 0.0012F * noise(x * 18, y * 9));
            }
        }
    }

    /// The shifts of one row of samples, `y` pixels from the top.
    void sampleRow(int y, std::vector<float> &samples) const
    {
        const auto first = static_cast<std::size_t>(y / Step * m_columns);
        const float below = static_cast<float>(y % Step) / Step;
        samples.resize(static_cast<std::size_t>(m_columns));
        for (std::size_t i = 0; i < samples.size(); ++i) {
            samples[i] = mix(m_shifts[first + i], m_shifts[first + i + samples.size()], below);
        }
    }

private:
    int m_columns;
    std::vector<float> m_shifts;
};

/// Short fibres along the grain: a tile of random tones, stretched downwards.
class Fibres
{
public:
    explicit Fibres(qreal ratio)
        : m_length(static_cast<int>(std::lround(14 * ratio)))
        , m_width(Columns * std::max(1, static_cast<int>(ratio)))
    {
        m_tones.reserve(static_cast<std::size_t>(m_width * Rows));
        for (int y = 0; y < Rows; ++y) {
            for (int x = 0; x < m_width; ++x) {
                const float tone = lattice(x * Columns / m_width + 7000, y + 900);
                m_tones.push_back(0.10F * Tones * tone * tone
                                  * tone); // few dark ones among many pale ones
            }
        }
    }

    /// Adds the tones by which one row of pixels is darkened.
    void sampleRow(int y, std::vector<std::int16_t> &tones) const
    {
        const float below = static_cast<float>(y % m_length) / static_cast<float>(m_length);
        const float *upper = row(y / m_length);
        const float *lower = row(y / m_length + 1);
        const auto width = static_cast<std::size_t>(m_width);
        for (std::size_t start = 0; start < tones.size(); start += width) {
            const std::size_t count = std::min(width, tones.size() - start);
            for (std::size_t i = 0; i < count; ++i) {
                tones[start + i] = static_cast<std::int16_t>(mix(upper[i], lower[i], below));
            }
        }
    }

private:
    static constexpr int Columns = 1024;
    static constexpr int Rows = 64;
    [[nodiscard]] const float *row(int y) const
    {
        return &m_tones[static_cast<std::size_t>(y % Rows * m_width)];
    }

    int m_length;
    int m_width; ///< of the tile, in pixels
    std::vector<float> m_tones;
};

/// The colours of all tones; those beyond the limits are the darkest and the lightest.
std::vector<QRgb> colorsOf(const BoardTheme &theme)
{
    const auto mixed = [](const QColor &a, const QColor &b, float share) {
        const auto channel = [share](int from, int to) {
            return static_cast<int>(
                std::lround(mix(static_cast<float>(from), static_cast<float>(to), share)));
        };
        return qRgb(channel(a.red(), b.red()), channel(a.green(), b.green()),
                    channel(a.blue(), b.blue()));
    };
    const auto loud = static_cast<float>(theme.grain);
    std::vector<QRgb> colors;
    for (int i = -Room; i < Tones + Room; ++i) {
        const float plain = static_cast<float>(i) / (Tones - 1);
        const float tone = std::clamp(0.5F + loud * (plain - 0.5F), 0.F, 1.F);
        colors.push_back(tone < 0.5F ? mixed(theme.woodDark, theme.woodMiddle, 2 * tone)
                                     : mixed(theme.woodMiddle, theme.woodLight, 2 * tone - 1));
    }
    return colors;
}

QImage textureImage(QSize size, const BoardTheme &theme)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(theme.woodMiddle);
    QPainter painter(&image);
    if (theme.tilesTexture) {
        painter.fillRect(image.rect(), QBrush(theme.texture));
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(image.rect(), theme.texture);
    }
    return image;
}

} // namespace

/// A quarter-sawn board: straight, slightly wavering grain from top to bottom.
class WoodDrawing::Grained
{
public:
    /// One row in `spacing` is drawn.
    Grained(QSize size, qreal ratio, const BoardTheme &theme, int spacing)
        : m_image(size.width(), (size.height() + spacing - 1) / spacing, QImage::Format_RGB32)
        , m_spacing(spacing)
        , m_scale(1.F / static_cast<float>(std::max({size.width(), size.height(), 1})))
        , m_colors(colorsOf(theme))
        , m_grain(1 / m_scale)
        , m_waver(size, m_scale)
        , m_fibres(ratio)
        , m_fibreTones(static_cast<std::size_t>(size.width()))
    { }

    [[nodiscard]] bool isDone() const { return m_row >= m_image.height(); }
    [[nodiscard]] const QImage &image() const { return m_image; }

    void drawRow()
    {
        auto *line = reinterpret_cast<QRgb *>(m_image.scanLine(m_row)); // its pixels are bytes
        const int y = m_row++ * m_spacing;
        const int width = m_image.width();
        m_waver.sampleRow(y, m_shifts);
        m_fibres.sampleRow(y, m_fibreTones);
        const float evening = 0.07F * (0.5F - static_cast<float>(y) * m_scale); // lit from above
        const QRgb *rowColors = &m_colors[static_cast<std::size_t>(Room + evening * Tones)];
        for (int start = 0; start < width; start += Waver::Step) {
            const auto sample = static_cast<std::size_t>(start / Waver::Step);
            const float slope = m_scale + (m_shifts[sample + 1] - m_shifts[sample]) / Waver::Step;
            const std::int32_t step = Grain::stepOf(slope);
            std::int32_t place =
                Grain::placeOf(static_cast<float>(start) * m_scale + m_shifts[sample]);
            const int end = std::min(start + Waver::Step, width);
            for (int x = start; x < end; ++x, place += step) {
                line[x] = rowColors[m_grain.at(place) - m_fibreTones[static_cast<std::size_t>(x)]];
            }
        }
    }

private:
    QImage m_image;
    int m_spacing;
    float m_scale;
    std::vector<QRgb> m_colors;
    Grain m_grain;
    Waver m_waver;
    Fibres m_fibres;
    std::vector<float> m_shifts;
    std::vector<std::int16_t> m_fibreTones;
    int m_row = 0;
};

WoodDrawing::WoodDrawing(QSize size, qreal ratio, const BoardTheme &theme, int spacing)
{
    if (theme.texture.isNull()) {
        m_grained = std::make_unique<Grained>(size, ratio, theme, spacing);
    } else {
        m_texture = textureImage(size, theme);
    }
}

WoodDrawing::~WoodDrawing() = default;

bool WoodDrawing::isDone() const
{
    return !m_grained || m_grained->isDone();
}

void WoodDrawing::drawRows(int rows)
{
    for (; rows > 0 && !isDone(); --rows) {
        m_grained->drawRow();
    }
}

const QImage &WoodDrawing::image() const
{
    return m_grained ? m_grained->image() : m_texture;
}

QImage woodImage(QSize size, qreal ratio, const BoardTheme &theme, int spacing)
{
    WoodDrawing drawing(size, ratio, theme, spacing);
    drawing.drawRows(size.height());
    return drawing.image();
}

} // namespace shinpan
