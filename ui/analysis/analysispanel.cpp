#include "ui/analysis/analysispanel.h"

#include "ui/analysis/analysisactions.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/analystrow.h"
#include "ui/analysis/candidateoverlay.h"
#include "ui/analysis/candidaterows.h"
#include "ui/analysis/candidatetext.h"
#include "ui/analysis/graphplot.h"
#include "ui/analysis/termsnotice.h"
#include "ui/game/opengame.h"
#include "ui/kit/emptyhint.h"
#include "ui/kit/rows.h"
#include "ui/kit/rowsmodel.h"
#include "ui/kit/style.h"
#include "ui/settings/preferences.h"
#include "ui/words/messagetext.h"

#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionToolButton>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

constexpr int FewestRows = 6;

/// Opens a menu, with the arrow right behind the text.
class MenuButton final : public QToolButton
{
public:
    MenuButton(const QString &text, QMenu *menu, QWidget *parent)
        : QToolButton(parent)
    {
        setText(text);
        setMenu(menu);
        setPopupMode(QToolButton::InstantPopup);
        setAutoRaise(true);
        setAccessibleName(text);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return {fontMetrics().horizontalAdvance(text()) + ArrowWidth + 3 * spacing::Tight,
                QToolButton::sizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.features &= ~QStyleOptionToolButton::HasMenu; // its arrow would keep to the corner
        option.text.clear();
        QPainter painter(this);
        style()->drawComplexControl(QStyle::CC_ToolButton, &option, &painter, this);
        painter.drawText(rect().adjusted(spacing::Tight, 0, 0, 0), Qt::AlignVCenter, text());
        QStyleOption arrow;
        arrow.initFrom(this);
        arrow.rect = QRect(width() - ArrowWidth - spacing::Tight, 0, ArrowWidth, height());
        style()->drawPrimitive(QStyle::PE_IndicatorArrowDown, &arrow, &painter, this);
    }

private:
    static constexpr int ArrowWidth = 12;
};

} // namespace

AnalysisPanel::AnalysisPanel(const Parts &parts, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_options(parts.preferences.get<AnalysisOptions>())
    , m_rowColumn(new QVBoxLayout)
    , m_model(new RowsModel(CandidateRows::columns(), this))
    , m_table(new QTreeView(this))
    , m_hint(new EmptyHint(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::Tight, 0, spacing::Tight, spacing::Tight);
    column->setSpacing(spacing::Tight);
    createBar(*column);
    column->addLayout(m_rowColumn);
    createTable(*column);
    connectTable();
    const AnalysisController *analysis = &parts.analysis;
    connect(analysis, &AnalysisController::changed, this, &AnalysisPanel::showEngines);
    connect(analysis, &AnalysisController::analysed, this, &AnalysisPanel::showAnalysis);
    connect(analysis, &AnalysisController::positionChanged, this, [this] { m_current.reset(); });
    parts.preferences.follow<AnalysisOptions>(this, [this] {
        m_options = m_parts.preferences.get<AnalysisOptions>();
        showAnalysis();
    });
}

void AnalysisPanel::createBar(QVBoxLayout &column)
{
    auto *bar = new QHBoxLayout;
    bar->setSpacing(spacing::Tight);
    m_analyse = new QToolButton(this);
    m_analyse->setDefaultAction(m_parts.actions.analyse);
    m_analyse->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_analyse->setAccessibleName(tr("Analyse"));
    m_analyse->setMinimumWidth(m_analyse->sizeHint().height()); // of its symbol alone
    bar->addWidget(m_analyse);
    bar->addStretch();
    m_engines = new MenuButton(tr("Engines"), m_parts.actions.createEnginesMenu(this), this);
    connect(m_engines->menu(), &QMenu::aboutToHide, this, &AnalysisPanel::analyseIfAsked);
    bar->addWidget(m_engines);
    bar->addWidget(new MenuButton(tr("Limit"), m_parts.actions.createLimitMenu(this), this));
    bar->addWidget(new MenuButton(tr("Show"), m_parts.actions.createViewMenu(this), this));
    column.addLayout(bar);
}

void AnalysisPanel::createTable(QVBoxLayout &column)
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Candidates"));
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setMouseTracking(true);
    m_table->viewport()->installEventFilter(this);
    m_table->installEventFilter(this);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setIndentation(0);
    QHeaderView *header = m_table->header();
    header->setAccessibleName(tr("Numbers of the candidates"));
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(m_table->fontMetrics().horizontalAdvance(QStringLiteral("−88.8%"))
                                  + spacing::Normal);
    for (int section = 0; section < header->count(); ++section) {
        header->setSectionResizeMode(section, QHeaderView::Stretch);
    }
    m_table->setMinimumHeight(heightOfRows(*m_table, FewestRows));
    m_hint->setMinimumHeight(m_table->minimumHeight()); // nothing moves when the table comes
    column.addWidget(m_table, 1);
    column.addWidget(m_hint, 1);
}

