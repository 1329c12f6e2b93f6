#pragma once

#include "ui/sound/samples.h"

#include <QObject>
#include <QStringList>
#include <QTemporaryDir>

namespace shinpan {

/// Plays sounds through a small program of the desktop's (pw-play, paplay or aplay): opening a
/// sound server may take long, and a process of its own cannot hold up the window. Silent where
/// there is none of them, no sound card, or nobody to listen.
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

} // namespace shinpan
