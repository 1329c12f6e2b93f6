#include "core/engine/toldgame.h"

#include <algorithm>
#include <span>

namespace shinpan {

namespace {

using Kind = SyncStep::Kind;

} // namespace

QStringList ToldGame::notices() const
{
    QStringList sentences;
    for (const EngineError &notice : m_notices) {
        sentences.append(notice.sentence().english());
    }
    return sentences;
}

void ToldGame::forget(const Message &doubt)
{
    m_game.reset();
    m_doubt = doubt;
}

void ToldGame::noteEmptying()
{
    m_isTamperedWith = false;
    m_notices.clear();
}

void ToldGame::noteStep(const SyncStep &step, const EngineGame &target)
{
    if (step.kind == Kind::BoardSize) {
        m_game.reset();
        m_boardSize = target.line.size;
    } else if ((step.kind == Kind::ClearBoard || step.kind == Kind::SetPosition)
               && !m_isTamperedWith) {
        m_game = target;
        m_game->line.moves.clear();
    }
    if (!m_game) { // a person may have typed a command meanwhile
        return;
    }
    std::vector<Move> &moves = m_game->line.moves;
    switch (step.kind) {
    case Kind::Komi:
        m_game->komi = target.komi;
        break;
    case Kind::Rules:
        m_game->rules = target.rules;
        break;
    case Kind::Time:
        m_game->time = target.time;
        break;
    case Kind::Undo:
    case Kind::UndoMany:
        moves.resize(moves.size() - step.count);
        break;
    case Kind::Play:
        moves.push_back(step.move);
        break;
    case Kind::PlaySequence: {
        const auto played = std::span(target.line.moves).subspan(step.first, step.count);
        moves.insert(moves.end(), played.begin(), played.end());
        break;
    }
    case Kind::BoardSize:
    case Kind::ClearBoard:
    case Kind::SetUp:
    case Kind::SetPosition:
        break;
    }
}

void ToldGame::noteLine(const GameLine &line)
{
    if (m_game) {
        m_game->line = line;
    }
}

void ToldGame::noteMove(const Move &move)
{
    if (m_game) {
        m_game->line.moves.push_back(move);
    }
}

void ToldGame::noteHandicap(const std::vector<Point> &points)
{
    if (!m_game) {
        return;
    }
    for (const Point point : points) {
        m_game->line.setUp.push_back({point, Color::Black});
    }
    m_game->line.firstToPlay = Color::White;
    m_game->line.handicap = static_cast<int>(points.size());
}

void ToldGame::noteTime(const TimeControl &control, TimeDialect dialect)
{
    m_time = control.isLimited() ? std::optional(Time{control, dialect}) : std::nullopt;
}

void ToldGame::noteFailure(const EngineError &error)
{
    const auto isSameCommand = [&error](const EngineError &notice) {
        return notice.command.section(u' ', 0, 0) == error.command.section(u' ', 0, 0);
    };
    constexpr qsizetype LongestNotice = 200; // its sentence shows no more of what the engine said
    if (std::ranges::none_of(m_notices, isSameCommand)) {
        m_notices.push_back(error);
        m_notices.back().error.text =
            Message::verbatim(error.error.text.english().left(LongestNotice));
    }
}

} // namespace shinpan
