#pragma once

#include "ui/kit/feature.h"
#include "ui/training/quizgames.h"
#include "ui/training/trainingoptions.h"

#include <memory>
#include <optional>
#include <vector>

class QAction;

namespace shinpan {

class AnalysisController;
class AutoPlay;
class BoardView;
class CollectionDocument;
class EngineHub;
class EngineProfileStore;
class OpenGame;
class Preferences;
class QuestionStore;
class Quiz;
class QuizWindow;
class RegionPicker;
struct BoardRegion;
struct EngineProfile;
struct Question;
struct ReviewStop;

/// What somebody can practise with the games of a file: guess their moves, play their mistakes
/// better, solve their problems, watch them; and a position made a problem that an engine reads.
class TrainingFeature final : public Feature
{
    Q_OBJECT

public:
    /// What it is about; everything outlives it.
    struct Parts
    {
        OpenGame &game;
        CollectionDocument &games;
        AnalysisController &analysis;
        EngineHub &hub;
        EngineProfileStore &store;
        QuestionStore &questions;
        BoardView &board;
        Preferences &preferences;
        QAction *tryAgain; ///< asks the mistakes of the game
    };

    TrainingFeature(WindowFrame &frame, const Parts &parts);

    /// Gives up choosing a part of the board, or stops a game that plays by itself.
    bool dismiss() override;
    /// Shows the questions of all games.
    void showQuestions();
    /// The game has been reviewed.
    void noteReview();
    /// Asks the mistakes of the game that are known.
    void askMistakes();

Q_SIGNALS:
    /// The mistakes are to be asked, and nobody has looked for them.
    void mistakesWanted();
    /// A framed position is to be opened as a game, this SGF.
    void gameWanted(const QByteArray &sgf);

private:
    [[nodiscard]] QuizGames games() const;
    [[nodiscard]] QuizWindow &window();
    [[nodiscard]] std::optional<EngineProfile> judge() const;
    void show(std::unique_ptr<Quiz> quiz, const QString &title);
    void guess();
    void solve();
    void mentionProblems() const;
    void tryAgain();
    void ask(const std::vector<Question> &questions);
    [[nodiscard]] std::vector<ReviewStop> stops() const;
    [[nodiscard]] std::vector<Question> mistakes() const;
    [[nodiscard]] GuessedSide ownSide() const;
    void frameHere();
    void frameRegion(const BoardRegion &region);

    Parts m_parts;
    QAction *m_solve;
    AutoPlay *m_autoPlay;
    RegionPicker *m_picker;
};

} // namespace shinpan
