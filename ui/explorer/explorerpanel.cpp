#include "ui/explorer/explorerpanel.h"

#include "ui/explorer/explorerdesk.h"
#include "ui/explorer/explorerrows.h"
#include "ui/kit/emptyhint.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/rows.h"
#include "ui/kit/rowsmodel.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QTreeView>

#include <algorithm>
#include <chrono>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr int MoveRows = 7;
constexpr int GameRows = 5;
constexpr int DateLetters = 10;

[[nodiscard]] QLineEdit *filterField(const QString &name, const QString &tip)
{
    auto *field = new QLineEdit;
    field->setPlaceholderText(name);
    field->setAccessibleName(name);
    field->setToolTip(tip);
    field->setClearButtonEnabled(true);
    return field;
}

} // namespace

ExplorerPanel::ExplorerPanel(ExplorerDesk &desk, const QList<QAction *> &actions, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_moves(new RowsModel(ContinuationRows::columns(), this))
    , m_games(new RowsModel(ExploredGameRows::columns(), this))
    , m_collect(new QAction(tr("&Open the Listed Games Together"), this))
    , m_actions(actions)
{
    QVBoxLayout *column =
        form::column(spacing::Tight, {}, {spacing::Tight, 0, spacing::Tight, spacing::Tight});
    setLayout(column);
    createFilter(*column);
    createTables(*column);
    createFooter(*column);
    m_typing.setSingleShot(true);
    m_typing.setInterval(250ms);
    connect(&m_typing, &QTimer::timeout, this, &ExplorerPanel::readFilter);
    connect(&desk, &ExplorerDesk::changed, this, &ExplorerPanel::refresh);
    connect(&desk.update(), &IndexUpdate::progressed, this, &ExplorerPanel::refreshFooter);
    connect(&desk.update(), &IndexUpdate::ended, this, [this](const Message &failure) {
        m_failure = text::message(failure);
        refresh();
    });
    connect(m_collect, &QAction::triggered, this, [this] {
        if (m_desk.answer()) {
            Q_EMIT gamesWanted(m_desk.answer()->games);
        }
    });
}

void ExplorerPanel::createFilter(QVBoxLayout &column)
{
    const QString day = tr("A day, a month or a year: 2004-03-15, 2004-03 or 2004");
    m_player = filterField(tr("Player"), tr("Part of a name of either player"));
    m_from = filterField(tr("From"), day);
    m_to = filterField(tr("To"), day);
    m_note = new FieldNote(m_from);
    m_note->hide();
    m_filter = form::widgetWith(form::column(
        0, {form::row(spacing::Tight, {{m_player, 3}, {m_from, 2}, {m_to, 2}}), m_note}));
    for (QLineEdit *field : {m_player, m_from, m_to}) {
        connect(field, &QLineEdit::textChanged, this, [this] { m_typing.start(); });
    }
    for (QLineEdit *field : {m_from, m_to}) {
        field->setMaxLength(DateLetters);
    }
    column.addWidget(m_filter);
}

QTreeView *ExplorerPanel::createTable(RowsModel &model, const QString &name)
{
    auto *table = new QTreeView(this);
    table->setModel(&model);
    table->setAccessibleName(name);
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setFrameShape(QFrame::NoFrame);
    table->setIndentation(0);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView *header = table->header();
    header->setAccessibleName(tr("Columns: %1").arg(name));
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    return table;
}

void ExplorerPanel::createTables(QVBoxLayout &column)
{
    m_moveTable = createTable(*m_moves, tr("Continuations"));
    m_moveTable->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_moveTable->setMinimumHeight(heightOfRows(*m_moveTable, MoveRows));
    m_gameTable = createTable(*m_games, tr("Games with this position"));
    m_gameTable->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_gameTable->header()->setSectionResizeMode(ExploredGameRows::PlayersColumn,
                                                QHeaderView::Stretch);
    m_gameTable->setMinimumHeight(heightOfRows(*m_gameTable, GameRows));
    m_hint = new EmptyHint(this);
    m_hint->setMinimumHeight(m_moveTable->minimumHeight() + m_gameTable->minimumHeight()
                             + spacing::Tight); // nothing moves when the tables come
    column.addWidget(m_moveTable, 3);
    column.addWidget(m_gameTable, 2);
    column.addWidget(m_hint, 1);
    connect(m_moveTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) {
                const auto row = static_cast<std::size_t>(index.row());
                const bool isMove =
                    index.isValid() && m_desk.answer() && row < m_desk.answer()->moves.size();
                Q_EMIT pointsLit(isMove ? m_desk.answer()->moves[row].points
                                        : std::vector<Point>());
            });
    connect(m_moveTable, &QTreeView::activated, this, [this](const QModelIndex &index) {
        const auto row = static_cast<std::size_t>(index.row());
        if (m_desk.answer() && row < m_desk.answer()->moves.size()) {
            Q_EMIT moveChosen(ExplorerMove(m_desk.answer()->moves[row]));
        }
    });
    connect(m_gameTable, &QTreeView::activated, this, [this](const QModelIndex &index) {
        const auto row = static_cast<std::size_t>(index.row());
        if (m_desk.answer() && row < m_desk.answer()->games.size()) {
            Q_EMIT gameChosen(ExplorerGame(m_desk.answer()->games[row]));
        }
    });
}

