#include "ui/documents/otherwindows.h"

#include "core/competition/library/competitionlibrary.h"
#include "core/engine/profile/engineprofilestore.h"
#include "ui/competition/competitionwindow.h"
#include "ui/document/fileoptions.h"
#include "ui/library/libraryoptions.h"
#include "ui/settings/preferences.h"

#include <QFileInfo>

#include <utility>
#include <vector>

namespace shinpan {

namespace {

void show(QWidget &window)
{
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace

OtherWindows::OtherWindows(EngineProfileStore &store, Preferences &preferences)
    : m_preferences(preferences)
    , m_competitions(store)
{
    connect(&m_competitions, &CompetitionWindows::gameChosen, this,
            [this](const QString &path) { Q_EMIT gameChosen(path, Place::Beginning); });
    connect(&m_competitions, &CompetitionWindows::opened, this, [this](const QString &path) {
        auto options = m_preferences.get<LibraryOptions>();
        options.add(path);
        m_preferences.set(options);
    });
    connect(&m_competitions, &CompetitionWindows::runChanged, this, &OtherWindows::noteRun);
    connect(&m_competitions, &CompetitionWindows::fileWanted, this,
            &OtherWindows::competitionFileWanted);
}

void OtherWindows::askNewCompetition(QWidget *window)
{
    m_competitions.askNew(m_preferences.get<RecentFiles>().folder(), window);
}

void OtherWindows::showLibrary()
{
    if (!m_library) {
        m_library = std::make_unique<LibraryWindow>(m_preferences);
        connect(m_library.get(), &LibraryWindow::openWanted, &m_competitions,
                [this](const QString &file) { m_competitions.open(file); });
        connect(m_library.get(), &LibraryWindow::runWanted, &m_competitions,
                [this](const QString &file) { m_competitions.open(file).session().start(); });
        connect(m_library.get(), &LibraryWindow::changeWanted, &m_competitions,
                &CompetitionWindows::change);
    }
    show(*m_library);
}

void OtherWindows::showCgos()
{
    if (!m_cgos) {
        m_cgos = std::make_unique<CgosWindow>();
        connect(m_cgos.get(), &CgosWindow::gameChosen, this,
                [this](const QString &path) { Q_EMIT gameChosen(path, Place::End); });
    }
    show(*m_cgos);
}

void OtherWindows::noteRun(const QString &file, bool isRunning)
{
    auto options = m_preferences.get<LibraryOptions>();
    const QString path = QFileInfo(file).absoluteFilePath();
    if (options.played.contains(path) != isRunning) {
        isRunning ? options.played.append(path) : static_cast<void>(options.played.removeAll(path));
        m_preferences.set(options);
    }
}

void OtherWindows::showInterrupted()
{
    const QStringList played = m_preferences.get(&LibraryOptions::played);
    for (const QString &file : played) {
        const LibraryEntry entry = libraryEntry(file);
        if (entry.isRunning) {
            continue; // by another process, which may die as well
        }
        noteRun(file, false);
        if (entry.canGoOn()) {
            m_competitions.open(file).tell(tr("Shinpan ended unexpectedly while this was played. "
                                              "Start goes on where it was."));
        }
    }
}

void OtherWindows::settle(std::function<void()> proceed)
{
    if (m_cgos && m_cgos->isRunning()) {
        m_cgos->closeAndThen(std::move(proceed));
    } else {
        proceed();
    }
}

QCoro::Task<> OtherWindows::leave()
{
    std::vector<QCoro::Task<>> leavings; // both are asked first, so that they leave side by side
    leavings.push_back(m_competitions.leave());
    if (m_cgos) {
        leavings.push_back(m_cgos->leave());
    }
    for (QCoro::Task<> &leaving : leavings) {
        co_await leaving;
    }
}

} // namespace shinpan
