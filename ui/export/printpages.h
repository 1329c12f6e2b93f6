#pragma once

#include "core/util/result.h"
#include "ui/export/exportsettings.h"
#include "ui/export/gamediagram.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFont>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSizeF>
#include <QStringList>

#include <array>
#include <memory>
#include <utility>
#include <vector>

class QPagedPaintDevice;

namespace shinpan {

/// A game on paper: diagrams of one size, in one column or two, with their comments below them,
/// which go on in the next column when there is no room.
class PrintPages
{
public:
    /// `page` is the printable part of a page, in points (1/72 inch). Nothing else may be asked
    /// before the last step.
    PrintPages(PrintedFigures figures,
               QStringList header,
               const PrintSettings &settings,
               QSizeF page,
               Orientation orientation = {});
    /// Makes a figure or places one, as a long game in small diagrams takes longer than a window
    /// may freeze; returns whether it was the last step.
    [[nodiscard]] bool step();

    [[nodiscard]] int count() const { return m_pageCount; }
    /// How wide the diagrams are, in points.
    [[nodiscard]] double diagramWidth() const { return m_diagramWidth; }
    /// Paints a page, from 0; one unit of the painter is one point.
    void paint(QPainter &painter, int page) const;

private:
    enum class Style { Heading, Subheading, Title, Caption, Comment, Footer };
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

    [[nodiscard]] static Fonts makeFonts();
    [[nodiscard]] const QFont &fontOf(Style style) const
    {
        return m_fonts[static_cast<std::size_t>(style)];
    }
    [[nodiscard]] double heightOf(Style style) const { return fontOf(style).pixelSize() * 1.35; }
    [[nodiscard]] double heightOf(const Line &line) const;
    [[nodiscard]] std::vector<Line> broken(const QString &text, Style style, double width) const;
    void add(PrintedFigure figure);
    [[nodiscard]] bool placeNext();
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

    Fonts m_fonts = makeFonts();              // once: they are looked up for each line otherwise
    std::shared_ptr<PrintedFigures> m_source; ///< null when all are made
    std::vector<PrintedFigure> m_figures;
    std::vector<std::vector<std::vector<Line>>>
        m_comments; ///< of each figure, until they are placed
    QStringList m_header;
    Orientation m_orientation;
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

/// Pages on their way to a printer, one at a time. Destroy it to give up; a printer may have some
/// of them by then.
class PrintRun
{
    Q_DECLARE_TR_FUNCTIONS(PrintRun)

public:
    /// The device must outlive it.
    PrintRun(PrintPages pages, QPagedPaintDevice &device);

    /// How many pages there are, and have been painted.
    [[nodiscard]] int count() const { return m_pages.count(); }
    [[nodiscard]] int done() const { return m_done; }

    /// Paints the next page. Says whether it was the last one.
    [[nodiscard]] Result<bool> step();

private:
    PrintPages m_pages;
    QPagedPaintDevice &m_device;
    QPainter m_painter;
    int m_done = 0;
};

/// Pages that become a PDF file. They are in memory, and nothing is at its path, until the last one
/// is painted.
class PdfRun
{
public:
    PdfRun(PrintPages pages, const QPageLayout &paper, const QString &title, const QString &path);

    [[nodiscard]] int count() const { return m_run.count(); }
    [[nodiscard]] int done() const { return m_run.done(); }

    /// Takes a step as PrintRun::step() does; with the last page the file is written.
    [[nodiscard]] Result<bool> step();

private:
    QString m_path;
    QBuffer m_buffer;
    QPdfWriter m_writer;
    PrintRun m_run;
};

} // namespace shinpan
