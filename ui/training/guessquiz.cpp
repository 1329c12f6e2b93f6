#include "ui/training/guessquiz.h"

#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "ui/analysis/candidatetext.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/settings/preferences.h"
#include "ui/training/trainingoptions.h"
#include "ui/words/text.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] const Candidate *candidateAt(const Analysis &analysis, Point point)
{
    const auto found =
        std::ranges::find(analysis.candidates, std::optional(point), &Candidate::move);
    return found != analysis.candidates.end() ? &*found : nullptr;
}

[[nodiscard]] QAction *actionFor(QObject *owner, const QString &text, const QKeySequence &key)
{
    auto *action = new QAction(text, owner);
    action->setShortcut(key);
    return action;
}

} // namespace

GuessQuiz::GuessQuiz(QuizGames games,
                     std::size_t game,
                     NodeId from,
                     Finder finder,
                     Preferences &preferences,
                     QObject *parent)
    : Quiz(parent)
    , m_games(std::move(games))
    , m_game(game)
    , m_finder(std::move(finder))
    , m_preferences(preferences)
    , m_goOn(actionFor(this, tr("&Next"), Qt::Key_PageDown))
    , m_show(actionFor(this, tr("&Show the Move"), Qt::Key_End))
    , m_nextGame(actionFor(this, tr("Next &Game"), Qt::CTRL | Qt::Key_PageDown))
{
    connect(m_goOn, &QAction::triggered, this, &GuessQuiz::goOn);
    connect(m_show, &QAction::triggered, this, [this] { reveal(std::nullopt); });
    connect(m_nextGame, &QAction::triggered, this, &GuessQuiz::openNext);
    preferences.follow<TrainingOptions>(this, [this] {
        if (m_scene.mood == QuizScene::Mood::Asking && !m_line.empty()) {
            seek();
        }
    });
    if (!open(game, from)) {
        openNext();
    }
}

QList<QAction *> GuessQuiz::actions() const
{
    return {m_goOn, m_show, m_nextGame};
}

QWidget *GuessQuiz::createOptions()
{
    auto *side = new QComboBox;
    side->addItems({tr("Both sides’ moves"), tr("Black’s moves"), tr("White’s moves")});
    side->setCurrentIndex(static_cast<int>(m_preferences.get(&TrainingOptions::guessedSide)));
    side->setAccessibleName(tr("Moves to guess"));
    connect(side, &QComboBox::activated, this, [this](int index) {
        m_preferences.set(&TrainingOptions::guessedSide, static_cast<GuessedSide>(index));
    });
    return form::widgetWith(
        form::column(spacing::Tight, {form::labelFor(side, tr("G&uess")), side}));
}

/// Whether there is such a game.
bool GuessQuiz::open(std::size_t game, NodeId from)
{
    const std::shared_ptr<const GameTree> tree = m_games.tree(game);
    if (!tree) {
        return false;
    }
    m_game = game;
    m_tree = tree;
    m_tally = {};
    const NodeId start = tree->contains(from) ? from : tree->root();
    m_line = tree->pathTo(tree->endOfLine(start));
    m_place = static_cast<std::size_t>(std::ranges::find(m_line, start) - m_line.begin());
    seek();
    return true;
}

/// The next game that can be shown; count if there is none.
std::size_t GuessQuiz::following() const
{
    std::size_t game = m_game + 1;
    while (game < m_games.count && !m_games.tree(game)) {
        ++game;
    }
    return game;
}

void GuessQuiz::openNext()
{
    if (const std::size_t game = following(); game < m_games.count) {
        open(game, NoNode);
    }
}

bool GuessQuiz::isAsked(NodeId node) const
{
    const std::optional<Move> move = moveAt(*m_tree, node);
    const GuessedSide side = m_preferences.get(&TrainingOptions::guessedSide);
    return move && move->point
        && (side == GuessedSide::Both
            || (side == GuessedSide::Black) == (move->color == Color::Black));
}

/// Goes to the next move that is to be guessed.
void GuessQuiz::seek()
{
    while (!isAtEnd() && !isAsked(next())) {
        ++m_place;
    }
    isAtEnd() ? showEnd() : ask();
}

void GuessQuiz::ask()
{
    const Move move = *moveAt(*m_tree, next());
    const Replay replay = replayTo(*m_tree, here());
    Ruleset rules;
    rules.ko = KoRule::Simple;
    m_position = Position(gameLineTo(*m_tree, here()), rules);
    m_scene = QuizScene();
    m_scene.board = m_position.board();
    m_scene.lastMove = replay.lastMove();
    m_scene.toPlay = move.color;
    m_scene.heading = tr("Move %1").arg(replay.moveNumber() + 1);
    m_scene.question =
        move.color == Color::Black ? tr("Where did Black play?") : tr("Where did White play?");
    if (const QString name = m_games.name(m_game); !name.isEmpty()) {
        m_scene.question = name + u'\n' + m_scene.question;
    }
    m_scene.tally = tallyText();
    m_goOn->setEnabled(false);
    m_show->setEnabled(true);
    m_nextGame->setVisible(following() < m_games.count);
    Q_EMIT changed();
}

