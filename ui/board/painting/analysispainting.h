#pragma once

namespace shinpan {

struct BoardAnalysis;
struct BoardCanvas;
class FittedStones;
class MarkPainter;

// What is painted of an analysis, from the bottom to the top.

/// Tints of empty points. Those of whole cells touch each other; smaller ones are squares of their
/// own.
void paintAreas(const BoardCanvas &canvas, const BoardAnalysis &analysis);
/// On stones: whose their points will be.
void paintOwners(const BoardCanvas &canvas, const BoardAnalysis &analysis);
void paintSpots(const BoardCanvas &canvas, const BoardAnalysis &analysis, MarkPainter &marks);
/// The stones of a line, numbered.
void paintLineStones(const BoardCanvas &canvas,
                     const BoardAnalysis &analysis,
                     const FittedStones &stones,
                     MarkPainter &marks);

} // namespace shinpan
