#include "ui/regression/testdrawing.h"

#include "core/regression/regressionboard.h"
#include "ui/graphics/drawinggraphics.h"

namespace shinpan {

namespace {

constexpr QRgb AskedInk = 0xff1668c7;
constexpr QRgb ExpectedInk = 0xff17822b;
constexpr QRgb GivenInk = 0xffd0261c;
constexpr QRgb DrawnInk = 0xff6d3fb0;

} // namespace

BoardLayer testGraphics(const SuiteStep &step,
                        const TestResult *result,
                        const BoardDrawing &drawing,
                        const Board &board)
{
    BoardLayer graphics = graphicsOf(drawing, board, QColor::fromRgb(DrawnInk));
    const auto mark = [&](const QString &text, MarkKind kind, QRgb ink) {
        for (const Point point : pointsNamedIn(text, board.size())) {
            graphics.signs.push_back({point, kind, QColor::fromRgb(ink)});
        }
    };
    mark(QString::fromUtf8(step.command.line()), MarkKind::Triangle, AskedInk);
    mark(step.expectation ? step.expectation->pattern : QString(), MarkKind::Square, ExpectedInk);
    mark(result ? result->given : QString(), MarkKind::Circle, GivenInk);
    return graphics;
}

} // namespace shinpan
