#include "core/check/checkreport.h"
#include "core/check/probes.h"
#include "core/rules/handicap.h"

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] QByteArray boardSizeLine(int size)
{
    return "boardsize " + QByteArray::number(size);
}

/// "-5.5, 100" of "komi -5.5" and "komi 100".
[[nodiscard]] QString numbersOf(const QByteArrayList &komis)
{
    return QString::fromUtf8(komis.join(", ")).remove(QLatin1String("komi "));
}

/// The sizes at which engines are known to differ, and the usual ones.
constexpr int HandicapSizes[] = {7, 8, 9, 12, 13, 19};

/// What is wrong with an answer to fixed_handicap; empty if nothing is.
[[nodiscard]] QString complaintAbout(const GtpReply &reply, int size, int stones)
{
    const BoardSize board = BoardSize::square(size);
    std::vector<Point> expected = fixedHandicap(board, stones).value_or(std::vector<Point>());
    std::optional<std::vector<Point>> placed = pointsIn(reply, board);
    const QString place = QStringLiteral("%1×%1, %2: ").arg(size).arg(stones);
    if (!placed) {
        return place + u'“' + wordsOf(reply) + u'”';
    }
    std::ranges::sort(expected);
    std::ranges::sort(*placed);
    return *placed == expected
             ? QString()
             : place + verticesOf(*placed) + QStringLiteral(" ≠ ") + verticesOf(expected);
}

/// How an answer to place_free_handicap with this many stones breaks GTP; empty if it does not.
[[nodiscard]] QString faultOf(const GtpReply &reply, BoardSize size, std::size_t stones)
{
    std::optional<std::vector<Point>> points = pointsIn(reply, size);
    if (!points || points->size() < 2 || points->size() > stones) {
        return wordsOf(reply);
    }
    std::ranges::sort(*points);
    const bool isTwice = std::ranges::adjacent_find(*points) != points->end();
    return isTwice ? wordsOf(reply) : QString();
}

/// Learns CheckBench::sizes.
[[nodiscard]] QCoro::Task<> probeSizes(std::shared_ptr<CheckBench> bench)
{
    QStringList untrue;
    for (int size = 2; size <= MaxGtpSide; ++size) {
        const GtpReply reply = co_await bench->ask(boardSizeLine(size));
        if (!reply.ok()) {
            continue;
        }
        const Point topRight = BoardSize::square(size).pointAt(size * size - 1);
        const QByteArray play = "play b " + QByteArray::fromStdString(vertexOf(topRight));
        const QByteArrayList corner = {"clear_board", play};
        const int taken = co_await bench->askAll(corner);
        if (taken == corner.size()) {
            bench->sizes.push_back(size);
        } else {
            untrue.append(QString::number(size));
        }
    }
    if (!untrue.isEmpty()) {
        bench->wrong("board.sizes-untrue",
                     QT_TRANSLATE_NOOP("Messages",
                                       "accepts boardsize %1, but then no stone in the top right "
                                       "corner"),
                     untrue.join(QLatin1String(", ")));
    }
    if (bench->sizes.empty()) {
        bench->wrong("board.sizes",
                     QT_TRANSLATE_NOOP("Messages", "takes no board from 2×2 to 25×25"));
    } else {
        bench->works("board.sizes", QT_TRANSLATE_NOOP("Messages", "takes square boards of %1"),
                     rangesOf(bench->sizes));
    }
}

[[nodiscard]] QCoro::Task<> probeOddSizes(std::shared_ptr<CheckBench> bench)
{
    const GtpReply zero = co_await bench->ask("boardsize 0");
    if (zero.ok()) {
        bench->wrong("board.zero", QT_TRANSLATE_NOOP("Messages", "accepts boardsize 0"));
    }
    for (const int size : {38, 52}) {
        bench->mark();
        const GtpReply reply = co_await bench->ask(boardSizeLine(size));
        if (reply.ok()) {
            bench->odd("board.large",
                       QT_TRANSLATE_NOOP("Messages",
                                         "accepts boardsize %1, although GTP names no points "
                                         "beyond 25×25"),
                       size);
        } else if (isRefused(reply) && !refusesWith(reply, "unacceptable size") && size == 52) {
            bench->odd("board.unacceptable",
                       QT_TRANSLATE_NOOP("Messages",
                                         "refuses a size with “%1” instead of “unacceptable size”"),
                       wordsOf(reply));
        }
    }
}

[[nodiscard]] QCoro::Task<> probeRectangle(std::shared_ptr<CheckBench> bench)
{
    const QByteArrayList lines = {"rectangular_boardsize 9 7", "clear_board", "play b J7"};
    const int taken = co_await bench->askAll(lines);
    if (taken == lines.size()) {
        bench->works("board.rectangle",
                     QT_TRANSLATE_NOOP("Messages", "takes rectangular boards (9×7)"));
    } else {
        bench->wrong("board.rectangle",
                     QT_TRANSLATE_NOOP("Messages", "lists rectangular_boardsize, but refuses 9×7"));
    }
}

