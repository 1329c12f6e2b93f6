#pragma once

#include "ui/board/painting/boardpicture.h"

#include <QWidget>

namespace shinpan {

/// Shows a picture as large as there is room, and lets the person drag across it to choose a part
/// of its board.
class ExportPreview final : public QWidget
{
    Q_OBJECT

public:
    explicit ExportPreview(QWidget *parent = nullptr);

    void setPicture(const BoardPicture &picture);
    /// Where a point of the picture is, in the widget; for tests. Null if it is not shown.
    [[nodiscard]] QPoint placeOf(Point point) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void regionChosen(const shinpan::BoardRegion &region);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void render();
    [[nodiscard]] QRectF target() const;
    [[nodiscard]] std::optional<Point> pointUnder(QPointF position) const;
    [[nodiscard]] QRectF cellOf(const BoardRegion &region) const;

    BoardPicture m_picture;
    QImage m_image; ///< in device pixels; null until it is needed
    std::optional<Point> m_dragStart;
    std::optional<Point> m_dragEnd;
};

} // namespace shinpan
