#pragma once

#include "core/record/gamerecord.h"

#include <memory>
#include <random>
#include <vector>

namespace shinpan::test {

/// What a generated record holds, so that a storm can say what it went through.
struct RecordContents
{
    int moves = 0;
    int passes = 0;
    int captures = 0; ///< moves that took stones off
    int kos = 0;      ///< moves that took a ko
    int variations = 0;
    int setUps = 0; ///< nodes with AB, AW or AE after the root
};

/// A record for wandering about in.
struct BranchingRecord
{
    std::unique_ptr<GameRecord> record;
    std::vector<NodeId> nodes; ///< all of them
    RecordContents contents;
};

/// A main line of 300 random moves that are legal under simple ko and without suicide, with
/// variations off it and off these: some of them begin with set-up on the board as it is there. The
/// same seed makes the same record.
[[nodiscard]] BranchingRecord branchingRecord(int size, unsigned seed);

} // namespace shinpan::test
