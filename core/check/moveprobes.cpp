#include "core/check/probes.h"

namespace shinpan {

namespace {

/// White's stone on A1 is captured by the last of these.
const QByteArrayList CaptureInCorner = {"play w A1", "play b A2", "play w D4", "play b B1"};

/// Black's last move takes the ko on C3; White may not retake at once:
///     4  . . X O .
///     3  . X . X O      (D3 has just been played, C3 was White's)
///     2  . . X O .
///        A B C D E
const QByteArrayList KoIsTaken = {"play b B3", "play w E3", "play b C2", "play w D2", "play b C4",
                                  "play w D4", "play b A1", "play w C3", "play b D3"};

[[nodiscard]] QCoro::Task<> probePlay(std::shared_ptr<CheckBench> bench)
{
    const QByteArrayList game = {"play b C3",     "play w D4",     "play B d3",
                                 "play WHITE c4", "play black E5", "play White a1"};
    const int taken = co_await bench->askAll(game);
    if (taken < 2) {
        bench->wrong("play", QT_TRANSLATE_NOOP("Messages", "refuses a legal move: “%1”"),
                     QString::fromUtf8(game.at(taken)));
    } else if (taken < game.size()) {
        bench->wrong("play.case",
                     QT_TRANSLATE_NOOP("Messages",
                                       "refuses “%1”: GTP has black and white, b and w, and "
                                       "vertices in any letter case"),
                     QString::fromUtf8(game.at(taken)));
    } else {
        bench->works("play", QT_TRANSLATE_NOOP("Messages",
                                               "plays moves, colours and vertices in any letter "
                                               "case"));
    }
}

[[nodiscard]] QCoro::Task<> probeOneColor(std::shared_ptr<CheckBench> bench)
{
    const QByteArrayList sameColor = {"play w C3", "play w D4", "play b C4", "play b D3"};
    const int taken = co_await bench->askAll(sameColor);
    if (taken == sameColor.size()) {
        bench->works("play.same-color",
                     QT_TRANSLATE_NOOP("Messages", "plays White first, and one colour twice"));
    } else {
        bench->wrong("play.same-color",
                     QT_TRANSLATE_NOOP("Messages",
                                       "wants colours to alternate: refuses “%1”; set-up stones "
                                       "and records need that"),
                     QString::fromUtf8(sameColor.at(taken)));
    }
}

[[nodiscard]] QCoro::Task<> probeIllegalPlay(std::shared_ptr<CheckBench> bench)
{
    const GtpReply first = co_await bench->ask("play b C3");
    const GtpReply occupied = co_await bench->ask("play w C3");
    if (occupied.ok()) {
        bench->wrong("play.occupied", QT_TRANSLATE_NOOP("Messages", "plays on an occupied point"));
    } else if (refusesWith(occupied, "illegal move")) {
        bench->works("play.occupied",
                     QT_TRANSLATE_NOOP("Messages", "refuses a move on an occupied point"));
    } else {
        bench->odd("play.occupied",
                   QT_TRANSLATE_NOOP("Messages",
                                     "refuses a move on an occupied point with “%1” instead of "
                                     "“illegal move”"),
                   wordsOf(occupied));
    }
    QByteArrayList accepted;
    const int side = bench->size() ? bench->size()->rows : 9;
    const QByteArray above = "play b A" + QByteArray::number(side + 1);
    const QByteArrayList nonsense = {above,         "play b A0", "play b I5",     "play b resign",
                                     "play red D4", "play b",    "play b shinpan"};
    bench->mark();
    for (const QByteArray &line : nonsense) {
        const GtpReply reply = co_await bench->ask(line);
        if (reply.ok()) {
            accepted.append(line);
        }
    }
    if (!accepted.isEmpty()) {
        bench->wrong("play.nonsense", QT_TRANSLATE_NOOP("Messages", "accepts %1"),
                     quoted(accepted));
    }
}

[[nodiscard]] QCoro::Task<> probePass(std::shared_ptr<CheckBench> bench)
{
    const QByteArrayList lines = {"play b pass", "play w C3", "play b PASS", "play w pass",
                                  "play b D4"};
    const int taken = co_await bench->askAll(lines);
    if (taken == lines.size()) {
        bench->works("pass",
                     QT_TRANSLATE_NOOP("Messages", "passes, and plays on after two passes"));
    } else if (taken == lines.size() - 1) {
        bench->wrong("pass.resume",
                     QT_TRANSLATE_NOOP("Messages", "plays no move after two passes"));
    } else {
        bench->wrong("pass", QT_TRANSLATE_NOOP("Messages", "refuses “%1”"),
                     QString::fromUtf8(lines.at(taken)));
    }
}

[[nodiscard]] QCoro::Task<> probeUndo(std::shared_ptr<CheckBench> bench)
{
    const int captured = co_await bench->askAll(CaptureInCorner);
    const GtpReply undone = co_await bench->ask("undo");
    // White's stone stands again, so this must be refused …
    const GtpReply onStone = co_await bench->ask("play b A1");
    // … and this is the move that was taken back.
    const QByteArrayList again = {"play b B1", "undo", "undo", "undo", "undo", "play b A1"};
    const int taken = co_await bench->askAll(again);
    if (captured < CaptureInCorner.size()) {
        co_return; // told by another probe
    }
    if (!undone.ok()) {
        bench->wrong("undo", QT_TRANSLATE_NOOP("Messages", "lists undo, but refuses it: “%1”"),
                     wordsOf(undone));
    } else if (onStone.ok()) {
        bench->wrong("undo",
                     QT_TRANSLATE_NOOP("Messages", "undo does not bring captured stones back"));
    } else if (taken < again.size()) {
        bench->wrong("undo",
                     QT_TRANSLATE_NOOP("Messages", "undo does not restore the board: then “%1” "
                                                   "is refused"),
                     QString::fromUtf8(again.at(taken)));
    } else {
        bench->works("undo", QT_TRANSLATE_NOOP(
                                 "Messages", "undo takes moves back and restores captured stones"));
    }
}

[[nodiscard]] QCoro::Task<> probeUndoOfNothing(std::shared_ptr<CheckBench> bench)
{
    const GtpReply reply = co_await bench->ask("undo");
    if (reply.ok()) {
        bench->wrong("undo.empty", QT_TRANSLATE_NOOP("Messages", "accepts undo on an empty board"));
    } else if (isRefused(reply) && !refusesWith(reply, "cannot undo")) {
        bench->odd("undo.empty",
                   QT_TRANSLATE_NOOP("Messages",
                                     "refuses undo on an empty board with “%1” instead of “cannot "
                                     "undo”"),
                   wordsOf(reply));
    }
}

/// Whether what an engine shows of its board is what we made it (list_stones, showboard).
[[nodiscard]] QCoro::Task<> probeShownBoard(std::shared_ptr<CheckBench> bench)
{
    const int played = co_await bench->askAll(CaptureInCorner);
    if (played < CaptureInCorner.size()) {
        co_return;
    }
    const std::optional<Board> shown = co_await bench->readBoard();
    if (!shown) {
        bench->absent("board.shown",
                      QT_TRANSLATE_NOOP("Messages",
                                        "does not show its board in a way that can be read "
                                        "(list_stones, showboard)"));
        co_return;
    }
    Board expected(*bench->size());
    expected.set({0, 1}, Stone::Black);
    expected.set({1, 0}, Stone::Black);
    expected.set({3, 3}, Stone::White);
    if (*shown == expected) {
        bench->works("board.shown", QT_TRANSLATE_NOOP("Messages", "shows the board as it is"));
    } else {
        bench->wrong("board.shown",
                     QT_TRANSLATE_NOOP("Messages", "shows another board than it was told"));
    }
}

[[nodiscard]] QCoro::Task<> probeCapture(std::shared_ptr<CheckBench> bench)
{
    // Two chains at once: White's A1 and C1 fall when Black plays B1.
    const QByteArrayList lines = {"play w A1", "play b A2", "play w C1", "play b C2",
                                  "play w E5", "play b D1", "play w E4", "play b B1"};
    const int played = co_await bench->askAll(lines);
    if (played < lines.size()) {
        bench->wrong("capture", QT_TRANSLATE_NOOP("Messages", "refuses a legal move: “%1”"),
                     QString::fromUtf8(lines.at(played)));
        co_return;
    }
    // An engine that leaves them there refuses this, and so does one that takes it for suicide.
    const QByteArrayList intoHoles = {"play b A1", "play b C1"};
    for (const QByteArray &line : intoHoles) {
        const GtpReply reply = co_await bench->ask(line);
        if (!reply.ok()) {
            bench->wrong("capture",
                         QT_TRANSLATE_NOOP("Messages",
                                           "refuses a move where a stone was captured: “%1”, “%2”"),
                         QString::fromUtf8(line), wordsOf(reply));
            co_return;
        }
    }
    bench->works("capture", QT_TRANSLATE_NOOP("Messages", "takes captured stones off"));
}

[[nodiscard]] QCoro::Task<> probeKo(std::shared_ptr<CheckBench> bench)
{
    const int played = co_await bench->askAll(KoIsTaken);
    const GtpReply retaken = co_await bench->ask("play w C3");
    if (played < KoIsTaken.size()) {
        bench->wrong("ko.take", QT_TRANSLATE_NOOP("Messages", "refuses a legal move: “%1”"),
                     QString::fromUtf8(KoIsTaken.at(played)));
        co_return;
    }
    if (retaken.ok()) {
        bench->works("ko", QT_TRANSLATE_NOOP("Messages",
                                             "accepts that a ko is retaken at once: leaves that to "
                                             "the arbiter"));
    } else {
        bench->works("ko", QT_TRANSLATE_NOOP("Messages", "refuses to retake a ko at once"));
    }
    co_await bench->emptyBoard();
    QByteArrayList threat = KoIsTaken;
    threat += {"play w E5", "play b A5", "play w C3"};
    const int taken = co_await bench->askAll(threat);
    if (taken == threat.size() - 1) {
        bench->wrong("ko.threat",
                     QT_TRANSLATE_NOOP("Messages", "refuses to retake a ko after a threat and its "
                                                   "answer"));
    }
}

[[nodiscard]] QCoro::Task<> probeSuperko(std::shared_ptr<CheckBench> bench)
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
                     QT_TRANSLATE_NOOP("Messages", "accepts that a whole position is repeated"));
        co_return;
    }
    const GtpReply elsewhere = co_await bench->ask("play w E5");
    if (elsewhere.ok()) {
        bench->works("superko",
                     QT_TRANSLATE_NOOP("Messages", "refuses to repeat a whole position (superko)"));
    }
}

