#include "ui/competition/reportpages.h"

#include "core/competition/report/reportformats.h"
#include "ui/competition/competitionmodels.h"
#include "ui/competition/readtable.h"
#include "ui/competition/roundsview.h"
#include "ui/competition/tunepage.h"
#include "ui/kit/longtextedit.h"
#include "ui/kit/plainlabel.h"
#include "ui/kit/rowsmodel.h"
#include "ui/kit/style.h"

#include <QScrollBar>
#include <QTabBar>

namespace shinpan {

ReportPages::ReportPages(QWidget *games, QWidget *parent)
    : QTabWidget(parent)
    , m_rounds(new RoundsView)
    , m_crosstable(new RowsModel({}, this))
    , m_openings(new RowsModel({}, this))
    , m_machines(new RowsModel({}, this))
    , m_events(new RowsModel(textColumns(eventsTitles(), 2), this))
    , m_tune(new TunePage)
    , m_details(new LongTextEdit)
{
    setDocumentMode(true);
    setAccessibleName(tr("What to show of the competition"));
    tabBar()->setAccessibleName(accessibleName());
    addTab(games, tr("&Games"));
    const QString crosstable = tr("&Crosstable");
    m_tunePage = addTab(m_tune, tr("T&uning"));
    m_roundsPage = addTab(m_rounds, tr("R&ounds"));
    const auto add = [this](RowsModel &model, const QString &title) {
        auto *table = new ReadTable(model, plainLabel(title));
        if (&model == m_events) {
            table->stretchLast();
        }
        return addTab(table, title);
    };
    m_crosstablePage = add(*m_crosstable, crosstable);
    m_openingsPage = add(*m_openings, tr("O&penings"));
    m_machinesPage = add(*m_machines, tr("&Machines"));
    add(*m_events, tr("&Events"));
    m_details->setReadOnly(true);
    m_details->setFont(fixedFont());
    m_details->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_details->setAccessibleName(tr("The report as text"));
    addTab(m_details, tr("&Details"));
    connect(m_tune, &TunePage::certificateRequested, this, &ReportPages::certificateRequested);
    connect(m_tune, &TunePage::strengthsRequested, this, &ReportPages::strengthsRequested);
    connect(this, &QTabWidget::currentChanged, this, &ReportPages::showDetails);
    for (const int page :
         {m_tunePage, m_roundsPage, m_crosstablePage, m_openingsPage, m_machinesPage}) {
        setTabVisible(page, false);
    }
}

void ReportPages::showReport(const std::shared_ptr<const CompetitionReport> &shown)
{
    m_report = shown;
    const CompetitionReport &report = *shown;
    showDetails();
    const CompetitionKind::Drawing drawing = kindOf(report.type).drawing;
    const bool isBracket = drawing == CompetitionKind::Drawing::Bracket;
    setTabVisible(m_roundsPage, drawing != CompetitionKind::Drawing::None);
    setTabText(m_roundsPage, isBracket ? tr("Brac&ket") : tr("R&ounds"));
    m_rounds->setAccessibleName(isBracket ? tr("Bracket") : tr("Rounds"));
    m_rounds->showRounds(report);
    showTable(*m_crosstable, crosstable(report), 1);
    setTabVisible(m_crosstablePage, m_crosstable->rowCount() > 0);
    showTable(*m_openings, openingsTable(report), 1);
    setTabVisible(m_openingsPage, m_openings->rowCount() > 0);
    setTabVisible(m_tunePage, report.tune.has_value());
    if (report.tune) {
        setTabText(m_tunePage, report.tune->levels.empty() ? tr("T&uning") : tr("Le&vels"));
        m_tune->showTune({shown, &*report.tune});
    }
}

/// Shows the details as terminals do; they are made only where they are seen. A person who reads in
/// the middle stays there.
void ReportPages::showDetails()
{
    if (!m_report || currentWidget() != m_details) {
        return;
    }
    const QString text = toText(*m_report);
    if (text != m_details->text()) {
        const int line = m_details->verticalScrollBar()->value();
        m_details->setText(text);
        m_details->verticalScrollBar()->setValue(line);
    }
}

void ReportPages::showMachines(const LiveSnapshot &snapshot)
{
    showTable(*m_machines, machinesOf(snapshot), 1);
    setTabVisible(m_machinesPage, m_machines->rowCount() > 0);
}

void ReportPages::showEvents(const std::vector<CompetitionEvent> &events)
{
    m_events->setRows(textRows(eventsRows(events)));
}

} // namespace shinpan
