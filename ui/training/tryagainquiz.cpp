#include "ui/training/tryagainquiz.h"

#include "core/analysis/lesson.h"
#include "core/practice/questionstore.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "ui/analysis/candidatetext.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/settings/preferences.h"
#include "ui/words/messagetext.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

/// So many better moves are named; the board has all of them.
constexpr std::size_t MostNamed = 3;

[[nodiscard]] Loss lossOf(const KnownMove &move)
{
    Loss loss{.winrate = static_cast<float>(move.rate)};
    if (move.points) {
        loss.points = static_cast<float>(*move.points);
    }
    return loss;
}

/// "6.3 points", or "12.0%".
[[nodiscard]] QString lostBy(const Loss &loss)
{
    return loss.points ? TryAgainQuiz::tr("%1 points").arg(lossText(loss)) : lossText(loss);
}

/// The judge's choice first, then those that lose least.
[[nodiscard]] std::vector<KnownMove> betterMovesOf(const Question &question)
{
    std::vector<KnownMove> moves;
    std::ranges::copy_if(question.moves, std::back_inserter(moves), isGoodAnswer);
    if (!moves.empty()) {
        std::ranges::stable_sort(moves.begin() + 1, moves.end(), {}, [](const KnownMove &move) {
            return move.points.value_or(move.rate);
        });
    }
    return moves;
}

} // namespace

