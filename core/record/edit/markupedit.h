#pragma once

#include "core/record/gamerecord.h"
#include "core/record/tree/pointset.h"
#include "core/record/tree/sgfproperties.h"

#include <QString>

#include <optional>
#include <vector>

// Markup by hand (FF[4] "Markup properties"). Each is one step of undo, without a name. Points off
// the board must not be handed in. What FF[3] wrote as M and L becomes MA and LB when it is
// touched.
namespace shinpan {

/// TR SQ CR MA SL, in this order.
enum class MarkShape : std::uint8_t { Triangle, Square, Circle, Cross, Selected };

/// The points of a node that have the shape.
[[nodiscard]] const PointSet &shapePoints(const NodeMarkup &markup, MarkShape shape);

/// Gives points a shape, or none. A point has one shape or a label, so what it had goes.
void setShape(GameRecord &record,
              NodeId node,
              const PointSet &points,
              std::optional<MarkShape> shape);
/// Writes labels, one after the other; empty text removes one. Other marks there go.
void setLabels(GameRecord &record, NodeId node, const std::vector<NodeMarkup::Label> &labels);
/// Removes shapes, labels and territory from points, and lines and arrows that begin or end there.
void removeMarks(GameRecord &record, NodeId node, const PointSet &points);

/// Gives points to a side as its territory (TB, TW), or to nobody.
void setTerritory(GameRecord &record,
                  NodeId node,
                  const PointSet &points,
                  std::optional<Color> owner);

/// The shapes of LN and AR.
enum class LineShape : std::uint8_t { Line, Arrow };
[[nodiscard]] bool hasLine(const NodeMarkup &markup, LineShape shape, Point from, Point to);
/// Draws a line or arrow, or takes it away. A line has no direction; both ends must differ.
void setLine(GameRecord &record, NodeId node, LineShape shape, Point from, Point to, bool isDrawn);

/// Has points dimmed (`name`: DD), or alone visible (VW), from this node on (see
/// inheritedPoints()); nothing cancels what was inherited.
void setInherited(GameRecord &record,
                  NodeId node,
                  QByteArrayView name,
                  const std::optional<PointSet> &points);

/// The first of 1, 2, 3… that labels no point of the node.
[[nodiscard]] QString nextNumber(const NodeMarkup &markup);
/// The first of A to Z, a to z that labels no point; empty when all do.
[[nodiscard]] QString nextLetter(const NodeMarkup &markup);

} // namespace shinpan
