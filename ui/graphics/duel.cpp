#include "ui/graphics/duel.h"

#include "core/graphics/resistance.h"
#include "ui/graphics/commandengine.h"
#include "ui/words/messagetext.h"

#include <QPointer>

#include <utility>

namespace shinpan {

Duel::Duel(CommandEngine &engine,
           const EngineCommand &command,
           const CommandChoices &choices,
           EngineGame place,
           const Board &board)
    : m_engine(engine)
    , m_command(command)
    , m_choices(choices)
    , m_place(std::move(place))
    , m_board(board)
    , m_defender(board.at(*choices.point) == Stone::White ? Color::White : Color::Black)
{
    step();
}

void Duel::step()
{
    const Result<GtpCommand> asked =
        filledIn(isAttackersTurn() ? m_command.command : m_command.note, m_choices);
    if (!asked) {
        QMetaObject::invokeMethod(
            this, [this, why = asked.error()] { Q_EMIT failed(text::message(why)); },
            Qt::QueuedConnection);
        return;
    }
    m_engine.ask(
        m_place, *asked, [self = QPointer<Duel>(this)](const CommandEngine::Answer &answer) {
            if (self) {
                const bool isOk = answer.reply.ok();
                self->take(isOk ? *answer.reply.text : answer.reply.text.error().text.english(),
                           !isOk);
            }
        });
}

void Duel::take(const QString &reply, bool isRefusal)
{
    const std::optional<ReadingAnswer> answer =
        isRefusal ? std::nullopt : readingAnswer(reply, m_board.size());
    if (m_line.empty()) {
        m_said = reply;
    }
    if (!answer && m_line.empty()) {
        Q_EMIT failed(reply);
        return;
    }
    std::optional<Point> move = answer && answer->code != 0 ? answer->move : std::nullopt;
    if (!move && answer && !isAttackersTurn()) {
        move = resistanceAt(m_board, *m_choices.point);
    }
    if (!move) {
        Q_EMIT finished(m_said);
        return;
    }
    play(*move);
}

void Duel::play(Point point)
{
    const Move move{isAttackersTurn() ? opposite(m_defender) : m_defender, point};
    m_line.push_back(move);
    m_place.line.moves.push_back(move);
    m_board.play(move.color, point);
    const bool isTaken = m_board.at(*m_choices.point) != stoneOf(m_defender);
    if (isTaken || m_line.size() >= MostMoves) {
        Q_EMIT finished(m_said);
        return;
    }
    const QPointer<Duel> self(this);
    Q_EMIT played();
    if (self) {
        step();
    }
}

} // namespace shinpan
