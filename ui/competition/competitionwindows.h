#pragma once

#include <QCoroTask>
#include <QObject>
#include <QString>

#include <memory>
#include <vector>

class QWidget;

namespace shinpan {

class CompetitionWindow;
class EngineProfileStore;
struct EngineProfile;

/// The windows of the competitions that are open.
class CompetitionWindows final : public QObject
{
    Q_OBJECT

public:
    /// Players are made of the engines of the store, which gets strengths that were measured; it
    /// must outlive this.
    explicit CompetitionWindows(EngineProfileStore &store);
    /// Kills what still runs; leave() before is kinder.
    ~CompetitionWindows() override;

    /// Whether the path is that of a competition's file, or of a sealed competition, by its name.
    [[nodiscard]] static bool isCompetition(const QString &path);

    /// Opens a competition, or checks a sealed one.
    void show(const QString &path);
    /// Opens a window, or shows the one that is open.
    CompetitionWindow &open(const QString &path);
    /// Opens it and asks what is to be different.
    void change(const QString &path);
    /// Asks what a new one is to be, whose file will be in the folder unless the person says
    /// otherwise, and opens it.
    void askNew(const QString &folder, QWidget *parent);
    [[nodiscard]] std::vector<CompetitionWindow *> windows() const;

    /// Closes all windows and breaks their runs off, which a later one goes on with; the task ends
    /// when no engine is left.
    [[nodiscard]] QCoro::Task<> leave();

Q_SIGNALS:
    /// A game of a competition is to be shown.
    void gameChosen(const QString &path);
    /// A competition is seen in a window.
    void opened(const QString &path);
    /// A run of ours may have begun or ended.
    void runChanged(const QString &path, bool isRunning);
    /// Instead of a new competition, a file is to be chosen.
    void fileWanted();

private:
    void verify(const QString &bundle);
    void remove(const CompetitionWindow *window);
    void askSettings(CompetitionWindow &window) const;
    void playCertificate(CompetitionWindow &tune, const QString &file);
    void askWhoseStrengths(CompetitionWindow &calibration) const;
    void keepStrengths(CompetitionWindow &calibration, const QString &engine) const;

    EngineProfileStore &m_store;
    std::vector<std::unique_ptr<CompetitionWindow>> m_windows;
};

} // namespace shinpan
