#include "ui/competition/competitionwindow.h"

#include "ui/competition/competitionmodels.h"
#include "ui/competition/gamewall.h"
#include "ui/competition/readtable.h"
#include "ui/competition/reportpages.h"
#include "ui/competition/runlimits.h"
#include "ui/competition/runninggamewindow.h"
#include "ui/competition/sealdialog.h"
#include "ui/competition/sprtpanel.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/noticebar.h"
#include "ui/kit/rowsmodel.h"
#include "ui/kit/style.h"
#include "ui/kit/timetext.h"
#include "ui/words/messagetext.h"

#include <QCloseEvent>
#include <QDesktopServices>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QUrl>

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr QSize WindowSize(940, 720);
constexpr auto TableInterval = 250ms;
constexpr int LeastPlayersInSight = 8; ///< where the window is low
constexpr int MostPlayersInSight = 16; ///< the list scrolls if there are more
constexpr int LeastGamesInSight = 2;
constexpr int MostGamesInSight = 6;

/// A table under its title.
[[nodiscard]] QWidget *titled(ReadTable *table)
{
    QLabel *label = form::heading(table->accessibleName());
    label->setBuddy(table);
    return form::widgetWith(form::column(spacing::Tight, {label, {table, 1}}));
}

/// "8 games a minute", in the unit in which there are some.
[[nodiscard]] QString rateText(double gamesPerMinute)
{
    return gamesPerMinute >= 1
             ? CompetitionWindow::tr("%L1 games a minute")
                   .arg(gamesPerMinute, 0, 'f', gamesPerMinute < 10 ? 1 : 0)
             : CompetitionWindow::tr("%L1 games an hour").arg(60 * gamesPerMinute, 0, 'f', 1);
}

/// The difference as a sentence of its own.
[[nodiscard]] QString differenceText(const Message &note)
{
    const QString sentence = text::message(note);
    return sentence.left(1).toUpper() + sentence.mid(1);
}

} // namespace

