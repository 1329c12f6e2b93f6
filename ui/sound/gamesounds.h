#pragma once

#include "core/board/color.h"
#include "core/record/tree/gametree.h"
#include "ui/sound/samples.h"

#include <QObject>

namespace shinpan {

class GameCursor;
class Preferences;
class SoundPlayer;

/// Makes moves heard as they appear: when the cursor goes one move forward, by playing or by
/// looking. Only if the person wants sounds (BoardOptions::hasSound, off at first).
class GameSounds final : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    GameSounds(GameCursor &cursor, const Preferences &preferences, QObject *parent);

Q_SIGNALS:
    void heard(shinpan::Sound sound);

private:
    void follow();

    GameCursor &m_cursor;
    const Preferences &m_preferences;
    SoundPlayer *m_player = nullptr; ///< null until the first sound
    NodeId m_node;
    ByColor<int> m_captured;
};

} // namespace shinpan
