#pragma once

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace shinpan::test {

/// What pixels may differ by (of 255) when something is blended with nothing first, and then with
/// what is below it.
inline constexpr int BlendedTwice = 2;

inline QImage plainWood(QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(QColor(0xdc, 0xb3, 0x5c));
    return image;
}

/// What `draw` makes of a painter on that.
template <typename Draw>
QImage drawnOnWood(QSize size, Draw &&draw)
{
    QImage image = plainWood(size);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
    return image;
}

/// The largest difference of any channel of any pixel; 255 if the sizes differ.
inline int largestDifference(const QImage &a, const QImage &b)
{
    int largest = a.size() == b.size() ? 0 : 255;
    for (int y = 0; y < std::min(a.height(), b.height()); ++y) {
        for (int x = 0; x < std::min(a.width(), b.width()); ++x) {
            const QRgb one = a.pixel(x, y);
            const QRgb other = b.pixel(x, y);
            largest = std::max({largest, std::abs(qRed(one) - qRed(other)),
                                std::abs(qGreen(one) - qGreen(other)),
                                std::abs(qBlue(one) - qBlue(other))});
        }
    }
    return largest;
}

} // namespace shinpan::test
