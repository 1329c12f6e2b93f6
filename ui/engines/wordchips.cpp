#include "ui/engines/wordchips.h"

#include "ui/style.h"

#include <QPainter>

#include <algorithm>

namespace shinpan {

namespace {

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
    m_words = words;
    setAccessibleName(words.isEmpty() ? QString()
                                      : tr("Words: %1").arg(words.join(QStringLiteral(", "))));
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

std::vector<QRect> WordChips::framesIn(int width) const
{
    const int height = fontMetrics().height() + 4;
    std::vector<QRect> frames;
    QPoint at;
    for (const QString &word : m_words) {
        const int wanted = fontMetrics().horizontalAdvance(word.simplified()) + 2 * Padding + 1;
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
