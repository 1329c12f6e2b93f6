#pragma once

#include "core/analysis/analysismerge.h"
#include "ui/analysis/analysisoptions.h"
#include "ui/board/boardoptions.h"
#include "ui/console/consoleoptions.h"
#include "ui/export/exportsettings.h"
#include "ui/home/keyscheme.h"
#include "ui/home/windowlayout.h"
#include "ui/match/newgamesettings.h"
#include "ui/review/reviewsettings.h"
#include "ui/style.h"

#include <QByteArray>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QSettings>
#include <QStringList>

#include <chrono>
#include <optional>

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

    /// Of all texts, in percent of the desktop's own, SmallestText to LargestText.
    static constexpr int SmallestText = 70;
    static constexpr int LargestText = 200;
    [[nodiscard]] int textSize() const;
    void setTextSize(int percent);

    /// The language of the program as a code such as "de"; empty: the desktop's.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString &code);

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);

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

    /// GTP commands that were typed, oldest first; MostCommands at most.
    static constexpr qsizetype MostCommands = 500;
    [[nodiscard]] QStringList commandHistory() const;
    /// Puts a command last.
    void addCommand(const QString &line);

    /// The character set of files that say nothing of theirs and cannot be guessed.
    [[nodiscard]] QByteArray fallbackCharset() const;
    void setFallbackCharset(const QByteArray &charset);

    /// Files that were open, the last one first; MostRecentFiles at most.
    static constexpr int MostRecentFiles = 12;
    [[nodiscard]] QStringList recentFiles() const;
    /// Puts a file first.
    void addRecentFile(const QString &path);
    void removeRecentFile(const QString &path);
    void clearRecentFiles();

    /// Whether a file that another program changed is read again without a question, if nothing is
    /// lost by it.
    [[nodiscard]] bool reloadsUnasked() const;
    void setReloadsUnasked(bool reloads);
    /// Whether the files that were open at the end are opened at the next start.
    [[nodiscard]] bool restoresSession() const;
    void setRestoresSession(bool restores);

    // In homepreferences.cpp
    /// The last layout of a window, and how its panels were in each; empty: as it comes.
    [[nodiscard]] WindowLayout layout() const;
    void setLayout(WindowLayout layout);
    [[nodiscard]] QByteArray layoutState(WindowLayout layout) const;
    void setLayoutState(WindowLayout layout, const QByteArray &state);
    /// Which arrows walk through a game.
    [[nodiscard]] KeyScheme keyScheme() const;
    void setKeyScheme(KeyScheme scheme);
    /// The keys that the person gave an action (see ShortcutBook), maybe none; nothing: they did
    /// not.
    [[nodiscard]] std::optional<QList<QKeySequence>> keysOf(const QString &action) const;
    void setKeysOf(const QString &action, const std::optional<QList<QKeySequence>> &keys);
    void forgetKeys();
    /// Whether the program starts with its start page when there is nothing else to show.
    [[nodiscard]] bool showsHome() const;
    void setShowsHome(bool shows);

    // In exportpreferences.cpp
    [[nodiscard]] ExportSettings exportSettings() const;
    void setExportSettings(const ExportSettings &settings);
    [[nodiscard]] PrintSettings printSettings() const;
    void setPrintSettings(const PrintSettings &settings);

    // In consolepreferences.cpp
    [[nodiscard]] ConsoleOptions consoleOptions() const;
    void setConsoleOptions(const ConsoleOptions &options);

    // In analysispreferences.cpp
    [[nodiscard]] AnalysisOptions analysisOptions() const;
    void setAnalysisOptions(const AnalysisOptions &options);
    /// The last review, but for its range, which is the game's.
    [[nodiscard]] ReviewSettings reviewSettings() const;
    void setReviewSettings(const ReviewSettings &settings);
    /// How much of an analysis was last saved into a game.
    [[nodiscard]] MergeLevel mergeLevel() const;
    void setMergeLevel(MergeLevel level);

Q_SIGNALS:
    void boardOptionsChanged();
    void analysisOptionsChanged();
    void consoleOptionsChanged();
    /// Something else changed that a person chooses for good: colours, language, pace, files.
    void habitsChanged();
    /// The scheme of the arrows, or some action's keys.
    void keysChanged();

private:
    /// Keeps a value; tells of it if it is another one.
    void setHabit(QLatin1String key, const QVariant &value);

    QSettings m_settings;
};

} // namespace shinpan
