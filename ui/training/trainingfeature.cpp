#include "ui/training/trainingfeature.h"

#include "core/engine/enginehub.h"
#include "core/practice/questionstore.h"
#include "core/record/problem/problem.h"
#include "core/record/problem/problemframe.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/positiontree.h"
#include "core/record/tree/sgfproperties.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/evaluationline.h"
#include "ui/analysis/judgechoice.h"
#include "ui/analysis/lineverdicts.h"
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
#include "ui/training/questionswindow.h"
#include "ui/training/quizwindow.h"
#include "ui/training/tryagainquiz.h"
#include "ui/words/text.h"

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
    , m_solve(new QAction(tr("Solve &Problems"), this))
    , m_autoPlay(new AutoPlay(parts.game, parts.preferences, &frame.window()))
    , m_picker(new RegionPicker(parts.board, FramingKeys, this))
{
    auto *guess = new QAction(tr("&Guess the Move"), this);
    auto *frameIt = new QAction(tr("&Frame as a Problem"), this);
    auto *questions = new QAction(tr("&Questions of My Games…"), this);
    guess->setToolTip(tr("Guess the moves of the game, from the position on the board on"));
    m_solve->setToolTip(tr("Solve the problems of this file; it answers"));
    frameIt->setToolTip(
        tr("Fill the rest of the board, so that an engine plays for this position"));
    frameIt->setShortcut(Qt::Key_F4);
    m_solve->setShortcut(Qt::SHIFT | Qt::Key_F4);
    questions->setToolTip(tr("The mistakes that are asked again, of all games"));
    questions->setShortcut(Qt::CTRL | Qt::Key_F12);
    nameActions({{"training.guess", guess},
                 {"training.solve", m_solve},
                 {"training.frame", frameIt},
                 {"training.questions", questions},
                 {"training.autoplay", m_autoPlay->action()}});
    connect(guess, &QAction::triggered, this, &TrainingFeature::guess);
    connect(m_solve, &QAction::triggered, this, &TrainingFeature::solve);
    connect(frameIt, &QAction::triggered, this, &TrainingFeature::frameHere);
    connect(parts.tryAgain, &QAction::triggered, this, &TrainingFeature::tryAgain);
    connect(questions, &QAction::triggered, this, &TrainingFeature::showQuestions);
    connect(&parts.games, &CollectionDocument::opened, this, &TrainingFeature::mentionProblems);
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
    const QList<QAction *> practice{parts.tryAgain, questions, guess, m_solve, frameIt};
    addToMenu(MenuPart::GameInfo,
              [practice](QMenu &menu) { menu.addMenu(tr("Pra&ctice"))->addActions(practice); });
    addToMenu(MenuPart::GoSteps, {m_autoPlay->action()});
    // A file may have been read before; the status line is shown a turn later.
    QMetaObject::invokeMethod(this, &TrainingFeature::mentionProblems, Qt::QueuedConnection);
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

void TrainingFeature::show(std::unique_ptr<Quiz> quiz, const QString &title)
{
    window().showQuiz(std::move(quiz), title);
}

std::optional<EngineProfile> TrainingFeature::judge() const
{
    return judgeOf(m_parts.game, m_parts.store, m_parts.preferences);
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
    show(std::make_unique<GuessQuiz>(games(), m_parts.games.placeOf(current), from, find,
                                     m_parts.preferences),
         tr("Guess the Move"));
}

void TrainingFeature::solve()
{
    auto quiz = std::make_unique<ProblemQuiz>(
        games(), m_parts.games.placeOf(m_parts.games.current()),
        ProblemQuiz::Parts{m_parts.hub, m_parts.preferences, [this] { return judge(); },
                           QRandomGenerator::global()->generate64()});
    if (!quiz->attempt()) {
        frame().mention(tr("There is no problem here: a position with moves that solve it."));
        return;
    }
    show(std::move(quiz), tr("Problems"));
}

/// Tells whoever opens problems how they are solved: positions with stones of both colours, where
/// somebody marked what is right.
void TrainingFeature::mentionProblems() const
{
    const GameTree tree = m_parts.games.tree(m_parts.games.current());
    const NodeId root = tree.root();
    if (tree.has(root, "AB") && tree.has(root, "AW") && Problem(tree, root).isMarked()) {
        frame().mention(tr("There are problems here: %1 asks them.")
                            .arg(m_solve->shortcut().toString(QKeySequence::NativeText)),
                        std::chrono::seconds(8));
    }
}

/// The places of the line that is shown.
std::vector<ReviewStop> TrainingFeature::stops() const
{
    return reviewStops(m_parts.game.record().tree(), lineThrough(m_parts.game.cursor()).back());
}

/// As the Review panel lists them.
std::vector<Question> TrainingFeature::mistakes() const
{
    const GameTree &tree = m_parts.game.record().tree();
    LineVerdicts verdicts = verdictsOn(m_parts.analysis, tree, stops());
    const MistakeLimits limits = m_parts.preferences.get(&AnalysisOptions::mistakes);
    std::erase_if(verdicts.moves,
                  [&limits](const JudgedMove &move) { return !isMistake(move, limits); });
    const GameId game = m_parts.games.current();
    const QString name = playersOf(m_parts.game).isEmpty()
                           ? titleOf(m_parts.games.summary(game), m_parts.games.placeOf(game) + 1)
                           : fileNameFor(m_parts.game); // with the day, as there will be many
    return questionsOf(
        tree, verdicts.moves,
        [&](NodeId node) { return m_parts.analysis.found().find(node, verdicts.engine); }, name);
}

/// The person's in the game that was played here, or what the names say.
GuessedSide TrainingFeature::ownSide() const
{
    const OpenGame &game = m_parts.game;
    if (game.match() != nullptr && game.seats().black.isHuman() != game.seats().white.isHuman()) {
        return game.seats().black.isHuman() ? GuessedSide::Black : GuessedSide::White;
    }
    auto options = m_parts.preferences.get<TrainingOptions>();
    if (const QString name = m_parts.preferences.get(&GameDefaults::name); !name.isEmpty()) {
        options.ownNames.append(name);
    }
    return ownSideOf(options, game.record().info().playerName);
}

/// Who knows a few moves of the game does not know its mistakes.
void TrainingFeature::tryAgain()
{
    if (m_parts.analysis.refuses()) {
        return;
    }
    const std::vector<ReviewStop> stops = this->stops();
    const LineVerdicts known = verdictsOn(m_parts.analysis, m_parts.game.record().tree(), stops);
    if (2 * known.moves.size() + 1 < stops.size()) {
        Q_EMIT mistakesWanted();
    } else {
        askMistakes();
    }
}

void TrainingFeature::askMistakes()
{
    std::vector<Question> questions = mistakes();
    if (questions.empty()) {
        frame().tell(tr("No move here is known to be a mistake."));
    } else {
        show(std::make_unique<TryAgainQuiz>(
                 TryAgainQuiz::Course{.questions = std::move(questions),
                                      .side = ownSide(),
                                      .players = m_parts.game.record().info().playerName},
                 TryAgainQuiz::Parts{m_parts.hub, m_parts.preferences, m_parts.questions, judge()}),
             tr("Try Again"));
    }
}

void TrainingFeature::noteReview()
{
    if (m_parts.preferences.get(&AnalysisOptions::keepsMistakes)) {
        std::vector<Question> questions = mistakes();
        const GuessedSide own = ownSide();
        std::erase_if(questions, [own](const Question &question) {
            return own == GuessedSide::Both
                || (own == GuessedSide::Black) != (question.mover == Color::Black);
        });
        if (!questions.empty()) {
            m_parts.questions.add(questions);
        }
    }
}

void TrainingFeature::showQuestions()
{
    frame().showOnce<QuestionsWindow>([this] {
        auto *made = new QuestionsWindow(m_parts.questions, m_parts.preferences, &frame().window());
        connect(made, &QuestionsWindow::asked, this, &TrainingFeature::ask);
        return made;
    });
}

void TrainingFeature::ask(const std::vector<Question> &questions)
{
    show(std::make_unique<TryAgainQuiz>(
             TryAgainQuiz::Course{.questions = questions},
             TryAgainQuiz::Parts{m_parts.hub, m_parts.preferences, m_parts.questions, judge()}),
         tr("Questions of My Games"));
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
    tree.setValue(tree.root(), "KM", rawReal(found->komi));
    Q_EMIT gameWanted(writeSgf(tree));
    if (found->komi != komi) {
        frame().mention(
            tr("With komi %1 the problem decides the game: the board is too small to be "
               "shared out.")
                .arg(text::points(found->komi)),
            std::chrono::seconds(8));
    }
}

} // namespace shinpan
