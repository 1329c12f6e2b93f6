#pragma once

#include "core/board/color.h"
#include "ui/game/newgamesettings.h"
#include "ui/kit/feature.h"

class QAction;

namespace shinpan {

class Announcement;
class BoardView;
class DocumentController;
class EndCard;
class OpenGame;
struct GameResult;
class Preferences;
class SoundPlayer;

/// The end of a game: passes and resignations are announced, giving up is asked about, and what a
/// person may want of a finished game is at hand.
class EndFeature final : public Feature
{
    Q_OBJECT

public:
    /// What it works with; all of it outlives it.
    struct Parts
    {
        OpenGame &game;
        DocumentController &document;
        Preferences &preferences;
        BoardView &board;
        QAction *review;
        QAction *tryAgain;
        QAction *save;
        QAction *newGame;
    };

    EndFeature(WindowFrame &frame, const Parts &parts);

    /// Offers that game beside a rematch, until another one begins.
    void offerNext(const QString &proposal, const NewGameSettings &next);
    /// Closes the card of the end.
    bool dismiss() override;

private:
    void tellPass(Color color);
    void askResignation();
    [[nodiscard]] QString reasonOf(const GameResult &result) const;
    void showEnd(const GameResult &result);
    void putAway();
    void showFile();
    [[nodiscard]] NewGameSettings rematch() const;
    void play(const NewGameSettings &settings);

    Parts m_parts;
    Announcement *m_announcement;
    EndCard *m_card;
    NewGameSettings m_next;          ///< what was offered last
    SoundPlayer *m_sounds = nullptr; ///< null until the first sound
};

} // namespace shinpan
