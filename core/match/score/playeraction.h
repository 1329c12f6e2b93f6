#pragma once

#include "core/board/move.h"
#include "core/clock/gameclock.h"
#include "core/record/note/movethought.h"
#include "core/rules/scoring.h"
#include "core/util/message.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>
#include <variant>
#include <vector>

namespace shinpan {

/// The player gives up.
struct Resignation
{
    friend bool operator==(const Resignation &, const Resignation &) = default;
};

/// The player claims a certain win (gomill-genmove_ex's `claim`).
struct Claim
{
    friend bool operator==(const Claim &, const Claim &) = default;
};

/// What a player answers when it is asked for its turn.
using PlayerAction = std::variant<Move, Resignation, Claim>;

/// Why a player did not answer as it should. What it means for the game is the referee's to say.
struct PlayerFailure
{
    enum class Kind {
        CannotStart,   ///< the program did not start or did not shake hands
        SetUpRefused,  ///< refused board size, komi or set-up
        MoveRefused,   ///< refused a move of the game that the referee allowed
        AnswerRefused, ///< answered the request for a move with a failure
        AnswerUnclear, ///< answered the request for a move with something that is not a move
        Ended,         ///< the process ended or closed its pipe
        NotGtp,        ///< what it says is not the protocol
        MoveOverdue,   ///< asked for a move, did not answer within its limit
        NoAnswer,      ///< did not answer anything else within its limit
        Interrupted    ///< we gave the question up
    };

    Kind kind = Kind::Ended;
    /// One sentence without its subject: what was asked, what came back (the raw reply included).
    Message what;
    /// The last lines the engine wrote to stderr, oldest first.
    QStringList errorLines;
    /// The engine's own words, when it refused something.
    QString reply;

    /// `what`; of an engine that ended, or never got ready, also its last line on standard error,
    /// which often says why.
    [[nodiscard]] Message sentence() const;
};

/// An engine was replaced by a new process of the same in mid-game.
struct PlayerRestart
{
    Color player = Color::Black;
    int move = 0;   ///< the number of the move that was to be played
    QString reason; ///< a sentence, beginning with the player's colour
};

/// It holds nothing if the player is ready, or the reason why not.
using PlayerReadiness = Result<std::monostate, PlayerFailure>;

/// An engine's analysis of the position that it moves in, as it wrote it.
struct Thoughts
{
    QByteArray command; ///< that asked for it: "kata-genmove_analyze"
    QByteArray line;    ///< the last of it; empty: it said nothing
};

/// A player's answer to the request for its turn.
struct PlayerAnswer
{
    Result<PlayerAction, PlayerFailure> action = Move{};
    /// The player's own remarks on the move (gomill-explain_last_move), for the record.
    QString comment;
    /// What an engine thinks of the position, if it was to say so.
    Thoughts thoughts;
    /// What that, or else its remarks, say of the move; empty if they say nothing.
    MoveThought thought{};
    /// What the clocks show after the action, where somebody else keeps them (a server). They
    /// count; ours do not.
    std::optional<ByColor<std::optional<TimeLeft>>> clocks{};
    /// Time used: from the request leaving us to the answer's last byte.
    /// A failure's is how long the request was waited for.
    std::chrono::nanoseconds elapsed{};
};

/// The points of a free handicap, or why there are none.
using HandicapAnswer = Result<std::vector<Point>, PlayerFailure>;

/// The clocks at the start of a turn, for whoever is asked for a move.
struct TurnTime
{
    ByColor<std::optional<TimeLeft>> left;           ///< nothing: that side has no limit
    std::optional<std::chrono::milliseconds> budget; ///< the longest turn that does not lose
    std::chrono::milliseconds limit{};               ///< when to wait no longer; zero: never
    bool isClockFirst = false; ///< the limit is the clock's, not the watchdog's
};

/// What to ask a player about a finished game.
struct ScoreQuestions
{
    bool score = true; ///< final_score
    bool dead = true;  ///< final_status_list dead
    bool seki = true;  ///< final_status_list seki
};

/// A reason for which a player's word on a score is no opinion, known before it is asked.
struct ScoreDoubt
{
    enum class If {
        Always,
        Seki,       ///< some stones are in seki
        OddNeutral, ///< the neutral points are odd in number
    };

    If condition = If::Always;
    Message words; ///< a sentence
};

/// What a player thinks of a finished game.
struct ScoreOpinion
{
    /// The raw answer to final_score; empty when the player was not able to say.
    QString text;
    /// The answer understood; nothing when there was none or it makes no sense.
    std::optional<Score> score;
    /// The points of dead stones, when the player can list them.
    std::optional<std::vector<Point>> dead;
    /// The points of stones in seki, when the player can list them.
    std::optional<std::vector<Point>> seki;
    /// False: a person, no reliable scorer, or a player that came too late to know the game.
    bool wasAsked = true;
    /// Why it was not asked, could not answer, or its score is none; empty otherwise.
    Message note;
    /// Where one of these is so on the board, `score` is none: ScoreKeeper looks.
    std::vector<ScoreDoubt> doubts{};

    [[nodiscard]] static ScoreOpinion notAsked(const Message &why)
    {
        return {{}, {}, {}, {}, false, why};
    }

    /// Whether there is an answer of any kind.
    [[nodiscard]] bool isSilent() const { return text.isEmpty() && !dead; }
};

} // namespace shinpan
