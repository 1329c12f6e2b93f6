#include "ui/edit/editcontroller.h"

#include "core/record/edit/positionedit.h"
#include "ui/board/boardview.h"
#include "ui/edit/editstroke.h"
#include "ui/edit/gameguard.h"
#include "ui/game/opengame.h"
#include "ui/scoring/scoringcontroller.h"

#include <utility>

namespace shinpan {

EditController::EditController(OpenGame &game,
                               ScoringController &scoring,
                               BoardView &board,
                               QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_scoring(scoring)
    , m_board(board)
{
    connect(&board, &BoardView::strokeBegun, this, &EditController::beginStroke);
    connect(&board, &BoardView::strokeMoved, this, &EditController::moveStroke);
    connect(&board, &BoardView::strokeEnded, this, &EditController::endStroke);
    connect(&game, &OpenGame::changed, this, &EditController::showGhost);
    connect(&game.cursor(), &GameCursor::moved, this, [this] {
        showGhost();
        if (!m_stroke) {
            setStart(std::nullopt); // lines do not go from one position to another
        }
    });
    connect(&game, &OpenGame::gameStarted, this, [this] { setActive(false); });
    connect(&game.record(), &GameRecord::treeReplaced, this, [this] {
        m_stroke.reset(); // its node is gone
        setStart(std::nullopt);
    });
    connect(&scoring, &ScoringController::shownChanged, this, [this](bool shown) {
        if (shown) {
            setActive(false);
        }
    });
}

EditController::~EditController() = default;

Color EditController::toPlay() const
{
    return m_game.cursor().toPlay();
}

void EditController::setActive(bool active)
{
    if (active == m_isActive) {
        return;
    }
    if (active && m_scoring.isShown()) {
        Q_EMIT refused(tr("The score is being settled: finish that first"));
        Q_EMIT activeChanged(false); // for the button that was pressed
        return;
    }
    m_board.setPainting(active); // ends a stroke
    setStart(std::nullopt);
    m_isActive = active;
    if (active) {
        m_board.setFocus();
        showGhost();
    } else {
        m_board.clearGhost(LayerRank::Edit);
    }
    Q_EMIT activeChanged(active);
}

void EditController::setTool(EditTool tool)
{
    if (tool != m_tool) {
        setStart(std::nullopt);
        m_tool = tool;
        showGhost();
        Q_EMIT toolChanged(tool);
    }
}

void EditController::switchToPlay()
{
    const NodeId node = m_game.cursor().node();
    if (!mayChangePosition(m_game, node)) {
        Q_EMIT refused(tr("A game is being played here: whose turn it is cannot be changed"));
        return;
    }
    const RecordStep step(m_game.record(), tr("Player to Move"));
    m_game.cursor().moveTo(setToPlay(m_game.record(), node, opposite(toPlay())));
}

bool EditController::mayUse(EditTool tool)
{
    if (changesPosition(tool) && tool != EditTool::Play
        && !mayChangePosition(m_game, m_game.cursor().node())) {
        Q_EMIT refused(
            tr("A game is being played here: set up stones elsewhere, or when it is over"));
        return false;
    }
    if (tool == EditTool::Label && m_label.isEmpty()) {
        Q_EMIT refused(tr("Type the label first, in the field above the board"));
        return false;
    }
    return true;
}

void EditController::beginStroke(Point point,
                                 Qt::MouseButton button,
                                 Qt::KeyboardModifiers modifiers)
{
    if (!m_isActive || (button != Qt::LeftButton && button != Qt::RightButton)) {
        return;
    }
    const bool isOther = button == Qt::RightButton;
    if (m_tool == EditTool::Play) {
        play(point, isOther);
    } else if (isOther && m_start) {
        setStart(std::nullopt); // another one is wanted
    } else if ((isOther && isLabelTool(m_tool)) || mayUse(m_tool)) {
        const EditBrush brush{m_tool, isOther, modifiers.testFlag(Qt::ShiftModifier), m_label,
                              m_start};
        m_stroke = std::make_unique<EditStroke>(m_game.record(), m_game.cursor().node(), brush);
        moveStroke({point});
    }
}

void EditController::moveStroke(const std::vector<Point> &way)
{
    if (m_stroke) {
        m_stroke->touch(way);
        if (m_stroke->node() != m_game.cursor().node()) { // set-up on a move has made one
            m_game.cursor().moveTo(m_stroke->node());
        }
    }
}

/// A line with only one known end waits for the other.
void EditController::endStroke()
{
    if (m_stroke) {
        setStart(m_stroke->openEnd());
        m_stroke.reset();
    }
}

void EditController::play(Point point, bool isOther)
{
    if (!mayAddBelow(m_game, m_game.cursor().node())) {
        if (isOther || !m_game.status().playableColor()) {
            Q_EMIT refused(tr("A game is being played here: play variations elsewhere"));
        } else {
            m_game.person().playAt(point);
        }
        return;
    }
    const Color color = isOther ? opposite(toPlay()) : toPlay();
    m_game.person().playVariation({color, point});
}

/// The stone that a click would bring follows the mouse.
void EditController::showGhost()
{
    if (!m_isActive) {
        return;
    }
    std::optional<Color> color;
    BoardView::PointTest mayBeThere;
    if (m_tool == EditTool::Play) {
        color = toPlay();
        mayBeThere = [this, color](Point point) { return !m_game.whyNot({*color, point}); };
    } else if (m_tool == EditTool::Black || m_tool == EditTool::White) {
        color = m_tool == EditTool::Black ? Color::Black : Color::White;
    }
    m_board.setGhost(color, std::move(mayBeThere), LayerRank::Edit);
}

/// Lights up the end of a line that waits for the other.
void EditController::setStart(std::optional<Point> start)
{
    if (start == m_start) {
        return;
    }
    m_start = start;
    m_board.setHighlights(LayerRank::Edit, start ? std::vector{*start} : std::vector<Point>());
}

} // namespace shinpan
