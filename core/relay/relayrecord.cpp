#include "core/relay/relayrecord.h"

#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/sgfgrammar.h"
#include "core/relay/toldgame.h"
#include "core/util/freenumber.h"

#include <algorithm>

namespace shinpan {

RelayRecord::RelayRecord(QString directory, int mostRecords)
    : m_directory(std::move(directory))
    , m_mostRecords(mostRecords)
{ }

void RelayRecord::seat(Color color, const PlayerIdentity &player)
{
    m_players[color] = player;
    if (m_game) {
        m_game->scribe.writePlayers(m_players);
    }
}

Result<void> RelayRecord::begin(const HostedGame &game)
{
    const Result<QString> record =
        freshRecord(m_directory, QStringLiteral("game-%1.sgf"), m_mostRecords);
    if (!record) {
        m_isFull = true;
        return failure(record.error());
    }
    m_game = std::make_unique<Game>(game.size(), *record);
    m_game->scribe.writeStart(setupOf(game, m_rules), game.line());
    m_game->scribe.writePlayers(m_players);
    return {};
}

Result<void> RelayRecord::add(const HostedGame &game, const QString &remarks)
{
    if (m_directory.isEmpty() || m_isFull) {
        return {};
    }
    if (!m_game) {
        if (const Result<void> begun = begin(game); !begun) {
            return begun;
        }
    }
    const std::vector<Move> &moves = game.line().moves;
    const GameClock clock = clockOf(game);
    for (; m_game->moves < moves.size(); ++m_game->moves) {
        const bool isNewest = m_game->moves + 1 == moves.size();
        m_game->scribe.writeMove(moves[m_game->moves], {.text = isNewest ? remarks : QString()},
                                 clock, std::chrono::milliseconds(0));
    }
    return save();
}

void RelayRecord::takeBack(int moves)
{
    if (m_game) {
        m_game->scribe.takeBack(moves);
        m_game->moves -= std::min(m_game->moves, static_cast<std::size_t>(moves));
    }
}

Result<void> RelayRecord::note(const QString &sentence)
{
    if (!m_game) {
        return {};
    }
    m_game->scribe.writeNote(sentence);
    return save();
}

Result<void> RelayRecord::end(const GameResult &result)
{
    if (!m_game) {
        return {};
    }
    scribe::writeResult(m_game->record, m_game->scribe.node(), result);
    return save();
}

Result<void> RelayRecord::end(const QString &result)
{
    if (!m_game) {
        return {};
    }
    m_game->record.setProperty(m_game->record.tree().root(), "RE", rawSgfSimpleText(result));
    return save();
}

Result<void> RelayRecord::save()
{
    if (const Result<void> saved =
            saveSgfFile(m_game->record.tree(), m_game->path, Durability::Draft);
        !saved) {
        return failure(inFile(m_game->path, saved.error()));
    }
    return {};
}

} // namespace shinpan
