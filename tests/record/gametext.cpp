#include "tests/record/gametext.h"

#include <QtGlobal>

namespace shinpan::test {

SgfGame gameFrom(const QByteArray &sgf)
{
    auto game = readSgf(sgf);
    if (!game) {
        qFatal("%d:%d: %s", game.error().line, game.error().column,
               qPrintable(game.error().text.english()));
    }
    return *game;
}

GameTree treeFrom(const QByteArray &sgf)
{
    return gameFrom(sgf).tree;
}

QByteArray outlineOf(const GameTree &tree)
{
    QByteArray outline;
    const auto isVariation = [&](NodeId node) {
        return node == tree.root() || tree.hasVariations(tree.parent(node));
    };
    NodeId previous = NoNode;
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        for (; previous != tree.parent(node); previous = tree.parent(previous)) {
            outline += isVariation(previous) ? ")" : "";
        }
        outline += isVariation(node) ? "(;" : ";";
        tree.forEachProperty(node, [&](const GameTree::Property &property) {
            outline += property.name();
            for (const QByteArrayView value : property.values()) {
                outline += '[';
                outline += value;
                outline += ']';
            }
        });
        previous = node;
    }
    for (; previous != NoNode; previous = tree.parent(previous)) {
        outline += isVariation(previous) ? ")" : "";
    }
    return outline;
}

QStringList warningsOf(const SgfGame &game)
{
    QStringList warnings;
    for (const SgfWarning &warning : game.warnings) {
        warnings += QStringLiteral("%1:%2 %3")
                        .arg(warning.line)
                        .arg(warning.column)
                        .arg(describe(warning).english());
    }
    return warnings;
}

NodeId nodeAt(const GameTree &tree, std::initializer_list<int> childIndices)
{
    NodeId node = tree.root();
    for (int index : childIndices) {
        for (node = tree.firstChild(node); index > 0; --index) {
            node = tree.nextSibling(node);
        }
    }
    return node;
}

} // namespace shinpan::test
