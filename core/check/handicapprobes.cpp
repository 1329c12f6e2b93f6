#include "core/check/probes.h"
#include "core/engine/dialect/gtptext.h"
#include "core/rules/handicap.h"

#include <algorithm>

namespace shinpan {

namespace {

/// Where engines are known to differ, and the usual boards.
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

} // namespace

QCoro::Task<> probeFixedHandicap(std::shared_ptr<CheckBench> bench)
{
    if (!bench->knows("fixed_handicap")) {
        bench->absent("handicap.fixed", QT_TRANSLATE_NOOP("EngineCheck", "no fixed handicap"));
        co_return;
    }
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
            QT_TRANSLATE_NOOP("EngineCheck", "puts fixed handicap stones where GTP has them"));
    } else {
        bench->odd("handicap.fixed",
                   QT_TRANSLATE_NOOP("EngineCheck",
                                     "puts fixed handicap stones elsewhere than GTP 2 §4.1.1 (%1)"),
                   {complaints.join(QLatin1String("; "))});
    }
}

QCoro::Task<> probeOddFixedHandicap(std::shared_ptr<CheckBench> bench)
{
    if (!bench->knows("fixed_handicap")) {
        co_return;
    }
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
                   QT_TRANSLATE_NOOP("EngineCheck",
                                     "accepts fixed_handicap with %1 stones, where GTP has 2 to 9"),
                   {accepted.join(QLatin1String(", "))});
    }
}

QCoro::Task<> probeFreeHandicap(std::shared_ptr<CheckBench> bench)
{
    if (!bench->knows("place_free_handicap")) {
        bench->absent("handicap.free",
                      QT_TRANSLATE_NOOP("EngineCheck", "does not choose handicap points itself"));
        co_return;
    }
    const GtpReply reply = co_await bench->ask("place_free_handicap 4", bench->limits().move);
    const BoardSize size = bench->size().value_or(BoardSize());
    const QString fault = faultOf(reply, size, 4);
    if (!reply.ok() || !fault.isEmpty()) {
        bench->wrong("handicap.free",
                     QT_TRANSLATE_NOOP("EngineCheck", "answers place_free_handicap 4 with “%1”"),
                     {fault});
        co_return;
    }
    const QByteArray first = reply.text->simplified().split(u' ').constFirst().toUtf8();
    const GtpReply onStone = co_await bench->ask("play w " + first);
    if (onStone.ok()) {
        bench->wrong(
            "handicap.free",
            QT_TRANSLATE_NOOP("EngineCheck", "names handicap points, but puts no stones there"));
    } else {
        bench->works("handicap.free",
                     QT_TRANSLATE_NOOP("EngineCheck", "chooses handicap points itself (%1)"),
                     {reply.text->simplified()});
    }
}

QCoro::Task<> probeSetHandicap(std::shared_ptr<CheckBench> bench)
{
    if (!bench->knows("set_free_handicap")) {
        bench->absent("handicap.set",
                      QT_TRANSLATE_NOOP("EngineCheck", "does not take free handicap stones"));
        co_return;
    }
    const GtpReply reply = co_await bench->ask("set_free_handicap C3 D2 B4");
    const GtpReply onStone = co_await bench->ask("play w D2");
    if (!reply.ok()) {
        bench->wrong("handicap.set",
                     QT_TRANSLATE_NOOP("EngineCheck", "refuses set_free_handicap C3 D2 B4: “%1”"),
                     {wordsOf(reply)});
    } else if (onStone.ok()) {
        bench->wrong("handicap.set",
                     QT_TRANSLATE_NOOP("EngineCheck", "set_free_handicap puts no stones"));
    } else {
        bench->works("handicap.set",
                     QT_TRANSLATE_NOOP("EngineCheck", "takes free handicap stones"));
    }
}

QCoro::Task<> probeBadSetHandicap(std::shared_ptr<CheckBench> bench)
{
    if (!bench->knows("set_free_handicap")) {
        co_return;
    }
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
                     QT_TRANSLATE_NOOP("EngineCheck", "accepts bad handicap stones: %1"),
                     {quoted(accepted)});
    }
}

QCoro::Task<> probeHandicapOnStones(std::shared_ptr<CheckBench> bench)
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
            QT_TRANSLATE_NOOP("EngineCheck", "puts handicap stones on a board that is not empty"));
    }
}

} // namespace shinpan
