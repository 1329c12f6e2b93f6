#include "ui/competition/competitionwindow.h"

#include "ui/competition/competitionmodels.h"
#include "ui/competition/gamewall.h"
#include "ui/competition/newcompetitiondialog.h"
#include "ui/kit/forms.h"
#include "ui/kit/noticebar.h"
#include "ui/kit/style.h"

#include <QCloseEvent>
#include <QDesktopServices>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QUrl>

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// A table that is only read, under a title.
QTableView *addTable(QSplitter &parts, QAbstractItemModel &model, const QString &title)
{
    auto *table = new QTableView;
    table->setModel(&model);
    table->setAccessibleName(title);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false); // Tab leads to the next control
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    table->horizontalHeader()->setStretchLastSection(true);
    QLabel *label = form::heading(title);
    label->setBuddy(table);
    parts.addWidget(form::widgetWith(form::column(spacing::Tight, {label, table})));
    return table;
}

} // namespace

CompetitionWindow::CompetitionWindow(const QString &file, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_session(file)
    , m_notice(new NoticeBar(this))
    , m_state(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_standings(new TextRowsModel(standingsTitles(CompetitionType::Playoff), 2, this))
    , m_running(new TextRowsModel(runningTitles(), 4, this))
    , m_finished(new FinishedGamesModel(m_session.games(), this))
{
    setWindowTitle(tr("%1 – Competition").arg(QFileInfo(file).fileName()));
    m_notice->hide();
    setLayout(form::column(spacing::Normal,
                           {m_notice, createButtons(), m_progress, {createTables(), 1}},
                           {spacing::Wide, spacing::Wide, spacing::Wide, spacing::Wide}));
    connectSession();
    resize(760, 640);
    refresh();
}

QLayout *CompetitionWindow::createButtons()
{
    m_start = new QPushButton(tr("&Start"), this);
    m_stop = new QPushButton(tr("S&top"), this);
    m_boards = new QPushButton(tr("&Boards"), this);
    auto *report = new QPushButton(tr("&Report"), this);
    auto *modes = new QMenu(m_stop);
    const auto addMode = [this, modes](const QString &text, StopMode mode) {
        connect(modes->addAction(text), &QAction::triggered, this,
                [this, mode] { m_session.stop(mode); });
    };
    addMode(tr("After the Running &Games"), StopMode::AfterGames);
    addMode(tr("After the Running &Pairs of Games"), StopMode::AfterPairs);
    addMode(tr("&Now; the Next Start Goes on with the Games"), StopMode::Now);
    m_stop->setMenu(modes);
    m_boards->setToolTip(tr("Watch all running games at once"));
    report->setToolTip(tr("Write the report and open it in the browser"));
    connect(m_boards, &QPushButton::clicked, this, [this] { watch(); });
    connect(m_start, &QPushButton::clicked, &m_session, &CompetitionSession::start);
    connect(report, &QPushButton::clicked, this, &CompetitionWindow::showReport);
    m_progress->setAccessibleName(tr("Games played"));
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return form::row(spacing::Normal, {{m_state, 1}, m_start, m_stop, m_boards, report});
}

QWidget *CompetitionWindow::createTables()
{
    auto *parts = new QSplitter(Qt::Vertical, this);
    parts->setChildrenCollapsible(false);
    QTableView *standings = addTable(*parts, *m_standings, tr("Standings"));
    standings->horizontalHeader()->setMaximumSectionSize(240);
    standings->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    QTableView *running = addTable(*parts, *m_running, tr("Running games"));
    running->setToolTip(tr("Double-click or Enter shows the board"));
    connect(running, &QTableView::activated, this, &CompetitionWindow::watchGame);
    QTableView *finished = addTable(*parts, *m_finished, tr("Finished games"));
    finished->setToolTip(tr("Double-click or Enter opens the game"));
    connect(finished, &QTableView::activated, this, &CompetitionWindow::openGame);
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 1);
    parts->setStretchFactor(2, 3);
    return parts;
}

void CompetitionWindow::connectSession()
{
    connect(&m_session, &CompetitionSession::changed, this, &CompetitionWindow::refresh);
    connect(&m_session, &CompetitionSession::gameAdded, m_finished, &FinishedGamesModel::addLast);
    connect(&m_session, &CompetitionSession::gamesReplaced, m_finished,
            &FinishedGamesModel::replaceAll);
    connect(&m_session, &CompetitionSession::warned, m_notice,
            [this](const QString &text) { m_notice->tell(text); });
    m_clock.setInterval(1s);
    connect(&m_clock, &QTimer::timeout, this, &CompetitionWindow::refresh);
}

QString CompetitionWindow::stateText() const
{
    return m_session.isStopping()         ? tr("Stopping")
         : m_session.isRunning()          ? tr("Running")
         : m_session.isRunningElsewhere() ? tr("Running in another process")
                                          : tr("Not running");
}

void CompetitionWindow::refresh()
{
    const bool isRunning = m_session.isRunning();
    const bool isAlive = isRunning || m_session.isRunningElsewhere();
    m_start->setEnabled(!isAlive);
    m_stop->setEnabled(isAlive);
    m_boards->setEnabled(isAlive);
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
    if (const std::optional<LiveSnapshot> snapshot = m_session.snapshot()) {
        showSnapshot(*snapshot);
    } else {
        m_state->setText(tr("The file cannot be used"));
    }
    if (m_closes && !isRunning) {
        m_closes = false;
        hide();
        Q_EMIT closed();
    }
}

void CompetitionWindow::showSnapshot(const LiveSnapshot &snapshot)
{
    QString text = QStringLiteral("%1 · %2").arg(snapshot.name, stateText());
    if (snapshot.round) {
        text += tr(" · round %1 of %2").arg(snapshot.round->number).arg(snapshot.round->all);
    }
    if (snapshot.test) {
        text += tr(" · SPRT LLR %L1 (%L2 to %L3)")
                    .arg(snapshot.test->ratio, 0, 'f', 2)
                    .arg(lowerBound(snapshot.test->test), 0, 'f', 2)
                    .arg(upperBound(snapshot.test->test), 0, 'f', 2);
    }
    m_state->setText(text);
    m_progress->setMaximum(snapshot.gamesInAll.value_or(0) > 0 ? *snapshot.gamesInAll : 1);
    m_progress->setValue(snapshot.gamesInAll ? snapshot.ended : 0);
    m_progress->setFormat(snapshot.gamesInAll
                              ? tr("%1 of %2 games").arg(snapshot.ended).arg(*snapshot.gamesInAll)
                              : tr("%1 games").arg(snapshot.ended));
    m_standings->setTitles(standingsTitles(snapshot.type));
    m_standings->setRows(standingsRows(snapshot));
    m_running->setRows(runningRows(snapshot));
}

void CompetitionWindow::showReport()
{
    const Result<QString> path = m_session.writeReport();
    if (!path) {
        m_notice->tell(path.error());
    } else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(*path))) {
        m_notice->tell(tr("The report is in %1; no program could be found to open it.").arg(*path));
    }
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
        watch(snapshot->games[static_cast<std::size_t>(index.row())].slot);
    }
}

