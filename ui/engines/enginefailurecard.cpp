#include "ui/engines/enginefailurecard.h"

#include "core/util/excerpt.h"
#include "ui/engines/errorlines.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>
#include <QVBoxLayout>

namespace shinpan {

namespace {

constexpr int IconSize = 20;
constexpr int StripeWidth = 4;

/// With a place for the engine's name.
[[nodiscard]] QString titlePattern(PlayerFailure::Kind kind, bool isBlack)
{
    using Kind = PlayerFailure::Kind;
    switch (kind) {
    case Kind::CannotStart:
        return isBlack ? EngineFailureCard::tr("Black’s engine does not start: %1")
                       : EngineFailureCard::tr("White’s engine does not start: %1");
    case Kind::SetUpRefused:
        return isBlack ? EngineFailureCard::tr("Black’s engine refuses this game: %1")
                       : EngineFailureCard::tr("White’s engine refuses this game: %1");
    case Kind::NotGtp:
        return isBlack ? EngineFailureCard::tr("Black’s engine does not speak GTP: %1")
                       : EngineFailureCard::tr("White’s engine does not speak GTP: %1");
    case Kind::MoveOverdue:
    case Kind::NoAnswer:
        return isBlack ? EngineFailureCard::tr("Black’s engine does not answer: %1")
                       : EngineFailureCard::tr("White’s engine does not answer: %1");
    case Kind::Interrupted:
        return isBlack ? EngineFailureCard::tr("Black’s engine was not waited for: %1")
                       : EngineFailureCard::tr("White’s engine was not waited for: %1");
    case Kind::Ended:
    case Kind::MoveRefused: // these lose the game, which needs no card
    case Kind::AnswerRefused:
    case Kind::AnswerUnclear:
        return isBlack ? EngineFailureCard::tr("Black’s engine stopped: %1")
                       : EngineFailureCard::tr("White’s engine stopped: %1");
    }
    Q_UNREACHABLE();
}

/// What the person can do about it.
[[nodiscard]] QString adviceOn(PlayerFailure::Kind kind)
{
    using Kind = PlayerFailure::Kind;
    switch (kind) {
    case Kind::CannotStart:
        return EngineFailureCard::tr("Its command line and its directory may be wrong, or a file "
                                     "that it needs is missing. Nothing is lost: the game waits.");
    case Kind::SetUpRefused:
        return EngineFailureCard::tr("It cannot play with this board, these rules or this komi. "
                                     "Another player can take its seat.");
    case Kind::NotGtp:
        return EngineFailureCard::tr("Its command line may lack a word such as “gtp” or “--mode "
                                     "gtp”.");
    case Kind::MoveOverdue:
    case Kind::NoAnswer:
        return EngineFailureCard::tr("It was removed, so that it does not go on in vain. Retry "
                                     "starts it anew and tells it the whole game.");
    case Kind::Interrupted:
        return EngineFailureCard::tr("You cancelled it, and nothing of it is left running. The "
                                     "game waits for it, or for another player.");
    case Kind::Ended:
    case Kind::MoveRefused:
    case Kind::AnswerRefused:
    case Kind::AnswerUnclear:
        return EngineFailureCard::tr("Retry starts it anew and tells it the whole game, which goes "
                                     "on where it is.");
    }
    Q_UNREACHABLE();
}

[[nodiscard]] QLabel *selectableLabel(const QString &accessibleName)
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAccessibleDescription(accessibleName);
    return label;
}

} // namespace

EngineFailureCard::EngineFailureCard(QWidget *parent)
    : Card(parent)
    , m_icon(new QLabel)
    , m_title(new QLabel)
    , m_what(selectableLabel(tr("What happened")))
    , m_advice(selectableLabel(tr("What can be done")))
    , m_commandLine(selectableLabel(tr("Command line of the engine")))
    , m_errorTitle(new QLabel)
    , m_errorLines(new ErrorLines(ErrorLines::Height::Fitting))
{
    m_commandLine->setFont(fixedFont());
    m_errorTitle->setForegroundRole(QPalette::PlaceholderText);
    m_errorTitle->setFont(textFont(TextSize::Caption));
    m_errorTitle->setBuddy(m_errorLines);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::Section + StripeWidth, spacing::Wide, spacing::Wide,
                               spacing::Wide);
    layout->setSpacing(spacing::Normal);
    layout->addLayout(createHeading());
    layout->addWidget(m_what);
    layout->addWidget(m_commandLine);
    layout->addWidget(m_errorTitle);
    layout->addWidget(m_errorLines);
    layout->addWidget(m_advice);
    layout->addLayout(createButtons());
    colorIcon();
}

void EngineFailureCard::showFailure(const EngineFailure &failure)
{
    m_seat = failure.seat;
    m_title->setText(
        passage(titlePattern(failure.kind, failure.seat == Color::Black).arg(failure.engineName)));
    m_what->setText(passage(failure.what));
    m_commandLine->setText(passage(failure.commandLine));
    const bool hasLines = !failure.errorLines.isEmpty();
    m_errorTitle->setText(hasLines ? tr("Its last words on standard error")
                                   : tr("It wrote nothing to standard error."));
    m_errorLines->showLines(failure.errorLines);
    m_advice->setText(adviceOn(failure.kind));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_what->text());
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QLayout *EngineFailureCard::createHeading()
{
    m_title->setFont(textFont(TextSize::Subtitle));
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
