#pragma once

#include "ui/export/exportsettings.h"
#include "ui/export/printedfigures.h"

#include <QFont>
#include <QSizeF>
#include <QStringList>

#include <array>
#include <utility>
#include <vector>

class QPainter;

namespace shinpan {

/// A game on paper: diagrams of one size, in one column or two, with their comments below them,
/// which go on in the next column when there is no room.
class PrintPages
{
public:
    /// `page` is the printable part of a page, in points (1/72 inch).
    PrintPages(std::vector<PrintedFigure> figures,
               const QStringList &header,
               const PrintSettings &settings,
               QSizeF page);
    /// Without figures as yet: add() all of them, then placeNext() until it is done. Nothing else
    /// may be asked before.
    PrintPages(QStringList header, const PrintSettings &settings, QSizeF page);
    void add(PrintedFigure figure);
    /// Places one figure; whether there is none left.
    [[nodiscard]] bool placeNext();

    [[nodiscard]] int count() const { return m_pageCount; }
    /// How wide the diagrams are, in points.
    [[nodiscard]] double diagramWidth() const { return m_diagramWidth; }
    /// Paints a page, from 0; one unit of the painter is one point.
    void paint(QPainter &painter, int page) const;

private:
    enum class Style : std::uint8_t { Heading, Subheading, Title, Caption, Comment, Footer };
    /// A line of text, or a diagram, at its place.
    struct Piece
    {
        int page;
        QPointF place; ///< top left of a diagram; start of the baseline of a line
        int figure;    ///< -1: a line
        QString text;
        Style style;
    };
    /// A line that has no place yet.
    struct Line
    {
        QString text;
        Style style;
        double indent = 0;
    };

    using Fonts = std::array<QFont, 6>; ///< for each style

    [[nodiscard]] static QFont makeFont(Style style);
    [[nodiscard]] static Fonts makeFonts();
    [[nodiscard]] const QFont &fontOf(Style style) const
    {
        return m_fonts[static_cast<std::size_t>(style)];
    }
    [[nodiscard]] double heightOf(Style style) const;
    [[nodiscard]] double heightOf(const Line &line) const;
    [[nodiscard]] std::vector<Line> broken(const QString &text, Style style, double width) const;
    void placeHeader();
    void chooseWidth();
    void placeFigure(int index);
    void placeComments(const std::vector<std::vector<Line>> &comments);
    void placeLine(const Line &line, double left);
    void numberPages();
    [[nodiscard]] double heightOf(const PrintedFigure &figure) const;
    [[nodiscard]] double commentRoom(int rows) const;
    void makeRoom(double height);
    void nextColumn();
    [[nodiscard]] double columnLeft() const;

    Fonts m_fonts = makeFonts(); // once: they are looked up for each line otherwise
    std::vector<PrintedFigure> m_figures;
    std::vector<std::vector<std::vector<Line>>>
        m_comments; ///< of each figure, until they are placed
    QStringList m_header;
    QSizeF m_page;
    int m_rows; ///< as many figures to a column
    int m_columns;
    double m_columnWidth;
    double m_diagramWidth = 0;
    double m_top = 0; ///< of the columns of this page
    double m_y = 0;   ///< how far the column is filled
    int m_column = 0;
    int m_pageCount = 1;
    int m_placed = 0; ///< figures
    std::vector<Piece> m_pieces;
};

/// Pages in the making, a figure at a time: a long game in small diagrams takes longer than a
/// window may freeze.
class PageLayout
{
public:
    PageLayout(PrintedFigures figures, PrintPages pages, Orientation orientation)
        : m_figures(std::move(figures))
        , m_pages(std::move(pages))
        , m_orientation(orientation)
    { }

    /// Takes a step; whether it was the last one.
    [[nodiscard]] bool step();
    /// After the last step.
    [[nodiscard]] const PrintPages &pages() const { return m_pages; }

private:
    PrintedFigures m_figures;
    PrintPages m_pages;
    Orientation m_orientation;
};

} // namespace shinpan