/// The candidate's move; none for a pass.
std::optional<Point> AnalysisPanel::moveAt(int row) const
{
    return m_shown.candidates[static_cast<std::size_t>(row)].move;
}

void AnalysisPanel::connectTable()
{
    connect(m_table, &QTreeView::entered, this,
            [this](const QModelIndex &index) { m_parts.overlay.preview(moveAt(index.row())); });
    connect(m_table, &QTreeView::activated, this,
            [this](const QModelIndex &index) { play(index.row()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) {
                if (index.isValid()) {
                    m_current = moveAt(index.row());
                    m_parts.overlay.preview(*m_current);
                }
            });
}

void AnalysisPanel::askEngines()
{
    QMenu *menu = m_engines->menu();
    if (m_engines->isVisible()) {
        m_isAsking = true;
        menu->popup(m_engines->mapToGlobal(m_engines->rect().bottomLeft()));
        menu->setActiveAction(menu->actions().front());
    }
}

void AnalysisPanel::analyseIfAsked()
{
    if (std::exchange(m_isAsking, false) && !m_parts.analysis.analysts().empty()) {
        m_parts.analysis.start();
    }
}

/// A line is shown as long as the mouse, or the keyboard, is in the table.
bool AnalysisPanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool isMouseGone = watched == m_table->viewport() && event->type() == QEvent::Leave;
    const bool isFocusGone = watched == m_table && event->type() == QEvent::FocusOut;
    if (isMouseGone || isFocusGone) {
        m_parts.overlay.preview(std::nullopt);
    }
    return QWidget::eventFilter(watched, event);
}

void AnalysisPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showEngines();
}

void AnalysisPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isSymbol = m_analyse->toolButtonStyle() == Qt::ToolButtonIconOnly;
    const int word = isSymbol ? fontMetrics().horizontalAdvance(m_analyse->text()) : 0;
    const int needed = layout()->itemAt(0)->sizeHint().width() + word;
    m_analyse->setToolButtonStyle(needed > width() ? Qt::ToolButtonIconOnly
                                                   : Qt::ToolButtonTextBesideIcon);
    chooseColumns();
}

/// Large texts may find no room: then the last columns are left out.
void AnalysisPanel::chooseColumns()
{
    const Candidate *best = m_shown.candidates.empty() ? nullptr : &m_shown.candidates.front();
    m_table->setColumnHidden(CandidateRows::LeadColumn, !best || !best->scoreLead);
    m_table->setColumnHidden(CandidateRows::LcbColumn, !best || !best->lcb || best->scoreLead);
    m_table->setColumnHidden(CandidateRows::PolicyColumn, !best || !best->prior);
    const QHeaderView &header = *m_table->header();
    m_table->setColumnHidden(CandidateRows::VisitsColumn, false);
    for (const int column : {CandidateRows::PolicyColumn, CandidateRows::VisitsColumn}) {
        const int shown = header.count() - header.hiddenSectionCount();
        if (shown * header.minimumSectionSize() > width()) {
            m_table->setColumnHidden(column, true);
        }
    }
}

void AnalysisPanel::showEngines()
{
    const std::size_t count = m_parts.analysis.analysts().size();
    while (m_rows.size() > count) {
        delete m_rows.back();
        m_rows.pop_back();
        delete m_notices.back();
        m_notices.pop_back();
    }
    while (m_rows.size() < count) {
        addRow();
    }
    showAnalysis();
}

void AnalysisPanel::addRow()
{
    const std::size_t analyst = m_rows.size();
    auto *row = new AnalystRow(this);
    connect(row, &AnalystRow::clicked, this,
            [this, analyst] { m_parts.analysis.makeMain(analyst); });
    auto *notice = new TermsNotice(this);
    connect(notice, &TermsNotice::correctionRequested, this,
            [this, analyst] { m_parts.analysis.analysts()[analyst]->tellAnew(); });
    m_rowColumn->addWidget(row);
    m_rowColumn->addWidget(notice);
    m_rows.push_back(row);
    m_notices.push_back(notice);
}

