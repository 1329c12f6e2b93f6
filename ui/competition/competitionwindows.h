#pragma once

#include <QCoroTask>
#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace shinpan {

class CompetitionWindow;

/// The windows of the competitions that are open.
class CompetitionWindows final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompetitionWindows)

public:
    CompetitionWindows();
    /// Kills what still runs; leave() before is kinder.
    ~CompetitionWindows() override;

    /// Whether the path is that of a competition's file, by its name.
    [[nodiscard]] static bool isCompetition(const QString &path);

    /// Opens a window, or shows the one that is open.
    void open(const QString &path);
    [[nodiscard]] std::vector<CompetitionWindow *> windows() const;

    /// Closes all windows and breaks their runs off, which a later one goes on with; the task ends
    /// when no engine is left.
    [[nodiscard]] QCoro::Task<> leave();

Q_SIGNALS:
    /// A game of a competition is to be shown.
    void gameChosen(const QString &path);

private:
    void remove(const CompetitionWindow *window);

    std::vector<std::unique_ptr<CompetitionWindow>> m_windows;
};

} // namespace shinpan
