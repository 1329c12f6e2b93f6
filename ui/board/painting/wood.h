#pragma once

#include <QImage>

#include <memory>

namespace shinpan {

struct BoardTheme;

/// What a board of `size` pixels is made of: the theme's texture, or a quarter-sawn board with
/// straight, slightly wavering grain from top to bottom, drawn by arithmetic. The grain scales with
/// the board, its finest fibres with `ratio` (device pixels per pixel). The same every time. Plain
/// boards (BoardTheme::isPlain()) need no image. Of the rows of grain one in `spacing` is drawn,
/// and nothing between them.
[[nodiscard]] QImage woodImage(QSize size, qreal ratio, const BoardTheme &theme, int spacing = 1);

/// A drawing of that wood, a few rows at a time, for boards so large that it would take longer than
/// a frame.
class WoodDrawing
{
public:
    WoodDrawing(QSize size, qreal ratio, const BoardTheme &theme, int spacing = 1);
    ~WoodDrawing();

    [[nodiscard]] bool isDone() const;
    /// Draws the next rows.
    void drawRows(int rows);
    /// Complete when isDone().
    [[nodiscard]] const QImage &image() const;

private:
    class Grained;

    std::unique_ptr<Grained> m_grained; ///< null when the theme brings a texture
    QImage m_texture;
};

} // namespace shinpan
