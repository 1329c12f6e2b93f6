#pragma once

#include "ui/cgos/cgoswindow.h"
#include "ui/competition/competitionwindows.h"
#include "ui/library/librarywindow.h"

#include <QObject>

#include <functional>
#include <memory>

namespace shinpan {

class EngineProfileStore;
class Preferences;

/// The windows that show no document: competitions, the library of them, and CGOS.
class OtherWindows final : public QObject
{
    Q_OBJECT

public:
    /// The place in its record at which a game is shown.
    enum class Place : std::uint8_t { Beginning, End };

    /// Both outlive it.
    OtherWindows(EngineProfileStore &store, Preferences &preferences);

    [[nodiscard]] CompetitionWindows &competitions() { return m_competitions; }
    /// Asks what a new competition is to be, in front of the window.
    void askNewCompetition(QWidget *window);
    // Each opens its window, or shows the one that is open
    void showLibrary();
    void showCgos();

    /// Shows the competitions whose runs ended when the program died.
    void showInterrupted();

    /// Asks whether to leave accounts that are logged in to CGOS, so that no slip of the hand does;
    /// proceeds if there are none, or the person agrees.
    void settle(std::function<void()> proceed);
    /// The task ends when none of their engines is left.
    [[nodiscard]] QCoro::Task<> leave();

Q_SIGNALS:
    /// A record is to be shown among the documents.
    void gameChosen(const QString &path, OtherWindows::Place place);
    /// Instead of a new competition, a file is to be chosen.
    void competitionFileWanted();

private:
    void noteRun(const QString &file, bool isRunning);

    Preferences &m_preferences;
    CompetitionWindows m_competitions;
    std::unique_ptr<CgosWindow> m_cgos;       ///< null: it was not opened yet
    std::unique_ptr<LibraryWindow> m_library; ///< the same
};

} // namespace shinpan
