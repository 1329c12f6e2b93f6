#include "ui/training/autoplay.h"

#include "ui/game/opengame.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/settings/preferences.h"
#include "ui/training/trainingoptions.h"

#include <QAction>
#include <QDoubleSpinBox>

namespace shinpan {

namespace {

constexpr double MillisecondsPerSecond = 1000;
constexpr double PaceStep = 0.5;

[[nodiscard]] double secondsOf(std::chrono::milliseconds time)
{
    return static_cast<double>(time.count()) / MillisecondsPerSecond;
}

} // namespace

AutoPlay::AutoPlay(OpenGame &game, Preferences &preferences, QWidget *parent)
    : Card(parent)
    , m_game(game)
    , m_preferences(preferences)
    , m_action(new QAction(tr("Play the Game b&y Itself"), this))
    , m_what(new QLabel(tr("The game plays by itself")))
    , m_pace(new QDoubleSpinBox)
{
    setAccessibleName(m_what->text());
    m_action->setCheckable(true);
    m_action->setToolTip(tr("Go through the game at a chosen pace"));
    m_pace->setRange(secondsOf(TrainingOptions::ShortestPace),
                     secondsOf(TrainingOptions::LongestPace));
    m_pace->setDecimals(1);
    m_pace->setSingleStep(PaceStep);
    m_pace->setSuffix(tr(" s"));
    m_pace->setAccessibleName(tr("Seconds between two moves"));
    m_pace->setValue(secondsOf(preferences.get(&TrainingOptions::pace)));
    QPushButton *stop = form::button(tr("St&op"));
    setLayout(form::row(spacing::Normal,
                        {{m_what, 1}, form::labelFor(m_pace, tr("&A move every")), m_pace, stop},
                        {spacing::Wide, spacing::Normal, spacing::Normal, spacing::Normal}));
    connect(stop, &QPushButton::clicked, this, &AutoPlay::stop);
    connect(m_action, &QAction::toggled, this, &AutoPlay::setPlaying);
    connect(m_pace, &QDoubleSpinBox::valueChanged, this, [this](double seconds) {
        m_preferences.set(&TrainingOptions::pace,
                          std::chrono::milliseconds(std::lround(seconds * MillisecondsPerSecond)));
        restart();
    });
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &AutoPlay::step);
    connect(&game, &OpenGame::changed, this, &AutoPlay::refresh);
    connect(&game.cursor(), &GameCursor::moved, this, &AutoPlay::refresh);
    hide();
    refresh();
}

bool AutoPlay::stop()
{
    const bool played = m_action->isChecked();
    m_action->setChecked(false);
    return played;
}

void AutoPlay::setPlaying(bool plays)
{
    setVisible(plays);
    if (plays) {
        restart();
    } else {
        m_timer.stop();
        refresh();
    }
}

/// The pace holds from now on.
void AutoPlay::restart()
{
    if (m_action->isChecked()) {
        m_timer.start(m_preferences.get(&TrainingOptions::pace));
    }
}

void AutoPlay::step()
{
    m_game.cursor().forward();
    m_game.cursor().nextNode() == NoNode ? static_cast<void>(stop()) : restart();
}

void AutoPlay::refresh()
{
    const bool isPlayed = m_game.status().isRunning();
    if (isPlayed && m_action->isChecked()) {
        stop();
    }
    m_action->setEnabled(m_action->isChecked()
                         || (!isPlayed && m_game.cursor().nextNode() != NoNode));
}

} // namespace shinpan
