#include "ui/export/printpages.h"

#include "ui/kit/longtextedit.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace shinpan {

namespace {

// In points.
constexpr double ColumnGap = 24;
constexpr double FooterHeight = 22;
constexpr double TitleGap = 3;   // between a title and its diagram
constexpr double CommentGap = 9; // between comments: more than a blank line in one of them
constexpr double FigureGap = 16; // between a figure and the next
constexpr double HeaderGap = 14; // below the header
constexpr double CommentIndent = 12;
/// What short comments leave of a diagram's room, at least; long ones go on in the next column.
constexpr double LeastShare = 0.7;
/// A diagram is no larger than a board in a book.
constexpr double LargestDiagram = 420;

int rowsOf(int perPage)
{
    return perPage >= 4 ? perPage / 2 : perPage;
}

} // namespace

QFont PrintPages::makeFont(Style style)
{
    QFont font;
    font.setHintingPreference(QFont::PreferNoHinting);
    switch (style) {
    case Style::Heading:
        font.setPixelSize(15);
        font.setWeight(QFont::DemiBold);
        break;
    case Style::Subheading:
        font.setPixelSize(10);
        break;
    case Style::Title:
        font.setPixelSize(10);
        font.setWeight(QFont::DemiBold);
        break;
    case Style::Caption:
        font.setPixelSize(9);
        break;
    case Style::Comment:
        font.setPixelSize(10);
        break;
    case Style::Footer:
        font.setPixelSize(8);
        break;
    }
    return font;
}

PrintPages::Fonts PrintPages::makeFonts()
{
    Fonts fonts;
    for (std::size_t style = 0; style < fonts.size(); ++style) {
        fonts[style] = makeFont(static_cast<Style>(style));
    }
    return fonts;
}

double PrintPages::heightOf(Style style) const
{
    return fontOf(style).pixelSize() * 1.35;
}

/// A blank line, which parts paragraphs, is half as high.
double PrintPages::heightOf(const Line &line) const
{
    return line.text.trimmed().isEmpty() ? heightOf(line.style) / 2 : heightOf(line.style);
}

/// Breaks text into lines of that width, as measured on paper.
std::vector<PrintPages::Line> PrintPages::broken(const QString &text,
                                                 Style style,
                                                 double width) const
{
    std::vector<Line> lines;
    QTextOption option;
    option.setUseDesignMetrics(true);
    for (const QString &paragraph : text.split(u'\n')) {
        option.setWrapMode(wrapModeFor(paragraph));
        QTextLayout layout(paragraph, fontOf(style));
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            lines.push_back({paragraph.mid(line.textStart(), line.textLength()), style});
        }
        layout.endLayout();
    }
    return lines;
}

PrintPages::PrintPages(std::vector<PrintedFigure> figures,
                       const QStringList &header,
                       const PrintSettings &settings,
                       QSizeF page)
    : PrintPages(header, settings, page)
{
    for (PrintedFigure &figure : figures) {
        add(std::move(figure));
    }
    while (!placeNext()) { }
}

PrintPages::PrintPages(QStringList header, const PrintSettings &settings, QSizeF page)
    : m_header(std::move(header))
    , m_page(page - QSizeF(0, FooterHeight))
    , m_rows(rowsOf(settings.perPage))
    , m_columns(settings.perPage >= 4 ? 2 : 1)
    , m_columnWidth((page.width() - (m_columns - 1) * ColumnGap) / m_columns)
{ }

void PrintPages::add(PrintedFigure figure)
{
    std::vector<std::vector<Line>> &comments = m_comments.emplace_back();
    for (const QString &comment : figure.comments) {
        comments.push_back(broken(comment, Style::Comment, m_columnWidth - CommentIndent));
    }
    m_figures.push_back(std::move(figure));
}

bool PrintPages::placeNext()
{
    if (m_placed == 0) {
        placeHeader();
        chooseWidth();
    }
    if (m_placed < static_cast<int>(m_figures.size())) {
        placeFigure(m_placed++);
    }
    if (m_placed < static_cast<int>(m_figures.size())) {
        return false;
    }
    numberPages();
    m_comments.clear();
    return true;
}

/// So wide that as many as asked for fit below the header too; captions rarely need more than two
/// lines.
void PrintPages::chooseWidth()
{
    const double text =
        heightOf(Style::Title) + TitleGap + 2 * heightOf(Style::Caption) + FigureGap;
    const double room = (m_page.height() - m_top) / m_rows - text;
    const double left = room - commentRoom(m_rows);
    m_diagramWidth = std::max(
        40.0, std::min({m_columnWidth, left < LeastShare * room ? room : left, LargestDiagram}));
}

void PrintPages::placeHeader()
{
    Style style = Style::Heading;
    for (const QString &text : m_header) {
        for (const Line &line : broken(text, style, m_page.width())) {
            placeLine(line, 0);
        }
        style = Style::Subheading;
    }
    m_top = m_y > 0 ? m_y + HeaderGap : 0;
    m_y = m_top;
}

