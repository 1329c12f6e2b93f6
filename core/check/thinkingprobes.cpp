#include "core/check/probes.h"
#include "core/engine/dialect/gtptext.h"
#include "core/rules/position.h"

#include <algorithm>
#include <cstdlib>
#include <thread>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

[[nodiscard]] Position emptyPosition(const CheckBench &bench)
{
    Ruleset lenient; // what some rules allow is nobody's fault
    lenient.ko = KoRule::Simple;
    lenient.suicide = SuicideRule::MultiStone;
    return Position(bench.size().value_or(BoardSize()), lenient);
}

/// What is wrong with an answer to a question, where %1 is the question and %2 the answer.
constexpr const char *NoMove = QT_TRANSLATE_NOOP("Messages", "answers “%1” with “%2”");

/// The same in the order of Illegality.
constexpr const char *Objections[] = {
    QT_TRANSLATE_NOOP("Messages", "answers “%1” with “%2”, which is off the board"),
    QT_TRANSLATE_NOOP("Messages", "answers “%1” with “%2”, which is occupied"),
    QT_TRANSLATE_NOOP("Messages", "answers “%1” with “%2”, which is suicide"),
    QT_TRANSLATE_NOOP("Messages", "answers “%1” with “%2”, which retakes a ko at once"),
    QT_TRANSLATE_NOOP("Messages", "answers “%1” with “%2”, which repeats a position"),
};

/// One of these sentences, and the answer that it is about.
struct Complaint
{
    const char *text;
    QString answer; ///< the engine's words, and nothing but these
};

/// Plays an answer to genmove; what is wrong with it, or nothing.
[[nodiscard]] std::optional<Complaint> playAnswer(const GtpReply &reply,
                                                  Color color,
                                                  Position &position)
{
    const auto answer =
        reply.ok() ? parseGenmove(*reply.text, position.board().size()) : std::nullopt;
    if (!answer) {
        return Complaint{NoMove, wordsOf(reply)};
    }
    if (answer->kind == GenmoveAnswer::Kind::Resignation) {
        return std::nullopt;
    }
    const Move move{color, answer->point};
    if (const auto illegality = position.check(move)) {
        return Complaint{Objections[static_cast<std::size_t>(*illegality)], *reply.text};
    }
    position.play(move);
    return std::nullopt;
}

void complain(CheckBench &bench, const QByteArray &line, const Complaint &complaint)
{
    bench.wrong("genmove", complaint.text, QString::fromUtf8(line), complaint.answer);
}

/// How a game against itself went.
struct SelfPlay
{
    int moves = 0;
    bool isOver = false; ///< by two passes or a resignation
    std::chrono::nanoseconds longest{};
};

void tell(CheckBench &bench, const SelfPlay &game, qint64 errorBytes)
{
    const Message longest =
        decimal(QString::number(std::chrono::duration<double>(game.longest).count(), 'f', 2));
    bench.works("genmove.game",
                game.isOver
                    ? QT_TRANSLATE_NOOP("Messages",
                                        "played a whole game against itself, %1 legal moves, at "
                                        "most %2 s each")
                    : QT_TRANSLATE_NOOP("Messages",
                                        "began a game against itself, %1 legal moves, at most %2 s "
                                        "each"),
                game.moves, longest);
    if (errorBytes > 0 && game.moves > 0) {
        bench.works("genmove.stderr",
                    QT_TRANSLATE_NOOP("Messages", "writes %1 bytes to standard error for a move"),
                    errorBytes / game.moves);
    }
}

/// Notes the outcome of questions that an engine should take: nothing refused, or these.
void judgeRefusals(CheckBench &bench,
                   const QByteArrayList &refused,
                   const char *id,
                   const char *praise,
                   const auto &...gaps)
{
    if (refused.isEmpty()) {
        bench.works(id, praise, gaps...);
    } else {
        bench.wrong(id, QT_TRANSLATE_NOOP("Messages", "refuses %1"), quoted(refused));
    }
}

/// Whether there were more runnable programs than processors, over the last minute.
[[nodiscard]] bool hasTooMuchLoad()
{
    double load = 0;
    return ::getloadavg(&load, 1) == 1 && load > std::thread::hardware_concurrency();
}

