#include "ui/competition/competitionwindows.h"

#include "ui/competition/competitionwindow.h"

#include <QFileInfo>

#include <algorithm>

namespace shinpan {

CompetitionWindows::CompetitionWindows() = default;
CompetitionWindows::~CompetitionWindows() = default;

bool CompetitionWindows::isCompetition(const QString &path)
{
    return path.endsWith(QLatin1String(".toml"), Qt::CaseInsensitive);
}

void CompetitionWindows::open(const QString &path)
{
    const auto found = std::ranges::find_if(m_windows, [&path](const auto &window) {
        return QFileInfo(window->session().file()) == QFileInfo(path);
    });
    if (found != m_windows.end()) {
        (*found)->raise();
        (*found)->activateWindow();
        return;
    }
    m_windows.push_back(std::make_unique<CompetitionWindow>(path));
    CompetitionWindow *const window = m_windows.back().get();
    connect(window, &CompetitionWindow::gameChosen, this, &CompetitionWindows::gameChosen);
    connect(window, &CompetitionWindow::closed, this, [this, window] { remove(window); });
    window->show();
}

std::vector<CompetitionWindow *> CompetitionWindows::windows() const
{
    std::vector<CompetitionWindow *> windows;
    for (const std::unique_ptr<CompetitionWindow> &window : m_windows) {
        windows.push_back(window.get());
    }
    return windows;
}

/// Later: it may be in its own closeEvent().
void CompetitionWindows::remove(const CompetitionWindow *window)
{
    const auto found =
        std::ranges::find(m_windows, window, &std::unique_ptr<CompetitionWindow>::get);
    if (found != m_windows.end()) {
        found->release()->deleteLater();
        m_windows.erase(found);
    }
}

QCoro::Task<> CompetitionWindows::leave()
{
    std::vector<Completion<std::monostate>> ends; // all are asked first
    for (const std::unique_ptr<CompetitionWindow> &window : m_windows) {
        window->hide();
        window->session().stop(StopMode::Now);
        ends.push_back(window->session().ended());
    }
    for (const Completion<std::monostate> &end : ends) {
        co_await end;
    }
}

} // namespace shinpan
