#include "ui/engines/errorlines.h"

#include "ui/kit/style.h"

#include <QScrollBar>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int MostLines = 8; ///< shown at once
constexpr int SteadyLines = 5;

} // namespace

ErrorLines::ErrorLines(Height height, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_height(height)
{
    setReadOnly(true);
    setTabChangesFocus(true);
    setFont(fixedFont());
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setAccessibleName(tr("Last words of the engine"));
}

void ErrorLines::showLines(const QStringList &lines)
{
    setVisible(!lines.isEmpty());
    const QString text = lines.join(u'\n');
    if (text == toPlainText()) {
        return;
    }
    setPlainText(text);
    fit(m_height == Height::Steady ? SteadyLines : static_cast<int>(lines.size()));
    showNewest();
}

/// The height that it was given for its lines comes after them.
void ErrorLines::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    showNewest();
}

void ErrorLines::showNewest()
{
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

void ErrorLines::fit(int lines)
{
    const int frame = 2 * frameWidth() + spacing::Wide;
    const int text = std::min(lines, MostLines) * fontMetrics().lineSpacing();
    setFixedHeight(frame + text + horizontalScrollBar()->sizeHint().height());
}

} // namespace shinpan
