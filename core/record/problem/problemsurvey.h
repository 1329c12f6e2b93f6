#pragma once

#include "core/record/tree/gametree.h"
#include "core/util/message.h"

#include <cstddef>
#include <vector>

namespace shinpan {

/// What there is to say about a position of a file of problems.
struct ProblemReport
{
    NodeId start = NoNode;
    bool hasSolution = false; ///< a line ends right
    bool isMarked = false;    ///< somebody said which
    /// Playing the solution, move by move, is answered from the file and ends right.
    bool isSolvable = false;
    std::size_t solutionMoves = 0; ///< both sides have so many
    std::size_t lines = 0;         ///< ends of lines
    std::size_t rightLines = 0;    ///< those that end right
    std::vector<Message> oddities; ///< sentences without a subject
};

/// One for each position of the tree that can be solved; none where there is no such position.
[[nodiscard]] std::vector<ProblemReport> surveyOf(const GameTree &tree);

} // namespace shinpan
