#include "ui/analysis/graphview.h"

#include "ui/kit/controlaccess.h"
#include "ui/kit/style.h"

#include <QEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace shinpan {

namespace {

constexpr int DotWidth = 8;
constexpr int MostRows = 3; // of the header
constexpr auto WidestValues = " 99.9% +99.9";

[[nodiscard]] QString signedText(double value)
{
    const QString size = QLocale().toString(std::abs(value), 'f', 1);
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + size;
}

} // namespace

GraphView::GraphView(QWidget *parent)
    : QWidget(parent)
{
    controlaccess::setRole(*this, QAccessible::Chart);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Graph of the game"));
    describe();
}

void GraphView::setLine(EvaluationLine line, std::optional<std::size_t> place)
{
    if (line != m_line) {
        m_line = std::move(line);
        m_plots = plotsOf(m_line);
        m_pointed.reset();
        m_picture = {};
        update();
    }
    setPlace(place);
}

void GraphView::setPlace(std::optional<std::size_t> place)
{
    if (place != m_place) {
        m_place = place;
        update();
    }
    describe();
}

int GraphView::xOf(std::size_t place) const
{
    return qRound(span().xOf(place));
}

int GraphView::headerRows() const
{
    const QFontMetrics metrics = fontMetrics();
    int wanted = spacing::Normal + metrics.horizontalAdvance(moveText(m_line.nodes.size() - 1));
    for (const EvaluationLine::Curve &curve : m_line.curves) {
        wanted += spacing::Wide + DotWidth + spacing::Tight
                + metrics.horizontalAdvance(nameOf(curve) + QLatin1String(WidestValues));
    }
    return wanted <= width() ? 1 : std::clamp(static_cast<int>(m_line.curves.size()), 1, MostRows);
}

int GraphView::headerHeight() const
{
    return headerRows() * fontMetrics().height() + spacing::Normal;
}

GraphSpan GraphView::span() const
{
    return {QRectF(rect()).adjusted(spacing::Normal, headerHeight(), -spacing::Normal,
                                    -spacing::Normal),
            m_line.nodes.size()};
}

std::optional<std::size_t> GraphView::placeToRead() const
{
    return m_pointed ? m_pointed : m_place;
}

QString GraphView::moveText(std::size_t place) const
{
    return place < m_line.moveNumbers.size() ? tr("Move %1").arg(m_line.moveNumbers[place])
                                             : QString();
}

/// A curve that is alone needs no name.
QString GraphView::nameOf(const EvaluationLine::Curve &curve) const
{
    return curve.engine.isEmpty() && m_line.curves.size() > 1 ? tr("Record") : curve.engine;
}

QString GraphView::valuesOf(const EvaluationLine::Curve &curve, std::size_t place) const
{
    QStringList values;
    if (const std::optional<double> &rate = curve.winRates[place]) {
        values.append(QLocale().toString(*rate * 100, 'f', 1) + u'%');
    }
    if (const std::optional<double> &lead = curve.leads[place]) {
        values.append(signedText(*lead));
    }
    return values.isEmpty() ? QStringLiteral("–") : values.join(u' ');
}

QString GraphView::reading() const
{
    const std::optional<std::size_t> place = placeToRead();
    if (!place || m_plots.empty()) {
        return {};
    }
    QStringList parts{moveText(*place)};
    for (const EvaluationLine::Curve &curve : m_line.curves) {
        parts.append(QString(nameOf(curve) + u' ' + valuesOf(curve, *place)).trimmed());
    }
    return parts.join(QStringLiteral(" · "));
}

void GraphView::describe()
{
    const QString description =
        m_plots.empty() ? tr("This game has not been evaluated yet.") : reading();
    if (description != accessibleDescription()) {
        setAccessibleDescription(description);
    }
}

void GraphView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_picture = {};
        update();
    }
    QWidget::changeEvent(event);
}

void GraphView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_plots.empty()) {
        paintHint(painter);
        return;
    }
    paintPicture();
    painter.drawPixmap(0, 0, m_picture);
    paintHeader(painter);
    const StyleColors &colors = styleColors(palette());
    if (m_place) {
        paintMarker(painter, *m_place,
                    hasFocus() ? colors.accent : palette().color(QPalette::Text));
    }
    if (m_pointed && m_pointed != m_place) {
        paintMarker(painter, *m_pointed, colors.muted);
    }
}

