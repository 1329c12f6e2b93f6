#include "ui/review/reviewpanel.h"

#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/evaluationline.h"
#include "ui/analysis/lineverdicts.h"
#include "ui/game/opengame.h"
#include "ui/kit/emptyhint.h"
#include "ui/kit/forms.h"
#include "ui/kit/rows.h"
#include "ui/kit/rowsmodel.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"
#include "ui/review/mistakerows.h"
#include "ui/review/reviewactions.h"
#include "ui/review/reviewcontroller.h"
#include "ui/review/reviewprogress.h"
#include "ui/review/reviewsummary.h"
#include "ui/settings/preferences.h"

#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr int UsualRows = 8;
constexpr int FewestRows = 4;
constexpr int WidestList = 340;

/// Qt leaves what one types into without a name.
void nameField(QDoubleSpinBox &field, const QString &name)
{
    field.setAccessibleName(name);
    field.findChild<QLineEdit *>()->setAccessibleName(name);
}

} // namespace

ReviewPanel::ReviewPanel(const Parts &parts, const QList<QAction *> &steps, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_summary(new ReviewSummary(this))
    , m_rate(new QDoubleSpinBox(this))
    , m_points(new QDoubleSpinBox(this))
    , m_limits(new QWidget(this))
    , m_model(new RowsModel(MistakeRows::columns(), this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_table(new QTreeView(this))
    , m_hint(new EmptyHint(this))
{
    QVBoxLayout *column =
        form::column(spacing::Tight, {}, {spacing::Tight, 0, spacing::Tight, spacing::Tight});
    setLayout(column);
    createBar(*column, steps);
    column->addWidget(new ReviewProgress(parts.review, parts.actions, this));
    column->addWidget(m_summary);
    createLimits(*column);
    createTable(*column);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &ReviewPanel::refresh);
    observe();
    showLimits();
}

void ReviewPanel::createBar(QVBoxLayout &column, const QList<QAction *> &steps)
{
    QHBoxLayout *bar = form::row(spacing::Tight, {});
    const auto add = [&](QAction *action, Qt::ToolButtonStyle style) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(style);
        button->setAutoRaise(style == Qt::ToolButtonIconOnly);
        button->setAccessibleName(action->iconText());
        bar->addWidget(button);
    };
    add(m_parts.actions.review, Qt::ToolButtonTextBesideIcon);
    add(m_parts.actions.tryAgain, Qt::ToolButtonTextBesideIcon);
    bar->addStretch();
    add(m_parts.actions.save, Qt::ToolButtonIconOnly);
    for (QAction *step : steps) {
        add(step, Qt::ToolButtonIconOnly);
        connect(step, &QAction::triggered, this, &ReviewPanel::markMistake); // it is there already
    }
    column.addLayout(bar);
}

void ReviewPanel::createLimits(QVBoxLayout &column)
{
    m_rate->setRange(0, 100);
    m_rate->setDecimals(1);
    m_rate->setSuffix(tr(" %"));
    nameField(*m_rate, tr("Win rate lost by a mistake"));
    m_points->setRange(0, 999);
    m_points->setSuffix(tr(" pts", "points"));
    m_points->setDecimals(1);
    m_points->setSingleStep(0.5);
    nameField(*m_points, tr("Points lost by a mistake"));
    m_limits->setLayout(form::row(spacing::Tight,
                                  {new QLabel(tr("Mistakes from"), this), m_rate,
                                   new QLabel(tr("or"), this), m_points, form::rest()},
                                  {spacing::Tight, 0, 0, 0}));
    m_limits->setToolTip(tr("What a move has to lose to be listed as a mistake"));
    connect(m_rate, &QDoubleSpinBox::valueChanged, this, &ReviewPanel::setLimits);
    connect(m_points, &QDoubleSpinBox::valueChanged, this, &ReviewPanel::setLimits);
    column.addWidget(m_limits);
}

void ReviewPanel::createTable(QVBoxLayout &column)
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(RowsModel::SortRole);
    m_table->setModel(m_sorted);
    m_table->setAccessibleName(tr("Mistakes"));
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setIndentation(0);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(MistakeRows::NumberColumn, Qt::AscendingOrder);
    QHeaderView *header = m_table->header();
    header->setAccessibleName(tr("Columns of the mistakes"));
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setSectionResizeMode(MistakeRows::MoveColumn, QHeaderView::Stretch);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) {
                if (index.isValid()) {
                    showMistake(moveAt(index));
                }
            });
    column.addWidget(m_table, 1);
    limitTable();
    column.addWidget(m_hint, 1);
}

