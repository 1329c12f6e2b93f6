#include "ui/engines/enginecards.h"

#include "core/engine/engine.h"
#include "core/engine/profile/engineprofilestore.h"
#include "ui/engines/enginefailurecard.h"
#include "ui/game/opengame.h"
#include "ui/kit/forms.h"
#include "ui/match/seatmenu.h"

#include <QVBoxLayout>

namespace shinpan {

using namespace std::chrono_literals;
using std::chrono::steady_clock;

namespace {

/// A quick engine has started before anybody wonders.
constexpr std::chrono::milliseconds Moment = 700ms;
/// How often the card is brought up to date; lines in between are seen together.
constexpr auto Pulse = 250ms;

} // namespace

EngineCards::EngineCards(OpenGame &game, const EngineProfileStore &store, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_store(store)
    , m_column(form::column(0, {}))
{
    setLayout(m_column);
    m_tick.setInterval(Pulse);
    connect(&m_tick, &QTimer::timeout, this, &EngineCards::look);
    connect(&game, &OpenGame::changed, this, &EngineCards::look);
    connect(&game, &OpenGame::engineFailed, this, [this](const EngineFailure &failure) {
        if (!m_failure) {
            createFailure();
        }
        m_failure->showFailure(failure);
    });
}

void EngineCards::createFailure()
{
    m_failure = new EngineFailureCard(this);
    m_column->insertWidget(0, m_failure);
    connect(&m_game, &OpenGame::failureSettled, m_failure, &QWidget::hide);
    connect(m_failure, &EngineFailureCard::retryRequested, &m_game.engines(),
            &EnginesAtBoard::retry);
    connect(&m_failure->players(), &QMenu::aboutToShow, this,
            [this] { m_failure->players().setEngines(m_store.profiles()); });
    connect(m_failure, &EngineFailureCard::seatChosen, &m_game, &OpenGame::setSeat);
    connect(m_failure, &EngineFailureCard::addEngineRequested, this,
            &EngineCards::addEngineRequested);
    connect(m_failure, &EngineFailureCard::editRequested, this, &EngineCards::editRequested);
    connect(m_failure, &EngineFailureCard::consoleRequested, this, &EngineCards::consoleRequested);
}

void EngineCards::createWait()
{
    m_wait = new EngineWaitCard(this);
    m_column->addWidget(m_wait);
    connect(m_wait, &EngineWaitCard::cancelRequested, &m_game.engines(),
            &EnginesAtBoard::cancelStart);
    connect(m_wait, &EngineWaitCard::restartRequested, &m_game.engines(), &EnginesAtBoard::restart);
    connect(m_wait, &EngineWaitCard::interruptRequested, &m_game.engines(),
            &EnginesAtBoard::interrupt);
    connect(m_wait, &EngineWaitCard::patienceRequested, this, &EngineCards::keepWaiting);
    connect(m_wait, &EngineWaitCard::consoleRequested, this, &EngineCards::consoleRequested);
}

void EngineCards::look()
{
    for (const Color color : BothColors) {
        watch(color);
    }
    m_waiting.black || m_waiting.white ? m_tick.start() : m_tick.stop();
    const std::optional<EngineWait> ofBlack = worthTelling(Color::Black);
    if (const std::optional<EngineWait> wait = ofBlack ? ofBlack : worthTelling(Color::White)) {
        if (!m_wait) {
            createWait();
        }
        m_wait->showWait(*wait);
    } else if (m_wait) {
        m_wait->hide();
    }
}

/// Notes since when the seat's engine lets us wait, if it does.
void EngineCards::watch(Color color)
{
    const std::optional<EngineWait::Kind> kind = expected(color);
    if (!kind) {
        m_waiting[color].reset();
        return;
    }
    const std::shared_ptr<const Engine> engine = m_game.status().engine(color);
    const int move = m_game.match()->moveCount();
    const std::optional<Waiting> &before = m_waiting[color];
    if (!before || before->kind != *kind || before->move != move
        || before->engine.lock() != engine) {
        const auto hold =
            *kind == EngineWait::Kind::Starting ? Moment : engine->profile().timeouts.move;
        m_waiting[color] = Waiting{*kind, engine, move, steady_clock::now(), hold};
    }
}

/// What the seat's engine is to do that it may take too long over.
std::optional<EngineWait::Kind> EngineCards::expected(Color color) const
{
    const std::shared_ptr<const Engine> engine = m_game.status().engine(color);
    if (!engine || !m_game.status().isRunning()) {
        return std::nullopt;
    }
    const Match &match = *m_game.match();
    if (match.state() == Match::State::Preparing && !match.isReady(color)) {
        return EngineWait::Kind::Starting;
    }
    const bool isAsked = match.state() == Match::State::Asking && match.toPlay() == color;
    return isAsked && engine->profile().timeouts.move > 0ms
             ? std::optional(EngineWait::Kind::Overdue)
             : std::nullopt;
}

std::optional<EngineWait> EngineCards::worthTelling(Color color) const
{
    const std::optional<Waiting> &waiting = m_waiting[color];
    const std::shared_ptr<const Engine> engine = waiting ? waiting->engine.lock() : nullptr;
    if (!engine || steady_clock::now() - waiting->since < waiting->hold) {
        return std::nullopt;
    }
    EngineWait wait;
    wait.kind = waiting->kind;
    wait.seat = color;
    wait.engineName = engine->profile().name;
    wait.commandLine = engine->profile().commandLine;
    wait.elapsed = std::chrono::floor<std::chrono::seconds>(steady_clock::now() - waiting->since);
    wait.mayInterrupt = engine->mayInterrupt();
    wait.allowance = engine->profile().timeouts.move;
    wait.errorLines = engine->lastErrorLines();
    return wait;
}

/// Speaks of it again after as long as the engine may take for a move.
void EngineCards::keepWaiting(Color color)
{
    if (std::optional<Waiting> &waiting = m_waiting[color]) {
        const auto elapsed =
            std::chrono::ceil<std::chrono::milliseconds>(steady_clock::now() - waiting->since);
        waiting->hold = elapsed + m_game.status().engine(color)->profile().timeouts.move;
    }
    look();
}

} // namespace shinpan