[[nodiscard]] QCoro::Task<> probeSuicide(std::shared_ptr<CheckBench> bench)
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
        bench->works("suicide", QT_TRANSLATE_NOOP("Messages", "refuses suicide"));
    } else if (!acceptsSingle) {
        bench->works("suicide", QT_TRANSLATE_NOOP("Messages",
                                                  "accepts suicide of several stones, not of one"));
    } else {
        bench->works("suicide",
                     QT_TRANSLATE_NOOP("Messages",
                                       "accepts suicide, even of one stone: leaves that to the "
                                       "arbiter"));
    }
    if (acceptsSingle && !afterwards.ok()) {
        bench->odd("suicide.stays",
                   QT_TRANSLATE_NOOP("Messages",
                                     "leaves a stone on the board that was played without "
                                     "liberties"));
    }
}

} // namespace

std::span<const Probe> moveProbes()
{
    using enum CheckArea;
    using enum Probe::When;
    static constexpr Probe probes[] = {
        {Moves, QT_TRANSLATE_NOOP("Messages", "moves"), probePlay, Essential},
        {Moves, QT_TRANSLATE_NOOP("Messages", "one colour twice"), probeOneColor, Essential},
        {Moves, QT_TRANSLATE_NOOP("Messages", "illegal moves"), probeIllegalPlay},
        {Moves, QT_TRANSLATE_NOOP("Messages", "passes"), probePass, Essential},
        {Moves, QT_TRANSLATE_NOOP("Messages", "undo"), probeUndo, Extra, EmptyBoard, "undo", "undo",
         QT_TRANSLATE_NOOP("Messages", "no undo")},
        {Moves, QT_TRANSLATE_NOOP("Messages", "undo of nothing"), probeUndoOfNothing, Extra,
         EmptyBoard, "undo"},
        {Moves, QT_TRANSLATE_NOOP("Messages", "the board it shows"), probeShownBoard},
        {Rules, QT_TRANSLATE_NOOP("Messages", "captures"), probeCapture, Essential},
        {Rules, QT_TRANSLATE_NOOP("Messages", "ko"), probeKo, Essential},
        {Rules, QT_TRANSLATE_NOOP("Messages", "superko"), probeSuperko},
        {Rules, QT_TRANSLATE_NOOP("Messages", "suicide"), probeSuicide},
    };
    return probes;
}

} // namespace shinpan
