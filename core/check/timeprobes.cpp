#include "core/check/probes.h"

#include <algorithm>
#include <cstdlib>
#include <thread>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// Notes what came of questions that an engine should take: nothing refused, or these.
void judgeRefusals(CheckBench &bench,
                   const QByteArrayList &refused,
                   const char *id,
                   const char *praise,
                   const QStringList &arguments = {})
{
    if (refused.isEmpty()) {
        bench.works(id, praise, arguments);
    } else {
        bench.wrong(id, QT_TRANSLATE_NOOP("EngineCheck", "refuses %1"), {quoted(refused)});
    }
}

/// More runnable programs than processors, over the last minute.
[[nodiscard]] bool hasTooMuchLoad()
{
    double load = 0;
    return ::getloadavg(&load, 1) == 1 && load > std::thread::hardware_concurrency();
}

/// What the longest of a few moves says, that had a second each.
void judgeClock(CheckBench &bench, std::chrono::nanoseconds longest)
{
    // The margin that matches allow by default, and some for us.
    constexpr auto Margin = 250ms;
    const QString seconds = QString::number(std::chrono::duration<double>(longest).count(), 'f', 2);
    if (longest <= 1s + Margin) {
        bench.works("time.obeyed",
                    QT_TRANSLATE_NOOP("EngineCheck", "with a second a move, took %1 s at most"),
                    {seconds});
    } else if (bench.limits().isMachineBusy.value_or(hasTooMuchLoad())) {
        bench.works("time.busy",
                    QT_TRANSLATE_NOOP("EngineCheck",
                                      "with a second a move, took %1 s, but this machine is too "
                                      "busy to tell why"),
                    {seconds});
    } else if (longest <= 2s) {
        bench.odd(
            "time.obeyed",
            QT_TRANSLATE_NOOP("EngineCheck", "with a second a move, took %1 s: would lose on time"),
            {seconds});
    } else {
        bench.wrong("time.obeyed",
                    QT_TRANSLATE_NOOP("EngineCheck",
                                      "does not obey its clock: with a second a move, took %1 s"),
                    {seconds});
    }
}

} // namespace

QCoro::Task<> probeTimeSettings(std::shared_ptr<CheckBench> bench)
{
    if (!bench->knows("time_settings")) {
        bench->absent("time", QT_TRANSLATE_NOOP("EngineCheck", "no time_settings: plays without a "
                                                               "clock"));
        co_return;
    }
    // Absolute, Canadian, a time for each move, none at all.
    const QByteArrayList lines = {"time_settings 300 0 0", "time_settings 300 60 10",
                                  "time_settings 0 10 1", "time_settings 0 1 0"};
    const QByteArrayList refused = co_await bench->refusedOf(lines);
    judgeRefusals(*bench, refused, "time",
                  QT_TRANSLATE_NOOP("EngineCheck", "takes absolute, Canadian and no time limits"));
    bench->mark();
    const GtpReply fraction = co_await bench->ask("time_settings 300.5 0 0");
    if (fraction.ok()) {
        bench->works("time.fraction",
                     QT_TRANSLATE_NOOP("EngineCheck", "takes fractions of a second in "
                                                      "time_settings"));
    }
}

QCoro::Task<> probeTimeLeft(std::shared_ptr<CheckBench> bench)
{
    if (!bench->knows("time_left")) {
        bench->absent("time-left", QT_TRANSLATE_NOOP("EngineCheck", "no time_left"));
        co_return;
    }
    const QByteArrayList lines = {"time_settings 300 60 10", "time_left b 280 0",
                                  "time_left w 45 7", "time_left b 0 1"};
    const QByteArrayList refused = co_await bench->refusedOf(lines);
    judgeRefusals(*bench, refused, "time-left",
                  QT_TRANSLATE_NOOP("EngineCheck", "takes time_left"));
}

QCoro::Task<> probeOtherTimeSettings(std::shared_ptr<CheckBench> bench)
{
    QByteArrayList lines;
    QStringList known;
    if (bench->knows("kgs-time_settings")) {
        known.append(QStringLiteral("kgs-time_settings"));
        lines += {"kgs-time_settings none", "kgs-time_settings absolute 300",
                  "kgs-time_settings byoyomi 300 30 5", "kgs-time_settings canadian 300 60 10"};
    }
    if (bench->knows("kata-time_settings")) {
        known.append(QStringLiteral("kata-time_settings"));
        lines += {"kata-time_settings none", "kata-time_settings fischer 300 10",
                  "kata-time_settings byoyomi 300 30 5"};
    }
    if (known.isEmpty()) {
        bench->absent("time.systems",
                      QT_TRANSLATE_NOOP("EngineCheck",
                                        "no byo-yomi or Fischer time (kgs-time_settings, "
                                        "kata-time_settings)"));
        co_return;
    }
    const QByteArrayList refused = co_await bench->refusedOf(lines);
    judgeRefusals(*bench, refused, "time.systems", QT_TRANSLATE_NOOP("EngineCheck", "takes %1"),
                  {known.join(QLatin1String(", "))});
}

QCoro::Task<> probeClock(std::shared_ptr<CheckBench> bench)
{
    if (!bench->knows("time_settings")) {
        co_return;
    }
    const GtpReply told = co_await bench->ask("time_settings 0 1 1");
    std::chrono::nanoseconds longest{};
    for (const char *color : {"b", "w", "b"}) {
        if (bench->knows("time_left")) {
            const GtpReply left = co_await bench->ask("time_left " + QByteArray(color) + " 1 1");
        }
        const QByteArray line = QByteArray("genmove ") + color;
        const GtpReply reply = co_await bench->ask(line, bench->limits().move);
        longest = std::max(longest, reply.elapsed);
    }
    judgeClock(*bench, longest);
    const GtpReply untimed = co_await bench->ask("time_settings 0 1 0");
}

} // namespace shinpan
