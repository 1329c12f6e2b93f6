#include "ui/match/clockface.h"

#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/kit/timetext.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace shinpan {

using namespace std::chrono;

namespace {

constexpr qreal Padding = 8; ///< left and right of the digits
constexpr int SignSide = 16; ///< of the warning sign
constexpr qreal SignRoom = SignSide + spacing::Tight;
constexpr qreal Corner = 6;
constexpr milliseconds SpokenAt[] = {1min, 30s, 10s};

[[nodiscard]] QFont timeFont()
{
    return textFont(TextSize::Title);
}

/// Every digit takes the room of the widest one, whatever the font.
[[nodiscard]] qreal cellWidth(const QFontMetricsF &metrics, QChar character)
{
    if (!character.isDigit()) {
        return metrics.horizontalAdvance(character);
    }
    qreal widest = 0;
    for (char digit = '0'; digit <= '9'; ++digit) {
        widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char(digit)));
    }
    return widest;
}

/// The width with the padding, and room for a sign before the digits.
[[nodiscard]] qreal widthOf(const QString &time, bool hasSign)
{
    const QFontMetricsF metrics(timeFont());
    qreal width = 2 * Padding + (hasSign ? SignRoom : 0);
    for (const QChar character : time) {
        width += cellWidth(metrics, character);
    }
    return width;
}

/// Its name is the time of this very moment, without an announcement each second.
class ClockFaceInterface final : public QAccessibleWidget
{
public:
    explicit ClockFaceInterface(ClockFace *face)
        : QAccessibleWidget(face, QAccessible::StaticText) // AT-SPI knows no clocks
    { }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? static_cast<ClockFace *>(widget())->spoken()
                                         : QAccessibleWidget::text(kind);
    }

    static QAccessibleInterface *create(const QString &, QObject *object)
    {
        auto *face = qobject_cast<ClockFace *>(object);
        return face ? new ClockFaceInterface(face) : nullptr;
    }
};

/// Whether the time passed one of the marks between two readings of the same running clock.
[[nodiscard]] bool passesMark(const ClockReading &before, const ClockReading &now)
{
    return std::ranges::any_of(SpokenAt, [&](milliseconds mark) {
        return before.left.time > mark && now.left.time <= mark;
    });
}

} // namespace

bool ClockReading::isLow() const
{
    const milliseconds whole = control.system == TimeControl::System::Absolute
                                    || control.system == TimeControl::System::Fischer
                                 ? control.beginning()
                                 : control.period;
    const bool isLast =
        control.hasOvertime()
            ? left.count.has_value()
                  && (control.system == TimeControl::System::Canadian || *left.count <= 1)
            : control.isLimited();
    return isLast && left.time <= std::min<milliseconds>(10s, whole / 3);
}

ClockFace::ClockFace(QWidget *parent)
    : QWidget(parent)
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(&ClockFaceInterface::create);
        return true;
    }();
    Q_UNUSED(isInstalled)
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    hide();
}

void ClockFace::showReading(const std::optional<ClockReading> &reading)
{
    if (reading == m_reading) {
        return;
    }
    const std::optional<ClockReading> before = std::exchange(m_reading, reading);
    const bool looksAlike = before && reading && before->isRunning == reading->isRunning
                         && before->isLow() == reading->isLow();
    const QString time = reading ? text::clockFace(reading->left.time) : QString();
    const QString overtime =
        reading ? text::overtimeLeft(reading->control, reading->left) : QString();
    if (!looksAlike || time != m_time || overtime != m_overtime) {
        m_time = time;
        m_overtime = overtime;
        setVisible(reading.has_value());
        if (sizeHint().width() != width()) {
            updateGeometry();
        }
        update();
    }
    announce(before);
}

QString ClockFace::spoken() const
{
    return m_reading ? text::spokenTimeLeft(m_reading->color, m_reading->control, m_reading->left)
                     : QString();
}

void ClockFace::announce(const std::optional<ClockReading> &before)
{
    const bool wasRunning = before && before->isRunning;
    const bool isRunning = m_reading && m_reading->isRunning;
    const bool isNews =
        wasRunning != isRunning
        || (isRunning
            && (before->left.count != m_reading->left.count || passesMark(*before, *m_reading)));
    if (isNews) {
        QAccessibleEvent event(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
        Q_EMIT announced(spoken());
    }
}

/// Room for "00:00" at least, so that the plate does not move when the digits get fewer.
QSize ClockFace::sizeHint() const
{
    const QFontMetricsF big(timeFont());
    const QFontMetricsF small(textFont(TextSize::Caption));
    const bool isLow = m_reading && m_reading->isLow();
    const qreal digits = std::max(widthOf(m_time, isLow), widthOf(QStringLiteral("00:00"), false));
    const qreal width = std::max(digits, small.horizontalAdvance(m_overtime));
    return QSizeF(width, big.height() + small.height() + spacing::Tight).toSize() + QSize(1, 1);
}

/// The time is in the middle when nothing stands below it.
QRectF ClockFace::timeRect() const
{
    const qreal tall = QFontMetricsF(timeFont()).height() + 2;
    const qreal wide = widthOf(m_time, m_reading->isLow());
    const qreal below =
        m_overtime.isEmpty() ? 0 : QFontMetricsF(textFont(TextSize::Caption)).height();
    const qreal top = (height() - tall - below) / 2;
    return {width() - wide, top, wide, tall};
}

void ClockFace::paintEvent(QPaintEvent *)
{
    if (!m_reading) {
        return;
    }
    const StyleColors &colors = styleColors(palette());
    const bool isLow = m_reading->isLow();
    const QColor plain = isLow ? colors.error : palette().color(QPalette::Text);
    const QColor onGround = palette().color(isLow ? QPalette::Base : QPalette::HighlightedText);
    const QColor ink = m_reading->isRunning ? onGround : plain;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF room = timeRect();
    const qreal below = room.bottom();
    if (m_reading->isRunning) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isLow ? colors.error : palette().color(QPalette::Highlight));
        painter.drawRoundedRect(room, Corner, Corner);
    }
    room.adjust(Padding, 0, -Padding, 0);
    if (isLow) {
        const QRectF sign(room.left(), room.center().y() - SignSide / 2.0, SignSide, SignSide);
        symbolIcon(Symbol::Warning, ink).paint(&painter, sign.toRect());
        room.setLeft(room.left() + SignRoom);
    }
    painter.setPen(ink);
    paintDigits(painter, room);
    painter.setFont(textFont(TextSize::Caption));
    painter.setPen(isLow ? colors.error : colors.muted);
    painter.drawText(QRectF(0, below, width() - 1, height() - below), Qt::AlignTop | Qt::AlignRight,
                     m_overtime);
}

void ClockFace::paintDigits(QPainter &painter, const QRectF &room) const
{
    painter.setFont(timeFont());
    const QFontMetricsF metrics(painter.font());
    QRectF cell = room;
    for (const QChar character : m_time) {
        cell.setWidth(cellWidth(metrics, character));
        painter.drawText(cell, Qt::AlignCenter, QString(character));
        cell.moveLeft(cell.right());
    }
}

} // namespace shinpan
