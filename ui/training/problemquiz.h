#pragma once

#include "core/analysis/analyst.h"
#include "core/record/problem/problemattempt.h"
#include "ui/training/quiz.h"
#include "ui/training/quizgames.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class EngineHub;
class Preferences;

/// The problems of a file are solved: the file answers, and says what is right and wrong. Beyond
/// the file an engine answers, if there is one, on a board that is framed so that it plays for the
/// problem.
class ProblemQuiz final : public Quiz
{
    Q_OBJECT

public:
    /// The engine that answers beyond the file; nothing: nobody does. Asked each time.
    using EngineChoice = std::function<std::optional<EngineProfile>()>;

    /// How long an engine looks at a position: whichever comes first.
    static constexpr std::int64_t Visits = 500;
    static constexpr std::chrono::milliseconds Time{3000};
    /// White's; what the frame is balanced by.
    static constexpr double Komi = 6.5;

    struct Parts
    {
        EngineHub &hub;
        Preferences &preferences;
        EngineChoice engine;
        std::uint64_t seed = 0; ///< turns, colours and choices among answers follow from it
    };

    /// Begins with the first problem of that game, or of the next one that has any. All outlive it.
    ProblemQuiz(QuizGames games, std::size_t game, Parts parts, QObject *parent = nullptr);

    [[nodiscard]] const QuizScene &scene() const override { return m_scene; }
    [[nodiscard]] bool mayTry(Point point) const override;
    void tryAt(Point point) override;
    [[nodiscard]] QList<QAction *> actions() const override;
    [[nodiscard]] QWidget *createOptions() override;

    /// Null if there is no problem in the games at all.
    [[nodiscard]] const ProblemAttempt *attempt() const
    {
        return m_attempt ? &*m_attempt : nullptr;
    }

private:
    bool goTo(std::size_t game, int step);
    void step(int problems);
    void begin();
    void show();
    void showVerdict();
    void offerActions();
    void count(bool isRight);
    void takeBack();
    void restart();
    void showSolution();
    void askEngine();
    [[nodiscard]] EngineGame questionFor() const;
    void hearEngine();
    [[nodiscard]] QString heading() const;

    QuizGames m_games;
    Parts m_parts;
    SeededRandom m_random;
    std::size_t m_game = 0;
    std::shared_ptr<const GameTree> m_tree;
    std::vector<NodeId> m_starts; ///< the game has these
    std::size_t m_start = 0;      ///< the problem on the board is this one of them
    std::optional<ProblemAttempt> m_attempt;
    std::optional<Orientation> m_turn; ///< nothing: as the person has the board
    bool m_isCounted = false;          ///< the problem at hand is in the tally
    int m_right = 0;                   ///< solved at the first try
    int m_tried = 0;
    QuizScene m_scene;
    AnalysisStore m_found;
    std::unique_ptr<Analyst> m_analyst; ///< once an engine was needed
    std::uint32_t m_question = 0;       ///< the number of the last one to the engine
    bool m_isAsking = false;
    QAction *m_next;
    QAction *m_back;
    QAction *m_again;
    QAction *m_solution;
    QAction *m_previous;
};

} // namespace shinpan
