#include "ui/engines/enginefailurecard.h"

#include "ui/accentbutton.h"
#include "ui/style.h"
#include "ui/symbol.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int IconSize = 20;
constexpr int StripeWidth = 4;
constexpr int MostErrorLines = 8; ///< shown at once

[[nodiscard]] QString titleOf(const EngineFailure &failure)
{
    const QString title = failure.seat == Color::Black
                            ? EngineFailureCard::tr("Black’s engine stopped: %1")
                            : EngineFailureCard::tr("White’s engine stopped: %1");
    return title.arg(failure.engineName);
}

[[nodiscard]] QLabel *selectableLabel(const QString &accessibleName)
{
    auto *label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAccessibleName(accessibleName);
    return label;
}

} // namespace

EngineFailureCard::EngineFailureCard(QWidget *parent)
    : Card(parent)
    , m_icon(new QLabel)
    , m_title(new QLabel)
    , m_what(selectableLabel(tr("What happened")))
    , m_commandLine(selectableLabel(tr("Command line of the engine")))
    , m_errorTitle(new QLabel)
    , m_errorLines(new QPlainTextEdit)
{
    m_commandLine->setFont(fixedFont());
    createErrorLines();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::Section + StripeWidth, spacing::Wide, spacing::Wide,
                               spacing::Wide);
    layout->setSpacing(spacing::Normal);
    layout->addLayout(createHeading());
    layout->addWidget(m_what);
    layout->addWidget(m_commandLine);
    layout->addWidget(m_errorTitle);
    layout->addWidget(m_errorLines);
    layout->addLayout(createButtons());
    colorIcon();
}

void EngineFailureCard::showFailure(const EngineFailure &failure)
{
    m_seat = failure.seat;
    m_title->setText(titleOf(failure));
    m_what->setText(failure.what);
    m_commandLine->setText(failure.commandLine);
    const bool hasLines = !failure.errorLines.isEmpty();
    m_errorTitle->setText(hasLines ? tr("Its last words on standard error")
                                   : tr("It wrote nothing to standard error."));
    m_errorLines->setVisible(hasLines);
    m_errorLines->setPlainText(failure.errorLines.join(u'\n'));
    fitErrorLines(static_cast<int>(failure.errorLines.size()));
    setAccessibleName(m_title->text());
    setAccessibleDescription(failure.what);
    show();
    m_errorLines->moveCursor(QTextCursor::End);
    m_errorLines->moveCursor(QTextCursor::StartOfLine);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void EngineFailureCard::createErrorLines()
{
    m_errorTitle->setForegroundRole(QPalette::PlaceholderText);
    m_errorTitle->setFont(textFont(TextSize::Caption));
    m_errorTitle->setBuddy(m_errorLines);
    m_errorLines->setReadOnly(true);
    m_errorLines->setTabChangesFocus(true);
    m_errorLines->setFont(fixedFont());
    m_errorLines->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_errorLines->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_errorLines->setAccessibleName(tr("Last words of the engine"));
}

void EngineFailureCard::fitErrorLines(int count)
{
    const int frame = 2 * m_errorLines->frameWidth() + spacing::Wide;
    const int text = std::min(count, MostErrorLines) * m_errorLines->fontMetrics().lineSpacing();
    m_errorLines->setFixedHeight(frame + text
                                 + m_errorLines->horizontalScrollBar()->sizeHint().height());
}

QLayout *EngineFailureCard::createHeading()
{
    m_title->setFont(textFont(TextSize::Subtitle));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    auto *close = new QToolButton;
    close->setIcon(symbolIcon(Symbol::Close));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close"));
    close->setAccessibleName(tr("Close"));
    connect(close, &QToolButton::clicked, this, &EngineFailureCard::dismiss);

    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Normal);
    row->addWidget(m_icon);
    row->addWidget(m_title, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    return row;
}

QLayout *EngineFailureCard::createButtons()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Normal);
    const auto add = [this, row](Symbol symbol, const QString &text,
                                 void (EngineFailureCard::*request)(Color)) {
        auto *button = new AccentButton(symbolIcon(symbol), text);
        connect(button, &QPushButton::clicked, this, [this, request] {
            Q_EMIT(this->*request)(m_seat);
        });
        row->addWidget(button);
    };
    add(Symbol::Retry, tr("&Retry"), &EngineFailureCard::retryRequested);
    add(Symbol::Edit, tr("&Edit engine…"), &EngineFailureCard::editRequested);
    add(Symbol::Console, tr("Open &console"), &EngineFailureCard::consoleRequested);
    row->addStretch(1);
    return row;
}

void EngineFailureCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(rect(), CornerRadius, CornerRadius);
    painter.setClipPath(outline);
    painter.fillRect(0, 0, StripeWidth, height(), styleColors(palette()).error);
}

void EngineFailureCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        dismiss();
    } else {
        Card::keyPressEvent(event);
    }
}

void EngineFailureCard::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        colorIcon();
    }
}

void EngineFailureCard::dismiss()
{
    hide();
    Q_EMIT dismissed(m_seat);
}

void EngineFailureCard::colorIcon()
{
    const QIcon icon = symbolIcon(Symbol::Warning, styleColors(palette()).error);
    m_icon->setPixmap(icon.pixmap(QSize(IconSize, IconSize), devicePixelRatioF()));
}

} // namespace shinpan