void ExplorerPanel::createFooter(QVBoxLayout &column)
{
    m_state = form::caption();
    m_progress = new QProgressBar(this);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of the index"));
    m_stop = form::toolButton(Symbol::Close, tr("Stop indexing"));
    connect(m_stop, &QToolButton::clicked, &m_desk.update(), &IndexUpdate::stop);
    m_menu = new QMenu(this);
    connect(m_menu, &QMenu::aboutToShow, this, &ExplorerPanel::fillMenu);
    auto *more = new QToolButton(this);
    more->setText(tr("Folders"));
    more->setAccessibleName(tr("Folders and games"));
    more->setMenu(m_menu);
    more->setPopupMode(QToolButton::InstantPopup);
    more->setAutoRaise(true);
    m_state->setWordWrap(true);
    column.addWidget(m_progress);
    column.addLayout(form::row(spacing::Tight, {{m_state, 1}, m_stop, more}));
}

void ExplorerPanel::fillMenu()
{
    m_menu->clear();
    const bool isRunning = m_desk.update().isRunning();
    QAction *add = m_menu->addAction(tr("&Add Folder…"), this, &ExplorerPanel::addFolder);
    add->setEnabled(!isRunning);
    const QStringList folders = m_desk.folders();
    QAction *update =
        m_menu->addAction(tr("&Look for New Games"), this, [this] { m_desk.update().start(); });
    update->setEnabled(!isRunning && !folders.isEmpty());
    if (!folders.isEmpty()) {
        QMenu *remove = m_menu->addMenu(tr("L&eave Out"));
        remove->setEnabled(!isRunning);
        for (const QString &folder : folders) {
            QString name = QDir::toNativeSeparators(folder);
            remove->addAction(name.replace(u'&', QStringLiteral("&&")), this,
                              [this, folder] { m_desk.update().start({}, {folder}); });
        }
    }
    m_menu->addSeparator();
    m_collect->setEnabled(m_desk.answer() && !m_desk.answer()->games.empty());
    m_menu->addAction(m_collect);
    m_menu->addActions(m_actions);
}

void ExplorerPanel::addFolder()
{
    auto *dialog = new QFileDialog(window(), tr("Add a Folder of Games"), QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &folder) {
        m_failure.clear();
        m_desk.update().start({folder});
    });
    dialog->open();
}

void ExplorerPanel::readFilter()
{
    const Result<int> first = filterDay(m_from->text(), false);
    const Result<int> last = filterDay(m_to->text(), true);
    m_note->setVisible(!first || !last);
    if (!first || !last) {
        m_note->setNote(FieldNote::Tone::Error,
                        text::message(first ? last.error() : first.error()));
        return;
    }
    m_note->clearNote();
    m_desk.setFilter({.player = m_player->text().trimmed(), .firstDay = *first, .lastDay = *last});
}

void ExplorerPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_desk.setWatched(true);
    refresh();
}

void ExplorerPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_desk.setWatched(false);
}

void ExplorerPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    chooseColumns();
}

void ExplorerPanel::refresh()
{
    const std::optional<ExplorerAnswer> &answer = m_desk.answer();
    const bool isEmpty = !answer || answer->all.games == 0;
    m_filter->setVisible(m_desk.gameCount().value_or(0) > 0);
    m_moveTable->setVisible(!isEmpty);
    m_gameTable->setVisible(!isEmpty);
    m_hint->setVisible(isEmpty);
    m_hint->setText(hint());
    refreshTables(answer ? *answer : ExplorerAnswer());
    refreshFooter();
}

void ExplorerPanel::refreshTables(const ExplorerAnswer &answer)
{
    const QSignalBlocker quiet(m_moveTable->selectionModel()); // nobody went anywhere
    m_moves->setRows(ContinuationRows::of(answer));
    m_games->setRows(ExploredGameRows::of(answer));
    m_moveTable->setCurrentIndex({});
    m_gameTable->setCurrentIndex({});
    m_hasValues = std::ranges::any_of(
        answer.moves, [](const ExplorerMove &move) { return move.tally.valued > 0; });
    chooseColumns();
    Q_EMIT pointsLit({});
}

/// What finds no room is left out, from the right.
void ExplorerPanel::chooseColumns()
{
    using enum ContinuationRows::Column;
    const int needed =
        m_moveTable->fontMetrics().horizontalAdvance(QStringLiteral("88–100")) + spacing::Wide;
    int left = width() / needed;
    for (const int column : {MoveColumn, GamesColumn, ShareColumn, ScoreColumn, RangeColumn,
                             EngineColumn, YearColumn}) {
        const bool isWanted = column != EngineColumn || m_hasValues;
        m_moveTable->setColumnHidden(column, !isWanted || left <= 0);
        left -= isWanted ? 1 : 0;
    }
}

void ExplorerPanel::refreshFooter()
{
    const IndexUpdate &update = m_desk.update();
    const IndexUpdate::Progress &progress = update.progress();
    m_progress->setVisible(update.isRunning());
    m_stop->setVisible(update.isRunning());
    m_progress->setRange(0, static_cast<int>(progress.ofFiles));
    m_progress->setValue(static_cast<int>(progress.files));
    QStringList words;
    if (update.isRunning()) {
        words += progress.ofFiles == 0
                   ? tr("Looking for games…")
                   : tr("Indexing: %1 of %n file(s)", nullptr, static_cast<int>(progress.ofFiles))
                         .arg(QLocale().toString(qlonglong{progress.files}));
    } else if (const auto count = m_desk.gameCount()) {
        const auto &answer = m_desk.answer();
        const QString all = QLocale().toString(qlonglong{*count});
        words += answer ? tr("%1 of %2 games", "with the position")
                              .arg(QLocale().toString(qlonglong{answer->all.games}), all)
                        : tr("%1 games").arg(all);
        if (answer && answer->ended > 0) {
            words += tr("%n ended here", nullptr, static_cast<int>(answer->ended));
        }
    }
    if (!update.isRunning() && progress.faults > 0) {
        words += tr("%n file(s) could not be read", nullptr, static_cast<int>(progress.faults));
    }
    if (!m_failure.isEmpty() && !update.isRunning()) {
        words += m_failure;
    }
    m_state->setText(words.join(QStringLiteral(" · ")));
}

QString ExplorerPanel::hint() const
{
    if (!m_desk.failure().isEmpty()) {
        return text::message(m_desk.failure());
    }
    if (m_desk.isLoading() && !m_desk.gameCount()) {
        return tr("The index is being read.");
    }
    if (m_desk.gameCount().value_or(0) == 0) {
        return m_desk.update().isRunning()
                 ? tr("The games are being indexed.")
                 : tr(
                     "Choose under “Folders” where your games are. You will see here how they went "
                     "on from each position.");
    }
    if (m_desk.isWithheld()) {
        return tr("This is a serious game: what others played waits till it is over.");
    }
    return m_desk.answer() ? tr("No game has this position.") : QString();
}

} // namespace shinpan
