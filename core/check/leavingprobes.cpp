#include "core/check/probes.h"

#include <chrono>

namespace shinpan {

namespace {

using Clock = std::chrono::steady_clock;

[[nodiscard]] QString millisecondsSince(Clock::time_point begun)
{
    return QString::number(
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun).count());
}

[[nodiscard]] QString secondsToLeave(const CheckBench &bench)
{
    return QString::number(static_cast<double>(bench.limits().quit.count()) / 1000);
}

} // namespace

QCoro::Task<> probeQuit(std::shared_ptr<CheckBench> bench)
{
    const WireTap::Mark mark = bench->tap().mark();
    const auto begun = Clock::now();
    const Completion<ProcessExit> closing = bench->close(bench->limits().quit);
    const ProcessExit exit = co_await closing;
    if (exit.wasForced) {
        bench->wrong("quit",
                     QT_TRANSLATE_NOOP("EngineCheck", "is still there %1 s after quit; it "
                                                      "has to be killed"),
                     {secondsToLeave(*bench)});
        co_return;
    }
    if (exit.kind == ProcessExit::Kind::Signalled) {
        bench->wrong("quit", QT_TRANSLATE_NOOP("EngineCheck", "crashes at quit: %1"),
                     {exit.detail});
    } else if (exit.kind == ProcessExit::Kind::Exited && exit.code != 0) {
        bench->odd("quit", QT_TRANSLATE_NOOP("EngineCheck", "leaves at quit with exit code %1"),
                   {QString::number(exit.code)});
    } else {
        bench->works("quit", QT_TRANSLATE_NOOP("EngineCheck", "leaves %1 ms after quit"),
                     {millisecondsSince(begun)});
    }
    if (!bench->tap().outputSince(mark).contains('=')) {
        bench->odd("quit.reply",
                   QT_TRANSLATE_NOOP("EngineCheck", "leaves at quit without a reply"));
    }
    if (exit.leftHelpers) {
        bench->odd("quit.helpers",
                   QT_TRANSLATE_NOOP("EngineCheck", "leaves processes of its own behind at quit"));
    }
}

QCoro::Task<> probeEndOfInput(std::shared_ptr<CheckBench> bench)
{
    const Completion<ProcessExit> gone = bench->gone();
    bench->endInput(bench->limits().quit);
    const ProcessExit exit = co_await gone;
    if (exit.wasForced) {
        bench->odd("quit.input",
                   QT_TRANSLATE_NOOP("EngineCheck",
                                     "does not leave when its input ends; it has to be killed"));
    } else if (exit.kind == ProcessExit::Kind::Signalled) {
        bench->odd("quit.input",
                   QT_TRANSLATE_NOOP("EngineCheck", "crashes when its input ends: %1"),
                   {exit.detail});
    } else {
        bench->works("quit.input", QT_TRANSLATE_NOOP("EngineCheck", "leaves when its input ends"));
    }
}

} // namespace shinpan
