#pragma once

#include "core/competition/run/livesnapshot.h"
#include "ui/competition/competitionsession.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;
class QVBoxLayout;

namespace shinpan {

class FinishedGamesModel;
class NoticeBar;
class TextRowsModel;

/// A competition in a window of its own: how it stands, which games run and which have ended, and
/// what can be done with it.
class CompetitionWindow final : public QWidget
{
    Q_OBJECT

public:
    explicit CompetitionWindow(const QString &file, QWidget *parent = nullptr);

    [[nodiscard]] CompetitionSession &session() { return m_session; }

Q_SIGNALS:
    /// A finished game's record is to be shown.
    void gameChosen(const QString &path);
    /// It was closed, and nothing runs any more.
    void closed();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void createButtons(QVBoxLayout &column);
    void createTables(QVBoxLayout &column);
    void connectSession();
    void showSnapshot(const LiveSnapshot &snapshot);
    void refresh();
    void showReport();
    void openGame(const QModelIndex &index);
    void askClose();
    [[nodiscard]] QString stateText() const;

    CompetitionSession m_session;
    QString m_shownProblem; ///< told already
    NoticeBar *m_notice;
    QLabel *m_state;
    QProgressBar *m_progress;
    QPushButton *m_start;
    QPushButton *m_stop;
    TextRowsModel *m_standings;
    TextRowsModel *m_running;
    FinishedGamesModel *m_finished;
    QTimer m_clock; ///< the running games' times go on between moves
    bool m_closes = false;
};

} // namespace shinpan