void GuessQuiz::goOn()
{
    ++m_place;
    seek();
}

bool GuessQuiz::mayTry(Point point) const
{
    return m_scene.toPlay && !m_position.check({*m_scene.toPlay, point});
}

void GuessQuiz::tryAt(Point point)
{
    reveal(point);
}

/// Shows the move that was played; without a guess it counts for nothing.
void GuessQuiz::reveal(std::optional<Point> guess)
{
    const Move played = *moveAt(*m_tree, next());
    m_scene.board = replayTo(*m_tree, next()).board();
    m_scene.lastMove = played;
    m_scene.toPlay.reset();
    m_scene.details.clear();
    if (!guess) {
        m_scene.mood = QuizScene::Mood::Unknown;
        m_scene.verdict = tr("The move was %1").arg(text::moveName(played));
    } else {
        const int distance = distanceBetween(*guess, *played.point);
        m_scene.details = valueOf(*guess, *played.point, distance);
        m_scene.mood = distance == 0 ? QuizScene::Mood::Right : QuizScene::Mood::Wrong;
        m_scene.verdict = distance == 0 ? tr("%1: exactly there").arg(text::moveName(played))
                                        : tr("%1 is %n line(s) away from %2", nullptr, distance)
                                              .arg(candidateName(*guess), text::moveName(played));
        if (distance != 0) {
            m_scene.marks.signs = {
                {*guess, MarkKind::Cross, styleColors(QApplication::palette()).error}};
        }
    }
    m_scene.tally = tallyText();
    m_goOn->setEnabled(true);
    m_show->setEnabled(false);
    Q_EMIT changed();
}

/// Counts the guess; what it and the move are worth, as far as an engine has said so.
QString GuessQuiz::valueOf(Point guess, Point played, int distance)
{
    const Analysis *analysis = m_finder ? m_finder(m_game, here()) : nullptr;
    if (!analysis || analysis->candidates.empty()) {
        m_tally.add(distance);
        return {};
    }
    const Candidate &best = analysis->candidates.front();
    const Candidate *ours = candidateAt(*analysis, guess);
    const Candidate *theirs = candidateAt(*analysis, played);
    const auto lossOf = [&](const Candidate *candidate) {
        return candidate ? std::optional(loss(*candidate, best, analysis->toMove)) : std::nullopt;
    };
    const std::optional<Loss> lost = lossOf(ours);
    const std::optional<Loss> lostThere = lossOf(theirs);
    m_tally.add(distance, lost ? lost->points : std::nullopt,
                lostThere ? lostThere->points : std::nullopt);
    if (!lost) {
        return tr("The engine did not look at your move.");
    }
    const QString ownText = (isGain(*lost) ? tr("Your move gains %1.") : tr("Your move loses %1."))
                                .arg(amountText(*lost));
    return distance == 0 || !lostThere
             ? ownText
             : (isGain(*lostThere) ? tr("%1 The move of the game gains %2.")
                                   : tr("%1 The move of the game loses %2."))
                   .arg(ownText, amountText(*lostThere));
}

void GuessQuiz::showEnd()
{
    const Replay replay = replayTo(*m_tree, m_line.back());
    m_scene = QuizScene();
    m_scene.board = replay.board();
    m_scene.lastMove = replay.lastMove();
    m_scene.heading = tr("The end of the game");
    m_scene.question = m_games.name(m_game);
    m_scene.mood = QuizScene::Mood::Right;
    if (m_tally.guesses() > 0) {
        m_scene.verdict = tr("%1 of %2 moves found").arg(m_tally.hits()).arg(m_tally.guesses());
        m_scene.details = tr("%1 were no more than %2 lines away, on average %3 lines.")
                              .arg(m_tally.near())
                              .arg(GuessTally::NearBy)
                              .arg(text::decimal(m_tally.meanDistance(), 1));
    } else {
        m_scene.mood = QuizScene::Mood::Unknown;
        m_scene.verdict = tr("There is nothing to guess");
    }
    if (const std::optional<double> lost = m_tally.meanLoss()) {
        m_scene.details +=
            u'\n'
            + tr("Your moves lose %1 points on average, those of the game %2.")
                  .arg(text::decimal(*lost, 1), text::decimal(*m_tally.meanPlayedLoss(), 1));
    }
    m_goOn->setEnabled(false);
    m_show->setEnabled(false);
    m_nextGame->setVisible(following() < m_games.count);
    Q_EMIT changed();
}

QString GuessQuiz::tallyText() const
{
    return m_tally.guesses() == 0 ? QString()
                                  : tr("%1 of %2 found, %3 lines away on average")
                                        .arg(m_tally.hits())
                                        .arg(m_tally.guesses())
                                        .arg(text::decimal(m_tally.meanDistance(), 1));
}

} // namespace shinpan
