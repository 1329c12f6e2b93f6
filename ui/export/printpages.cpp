#include "ui/export/printpages.h"

#include "core/util/wholefile.h"
#include "ui/kit/longtextedit.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>

namespace shinpan {

namespace {

// Lengths are in points.
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

constexpr double PointsPerInch = 72;

} // namespace

PrintPages::Fonts PrintPages::makeFonts()
{
    constexpr std::array Sizes{15, 10, 10, 9, 10, 8}; // in the order of the styles
    Fonts fonts;
    for (std::size_t style = 0; style < fonts.size(); ++style) {
        fonts[style].setHintingPreference(QFont::PreferNoHinting);
        fonts[style].setPixelSize(Sizes[style]);
    }
    for (const Style style : {Style::Heading, Style::Title}) {
        fonts[static_cast<std::size_t>(style)].setWeight(QFont::DemiBold);
    }
    return fonts;
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

PrintPages::PrintPages(PrintedFigures figures,
                       QStringList header,
                       const PrintSettings &settings,
                       QSizeF page,
                       Orientation orientation)
    : m_source(std::make_shared<PrintedFigures>(std::move(figures)))
    , m_header(std::move(header))
    , m_orientation(orientation)
    , m_page(page - QSizeF(0, FooterHeight))
    , m_rows(rowsOf(settings.perPage))
    , m_columns(settings.perPage >= 4 ? 2 : 1)
    , m_columnWidth((page.width() - (m_columns - 1) * ColumnGap) / m_columns)
{ }

bool PrintPages::step()
{
    if (std::optional<PrintedFigure> figure = m_source ? m_source->next() : std::nullopt) {
        add(std::move(*figure));
        return false;
    }
    m_source.reset();
    return placeNext();
}

void PrintPages::add(PrintedFigure figure)
{
    std::vector<std::vector<Line>> &comments = m_comments.emplace_back();
    for (const QString &comment : figure.comments) {
        comments.push_back(broken(comment, Style::Comment, m_columnWidth - CommentIndent));
    }
    figure.picture.orientation = m_orientation;
    m_figures.push_back(std::move(figure));
}

/// Places one figure; whether there is none left.
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

/// Chooses the width so that as many as asked for fit below the header too; captions rarely need
/// more than two lines.
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

/// Goes on in the next column unless this one has that much room.
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

PrintRun::PrintRun(PrintPages pages, QPagedPaintDevice &device)
    : m_pages(std::move(pages))
    , m_device(device)
{ }

Result<bool> PrintRun::step()
{
    const bool isReady = m_done == 0 ? m_painter.begin(&m_device) : m_device.newPage();
    if (!isReady) {
        return failure(Message::verbatim(tr("the printer refuses the page")));
    }
    const double scale = m_device.logicalDpiX() / PointsPerInch;
    m_painter.save();
    m_painter.scale(scale, scale);
    m_pages.paint(m_painter, m_done);
    m_painter.restore();
    ++m_done;
    if (m_done < count()) {
        return false;
    }
    m_painter.end();
    return true;
}

PdfRun::PdfRun(PrintPages pages,
               const QPageLayout &paper,
               const QString &title,
               const QString &path)
    : m_path(path)
    , m_writer(&m_buffer)
    , m_run(std::move(pages), m_writer)
{
    m_buffer.open(QIODevice::WriteOnly);
    m_writer.setPageLayout(paper);
    m_writer.setTitle(title);
    m_writer.setCreator(QStringLiteral("Shinpan " SHINPAN_VERSION));
}

Result<bool> PdfRun::step()
{
    const Result<bool> isDone = m_run.step();
    if (!isDone || !*isDone) {
        return isDone;
    }
    return saveWholeFile(m_buffer.data(), m_path).map([] { return true; });
}

} // namespace shinpan