CompetitionWindow::CompetitionWindow(const QString &file, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_session(file)
    , m_notice(new NoticeBar(this))
    , m_state(new QLabel(this))
    , m_facts(form::caption())
    , m_progress(new QProgressBar(this))
    , m_difference(new FieldNote(nullptr))
    , m_repeats(new FieldNote(nullptr))
    , m_test(new SprtPanel)
    , m_standings(new RowsModel({}, this))
    , m_running(new RowsModel(textColumns(runningTitles(), 4), this))
    , m_finished(new FinishedGamesModel(m_session.games(), this))
{
    setWindowTitle(tr("%1 – Competition").arg(QFileInfo(file).fileName()));
    m_notice->hide();
    QLayout *const buttons = createButtons();
    m_limits = new RunLimits(this);
    m_pages = new ReportPages(createGames());
    auto *parts = new QSplitter(Qt::Vertical, this);
    parts->setChildrenCollapsible(false);
    parts->addWidget(createStandings());
    parts->addWidget(m_pages);
    parts->setStretchFactor(1, 1);
    setLayout(form::column(
        spacing::Normal,
        {m_notice, buttons, m_facts, m_limits, m_progress, m_difference, m_repeats, {parts, 1}},
        {spacing::Wide, spacing::Wide, spacing::Wide, spacing::Wide}));
    m_difference->hide();
    m_repeats->hide();
    connectSession();
    resize(WindowSize);
    m_start->setFocus();
    refresh();
}

QLayout *CompetitionWindow::createButtons()
{
    m_start = new QPushButton(tr("&Start"), this);
    m_stop = new QPushButton(tr("S&top"), this);
    m_boards = new QPushButton(tr("&Boards"), this);
    m_settings = new QPushButton(tr("Sett&ings…"), this);
    m_seal = new QPushButton(tr("Se&al…"), this);
    auto *report = new QPushButton(tr("&Report"), this);
    auto *modes = new QMenu(m_stop);
    const auto addMode = [this, modes](const QString &text, StopMode mode) {
        connect(modes->addAction(text), &QAction::triggered, this,
                [this, mode] { m_session.stop(mode); });
    };
    addMode(tr("After the Running &Games"), StopMode::AfterGames);
    addMode(tr("After the Running &Pairs of Games"), StopMode::AfterPairs);
    addMode(tr("&Now (the Next Start Continues the Games)"), StopMode::Now);
    m_stop->setMenu(modes);
    m_boards->setToolTip(tr("Watch all running games at once"));
    report->setToolTip(tr("Write the report and open it in the browser"));
    m_seal->setToolTip(tr("Put everything into one file that anybody can verify"));
    connect(m_seal, &QPushButton::clicked, this, &CompetitionWindow::askSeal);
    connect(m_boards, &QPushButton::clicked, this, &CompetitionWindow::showWall);
    connect(m_settings, &QPushButton::clicked, this, &CompetitionWindow::settingsRequested);
    connect(m_start, &QPushButton::clicked, this, [this] { start(m_limits->limits()); });
    connect(report, &QPushButton::clicked, this, &CompetitionWindow::showReport);
    m_progress->setAccessibleName(tr("Games played"));
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return form::row(spacing::Normal,
                     {{m_state, 1}, m_start, m_stop, m_boards, m_settings, report, m_seal});
}

/// Makes the standings as high as the players, with the test beside them.
QWidget *CompetitionWindow::createStandings()
{
    auto *standings = new ReadTable(*m_standings, tr("Standings"));
    standings->fitRows(LeastPlayersInSight, MostPlayersInSight);
    return form::widgetWith(form::row(spacing::Section, {{titled(standings), 2}, {m_test, 1}}));
}

QWidget *CompetitionWindow::createGames()
{
    auto *running = new ReadTable(*m_running, tr("Running games"));
    running->fitRows(LeastGamesInSight, MostGamesInSight);
    running->setToolTip(tr("Double-click or Enter shows the board"));
    connect(running, &QTableView::activated, this, &CompetitionWindow::watchGame);
    auto *finished = new ReadTable(*m_finished, tr("Finished games"));
    finished->stretchLast();
    finished->setToolTip(tr("Double-click or Enter opens the game"));
    connect(finished, &QTableView::activated, this, &CompetitionWindow::openGame);
    m_runningGames = titled(running);
    return form::widgetWith(form::column(spacing::Normal, {m_runningGames, {titled(finished), 1}},
                                         {0, spacing::Normal, 0, 0}));
}

void CompetitionWindow::connectSession()
{
    connect(&m_session, &CompetitionSession::changed, this, &CompetitionWindow::refreshSoon);
    connect(&m_session, &CompetitionSession::gameAdded, m_finished, &FinishedGamesModel::addLast);
    connect(&m_session, &CompetitionSession::gamesReplaced, m_finished,
            &FinishedGamesModel::replaceAll);
    connect(&m_session, &CompetitionSession::warned, m_notice,
            [this](const QString &text) { m_notice->tell(text); });
    connect(m_pages, &ReportPages::certificateRequested, this, &CompetitionWindow::prove);
    connect(m_pages, &ReportPages::strengthsRequested, this,
            &CompetitionWindow::strengthsRequested);
    connect(&m_session, &CompetitionSession::completed, this, &CompetitionWindow::prove);
    m_next.setSingleShot(true);
    m_next.setInterval(TableInterval);
    connect(&m_next, &QTimer::timeout, this, [this] {
        if (m_isOutdated) {
            refreshSoon();
        }
    });
    m_clock.setInterval(1s);
    connect(&m_clock, &QTimer::timeout, this, &CompetitionWindow::refresh);
}

QString CompetitionWindow::stateText(const LiveSnapshot &snapshot) const
{
    return m_session.isStopping()         ? tr("Stopping")
         : m_session.isTakingOpenings()   ? tr("Reading the index of games")
         : m_session.isRunning()          ? tr("Running")
         : m_session.isRunningElsewhere() ? tr("Running in another process")
         : snapshot.isOver                ? tr("Finished")
                                          : tr("Not running");
}

/// How far it is and how fast, as far as that is known.
QString CompetitionWindow::factsText(const LiveSnapshot &snapshot) const
{
    QStringList facts;
    if (snapshot.round) {
        facts += tr("round %1 of %2").arg(snapshot.round->number).arg(snapshot.round->all);
    }
    if (snapshot.wantedMargin && snapshot.widestMargin) {
        facts += tr("±%1 of ±%2 Elo")
                     .arg(QString::number(*snapshot.widestMargin, 'f', 1),
                          QString::number(*snapshot.wantedMargin));
    }
    if (snapshot.voids > 0) {
        facts += tr("%n void game(s)", nullptr, snapshot.voids);
    }
    if (snapshot.openings) {
        facts +=
            tr("%1 of %2 openings left").arg(snapshot.openings->left).arg(snapshot.openings->all);
    }
    if (snapshot.gamesPerMinute > 0) {
        facts += rateText(snapshot.gamesPerMinute);
    }
    if (snapshot.workforce && (m_session.isRunning() || m_session.isRunningElsewhere())) {
        facts += tasksSentence(*snapshot.workforce);
    }
    if (const std::optional<std::chrono::seconds> left = timeLeftOf(snapshot)) {
        facts += tr("%1 left").arg(text::roughDuration(*left));
    }
    return facts.join(QStringLiteral(" · "));
}

/// Refreshes at once what buttons and words hang on, and numbers as often as people read them.
void CompetitionWindow::refreshSoon()
{
    const RunState state{m_session.isRunning(), m_session.isRunningElsewhere(),
                         m_session.isStopping()};
    m_isOutdated = state == m_shownState && m_next.isActive();
    if (!m_isOutdated) {
        m_shownState = state;
        refresh();
        m_next.start();
    }
}

void CompetitionWindow::refresh()
{
    const bool isRunning = m_session.isRunning();
    const bool isAlive = isRunning || m_session.isRunningElsewhere();
    m_start->setEnabled(!isAlive);
    m_stop->setEnabled(isAlive);
    m_boards->setEnabled(isAlive);
    m_settings->setEnabled(!isAlive && m_session.ofFile());
    m_seal->setEnabled(!isAlive && !m_session.games().empty());
    m_limits->setVisible(!isAlive);
    if (isAlive != m_clock.isActive()) {
        isAlive ? m_clock.start() : m_clock.stop();
    }
    m_state->setToolTip(isAlive && !isRunning ? tr("Closing this window does not end the run")
                                              : QString());
    if (const QString problem = m_session.problem(); problem != m_shownProblem) {
        m_shownProblem = problem;
        if (!problem.isEmpty()) {
            m_notice->tell(problem);
        }
    }
    m_difference->setNote(FieldNote::Tone::Warning, differenceText(m_session.note()));
    m_difference->setVisible(!m_difference->text().isEmpty());
    if (const std::optional<LiveSnapshot> snapshot = m_session.snapshot()) {
        showSnapshot(*snapshot);
    } else {
        m_state->setText(tr("The file cannot be used"));
        m_runningGames->hide();
    }
    if (m_closes && !isRunning) {
        m_closes = false;
        hide();
        Q_EMIT closed();
    }
}

void CompetitionWindow::showSnapshot(const LiveSnapshot &snapshot)
{
    const bool isAlive = m_session.isRunning() || m_session.isRunningElsewhere();
    m_state->setText(QStringLiteral("%1 · %2").arg(snapshot.name, stateText(snapshot)));
    m_facts->setText(factsText(snapshot));
    m_facts->setVisible(!m_facts->text().isEmpty());
    const std::optional<int> all = snapshot.isOver ? snapshot.ended : snapshot.gamesInAll;
    m_progress->setMaximum(std::max(all.value_or(0), 1));
    m_progress->setValue(all ? snapshot.ended : 0);
    m_progress->setFormat(all ? tr("%1 of %2 games").arg(snapshot.ended).arg(*all)
                              : tr("%1 games").arg(snapshot.ended));
    showTable(*m_standings, standingsOf(snapshot), 2);
    m_running->setRows(textRows(runningRows(snapshot)));
    m_runningGames->setVisible(isAlive && !(snapshot.workforce && snapshot.games.empty()));
    m_pages->showMachines(snapshot);
    if (m_shownEvents != m_session.events().size()) {
        m_shownEvents = m_session.events().size();
        m_pages->showEvents(m_session.events());
    }
    const std::shared_ptr<const CompetitionReport> report = m_session.report();
    if (report && report != m_shownReport) {
        m_shownReport = report;
        m_test->showReport(*report);
        m_pages->showReport(report);
        m_repeats->setNote(FieldNote::Tone::Warning, repeatsText(*report));
        m_repeats->setVisible(!m_repeats->text().isEmpty());
    }
}

/// What a tune has found, if it wants that.
void CompetitionWindow::prove()
{
    if (!m_session.wantsCertificate()) {
        return;
    }
    if (const Result<QString> file = m_session.writeCertificate()) {
        Q_EMIT certificateWritten(*file);
    } else {
        m_notice->tell(text::message(file.error()));
    }
}

void CompetitionWindow::tell(const QString &text)
{
    m_notice->tell(text);
}

void CompetitionWindow::start(const RunOptions &limits)
{
    if (const QList<Message> changed = m_session.changedSettings(); !changed.isEmpty()) {
        askToCountAnew(limits, changed);
    } else {
        m_session.start(limits);
    }
}

void CompetitionWindow::askToCountAnew(const RunOptions &limits, const QList<Message> &changed)
{
    constexpr qsizetype MostNamed = 5;
    auto *box = new QMessageBox(
        QMessageBox::Question, tr("Other settings"),
        tr("The settings have changed since the games played so far. Start counting "
           "anew? Those games stay in the record."),
        QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QStringList named;
    for (const Message &change : changed.first(std::min(MostNamed, changed.size()))) {
        named += text::message(change);
    }
    box->setInformativeText(named.join(u'\n'));
    const QPushButton *anew = box->addButton(tr("Count &Anew"), QMessageBox::AcceptRole);
    connect(anew, &QPushButton::clicked, this, [this, limits] { m_session.start(limits, true); });
    box->open();
}

void CompetitionWindow::showReport()
{
    const Result<QString> path = m_session.writeReport();
    if (!path) {
        m_notice->tell(text::message(path.error()));
    } else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(*path))) {
        m_notice->tell(tr("The report is in %1; no program could be found to open it.").arg(*path));
    }
}

