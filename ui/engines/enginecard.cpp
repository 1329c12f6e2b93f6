#include "ui/engines/enginecard.h"

#include "ui/kit/controlaccess.h"
#include "ui/kit/forms.h"

#include <QCoreApplication>
#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace shinpan {

namespace {

/// The last lines that an engine wrote to its standard error.
class ErrorLines final : public QPlainTextEdit
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::ErrorLines)

public:
    ErrorLines()
    {
        setReadOnly(true);
        setTabChangesFocus(true);
        setFont(fixedFont());
        setLineWrapMode(QPlainTextEdit::NoWrap);
        setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        setAccessibleName(tr("Last words of the engine"));
    }

    void showNewest() { verticalScrollBar()->setValue(verticalScrollBar()->maximum()); }

protected:
    /// The height that it was given for its lines comes after them.
    void resizeEvent(QResizeEvent *event) override
    {
        QPlainTextEdit::resizeEvent(event);
        showNewest();
    }
};

[[nodiscard]] QLabel *selectableLabel()
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

EngineCard::EngineCard(Symbol symbol, QColor StyleColors::*ink, QWidget *parent)
    : Card(parent)
    , m_title(form::heading())
    , m_what(selectableLabel())
    , m_commandLine(selectableLabel())
    , m_errorLines(new ErrorLines)
    , m_symbol(symbol)
    , m_ink(ink)
    , m_icon(new QLabel)
{
    m_title->setWordWrap(true);
    m_commandLine->setFont(fixedFont());
    drawIcon();
}

QBoxLayout *EngineCard::heading(QWidget *end, Qt::Alignment alignment)
{
    return form::row(spacing::Normal, {m_icon, {m_title, 1}, {end, 0, alignment}});
}

void EngineCard::addButton(QBoxLayout &row, QPushButton *button, std::function<void(Color)> request)
{
    connect(button, &QPushButton::clicked, this,
            [this, request = std::move(request)] { request(m_seat); });
    row.addWidget(button);
}

void EngineCard::showErrorLines(const QStringList &lines, int height)
{
    constexpr int MostLines = 8; // shown at once
    m_errorLines->setVisible(!lines.isEmpty());
    const QString text = lines.join(u'\n');
    if (text == m_errorLines->toPlainText()) {
        return;
    }
    m_errorLines->setPlainText(text);
    const int shown = std::min(height > 0 ? height : static_cast<int>(lines.size()), MostLines);
    m_errorLines->setFixedHeight(2 * m_errorLines->frameWidth() + spacing::Wide
                                 + shown * m_errorLines->fontMetrics().lineSpacing()
                                 + m_errorLines->horizontalScrollBar()->sizeHint().height());
    static_cast<ErrorLines *>(m_errorLines)->showNewest();
}

void EngineCard::speakUp()
{
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_what->text());
    show();
    controlaccess::speakUp(*this);
}

void EngineCard::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        drawIcon();
    }
}

void EngineCard::drawIcon()
{
    constexpr int IconSize = 20;
    const QIcon icon = symbolIcon(m_symbol, styleColors(palette()).*m_ink);
    m_icon->setPixmap(icon.pixmap(QSize(IconSize, IconSize), devicePixelRatioF()));
}

} // namespace shinpan
