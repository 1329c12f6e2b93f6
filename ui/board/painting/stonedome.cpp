#include "ui/board/painting/stonedome.h"

#include <QColor>
#include <QImage>

#include <algorithm>
#include <cmath>
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
        // Of a tiny stone, pixels lie further outside; there is nothing of them to see.
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

} // namespace

QRgb pixelOf(const float (&rgb)[3], float coverage)
{
    const auto channel = [coverage](float value) {
        return static_cast<int>(std::clamp(value, 0.F, 1.F) * coverage * 255 + 0.5F);
    };
    return qRgba(channel(rgb[0]), channel(rgb[1]), channel(rgb[2]),
                 static_cast<int>(coverage * 255 + 0.5F));
}

StoneDome::StoneDome(int diameter)
    : m_diameter(diameter)
{
    const float radius = static_cast<float>(diameter) / 2;
    for (int row = 0; row < diameter; ++row) {
        for (int column = 0; column < diameter; ++column) {
            m_spots.push_back(spotAt((static_cast<float>(column) + 0.5F - radius) / radius,
                                     (static_cast<float>(row) + 0.5F - radius) / radius, radius));
        }
    }
}

StoneDome::Spot StoneDome::spotAt(float x, float y, float radius)
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

template <typename Surface>
QPixmap StoneDome::drawn(Surface &&surface) const
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

QPixmap StoneDome::slate(const QColor &color) const
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

QPixmap StoneDome::shell(const QColor &color, float lines, std::size_t kind) const
{
    const Shell shell = shellOf(kind);
    const float base[3] = {color.redF(), color.greenF(), color.blueF()};
    const float across = std::cos(shell.angle);
    const float along = std::sin(shell.angle);
    // Below some twenty pixels lines would be noise.
    const float visible = lines * std::clamp((static_cast<float>(m_diameter) - 14) / 26, 0.F, 1.F);
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

} // namespace shinpan
