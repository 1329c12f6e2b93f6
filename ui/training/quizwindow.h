#pragma once

#include "ui/training/quiz.h"

#include <QDialog>

#include <memory>

class QLabel;
class QVBoxLayout;

namespace shinpan {

class BoardView;
class Preferences;
class VerdictCard;
class WrappedLabel;

/// A window beside the game in which questions are answered on a board.
class QuizWindow final : public QDialog
{
    Q_OBJECT

public:
    /// The preferences outlive it.
    explicit QuizWindow(Preferences &preferences, QWidget *parent = nullptr);
    ~QuizWindow() override;

    /// Takes the place of the course that was shown; `title` is the window's.
    void showQuiz(std::unique_ptr<Quiz> quiz, const QString &title);
    /// Null before that.
    [[nodiscard]] Quiz *quiz() const { return m_quiz.get(); }

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *createSide();
    [[nodiscard]] QWidget *createControls();
    void showScene();
    void showBoard(const QuizScene &scene);
    void click(Point point, Qt::MouseButton button);

    Preferences &m_preferences;
    std::unique_ptr<Quiz> m_quiz;
    BoardView *m_board;
    QLabel *m_heading;
    WrappedLabel *m_question;
    VerdictCard *m_verdict;
    QLabel *m_tally;
    QVBoxLayout *m_side = nullptr;
    QWidget *m_controls = nullptr; ///< the course has them
};

} // namespace shinpan