/// The columns are as wide as their titles, and the list so wide that no title is cut. Fewer rows
/// where texts are large: the rest of the panel needs more room then.
void ReviewPanel::limitTable()
{
    const QFontMetrics metrics = m_table->fontMetrics();
    QHeaderView *header = m_table->header();
    const int number = metrics.horizontalAdvance(QStringLiteral("88.8%"));
    int width = 0;
    for (int section = 0; section < header->count(); ++section) {
        const QString title = header->model()->headerData(section, Qt::Horizontal).toString();
        const int needed = std::max(metrics.horizontalAdvance(title), number) + spacing::Normal;
        header->resizeSection(section, needed);
        width += header->isSectionHidden(section) ? 0 : needed;
    }
    m_table->setMinimumWidth(
        std::min(width + m_table->verticalScrollBar()->sizeHint().width() + 2 * spacing::Normal,
                 zoomed(WidestList)));
    const int rows = UsualRows * 100 / std::max(100, zoomed(100));
    m_table->setMinimumHeight(heightOfRows(*m_table, std::max(rows, FewestRows)));
}

void ReviewPanel::observe()
{
    const AnalysisController *analysis = &m_parts.analysis;
    connect(analysis, &AnalysisController::learned, this, &ReviewPanel::scheduleRefresh);
    connect(analysis, &AnalysisController::analysed, this, &ReviewPanel::scheduleRefresh);
    const GameRecord *record = &m_parts.game.record();
    connect(record, &GameRecord::nodeAdded, this, &ReviewPanel::scheduleRefresh);
    connect(record, &GameRecord::structureChanged, this, &ReviewPanel::scheduleRefresh);
    // The table must not show nodes that are gone.
    const auto forget = [this] {
        m_mistake = NoNode;
        setMoves({});
    };
    connect(record, &GameRecord::nodeRemoved, this, forget);
    connect(record, &GameRecord::nodeRemoved, this, &ReviewPanel::scheduleRefresh);
    connect(record, &GameRecord::treeReplaced, this, [this, forget] {
        forget();
        m_pause.start(0ms); // another game is there as a whole
    });
    connect(&m_parts.game.cursor(), &GameCursor::moved, this, &ReviewPanel::followCursor);
    m_parts.preferences.follow<AnalysisOptions>(this, [this] {
        showLimits();
        scheduleRefresh();
    });
}

void ReviewPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void ReviewPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    limitHeight();
}

void ReviewPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        limitTable();
    }
}

/// What is empty takes no more room than its words.
void ReviewPanel::limitHeight()
{
    const bool isLimited = m_isEmpty && layout()->hasHeightForWidth();
    const int words = isLimited ? layout()->totalHeightForWidth(width()) : 0;
    setMinimumHeight(words);
    setMaximumHeight(isLimited ? words : QWIDGETSIZE_MAX);
}

void ReviewPanel::scheduleRefresh()
{
    if (isVisible() && !m_pause.isActive()) {
        m_pause.start(250ms);
    }
}

/// Most steps stay on the line that is shown.
void ReviewPanel::followCursor()
{
    showCurrent();
    scheduleRefresh();
}

