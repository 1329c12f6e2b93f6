#include "ui/board/painting/stones.h"

#include "ui/board/painting/boardtheme.h"
#include "ui/board/painting/stonedome.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace shinpan {

namespace {

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
