#include "core/check/probes.h"
#include "core/engine/dialect/gtptext.h"
#include "core/rules/scoring.h"

#include <algorithm>

namespace shinpan {

namespace {

/// A finished game: Black owns the left of the board and White the right, each with every second
/// column full of stones, so that no invasion lives:
///     A B C D E F G H J
///     . X . X O . O . .
struct FinishedGame
{
    BoardSize size;
    QByteArrayList lines;      ///< plays it from an empty board, passes included
    std::vector<Point> dead{}; ///< sorted
    Position position;
};

void play(FinishedGame &game, const Move &move)
{
    game.lines.append(playCommand(move).line());
    game.position.playAnyhow(move);
}

[[nodiscard]] Point pointAt(int column, int row)
{
    return {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
}

/// A board where the right side's rest is at most two columns wide; nothing if there is none.
[[nodiscard]] std::optional<BoardSize> countableSize(const CheckBench &bench)
{
    std::vector<int> sides = {bench.size().value_or(BoardSize()).columns, 9, 19, 13, 11, 7, 5};
    for (const int side : sides) {
        if (bench.takes(side) && side >= 5 && side % 4 != 2) {
            return BoardSize::square(side);
        }
    }
    return std::nullopt;
}

[[nodiscard]] FinishedGame finishedGame(BoardSize size, bool hasDeadStones)
{
    FinishedGame game{.size = size, .lines = {}, .position = Position(size)};
    game.lines = {"boardsize " + QByteArray::number(size.columns), "clear_board"};
    const int columns = (size.columns + 1) / 4; // of stones, for each side
    for (int i = 0; i < columns; ++i) {
        for (int row = 0; row < size.rows; ++row) {
            play(game, {Color::Black, pointAt(2 * i + 1, row)});
            play(game, {Color::White, pointAt(2 * (columns + i), row)});
        }
    }
    if (hasDeadStones) {
        game.dead = {pointAt(0, size.rows / 2), pointAt(2 * columns + 1, size.rows / 2)};
        play(game, {Color::Black, game.dead.back()});
        play(game, {Color::White, game.dead.front()});
    }
    play(game, Move::pass(Color::Black));
    play(game, Move::pass(Color::White));
    return game;
}

/// Our count, "W+15.5"; both ways of scoring agree on these boards.
[[nodiscard]] Score scoreOf(const FinishedGame &game, double komi)
{
    return countGame(game.position, {.komi = komi, .handicap = 0},
                     {.dead = game.dead, .seki = std::nullopt})
        .score;
}

/// Says what an answer to final_score is worth; true if it is right. A wrong one is a result that
/// nobody can rely on.
bool judgeScore(CheckBench &bench, const GtpReply &reply, const Score &expected)
{
    const auto score =
        reply.ok() ? scoreFromText(reply.text->trimmed().toStdString()) : std::nullopt;
    const QString ours = QString::fromStdString(toSgf(expected));
    if (isRefused(reply)) {
        bench.odd("score",
                  QT_TRANSLATE_NOOP("Messages", "refuses final_score on a finished board: “%1”"),
                  wordsOf(reply));
    } else if (!score.has_value()) {
        bench.wrong("score",
                    QT_TRANSLATE_NOOP("Messages", "answers final_score with “%1”, not like “%2”"),
                    wordsOf(reply), ours);
    } else if (*score != expected) {
        bench.spoils("score",
                     QT_TRANSLATE_NOOP("Messages",
                                       "scores a finished board without dead stones as %1; it is "
                                       "%2 by area and by territory"),
                     wordsOf(reply), ours);
    } else {
        return true;
    }
    return false;
}

void judgeDead(CheckBench &bench, const GtpReply &reply, const FinishedGame &game)
{
    auto dead = pointsIn(reply, game.size);
    if (!dead) {
        bench.wrong("dead",
                    QT_TRANSLATE_NOOP("Messages", "answers final_status_list dead with “%1”"),
                    wordsOf(reply));
        return;
    }
    std::ranges::sort(*dead);
    if (*dead == game.dead) {
        bench.works("dead", QT_TRANSLATE_NOOP("Messages", "recognises dead stones"));
    } else if (dead->empty()) {
        bench.odd("dead",
                  QT_TRANSLATE_NOOP("Messages",
                                    "recognises no dead stones (%1): takes all stones for "
                                    "alive"),
                  verticesOf(game.dead));
    } else {
        bench.spoils("dead", QT_TRANSLATE_NOOP("Messages", "takes %1 for dead where %2 are"),
                     verticesOf(*dead), verticesOf(game.dead));
    }
}

/// Asks about a position without dead stones, and whether a new komi counts.
[[nodiscard]] QCoro::Task<> probeFinalScore(std::shared_ptr<CheckBench> bench)
{
    const std::optional<BoardSize> size = countableSize(*bench);
    if (!size) {
        co_return;
    }
    const FinishedGame game = finishedGame(*size, false);
    const int taken = co_await bench->askAll(game.lines);
    const GtpReply usual = co_await bench->ask("komi 6.5");
    if (taken < game.lines.size() || !usual.ok()) {
        co_return; // told by other probes
    }
    bench->mark();
    const GtpReply first = co_await bench->ask("final_score", bench->limits().scoring);
    if (!judgeScore(*bench, first, scoreOf(game, 6.5))) {
        co_return;
    }
    bench->works("score", QT_TRANSLATE_NOOP("Messages", "scores a finished board correctly (%1)"),
                 wordsOf(first).trimmed());
    bench->mark();
    const GtpReply komi = co_await bench->ask("komi 0.5");
    const GtpReply second = co_await bench->ask("final_score", bench->limits().scoring);
    const QString text = wordsOf(second).trimmed();
    if (scoreFromText(text.toStdString()) != scoreOf(game, 0.5)) {
        bench->wrong("score.komi",
                     QT_TRANSLATE_NOOP("Messages",
                                       "final_score ignores a komi that is set after it was asked "
                                       "first: still %1"),
                     text);
    }
}

/// A board with one dead stone of each side.
[[nodiscard]] QCoro::Task<> probeDeadStones(std::shared_ptr<CheckBench> bench)
{
    const std::optional<BoardSize> size = countableSize(*bench);
    if (!size) {
        co_return;
    }
    const FinishedGame game = finishedGame(*size, true);
    const int taken = co_await bench->askAll(game.lines);
    if (taken < game.lines.size()) {
        co_return;
    }
    bench->mark();
    const GtpReply dead = co_await bench->ask("final_status_list dead", bench->limits().scoring);
    judgeDead(*bench, dead, game);
    bench->mark();
    const GtpReply alive = co_await bench->ask("final_status_list alive", bench->limits().scoring);
    const auto living = pointsIn(alive, *size);
    if (!living || living->empty()) {
        bench->odd("alive",
                   QT_TRANSLATE_NOOP("Messages", "answers final_status_list alive with “%1”"),
                   wordsOf(alive));
    }
    bench->mark();
    const GtpReply seki = co_await bench->ask("final_status_list seki", bench->limits().scoring);
    const auto inSeki = pointsIn(seki, *size);
    if (!inSeki || !inSeki->empty()) {
        bench->odd("seki",
                   QT_TRANSLATE_NOOP("Messages",
                                     "answers final_status_list seki with “%1”, where no "
                                     "stone is in seki"),
                   wordsOf(seki));
    }
}

} // namespace

std::span<const Probe> scoringProbes()
{
    using enum CheckArea;
    using enum Probe::When;
    static constexpr Probe probes[] = {
        {Scoring, QT_TRANSLATE_NOOP("Messages", "final_score"), probeFinalScore, Extra, EmptyBoard,
         "final_score", "score", QT_TRANSLATE_NOOP("Messages", "no final_score")},
        {Scoring, QT_TRANSLATE_NOOP("Messages", "dead stones"), probeDeadStones, Extra, EmptyBoard,
         "final_status_list", "dead", QT_TRANSLATE_NOOP("Messages", "no final_status_list")},
    };
    return probes;
}

} // namespace shinpan
