#include "core/explorer/gamejoin.h"

#include "core/board/symmetry.h"
#include "core/record/tree/sgfproperties.h"
#include "core/record/tree/sgfvocabulary.h"

#include <QList>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace shinpan {

namespace {

using Role = PropertyTraits::Role;

/// Markup whose values are points, rectangles, pairs of points, or points with a text.
constexpr std::array Marks{"TR", "SQ", "CR", "MA", "M",  "SL", "L",
                           "LB", "AR", "LN", "DD", "VW", "TB", "TW"};
/// Properties of other programs that name points in ways of their own.
constexpr std::array Private{"KT", "LZ", "LZ2", "LZOP", "LZOP2"};

/// How much time was left: two records of a game may well have measured it apart.
constexpr std::array Clocks{"BL", "WL", "OB", "OW"};

template <std::size_t Size>
[[nodiscard]] bool isAmong(const std::array<const char *, Size> &names, QByteArrayView name)
{
    return std::ranges::any_of(names, [name](const char *known) { return name == known; });
}

/// A part of a value, turned where it is a point.
[[nodiscard]] QByteArray turnedPoint(QByteArrayView raw, BoardSize size, int symmetry)
{
    const std::optional<Point> point = pointFromSgf(raw, size);
    return point ? rawPoint(transformed(*point, size, symmetry), size) : raw.toByteArray();
}

[[nodiscard]] QByteArray turnedValue(QByteArrayView raw,
                                     QByteArrayView name,
                                     BoardSize size,
                                     int symmetry)
{
    const auto [first, second] = splitComposed(raw);
    QByteArray turned = turnedPoint(first, size, symmetry);
    if (!second.isNull()) {
        turned += ':';
        turned += name == "LB" ? second.toByteArray() : turnedPoint(second, size, symmetry);
    }
    return turned;
}

[[nodiscard]] std::vector<QByteArray> copied(const RawValues &values)
{
    std::vector<QByteArray> copies;
    for (const QByteArrayView value : values) {
        copies.push_back(value.toByteArray());
    }
    return copies;
}

void turnNode(GameTree &game, NodeId node, BoardSize size, int symmetry)
{
    QList<QByteArray> names;
    game.forEachProperty(
        node, [&names](const GameTree::Property &property) { names += property.name(); });
    for (const QByteArray &name : std::as_const(names)) {
        if (isAmong(Private, name)) {
            game.removeProperty(node, name);
            continue;
        }
        const bool isMove = name == "B" || name == "W";
        if (!isMove && !traitsOf(packName(name)).placesStones && !isAmong(Marks, name)) {
            continue;
        }
        std::vector<QByteArray> values = copied(game.values(node, name));
        for (QByteArray &value : values) {
            const auto move =
                isMove ? moveFromSgf(Color::Black, value, size) : std::optional<Move>();
            if (!move || !move->isPass()) {
                value = turnedValue(value, name, size, symmetry);
            }
        }
        game.setValues(node, name, values);
    }
}

/// The child that says the same: the same move, or else the same set-up without a move.
[[nodiscard]] NodeId childLike(const GameTree &game,
                               NodeId parent,
                               const GameTree &other,
                               NodeId child,
                               BoardSize size)
{
    const auto says = [size](const GameTree &tree, NodeId node) {
        std::vector<QByteArray> words;
        if (const auto move = moveAt(tree, node, size)) {
            words.push_back(rawColor(move->color) + rawMove(*move, size));
        }
        for (const char *name : {"AB", "AW", "AE", "PL"}) {
            for (const QByteArrayView value : tree.values(node, name)) {
                words.push_back(name + value.toByteArray());
            }
        }
        std::ranges::sort(words);
        return words;
    };
    const std::vector<QByteArray> wanted = says(other, child);
    for (NodeId own = game.firstChild(parent); own != NoNode; own = game.nextSibling(own)) {
        if (says(game, own) == wanted) {
            return own;
        }
    }
    return NoNode;
}

/// Adds a text below the one that is there, unless that holds it already.
void addText(GameTree &game, NodeId node, QByteArrayView name, const QString &text)
{
    const QString own = textAt(game, node, name);
    if (!text.trimmed().isEmpty() && !own.contains(text.trimmed())) {
        const QString both =
            text.contains(own) ? text : own + QStringLiteral("\n\n") + text.trimmed();
        game.setValue(node, name, rawSgfText(both));
    }
}

void joinProperty(GameTree &game,
                  NodeId node,
                  const GameTree &other,
                  NodeId otherNode,
                  const QByteArray &name)
{
    const PropertyTraits &traits = traitsOf(packName(name));
    const RawValues values = other.values(otherNode, name);
    if (!game.has(node, name)) {
        game.setValues(node, name, copied(values));
    } else if (traits.text == PropertyTraits::Text::Long) {
        addText(game, node, name, textAt(other, otherNode, name));
    } else if (traits.isSingle && !isAmong(Clocks, name)) {
        const QString text = textAt(other, otherNode, name).trimmed();
        if (text != textAt(game, node, name).trimmed()) {
            addText(game, node, "C", QString::fromLatin1(name) + QStringLiteral(": ") + text);
        }
    } else if (traits.role == Role::Annotation && !traits.isSingle) {
        std::vector<QByteArray> all = copied(game.values(node, name));
        for (QByteArray &value : copied(values)) {
            if (std::ranges::find(all, value) == all.end()) {
                all.push_back(std::move(value));
            }
        }
        game.setValues(node, name, all);
    }
}

void joinNode(GameTree &game, NodeId node, const GameTree &other, NodeId otherNode)
{
    QList<QByteArray> names;
    other.forEachProperty(
        otherNode, [&names](const GameTree::Property &property) { names += property.name(); });
    for (const QByteArray &name : std::as_const(names)) {
        const Role role = traitsOf(packName(name)).role;
        if (role != Role::Root && role != Role::Move && role != Role::SetUp) {
            joinProperty(game, node, other, otherNode, name);
        }
    }
}

} // namespace

void turnGame(GameTree &game, int symmetry)
{
    const BoardSize size = boardSizeOf(game);
    for (NodeId node = game.root(); symmetry != 0 && node != NoNode;
         node = game.nextInSubtree(node, game.root())) {
        turnNode(game, node, size, symmetry);
    }
}

void joinGame(GameTree &game, const GameTree &other)
{
    const BoardSize size = boardSizeOf(game);
    std::vector<std::pair<NodeId, NodeId>> same{{game.root(), other.root()}};
    while (!same.empty()) {
        const auto [node, otherNode] = same.back();
        same.pop_back();
        joinNode(game, node, other, otherNode);
        for (NodeId child = other.firstChild(otherNode); child != NoNode;
             child = other.nextSibling(child)) {
            if (const NodeId own = childLike(game, node, other, child, size); own != NoNode) {
                same.emplace_back(own, child);
            } else {
                game.appendCopy(node, other, child);
            }
        }
    }
}

} // namespace shinpan
