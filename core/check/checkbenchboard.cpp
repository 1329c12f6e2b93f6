#include "core/check/checkbench.h"
#include "core/engine/dialect/boardreading.h"

#include <algorithm>
#include <utility>

namespace shinpan {

// The board that the probes play on.

QCoro::Task<bool> CheckBench::emptyBoard()
{
    const std::shared_ptr<CheckBench> self = shared_from_this();
    if (!size()) {
        co_return false;
    }
    mark();
    const QByteArrayList lines = {"boardsize " + QByteArray::number(size()->columns),
                                  "clear_board"};
    const int taken = co_await askAll(lines);
    const bool isEmpty = taken == lines.size();
    if (!isEmpty && isUsable() && !std::exchange(m_hasToldUnprepared, true)) {
        wrong("board.empty",
              QT_TRANSLATE_NOOP("EngineCheck", "refuses “%1”, so that nothing can be played"),
              {QString::fromUtf8(lines.at(taken))});
    }
    // Both may be refused: some have one komi only, or no clock.
    const GtpReply komi = co_await ask("komi 6.5");
    if (knows("time_settings")) {
        const GtpReply time = co_await ask("time_settings 0 1 1");
    }
    co_return isEmpty;
}

QCoro::Task<std::optional<Board>> CheckBench::readBoard()
{
    const std::shared_ptr<CheckBench> self = shared_from_this();
    if (!size()) {
        co_return std::nullopt;
    }
    if (knows("list_stones")) {
        const GtpReply black = co_await ask("list_stones black");
        const GtpReply white = co_await ask("list_stones white");
        if (black.ok() && white.ok()) {
            co_return boardFromStones(*black.text, *white.text, *size());
        }
    }
    if (knows("showboard")) {
        const GtpReply drawing = co_await ask("showboard");
        if (drawing.ok()) {
            co_return boardFromDrawing(*drawing.text, *size());
        }
    }
    co_return std::nullopt;
}

std::optional<BoardSize> CheckBench::size() const
{
    std::vector<int> wanted = m_limits.sizes.empty() ? std::vector<int>{9, 19, 13} : m_limits.sizes;
    wanted.insert(wanted.end(), sizes.rbegin(), sizes.rend());
    for (const int side : wanted) {
        const bool isTaken = std::find(sizes.begin(), sizes.end(), side) != sizes.end();
        if (isTaken && side >= 5 && side <= MaxGtpSide) {
            return BoardSize::square(side);
        }
    }
    return std::nullopt;
}

} // namespace shinpan
