#include "ui/board/stones.h"

#include "ui/board/boardtheme.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace shinpan {

namespace {

constexpr int ShellKinds = 7;
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

/// One point of a stone's surface.
struct Spot
{
    float x, y;    ///< -1 to 1 from the stone's middle
    float radius;  ///< 0 to 1
    float diffuse; ///< how squarely the light falls
    float gloss;   ///< cosine between normal and the direction that mirrors the light into the eye
};

QRgb pixelOf(const float (&rgb)[3], float coverage)
{
    const auto channel = [coverage](float value) {
        return static_cast<int>(std::clamp(value, 0.F, 1.F) * coverage * 255 + 0.5F);
    };
    return qRgba(channel(rgb[0]), channel(rgb[1]), channel(rgb[2]),
                 static_cast<int>(coverage * 255 + 0.5F));
}

/// Draws a dome of that diameter; `surface(spot, rgb)` fills in the colour.
template <typename Surface>
QPixmap dome(int diameter, Surface &&surface)
{
    QImage image(diameter, diameter, QImage::Format_ARGB32_Premultiplied);
    const float radius = static_cast<float>(diameter) / 2;
    for (int row = 0; row < diameter; ++row) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(row)); // QImage's pixels are bytes
        for (int column = 0; column < diameter; ++column) {
            const float x = (static_cast<float>(column) + 0.5F - radius) / radius;
            const float y = (static_cast<float>(row) + 0.5F - radius) / radius;
            const float distance = std::sqrt(x * x + y * y);
            const float coverage = std::clamp((1 - distance) * radius + 0.5F, 0.F, 1.F);
            const float height = std::sqrt(std::max(0.F, 1 - distance * distance));
            const Vector normal = unit({x, y, height / Flatness + 0.02F});
            float rgb[3];
            surface(Spot{x, y, std::min(distance, 1.F), std::max(0.F, dot(normal, Light)),
                         std::max(0.F, dot(normal, Halfway))},
                    rgb);
            line[column] = pixelOf(rgb, coverage);
        }
    }
    return QPixmap::fromImage(std::move(image));
}

QPixmap slateStone(int diameter, const QColor &color)
{
    const float base[3] = {color.redF(), color.greenF(), color.blueF()};
    return dome(diameter, [&base](const Spot &spot, float(&rgb)[3]) {
        const float light = 0.35F + 0.85F * spot.diffuse;
        const float sheen = 0.20F * power(spot.gloss, 10) + 0.24F * power(spot.gloss, 48);
        const float rim = power(spot.radius, 10);
        for (int i = 0; i < 3; ++i) {
            rgb[i] = base[i] * light * (1 - 0.45F * rim) + sheen;
        }
    });
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

Shell shellOf(int kind)
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

QPixmap shellStone(int diameter, const QColor &color, float lines, const Shell &shell)
{
    const float base[3] = {color.redF(), color.greenF(), color.blueF()};
    const float across = std::cos(shell.angle);
    const float along = std::sin(shell.angle);
    // Below some twenty pixels lines would be noise.
    const float visible = lines * std::clamp((static_cast<float>(diameter) - 14) / 26, 0.F, 1.F);
    return dome(diameter, [&, visible](const Spot &spot, float(&rgb)[3]) {
        const float u = spot.x * across + spot.y * along;
        const float v = spot.y * across - spot.x * along;
        const float place = (u + shell.bend * v * v) * shell.frequency + shell.phase;
        const float wave =
            std::sin(place * 2 * std::numbers::pi_v<float> + 1.1F * std::sin(place * 1.7F));
        const float ridge = 0.5F + 0.5F * wave;
        const float fade = 1 - power(spot.radius, 6);
        const float growth =
            0.045F * visible * ridge * ridge * fade * (0.65F + 0.35F * std::sin(place * 0.9F));
        const float light = 0.755F + 0.295F * spot.diffuse;
        const float rim = power(spot.radius, 14);
        const float sheen = 0.10F * power(spot.gloss, 40);
        const float tint[3] = {0.004F, 0, -0.012F};
        for (int i = 0; i < 3; ++i) {
            rgb[i] =
                base[i] * (light - growth) * (1 - 0.13F * rim) + sheen + tint[i] * shell.warmth;
        }
    });
}

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

/// All the stones of a colour.
std::vector<QPixmap> stonesOf(int diameter, Color color, const BoardTheme &theme)
{
    std::vector<QPixmap> stones;
    for (const QImage &picture : color == Color::Black ? theme.slateImages : theme.shellImages) {
        stones.push_back(picturedStone(diameter, picture));
    }
    if (!stones.empty()) {
        return stones;
    }
    if (theme.stones == StoneStyle::Flat) {
        return {flatStone(diameter, color, theme)};
    }
    if (color == Color::Black) {
        return {slateStone(diameter, theme.slate)};
    }
    const auto lines = static_cast<float>(theme.shellLines);
    for (int kind = 0; kind < ShellKinds; ++kind) {
        stones.push_back(shellStone(diameter, theme.shell, lines, shellOf(kind)));
    }
    return stones;
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

Stones::Stones(int diameter, const BoardTheme &theme)
    : m_diameter(diameter)
    , m_stones{stonesOf(diameter, Color::Black, theme), stonesOf(diameter, Color::White, theme)}
{
    if (theme.shadow.alpha() == 0) {
        return;
    }
    const float radius = static_cast<float>(diameter) / 2;
    const float softness = std::max(0.8F, radius * 0.22F);
    const int margin = static_cast<int>(std::ceil(softness));
    m_wholeShadow = softDisc(diameter + 2 * margin, radius * 0.97F, softness, theme.shadow, 0.52F);
    m_shadowOffset = QPoint(static_cast<int>(std::lround(radius * 0.06F)),
                            static_cast<int>(std::lround(radius * 0.14F)))
                   - QPoint(margin, margin);
    const bool isPictured = !theme.slateImages.empty() || !theme.shellImages.empty();
    m_shadow = isPictured ? m_wholeShadow // pictures may have holes
                          : hollowed(m_wholeShadow, QPointF(-m_shadowOffset), diameter);
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