void CompetitionWindow::askSeal()
{
    auto *dialog = new SealDialog(m_session.file(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void CompetitionWindow::openGame(const QModelIndex &index)
{
    const QString path = m_session.recordOf(m_finished->game(index.row()));
    if (QFileInfo::exists(path)) {
        Q_EMIT gameChosen(path);
    } else {
        m_notice->tell(tr("There is no record of this game at %1.").arg(path));
    }
}

void CompetitionWindow::watchGame(const QModelIndex &index)
{
    const std::optional<LiveSnapshot> snapshot = m_session.snapshot();
    if (snapshot && index.row() < std::ssize(snapshot->games)) {
        watchSlot(snapshot->games[static_cast<std::size_t>(index.row())].slot);
    }
}

void CompetitionWindow::watchSlot(int slot)
{
    auto *window = new RunningGameWindow(m_session, slot, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

void CompetitionWindow::showWall()
{
    auto *wall = new GameWall(m_session, this);
    wall->setAttribute(Qt::WA_DeleteOnClose);
    connect(wall, &GameWall::slotChosen, this, &CompetitionWindow::watchSlot);
    wall->show();
}

/// A run is not ended by a slip of the hand.
void CompetitionWindow::closeEvent(QCloseEvent *event)
{
    if (m_session.isRunning()) {
        event->ignore();
        askClose();
        return;
    }
    event->accept();
    Q_EMIT closed();
}

void CompetitionWindow::askClose()
{
    auto *box = new QMessageBox(
        QMessageBox::Question, tr("The competition is running"),
        tr("Stop it now? The next start will continue the games that are under way."),
        QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *now = box->addButton(tr("&Stop Now"), QMessageBox::AcceptRole);
    const QPushButton *later =
        box->addButton(tr("Stop &After These Games"), QMessageBox::ActionRole);
    const auto closeAfter = [this](StopMode mode) {
        m_closes = true;
        m_session.stop(mode);
        refresh();
    };
    connect(now, &QPushButton::clicked, this, [closeAfter] { closeAfter(StopMode::Now); });
    connect(later, &QPushButton::clicked, this, [closeAfter] { closeAfter(StopMode::AfterGames); });
    box->open();
}

} // namespace shinpan
