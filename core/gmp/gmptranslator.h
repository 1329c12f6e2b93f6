#pragma once

#include "core/board/move.h"
#include "core/gmp/gmplink.h"
#include "core/gtp/linesplitter.h"

#include <QString>

#include <chrono>
#include <deque>
#include <optional>
#include <random>
#include <vector>

namespace shinpan {

/// How long things may take between a GmpTranslator and its program.
struct GmpTiming
{
    using Time = std::chrono::milliseconds;

    Time repeat{1'500}; ///< until what was not heard is sent again
    int repeats = 40;   ///< then nobody listens
    Time quiet{400};    ///< after a new game, to let the other side ask its questions
    Time offer{5'000};  ///< for the program to propose the game itself, as GNU Go does at once
};

/// Answers GTP for a program that speaks GMP. Pure: bytes of both sides in and out, and the time is
/// told.
///
/// What a controller says of a game is noted and answered at once; nothing is told to the program
/// before it is asked for a move, for it moves as soon as it is its turn. Then it hears what has
/// changed: moves taken back, moves of the other side. It chooses its own moves and cannot be told
/// any, so a game that has others cannot go on with it.
class GmpTranslator
{
public:
    using Time = GmpTiming::Time; ///< since whenever

    explicit GmpTranslator(GmpTiming timing = {}, unsigned seed = 1);

    // What comes in.
    void hearController(QByteArrayView bytes, Time now);
    void hearProgram(QByteArrayView bytes, Time now);
    /// As time goes by, at least every tenth of a second while needsTime().
    void pass(Time now);
    [[nodiscard]] bool needsTime() const { return m_asked.has_value(); }
    /// A program that was started anew knows of no game.
    void beginProgram();

    // What is to be done then.
    [[nodiscard]] QByteArray takeForController() { return std::exchange(m_forController, {}); }
    [[nodiscard]] QByteArray takeForProgram() { return m_link.takeOutput(); }
    /// What people should know: a line each.
    [[nodiscard]] QByteArray takeRemarks() { return std::exchange(m_remarks, {}); }
    /// The program cannot be led from its game to this one: it is to be started anew, see
    /// beginProgram().
    [[nodiscard]] bool needsNewProgram() const { return m_needsNewProgram; }
    /// Whether the game is over by passes, so that the program may have left.
    [[nodiscard]] bool isGameOver() const;
    /// The program has gone; whatever is asked of it fails.
    void loseProgram();

private:
    struct Request
    {
        QByteArray id;
        Color color;
    };
    enum class Stage {
        Fresh,   ///< it knows of no game
        Opening, ///< a new game is proposed by us or accepted, and questions may come
        Playing,
    };

    void obey(const QByteArray &line);
    [[nodiscard]] std::optional<QByteArray> answerTo(const QByteArrayList &words);
    [[nodiscard]] std::optional<QByteArray> setBoardSize(const QByteArrayList &words);
    [[nodiscard]] std::optional<QByteArray> play(const QByteArrayList &words);
    [[nodiscard]] std::optional<QByteArray> placeHandicap(const QByteArrayList &words);
    void say(const QByteArray &id, const QByteArray &text, bool isSuccess = true);
    void fail(const QByteArray &why);
    void remark(const QByteArray &text);

    void beginTurn(const Request &request);
    void goOn();
    void goOnOpening();
    void tellNext();
    [[nodiscard]] std::size_t commonMoves() const;
    void take(const GmpLink::Event &event);
    void takeHeard();
    void takeMove(int value);
    void noteAccepted();
    [[nodiscard]] int answerToQuery(int query) const;
    void send(const GmpCommand &command);

    GmpTiming m_timing;
    GmpLink m_link;
    LineSplitter m_lines;
    std::deque<QByteArray> m_waiting; ///< lines behind the one that is being answered
    QByteArray m_forController;
    QByteArray m_remarks;
    QByteArray m_text; ///< what people on the other side type, up to the end of the line
    std::minstd_rand m_random;
    Time m_now{};

    // The game as the controller has it, and as the program has it.
    int m_size = 19;
    int m_handicap = 0;
    std::vector<Move> m_wanted;
    std::vector<Move> m_told;
    int m_toldSize = 0;
    int m_toldHandicap = 0;
    Color m_color = Color::Black; ///< the program's

    std::optional<Request> m_asked; ///< it is to move
    Stage m_stage = Stage::Fresh;
    std::optional<GmpCommand> m_heard; ///< not replied to yet
    std::optional<GmpCommand> m_sent;  ///< not heard yet
    Time m_since{};                    ///< what m_stage or m_sent waits for
    Time m_pauseUntil{};               ///< after a conflict
    int m_repeats = 0;
    int m_conflicts = 0;
    bool m_needsNewProgram = false;
    bool m_hasRemarkedKomi = false;
    bool m_isProgramGone = false;
};

} // namespace shinpan
