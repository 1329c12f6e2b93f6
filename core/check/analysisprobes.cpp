#include "core/board/point.h"
#include "core/check/probes.h"
#include "core/gtp/gtpdiagnosis.h"

#include <QCoroTimer>
#include <QTimer>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// How long an engine that has said its move may take to end the stream.
constexpr auto EndDelay = 500ms;

/// The lines of a stream, as they come.
struct Lines
{
    QByteArray first; ///< the first one
    QByteArray move;  ///< the first that begins with "play "
    int count = 0;
    Completion<bool> begun; ///< or not, within the limit
    Completion<bool> moved;

    void take(QByteArrayView line)
    {
        if (count++ == 0) {
            first = line.toByteArray();
            begun.complete(true);
        }
        if (move.isEmpty() && line.startsWith("play ")) {
            move = line.toByteArray();
            moved.complete(true);
        }
    }
};

/// Lines that give up waiting after the limit.
[[nodiscard]] std::shared_ptr<Lines> linesWithin(std::chrono::milliseconds limit, CheckBench &bench)
{
    auto lines = std::make_shared<Lines>();
    const auto giveUp = [lines] {
        lines->begun.complete(false);
        lines->moved.complete(false);
    };
    QTimer::singleShot(limit, &bench, giveUp);
    QObject::connect(&bench.session(), &GtpSession::ended, &bench, giveUp);
    return lines;
}

/// What a line of analysis lacks; empty if it can be read: "info move D4 visits 12 winrate …".
[[nodiscard]] QString faultOf(const QByteArray &line, BoardSize size)
{
    const QByteArrayList words = line.simplified().split(' ');
    const qsizetype move = words.indexOf("move");
    const qsizetype visits = words.indexOf("visits");
    const qsizetype winrate = words.indexOf("winrate");
    bool isNumber = false;
    if (words.constFirst() != "info") {
        return QStringLiteral("info");
    }
    const QByteArray vertex = words.value(move + 1);
    if (move < 0 || (vertex.toLower() != "pass" && !pointFromVertex(vertex.toStdString(), size))) {
        return QStringLiteral("move");
    }
    words.value(visits + 1).toInt(&isNumber);
    if (visits < 0 || !isNumber) {
        return QStringLiteral("visits");
    }
    words.value(winrate + 1).toDouble(&isNumber);
    return winrate < 0 || !isNumber ? QStringLiteral("winrate") : QString();
}

/// What was begun by one command, as far as it has come.
struct Begun
{
    std::shared_ptr<Lines> lines;
    Completion<GtpReply> stream;
};

/// Starts a stream and waits for its first line.
[[nodiscard]] QCoro::Task<Begun> beginStream(std::shared_ptr<CheckBench> bench, QByteArray line)
{
    const std::shared_ptr<Lines> lines = linesWithin(bench->limits().command, *bench);
    const auto sink = [lines](QByteArrayView text) { lines->take(text); };
    const Completion<GtpReply> stream = bench->stream(line, sink);
    const Completion<bool> begun = lines->begun;
    co_await begun;
    Begun all{lines, stream};
    co_return all;
}