void GraphView::paintPicture()
{
    const QSize size = this->size() * devicePixelRatioF();
    if (m_picture.size() == size) {
        return;
    }
    m_picture = QPixmap(size);
    m_picture.setDevicePixelRatio(devicePixelRatioF());
    m_picture.fill(palette().color(QPalette::Window));
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPlots(painter, span(), m_plots, m_line, palette());
}

/// The move, and beside it the evaluators, in as many rows as they need.
void GraphView::paintHeader(QPainter &painter) const
{
    const std::optional<std::size_t> place = placeToRead();
    const int rows = headerRows();
    const int rowHeight = headerHeight() / rows;
    int left = spacing::Normal;
    if (place) {
        const QString move = moveText(*place);
        painter.setPen(styleColors(palette()).muted);
        painter.drawText(QRect(left, 0, width() - left, rowHeight), Qt::AlignVCenter, move);
        left += fontMetrics().horizontalAdvance(move) + spacing::Wide;
    }
    const auto count = static_cast<int>(m_line.curves.size());
    const int columns = (count + rows - 1) / rows;
    int x = left;
    for (int engine = 0; engine < count; ++engine) {
        const int column = engine % columns;
        x = column == 0 ? left : x;
        const int share = (width() - x) / (columns - column);
        const QRect room(x, engine / columns * rowHeight, share - spacing::Wide, rowHeight);
        x += paintEvaluator(painter, static_cast<std::size_t>(engine), room) + spacing::Wide;
    }
}

/// Paints a name and values with a dot in the curve's colour. A name that has no room is cut short,
/// and the values stay. Returns the width it takes.
int GraphView::paintEvaluator(QPainter &painter, std::size_t engine, const QRect &room) const
{
    const EvaluationLine::Curve &curve = m_line.curves[engine];
    const std::optional<std::size_t> place = placeToRead();
    const QFontMetrics metrics = fontMetrics();
    painter.setPen(Qt::NoPen);
    painter.setBrush(curveColor(engine, palette()));
    painter.drawEllipse(room.x(), room.center().y() - DotWidth / 2, DotWidth, DotWidth);
    const QRect rest = room.adjusted(DotWidth + spacing::Tight, 0, 0, 0);
    const QString values = place ? valuesOf(curve, *place) : QString();
    const int forName = rest.width() - metrics.horizontalAdvance(u' ' + values);
    const QString name = metrics.elidedText(nameOf(curve), Qt::ElideRight, forName);
    const QString text = QStringList{name, values}.join(u' ').trimmed();
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(rest.topLeft(), QSize(width(), rest.height())), Qt::AlignVCenter, text);
    return rest.x() - room.x() + metrics.horizontalAdvance(text);
}

void GraphView::paintMarker(QPainter &painter, std::size_t place, const QColor &ink) const
{
    const GraphSpan shown = span();
    const qreal x = std::floor(shown.xOf(place)) + 0.5;
    painter.setPen(QPen(ink, 1));
    painter.drawLine(QPointF(x, shown.area.top()), QPointF(x, shown.area.bottom()));
}

void GraphView::paintHint(QPainter &painter) const
{
    painter.setPen(styleColors(palette()).muted);
    painter.drawText(
        rect().adjusted(spacing::Section, spacing::Normal, -spacing::Section, -spacing::Normal),
        Qt::AlignCenter | Qt::TextWordWrap,
        tr("The course of the game appears here once it is evaluated: by a review, or by engines "
           "that explain their moves."));
}

void GraphView::mousePressEvent(QMouseEvent *event)
{
    point(event->position().x());
    if (event->button() == Qt::LeftButton && m_pointed) {
        Q_EMIT nodeActivated(m_line.nodes[*m_pointed]);
    }
}

void GraphView::mouseMoveEvent(QMouseEvent *event)
{
    const std::optional<std::size_t> before = m_pointed;
    point(event->position().x());
    if (event->buttons().testFlag(Qt::LeftButton) && m_pointed && m_pointed != before) {
        Q_EMIT nodeActivated(m_line.nodes[*m_pointed]);
    }
}

void GraphView::leaveEvent(QEvent *event)
{
    m_pointed.reset();
    update();
    QWidget::leaveEvent(event);
}

void GraphView::point(qreal x)
{
    const std::optional<std::size_t> place = m_plots.empty() ? std::nullopt : span().placeAt(x);
    if (place != m_pointed) {
        m_pointed = place;
        update();
    }
}

} // namespace shinpan