[[nodiscard]] QCoro::Task<> probeKomi(std::shared_ptr<CheckBench> bench)
{
    const QByteArrayList lines = {"komi 0", "komi 6.5", "komi 7", "komi 0.5"};
    const QByteArrayList refused = co_await bench->refusedOf(lines);
    if (refused.isEmpty()) {
        bench->works("komi", QT_TRANSLATE_NOOP("Messages", "takes a komi of 0, 0.5, 6.5 and 7"));
    } else {
        bench->wrong("komi", QT_TRANSLATE_NOOP("Messages", "refuses komi %1"), numbersOf(refused));
    }
}

[[nodiscard]] QCoro::Task<> probeOddKomi(std::shared_ptr<CheckBench> bench)
{
    const QByteArrayList lines = {"komi -5.5", "komi 7.25", "komi 100", "komi -400.5"};
    const QByteArrayList refused = co_await bench->refusedOf(lines);
    if (!refused.isEmpty()) {
        bench->odd("komi.any",
                   QT_TRANSLATE_NOOP("Messages", "refuses komi %1; GTP wants every komi accepted"),
                   numbersOf(refused));
    }
    bench->mark();
    const GtpReply word = co_await bench->ask("komi shinpan");
    if (word.ok()) {
        bench->odd("komi.word",
                   QT_TRANSLATE_NOOP("Messages", "accepts a komi that is not a number"));
    }
    const GtpReply usual = co_await bench->ask("komi 6.5");
}

[[nodiscard]] QCoro::Task<> probeClearBoard(std::shared_ptr<CheckBench> bench)
{
    const QByteArrayList lines = {"play b C3", "play w D4", "clear_board", "play w C3",
                                  "play b D4"};
    const int taken = co_await bench->askAll(lines);
    if (taken == lines.size()) {
        bench->works("clear-board", QT_TRANSLATE_NOOP("Messages", "clear_board empties the board"));
    } else if (taken >= 3) {
        bench->wrong("clear-board",
                     QT_TRANSLATE_NOOP("Messages",
                                       "clear_board leaves stones: a point that was occupied "
                                       "before is refused"));
    } else {
        bench->wrong("clear-board", QT_TRANSLATE_NOOP("Messages", "refuses “%1”"),
                     QString::fromUtf8(lines.at(taken)));
    }
}

/// Compares the points with GTP 2 §4.1.1, for the most stones and for two, on several boards.
[[nodiscard]] QCoro::Task<> probeFixedHandicap(std::shared_ptr<CheckBench> bench)
{
    QStringList complaints;
    for (const int size : HandicapSizes) {
        if (!bench->takes(size)) {
            continue;
        }
        for (const int stones : {2, maxFixedHandicap(BoardSize::square(size))}) {
            const QByteArrayList empty = {"boardsize " + QByteArray::number(size), "clear_board"};
            const int taken = co_await bench->askAll(empty);
            const GtpReply reply =
                co_await bench->ask("fixed_handicap " + QByteArray::number(stones));
            const QString complaint = complaintAbout(reply, size, stones);
            if (taken == empty.size() && !complaint.isEmpty()) {
                complaints.append(complaint);
            }
        }
    }
    if (complaints.isEmpty()) {
        bench->works(
            "handicap.fixed",
            QT_TRANSLATE_NOOP("Messages", "puts fixed handicap stones where GTP has them"));
    } else {
        bench->odd("handicap.fixed",
                   QT_TRANSLATE_NOOP("Messages",
                                     "puts fixed handicap stones elsewhere than GTP 2 §4.1.1 (%1)"),
                   complaints.join(QLatin1String("; ")));
    }
}

[[nodiscard]] QCoro::Task<> probeOddFixedHandicap(std::shared_ptr<CheckBench> bench)
{
    QStringList accepted;
    for (const int stones : {1, 10}) {
        const QByteArray line = "fixed_handicap " + QByteArray::number(stones);
        const GtpReply reply = co_await bench->ask(line);
        if (reply.ok()) {
            accepted.append(QString::number(stones));
            co_await bench->emptyBoard();
        }
    }
    if (!accepted.isEmpty()) {
        bench->odd("handicap.number",
                   QT_TRANSLATE_NOOP("Messages",
                                     "accepts fixed_handicap with %1 stones, where GTP has 2 to 9"),
                   accepted.join(QLatin1String(", ")));
    }
}

[[nodiscard]] QCoro::Task<> probeFreeHandicap(std::shared_ptr<CheckBench> bench)
{
    const GtpReply reply = co_await bench->ask("place_free_handicap 4", bench->limits().move);
    const BoardSize size = bench->size().value_or(BoardSize());
    const QString fault = faultOf(reply, size, 4);
    if (!reply.ok() || !fault.isEmpty()) {
        bench->wrong("handicap.free",
                     QT_TRANSLATE_NOOP("Messages", "answers place_free_handicap 4 with “%1”"),
                     fault);
        co_return;
    }
    const QByteArray first = reply.text->simplified().split(u' ').constFirst().toUtf8();
    const GtpReply onStone = co_await bench->ask("play w " + first);
    if (onStone.ok()) {
        bench->wrong(
            "handicap.free",
            QT_TRANSLATE_NOOP("Messages", "names handicap points, but puts no stones there"));
    } else {
        bench->works("handicap.free",
                     QT_TRANSLATE_NOOP("Messages", "chooses handicap points itself (%1)"),
                     reply.text->simplified());
    }
}