double PrintPages::columnLeft() const
{
    return m_column * (m_columnWidth + ColumnGap);
}

void PrintPages::nextColumn()
{
    if (++m_column == m_columns) {
        m_column = 0;
        m_top = 0;
        ++m_pageCount;
    }
    m_y = m_top;
}

/// Goes on in the next column unless so much fits into this one.
void PrintPages::makeRoom(double height)
{
    if (m_y > m_top && m_y + height > m_page.height()) {
        nextColumn();
    }
}

void PrintPages::placeLine(const Line &line, double left)
{
    const double height = heightOf(line);
    makeRoom(height);
    const double baseline = m_y + fontOf(line.style).pixelSize();
    m_pieces.push_back(
        {m_pageCount - 1, {left + line.indent, baseline}, -1, line.text, line.style});
    m_y += height;
}

double PrintPages::heightOf(const PrintedFigure &figure) const
{
    BoardPicture bare = figure.picture;
    bare.caption.clear();
    const auto captions = broken(figure.picture.caption, Style::Caption, m_diagramWidth).size();
    return heightOf(Style::Title) + TitleGap + pictureHeight(bare, m_diagramWidth)
         + static_cast<double>(figure.picture.caption.isEmpty() ? 0 : captions)
               * heightOf(Style::Caption);
}

/// What comments need below each figure, where most of them meet among `rows` figures of a column.
double PrintPages::commentRoom(int rows) const
{
    std::vector<double> columns(m_figures.size() / static_cast<std::size_t>(rows) + 1);
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        for (const std::vector<Line> &comment : m_comments[i]) {
            double &column = columns[i / static_cast<std::size_t>(rows)];
            column += CommentGap;
            for (const Line &line : comment) {
                column += heightOf(line);
            }
        }
    }
    return std::ranges::max(columns) / rows;
}

/// Title, diagram and caption stay together.
void PrintPages::placeFigure(int index)
{
    PrintedFigure &figure = m_figures[static_cast<std::size_t>(index)];
    makeRoom(heightOf(figure));
    const double left = columnLeft() + (m_columnWidth - m_diagramWidth) / 2;
    const auto placeCentred = [&](const QString &text, Style style) {
        for (Line line : broken(text, style, m_diagramWidth)) {
            const QFontMetricsF metrics(fontOf(style));
            line.indent = (m_diagramWidth - metrics.horizontalAdvance(line.text.trimmed())) / 2;
            line.text = line.text.trimmed();
            placeLine(line, left);
        }
    };
    placeCentred(figure.title, Style::Title);
    m_y += TitleGap;
    const QString caption = std::exchange(figure.picture.caption, QString());
    m_pieces.push_back({m_pageCount - 1, {left, m_y}, index, {}, Style::Title});
    m_y += pictureHeight(figure.picture, m_diagramWidth);
    if (!caption.isEmpty()) {
        placeCentred(caption, Style::Caption);
    }
    placeComments(m_comments[static_cast<std::size_t>(index)]);
    m_y += FigureGap;
}

void PrintPages::placeComments(const std::vector<std::vector<Line>> &comments)
{
    for (const std::vector<Line> &comment : comments) {
        m_y += CommentGap;
        bool isFirst = true;
        for (Line line : comment) {
            line.indent = isFirst ? 0 : CommentIndent;
            makeRoom(heightOf(line));
            placeLine(line, columnLeft());
            isFirst = false;
        }
    }
}

void PrintPages::numberPages()
{
    if (m_pageCount == 1) {
        return;
    }
    for (int page = 0; page < m_pageCount; ++page) {
        const QString number = QString::number(page + 1);
        const double width = QFontMetricsF(fontOf(Style::Footer)).horizontalAdvance(number);
        m_pieces.push_back({page,
                            {(m_page.width() - width) / 2, m_page.height() + FooterHeight - 4},
                            -1,
                            number,
                            Style::Footer});
    }
}

void PrintPages::paint(QPainter &painter, int page) const
{
    for (const Piece &piece : m_pieces) {
        if (piece.page != page) {
            continue;
        }
        if (piece.figure < 0) {
            painter.setFont(fontOf(piece.style));
            painter.setPen(QColor(0x18, 0x18, 0x18));
            painter.drawText(piece.place, piece.text);
            continue;
        }
        painter.save();
        painter.translate(piece.place);
        paintPicture(painter, m_figures[static_cast<std::size_t>(piece.figure)].picture,
                     m_diagramWidth);
        painter.restore();
    }
}

bool PageLayout::step()
{
    if (std::optional<PrintedFigure> figure = m_figures.next()) {
        figure->picture.orientation = m_orientation;
        m_pages.add(std::move(*figure));
        return false;
    }
    return m_pages.placeNext();
}

} // namespace shinpan
