#include "ui/engines/wordchips.h"

#include "ui/kit/style.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace shinpan {

namespace {

constexpr qsizetype MostWords = 100; // somebody pasted a file
constexpr int Padding = 6;
constexpr int Gap = 4;
constexpr qreal CornerRadius = 4;

} // namespace

WordChips::WordChips(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFont(fixedFont());
}

void WordChips::setWords(const QStringList &words)
{
    m_words = words.first(std::min(words.size(), MostWords));
    if (words.size() > MostWords) {
        m_words += tr("and %n more", nullptr, static_cast<int>(words.size() - MostWords));
    }
    measure();
    setAccessibleName(m_words.isEmpty() ? QString()
                                        : tr("Words: %1").arg(m_words.join(QStringLiteral(", "))));
    setVisible(!words.isEmpty());
    updateGeometry();
    update();
}

QSize WordChips::sizeHint() const
{
    return {0, heightForWidth(width())};
}

int WordChips::heightForWidth(int width) const
{
    const std::vector<QRect> frames = framesIn(width);
    return frames.empty() ? 0 : frames.back().bottom() + 1;
}

void WordChips::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const StyleColors &colors = styleColors(palette());
    const std::vector<QRect> frames = framesIn(width());
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const bool isProgram = i == 0;
        painter.setPen(isProgram ? colors.accent : colors.field);
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawRoundedRect(QRectF(frames[i]).adjusted(0.5, 0.5, -0.5, -0.5), CornerRadius,
                                CornerRadius);
        painter.setPen(isProgram ? colors.accent : palette().color(QPalette::Text));
        const QRect room = frames[i].adjusted(Padding, 0, -Padding, 0);
        const QString word = m_words.at(static_cast<qsizetype>(i)).simplified();
        painter.drawText(room, Qt::AlignCenter,
                         fontMetrics().elidedText(word, Qt::ElideMiddle, room.width()));
    }
}

/// Layouts ask for heights a thousand times over, and measuring text is slow.
void WordChips::measure()
{
    m_widths.clear();
    for (const QString &word : m_words) {
        m_widths.push_back(fontMetrics().horizontalAdvance(word.simplified()));
    }
}

void WordChips::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        measure();
    }
    QWidget::changeEvent(event);
}

std::vector<QRect> WordChips::framesIn(int width) const
{
    const int height = fontMetrics().height() + 4;
    std::vector<QRect> frames;
    QPoint at;
    for (const int textWidth : m_widths) {
        const int wanted = textWidth + 2 * Padding + 1;
        const int taken = std::max(std::min(wanted, width), 2 * Padding);
        if (at.x() > 0 && at.x() + taken > width) {
            at = {0, at.y() + height + Gap};
        }
        frames.emplace_back(at, QSize(taken, height));
        at.rx() += taken + Gap;
    }
    return frames;
}

} // namespace shinpan