/// Starts a stream, waits for a line, stops it by another command. Leela Zero took an interval only
/// before 0.17.
[[nodiscard]] QCoro::Task<> tryAnalyzer(std::shared_ptr<CheckBench> bench, QByteArray name)
{
    const QString command = QString::fromUtf8(name);
    bench->mark();
    Begun begun = co_await beginStream(bench, name + " b 20");
    if (begun.lines->count == 0 && begun.stream.isComplete() && name == "lz-analyze") {
        begun = co_await beginStream(bench, name + " 20");
        if (begun.lines->count > 0) {
            bench->odd("analysis.color",
                       QT_TRANSLATE_NOOP("Messages", "%1 takes an interval only, not the side "
                                                     "to move"),
                       command);
        }
    }
    const std::shared_ptr<Lines> lines = begun.lines;
    const Completion<GtpReply> stream = begun.stream;
    const bool hasBegun = lines->count > 0;
    if (!hasBegun) {
        const bool isOver = stream.isComplete();
        bench->wrong("analysis", QT_TRANSLATE_NOOP("Messages", "%1 writes no line within %2 s%3"),
                     command, bench->limits().command.count() / 1000,
                     isOver ? QStringLiteral(": ") + wordsOf(stream.value()) : QString());
    }
    const GtpReply stopped = co_await bench->ask("name");
    const BoardSize size = bench->size().value_or(BoardSize());
    if (!hasBegun || !stopped.ok()) {
        co_return;
    }
    const auto latency = std::chrono::duration_cast<std::chrono::milliseconds>(stopped.elapsed);
    if (const QString missing = faultOf(lines->first, size); !missing.isEmpty()) {
        bench->wrong("analysis.lines",
                     QT_TRANSLATE_NOOP("Messages", "%1 writes lines that cannot be read, “%2” "
                                                   "is missing or odd: “%3”"),
                     command, missing, decodeEngineText(lines->first.left(120)));
    } else {
        bench->works("analysis", QT_TRANSLATE_NOOP("Messages", "%1 works, and stops within %2 ms"),
                     command, latency.count());
    }
}

[[nodiscard]] QCoro::Task<> probeAnalysis(std::shared_ptr<CheckBench> bench)
{
    const QByteArrayList moves = {"play b C3", "play w D4"};
    const int taken = co_await bench->askAll(moves);
    bool hasAny = false;
    for (const QByteArray &name :
         {QByteArray("lz-analyze"), QByteArray("kata-analyze"), QByteArray("analyze")}) {
        if (bench->knows(name)) {
            hasAny = true;
            co_await tryAnalyzer(bench, name);
        }
    }
    if (!hasAny) {
        bench->absent("analysis", QT_TRANSLATE_NOOP("Messages", "no analysis (lz-analyze, "
                                                                "kata-analyze, analyze)"));
        co_return;
    }
    bench->mark();
    const GtpReply onStone = co_await bench->ask("play b D4");
    if (taken == moves.size() && onStone.ok()) {
        bench->wrong("analysis.board", QT_TRANSLATE_NOOP("Messages", "analysis changes the board"));
    }
}

[[nodiscard]] QCoro::Task<> probeGenmoveAnalyze(std::shared_ptr<CheckBench> bench)
{
    QByteArray name;
    for (const char *candidate :
         {"kata-genmove_analyze", "lz-genmove_analyze", "genmove_analyze"}) {
        if (name.isEmpty() && bench->knows(candidate)) {
            name = candidate;
        }
    }
    if (name.isEmpty()) {
        co_return;
    }
    const QString command = QString::fromUtf8(name);
    const std::shared_ptr<Lines> lines = linesWithin(bench->limits().move, *bench);
    const auto sink = [lines](QByteArrayView line) { lines->take(line); };
    const Completion<GtpReply> stream = bench->stream(name + " b 20", sink);
    const Completion<bool> moved = lines->moved;
    const bool hasMoved = co_await moved;
    co_await QCoro::sleepFor(EndDelay);
    if (!hasMoved) {
        bench->wrong("genmove-analyze", QT_TRANSLATE_NOOP("Messages", "%1 says no move"), command);
    } else if (stream.isComplete()) {
        bench->works("genmove-analyze", QT_TRANSLATE_NOOP("Messages", "%1 works"), command);
    } else {
        bench->odd("genmove-analyze",
                   QT_TRANSLATE_NOOP("Messages",
                                     "%1 does not end its reply after the move, but goes on "
                                     "thinking until the next command"),
                   command);
    }
    const GtpReply stopped = co_await bench->ask("name");
}

} // namespace

std::span<const Probe> analysisProbes()
{
    using enum CheckArea;
    static constexpr Probe probes[] = {
        {Analysis, QT_TRANSLATE_NOOP("Messages", "analysis"), probeAnalysis},
        {Analysis, QT_TRANSLATE_NOOP("Messages", "genmove with analysis"), probeGenmoveAnalyze},
    };
    return probes;
}

} // namespace shinpan
