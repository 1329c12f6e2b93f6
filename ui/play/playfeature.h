#pragma once

#include "core/board/color.h"
#include "ui/kit/feature.h"

class QLabel;

namespace shinpan {

class BoardArea;
class BoardView;
class DocumentController;
class EnginesFeature;
class GameActions;
class OpenGame;
class Panel;
class Preferences;
class ScoringController;

/// The game of a window: the board, the seats beside it, and all that is done to play.
class PlayFeature final : public Feature
{
    Q_OBJECT

public:
    /// Everything outlives it.
    PlayFeature(WindowFrame &frame,
                OpenGame &game,
                DocumentController &document,
                EnginesFeature &engines,
                Preferences &preferences);

    [[nodiscard]] ScoringController &scoring() const { return *m_scoring; }
    [[nodiscard]] GameActions &actions() const { return *m_actions; }
    [[nodiscard]] BoardArea &area() const { return *m_area; }
    [[nodiscard]] BoardView &board() const;
    /// The panel with the seats, and the score while one is settled.
    [[nodiscard]] Panel &seats() const { return *m_seats; }

Q_SIGNALS:
    /// A game that the person asked for in the New Game dialog has begun.
    void gameBegun();

private:
    void createMenus();
    void connectGame();
    void askNewGame();
    void editEngineOf(Color color);
    void seat(Color color, const QString &id);
    void showStatus();

    OpenGame &m_game;
    DocumentController &m_document;
    EnginesFeature &m_engines;
    Preferences &m_preferences;
    ScoringController *m_scoring;
    GameActions *m_actions;
    BoardArea *m_area;
    Panel *m_seats;
    QLabel *m_status;
};

} // namespace shinpan
