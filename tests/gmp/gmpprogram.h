#pragma once

#include "core/gmp/gmplink.h"

#include <QByteArrayList>

#include <chrono>
#include <vector>

namespace shinpan::test {

/// A program that speaks GMP as GNU Go does: proposes the game, asks what it is, and moves when it
/// is its turn: each time the next of a list. What was lost it repeats only when it hears
/// something.
class GmpProgram
{
public:
    using Time = std::chrono::milliseconds;

    explicit GmpProgram(std::vector<int> points);

    void hear(QByteArrayView bytes, Time now);
    void pass(Time now);
    [[nodiscard]] QByteArray takeOutput() { return m_link.takeOutput(); }

    bool proposesGame = true;
    /// Answers to what it asked: rules, size, handicap, colour.
    std::vector<int> answers;
    /// Points of both sides that it has on its board, 0 for a pass.
    std::vector<int> moves;
    int denied = 0;   ///< commands of ours that it denied
    int garbage = 0;  ///< moves before it knew the game
    int newGames = 0; ///< that it was proposed

private:
    void goOn();
    void take(const GmpCommand &command);
    [[nodiscard]] bool isItsTurn() const;

    GmpLink m_link;
    std::vector<int> m_points; ///< still to be played
    std::vector<int> m_questions{7, 9, 8, 11};
    bool m_isProposed = false;
    bool m_isAsking = false;
    int m_offered = -1; ///< the move that is on its way
    Time m_now{};
    Time m_sentAt{};
};

} // namespace shinpan::test
