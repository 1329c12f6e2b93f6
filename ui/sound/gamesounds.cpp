#include "ui/sound/gamesounds.h"

#include "core/record/gamecursor.h"
#include "core/record/gamerecord.h"
#include "ui/board/boardoptions.h"
#include "ui/settings/preferences.h"
#include "ui/sound/soundplayer.h"

#include <utility>

namespace shinpan {

GameSounds::GameSounds(GameCursor &cursor, const Preferences &preferences, QObject *parent)
    : QObject(parent)
    , m_cursor(cursor)
    , m_preferences(preferences)
    , m_node(cursor.node())
    , m_captured(cursor.captured())
{
    connect(&cursor, &GameCursor::moved, this, &GameSounds::follow);
}

void GameSounds::follow()
{
    const NodeId before = std::exchange(m_node, m_cursor.node());
    const ByColor<int> captured = std::exchange(m_captured, m_cursor.captured());
    const std::optional<Move> move = m_cursor.lastMove();
    const bool isStep =
        m_node != before && m_cursor.record().tree().parent(m_node) == before && move;
    if (!isStep || !m_preferences.get(&BoardOptions::hasSound)) {
        return;
    }
    const Sound sound = !move->point           ? Sound::Pass
                      : captured != m_captured ? Sound::Capture
                                               : Sound::Stone;
    if (!m_player) {
        m_player = new SoundPlayer(this);
    }
    m_player->play(sound);
    Q_EMIT heard(sound);
}

} // namespace shinpan
