#pragma once

#include "ui/kit/card.h"

#include <QTimer>

class QAction;
class QDoubleSpinBox;
class QLabel;

namespace shinpan {

class OpenGame;
class Preferences;

/// A record that plays by itself: goes forward at a chosen pace along the line that is shown, until
/// its end, or until a game is played. Its card, with the pace, is there for that long. Whoever
/// goes elsewhere meanwhile is followed.
class AutoPlay final : public Card
{
    Q_OBJECT

public:
    /// Both outlive it.
    AutoPlay(OpenGame &game, Preferences &preferences, QWidget *parent = nullptr);

    /// Checked while it plays.
    [[nodiscard]] QAction *action() const { return m_action; }
    /// Whether it did.
    bool stop();

private:
    void setPlaying(bool plays);
    void step();
    void restart();
    void refresh();

    OpenGame &m_game;
    Preferences &m_preferences;
    QAction *m_action;
    QLabel *m_what;
    QDoubleSpinBox *m_pace;
    QTimer m_timer;
};

} // namespace shinpan
