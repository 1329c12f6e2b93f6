#pragma once

#include "core/engine/enginehub.h"
#include "core/gtp/gtptranscript.h"
#include "tests/support/outcome.h"
#include "ui/game/opengame.h"

#include <QStringList>

namespace shinpan::test {

/// The profile of fakeengine with these options, running without a store.
[[nodiscard]] EngineProfile fakeEngine(const QStringList &options = {},
                                       const QString &name = QStringLiteral("Fake"));

/// What games are played with: a transcript, engines, and the controller. Gone with it are all
/// engines.
class GameTable
{
public:
    GameTable() = default;
    GameTable(const GameTable &) = delete;
    GameTable &operator=(const GameTable &) = delete;
    ~GameTable();

    GtpTranscript transcript;
    EngineHub hub{transcript};
    OpenGame game{hub};

    /// A new game on a small board that waits for start(); an empty list of options is a person.
    void set(const Seat &black, const Seat &white, int size = 9);
    /// A person with Black starts a game with fakeengine; false if it does not become their turn.
    [[nodiscard]] bool startWithEngine(const QStringList &options);

    /// A click of the person ("E5"), or "pass".
    void play(const char *vertex);
    /// Plays, then waits until the person has to move or to settle the score, or the game is over.
    [[nodiscard]] bool playAndAwaitTurn(const char *vertex);

    [[nodiscard]] bool waitForState(Match::State state) const;
    [[nodiscard]] bool waitForPerson() const;
    /// Waits until this many moves lead to the position of the game.
    [[nodiscard]] bool waitForMoves(int count) const;

    /// The moves that lead to the cursor: "E5 C3 pass".
    [[nodiscard]] QString movesToCursor() const;
    /// Everything of one kind that was written into the transcript, one line each.
    [[nodiscard]] QString transcriptLines(GtpTranscript::Kind kind) const;
};

} // namespace shinpan::test
