#pragma once

#include "core/analysis/movejudge.h"
#include "core/practice/question.h"
#include "core/rules/position.h"
#include "ui/training/quiz.h"
#include "ui/training/trainingoptions.h"

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class EngineHub;
class Preferences;
class QuestionStore;

/// Mistakes of games are played better. A try is judged by what the review of the game knows of it,
/// else by an engine; then the better moves are shown, and the one that was played.
class TryAgainQuiz final : public Quiz
{
    Q_OBJECT

public:
    struct Course
    {
        std::vector<Question> questions;
        /// The side whose mistakes of one game are asked; a person may change it. Nothing: both.
        std::optional<GuessedSide> side{};
        ByColor<QString> players{}; ///< of that game; may be empty
    };

    struct Parts
    {
        EngineHub &hub;
        Preferences &preferences;
        QuestionStore &store;
        std::optional<EngineProfile> judge{}; ///< nothing: the reviews alone judge
    };

    /// What the parts refer to outlives it. Its engine starts when a try needs it.
    TryAgainQuiz(Course course, Parts parts, QObject *parent = nullptr);
    ~TryAgainQuiz() override;

    [[nodiscard]] const QuizScene &scene() const override { return m_scene; }
    [[nodiscard]] bool mayTry(Point point) const override;
    void tryAt(Point point) override;
    [[nodiscard]] QList<QAction *> actions() const override;
    [[nodiscard]] QWidget *createOptions() override;

    [[nodiscard]] int right() const { return m_right; }
    [[nodiscard]] int answered() const { return m_answered; }

private:
    void begin(std::vector<Question> questions);
    void chooseSide(GuessedSide side);
    void goOn();
    void ask();
    void askEngine(Point point);
    void hearEngine();
    void learnFrom(const JudgedMove &move);
    void tellUnknown(const QString &why);
    void conclude(const KnownMove &tried);
    void note(bool isRight);
    void reveal();
    void showEnd();
    void offerActions();
    void showMoves();
    [[nodiscard]] bool isKept() const;
    [[nodiscard]] bool isAtEnd() const { return m_place >= m_questions.size(); }
    [[nodiscard]] const Question &question() const { return m_questions[m_place]; }
    [[nodiscard]] QString details() const;

    Course m_course;
    Parts m_parts;
    std::vector<Question> m_questions; ///< they are asked in this order
    std::vector<Question> m_wrong;     ///< they were not answered rightly
    std::size_t m_place = 0;
    bool m_isNoted = false; ///< the question at hand has had its answer
    int m_right = 0;
    int m_answered = 0;
    QuizScene m_scene;
    GameTree m_tree; ///< the position of the question
    NodeId m_here = NoNode;
    Position m_position;
    std::unique_ptr<MoveJudge> m_judge; ///< once it was needed
    std::optional<Point> m_tried;       ///< the judge is asked about it
    std::uint32_t m_lookedAt = 0;       ///< the judge was given that many positions
    QAction *m_next;
    QAction *m_show;
    QAction *m_again;
};

} // namespace shinpan
