#include "ui/engines/enginefailurecard.h"

#include "core/util/excerpt.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/forms.h"
#include "ui/match/seatmenu.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int StripeWidth = 4;

/// The title with a place for the engine's name.
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
        return isBlack ? EngineFailureCard::tr("You stopped waiting for Black’s engine: %1")
                       : EngineFailureCard::tr("You stopped waiting for White’s engine: %1");
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
        return EngineFailureCard::tr("Its command line or directory may be wrong, or a file it "
                                     "needs may be missing. Nothing is lost: the game waits.");
    case Kind::SetUpRefused:
        return EngineFailureCard::tr("It cannot play with this board, these rules or this komi, "
                                     "or it refuses a start-up command of its profile. Another "
                                     "player can take its seat.");
    case Kind::NotGtp:
        return EngineFailureCard::tr("Its command line may lack a word such as “gtp” or “--mode "
                                     "gtp”.");
    case Kind::MoveOverdue:
    case Kind::NoAnswer:
        return EngineFailureCard::tr("It was stopped so that it does not keep running for nothing. "
                                     "Retry restarts it and tells it the whole game.");
    case Kind::Interrupted:
        return EngineFailureCard::tr("You cancelled it, and none of it is still running. The game "
                                     "waits for it or for another player.");
    case Kind::Ended:
    case Kind::MoveRefused:
    case Kind::AnswerRefused:
    case Kind::AnswerUnclear:
        return EngineFailureCard::tr(
            "Retry restarts it and tells it the whole game, which continues from here.");
    }
    Q_UNREACHABLE();
}

/// Whether the command line is worth a look.
[[nodiscard]] bool mayBeMiswritten(PlayerFailure::Kind kind)
{
    using Kind = PlayerFailure::Kind;
    return kind == Kind::CannotStart || kind == Kind::NotGtp || kind == Kind::Ended;
}

} // namespace

EngineFailureCard::EngineFailureCard(QWidget *parent)
    : EngineCard(Symbol::Warning, &StyleColors::error, parent)
    , m_advice(form::caption())
    , m_players(new SeatMenu(tr("&Another Player"), this))
{
    m_what->setAccessibleDescription(tr("What happened"));
    m_commandLine->setAccessibleDescription(tr("Command line of the engine"));
    m_advice->setAccessibleDescription(tr("What can be done"));
    m_advice->setWordWrap(true);
    m_advice->setTextInteractionFlags(m_what->textInteractionFlags());
    QToolButton *close = form::toolButton(Symbol::Close, tr("Close"));
    connect(close, &QToolButton::clicked, this, &EngineFailureCard::dismiss);
    QHBoxLayout *buttons = form::row(spacing::Normal, {});
    const auto add = [this, buttons](Symbol symbol, const QString &text, auto request) {
        addButton(*buttons, new AccentButton(symbolIcon(symbol), text),
                  [this, request](Color seat) {
                      Q_EMIT(this->*request)
                      (seat);
                  });
    };
    add(Symbol::Retry, tr("&Retry"), &EngineFailureCard::retryRequested);
    auto *another = new AccentButton(symbolIcon(Symbol::Person), tr("&Another Player"));
    another->setMenu(m_players);
    buttons->addWidget(another);
    connect(m_players, &SeatMenu::seatChosen, this,
            [this](const Seat &player) { Q_EMIT seatChosen(m_seat, player); });
    connect(m_players, &SeatMenu::addEngineRequested, this,
            [this] { Q_EMIT addEngineRequested(m_seat); });
    add(Symbol::Edit, tr("&Edit engine…"), &EngineFailureCard::editRequested);
    add(Symbol::Console, tr("Open &Console"), &EngineFailureCard::consoleRequested);
    buttons->addStretch(1);
    setLayout(form::column(
        spacing::Tight,
        {heading(close, Qt::AlignTop), m_what, m_commandLine, m_errorLines, m_advice, buttons},
        {spacing::Wide + StripeWidth, spacing::Normal, spacing::Normal, spacing::Normal}));
}

void EngineFailureCard::showFailure(const EngineFailure &failure)
{
    m_seat = failure.seat;
    m_title->setText(
        passage(titlePattern(failure.kind, failure.seat == Color::Black).arg(failure.engineName)));
    m_what->setText(passage(failure.what));
    m_commandLine->setText(passage(failure.commandLine));
    m_commandLine->setVisible(mayBeMiswritten(failure.kind));
    showErrorLines(failure.errorLines, std::min(static_cast<int>(failure.errorLines.size()), 3));
    m_advice->setText(failure.errorLines.isEmpty()
                          ? tr("It left no message. %1").arg(adviceOn(failure.kind))
                          : adviceOn(failure.kind));
    speakUp();
}

void EngineFailureCard::paintEvent(QPaintEvent *event)
{
    EngineCard::paintEvent(event);
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
        EngineCard::keyPressEvent(event);
    }
}

void EngineFailureCard::dismiss()
{
    hide();
    Q_EMIT dismissed(m_seat);
}

} // namespace shinpan
