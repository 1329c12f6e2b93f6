#include "core/engine/engineboard.h"

#include "core/engine/dialect/boardreading.h"
#include "core/engine/dialect/gtptext.h"
#include "core/rules/handicap.h"
#include "core/util/message.h"

#include <QStringList>

namespace shinpan {

namespace {

/// Whether the stones are those of GTP's fixed handicap, in any order.
[[nodiscard]] bool isFixedHandicap(const GameLine &start)
{
    const auto points = fixedHandicap(start.size, static_cast<int>(start.setUp.size()));
    return points && isSameSet(*points, start.setUp);
}

/// Whether an engine answered fixed_handicap with the stones that it should place. GNU Go's points
/// on 12x12 differ from those of GTP and everybody else.
[[nodiscard]] bool confirms(const GtpReply &reply, const GameLine &start)
{
    const auto placed = reply.ok() ? pointsFromVertices(*reply.text, start.size) : std::nullopt;
    return placed && isSameSet(*placed, start.setUp);
}

/// The commands that place these stones on an empty board of this engine's, the best first.
[[nodiscard]] std::vector<GtpCommand> waysToPlace(const Engine &engine, const GameLine &start)
{
    std::vector<GtpCommand> ways;
    const bool isHandicap = setsUpHandicap(start);
    if (isHandicap && engine.knows("fixed_handicap") && isFixedHandicap(start)) {
        const QByteArray stones = QByteArray::number(start.setUp.size());
        ways.push_back(GtpCommand("fixed_handicap", {stones}));
    }
    if (isHandicap && engine.knows("set_free_handicap")) {
        ways.push_back(freeHandicapCommand(start.setUp));
    }
    if (engine.knows("gogui-setup")) {
        ways.push_back(setUpCommand("gogui-setup", start.setUp));
    }
    return ways;
}

/// Moves off the board change nothing, as in Position::playAnyhow().
[[nodiscard]] Board boardAfter(const GameLine &line)
{
    Board board = setUpBoard(line);
    for (const Move &move : line.moves) {
        if (move.point && line.size.contains(*move.point)) {
            board.play(move.color, *move.point);
        }
    }
    return board;
}

/// Nothing where it cannot be read.
[[nodiscard]] std::optional<Board> boardFrom(const std::vector<GtpReply> &answers, BoardSize size)
{
    QStringList texts;
    for (const GtpReply &answer : answers) {
        if (!answer.ok()) {
            return std::nullopt;
        }
        texts.append(*answer.text);
    }
    return texts.size() == 2 ? boardFromStones(texts[0], texts[1], size)
         : texts.size() == 1 ? boardFromDrawing(texts[0], size)
                             : std::nullopt;
}

[[nodiscard]] std::vector<GtpCommand> boardQuestions(const Engine &engine)
{
    if (engine.knows("list_stones")) {
        return {GtpCommand("list_stones", {"black"}), GtpCommand("list_stones", {"white"})};
    }
    return engine.knows("showboard") ? std::vector{GtpCommand("showboard")}
                                     : std::vector<GtpCommand>();
}

[[nodiscard]] Message wordsFor(const std::vector<Point> &points)
{
    constexpr std::size_t Many = 8;
    QStringList vertices;
    for (std::size_t i = 0; i < points.size() && i < Many; ++i) {
        vertices.append(QString::fromStdString(vertexOf(points[i])));
    }
    const QString names = vertices.join(QLatin1String(", "));
    return points.size() > Many
             ? Message::of(QT_TRANSLATE_NOOP("Messages", "%1 and %2 more points"), names,
                           QString::number(points.size() - Many))
             : Message::verbatim(names);
}

/// Looks whether an engine that was given stones without liberties has kept them.
[[nodiscard]] QCoro::Task<EngineDone> confirmStones(std::shared_ptr<Engine> engine,
                                                    GameLine start,
                                                    Engine::Limit perCommand)
{
    if (stonesWithoutLiberties(start).empty()) {
        co_return EngineDone();
    }
    start.moves.clear();
    const auto points = co_await compareBoard(engine, start, perCommand);
    if (!points) {
        co_return failure(points.error());
    }
    if (!points->empty()) {
        co_return failure(noLibertiesAt(*points));
    }
    co_return EngineDone();
}

} // namespace

QCoro::Task<EngineDone> playMoves(std::shared_ptr<Engine> engine,
                                  std::vector<Move> moves,
                                  Engine::Limit perCommand)
{
    for (const Move &move : moves) {
        const GtpCommand command = playCommand(move);
        const EngineDone played = co_await engine->order(command, perCommand);
        if (!played) {
            co_return played;
        }
    }
    co_return EngineDone();
}

QCoro::Task<EngineDone> placeSetUp(std::shared_ptr<Engine> engine,
                                   GameLine start,
                                   Engine::Limit perCommand)
{
    const GtpCommand clear("clear_board");
    const std::vector<GtpCommand> ways = waysToPlace(*engine, start);
    for (const GtpCommand &way : ways) {
        if (way.line().size() > engine->traits().longestLine) {
            continue;
        }
        const GtpReply reply = co_await engine->ask(way, perCommand);
        const bool isFixed = way.name() == "fixed_handicap";
        const bool isPlaced = isFixed ? confirms(reply, start) : reply.ok();
        if (isPlaced) {
            co_return co_await confirmStones(engine, start, perCommand);
        }
        // What is refused or misunderstood may leave stones behind: GNU Go 3.8 keeps those before
        // the one that it refuses.
        const EngineDone emptied = co_await engine->order(clear, perCommand);
        if (!emptied) {
            co_return emptied;
        }
    }
    if (const std::vector<Point> points = stonesWithoutLiberties(start); !points.empty()) {
        co_return failure(noLibertiesAt(points)); // the last one played would take others off
    }
    std::vector<Move> plays; // work everywhere and place every colour
    for (const SetUpStone &stone : start.setUp) {
        plays.push_back({stone.color, stone.point});
    }
    co_return co_await playMoves(engine, plays, perCommand);
}

QCoro::Task<EngineDone> setPosition(std::shared_ptr<Engine> engine,
                                    GameLine start,
                                    Engine::Limit perCommand)
{
    const GtpCommand command = setUpCommand("set_position", start.setUp);
    const EngineDone placed = co_await engine->order(command, perCommand);
    if (placed) {
        co_return co_await confirmStones(engine, start, perCommand);
    }
    if (placed.error().error.kind != GtpError::Kind::Refused) {
        co_return placed;
    }
    const GtpCommand clear("clear_board");
    const EngineDone emptied = co_await engine->order(clear, perCommand);
    if (!emptied) {
        co_return emptied;
    }
    co_return co_await placeSetUp(engine, start, perCommand);
}

std::vector<Completion<GtpReply>> askForBoard(Engine &engine, Engine::Limit perCommand)
{
    std::vector<Completion<GtpReply>> asked;
    for (const GtpCommand &question : boardQuestions(engine)) {
        asked.push_back(engine.ask(question, perCommand));
    }
    return asked;
}

std::optional<std::vector<Point>> differencesFrom(const GameLine &line,
                                                  const std::vector<GtpReply> &answers)
{
    const std::optional<Board> board = boardFrom(answers, line.size);
    return board ? std::optional(differences(boardAfter(line), *board)) : std::nullopt;
}

QCoro::Task<Result<std::vector<Point>, EngineError>> compareBoard(std::shared_ptr<Engine> engine,
                                                                  GameLine line,
                                                                  Engine::Limit perCommand)
{
    const std::vector<GtpCommand> questions = boardQuestions(*engine);
    const std::vector<Completion<GtpReply>> asked = askForBoard(*engine, perCommand);
    std::vector<GtpReply> answers;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const GtpReply answer = co_await asked[i];
        // Refusals and what cannot be read say nothing about the board.
        if (!answer.ok() && answer.text.error().kind != GtpError::Kind::Refused) {
            co_return failure(errorOf(questions[i], answer));
        }
        answers.push_back(answer);
    }
    co_return differencesFrom(line, answers).value_or(std::vector<Point>());
}

EngineError differenceAt(const std::vector<Point> &points)
{
    return {{},
            {GtpError::Kind::Refused,
             Message::of(QT_TRANSLATE_NOOP("Messages",
                                           "has a different board from the one it was told, at %1"),
                         wordsFor(points))}};
}

EngineError noLibertiesAt(const std::vector<Point> &points)
{
    return {{},
            {GtpError::Kind::Refused,
             Message::of(QT_TRANSLATE_NOOP(
                             "Messages",
                             "cannot be told this position: there are no liberties for the stones "
                             "at %1"),
                         wordsFor(points))}};
}

} // namespace shinpan
