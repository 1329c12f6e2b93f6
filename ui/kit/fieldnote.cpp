#include "ui/kit/fieldnote.h"

#include "core/util/excerpt.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"

#include <QApplication>
#include <QEvent>
#include <QFontMetrics>

namespace shinpan {

namespace {

constexpr qsizetype LongestNote = 1000; // characters
constexpr int WidestWord = 240;

} // namespace

FieldNote::FieldNote(QWidget *field, QWidget *parent)
    : QLabel(parent)
    , m_field(field)
{
    setFont(textFont(TextSize::Caption));
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setMinimumHeight(QFontMetrics(font()).height());
    setAlignment(Qt::AlignTop | Qt::AlignLeading);
    applyTone();
}

void FieldNote::setNote(Tone tone, const QString &text)
{
    m_tone = tone;
    setText(passage(text, LongestNote));
    applyTone();
    if (m_field) {
        m_field->setAccessibleDescription(this->text());
    }
}

QSize FieldNote::minimumSizeHint() const
{
    return QLabel::minimumSizeHint().boundedTo({zoomed(WidestWord), QWIDGETSIZE_MAX});
}

void FieldNote::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange
        || event->type() == QEvent::ApplicationPaletteChange) {
        applyTone();
    }
}

void FieldNote::applyTone()
{
    const StyleColors &colors = styleColors(QApplication::palette());
    const QColor inks[] = {colors.muted, colors.ok, colors.warning, colors.error};
    const QColor ink = inks[static_cast<std::size_t>(m_tone)];
    if (palette().color(QPalette::WindowText) != ink) {
        QPalette toned = palette();
        toned.setColor(QPalette::WindowText, ink);
        setPalette(toned);
    }
}

} // namespace shinpan
