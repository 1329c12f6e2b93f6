#pragma once

#include "core/board/color.h"
#include "core/board/move.h"
#include "core/gmp/gmplink.h"
#include "core/util/message.h"
#include "core/util/pace.h"

#include <QString>

#include <chrono>
#include <deque>
#include <optional>
#include <random>
#include <vector>

namespace shinpan {

/// A point is named by nine bits.
constexpr int LargestGmpBoard = 22;

/// The pace at which one side may speak, in bytes: a packet has four, and no program needs 250 of
/// them in a second. A long game that is told anew, or a page of text, comes at once.
inline constexpr Pace::Limits GmpBytesPace{.atOnce = 16 * 1024,
                                           .each = std::chrono::milliseconds(1)};

/// How long things may take on a GMP link.
struct GmpTiming
{
    using Time = std::chrono::milliseconds;

    /// The time until what was not heard is sent again, or a silent program is nudged. Each wait is
    /// half as long again, up to `longestRepeat`: a program that thinks does not listen, and GNU Go
    /// leaves when it has read sixty times in vain.
    Time repeat{1'500};
    Time longestRepeat{20'000};
    Time deaf{60'000};      ///< an agreement on a game takes no longer, or nobody listens
    Time deafMove{600'000}; ///< a side that was sent a move may be thinking
    /// If no question about a new game comes for this long, none will. One may have been lost, and
    /// be repeated after a nudge; and GNU Go takes a move before that for garbage.
    Time quiet{6'000};
    Time offer{5'000}; ///< for the other side to propose the game, as GNU Go does at once
};

/// The terms that both sides of a GMP game have to know; the other side may know a missing one.
struct GmpTerms
{
    std::optional<int> size;
    std::optional<int> handicap; ///< stones, on fixed points; 0: an even game
    std::optional<Color> theirs; ///< the other side's colour
    int rules = 0;               ///< as GMP has it: 0 unknown, 1 Japanese, 2 Chinese

    friend bool operator==(const GmpTerms &, const GmpTerms &) = default;
};

/// A game spoken over GMP, from one side: has the other side agree to it, hear our moves and make
/// its own. Pure: bytes in and out, and the time is told.
class GmpGame
{
public:
    using Time = GmpTiming::Time; ///< since whenever

    /// A Guest is more than a player that others ask: it takes new games and takes moves back as
    /// the other side wants it, and listens all the time.
    enum class Role { Caller, Guest };

    struct Event
    {
        enum class Kind {
            Proposed, ///< the other side begins anew; terms() are to be agreed on again
            Agreed,   ///< terms() are complete, and the game begins
            Moved,    ///< `move` is the other side's, and stands
            TookBack, ///< `count` moves are left
            Failed,   ///< it cannot go on: `text` says why, in words that follow a name
            Wrote,    ///< a line for people: `text`; no more in a minute than people read
        };

        Kind kind = Kind::Wrote;
        Move move{};
        std::size_t count = 0;
        Message text{};
    };

    explicit GmpGame(Role role, const GmpTiming &timing = {}, unsigned seed = 1);

    /// Sets what is known of the game. Do not call while isUnderWay().
    void setTerms(const GmpTerms &terms) { m_terms = m_known = terms; }
    [[nodiscard]] const GmpTerms &terms() const { return m_terms; }

    /// The game so far; the other side is told what it does not know yet.
    void tell(std::vector<Move> moves, Time now);
    /// Does that, and then the other side is to move.
    void await(std::vector<Move> moves, Time now);
    /// Its move is no longer wanted; if it makes one, that has to wait.
    void abandon() { m_isAwaited = false; }
    [[nodiscard]] bool isAwaited() const { return m_isAwaited; }

    /// Whether it was agreed on, and the moves the other side has.
    [[nodiscard]] bool isUnderWay() const { return m_stage == Stage::Playing; }
    [[nodiscard]] const std::vector<Move> &told() const { return m_told; }
    /// Whether either side has proposed a game, and the other has heard it.
    [[nodiscard]] bool isProposed() const { return m_stage != Stage::Fresh; }
    /// Whether the other side has made its move already, which is not asked for yet.
    [[nodiscard]] bool hasMoveWaiting() const
    {
        return m_heard && m_heard->kind == GmpCommand::Kind::Move;
    }

    // What comes in, and as time goes by: at least every tenth of a second while needsTime().
    void hear(QByteArrayView bytes, Time now);
    void pass(Time now);
    [[nodiscard]] bool needsTime() const;

    // The next event, if there is one.
    [[nodiscard]] std::optional<Event> next();
    [[nodiscard]] QByteArray takeOutput() { return m_link.takeOutput(); }

private:
    enum class Stage {
        Fresh,   ///< nobody has proposed a game
        Opening, ///< one was proposed, and questions may come
        Playing,
    };

    [[nodiscard]] bool isAttended() const { return m_isAwaited || m_role == Role::Guest; }
    [[nodiscard]] Color toPlay() const;
    void goOn();
    void goOnOpening();
    void begin();
    void tellNext();
    void take(const GmpLink::Event &event);
    void considerHeard();
    void takeHeard();
    [[nodiscard]] bool mustWait(const GmpCommand &heard) const;
    void takeProposal();
    void askOrAcknowledge();
    void takeAnswer(int value);
    void takeMove(int value);
    void takeUndo(int count);
    void takeText(char letter);
    void noteAccepted();
    [[nodiscard]] std::optional<int> openQuestion() const;
    [[nodiscard]] std::optional<int> missingTerm() const;
    void noteAsked(int question);
    /// What the other side says of a term; an answer of 0 says nothing.
    template <typename Term>
    void settle(std::optional<Term> &term,
                int answer,
                Term said,
                Term usual,
                const Message &difference)
    {
        if (term && answer != 0 && *term != said) {
            fail(difference);
        }
        term = term.value_or(answer != 0 ? said : usual);
    }
    [[nodiscard]] int answerTo(int query) const;
    void send(const GmpCommand &command);
    void restartPatience();
    void remind();
    void fail(const Message &why);
    void remark(const Message &text);

    Role m_role;
    GmpTiming m_timing;
    GmpLink m_link;
    std::deque<Event> m_events;
    QByteArray m_text; ///< what people on the other side type, up to the end of the line
    Time m_remarksSince{};
    int m_remarks = 0;          ///< since then
    Pace m_bytes{GmpBytesPace}; ///< of the other side
    bool m_isFlooded = false;
    std::minstd_rand m_random;
    Time m_now{};

    GmpTerms m_known; ///< from the start
    GmpTerms m_terms;
    std::vector<Move> m_wanted; ///< the game as it should be
    std::vector<Move> m_told;   ///< as the other side has it
    bool m_isAwaited = false;
    bool m_hasProposed = false; ///< the game is ours: the other side has taken our NEWGAME

    Stage m_stage = Stage::Fresh;
    unsigned m_questionsHeard = 0;     ///< of the other side, a bit each
    unsigned m_questionsAsked = 0;     ///< of ours
    int m_question = 0;                ///< the last of them
    std::optional<GmpCommand> m_heard; ///< not replied to yet
    std::optional<GmpCommand> m_early; ///< a move that came before all was known: to be replied to
    std::optional<GmpCommand> m_sent;  ///< not heard yet
    Time m_since{};                    ///< what m_stage waits for
    Time m_sentAt{};
    Time m_repeatAt{}; ///< if nothing comes until then
    Time m_repeatAfter{};
    Time m_pauseUntil{}; ///< after a conflict
    int m_conflicts = 0;
};

} // namespace shinpan