/// Judges by the longest of a few moves, each of which had a second.
void judgeClock(CheckBench &bench, std::chrono::nanoseconds longest)
{
    // The margin that matches allow by default, and some for us.
    constexpr auto Margin = 250ms;
    const Message seconds =
        decimal(QString::number(std::chrono::duration<double>(longest).count(), 'f', 2));
    if (longest <= 1s + Margin) {
        bench.works("time.obeyed",
                    QT_TRANSLATE_NOOP("Messages", "with a second a move, took %1 s at most"),
                    seconds);
    } else if (bench.limits().isMachineBusy.value_or(hasTooMuchLoad())) {
        bench.works("time.busy",
                    QT_TRANSLATE_NOOP("Messages",
                                      "with a second a move, took %1 s, but this machine is too "
                                      "busy to tell why"),
                    seconds);
    } else if (longest <= 2s) {
        bench.odd(
            "time.obeyed",
            QT_TRANSLATE_NOOP("Messages", "with a second a move, took %1 s: would lose on time"),
            seconds);
    } else {
        bench.wrong("time.obeyed",
                    QT_TRANSLATE_NOOP("Messages",
                                      "does not obey its clock: with a second a move, took %1 s"),
                    seconds);
    }
}

/// White moves first, and the same colour twice.
[[nodiscard]] QCoro::Task<> probeGenmoveOrder(std::shared_ptr<CheckBench> bench)
{
    Position position = emptyPosition(*bench);
    for (const Color color : {Color::White, Color::Black, Color::Black, Color::White}) {
        const QByteArray line = "genmove " + colorWord(color);
        bench->mark();
        const GtpReply reply = co_await bench->ask(line, bench->limits().move);
        if (const auto fault = playAnswer(reply, color, position)) {
            complain(*bench, line, *fault);
            co_return;
        }
    }
    bench->works("genmove", QT_TRANSLATE_NOOP("Messages",
                                              "generates moves, White first and one colour twice"));
}

/// A game against itself, judged by our rules, as long as CheckLimits::game lets it last.
[[nodiscard]] QCoro::Task<> probeSelfPlay(std::shared_ptr<CheckBench> bench)
{
    Position position = emptyPosition(*bench);
    SelfPlay game;
    Color color = Color::Black;
    const int longGame = 3 * position.board().size().pointCount();
    const qint64 errorsBefore = bench->tap().errorBytes();
    const auto end = std::chrono::steady_clock::now() + bench->limits().game;
    while (!game.isOver && game.moves < longGame && std::chrono::steady_clock::now() < end) {
        const QByteArray line = "genmove " + colorWord(color);
        bench->mark();
        const GtpReply reply = co_await bench->ask(line, bench->limits().move);
        if (const auto fault = playAnswer(reply, color, position)) {
            complain(*bench, line, *fault);
            co_return;
        }
        game.longest = std::max(game.longest, reply.elapsed);
        game.isOver = position.consecutivePasses() >= 2 || position.toPlay() == color;
        game.moves += position.toPlay() == color ? 0 : 1; // a resignation is none
        color = opposite(color);
    }
    const qint64 errorBytes = bench->tap().errorBytes() - errorsBefore;
    bench->mark();
    const std::optional<Board> shown = co_await bench->readBoard();
    if (shown && *shown != position.board()) {
        bench->wrong(
            "genmove.board",
            QT_TRANSLATE_NOOP("Messages", "shows another board than its own moves lead to"));
    }
    tell(*bench, game, errorBytes);
}

[[nodiscard]] QCoro::Task<> probeGenmoveAfterPasses(std::shared_ptr<CheckBench> bench)
{
    const QByteArrayList passes = {"play b C3", "play w D4", "play b pass", "play w pass"};
    const int taken = co_await bench->askAll(passes);
    const GtpReply reply = co_await bench->ask("genmove b", bench->limits().move);
    if (taken == passes.size() && isRefused(reply)) {
        bench->wrong("genmove.after-passes",
                     QT_TRANSLATE_NOOP("Messages",
                                       "refuses genmove after two passes: “%1”; play may be "
                                       "resumed when the dead stones are disputed"),
                     wordsOf(reply));
    } else if (taken == passes.size()) {
        bench->works("genmove.after-passes",
                     QT_TRANSLATE_NOOP("Messages", "answers genmove after two passes"));
    }
}