[[nodiscard]] QCoro::Task<> probeSetHandicap(std::shared_ptr<CheckBench> bench)
{
    const GtpReply reply = co_await bench->ask("set_free_handicap C3 D2 B4");
    const GtpReply onStone = co_await bench->ask("play w D2");
    if (!reply.ok()) {
        bench->wrong("handicap.set",
                     QT_TRANSLATE_NOOP("Messages", "refuses set_free_handicap C3 D2 B4: “%1”"),
                     wordsOf(reply));
    } else if (onStone.ok()) {
        bench->wrong("handicap.set",
                     QT_TRANSLATE_NOOP("Messages", "set_free_handicap puts no stones"));
    } else {
        bench->works("handicap.set", QT_TRANSLATE_NOOP("Messages", "takes free handicap stones"));
    }
}

[[nodiscard]] QCoro::Task<> probeBadSetHandicap(std::shared_ptr<CheckBench> bench)
{
    QByteArrayList accepted;
    for (const char *line : {"set_free_handicap D4 D4", "set_free_handicap C3 pass"}) {
        const GtpReply reply = co_await bench->ask(line);
        if (reply.ok()) {
            accepted.append(line);
        }
        co_await bench->emptyBoard();
    }
    if (!accepted.isEmpty()) {
        bench->wrong("handicap.set-bad",
                     QT_TRANSLATE_NOOP("Messages", "accepts bad handicap stones: %1"),
                     quoted(accepted));
    }
}

[[nodiscard]] QCoro::Task<> probeHandicapOnStones(std::shared_ptr<CheckBench> bench)
{
    const QByteArray command = bench->knows("fixed_handicap")      ? "fixed_handicap 2"
                             : bench->knows("place_free_handicap") ? "place_free_handicap 2"
                                                                   : "";
    if (command.isEmpty()) {
        co_return;
    }
    const GtpReply stone = co_await bench->ask("play b C4");
    const GtpReply reply = co_await bench->ask(command);
    if (reply.ok()) {
        bench->wrong(
            "handicap.not-empty",
            QT_TRANSLATE_NOOP("Messages", "puts handicap stones on a board that is not empty"));
    }
}

} // namespace

std::span<const Probe> boardProbes()
{
    using enum CheckArea;
    using enum Probe::When;
    static constexpr Probe probes[] = {
        {Board, QT_TRANSLATE_NOOP("Messages", "board sizes"), probeSizes, Essential, Anytime},
        {Board, QT_TRANSLATE_NOOP("Messages", "impossible board sizes"), probeOddSizes, Extra,
         Anytime},
        {Board, QT_TRANSLATE_NOOP("Messages", "rectangular boards"), probeRectangle, Extra, Anytime,
         "rectangular_boardsize", "board.rectangle",
         QT_TRANSLATE_NOOP("Messages", "no rectangular boards")},
        {Board, QT_TRANSLATE_NOOP("Messages", "komi"), probeKomi, Essential, Anytime},
        {Board, QT_TRANSLATE_NOOP("Messages", "unusual komi"), probeOddKomi, Extra, Anytime},
        {Board, QT_TRANSLATE_NOOP("Messages", "clear_board"), probeClearBoard, Essential},
        {Handicap, QT_TRANSLATE_NOOP("Messages", "fixed handicap"), probeFixedHandicap, Extra,
         EmptyBoard, "fixed_handicap", "handicap.fixed",
         QT_TRANSLATE_NOOP("Messages", "no fixed handicap")},
        {Handicap, QT_TRANSLATE_NOOP("Messages", "impossible handicaps"), probeOddFixedHandicap,
         Extra, EmptyBoard, "fixed_handicap"},
        {Handicap, QT_TRANSLATE_NOOP("Messages", "free handicap"), probeFreeHandicap, Extra,
         EmptyBoard, "place_free_handicap", "handicap.free",
         QT_TRANSLATE_NOOP("Messages", "does not choose handicap points itself")},
        {Handicap, QT_TRANSLATE_NOOP("Messages", "given handicap stones"), probeSetHandicap, Extra,
         EmptyBoard, "set_free_handicap", "handicap.set",
         QT_TRANSLATE_NOOP("Messages", "does not take free handicap stones")},
        {Handicap, QT_TRANSLATE_NOOP("Messages", "bad handicap stones"), probeBadSetHandicap, Extra,
         EmptyBoard, "set_free_handicap"},
        {Handicap, QT_TRANSLATE_NOOP("Messages", "handicap on stones"), probeHandicapOnStones},
    };
    return probes;
}

} // namespace shinpan
