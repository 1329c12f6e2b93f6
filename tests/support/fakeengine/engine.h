#pragma once

#include "tests/support/fakeengine/board.h"
#include "tests/support/fakeengine/options.h"
#include "tests/support/fakeengine/output.h"

#include <map>
#include <random>
#include <string>
#include <vector>

namespace fakeengine {

/// What the engine knows and answers; nothing about how it is written.
class Engine
{
public:
    explicit Engine(const Options &options);

    using Words = std::vector<std::string>;

    [[nodiscard]] Output::Answer answer(const std::string &name, const Words &arguments);

    /// The lines that the command streams over and over; empty for one that just answers.
    [[nodiscard]] std::vector<std::string> analysis(const std::string &name) const;

    [[nodiscard]] bool knows(const std::string &name) const;

private:
    using Command = Output::Answer (Engine::*)(const Words &);

    Output::Answer boardsize(const Words &arguments);
    Output::Answer clearBoard(const Words &arguments);
    Output::Answer accept(const Words &arguments);
    Output::Answer play(const Words &arguments);
    Output::Answer playBlack(const Words &arguments);
    Output::Answer playWhite(const Words &arguments);
    Output::Answer genmove(const Words &arguments);
    Output::Answer search(const Words &arguments);
    Output::Answer genmoveBlack(const Words &arguments);
    Output::Answer genmoveWhite(const Words &arguments);
    Output::Answer genmoveEx(const Words &arguments);
    Output::Answer undo(const Words &arguments);
    Output::Answer fixedHandicap(const Words &arguments);
    Output::Answer setFreeHandicap(const Words &arguments);
    Output::Answer showboard(const Words &arguments);
    Output::Answer finalStatusList(const Words &arguments);
    Output::Answer explainLastMove(const Words &arguments);
    Output::Answer listCommands(const Words &arguments);
    Output::Answer knownCommand(const Words &arguments);
    Output::Answer undoMany(const Words &arguments);
    Output::Answer playSequence(const Words &arguments);
    Output::Answer setUp(const Words &arguments);
    Output::Answer setPosition(const Words &arguments);
    Output::Answer listStones(const Words &arguments);
    Output::Answer environment(const Words &arguments);
    Output::Answer processId(const Words &arguments);
    Output::Answer processors(const Words &arguments);

    void learnExtensions();
    void forgetGtpTwo();
    [[nodiscard]] int movesBy(int next) const;
    [[nodiscard]] std::string chooseMove(Board::Stone color);
    [[nodiscard]] std::string occupiedPoint() const;
    void playVertex(Board::Stone color, const std::string &vertex);

    const Options &m_options;
    std::map<std::string, Command> m_commands;
    std::map<std::string, std::string> m_answers;
    Board m_board;
    std::vector<Board> m_past;   ///< boards before each move since the last clear_board
    std::multiset<Board> m_seen; ///< the same boards, to look them up
    std::mt19937 m_random;
    int m_genmoves = 0;
    bool m_isBlack = false; ///< the last of these was for Black
    int m_passes = 0;       ///< so many came in a row, played or generated
    int m_chancesToClaim = 0;
    std::size_t m_nextMove = 0;
};

} // namespace fakeengine
