#include "ui/game/gamestatus.h"

#include "ui/game/gamecontroller.h"
#include "ui/words/text.h"

#include <QCoreApplication>

namespace shinpan::text {

namespace {

/// The translation context of everything here.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

[[nodiscard]] QString seatName(const GameController &game, Color color)
{
    const Seat &seat = game.seats()[color];
    return seat.engine ? seat.engine->name : QString();
}

[[nodiscard]] QString byColor(Color color, const char *black, const char *white)
{
    return color == Color::Black ? Words::tr(black) : Words::tr(white);
}

[[nodiscard]] QString askingText(const GameController &game)
{
    const Color color = game.match()->toPlay();
    const QString engine = seatName(game, color);
    if (!engine.isEmpty()) {
        return byColor(color, QT_TRANSLATE_NOOP("Words", "Black to play – %1 is thinking"),
                       QT_TRANSLATE_NOOP("Words", "White to play – %1 is thinking"))
            .arg(engine);
    }
    return byColor(color, QT_TRANSLATE_NOOP("Words", "Black to play – your move"),
                   QT_TRANSLATE_NOOP("Words", "White to play – your move"));
}

[[nodiscard]] QString holdingText(const GameController &game)
{
    if (!game.match()->isPaused()) {
        return askingText(game);
    }
    return byColor(game.match()->toPlay(), QT_TRANSLATE_NOOP("Words", "Paused – Black to play"),
                   QT_TRANSLATE_NOOP("Words", "Paused – White to play"));
}

[[nodiscard]] QString suspendedText(const GameController &game)
{
    const Color color = game.match()->failedPlayer().value_or(game.match()->toPlay());
    return byColor(color, QT_TRANSLATE_NOOP("Words", "Waiting for you: Black's engine has failed"),
                   QT_TRANSLATE_NOOP("Words", "Waiting for you: White's engine has failed"));
}

[[nodiscard]] QString placingText(const GameController &game)
{
    const QString engine = seatName(game, Color::Black);
    return engine.isEmpty() ? Words::tr("Place the handicap stones on the board")
                            : Words::tr("%1 is placing the handicap stones").arg(engine);
}

/// Without a game: whose turn it is at the cursor, or how the recorded game ended there.
[[nodiscard]] QString reviewText(const GameController &game)
{
    const GameCursor &cursor = game.cursor();
    const QString turn = byColor(cursor.toPlay(), QT_TRANSLATE_NOOP("Words", "Black to play"),
                                 QT_TRANSLATE_NOOP("Words", "White to play"));
    if (cursor.moveNumber() == 0) {
        return Words::tr("%1 – no game is running").arg(turn);
    }
    const GameTree &tree = cursor.record().tree();
    const QString result = cursor.record().info().result;
    const bool isOver = !result.isEmpty() && tree.firstChild(cursor.node()) == NoNode
                     && tree.isOnMainLine(cursor.node());
    return Words::tr("Move %1 – %2")
        .arg(cursor.moveNumber())
        .arg(isOver ? recordedResult(result) : turn);
}

/// The record may have another result than the game: a person has settled the score anew.
[[nodiscard]] QString overText(const GameController &game)
{
    const QString recorded = game.record().info().result;
    if (game.match()->wasStopped() || recorded.isEmpty()) {
        return reviewText(game);
    }
    const GameResult &played = game.match()->result();
    return Words::tr("Game over: %1")
        .arg(recorded == played.toSgf() ? result(played) : recordedResult(recorded));
}

} // namespace

QString status(const GameController &game)
{
    if (game.match() == nullptr) {
        return reviewText(game);
    }
    switch (game.match()->state()) {
    case Match::State::NotStarted:
        return reviewText(game);
    case Match::State::Preparing:
        return game.earlyMove() ? Words::tr("Starting the engines – your move is kept for them")
                                : Words::tr("Starting the engines…");
    case Match::State::PlacingHandicap:
        return placingText(game);
    case Match::State::Asking:
        return game.match()->awaitsPerson() ? holdingText(game) : askingText(game);
    case Match::State::Holding:
        return holdingText(game);
    case Match::State::Suspended:
        return suspendedText(game);
    case Match::State::Scoring:
        return Words::tr("Both passed – asking for the score…");
    case Match::State::Settling:
        return Words::tr("Both passed – mark what is dead, and settle the score");
    case Match::State::Over:
        return overText(game);
    }
    Q_UNREACHABLE();
}

QString whyNoMove(const GameController &game)
{
    if (!game.isAtGame()) {
        return Words::tr("The game stands at another position: return to it to play on");
    }
    return game.match()->isPaused() ? Words::tr("The game is paused: resume it to play on")
                                    : status(game);
}

} // namespace shinpan::text
