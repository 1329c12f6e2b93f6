#include "core/engine/boardquestion.h"

#include "core/engine/dialect/boardreading.h"
#include "core/engine/dialect/gtptext.h"

#include <QStringList>

namespace shinpan {

namespace {

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

[[nodiscard]] QString wordsFor(const std::vector<Point> &points)
{
    constexpr std::size_t Many = 8;
    QStringList vertices;
    for (std::size_t i = 0; i < points.size() && i < Many; ++i) {
        vertices.append(QString::fromStdString(vertexOf(points[i])));
    }
    const QString names = vertices.join(QLatin1String(", "));
    return points.size() > Many
             ? QStringLiteral("%1 and %2 more points").arg(names).arg(points.size() - Many)
             : names;
}

} // namespace

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
             QStringLiteral("has another board than it was told, at %1").arg(wordsFor(points))}};
}

} // namespace shinpan
