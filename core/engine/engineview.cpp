#include "core/engine/engineview.h"

#include "core/engine/dialect/boardreading.h"

#include <array>
#include <cmath>
#include <vector>

namespace shinpan {

namespace {

/// The questions to an engine, by place.
enum Question { Size, Black, White, Drawing, Komi, Rules, QuestionCount };

[[nodiscard]] std::vector<std::pair<Question, GtpCommand>> questionsFor(const Engine &engine)
{
    std::vector<std::pair<Question, GtpCommand>> questions;
    const bool tellsStones = engine.knows("list_stones");
    const bool tellsSize = engine.knows("query_boardsize");
    if (tellsStones) {
        questions.emplace_back(Black, GtpCommand("list_stones", {"black"}));
        questions.emplace_back(White, GtpCommand("list_stones", {"white"}));
    }
    if (tellsSize) {
        questions.emplace_back(Size, GtpCommand("query_boardsize"));
    }
    if (engine.knows("showboard") && !(tellsStones && tellsSize)) {
        questions.emplace_back(Drawing, GtpCommand("showboard"));
    }
    if (engine.knows("get_komi")) {
        questions.emplace_back(Komi, GtpCommand("get_komi"));
    }
    if (engine.knows("kata-get-rules")) {
        questions.emplace_back(Rules, GtpCommand("kata-get-rules"));
    }
    return questions;
}

using Answers = std::array<std::optional<QString>, QuestionCount>;

[[nodiscard]] BoardSize sizeIn(const Answers &answers, BoardSize usual)
{
    const int side = answers[Size] ? answers[Size]->trimmed().toInt() : 0;
    if (side >= 1 && side <= MaxBoardSide) {
        return BoardSize::square(side);
    }
    const auto drawn = answers[Drawing] ? boardFromDrawing(*answers[Drawing]) : std::nullopt;
    return drawn ? drawn->size() : usual;
}

[[nodiscard]] std::optional<Board> boardIn(const Answers &answers, BoardSize usual)
{
    if (answers[Black] && answers[White]) {
        return boardFromStones(*answers[Black], *answers[White], sizeIn(answers, usual));
    }
    return answers[Drawing] ? boardFromDrawing(*answers[Drawing]) : std::nullopt;
}

[[nodiscard]] EngineView viewIn(const Answers &answers, BoardSize usual)
{
    EngineView view{.board = boardIn(answers, usual)};
    bool isNumber = false;
    const double komi = answers[Komi].value_or(QString()).trimmed().toDouble(&isNumber);
    if (isNumber && std::isfinite(komi)) {
        view.komi = komi;
    }
    view.rules = answers[Rules].value_or(QString()).simplified().remove(u' ').toUtf8();
    return view;
}

} // namespace

QCoro::Task<EngineView> viewOf(std::shared_ptr<Engine> engine,
                               BoardSize size,
                               Engine::Limit perCommand)
{
    std::vector<std::pair<Question, Completion<GtpReply>>> asked;
    for (const auto &[question, command] : questionsFor(*engine)) {
        asked.emplace_back(question, engine->ask(command, perCommand));
    }
    Answers answers;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const Completion<GtpReply> next = asked[i].second;
        const GtpReply reply = co_await next;
        if (reply.ok()) {
            answers[asked[i].first] = *reply.text;
        }
    }
    co_return viewIn(answers, size);
}

} // namespace shinpan