void CompetitionWindow::watch(std::optional<int> slot)
{
    auto *wall = new GameWall(m_session, slot, this);
    wall->setAttribute(Qt::WA_DeleteOnClose);
    connect(wall, &GameWall::slotChosen, this, [this, slot](int chosen) {
        if (slot != chosen) {
            watch(chosen);
        }
    });
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

CompetitionWindows::CompetitionWindows() = default;
CompetitionWindows::~CompetitionWindows() = default;

bool CompetitionWindows::isCompetition(const QString &path)
{
    return path.endsWith(QLatin1String(".toml"), Qt::CaseInsensitive);
}

CompetitionWindow &CompetitionWindows::open(const QString &path)
{
    const auto found = std::ranges::find_if(m_windows, [&path](const auto &window) {
        return QFileInfo(window->session().file()) == QFileInfo(path);
    });
    if (found != m_windows.end()) {
        (*found)->raise();
        (*found)->activateWindow();
        return **found;
    }
    m_windows.push_back(std::make_unique<CompetitionWindow>(path));
    CompetitionWindow *const window = m_windows.back().get();
    connect(window, &CompetitionWindow::gameChosen, this, &CompetitionWindows::gameChosen);
    connect(window, &CompetitionWindow::closed, this, [this, window] { remove(window); });
    window->show();
    Q_EMIT opened(path);
    return *window;
}

void CompetitionWindows::askNew(const std::vector<EngineProfile> &engines,
                                const QString &folder,
                                QWidget *parent)
{
    auto *dialog = new NewCompetitionDialog(engines, folder, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewCompetitionDialog::openRequested, this, &CompetitionWindows::fileWanted);
    connect(dialog, &NewCompetitionDialog::written, this, [this](const QString &path, bool starts) {
        CompetitionWindow &window = open(path);
        if (starts) {
            window.session().start();
        }
    });
    dialog->open();
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
        if (window->session().isRunning()) { // not those of others
            window->session().stop(StopMode::Now);
        }
        ends.push_back(window->session().ended());
    }
    for (const Completion<std::monostate> &end : ends) {
        co_await end;
    }
}

} // namespace shinpan