void AnalysisPanel::showAnalysis()
{
    if (!isVisible() || m_rows.size() != m_parts.analysis.analysts().size()) {
        return;
    }
    for (std::size_t analyst = 0; analyst < m_rows.size(); ++analyst) {
        showRow(*m_rows[analyst], analyst);
        const Analyst &who = *m_parts.analysis.analysts()[analyst];
        m_notices[analyst]->showTerms(who.profile().name, m_parts.analysis.position(),
                                      who.otherTerms());
    }
    showTable();
}

void AnalysisPanel::showRow(AnalystRow &row, std::size_t analyst) const
{
    const Analyst &who = *m_parts.analysis.analysts()[analyst];
    AnalystRow::Content content;
    content.color = curveColor(analyst, palette());
    content.name = who.profile().name;
    content.isMain = analyst == 0;
    QStringList effort;
    if (const Analysis *known = m_parts.analysis.shownBy(analyst)) {
        const Color viewer = viewerOf(m_options.perspective, known->toMove);
        content.values = percentText(winrateFor(viewer, known->winrate)) + u'%';
        if (known->scoreLead) {
            content.values +=
                QStringLiteral("  ") + pointsText(balanceFor(viewer, *known->scoreLead));
        }
        effort.append(tr("%1 visits").arg(shortCount(known->visits)));
    }
    switch (who.state()) {
    case Analyst::State::Absent:
        break;
    case Analyst::State::Starting:
        effort.append(tr("starting…"));
        break;
    case Analyst::State::Thinking:
        if (const std::optional<double> speed = who.speed()) {
            effort.append(tr("%1 a second").arg(shortCount(static_cast<std::int64_t>(*speed))));
        } else {
            effort.append(tr("thinking…"));
        }
        break;
    case Analyst::State::Idle:
        effort.append(tr("idle"));
        break;
    case Analyst::State::Failed:
        effort = QStringList(tr("It %1").arg(text::plainMessage(who.failure())));
        break;
    }
    content.effort = effort.join(QStringLiteral(" · "));
    row.setContent(content);
}

void AnalysisPanel::showTable()
{
    const Analysis *analysis = m_parts.analysis.shown();
    m_table->setVisible(analysis != nullptr);
    const KeptAnalysis *kept = m_parts.analysis.shownOfRecord();
    m_hint->setVisible(analysis == nullptr || kept != nullptr);
    m_hint->setText(kept ? sourceOf(*kept) : hint());
    const QSignalBlocker quiet(m_table->selectionModel()); // nobody went anywhere
    m_shown = analysis ? *analysis : Analysis();
    std::erase_if(m_shown.candidates,
                  [](const Candidate &candidate) { return candidate.visits == 0; });
    m_model->setRows(static_cast<int>(m_shown.candidates.size()), [this](int row) {
        return CandidateRows::of(m_shown.candidates[static_cast<std::size_t>(row)], m_shown,
                                 m_options.perspective);
    });
    chooseColumns();
    const auto &candidates = m_shown.candidates;
    const auto row =
        m_current ? std::ranges::find(candidates, *m_current, &Candidate::move) : candidates.end();
    m_table->setCurrentIndex(row == candidates.end()
                                 ? QModelIndex()
                                 : m_model->index(static_cast<int>(row - candidates.begin()), 0));
    m_table->viewport()->update();
}

QString AnalysisPanel::sourceOf(const KeptAnalysis &kept) const
{
    const Color viewer = viewerOf(m_options.perspective, kept.analysis.toMove);
    QStringList parts{percentText(winrateFor(viewer, kept.analysis.winrate)) + u'%'};
    if (kept.analysis.scoreLead) {
        parts.append(pointsText(balanceFor(viewer, *kept.analysis.scoreLead)));
    }
    parts.append(tr("%1 visits").arg(shortCount(kept.analysis.visits)));
    const QString values = parts.join(QStringLiteral(" · "));
    return kept.engine.isEmpty() ? tr("Kept in the game: %1").arg(values)
                                 : tr("Kept in the game, by %1: %2").arg(kept.engine, values);
}

QString AnalysisPanel::hint() const
{
    if (m_rows.empty()) {
        return tr("Choose under “Engines” who is to analyse. Any engine that knows lz-analyze, "
                  "kata-analyze or analyze can, such as KataGo and Leela Zero.");
    }
    return m_parts.analysis.isRunning() ? tr("Nothing is known about this position yet.")
                                        : tr("Space on the board starts and stops the analysis.");
}

void AnalysisPanel::play(int row)
{
    const std::optional<Point> move = moveAt(row);
    move ? m_parts.game.person().playAt(*move) : m_parts.game.person().pass();
}

} // namespace shinpan
