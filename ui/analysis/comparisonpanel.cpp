#include "ui/analysis/comparisonpanel.h"

#include "core/analysis/analysis.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/candidatespots.h"
#include "ui/analysis/candidatetext.h"
#include "ui/board/boardview.h"
#include "ui/game/opengame.h"
#include "ui/kit/style.h"
#include "ui/settings/preferences.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>

#include <cmath>

namespace shinpan {

namespace {

constexpr int SmallestBoard = 120;

} // namespace

ComparisonPanel::ComparisonPanel(AnalysisController &analysis,
                                 OpenGame &game,
                                 Preferences &preferences,
                                 QWidget *parent)
    : QWidget(parent)
    , m_analysis(analysis)
    , m_game(game)
    , m_preferences(preferences)
    , m_boards(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_sides{createSide(), createSide()}
    , m_differences(new QLabel(this))
{
    m_differences->setAccessibleName(tr("Differences"));
    m_differences->setWordWrap(true);
    m_differences->setAlignment(Qt::AlignCenter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::Normal, 0, spacing::Normal, spacing::Normal);
    column->setSpacing(spacing::Tight);
    m_boards->setSpacing(spacing::Normal);
    column->addLayout(m_boards, 1);
    column->addWidget(m_differences);
    connect(&analysis, &AnalysisController::analysed, this, &ComparisonPanel::refresh);
    connect(&analysis, &AnalysisController::changed, this, &ComparisonPanel::refresh);
    preferences.follow<AnalysisOptions>(this, &ComparisonPanel::refresh);
    preferences.follow<BoardOptions>(this, &ComparisonPanel::showOptions);
    showOptions();
}

ComparisonPanel::Side ComparisonPanel::createSide()
{
    Side side{new QLabel(this), new BoardView(this)};
    side.board->setMinimumSize(SmallestBoard, SmallestBoard);
    side.board->setFocusPolicy(Qt::NoFocus);
    side.board->setAttribute(Qt::WA_TransparentForMouseEvents); // it is to be looked at
    auto *column = new QVBoxLayout;
    column->setSpacing(spacing::Tight);
    column->addWidget(side.name);
    column->addWidget(side.board, 1);
    m_boards->addLayout(column, 1);
    return side;
}

QString ComparisonPanel::text() const
{
    return m_differences->text();
}

void ComparisonPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void ComparisonPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_boards->setDirection(width() > height() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ComparisonPanel::refresh()
{
    if (isVisible()) {
        showSide(0);
        showSide(1);
        showDifferences();
    }
}

void ComparisonPanel::showOptions()
{
    for (const Side &side : m_sides) {
        side.board->setOptions(m_preferences.get<BoardOptions>());
        side.board->setCoordinatesShown(false);
    }
}

void ComparisonPanel::showSide(std::size_t engine)
{
    const Side &side = m_sides[engine];
    const auto &analysts = m_analysis.analysts();
    const Analysis *analysis = m_analysis.shownBy(engine);
    QString name = engine < analysts.size() ? analysts[engine]->profile().name : tr("No engine");
    const AnalysisOptions options = m_preferences.get<AnalysisOptions>();
    if (analysis) {
        const Color viewer = viewerOf(options.perspective, analysis->toMove);
        name += QStringLiteral(" · %1%").arg(percentText(winrateFor(viewer, analysis->winrate)));
        if (analysis->scoreLead) {
            name += QStringLiteral(" · ") + pointsText(balanceFor(viewer, *analysis->scoreLead));
        }
    }
    side.name->setText(name);
    side.board->setAccessibleName(tr("Board of %1").arg(name));
    side.board->setPosition(m_game.cursor().board(), m_game.cursor().lastMove());
    side.board->setLayer(LayerRank::Analysis,
                         analysis ? boardAnalysisOf(*analysis, m_game.cursor().board(), options)
                                  : BoardLayer());
}

void ComparisonPanel::showDifferences()
{
    const Analysis *one = m_analysis.shownBy(0);
    const Analysis *other = m_analysis.shownBy(1);
    const std::optional<AnalysisComparison> comparison =
        one && other ? compared(*one, *other) : std::nullopt;
    BoardLayer marks;
    QStringList parts;
    if (!comparison) {
        parts.append(m_analysis.analysts().size() < 2
                         ? tr("Choose two engines for the analysis to compare them.")
                         : tr("Both need to have looked at this position."));
    } else {
        for (const Point point : comparison->points) {
            marks.markup.push_back({point, MarkKind::Differs});
        }
        if (comparison->choices) {
            parts.append(comparison->agreesOnMove()
                             ? tr("Both choose %1").arg(candidateName(comparison->choices->first))
                             : tr("%1 or %2")
                                   .arg(candidateName(comparison->choices->first),
                                        candidateName(comparison->choices->second)));
        }
        parts.append(tr("%1% apart").arg(percentText(comparison->winrate)));
        if (comparison->lead) {
            parts.append(
                tr("%1 points apart").arg(QLocale().toString(double(*comparison->lead), 'f', 1)));
        }
    }
    for (const Side &side : m_sides) {
        side.board->setLayer(LayerRank::Record, marks);
    }
    m_differences->setText(parts.join(QStringLiteral(" · ")));
}

} // namespace shinpan
