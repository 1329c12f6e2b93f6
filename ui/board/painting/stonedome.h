#pragma once

#include <QPixmap>
#include <QRgb>

#include <cstddef>
#include <vector>

class QColor;

namespace shinpan {

/// What shaded stones of one size have in common, their shape and how light falls on it, and the
/// stones themselves, drawn by arithmetic.
class StoneDome
{
public:
    /// In pixels.
    explicit StoneDome(int diameter);

    [[nodiscard]] QPixmap slate(const QColor &color) const;
    /// `lines`: how visible growth lines are, 0 to 1; each kind of shell has others.
    [[nodiscard]] QPixmap shell(const QColor &color, float lines, std::size_t kind) const;

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

    [[nodiscard]] static Spot spotAt(float x, float y, float radius);
    /// `surface(spot, rgb)` fills in the colour.
    template <typename Surface>
    [[nodiscard]] QPixmap drawn(Surface &&surface) const;

    int m_diameter;
    std::vector<Spot> m_spots; ///< row by row
};

/// A premultiplied pixel; all from 0 to 1.
[[nodiscard]] QRgb pixelOf(const float (&rgb)[3], float coverage);

} // namespace shinpan
