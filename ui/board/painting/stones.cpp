#include "ui/board/painting/stones.h"

#include "ui/board/painting/boardtheme.h"

#include <QColor>
#include <QImage>
#include <QPainter>
#include <QRgb>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <utility>

namespace shinpan {

namespace {

constexpr float Flatness = 0.62F; // half the thickness of a stone's visible dome, in radii

struct Vector
{
    float x, y, z;
};

Vector unit(Vector v)
{
    const float length = std::sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
    return {v.x / length, v.y / length, v.z / length};
}

float dot(Vector a, Vector b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

const Vector Light = unit({-0.48F, -0.62F, 0.88F});
const Vector Halfway =
    unit({Light.x, Light.y, Light.z + 1}); // between the light and the eye above the board

/// `base` to a small whole power.
float power(float base, int exponent)
{
    float result = 1;
    for (; exponent > 0; exponent /= 2, base *= base) {
        if (exponent % 2 == 1) {
            result *= base;
        }
    }
    return result;
}

/// A stone cut from a clam: its growth lines run in one direction, slightly bent.
struct Shell
{
    float angle;     ///< of the lines, radians
    float frequency; ///< lines over one radius
    float phase;
    float bend;
    float warmth; ///< -1 cool to 1 warm
};

Shell shellOf(std::size_t kind)
{
    const auto spread =
        [kind](float step) { // golden-ratio like sequences: different, never clustered
            const float value = static_cast<float>(kind) * step + 0.37F;
            return value - std::floor(value);
        };
    return {.angle = 2 * std::numbers::pi_v<float> * spread(0.618F),
            .frequency = 4.5F + 4.5F * spread(0.755F),
            .phase = 6.3F * spread(0.414F),
            .bend = 0.18F + 0.30F * spread(0.282F),
            .warmth = 2 * spread(0.532F) - 1};
}

/// How much a shell's growth lines darken it, as a table over the place across them: sines are what
/// drawing a shell would spend most of its time on.
class Growth
{
public:
    explicit Growth(const Shell &shell)
        : m_first(-Beyond * shell.frequency + shell.phase)
    {
        const float last = (Beyond + shell.bend * Beyond * Beyond) * shell.frequency + shell.phase;
        for (float place = m_first; place < last + 2.F / PerLine; place += 1.F / PerLine) {
            m_depths.push_back(depth(place));
        }
    }

    [[nodiscard]] float at(float place) const
    {
        // Pixels of a tiny stone lie further outside, where there is nothing to see.
        const float entry =
            std::clamp((place - m_first) * PerLine, 0.F, static_cast<float>(m_depths.size() - 2));
        const auto before = static_cast<std::size_t>(entry);
        const float share = entry - static_cast<float>(before);
        return m_depths[before] + (m_depths[before + 1] - m_depths[before]) * share;
    }

private:
    static constexpr float Beyond = 1.1F; // radii: pixels at the edge lie a little outside
    static constexpr float PerLine = 32;  // entries

    static float depth(float place)
    {
        const float wave =
            std::sin(place * 2 * std::numbers::pi_v<float> + 1.1F * std::sin(place * 1.7F));
        const float ridge = 0.5F + 0.5F * wave;
        return 0.045F * ridge * ridge * (0.65F + 0.35F * std::sin(place * 0.9F));
    }

    float m_first;
    std::vector<float> m_depths;
};

/// A premultiplied pixel; all from 0 to 1.
QRgb pixelOf(const float (&rgb)[3], float coverage)
{
    const auto channel = [coverage](float value) {
        return static_cast<int>(std::clamp(value, 0.F, 1.F) * coverage * 255 + 0.5F);
    };
    return qRgba(channel(rgb[0]), channel(rgb[1]), channel(rgb[2]),
                 static_cast<int>(coverage * 255 + 0.5F));
}

constexpr std::size_t ShellKinds = 7;

/// A picture of the theme's, as large as fits; what it leaves free of the square is transparent.
QPixmap picturedStone(int diameter, const QImage &picture)
{
    QImage image(diameter, diameter, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QImage scaled =
        picture.scaled(image.size(), Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QPainter(&image).drawImage((diameter - scaled.width()) / 2, (diameter - scaled.height()) / 2,
                               scaled);
    return QPixmap::fromImage(std::move(image));
}

QPixmap flatStone(int diameter, Color color, const BoardTheme &theme)
{
    QPixmap pixmap(diameter, diameter);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFlatStone(painter, QRectF(pixmap.rect()), color, theme);
    return pixmap;
}

/// A shadow without what lies well under a stone whose corner is at `corner`.
QPixmap hollowed(QPixmap shadow, QPointF corner, int diameter)
{
    constexpr qreal Covered = 2; // pixels from the stone's edge, which is soft
    QPainter painter(&shadow);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setCompositionMode(QPainter::CompositionMode_Clear);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::black);
    painter.drawEllipse(
        QRectF(corner, QSizeF(diameter, diameter)).adjusted(Covered, Covered, -Covered, -Covered));
    return shadow;
}

QPixmap stretchedPixmap(const QPixmap &pixmap, double factor)
{
    return pixmap.scaled((QSizeF(pixmap.size()) * factor).toSize(), Qt::IgnoreAspectRatio,
                         Qt::SmoothTransformation);
}

/// A well-mixed number for each point and colour.
std::uint32_t mixedNumber(Point point, Color color)
{
    std::uint32_t n = point.column * 0x9e3779b1U + point.row * 0x85ebca77U
                    + (color == Color::Black ? 0x27d4eb2fU : 0U);
    n = (n ^ (n >> 15)) * 0x2c1b3c6dU;
    n = (n ^ (n >> 12)) * 0x297a2d39U;
    return n ^ (n >> 15);
}

} // namespace

/// What shaded stones of one size have in common, their shape and how light falls on it, and the
/// stones themselves, drawn by arithmetic.
class StoneDome
{
public:
    /// `diameter` is in pixels.
    explicit StoneDome(int diameter)
        : m_diameter(diameter)
    {
        const float radius = static_cast<float>(diameter) / 2;
        for (int row = 0; row < diameter; ++row) {
            for (int column = 0; column < diameter; ++column) {
                m_spots.push_back(spotAt((static_cast<float>(column) + 0.5F - radius) / radius,
                                         (static_cast<float>(row) + 0.5F - radius) / radius,
                                         radius));
            }
        }
    }

    [[nodiscard]] QPixmap slate(const QColor &color) const
    {
        const float base[3] = {color.redF(), color.greenF(), color.blueF()};
        return drawn([&base](const Spot &spot, float(&rgb)[3]) {
            const float light = 0.35F + 0.85F * spot.diffuse;
            const float sheen = 0.20F * power(spot.gloss, 10) + 0.24F * power(spot.gloss, 48);
            const float rim = power(spot.radius, 10);
            for (int i = 0; i < 3; ++i) {
                rgb[i] = base[i] * light * (1 - 0.45F * rim) + sheen;
            }
        });
    }

    /// `lines`: how visible growth lines are, 0 to 1; each kind of shell has others.
    [[nodiscard]] QPixmap shell(const QColor &color, float lines, std::size_t kind) const
    {
        const Shell shell = shellOf(kind);
        const float base[3] = {color.redF(), color.greenF(), color.blueF()};
        const float across = std::cos(shell.angle);
        const float along = std::sin(shell.angle);
        // Lines would be noise below some twenty pixels.
        const float visible =
            lines * std::clamp((static_cast<float>(m_diameter) - 14) / 26, 0.F, 1.F);
        const Growth growth(shell);
        return drawn([&](const Spot &spot, float(&rgb)[3]) {
            const float u = spot.x * across + spot.y * along;
            const float v = spot.y * across - spot.x * along;
            const float place = (u + shell.bend * v * v) * shell.frequency + shell.phase;
            const float lit = 0.755F + 0.295F * spot.diffuse
                            - visible * growth.at(place) * (1 - power(spot.radius, 6));
            const float rim = power(spot.radius, 14);
            const float sheen = 0.10F * power(spot.gloss, 40);
            const float tint[3] = {0.004F, 0, -0.012F};
            for (int i = 0; i < 3; ++i) {
                rgb[i] = base[i] * lit * (1 - 0.13F * rim) + sheen + tint[i] * shell.warmth;
            }
        });
    }

private:
    /// One point of a stone's surface.
    struct Spot
    {
        float x, y;     ///< -1 to 1 from the stone's middle
        float coverage; ///< 0 to 1: how much of the pixel it covers
        float radius;   ///< 0 to 1
        float diffuse;  ///< how squarely the light falls
        float gloss;    ///< cosine between normal and the direction that mirrors the light into the
                        ///< eye
    };

    [[nodiscard]] static Spot spotAt(float x, float y, float radius)
    {
        const float distance = std::sqrt(x * x + y * y);
        const float height = std::sqrt(std::max(0.F, 1 - distance * distance));
        const Vector normal = unit({x, y, height / Flatness + 0.02F});
        return {x,
                y,
                std::clamp((1 - distance) * radius + 0.5F, 0.F, 1.F),
                std::min(distance, 1.F),
                std::max(0.F, dot(normal, Light)),
                std::max(0.F, dot(normal, Halfway))};
    }

    /// `surface(spot, rgb)` fills in the colour.
    template <typename Surface>
    [[nodiscard]] QPixmap drawn(Surface &&surface) const
    {
        QImage image(m_diameter, m_diameter, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        auto spot = m_spots.begin();
        for (int row = 0; row < m_diameter; ++row) {
            auto *line = reinterpret_cast<QRgb *>(image.scanLine(row)); // QImage's pixels are bytes
            for (int column = 0; column < m_diameter; ++column, ++spot) {
                if (spot->coverage > 0) {
                    float rgb[3];
                    surface(*spot, rgb);
                    line[column] = pixelOf(rgb, spot->coverage);
                }
            }
        }
        return QPixmap::fromImage(std::move(image));
    }

    int m_diameter;
    std::vector<Spot> m_spots; ///< row by row
};

QPixmap softDisc(int side, float radius, float softness, const QColor &color, float opacity)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    const float middle = static_cast<float>(side) / 2;
    const float rgb[3] = {color.redF(), color.greenF(), color.blueF()};
    for (int row = 0; row < side; ++row) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(row)); // QImage's pixels are bytes
        for (int column = 0; column < side; ++column) {
            const float distance = std::hypot(static_cast<float>(column) + 0.5F - middle,
                                              static_cast<float>(row) + 0.5F - middle);
            const float depth =
                std::clamp((radius + softness - distance) / (2 * softness), 0.F, 1.F);
            line[column] = pixelOf(rgb, opacity * depth * depth * (3 - 2 * depth));
        }
    }
    return QPixmap::fromImage(std::move(image));
}

StonesDrawing::StonesDrawing(int diameter, const BoardTheme &theme)
    : m_theme(theme)
    , m_kinds{theme.slateImages.size(), theme.shellImages.size()}
    , m_stones(diameter)
{
    const bool isShaded = theme.stones == StoneStyle::Shaded;
    if (isShaded && (m_kinds.black == 0 || m_kinds.white == 0)) {
        m_dome = std::make_unique<StoneDome>(diameter);
    }
    if (m_kinds.black == 0) {
        m_kinds.black = 1;
    }
    if (m_kinds.white == 0) {
        m_kinds.white = isShaded ? ShellKinds : 1;
    }
}

StonesDrawing::~StonesDrawing() = default;

bool StonesDrawing::isDone() const
{
    return m_hasShadow;
}

void StonesDrawing::drawNext()
{
    for (const Color color : BothColors) {
        std::vector<QPixmap> &stones = m_stones.m_stones[color];
        if (stones.size() < m_kinds[color]) {
            stones.push_back(drawn(color, stones.size()));
            return;
        }
    }
    m_stones.castShadow(m_theme);
    m_hasShadow = true;
}

QPixmap StonesDrawing::drawn(Color color, std::size_t kind) const
{
    const int diameter = m_stones.diameter();
    const bool isBlack = color == Color::Black;
    const std::vector<QImage> &pictures = isBlack ? m_theme.slateImages : m_theme.shellImages;
    if (!pictures.empty()) {
        return picturedStone(diameter, pictures[kind]);
    }
    if (m_theme.stones == StoneStyle::Flat) {
        return flatStone(diameter, color, m_theme);
    }
    return isBlack ? m_dome->slate(m_theme.slate)
                   : m_dome->shell(m_theme.shell, static_cast<float>(m_theme.shellLines), kind);
}

Stones::Stones(int diameter)
    : m_diameter(diameter)
{ }

Stones::Stones(int diameter, const BoardTheme &theme)
    : Stones(diameter)
{
    StonesDrawing drawing(diameter, theme);
    while (!drawing.isDone()) {
        drawing.drawNext();
    }
    *this = drawing.stones();
}

void Stones::castShadow(const BoardTheme &theme)
{
    if (theme.shadow.alpha() == 0) {
        return;
    }
    const float radius = static_cast<float>(m_diameter) / 2;
    const float softness = std::max(0.8F, radius * 0.22F);
    const int margin = static_cast<int>(std::ceil(softness));
    m_wholeShadow =
        softDisc(m_diameter + 2 * margin, radius * 0.97F, softness, theme.shadow, 0.52F);
    m_shadowOffset = QPoint(static_cast<int>(std::lround(radius * 0.06F)),
                            static_cast<int>(std::lround(radius * 0.14F)))
                   - QPoint(margin, margin);
    const bool isPictured = !theme.slateImages.empty() || !theme.shellImages.empty();
    m_shadow = isPictured ? m_wholeShadow // pictures may have holes
                          : hollowed(m_wholeShadow, QPointF(-m_shadowOffset), m_diameter);
}

Stones Stones::stretched(int diameter) const
{
    Stones stones = *this;
    const double factor = static_cast<double>(diameter) / m_diameter;
    stones.m_diameter = diameter;
    for (const Color color : BothColors) {
        for (QPixmap &stone : stones.m_stones[color]) {
            stone =
                stone.scaled(diameter, diameter, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        }
    }
    if (!m_shadow.isNull()) {
        stones.m_shadow = stretchedPixmap(m_shadow, factor);
        stones.m_wholeShadow = stretchedPixmap(m_wholeShadow, factor);
        stones.m_shadowOffset = (QPointF(m_shadowOffset) * factor).toPoint();
    }
    return stones;
}

const QPixmap &Stones::at(Point point, Color color) const
{
    const std::vector<QPixmap> &stones = m_stones[color];
    return stones[mixedNumber(point, color) % stones.size()];
}

QPoint stoneShift(Point point, Color color, int slack)
{
    const std::uint32_t mixed = mixedNumber(point, color) >> 7;
    // Evenly over the disc: the farther out, the more room there is.
    const double angle = 2 * std::numbers::pi * (mixed % 1024) / 1024;
    const double distance = slack * std::sqrt((mixed / 1024 % 1024) / 1023.0);
    return {static_cast<int>(std::lround(distance * std::cos(angle))),
            static_cast<int>(std::lround(distance * std::sin(angle)))};
}

void paintFlatStone(QPainter &painter, const QRectF &square, Color color, const BoardTheme &theme)
{
    const bool isBlack = color == Color::Black;
    const qreal outline = theme.rim > 0 ? std::max(1.0, square.width() * theme.rim) : 0;
    const qreal inset = outline / 2;
    painter.setPen(outline > 0 ? QPen(isBlack ? theme.slateRim : theme.shellRim, outline)
                               : QPen(Qt::NoPen));
    painter.setBrush(isBlack ? theme.slate : theme.shell);
    painter.drawEllipse(square.adjusted(inset, inset, -inset, -inset));
}

} // namespace shinpan
