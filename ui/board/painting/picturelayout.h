#pragma once

#include "ui/board/painting/boardgeometry.h"

#include <QFont>
#include <QString>

#include <vector>

class QPainter;

namespace shinpan {

struct BoardPicture;

/// Where everything is in a picture, in its units.
class PictureLayout
{
public:
    /// `width` in units, of which each has `ratio` device pixels of the geometry.
    PictureLayout(const BoardPicture &picture, int width, qreal ratio);

    /// Of the whole board, also when only a part of it is shown.
    [[nodiscard]] const BoardGeometry &geometry() const { return m_geometry; }
    [[nodiscard]] QSize size() const { return m_size; }
    /// The part of the geometry's area that is shown, and where its origin comes to lie.
    [[nodiscard]] QRectF shown() const { return m_shown; }
    [[nodiscard]] QPointF origin() const { return m_origin; }
    void paintCoordinates(QPainter &painter, const BoardPicture &picture) const;
    void paintCaption(QPainter &painter) const;

private:
    struct Line
    {
        QString text;
        qreal baseline;
    };

    void showRegion(const BoardPicture &picture);
    void setCaption(const BoardPicture &picture);

    int m_width;
    BoardGeometry m_geometry;
    QSize m_size;
    QRectF m_shown;
    QPointF m_origin;
    QFont m_font;
    std::vector<Line> m_caption;
};

} // namespace shinpan
