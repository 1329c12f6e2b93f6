#include "ui/analysis/candidateoverlay.h"

#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/areachooser.h"
#include "ui/analysis/candidatespots.h"
#include "ui/analysis/scoreestimator.h"
#include "ui/board/boardview.h"
#include "ui/edit/gameguard.h"
#include "ui/game/opengame.h"
#include "ui/kit/reducedmotion.h"
#include "ui/scoring/scoringcontroller.h"
#include "ui/settings/preferences.h"

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

CandidateOverlay::CandidateOverlay(AnalysisController &analysis,
                                   OpenGame &game,
                                   ScoringController &scoring,
                                   ScoreEstimator &estimator,
                                   AreaChooser &area,
                                   Preferences &preferences,
                                   BoardView &board,
                                   QObject *parent)
    : QObject(parent)
    , m_analysis(analysis)
    , m_game(game)
    , m_scoring(scoring)
    , m_estimator(estimator)
    , m_area(area)
    , m_preferences(preferences)
    , m_board(board)
    , m_options(preferences.get<AnalysisOptions>())
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(180ms);
    m_growth.setInterval(260ms);
    connect(&m_delay, &QTimer::timeout, this, [this] { preview(m_pointedAt); });
    connect(&m_growth, &QTimer::timeout, this, &CandidateOverlay::growPreview);
    connect(&analysis, &AnalysisController::analysed, this, &CandidateOverlay::show);
    connect(&analysis, &AnalysisController::positionChanged, this, &CandidateOverlay::endPreview);
    connect(&scoring, &ScoringController::shownChanged, this, &CandidateOverlay::endPreview);
    connect(&estimator, &ScoreEstimator::changed, this, &CandidateOverlay::show);
    connect(&area, &AreaChooser::changed, this, &CandidateOverlay::show);
    preferences.follow<AnalysisOptions>(this, [this] {
        m_options = m_preferences.get<AnalysisOptions>();
        show();
    });
    connectBoard();
}

void CandidateOverlay::connectBoard()
{
    connect(&m_board, &BoardView::pointHovered, this, [this](std::optional<Point> point) {
        m_pointedAt = point;
        m_delay.stop();
        endPreview();
        const Analysis *analysis = m_analysis.shown();
        if (point && m_options.showsCandidates && analysis && candidateAt(*analysis, *point)) {
            m_delay.start();
        }
    });
    connect(&m_board, &BoardView::lineStepRequested, this, &CandidateOverlay::scrub);
    connect(&m_board, &BoardView::spotChosen, this, &CandidateOverlay::addLine);
}

void CandidateOverlay::preview(const std::optional<Point> &move)
{
    const Analysis *analysis = m_analysis.shown();
    const Candidate *candidate = move && analysis ? candidateAt(*analysis, *move) : nullptr;
    if (!candidate || m_scoring.isShown()) {
        endPreview();
        return;
    }
    if (m_preview && m_preview->move == *move) {
        return;
    }
    m_preview = {*move, candidate->line, candidate->ownership, analysis->toMove, 1};
    if (m_preview->line.empty()) {
        m_preview->line.emplace_back(*move);
    }
    if (isMotionReduced(m_board)) {
        m_preview->stones = m_preview->line.size();
    } else {
        m_growth.start();
    }
    show();
}

void CandidateOverlay::growPreview()
{
    if (!m_preview || m_preview->stones >= m_preview->line.size()) {
        m_growth.stop();
        return;
    }
    ++m_preview->stones;
    show();
}

void CandidateOverlay::scrub(int steps)
{
    if (m_preview) {
        m_growth.stop();
        const auto stones = static_cast<std::ptrdiff_t>(m_preview->stones) + steps;
        const auto most = static_cast<std::ptrdiff_t>(m_preview->line.size());
        m_preview->stones = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(stones, 1, most));
        show();
    }
}

void CandidateOverlay::endPreview()
{
    m_growth.stop();
    m_preview.reset();
    show();
}

void CandidateOverlay::show()
{
    m_board.setLayer(LayerRank::Analysis, shown());
}

BoardLayer CandidateOverlay::shown() const
{
    if (m_preview) {
        return previewed();
    }
    BoardLayer shown;
    if (m_estimator.shown()) {
        shown.tints =
            ownershipTints(m_estimator.shown()->estimate.ownership, m_game.status().board());
        return shown;
    }
    if (const Analysis *analysis = m_analysis.shown()) {
        shown = boardAnalysisOf(*analysis, m_game.status().board(), m_options);
    }
    bar(shown);
    return shown;
}

/// What engines do not look at lies under a veil; what they thought of it once is no news.
void CandidateOverlay::bar(BoardLayer &shown) const
{
    const SearchArea &area = m_area.shown();
    if (area.isEmpty()) {
        return;
    }
    const BoardSize size = m_game.cursor().board().size();
    for (int i = 0; i < size.pointCount(); ++i) {
        if (!area.allows(size.pointAt(i))) {
            shown.barred.push_back(size.pointAt(i));
        }
    }
    std::erase_if(shown.spots,
                  [&](const BoardLayer::Spot &spot) { return !area.allows(spot.point); });
}

/// The line, and nothing that would be in its way.
BoardLayer CandidateOverlay::previewed() const
{
    BoardLayer shown =
        boardLineOf(m_game.status().board(), m_preview->line, m_preview->first, m_preview->stones);
    if (m_options.showsOwnership) {
        shown.tints = ownershipTints(m_preview->ownership, m_game.status().board());
    }
    return shown;
}

void CandidateOverlay::addLine(Point move)
{
    const Analysis *analysis = m_analysis.shown();
    const Candidate *candidate = analysis ? candidateAt(*analysis, move) : nullptr;
    const bool isPreviewed = m_preview && m_preview->move == move;
    if ((!isPreviewed && !candidate) || !mayAddBelow(m_game, m_game.cursor().node())) {
        return;
    }
    std::vector<std::optional<Point>> line = isPreviewed ? m_preview->line : candidate->line;
    if (isPreviewed) {
        line.resize(m_preview->stones);
    } else if (line.empty()) {
        line.emplace_back(move);
    }
    GameRecord &record = m_game.record();
    const RecordStep step(record, tr("Line of an Engine"));
    NodeId node = m_game.cursor().node();
    Color color = m_game.cursor().toPlay();
    for (const std::optional<Point> &point : line) {
        const Move next{color, point};
        const NodeId there = record.findMove(node, next);
        node = there == NoNode ? record.addMove(node, next) : there;
        color = opposite(color);
    }
}

} // namespace shinpan
