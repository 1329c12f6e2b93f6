#include "ui/board/boardkeys.h"

#include "ui/board/painting/boardgeometry.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>
#include <vector>

namespace shinpan {

namespace {

[[nodiscard]] bool isReturn(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

/// The end of a leap from `from` along a side: the next line of star points, or the edge.
[[nodiscard]] int leapTo(int from, int direction, std::vector<int> lines, int side)
{
    lines.insert(lines.end(), {0, side - 1});
    int best = from;
    for (const int line : lines) {
        const int distance = (line - from) * direction;
        if (distance > 0 && (best == from || distance < (best - from) * direction)) {
            best = line;
        }
    }
    return best;
}

[[nodiscard]] bool isMarkingKey(const QKeyEvent &event, bool hasCursor)
{
    const bool isBare = modifiersOf(event) == Qt::NoModifier;
    if (isArrow(event.key())) {
        return isBare;
    }
    const bool isBareOnly = event.key() == Qt::Key_Escape || isReturn(event.key());
    return hasCursor && (event.key() == Qt::Key_Space || (isBareOnly && isBare));
}

[[nodiscard]] bool isPressingKey(const QKeyEvent &event, bool isPainting)
{
    const Qt::KeyboardModifiers modifiers = modifiersOf(event);
    if (event.key() == Qt::Key_Space) {
        return isPainting || modifiers == Qt::NoModifier || modifiers == Qt::ControlModifier;
    }
    return modifiers == Qt::NoModifier
        && (isReturn(event.key()) || (isPainting && event.key() == Qt::Key_Backspace));
}

} // namespace

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

Qt::KeyboardModifiers modifiersOf(const QKeyEvent &event)
{
    return event.modifiers() & ~Qt::KeypadModifier;
}

bool BoardKeys::takes(const QKeyEvent &event) const
{
    const Qt::KeyboardModifiers modifiers = modifiersOf(event);
    const bool isEscape = event.key() == Qt::Key_Escape && modifiers == Qt::NoModifier;
    if ((isArrow(event.key()) && modifiers == Qt::AltModifier) || (isEscape && hasProposal)) {
        return true;
    }
    if (isMarking) {
        return isMarkingKey(event, hasCursor);
    }
    if (!hasCursor) {
        return false;
    }
    if (isArrow(event.key())) {
        return modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier;
    }
    return isEscape || isPressingKey(event, isPainting);
}

Point nextPoint(const BoardGeometry &geometry, Point from, int arrow, bool leaps)
{
    const BoardSize size = geometry.seenSize();
    Point seen = geometry.seen(from);
    const bool isSideways = arrow == Qt::Key_Left || arrow == Qt::Key_Right;
    const int direction = arrow == Qt::Key_Right || arrow == Qt::Key_Up ? 1 : -1;
    const int side = isSideways ? size.columns : size.rows;
    std::uint8_t &place = isSideways ? seen.column : seen.row;
    if (leaps) {
        std::vector<int> lines;
        for (const Point star : starPoints(size)) {
            lines.push_back(isSideways ? star.column : star.row);
        }
        place = static_cast<std::uint8_t>(leapTo(place, direction, std::move(lines), side));
    } else {
        place = static_cast<std::uint8_t>(std::clamp(place + direction, 0, side - 1));
    }
    return geometry.pointSeenAt(seen);
}

} // namespace shinpan
