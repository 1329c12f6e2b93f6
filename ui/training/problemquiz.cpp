#include "ui/training/problemquiz.h"

#include "core/record/problem/problemframe.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "ui/analysis/candidatetext.h"
#include "ui/board/recordoverlay.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/settings/preferences.h"
#include "ui/training/trainingoptions.h"
#include "ui/words/messagetext.h"
#include "ui/words/text.h"

#include <QAction>
#include <QCheckBox>
#include <QStringList>

#include <utility>

namespace shinpan {

namespace {

constexpr int Orientations = 8;

[[nodiscard]] QString joined(const QStringList &passages)
{
    QStringList said = passages;
    said.removeAll(QString());
    return said.join(QStringLiteral("\n"));
}

} // namespace

ProblemQuiz::ProblemQuiz(QuizGames games, std::size_t game, Parts parts, QObject *parent)
    : Quiz(parent)
    , m_games(std::move(games))
    , m_parts(std::move(parts))
    , m_random(m_parts.seed)
{
    const auto add = [this](const QString &text, const QKeySequence &key, auto act) {
        auto *action = new QAction(text, this);
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    m_next = add(tr("&Next Problem"), Qt::Key_PageDown, [this] { step(1); });
    m_back = add(tr("Take &Back"), Qt::Key_Backspace, &ProblemQuiz::takeBack);
    m_again = add(tr("Start &Again"), Qt::Key_Home, &ProblemQuiz::restart);
    m_solution = add(tr("&Show the Solution"), Qt::Key_End, &ProblemQuiz::showSolution);
    m_previous = add(tr("&Previous Problem"), Qt::Key_PageUp, [this] { step(-1); });
    if (goTo(game, 1)) {
        m_start = 0;
        begin();
    }
}

QList<QAction *> ProblemQuiz::actions() const
{
    return {m_next, m_back, m_again, m_solution, m_previous};
}

QWidget *ProblemQuiz::createOptions()
{
    const auto box = [this](const QString &text, bool TrainingOptions::*option) {
        auto *check = new QCheckBox(text);
        check->setChecked(m_parts.preferences.get(option));
        connect(check, &QCheckBox::toggled, this,
                [this, option](bool isOn) { m_parts.preferences.set(option, isOn); });
        return check;
    };
    QCheckBox *turns = box(tr("&Turn and mirror at random"), &TrainingOptions::turnsBoards);
    QCheckBox *swaps = box(tr("E&xchange colours at random"), &TrainingOptions::swapsColors);
    const QString tip = tr("From the next problem on");
    turns->setToolTip(tip);
    swaps->setToolTip(tip);
    return form::widgetWith(form::column(spacing::Tight, {turns, swaps}));
}

/// Opens that game, or the nearest one from there on that has a problem; whether there is any.
bool ProblemQuiz::goTo(std::size_t game, int step)
{
    while (game < m_games.count) { // -1 has become more than that
        if (const std::shared_ptr<const GameTree> tree = m_games.tree(game)) {
            std::vector<NodeId> starts = Problem::startsIn(*tree);
            if (!starts.empty()) {
                m_game = game;
                m_tree = tree;
                m_starts = std::move(starts);
                return true;
            }
        }
        game += static_cast<std::size_t>(step);
    }
    return false;
}

void ProblemQuiz::step(int problems)
{
    const std::size_t start = m_start + static_cast<std::size_t>(problems);
    if (start < m_starts.size()) {
        m_start = start;
    } else if (goTo(m_game + static_cast<std::size_t>(problems), problems)) {
        m_start = problems > 0 ? 0 : m_starts.size() - 1;
    } else {
        return;
    }
    begin();
}

void ProblemQuiz::begin()
{
    const auto options = m_parts.preferences.get<TrainingOptions>();
    const bool swaps = options.swapsColors && m_random.below(2) == 1;
    m_turn.reset();
    if (options.turnsBoards) {
        m_turn = Orientation::fromIndex(static_cast<int>(m_random.below(Orientations)));
    }
    m_attempt.emplace(m_tree, m_starts[m_start], swaps, SeededRandom(m_random.next()));
    m_isCounted = false;
    show();
}

QString ProblemQuiz::heading() const
{
    const QString problem = tr("Problem %1 of %2").arg(m_game + 1).arg(m_games.count);
    return m_starts.size() == 1
             ? problem
             : tr("%1, position %2 of %3").arg(problem).arg(m_start + 1).arg(m_starts.size());
}

/// Shows where the attempt stands; an engine that was asked about another place is not heard.
void ProblemQuiz::show()
{
    m_isAsking = false;
    if (m_analyst) {
        m_analyst->stop();
    }
    const Color solver = m_attempt->solver();
    const GameTree &tree = *m_tree;
    m_scene = QuizScene();
    m_scene.board = m_attempt->board();
    m_scene.lastMove = m_attempt->lastMove();
    m_scene.orientation = m_turn;
    m_scene.heading = heading();
    if (m_attempt->isToMove()) {
        m_scene.toPlay = solver;
    }
    if (m_attempt->node() != NoNode) {
        const NodeMarkup markup = markupAt(tree, m_attempt->node(), m_scene.board.size());
        m_scene.marks.markup = markupOf(m_scene.board, markup);
        m_scene.marks.lines = linesOf(markup);
    }
    const QString text = problemText(tree, m_starts[m_start]);
    const QString toPlay = solver == Color::Black ? tr("Black to play") : tr("White to play");
    m_scene.question = joined(
        {m_games.name(m_game), text.startsWith(toPlay, Qt::CaseInsensitive) ? QString() : toPlay,
         text,
         m_attempt->swapsColors() ? tr("(Colours are exchanged; the file’s words are not.)")
                                  : QString(),
         m_attempt->problem().hasSolution() ? QString()
                                            : tr("The file has no solution of this position.")});
    showVerdict();
    if (m_tried > 0) {
        m_scene.tally = tr("%1 of %2 solved at once").arg(m_right).arg(m_tried);
    }
    offerActions();
    Q_EMIT changed();
}

void ProblemQuiz::showVerdict()
{
    using enum ProblemAttempt::State;
    if (m_attempt->moves() == 0) {
        return;
    }
    const QString said = m_attempt->text();
    switch (m_attempt->state()) {
    case Asking:
        m_scene.verdict = tr("Right so far");
        m_scene.details = said;
        break;
    case Right:
        count(true);
        m_scene.mood = QuizScene::Mood::Right;
        m_scene.verdict = tr("Right");
        m_scene.details = joined({said, m_attempt->problem().isMarked()
                                            ? QString()
                                            : tr("The file marks no line as right: its first one "
                                                 "is taken for the solution.")});
        break;
    case Wrong:
        count(false);
        m_scene.mood = QuizScene::Mood::Wrong;
        m_scene.verdict = tr("Wrong");
        m_scene.details = m_attempt->isToMove() ? joined({said, tr("You may go on to see why.")})
                        : said.isEmpty() ? tr("The file ends here: take back, or start again.")
                                         : said;
        break;
    case Unknown:
        m_scene.mood = QuizScene::Mood::Unknown;
        m_scene.verdict = tr("Not in the file");
        break;
    }
    if (m_attempt->node() == NoNode && !m_attempt->isToMove()) {
        askEngine();
    }
}

/// A problem counts once: by the first thing that the file says of an attempt.
void ProblemQuiz::count(bool isRight)
{
    if (!m_isCounted) {
        m_isCounted = true;
        ++m_tried;
        m_right += isRight ? 1 : 0;
    }
}

void ProblemQuiz::offerActions()
{
    const bool hasMoved = m_attempt->moves() > 0;
    m_next->setEnabled(m_start + 1 < m_starts.size() || m_game + 1 < m_games.count);
    m_previous->setEnabled(m_start > 0 || m_game > 0);
    m_back->setEnabled(hasMoved);
    m_again->setEnabled(hasMoved);
    m_solution->setEnabled(m_attempt->problem().hasSolution()
                           && m_attempt->state() != ProblemAttempt::State::Right);
}

bool ProblemQuiz::mayTry(Point point) const
{
    return m_attempt && m_attempt->isToMove() && m_attempt->mayPlay(point);
}

void ProblemQuiz::tryAt(Point point)
{
    m_attempt->play(point);
    show();
}

void ProblemQuiz::takeBack()
{
    if (m_attempt->takeBack()) {
        show();
    }
}

void ProblemQuiz::restart()
{
    m_attempt->restart();
    show();
}

void ProblemQuiz::showSolution()
{
    count(false);
    if (m_attempt->showSolution()) {
        show();
        m_scene.verdict = tr("The solution");
        int number = 0;
        for (const NodeId node : m_attempt->problem().solution(*m_tree)) {
            ++number;
            if (const std::optional<Move> move = moveAt(*m_tree, node); move && move->point) {
                m_scene.marks.numbers.push_back({*move->point, number});
            }
        }
        Q_EMIT changed();
    }
}

/// The position as a game of its own, which is won by whoever wins the problem.
EngineGame ProblemQuiz::questionFor() const
{
    const Board &board = m_attempt->position().board();
    const Board start = replayTo(*m_tree, m_starts[m_start]).board();
    const std::optional<ProblemFrame> frame =
        frameAround(start, BoardRegion::whole(start.size()), Komi);
    const Board shown = frame ? framed(board, *frame) : board;
    EngineGame game;
    game.komi = frame ? frame->komi : Komi;
    game.line.size = shown.size();
    game.line.firstToPlay = opposite(m_attempt->problem().solver());
    for (int index = 0; index < shown.size().pointCount(); ++index) {
        const Point point = shown.size().pointAt(index);
        if (const Stone stone = shown.at(point); stone == Stone::Black || stone == Stone::White) {
            game.line.setUp.push_back({point, stone == Stone::Black ? Color::Black : Color::White});
        }
    }
    return game;
}

void ProblemQuiz::askEngine()
{
    const std::optional<EngineProfile> profile = m_parts.engine ? m_parts.engine() : std::nullopt;
    if (!profile) {
        m_scene.details = tr("Take it back and try another one. If an engine is chosen for "
                             "analysis, it answers where the file does not.");
        return;
    }
    if (!m_analyst || m_analyst->profile() != *profile) {
        m_analyst = std::make_unique<Analyst>(*profile, tr("Problems: %1").arg(profile->name),
                                              m_parts.hub, m_found);
        connect(m_analyst.get(), &Analyst::stateChanged, this, &ProblemQuiz::hearEngine);
    }
    m_isAsking = true;
    m_scene.mood = QuizScene::Mood::Waiting;
    m_scene.details = tr("%1 is asked…").arg(profile->name);
    AnalysisRequest request;
    request.visits = Visits;
    request.time = Time;
    m_analyst->follow(static_cast<NodeId>(++m_question), questionFor(), request);
}

void ProblemQuiz::hearEngine()
{
    const bool hasFailed = m_analyst->state() == Analyst::State::Failed;
    if (!m_isAsking || (!hasFailed && m_analyst->state() != Analyst::State::Idle)) {
        return;
    }
    const QString name = m_analyst->profile().name;
    const Analysis *analysis =
        m_found.find(static_cast<NodeId>(m_question), m_analyst->profile().id);
    m_isAsking = false;
    m_scene.mood = m_attempt->state() == ProblemAttempt::State::Wrong ? QuizScene::Mood::Wrong
                                                                      : QuizScene::Mood::Unknown;
    if (hasFailed || !analysis || analysis->candidates.empty()) {
        m_scene.details = hasFailed ? tr("%1 %2", "an engine; what happened to it")
                                          .arg(name, text::plainMessage(m_analyst->failure()))
                                    : tr("%1 has nothing to say.").arg(name);
        Q_EMIT changed();
        return;
    }
    const std::optional<Point> move = analysis->candidates.front().move;
    const float chances =
        winrateFor(m_attempt->problem().solver(), analysis->candidates.front().winrate);
    m_attempt->answer(move);
    m_scene.board = m_attempt->board();
    m_scene.lastMove = m_attempt->lastMove();
    m_scene.toPlay = m_attempt->solver();
    m_scene.details = tr("%1 answers %2 and gives you a chance of %3%.")
                          .arg(name, candidateName(move), percentText(chances));
    Q_EMIT changed();
}

} // namespace shinpan
