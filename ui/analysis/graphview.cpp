#include "ui/analysis/graphview.h"

#include "ui/kit/controlaccess.h"
#include "ui/kit/style.h"

#include <QEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>
#include <utility>

namespace shinpan {

namespace {

constexpr qreal DotWidth = 8;

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

int GraphView::headerHeight() const
{
    return fontMetrics().height() + spacing::Normal;
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
    QStringList parts{tr("Move %1").arg(m_line.moveNumbers[*place])};
    for (const EvaluationLine::Curve &curve : m_line.curves) {
        const QString values = valuesOf(curve, *place);
        parts.append(curve.engine.isEmpty() ? values : curve.engine + u' ' + values);
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

/// The evaluators, each with a dot in its curve's colour. Where they have no room, their names are
/// cut short, and the values stay.
void GraphView::paintHeader(QPainter &painter) const
{
    const std::optional<std::size_t> place = placeToRead();
    const QFontMetrics metrics = fontMetrics();
    qreal x = spacing::Normal;
    const auto write = [&](const QString &text, const QColor &ink) {
        painter.setPen(ink);
        painter.drawText(QRectF(x, 0, width() - x, headerHeight()), Qt::AlignVCenter, text);
        x += metrics.horizontalAdvance(text) + spacing::Wide;
    };
    if (place) {
        write(tr("Move %1").arg(m_line.moveNumbers[*place]), styleColors(palette()).muted);
    }
    const std::size_t count = m_line.curves.size();
    for (std::size_t engine = 0; engine < count; ++engine) {
        const EvaluationLine::Curve &curve = m_line.curves[engine];
        const qreal share = (width() - x) / static_cast<qreal>(count - engine) - spacing::Wide;
        painter.setPen(Qt::NoPen);
        painter.setBrush(curveColor(engine, palette()));
        painter.drawEllipse(QRectF(x, (headerHeight() - DotWidth) / 2, DotWidth, DotWidth));
        x += DotWidth + spacing::Tight;
        const QString values = place ? valuesOf(curve, *place) : QString();
        const qreal room = share - DotWidth - spacing::Tight
                         - metrics.horizontalAdvance(values.isEmpty() ? values : u' ' + values);
        const QString name = metrics.elidedText(curve.engine, Qt::ElideRight, qRound(room));
        write(QStringList{name, values}.join(u' ').trimmed(),
              palette().color(QPalette::WindowText));
    }
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
