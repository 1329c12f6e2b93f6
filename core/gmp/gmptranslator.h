#pragma once

#include "core/gmp/gmpgame.h"
#include "core/gtp/linesplitter.h"

#include <deque>
#include <optional>
#include <vector>

namespace shinpan {

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

    explicit GmpTranslator(const GmpTiming &timing = {}, unsigned seed = 1);

    // Takes in what comes from either side.
    void hearController(QByteArrayView bytes, Time now);
    void hearProgram(QByteArrayView bytes, Time now);
    /// Tells it the time, at least every tenth of a second while needsTime().
    void pass(Time now);
    [[nodiscard]] bool needsTime() const { return m_game.needsTime(); }
    /// A program that was started anew knows of no game.
    void beginProgram(Time now);

    // It tells what is to be done then.
    [[nodiscard]] QByteArray takeForController() { return std::exchange(m_forController, {}); }
    [[nodiscard]] QByteArray takeForProgram() { return m_game.takeOutput(); }
    /// What people should know: a line each.
    [[nodiscard]] QByteArray takeRemarks() { return std::exchange(m_remarks, {}); }
    /// Whether the program cannot be led from its game to this one, and is to be started anew, see
    /// beginProgram().
    [[nodiscard]] bool needsNewProgram() const { return m_needsNewProgram; }
    /// Whether a program that has left is no loss, as another can be started for what comes next:
    /// nobody waits for it, and it has no game, or its game is over.
    [[nodiscard]] bool isSpare() const;
    /// The program has gone; whatever is asked of it fails.
    void loseProgram();

private:
    struct Request
    {
        QByteArray id;
        Color color;
    };

    void obey(const QByteArray &line);
    [[nodiscard]] std::optional<QByteArray> answerTo(const QByteArrayList &words);
    [[nodiscard]] std::optional<QByteArray> setBoardSize(const QByteArrayList &words);
    [[nodiscard]] std::optional<QByteArray> play(const QByteArrayList &words);
    [[nodiscard]] std::optional<QByteArray> placeHandicap(const QByteArrayList &words);
    void say(const QByteArray &id, const QByteArray &text, bool isSuccess = true);
    void remark(const QByteArray &text) { m_remarks += text + '\n'; }

    void beginTurn(const Request &request);
    void takeEvents();
    void fail(const QByteArray &why);

    GmpTiming m_timing;
    unsigned m_seed;
    GmpGame m_game;
    LineSplitter m_lines;
    std::deque<QByteArray> m_waiting; ///< lines behind the one that is being answered
    QByteArray m_forController;
    QByteArray m_remarks;
    Time m_now{};

    // The game as the controller has it.
    int m_size = 19;
    int m_handicap = 0;
    std::vector<Move> m_moves;

    std::optional<Request> m_asked; ///< it is to move
    bool m_needsNewProgram = false;
    bool m_isProgramGone = false; ///< or nobody knows what it has
    bool m_hasRemarkedKomi = false;
};

} // namespace shinpan
