#include "ui/training/questionswindow.h"

#include "core/practice/questionstore.h"
#include "ui/analysis/candidatetext.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/emptyhint.h"
#include "ui/kit/forms.h"
#include "ui/kit/rowsmodel.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"
#include "ui/settings/preferences.h"
#include "ui/training/trainingoptions.h"
#include "ui/words/messagetext.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLocale>
#include <QMessageBox>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QTreeView>

#include <algorithm>
#include <set>
#include <utility>

namespace shinpan {

namespace {

constexpr QSize FirstSizeOfQuestions{760, 560};

enum Column { GameColumn, SizeColumn, PhaseColumn, DueColumn, MoveColumn, LossColumn };

[[nodiscard]] QString phaseName(GamePhase phase)
{
    switch (phase) {
    case GamePhase::Opening:
        return QuestionsWindow::tr("Opening");
    case GamePhase::MiddleGame:
        return QuestionsWindow::tr("Middle game");
    case GamePhase::Endgame:
        return QuestionsWindow::tr("Endgame");
    }
    Q_UNREACHABLE();
}

[[nodiscard]] std::vector<TableColumn> columnsOfQuestions()
{
    return {{QuestionsWindow::tr("Game"), false, {}, true},
            {QuestionsWindow::tr("Board"), false},
            {QuestionsWindow::tr("Phase"), false},
            {QuestionsWindow::tr("Asked again"), false},
            {QuestionsWindow::tr("Move"), true, QuestionsWindow::tr("Number of the move")},
            {QuestionsWindow::tr("Loss"), true, QuestionsWindow::tr("What the move lost")}};
}

[[nodiscard]] bool isDue(const Question &question, const QDateTime &now)
{
    return !question.due.isValid() || question.due <= now;
}

[[nodiscard]] TableRow rowOf(const Question &question, const QDateTime &now)
{
    const KnownMove &played = question.played;
    Loss loss{.winrate = static_cast<float>(played.rate)};
    if (played.points) {
        loss.points = static_cast<float>(*played.points);
    }
    const bool isNow = isDue(question, now);
    const QDateTime due = question.due.toLocalTime();
    const QString later = due.date() == now.toLocalTime().date()
                            ? QLocale().toString(due.time(), QLocale::ShortFormat)
                            : QLocale().toString(due.date(), QLocale::ShortFormat);
    return {{.text = question.game},
            {.text = QStringLiteral("%1×%1").arg(question.size), .order = question.size},
            {.text = phaseName(question.phase()), .order = static_cast<int>(question.phase())},
            {.text = isNow ? QuestionsWindow::tr("now") : later,
             .order = isNow ? QDateTime() : due,
             .isBold = isNow},
            {.text = QString::number(question.number), .order = question.number},
            {.text = lossText(loss), .order = loss.points.value_or(loss.winrate)}};
}

} // namespace

QuestionsWindow::QuestionsWindow(QuestionStore &store, Preferences &preferences, QWidget *parent)
    : QDialog(parent)
    , m_store(store)
    , m_preferences(preferences)
    , m_size(new QComboBox)
    , m_phase(new QComboBox)
    , m_count(form::caption())
    , m_model(new RowsModel(columnsOfQuestions(), this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_table(new QTreeView)
    , m_hint(new EmptyHint)
    , m_askDue(new AccentButton)
    , m_askAll(form::button(tr("Ask &All Shown")))
    , m_forget(form::button(tr("&Forget Selected")))
    , m_clear(form::button(tr("&Delete All…")))
{
    setWindowTitle(tr("Questions of My Games"));
    createTable();
    setLayout(
        form::column(spacing::Wide,
                     {createFilter(), {m_table, 1}, {m_hint, 1}, createKeeping(), createButtons()},
                     {spacing::Section, spacing::Section, spacing::Section, spacing::Section}));
    connect(&store, &QuestionStore::changed, this, &QuestionsWindow::refresh);
    resize(zoomed(FirstSizeOfQuestions));
    refresh();
}

QLayout *QuestionsWindow::createFilter()
{
    m_size->setAccessibleName(tr("Board size"));
    m_phase->setAccessibleName(tr("Phase of the game"));
    m_phase->addItem(tr("Whole game"));
    for (const GamePhase phase : {GamePhase::Opening, GamePhase::MiddleGame, GamePhase::Endgame}) {
        m_phase->addItem(phaseName(phase), static_cast<int>(phase));
    }
    for (QComboBox *box : {m_size, m_phase}) {
        connect(box, &QComboBox::currentIndexChanged, this, &QuestionsWindow::showRows);
    }
    m_count->setAccessibleDescription(tr("How many questions there are"));
    return form::row(spacing::Normal,
                     {form::labelFor(m_size, tr("&Board")), m_size, form::space(spacing::Normal),
                      form::labelFor(m_phase, tr("&Phase")), m_phase, form::rest(), m_count});
}

void QuestionsWindow::createTable()
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(RowsModel::SortRole);
    m_table->setModel(m_sorted);
    m_table->setAccessibleName(tr("Questions"));
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(DueColumn, Qt::AscendingOrder);
    QHeaderView *header = m_table->header();
    header->setAccessibleName(tr("Columns of the questions"));
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(GameColumn, QHeaderView::Stretch);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { m_forget->setEnabled(m_table->selectionModel()->hasSelection()); });
    connect(m_table, &QTreeView::activated, this, &QuestionsWindow::askOne);
    auto *one = new QAction(m_table); // otherwise the default button is pressed as well
    one->setShortcuts({Qt::Key_Return, Qt::Key_Enter});
    one->setShortcutContext(Qt::WidgetShortcut);
    connect(one, &QAction::triggered, this, [this] { askOne(m_table->currentIndex()); });
    m_table->addAction(one);
}

void QuestionsWindow::askOne(const QModelIndex &index)
{
    if (index.isValid()) {
        const QModelIndex source = m_sorted->mapToSource(index);
        Q_EMIT asked({m_shown[static_cast<std::size_t>(source.row())]});
    }
}

/// What is kept, and where.
QWidget *QuestionsWindow::createKeeping()
{
    auto *keeps = new QCheckBox(tr("Keep the mistakes of &every game of mine that is reviewed"));
    keeps->setChecked(m_preferences.get(&AnalysisOptions::keepsMistakes));
    keeps->setToolTip(tr("Otherwise only what Try Again has asked is kept."));
    connect(keeps, &QCheckBox::toggled, this,
            [this](bool isOn) { m_preferences.set(&AnalysisOptions::keepsMistakes, isOn); });
    auto *place = form::caption(
        tr("Kept on this computer alone, readable by you only: %1").arg(m_store.path()));
    place->setWordWrap(true);
    return form::widgetWith(form::column(spacing::Tight, {keeps, place}));
}

QLayout *QuestionsWindow::createButtons()
{
    m_askDue->setDefault(true);
    connect(m_askDue, &QPushButton::clicked, this, [this] { ask(true); });
    connect(m_askAll, &QPushButton::clicked, this, [this] { ask(false); });
    connect(m_forget, &QPushButton::clicked, this, &QuestionsWindow::forgetSelected);
    connect(m_clear, &QPushButton::clicked, this, &QuestionsWindow::confirmClearing);
    return form::row(spacing::Normal, {m_clear, m_forget, form::rest(), m_askAll, m_askDue});
}

QuestionBook::Filter QuestionsWindow::filter() const
{
    QuestionBook::Filter filter{.size = m_size->currentData().toInt(), .phase = {}};
    if (m_phase->currentIndex() > 0) {
        filter.phase = static_cast<GamePhase>(m_phase->currentData().toInt());
    }
    return filter;
}

void QuestionsWindow::refresh()
{
    showSizes();
    showRows();
}

/// The sizes that there are questions of.
void QuestionsWindow::showSizes()
{
    const int chosen = m_size->currentData().toInt();
    std::set<int> sizes;
    for (const Question &question : m_store.book().questions()) {
        sizes.insert(question.size);
    }
    const QSignalBlocker quiet(m_size);
    m_size->clear();
    m_size->addItem(tr("All boards"), 0);
    for (const int size : sizes) {
        m_size->addItem(QStringLiteral("%1×%1").arg(size), size);
    }
    m_size->setCurrentIndex(std::max(0, m_size->findData(chosen)));
}

void QuestionsWindow::showRows()
{
    const QuestionBook &book = m_store.book();
    const QuestionBook::Filter wanted = filter();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    m_shown.clear();
    std::vector<TableRow> rows;
    for (const Question &question : book.questions()) {
        if (wanted.matches(question)) {
            m_shown.push_back(question);
            rows.push_back(rowOf(question, now));
        }
    }
    m_table->clearSelection();
    m_model->setRows(std::move(rows));
    const auto due = static_cast<int>(book.due(wanted, now).size());
    m_count->setText(tr("%1 due of %n", nullptr, static_cast<int>(m_shown.size())).arg(due));
    m_askDue->setText(due == 0 ? tr("&None Is Due") : tr("Ask the %n D&ue", nullptr, due));
    m_askDue->setEnabled(due > 0);
    m_askAll->setEnabled(!m_shown.empty());
    m_forget->setEnabled(false);
    m_clear->setEnabled(!book.questions().empty() || !m_store.failure().isEmpty());
    m_table->setVisible(!m_shown.empty());
    m_hint->setVisible(m_shown.empty());
    m_hint->setText(!m_store.failure().isEmpty()
                        ? tr("The questions cannot be used: %1. Delete All begins anew.")
                              .arg(text::message(m_store.failure()))
                    : book.questions().empty()
                        ? tr("Review a game and choose Try Again: the mistakes that it asks come "
                             "here, and are asked again on other days.")
                        : tr("There is no such question."));
}

void QuestionsWindow::ask(bool onlyDue)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    Q_EMIT asked(onlyDue ? m_store.book().due(filter(), now) : m_shown);
}

void QuestionsWindow::forgetSelected()
{
    std::vector<QByteArray> positions;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &index : rows) {
        const int row = m_sorted->mapToSource(index).row();
        positions.push_back(m_shown[static_cast<std::size_t>(row)].position);
    }
    m_store.forget(positions);
}

void QuestionsWindow::confirmClearing()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Delete All Questions"),
                                tr("Delete all questions, and how their answers went? The games "
                                   "stay as they are."),
                                QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *all = box->addButton(tr("&Delete All"), QMessageBox::DestructiveRole);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(all, &QPushButton::clicked, &m_store, &QuestionStore::clear);
    box->open();
}

/// Time has passed since it was open.
void QuestionsWindow::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    refresh();
    (m_askDue->isEnabled() ? static_cast<QWidget *>(m_askDue) : m_size)->setFocus();
}

} // namespace shinpan
