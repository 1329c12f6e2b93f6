#pragma once

#include "ui/board/boardoptions.h"
#include "ui/match/newgamesettings.h"
#include "ui/style.h"

#include <QByteArray>
#include <QObject>
#include <QSettings>

#include <chrono>

namespace shinpan {

/// What the program remembers from one run to the next. The only user of QSettings; every value has
/// a default.
class Preferences final : public QObject
{
    Q_OBJECT

public:
    /// In the person's usual place for settings.
    Preferences();
    /// In this file (tests).
    explicit Preferences(const QString &iniFile);

    [[nodiscard]] ColorScheme colorScheme() const;
    void setColorScheme(ColorScheme scheme);

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);
    [[nodiscard]] QByteArray windowState() const;
    void setWindowState(const QByteArray &state);

    /// The last new game. Engines are remembered by id and looked up among `profiles`; one that is
    /// gone becomes the person.
    [[nodiscard]] NewGameSettings newGame(const std::vector<EngineProfile> &profiles) const;
    void setNewGame(const NewGameSettings &settings);

    /// How the person likes the board.
    [[nodiscard]] BoardOptions boardOptions() const;
    void setBoardOptions(const BoardOptions &options);

    /// The least time between two moves of engines.
    [[nodiscard]] std::chrono::milliseconds pace() const;
    void setPace(std::chrono::milliseconds pace);

    /// The character set of files that say nothing of theirs and cannot be guessed.
    [[nodiscard]] QByteArray fallbackCharset() const;
    void setFallbackCharset(const QByteArray &charset);

Q_SIGNALS:
    void boardOptionsChanged();

private:
    QSettings m_settings;
};

} // namespace shinpan
