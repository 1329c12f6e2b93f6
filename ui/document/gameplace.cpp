#include "ui/document/gameplace.h"

#include "ui/document/documentcontroller.h"
#include "ui/game/opengame.h"

#include <QStringList>

#include <vector>

namespace shinpan {

QString wayTo(const GameTree &tree, NodeId node)
{
    QStringList words;
    int steps = 0;
    const std::vector<NodeId> path = tree.pathTo(node);
    for (std::size_t i = 1; i < path.size(); ++i) {
        if (path[i] == tree.firstChild(path[i - 1])) {
            ++steps;
            continue;
        }
        words << QString::number(steps) << QString::number(tree.childIndex(path[i]) + 1);
        steps = 0;
    }
    words << QString::number(steps);
    return words.join(u'.');
}

NodeId nodeOnWay(const GameTree &tree, const QString &way)
{
    NodeId node = tree.root();
    bool turns = false;
    const QStringList words = way.split(u'.');
    for (const QString &word : words) {
        const int number = word.toInt();
        if (!turns) {
            for (int i = 0; i < number && tree.firstChild(node) != NoNode; ++i) {
                node = tree.firstChild(node);
            }
        } else {
            NodeId child = tree.firstChild(node);
            for (int i = 1; i < number && child != NoNode; ++i) {
                child = tree.nextSibling(child);
            }
            if (child == NoNode) {
                return node;
            }
            node = child;
        }
        turns = !turns;
    }
    return node;
}

GamePlace placeOf(DocumentController &document, const OpenGame &game)
{
    const CollectionDocument &games = document.games();
    const GameCursor &cursor = game.cursor();
    return {static_cast<int>(games.placeOf(games.current())),
            wayTo(cursor.record().tree(), cursor.node())};
}

void goTo(const GamePlace &place, DocumentController &document, OpenGame &game)
{
    CollectionDocument &games = document.games();
    const auto index = static_cast<std::size_t>(place.game);
    if (index >= games.size()) {
        return;
    }
    const GameId id = games.games()[index];
    if (id != games.current() && games.isGo(id)) {
        games.show(id);
    }
    game.cursor().moveTo(nodeOnWay(game.record().tree(), place.way));
}

} // namespace shinpan
