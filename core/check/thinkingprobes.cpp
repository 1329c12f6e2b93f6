#include "core/check/probes.h"
#include "core/engine/dialect/boardreading.h"
#include "core/engine/dialect/gtptext.h"
#include "core/rules/position.h"

namespace shinpan {

namespace {

[[nodiscard]] Position emptyPosition(const CheckBench &bench)
{
    Ruleset lenient; // what some rules allow is nobody's fault
    lenient.ko = KoRule::Simple;
    lenient.suicide = SuicideRule::MultiStone;
    return Position(bench.size().value_or(BoardSize()), lenient);
}

[[nodiscard]] const char *wordsFor(Illegality reason)
{
    switch (reason) {
    case Illegality::OffBoard:
        return "off the board";
    case Illegality::Occupied:
        return "occupied";
    case Illegality::Suicide:
        return "suicide";
    case Illegality::Ko:
        return "ko";
    case Illegality::Superko:
        return "superko";
    }
    Q_UNREACHABLE();
}

/// Plays an answer to genmove; what is wrong with it, or nothing.
[[nodiscard]] std::optional<QString> playAnswer(const GtpReply &reply,
                                                Color color,
                                                Position &position)
{
    const auto answer =
        reply.ok() ? parseGenmove(*reply.text, position.board().size()) : std::nullopt;
    if (!answer) {
        return wordsOf(reply);
    }
    if (answer->kind == GenmoveAnswer::Kind::Resignation) {
        return std::nullopt;
    }
    const Move move{color, answer->point};
    if (const auto illegality = position.check(move)) {
        return QStringLiteral("%1 (%2)").arg(*reply.text, QLatin1String(wordsFor(*illegality)));
    }
    position.play(move);
    return std::nullopt;
}

void complain(CheckBench &bench, const QByteArray &line, const QString &fault)
{
    bench.wrong("genmove", QT_TRANSLATE_NOOP("EngineCheck", "answers “%1” with “%2”"),
                {QString::fromUtf8(line), fault});
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
    const QString longest =
        QString::number(std::chrono::duration<double>(game.longest).count(), 'f', 2);
    bench.works("genmove.game",
                game.isOver
                    ? QT_TRANSLATE_NOOP("EngineCheck",
                                        "played a whole game against itself, %1 legal moves, at "
                                        "most %2 s each")
                    : QT_TRANSLATE_NOOP("EngineCheck",
                                        "began a game against itself, %1 legal moves, at most %2 s "
                                        "each"),
                {QString::number(game.moves), longest});
    if (errorBytes > 0 && game.moves > 0) {
        bench.works(
            "genmove.stderr",
            QT_TRANSLATE_NOOP("EngineCheck", "writes %1 bytes to standard error for a move"),
            {QString::number(errorBytes / game.moves)});
    }
}

} // namespace

QCoro::Task<> probeGenmoveOrder(std::shared_ptr<CheckBench> bench)
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
    bench->works("genmove", QT_TRANSLATE_NOOP("EngineCheck",
                                              "generates moves, White first and one colour twice"));
}

QCoro::Task<> probeSelfPlay(std::shared_ptr<CheckBench> bench)
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
            QT_TRANSLATE_NOOP("EngineCheck", "shows another board than its own moves lead to"));
    }
    tell(*bench, game, errorBytes);
}

QCoro::Task<> probeGenmoveAfterPasses(std::shared_ptr<CheckBench> bench)
{
    const QByteArrayList passes = {"play b C3", "play w D4", "play b pass", "play w pass"};
    const int taken = co_await bench->askAll(passes);
    const GtpReply reply = co_await bench->ask("genmove b", bench->limits().move);
    if (taken == passes.size() && isRefused(reply)) {
        bench->wrong("genmove.after-passes",
                     QT_TRANSLATE_NOOP("EngineCheck",
                                       "refuses genmove after two passes: “%1”; play may be "
                                       "resumed when the dead stones are disputed"),
                     {wordsOf(reply)});
    } else if (taken == passes.size()) {
        bench->works("genmove.after-passes",
                     QT_TRANSLATE_NOOP("EngineCheck", "answers genmove after two passes"));
    }
}

QCoro::Task<> probeRegGenmove(std::shared_ptr<CheckBench> bench)
{
    if (!bench->knows("reg_genmove")) {
        bench->absent("reg-genmove", QT_TRANSLATE_NOOP("EngineCheck", "no reg_genmove"));
        co_return;
    }
    const GtpReply reply = co_await bench->ask("reg_genmove b", bench->limits().move);
    const QString vertex = wordsOf(reply).simplified();
    const GtpReply played = co_await bench->ask("play b " + vertex.toUtf8());
    if (reply.ok() && played.ok()) {
        bench->works("reg-genmove",
                     QT_TRANSLATE_NOOP("EngineCheck", "reg_genmove leaves the board alone"));
    } else {
        bench->wrong("reg-genmove",
                     QT_TRANSLATE_NOOP("EngineCheck",
                                       "reg_genmove answers “%1”, which cannot be played then"),
                     {vertex});
    }
}

} // namespace shinpan
