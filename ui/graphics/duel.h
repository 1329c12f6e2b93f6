#pragma once

#include "core/board/board.h"
#include "core/engine/positionsync.h"
#include "core/graphics/enginecommand.h"

#include <QObject>
#include <QString>

#include <vector>

namespace shinpan {

class CommandEngine;

/// An attack on a stone as an engine reads it, played out: it is asked for its move against the
/// stone (a command like `attack %p`), then for one that saves it (`defend %p`), and so on. Where
/// it knows of none the stone resists as it can, so that the line shows why the attack works.
class Duel final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Duel)

public:
    /// No line is longer.
    static constexpr std::size_t MostMoves = 60;

    /// About the stone on choices.point of `place`, which has `board`. `engine` outlives it.
    Duel(CommandEngine &engine,
         const EngineCommand &command,
         const CommandChoices &choices,
         EngineGame place,
         const Board &board);

    [[nodiscard]] const std::vector<Move> &line() const { return m_line; }

Q_SIGNALS:
    /// The line has grown.
    void played();
    /// The line is whole; `said` is the engine's answer to the first question.
    void finished(const QString &said);
    /// The first question was not answered, or not as promised.
    void failed(const QString &why);

private:
    void step();
    void take(const QString &reply, bool isRefusal);
    void play(Point point);
    [[nodiscard]] bool isAttackersTurn() const { return m_line.size() % 2 == 0; }

    CommandEngine &m_engine;
    EngineCommand m_command;
    CommandChoices m_choices;
    EngineGame m_place;
    Board m_board;
    Color m_defender;
    std::vector<Move> m_line;
    QString m_said;
};

} // namespace shinpan