[[nodiscard]] QCoro::Task<> probeRegGenmove(std::shared_ptr<CheckBench> bench)
{
    const GtpReply reply = co_await bench->ask("reg_genmove b", bench->limits().move);
    const QString vertex = wordsOf(reply).simplified();
    const GtpReply played = co_await bench->ask("play b " + vertex.toUtf8());
    if (reply.ok() && played.ok()) {
        bench->works("reg-genmove",
                     QT_TRANSLATE_NOOP("Messages", "reg_genmove leaves the board alone"));
    } else {
        bench->wrong(
            "reg-genmove",
            QT_TRANSLATE_NOOP("Messages", "reg_genmove answers “%1”, which cannot be played then"),
            vertex);
    }
}

[[nodiscard]] QCoro::Task<> probeTimeSettings(std::shared_ptr<CheckBench> bench)
{
    // The controls are absolute, Canadian, a time for each move, none at all.
    const QByteArrayList lines = {"time_settings 300 0 0", "time_settings 300 60 10",
                                  "time_settings 0 10 1", "time_settings 0 1 0"};
    const QByteArrayList refused = co_await bench->refusedOf(lines);
    judgeRefusals(*bench, refused, "time",
                  QT_TRANSLATE_NOOP("Messages", "takes absolute, Canadian and no time limits"));
    bench->mark();
    const GtpReply fraction = co_await bench->ask("time_settings 300.5 0 0");
    if (fraction.ok()) {
        bench->works("time.fraction",
                     QT_TRANSLATE_NOOP("Messages", "takes fractions of a second in "
                                                   "time_settings"));
    }
}

[[nodiscard]] QCoro::Task<> probeTimeLeft(std::shared_ptr<CheckBench> bench)
{
    const QByteArrayList lines = {"time_settings 300 60 10", "time_left b 280 0",
                                  "time_left w 45 7", "time_left b 0 1"};
    const QByteArrayList refused = co_await bench->refusedOf(lines);
    judgeRefusals(*bench, refused, "time-left", QT_TRANSLATE_NOOP("Messages", "takes time_left"));
}

[[nodiscard]] QCoro::Task<> probeOtherTimeSettings(std::shared_ptr<CheckBench> bench)
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
                      QT_TRANSLATE_NOOP("Messages",
                                        "no byo-yomi or Fischer time (kgs-time_settings, "
                                        "kata-time_settings)"));
        co_return;
    }
    const QByteArrayList refused = co_await bench->refusedOf(lines);
    judgeRefusals(*bench, refused, "time.systems", QT_TRANSLATE_NOOP("Messages", "takes %1"),
                  known.join(QLatin1String(", ")));
}

/// This takes three moves at a second each.
[[nodiscard]] QCoro::Task<> probeClock(std::shared_ptr<CheckBench> bench)
{
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

} // namespace

std::span<const Probe> thinkingProbes()
{
    using enum CheckArea;
    using enum Probe::When;
    static constexpr Probe probes[] = {
        {Thinking, QT_TRANSLATE_NOOP("Messages", "genmove"), probeGenmoveOrder, Essential},
        {Thinking, QT_TRANSLATE_NOOP("Messages", "a game against itself"), probeSelfPlay,
         Essential},
        {Thinking, QT_TRANSLATE_NOOP("Messages", "genmove after passes"), probeGenmoveAfterPasses},
        {Thinking, QT_TRANSLATE_NOOP("Messages", "reg_genmove"), probeRegGenmove, Extra, EmptyBoard,
         "reg_genmove", "reg-genmove", QT_TRANSLATE_NOOP("Messages", "no reg_genmove")},
        {Time, QT_TRANSLATE_NOOP("Messages", "time_settings"), probeTimeSettings, Essential,
         EmptyBoard, "time_settings", "time",
         QT_TRANSLATE_NOOP("Messages", "no time_settings: plays without a clock")},
        {Time, QT_TRANSLATE_NOOP("Messages", "time_left"), probeTimeLeft, Essential, EmptyBoard,
         "time_left", "time-left", QT_TRANSLATE_NOOP("Messages", "no time_left")},
        {Time, QT_TRANSLATE_NOOP("Messages", "other time systems"), probeOtherTimeSettings},
        {Time, QT_TRANSLATE_NOOP("Messages", "a second a move"), probeClock, Extra, EmptyBoard,
         "time_settings"},
    };
    return probes;
}

} // namespace shinpan
