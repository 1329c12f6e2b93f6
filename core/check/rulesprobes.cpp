#include "core/check/probes.h"

namespace shinpan {

namespace {

/// Black's last move takes the ko on C3; White may not retake at once:
///     4  . . X O .
///     3  . X . X O      (D3 has just been played, C3 was White's)
///     2  . . X O .
///        A B C D E
const QByteArrayList KoIsTaken = {"play b B3", "play w E3", "play b C2", "play w D2", "play b C4",
                                  "play w D4", "play b A1", "play w C3", "play b D3"};

} // namespace

QCoro::Task<> probeCapture(std::shared_ptr<CheckBench> bench)
{
    // Two chains at once: White's A1 and C1 fall when Black plays B1.
    const QByteArrayList lines = {"play w A1", "play b A2", "play w C1", "play b C2",
                                  "play w E5", "play b D1", "play w E4", "play b B1"};
    const int played = co_await bench->askAll(lines);
    if (played < lines.size()) {
        bench->wrong("capture", QT_TRANSLATE_NOOP("EngineCheck", "refuses a legal move: “%1”"),
                     {QString::fromUtf8(lines.at(played))});
        co_return;
    }
    // An engine that leaves them there refuses this, and so does one that takes it for suicide.
    const QByteArrayList intoHoles = {"play b A1", "play b C1"};
    for (const QByteArray &line : intoHoles) {
        const GtpReply reply = co_await bench->ask(line);
        if (!reply.ok()) {
            bench->wrong("capture",
                         QT_TRANSLATE_NOOP("EngineCheck",
                                           "refuses a move where a stone was captured: “%1”, “%2”"),
                         {QString::fromUtf8(line), wordsOf(reply)});
            co_return;
        }
    }
    bench->works("capture", QT_TRANSLATE_NOOP("EngineCheck", "takes captured stones off"));
}

QCoro::Task<> probeKo(std::shared_ptr<CheckBench> bench)
{
    const int played = co_await bench->askAll(KoIsTaken);
    const GtpReply retaken = co_await bench->ask("play w C3");
    if (played < KoIsTaken.size()) {
        bench->wrong("ko.take", QT_TRANSLATE_NOOP("EngineCheck", "refuses a legal move: “%1”"),
                     {QString::fromUtf8(KoIsTaken.at(played))});
        co_return;
    }
    if (retaken.ok()) {
        bench->works("ko", QT_TRANSLATE_NOOP("EngineCheck",
                                             "accepts that a ko is retaken at once: leaves that to "
                                             "the arbiter"));
    } else {
        bench->works("ko", QT_TRANSLATE_NOOP("EngineCheck", "refuses to retake a ko at once"));
    }
    co_await bench->emptyBoard();
    QByteArrayList threat = KoIsTaken;
    threat += {"play w E5", "play b A5", "play w C3"};
    const int taken = co_await bench->askAll(threat);
    if (taken == threat.size() - 1) {
        bench->wrong("ko.threat", QT_TRANSLATE_NOOP("EngineCheck",
                                                    "refuses to retake a ko after a threat and its "
                                                    "answer"));
    }
}

QCoro::Task<> probeSuperko(std::shared_ptr<CheckBench> bench)
{
    QByteArrayList passes = KoIsTaken;
    passes += {"play w pass", "play b pass"};
    const int played = co_await bench->askAll(passes);
    const GtpReply retaken = co_await bench->ask("play w C3"); // repeats the position before D3
    if (played < passes.size()) {
        co_return; // told by other probes
    }
    if (retaken.ok()) {
        bench->works("superko",
                     QT_TRANSLATE_NOOP("EngineCheck", "accepts that a whole position is repeated"));
        co_return;
    }
    const GtpReply elsewhere = co_await bench->ask("play w E5");
    if (elsewhere.ok()) {
        bench->works("superko", QT_TRANSLATE_NOOP("EngineCheck",
                                                  "refuses to repeat a whole position (superko)"));
    }
}

QCoro::Task<> probeSuicide(std::shared_ptr<CheckBench> bench)
{
    const QByteArrayList single = {"play b A2", "play w E5", "play b B1", "play w A1"};
    const QByteArrayList several = {"play b A3", "play w A2", "play b B2",
                                    "play w B1", "play b C1", "play w A1"};
    const int takenSingle = co_await bench->askAll(single);
    const GtpReply afterwards = co_await bench->ask("play b A1");
    co_await bench->emptyBoard();
    const int takenSeveral = co_await bench->askAll(several);
    if (takenSingle < single.size() - 1 || takenSeveral < several.size() - 1) {
        co_return; // told by other probes
    }
    const bool acceptsSingle = takenSingle == single.size();
    const bool acceptsSeveral = takenSeveral == several.size();
    if (!acceptsSingle && !acceptsSeveral) {
        bench->works("suicide", QT_TRANSLATE_NOOP("EngineCheck", "refuses suicide"));
    } else if (!acceptsSingle) {
        bench->works("suicide", QT_TRANSLATE_NOOP("EngineCheck",
                                                  "accepts suicide of several stones, not of one"));
    } else {
        bench->works("suicide",
                     QT_TRANSLATE_NOOP("EngineCheck",
                                       "accepts suicide, even of one stone: leaves that to the "
                                       "arbiter"));
    }
    if (acceptsSingle && !afterwards.ok()) {
        bench->odd("suicide.stays",
                   QT_TRANSLATE_NOOP("EngineCheck",
                                     "leaves a stone on the board that was played without "
                                     "liberties"));
    }
}

} // namespace shinpan
