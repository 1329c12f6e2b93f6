#pragma once

#include "core/competition/run/livesnapshot.h"
#include "core/util/message.h"
#include "ui/competition/competitionsession.h"

#include <QString>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;

namespace shinpan {

class FieldNote;
class FinishedGamesModel;
class NoticeBar;
class ReportPages;
class RunLimits;
class SprtPanel;
class RowsModel;

/// A competition in a window of its own: how it stands, which games run and which have ended, and
/// what can be done with it.
class CompetitionWindow final : public QWidget
{
    Q_OBJECT

public:
    explicit CompetitionWindow(const QString &file, QWidget *parent = nullptr);

    [[nodiscard]] CompetitionSession &session() { return m_session; }
    /// Starts a run within these limits; asks first where that counts all games anew.
    void start(const RunOptions &limits);
    /// Says something at the edge until it is dismissed.
    void tell(const QString &text);

Q_SIGNALS:
    /// The competition is to be changed.
    void settingsRequested();
    /// A finished game's record is to be shown.
    void gameChosen(const QString &path);
    /// The match that proves what a tune has found is to be seen in this file, and to begin unless
    /// it is over.
    void certificateWritten(const QString &file);
    /// The levels of this calibration are to be kept as strengths of an engine.
    void strengthsRequested();
    /// It was closed, and everything has ended.
    void closed();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    struct RunState
    {
        bool isHere = false;
        bool isElsewhere = false;
        bool isStopping = false;

        friend bool operator==(const RunState &, const RunState &) = default;
    };

    [[nodiscard]] QLayout *createButtons();
    [[nodiscard]] QWidget *createStandings();
    [[nodiscard]] QWidget *createGames();
    void connectSession();
    void refreshSoon();
    void showSnapshot(const LiveSnapshot &snapshot);
    void refresh();
    void showReport();
    void askSeal();
    void openGame(const QModelIndex &index);
    void watchGame(const QModelIndex &index);
    void watchSlot(int slot);
    void showWall();
    void prove();
    void askToCountAnew(const RunOptions &limits, const QList<Message> &changed);
    void askClose();
    [[nodiscard]] QString stateText(const LiveSnapshot &snapshot) const;
    [[nodiscard]] QString factsText(const LiveSnapshot &snapshot) const;

    CompetitionSession m_session;
    QString m_shownProblem; ///< told already
    RunState m_shownState;
    bool m_isOutdated = false; ///< what is shown, until m_next
    QTimer m_next;
    std::shared_ptr<const CompetitionReport> m_shownReport;
    std::size_t m_shownEvents = 0; ///< how many
    NoticeBar *m_notice;
    QLabel *m_state;
    QLabel *m_facts;
    RunLimits *m_limits;
    QProgressBar *m_progress;
    FieldNote *m_difference; ///< of the file from what was played
    FieldNote *m_repeats;
    QPushButton *m_start;
    QPushButton *m_stop;
    QPushButton *m_boards;
    QPushButton *m_settings;
    QPushButton *m_seal;
    SprtPanel *m_test;
    ReportPages *m_pages;
    RowsModel *m_standings;
    QWidget *m_runningGames; ///< their table and its title
    RowsModel *m_running;
    FinishedGamesModel *m_finished;
    QTimer m_clock; ///< the running games' times go on between moves
    bool m_closes = false;
};

} // namespace shinpan
