#include "tests/bench/tree/shapes.h"

#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/bench/sgf/samplegame.h"

#include <utility>

namespace shinpan::bench {

namespace {

NodeId addMove(GameTree &tree, NodeId parent, int number)
{
    const NodeId node = tree.appendChild(parent);
    const Point point{static_cast<std::uint8_t>(number % 19),
                      static_cast<std::uint8_t>(number / 19 % 19)};
    tree.setValue(node, number % 2 == 0 ? "W" : "B", rawPoint(point, BoardSize()));
    return node;
}

GameTree chain(int nodes)
{
    GameTree tree;
    NodeId end = tree.root();
    for (int number = 1; number < nodes; ++number) {
        end = addMove(tree, end, number);
    }
    return tree;
}

GameTree comb(int nodes)
{
    GameTree tree;
    NodeId end = tree.root();
    for (int number = 1; number <= nodes / 2; ++number) {
        const NodeId last = end;
        end = addMove(tree, last, number);
        addMove(tree, last, number + 2);
    }
    return tree;
}

GameTree wide(int nodes)
{
    GameTree tree;
    for (int i = 1; i < nodes; ++i) {
        addMove(tree, tree.root(), i);
    }
    return tree;
}

} // namespace

std::vector<Shape> shapes(int nodes)
{
    std::vector<Shape> all;
    all.push_back({"chain", chain(nodes)});
    all.push_back({"comb", comb(nodes)});
    all.push_back({"wide", wide(nodes)});
    all.push_back({"realistic", std::move(readSgf(sampleTree(nodes))->tree)});
    return all;
}

} // namespace shinpan::bench
