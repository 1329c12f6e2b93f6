#pragma once

#include "core/board/color.h"
#include "core/record/tree/gametree.h"

#include <QByteArray>
#include <QObject>
#include <QStringList>
#include <QTemporaryDir>

#include <cstdint>

namespace shinpan {

class GameCursor;
class Preferences;

/// What can be heard.
enum class Sound : std::uint8_t { Stone, Capture, Pass, Resignation };

/// The last enumerator of Sound, for loops over all of them.
inline constexpr Sound LastSound = Sound::Resignation;

/// The sound as a WAV file (RIFF, PCM, 16 bit, mono, 44,100 Hz) of less than half a second, made by
/// arithmetic; the same every time.
[[nodiscard]] QByteArray sampleOf(Sound sound);

/// Plays sounds through a small program of the desktop's (pw-play, paplay or aplay): opening a
/// sound server may take long, and a process of its own cannot hold up the window. It is silent if
/// there is no such program, no sound card, or nobody to listen.
class SoundPlayer final : public QObject
{
    Q_OBJECT

public:
    /// The programs to look for, each with its arguments; the file's name comes last.
    using Commands = QList<QStringList>;
    [[nodiscard]] static Commands usualCommands();

    explicit SoundPlayer(QObject *parent = nullptr, const Commands &commands = usualCommands());

    /// Returns at once. Left out while too many others still sound.
    void play(Sound sound);

Q_SIGNALS:
    /// A sound is over, or could not be played.
    void finished(bool wasPlayed);

private:
    /// The sample as a file, written when first needed; "" if that fails.
    [[nodiscard]] QString fileOf(Sound sound);

    QStringList m_command; ///< empty: silent
    QTemporaryDir m_folder;
    int m_sounding = 0;
};

/// Makes moves heard as they appear: when the cursor goes one move forward, by playing or by
/// looking. Only if the person wants sounds (BoardOptions::hasSound).
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
