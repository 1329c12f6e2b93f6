#include "tests/record/savedgames.h"

namespace shinpan::test {

GameTree savedGame(bool isFirst)
{
    GameTree tree;
    NodeId node = tree.root();
    for (int i = 0; i < (isFirst ? 20'000 : 30'000); ++i) {
        node = tree.appendChild(node);
        tree.setValue(node, isFirst ? "B" : "W", "aa");
    }
    return tree;
}

} // namespace shinpan::test
