#pragma once

#include "core/analysis/analysis.h"
#include "core/rules/position.h"
#include "ui/training/guesstally.h"
#include "ui/training/quiz.h"
#include "ui/training/quizgames.h"

#include <functional>
#include <memory>
#include <vector>

namespace shinpan {

class Preferences;

/// The moves of games are guessed: where did Black, White or either play next? One try each; then
/// the move is shown, how far off the try was, and what both are worth where an engine has said so.
class GuessQuiz final : public Quiz
{
    Q_OBJECT

public:
    /// What an engine thinks of the position after a node of a game; null: nothing.
    using Finder = std::function<const Analysis *(std::size_t game, NodeId node)>;

    /// Begins with that game where its line comes through `from`: at the first move after it. The
    /// preferences outlive it.
    GuessQuiz(QuizGames games,
              std::size_t game,
              NodeId from,
              Finder finder,
              Preferences &preferences,
              QObject *parent = nullptr);

    [[nodiscard]] const QuizScene &scene() const override { return m_scene; }
    [[nodiscard]] bool mayTry(Point point) const override;
    void tryAt(Point point) override;
    [[nodiscard]] QList<QAction *> actions() const override;
    [[nodiscard]] QWidget *createOptions() override;

    [[nodiscard]] const GuessTally &tally() const { return m_tally; } ///< this game has it

private:
    bool open(std::size_t game, NodeId from);
    [[nodiscard]] NodeId here() const { return m_line[m_place]; }
    [[nodiscard]] NodeId next() const { return m_line[m_place + 1]; }
    [[nodiscard]] bool isAtEnd() const { return m_place + 1 >= m_line.size(); }
    [[nodiscard]] bool isAsked(NodeId node) const;
    void seek();
    void ask();
    void goOn();
    void reveal(std::optional<Point> guess);
    [[nodiscard]] QString valueOf(Point guess, Point played, int distance);
    void showEnd();
    void openNext();
    [[nodiscard]] std::size_t following() const;
    [[nodiscard]] QString tallyText() const;

    QuizGames m_games;
    std::size_t m_game;
    Finder m_finder;
    Preferences &m_preferences;
    std::shared_ptr<const GameTree> m_tree;
    std::vector<NodeId> m_line; ///< it goes from the root to the end
    std::size_t m_place = 0;    ///< the quiz is there in the line
    Position m_position;        ///< there
    GuessTally m_tally;
    QuizScene m_scene;
    QAction *m_goOn;
    QAction *m_show;
    QAction *m_nextGame;
};

} // namespace shinpan