void ReviewPanel::refresh()
{
    const GameTree &tree = m_parts.game.record().tree();
    LineVerdicts verdicts = verdictsOn(
        m_parts.analysis, tree, reviewStops(tree, lineThrough(m_parts.game.cursor()).back()));
    std::vector<JudgedMove> &moves = verdicts.moves;
    const bool isByRecord = verdicts.engine.isEmpty() && verdicts.judge.isEmpty();
    const QString judge = isByRecord ? tr("the record") : verdicts.judge;
    const MistakeLimits limits = m_parts.preferences.get(&AnalysisOptions::mistakes);
    const bool isKnown = !moves.empty();
    m_summary->show(judge, moves, m_parts.game.record().boardSize(), limits);
    const bool isDoubtful = std::ranges::any_of(
        moves, [&](const JudgedMove &move) { return seemsMistake(move, limits); });
    std::erase_if(moves, [&](const JudgedMove &move) { return !isMistake(move, limits); });
    m_summary->setVisible(isKnown);
    m_limits->setVisible(isKnown);
    m_table->setVisible(!moves.empty());
    m_hint->setVisible(moves.empty());
    m_hint->setText(!isKnown ? hint()
                    : isDoubtful
                        ? tr("No mistake is certain: some moves seem to cost that much, but "
                             "the evaluations are too uncertain to tell. More visits, or a "
                             "stronger engine, would.")
                        : tr("No mistake was found."));
    m_isEmpty = !isKnown && m_parts.review.state() == ReviewController::State::Idle;
    limitHeight();
    const bool tellsPoints = std::ranges::any_of(
        moves, [](const JudgedMove &move) { return move.loss.points.has_value(); });
    setMoves(std::move(moves));
    m_table->setColumnHidden(MistakeRows::PointsColumn, !tellsPoints);
    limitTable();
    showCurrent();
}

QString ReviewPanel::hint() const
{
    return m_parts.review.state() == ReviewController::State::Idle
             ? tr("In a review, engines look at every position of the game; the moves that lost "
                  "most are listed here.")
             : tr("The first mistake will appear here.");
}

void ReviewPanel::setMoves(std::vector<JudgedMove> moves)
{
    const QSignalBlocker quiet(m_table->selectionModel()); // nobody went anywhere
    m_moves = std::move(moves);
    m_model->setRows(MistakeRows::of(m_moves));
}

const JudgedMove &ReviewPanel::moveAt(const QModelIndex &index) const
{
    return m_moves[static_cast<std::size_t>(m_sorted->mapToSource(index).row())];
}

/// The row of the mistake that comes next on the line that is shown.
void ReviewPanel::showCurrent()
{
    const QSignalBlocker quiet(m_table->selectionModel());
    const GameCursor &cursor = m_parts.game.cursor();
    const NodeId next = cursor.nextNodeOf(cursor.node());
    if (m_mistake != NoNode && m_mistake != next) {
        m_mistake = NoNode;
        Q_EMIT pointsLit({});
    }
    const auto row = std::ranges::find(m_moves, next, &JudgedMove::node);
    const QModelIndex index =
        next == NoNode || row == m_moves.end()
            ? QModelIndex()
            : m_sorted->mapFromSource(m_model->index(static_cast<int>(row - m_moves.begin()), 0));
    m_table->setCurrentIndex(index);
    if (index.isValid()) {
        m_table->scrollTo(index);
    }
    m_table->viewport()->update();
}

/// Shows the position before the move.
void ReviewPanel::showMistake(const JudgedMove &mistake)
{
    m_parts.game.cursor().moveTo(m_parts.game.record().tree().parent(mistake.node));
    markMistake();
}

/// Both the move that comes next and the better one, if that is a mistake.
void ReviewPanel::markMistake()
{
    const QModelIndex index = m_table->currentIndex();
    if (!index.isValid()) {
        return;
    }
    const JudgedMove &mistake = moveAt(index);
    m_mistake = mistake.node;
    std::vector<Point> points;
    for (const std::optional<Point> &point : {mistake.move.point, mistake.choice.move}) {
        if (point) {
            points.push_back(*point);
        }
    }
    Q_EMIT pointsLit(points);
}

void ReviewPanel::showLimits()
{
    const MistakeLimits limits = m_parts.preferences.get(&AnalysisOptions::mistakes);
    const QSignalBlocker quietRate(m_rate);
    const QSignalBlocker quietPoints(m_points);
    m_rate->setValue(limits.rate * 100);
    m_points->setValue(limits.points);
}

void ReviewPanel::setLimits()
{
    m_parts.preferences.set(&AnalysisOptions::mistakes,
                            {.points = m_points->value(), .rate = m_rate->value() / 100});
}

} // namespace shinpan
