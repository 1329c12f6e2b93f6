#include "core/check/checkreport.h"
#include "core/check/probes.h"

namespace shinpan {

namespace {

[[nodiscard]] QByteArray boardSizeLine(int size)
{
    return "boardsize " + QByteArray::number(size);
}

[[nodiscard]] QByteArray topRightCorner(int size)
{
    return QByteArray::fromStdString(vertexOf(BoardSize::square(size).pointAt(size * size - 1)));
}

/// "-5.5, 100" of "komi -5.5" and "komi 100".
[[nodiscard]] QString numbersOf(const QByteArrayList &komis)
{
    return QString::fromUtf8(komis.join(", ")).remove(QLatin1String("komi "));
}

} // namespace

QCoro::Task<> probeSizes(std::shared_ptr<CheckBench> bench)
{
    QStringList untrue;
    for (int size = 2; size <= MaxGtpSide; ++size) {
        const GtpReply reply = co_await bench->ask(boardSizeLine(size));
        if (!reply.ok()) {
            continue;
        }
        const QByteArrayList corner = {"clear_board", "play b " + topRightCorner(size)};
        const int taken = co_await bench->askAll(corner);
        if (taken == corner.size()) {
            bench->sizes.push_back(size);
        } else {
            untrue.append(QString::number(size));
        }
    }
    if (!untrue.isEmpty()) {
        bench->wrong("board.sizes-untrue",
                     QT_TRANSLATE_NOOP("EngineCheck",
                                       "accepts boardsize %1, but then no stone in the top right "
                                       "corner"),
                     {untrue.join(QLatin1String(", "))});
    }
    if (bench->sizes.empty()) {
        bench->wrong("board.sizes",
                     QT_TRANSLATE_NOOP("EngineCheck", "takes no board from 2×2 to 25×25"));
    } else {
        bench->works("board.sizes", QT_TRANSLATE_NOOP("EngineCheck", "takes square boards of %1"),
                     {rangesOf(bench->sizes)});
    }
}

QCoro::Task<> probeOddSizes(std::shared_ptr<CheckBench> bench)
{
    const GtpReply zero = co_await bench->ask("boardsize 0");
    if (zero.ok()) {
        bench->wrong("board.zero", QT_TRANSLATE_NOOP("EngineCheck", "accepts boardsize 0"));
    }
    for (const int size : {38, 52}) {
        bench->mark();
        const GtpReply reply = co_await bench->ask(boardSizeLine(size));
        if (reply.ok()) {
            bench->odd("board.large",
                       QT_TRANSLATE_NOOP("EngineCheck",
                                         "accepts boardsize %1, although GTP names no points "
                                         "beyond 25×25"),
                       {QString::number(size)});
        } else if (isRefused(reply) && !refusesWith(reply, "unacceptable size") && size == 52) {
            bench->odd("board.unacceptable",
                       QT_TRANSLATE_NOOP("EngineCheck",
                                         "refuses a size with “%1” instead of “unacceptable size”"),
                       {wordsOf(reply)});
        }
    }
}

QCoro::Task<> probeRectangle(std::shared_ptr<CheckBench> bench)
{
    if (!bench->knows("rectangular_boardsize")) {
        bench->absent("board.rectangle", QT_TRANSLATE_NOOP("EngineCheck", "no rectangular boards"));
        co_return;
    }
    const QByteArrayList lines = {"rectangular_boardsize 9 7", "clear_board", "play b J7"};
    const int taken = co_await bench->askAll(lines);
    if (taken == lines.size()) {
        bench->works("board.rectangle",
                     QT_TRANSLATE_NOOP("EngineCheck", "takes rectangular boards (9×7)"));
    } else {
        bench->wrong(
            "board.rectangle",
            QT_TRANSLATE_NOOP("EngineCheck", "lists rectangular_boardsize, but refuses 9×7"));
    }
}

QCoro::Task<> probeKomi(std::shared_ptr<CheckBench> bench)
{
    const QByteArrayList lines = {"komi 0", "komi 6.5", "komi 7", "komi 0.5"};
    const QByteArrayList refused = co_await bench->refusedOf(lines);
    if (refused.isEmpty()) {
        bench->works("komi", QT_TRANSLATE_NOOP("EngineCheck", "takes a komi of 0, 0.5, 6.5 and 7"));
    } else {
        bench->wrong("komi", QT_TRANSLATE_NOOP("EngineCheck", "refuses komi %1"),
                     {numbersOf(refused)});
    }
}

QCoro::Task<> probeOddKomi(std::shared_ptr<CheckBench> bench)
{
    const QByteArrayList lines = {"komi -5.5", "komi 7.25", "komi 100", "komi -400.5"};
    const QByteArrayList refused = co_await bench->refusedOf(lines);
    if (!refused.isEmpty()) {
        bench->odd(
            "komi.any",
            QT_TRANSLATE_NOOP("EngineCheck", "refuses komi %1; GTP wants every komi accepted"),
            {numbersOf(refused)});
    }
    bench->mark();
    const GtpReply word = co_await bench->ask("komi shinpan");
    if (word.ok()) {
        bench->odd("komi.word",
                   QT_TRANSLATE_NOOP("EngineCheck", "accepts a komi that is no number"));
    }
    const GtpReply usual = co_await bench->ask("komi 6.5");
}

QCoro::Task<> probeClearBoard(std::shared_ptr<CheckBench> bench)
{
    const QByteArrayList lines = {"play b C3", "play w D4", "clear_board", "play w C3",
                                  "play b D4"};
    const int taken = co_await bench->askAll(lines);
    if (taken == lines.size()) {
        bench->works("clear-board",
                     QT_TRANSLATE_NOOP("EngineCheck", "clear_board empties the board"));
    } else if (taken >= 3) {
        bench->wrong("clear-board",
                     QT_TRANSLATE_NOOP("EngineCheck",
                                       "clear_board leaves stones: a point that was occupied "
                                       "before is refused"));
    } else {
        bench->wrong("clear-board", QT_TRANSLATE_NOOP("EngineCheck", "refuses “%1”"),
                     {QString::fromUtf8(lines.at(taken))});
    }
}

} // namespace shinpan