TryAgainQuiz::TryAgainQuiz(Course course, Parts parts, QObject *parent)
    : Quiz(parent)
    , m_course(std::move(course))
    , m_parts(std::move(parts))
{
    const auto add = [this](const QString &text, const QKeySequence &key, auto act) {
        auto *action = new QAction(text, this);
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    m_next = add(tr("&Next Question"), Qt::Key_PageDown, &TryAgainQuiz::goOn);
    m_show = add(tr("&Show the Better Moves"), Qt::Key_End, [this] {
        note(false);
        reveal();
    });
    m_again = add(tr("&Those Not Found Again"), Qt::Key_Home,
                  [this] { begin(std::exchange(m_wrong, {})); });
    chooseSide(m_course.side.value_or(GuessedSide::Both));
}

TryAgainQuiz::~TryAgainQuiz() = default;

QList<QAction *> TryAgainQuiz::actions() const
{
    return {m_next, m_show, m_again};
}

QWidget *TryAgainQuiz::createOptions()
{
    if (!m_course.side) {
        return nullptr;
    }
    auto *keeps = new QCheckBox(tr("&Ask these again on other days"));
    keeps->setChecked(m_parts.preferences.get(&TrainingOptions::keepsAnswers));
    keeps->setToolTip(tr("Each question that was answered is kept in a file of yours: what was "
                         "not found comes back soon, the rest later and later."));
    connect(keeps, &QCheckBox::toggled, this,
            [this](bool isOn) { m_parts.preferences.set(&TrainingOptions::keepsAnswers, isOn); });
    const auto named = [](const QString &side, const QString &player) {
        return player.isEmpty() ? side : tr("%1 (%2)", "a side, its player").arg(side, player);
    };
    auto *side = new QComboBox;
    side->addItems({tr("Both sides’ mistakes"),
                    named(tr("Black’s mistakes"), m_course.players.black),
                    named(tr("White’s mistakes"), m_course.players.white)});
    side->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    side->setCurrentIndex(static_cast<int>(*m_course.side));
    side->setAccessibleName(tr("Whose mistakes are asked"));
    connect(side, &QComboBox::activated, this, [this](int index) {
        const auto chosen = static_cast<GuessedSide>(index);
        auto options = m_parts.preferences.get<TrainingOptions>();
        rememberOwnSide(options, m_course.players, chosen);
        m_parts.preferences.set(options);
        chooseSide(chosen);
    });
    return form::widgetWith(form::column(spacing::Normal, {side, keeps}));
}

void TryAgainQuiz::chooseSide(GuessedSide side)
{
    std::vector<Question> questions;
    std::ranges::copy_if(
        m_course.questions, std::back_inserter(questions), [side](const Question &question) {
            return side == GuessedSide::Both
                || (side == GuessedSide::Black) == (question.mover == Color::Black);
        });
    begin(std::move(questions));
}

void TryAgainQuiz::begin(std::vector<Question> questions)
{
    m_questions = std::move(questions);
    m_wrong.clear();
    m_place = 0;
    m_right = 0;
    m_answered = 0;
    isAtEnd() ? showEnd() : ask();
}

void TryAgainQuiz::goOn()
{
    ++m_place;
    isAtEnd() ? showEnd() : ask();
}

/// Shows the next question; one whose position cannot be read is passed over.
void TryAgainQuiz::ask()
{
    m_tried.reset();
    m_isNoted = false;
    std::optional<GameTree> tree = positionOf(question());
    if (!tree) {
        goOn();
        return;
    }
    m_tree = *std::move(tree);
    m_here = m_tree.endOfLine(m_tree.root());
    const Replay replay = replayTo(m_tree, m_here);
    Ruleset rules;
    rules.ko = KoRule::Simple;
    m_position = Position(gameLineTo(m_tree, m_here), rules);
    m_scene = QuizScene();
    m_scene.board = m_position.board();
    m_scene.lastMove = replay.lastMove();
    m_scene.toPlay = question().mover;
    m_scene.heading = tr("Question %1 of %2").arg(m_place + 1).arg(m_questions.size());
    QStringList said{question().game,
                     (question().mover == Color::Black ? tr("Move %1, Black to play.")
                                                       : tr("Move %1, White to play."))
                         .arg(question().number),
                     tr("The move of the game was a mistake. What is better?")};
    said.removeAll(QString());
    m_scene.question = said.join(u'\n');
    offerActions();
    Q_EMIT changed();
}

void TryAgainQuiz::offerActions()
{
    m_next->setEnabled(!isAtEnd() && !m_scene.toPlay);
    m_show->setEnabled(!isAtEnd() && m_scene.toPlay);
    const bool mayAskAgain = isAtEnd() && !m_wrong.empty();
    m_again->setVisible(mayAskAgain);
    m_again->setEnabled(mayAskAgain);
    m_scene.tally = m_answered == 0 ? QString() : tr("%1 of %2 found").arg(m_right).arg(m_answered);
}

bool TryAgainQuiz::mayTry(Point point) const
{
    return m_scene.toPlay && !m_tried && !m_position.check({*m_scene.toPlay, point});
}

void TryAgainQuiz::tryAt(Point point)
{
    if (const KnownMove *known = knownMove(question(), point)) {
        conclude(*known);
    } else if (m_parts.judge) {
        askEngine(point);
    } else {
        tellUnknown(tr("The review did not look at it. Try another move, or have the better ones "
                       "shown."));
    }
}

/// A try that nobody can judge counts for nothing.
void TryAgainQuiz::tellUnknown(const QString &why)
{
    m_tried.reset();
    m_scene.board = m_position.board();
    m_scene.toPlay = question().mover;
    m_scene.mood = QuizScene::Mood::Unknown;
    m_scene.verdict = tr("Not known");
    m_scene.details = why;
    offerActions();
    Q_EMIT changed();
}

/// Has the engine look at the position before the try and after it. To the judge each position that
/// it sees is another node.
void TryAgainQuiz::askEngine(Point point)
{
    if (!m_judge || m_judge->hasFailed()) {
        if (m_judge) {
            m_judge.release()->deleteLater(); // it may be telling us
        }
        m_judge = std::make_unique<MoveJudge>(
            *m_parts.judge, tr("Try Again · %1").arg(m_parts.judge->name), m_parts.hub);
        connect(m_judge.get(), &MoveJudge::seen, this, &TryAgainQuiz::hearEngine);
        connect(m_judge.get(), &MoveJudge::failed, this, &TryAgainQuiz::hearEngine);
    }
    m_tried = point;
    const Move move{question().mover, point};
    EngineGame place = placeAt(m_tree, m_here);
    m_judge->look(NodeId{m_lookedAt++}, place, MoveJudge::Turn::Last);
    Position after = m_position;
    static_cast<void>(after.play(move));
    place.line.moves.push_back(move);
    m_judge->look(NodeId{m_lookedAt++}, place, MoveJudge::Turn::Last);
    if (!m_tried) {
        return; // it failed at once
    }
    m_scene.board = after.board();
    m_scene.mood = QuizScene::Mood::Waiting;
    m_scene.verdict = candidateName(point);
    m_scene.details = tr("%1 is asked…").arg(m_parts.judge->name);
    Q_EMIT changed();
}

void TryAgainQuiz::hearEngine()
{
    if (!m_tried) {
        return;
    }
    if (m_judge->hasFailed()) {
        tellUnknown(tr("%1 %2", "an engine; what happened to it")
                        .arg(m_parts.judge->name, text::plainMessage(m_judge->failure())));
        return;
    }
    const NodeId before{m_lookedAt - 2};
    const NodeId after{m_lookedAt - 1};
    if (!m_judge->hasSeen(before) || !m_judge->hasSeen(after)) {
        return;
    }
    GameTree tree = m_tree;
    const NodeId tried = tree.appendChild(m_here);
    const bool isBlack = question().mover == Color::Black;
    tree.setValue(tried, isBlack ? "B" : "W", rawPoint(*m_tried, boardSizeOf(tree)));
    AnalysisStore found;
    const QString &judge = m_parts.judge->id;
    for (const auto &[node, seen] : {std::pair(m_here, before), std::pair(tried, after)}) {
        if (const Analysis *const analysis = m_judge->found().find(seen, judge)) {
            found.keep(node, judge, *analysis);
        }
    }
    const std::optional<JudgedMove> move = judgedMove(tree, tried, found, judge);
    if (!move) {
        tellUnknown(tr("%1 has nothing to say.").arg(m_parts.judge->name));
        return;
    }
    learnFrom(*move);
}

void TryAgainQuiz::learnFrom(const JudgedMove &move)
{
    Question &asked = m_questions[m_place];
    if (asked.moves.empty() && move.choice.order >= 0) {
        asked.moves.push_back({.move = move.choice.move});
    }
    KnownMove tried{.move = move.move.point};
    if (move.rank != 0) {
        tried.rate = static_cast<double>(move.loss.winrate);
        tried.points = move.loss.points;
    }
    if (!isGoodAnswer(tried) && gradeOf(move, MistakeLimits()) <= MoveGrade::Fine) {
        tellUnknown(tr("%1 thinks that it loses %2, but is not sure. Try another move, or have the "
                       "better ones shown.")
                        .arg(m_parts.judge->name, lostBy(move.loss)));
        return;
    }
    conclude(tried);
}

void TryAgainQuiz::conclude(const KnownMove &tried)
{
    const Move move{question().mover, tried.move};
    const bool isAgain = tried.move == question().played.move;
    const bool isRight = !isAgain && isGoodAnswer(tried);
    note(isRight);
    Position after = m_position;
    static_cast<void>(after.play(move));
    m_scene.board = after.board();
    m_scene.lastMove = move;
    const QString name = candidateName(tried.move);
    const QString lost = lostBy(lossOf(tried));
    m_scene.mood = isRight ? QuizScene::Mood::Right : QuizScene::Mood::Wrong;
    m_scene.verdict = isRight ? tr("%1: well found").arg(name)
                    : isAgain ? tr("%1 again: it lost %2").arg(name, lost)
                              : tr("%1 loses %2").arg(name, lost);
    reveal();
}

/// The first answer counts.
void TryAgainQuiz::note(bool isRight)
{
    if (std::exchange(m_isNoted, true)) {
        return;
    }
    ++m_answered;
    m_right += isRight ? 1 : 0;
    if (!isRight) {
        m_wrong.push_back(question());
    }
    if (isKept()) {
        m_parts.store.answer(question(), isRight);
    }
}

/// The questions of the book stay in it.
bool TryAgainQuiz::isKept() const
{
    return !m_course.side || m_parts.preferences.get(&TrainingOptions::keepsAnswers);
}

/// Shows the better moves, and the one that was played.
void TryAgainQuiz::reveal()
{
    m_tried.reset();
    m_scene.toPlay.reset();
    if (m_scene.mood != QuizScene::Mood::Right && m_scene.mood != QuizScene::Mood::Wrong) {
        m_scene.mood = QuizScene::Mood::Unknown;
        m_scene.verdict = tr("The better moves");
        m_scene.board = m_position.board();
    }
    m_scene.details = details();
    showMoves();
    offerActions();
    Q_EMIT changed();
}

void TryAgainQuiz::showMoves()
{
    m_scene.marks = {};
    for (const KnownMove &better : betterMovesOf(question())) {
        if (better.move && m_scene.board.at(*better.move) == Stone::Empty) {
            const Loss loss = lossOf(better);
            m_scene.marks.spots.push_back({.point = *better.move,
                                           .fill = lossColor(loss),
                                           .text = changeText(loss),
                                           .isBest = m_scene.marks.spots.empty()});
        }
    }
    if (const std::optional<Point> &played = question().played.move) {
        m_scene.marks.signs.push_back(
            {*played, MarkKind::Cross, styleColors(QApplication::palette()).error});
    }
}

QString TryAgainQuiz::details() const
{
    QStringList names;
    for (const KnownMove &better : betterMovesOf(question())) {
        if (names.size() < static_cast<qsizetype>(MostNamed)) {
            names.append(candidateName(better.move));
        }
    }
    const KnownMove &played = question().played;
    const QString lost =
        tr("The game’s move, %1, lost %2.").arg(candidateName(played.move), lostBy(lossOf(played)));
    if (names.isEmpty()) {
        return tr("The review names no better move.") + u'\n' + lost;
    }
    QString text = tr("Best: %1.").arg(names.join(QStringLiteral(", "))) + u'\n' + lost;
    if (names.size() > 1) {
        text += u'\n'
              + tr("On the board: what moves gain (+) or lose (−) beside %1.").arg(names.front());
    }
    return text;
}

void TryAgainQuiz::showEnd()
{
    m_tried.reset();
    const Board board = m_questions.empty() ? Board(BoardSize::square(19)) : m_position.board();
    m_scene = QuizScene();
    m_scene.board = board;
    m_scene.heading = tr("No more questions");
    if (m_answered > 0) {
        m_scene.mood = m_right == m_answered ? QuizScene::Mood::Right : QuizScene::Mood::Asking;
        m_scene.verdict = tr("%1 of %2 found").arg(m_right).arg(m_answered);
        m_scene.details = isKept() ? tr("What was not found comes back in ten minutes, the rest "
                                        "tomorrow and later.")
                                   : QString();
    } else {
        m_scene.mood = QuizScene::Mood::Unknown;
        m_scene.verdict =
            m_questions.empty() ? tr("No mistake of this side is known") : tr("None was answered");
    }
    offerActions();
    m_scene.tally.clear();
    Q_EMIT changed();
}

} // namespace shinpan
