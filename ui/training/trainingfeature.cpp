#include "ui/training/trainingfeature.h"

#include "core/engine/enginehub.h"
#include "core/record/problem/problemframe.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/positiontree.h"
#include "core/record/tree/sgfproperties.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/board/boardview.h"
#include "ui/board/regionpicker.h"
#include "ui/document/collectiondocument.h"
#include "ui/document/gametitle.h"
#include "ui/game/opengame.h"
#include "ui/kit/windowframe.h"
#include "ui/settings/preferences.h"
#include "ui/training/autoplay.h"
#include "ui/training/guessquiz.h"
#include "ui/training/problemquiz.h"
#include "ui/training/quizwindow.h"

#include <QAction>
#include <QMenu>
#include <QPointer>
#include <QRandomGenerator>

namespace shinpan {

namespace {

/// The keys with which a part of the board is framed at any time, without the menu.
constexpr auto FramingKeys = Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier;

} // namespace

TrainingFeature::TrainingFeature(WindowFrame &frame, const Parts &parts)
    : Feature(frame)
    , m_parts(parts)
    , m_autoPlay(new AutoPlay(parts.game, parts.preferences, &frame.window()))
    , m_picker(new RegionPicker(parts.board, FramingKeys, this))
{
    auto *guess = new QAction(tr("&Guess the Move"), this);
    auto *solve = new QAction(tr("Solve &Problems"), this);
    auto *frameIt = new QAction(tr("&Frame as a Problem"), this);
    guess->setToolTip(tr("Guess the moves of the game, from the position on the board on"));
    solve->setToolTip(tr("Solve the problems of this file; it answers"));
    frameIt->setToolTip(
        tr("Fill the rest of the board, so that an engine plays for this position"));
    frameIt->setShortcut(Qt::Key_F4);
    solve->setShortcut(Qt::SHIFT | Qt::Key_F4);
    nameActions({{"training.guess", guess},
                 {"training.solve", solve},
                 {"training.frame", frameIt},
                 {"training.autoplay", m_autoPlay->action()}});
    connect(guess, &QAction::triggered, this, &TrainingFeature::guess);
    connect(solve, &QAction::triggered, this, &TrainingFeature::solve);
    connect(frameIt, &QAction::triggered, this, &TrainingFeature::frameHere);
    connect(m_picker, &RegionPicker::dragged, this, [this](const BoardRegion &region) {
        std::vector<Point> points;
        forEachPoint(region, [&points](Point point) { points.push_back(point); });
        m_parts.board.setHighlights(LayerRank::Finding, points);
    });
    const auto putOut = [this] { m_parts.board.clearLayer(LayerRank::Finding); };
    connect(m_picker, &RegionPicker::pickingEnded, this, putOut);
    connect(m_picker, &RegionPicker::picked, this, putOut); // it may have been begun by keys
    connect(m_picker, &RegionPicker::picked, this, &TrainingFeature::frameRegion);
    addCard(m_autoPlay);
    addToMenu(MenuPart::GameInfo, [guess, solve, frameIt](QMenu &menu) {
        menu.addMenu(tr("Pra&ctice"))->addActions({guess, solve, frameIt});
    });
    addToMenu(MenuPart::GoSteps, {m_autoPlay->action()});
}

bool TrainingFeature::dismiss()
{
    if (m_picker->isPicking()) {
        m_picker->pickNext(false);
        return true;
    }
    return m_autoPlay->stop();
}

/// The games of the document as it is now; none once another document is opened there.
QuizGames TrainingFeature::games() const
{
    CollectionDocument *document = &m_parts.games;
    const std::vector<GameId> ids = document->games();
    QuizGames games;
    games.count = ids.size();
    games.tree = [document, ids](std::size_t game) -> std::shared_ptr<const GameTree> {
        return document->isGo(ids[game]) ? std::make_shared<GameTree>(document->tree(ids[game]))
                                         : nullptr;
    };
    games.name = [document, ids](std::size_t game) {
        return titleOf(document->summary(ids[game]), game + 1);
    };
    return games;
}

QuizWindow &TrainingFeature::window()
{
    return frame().showOnce<QuizWindow>([this] {
        auto *made = new QuizWindow(m_parts.preferences, &frame().window());
        connect(&m_parts.games, &CollectionDocument::opened, made, &QDialog::close);
        return made;
    });
}

void TrainingFeature::guess()
{
    const GameCursor &cursor = m_parts.game.cursor();
    const NodeId from = cursor.nextNode() != NoNode ? cursor.node() : cursor.record().tree().root();
    const GameId current = m_parts.games.current();
    const auto find = [this, current, games = m_parts.games.games()](
                          std::size_t game, NodeId node) -> const Analysis * {
        if (games[game] != current || m_parts.games.current() != current) {
            return nullptr; // it has to be on the board for that
        }
        for (const EngineProfile &judge : m_parts.analysis.judges()) {
            if (const Analysis *found = m_parts.analysis.found().find(node, judge.id)) {
                return found;
            }
        }
        return nullptr;
    };
    window().showQuiz(std::make_unique<GuessQuiz>(games(), m_parts.games.placeOf(current), from,
                                                  find, m_parts.preferences),
                      tr("Guess the Move"));
}

void TrainingFeature::solve()
{
    const auto engine = [this]() -> std::optional<EngineProfile> {
        const auto &analysts = m_parts.analysis.analysts();
        return analysts.empty() ? std::nullopt : std::optional(analysts.front()->profile());
    };
    auto quiz =
        std::make_unique<ProblemQuiz>(games(), m_parts.games.placeOf(m_parts.games.current()),
                                      ProblemQuiz::Parts{m_parts.hub, m_parts.preferences, engine,
                                                         QRandomGenerator::global()->generate64()});
    if (!quiz->attempt()) {
        frame().mention(tr("There is no problem here: a position with moves that solve it."));
        return;
    }
    window().showQuiz(std::move(quiz), tr("Problems"));
}

void TrainingFeature::frameHere()
{
    const Board &board = m_parts.game.cursor().board();
    const BoardRegion whole = BoardRegion::whole(board.size());
    if (m_picker->isPicking()) {
        m_picker->pickNext(false);
    } else if (frameAround(board, whole, 0)) {
        frameRegion(whole);
    } else {
        m_picker->pickNext(true);
        frame().mention(tr("Drag over the stones that the problem is about."));
    }
}

void TrainingFeature::frameRegion(const BoardRegion &region)
{
    const GameCursor &cursor = m_parts.game.cursor();
    const double komi = m_parts.game.record().info().komi.value_or(0);
    const std::optional<ProblemFrame> found = frameAround(cursor.board(), region, komi);
    if (!found) {
        frame().mention(tr("There is no room for a frame around these stones."));
        return;
    }
    GameTree tree = treeOfPosition(framed(cursor.board(), *found), cursor.toPlay());
    tree.setValue(tree.root(), "KM", rawReal(komi));
    Q_EMIT gameWanted(writeSgf(tree));
}

} // namespace shinpan
