#pragma once

#include "core/board/point.h"
#include "core/record/tree/gametree.h"
#include "core/util/message.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// The type of a property's values (SGF FF[4], "Property Value Types").
enum class SgfType : std::uint8_t {
    Unknown, ///< anything
    None,
    Number,
    Real,
    Double, ///< 1 or 2
    Color,
    SimpleText,
    Text,
    Point,
    Move,        ///< a point, or empty for a pass
    PointPair,   ///< point:point, two different ones
    PointLabel,  ///< point:text
    BoardSize,   ///< 19 or 9:13
    Application, ///< name:version
    Figure       ///< nothing, or flags:name
};

/// What a property's values should be.
struct SgfForm
{
    SgfType type = SgfType::Unknown;
    bool isList = false;     ///< several values, and rectangles of points
    bool mayBeEmpty = false; ///< a list of nothing: one empty value
    int least = 0;           ///< of numbers
    int most = 0;            ///< of numbers; 0: unbounded
};
[[nodiscard]] SgfForm formOf(QByteArrayView name);

/// What is wrong with a property of a node.
struct PropertyFault
{
    enum class Kind : std::uint8_t {
        Name,          ///< not made of capital letters
        Brackets,      ///< text outside brackets, or none at all
        Value,         ///< not of the property's type
        Range,         ///< a number beyond SgfForm's bounds
        OffBoard,      ///< a point beyond the board
        Repeated,      ///< one point twice in a list
        SeveralValues, ///< where one is allowed
        OnlyInRoot,    ///< a root property elsewhere
        WithoutMove,   ///< what is said of a move, where there is none
        MoveWithSetUp, ///< both kinds in one node
        BothMoves,     ///< B and W in one node
        SamePoint,     ///< a point that another property of the node has, which excludes it
        Contradiction  ///< two judgements of one node that exclude each other
    };

    Kind kind = Kind::Value;
    QByteArray value; ///< the value that is meant, raw; the other property for the last four kinds

    friend bool operator==(const PropertyFault &, const PropertyFault &) = default;
};

/// The values in text like "[aa] [bb:cc]"; nothing when anything else stands there.
[[nodiscard]] std::optional<std::vector<QByteArray>> valuesFromText(QByteArrayView text);

/// A fault, and the value that it stands in; for a fault of the whole property the first.
struct LocatedFault
{
    PropertyFault fault;
    QByteArrayView where;
};
/// What is wrong with these values for a property of that name on a board of that size: one fault
/// of each value at most. Strict: the readers of this program put up with more.
[[nodiscard]] std::vector<LocatedFault> faultsOf(QByteArrayView name,
                                                 const std::vector<QByteArrayView> &rawValues,
                                                 BoardSize size);

/// The same for values of any origin; of several faults the first.
[[nodiscard]] std::optional<PropertyFault> faultOf(QByteArrayView name,
                                                   const std::vector<QByteArray> &rawValues,
                                                   BoardSize size);

/// What is wrong with the place of a property: in its node, and beside the node's others.
[[nodiscard]] std::vector<PropertyFault> placeFaultsOf(const GameTree &tree,
                                                       NodeId node,
                                                       const SgfProperty &property,
                                                       BoardSize size);

/// What is wrong with a property of a node, its place there included; of several faults the first.
[[nodiscard]] std::optional<PropertyFault> faultAt(const GameTree &tree,
                                                   NodeId node,
                                                   QByteArrayView name,
                                                   BoardSize size);

/// The fault as a sentence, for a property of that name.
[[nodiscard]] Message describe(const PropertyFault &fault, QByteArrayView name);

} // namespace shinpan
