#pragma once

#include "core/record/tree/gametree.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <vector>

namespace shinpan {

/// What is looked for in the texts of a game.
struct TextQuery
{
    QString text; ///< found within words too; empty finds nothing
    bool isCaseSensitive = false;

    friend bool operator==(const TextQuery &, const TextQuery &) = default;
};

/// One text of a node in which it was found, once however often it stands there.
struct TextHit
{
    enum class Place : std::uint8_t { Comment, NodeName, Label, GameInfo };

    NodeId node{};
    Place place = Place::Comment;
    QByteArray property; ///< "C", "PB"
    QString context;     ///< one line with the first place and what stands around it
    qsizetype start = 0; ///< of the found text in `context`
    qsizetype length = 0;
};

/// Looks through the comments, node names, labels and game information of one game, in the order of
/// the file, as much at a time as is wished. The tree outlives the search and does not change.
class TextSearch
{
public:
    TextSearch(const GameTree &tree, TextQuery query);

    /// Looks at that many nodes more, adding what is found; returns whether the end was reached.
    bool advance(int nodes, std::vector<TextHit> &hits);

private:
    const GameTree &m_tree;
    TextQuery m_query;
    NodeId m_next;
};

} // namespace shinpan
