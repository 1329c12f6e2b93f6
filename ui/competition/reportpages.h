#pragma once

#include "core/competition/report/report.h"
#include "core/competition/result/competitionevent.h"
#include "core/competition/run/livesnapshot.h"

#include <QTabWidget>

#include <memory>
#include <vector>

namespace shinpan {

class LongTextEdit;
class RoundsView;
class RowsModel;
class TunePage;

/// What a report tells besides the standings, page by page: only those that its type of competition
/// has.
class ReportPages final : public QTabWidget
{
    Q_OBJECT

public:
    /// `games` is the first page.
    explicit ReportPages(QWidget *games, QWidget *parent = nullptr);

    void showReport(const std::shared_ptr<const CompetitionReport> &report);
    void showMachines(const LiveSnapshot &snapshot);
    void showEvents(const std::vector<CompetitionEvent> &events);

Q_SIGNALS:
    /// The match that proves what a tune has found is to be seen.
    void certificateRequested();
    /// See TunePage.
    void strengthsRequested();

private:
    void showDetails();

    RoundsView *m_rounds;
    RowsModel *m_crosstable;
    RowsModel *m_openings;
    RowsModel *m_machines;
    RowsModel *m_events;
    TunePage *m_tune;
    int m_tunePage;
    LongTextEdit *m_details;                           ///< the whole report as text
    std::shared_ptr<const CompetitionReport> m_report; ///< null before the first
    int m_roundsPage;
    int m_crosstablePage;
    int m_openingsPage;
    int m_machinesPage;
};

} // namespace shinpan
