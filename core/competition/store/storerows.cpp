#include "core/competition/store/storerows.h"

#include "core/competition/store/storeschema.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

constexpr std::array AllStates{StoredGame::State::Running, StoredGame::State::Finished,
                               StoredGame::State::Void, StoredGame::State::BrokenOff};
constexpr std::array AllEnds{GameEnd::Passes,  GameEnd::Resignation, GameEnd::Claim, GameEnd::Time,
                             GameEnd::Forfeit, GameEnd::MoveLimit,   GameEnd::Void};

QDateTime timeOf(const QString &text)
{
    return QDateTime::fromString(text, Qt::ISODateWithMs);
}

std::optional<QString> colorText(std::optional<Color> color)
{
    if (!color) {
        return std::nullopt;
    }
    return *color == Color::Black ? QStringLiteral("black") : QStringLiteral("white");
}

std::optional<Color> colorOf(const QString &text)
{
    if (text.isEmpty()) {
        return std::nullopt;
    }
    return text == QLatin1String("white") ? Color::White : Color::Black;
}

StoredGame::State stateOf(const QString &text)
{
    const auto *found = std::find_if(AllStates.begin(), AllStates.end(),
                                     [&](auto state) { return gameStateName(state) == text; });
    return found == AllStates.end() ? StoredGame::State::Void : *found;
}

GameEnd endOf(const QString &text)
{
    const auto *found = std::find_if(AllEnds.begin(), AllEnds.end(),
                                     [&](GameEnd end) { return gameEndName(end) == text; });
    return found == AllEnds.end() ? GameEnd::Void : *found;
}

QStringList wordsOf(const QString &text)
{
    return text.split(u' ', Qt::SkipEmptyParts);
}

std::optional<double> realAt(const SqliteStatement &statement, int column)
{
    return statement.isNull(column) ? std::nullopt : std::optional(statement.real(column));
}

std::chrono::nanoseconds spanAt(const SqliteStatement &statement, int column)
{
    return std::chrono::nanoseconds(statement.integer(column));
}

GameResult resultAt(const SqliteStatement &statement, int column)
{
    GameResult result;
    result.end = endOf(statement.text(column));
    result.winner = colorOf(statement.text(column + 1));
    if (const std::optional<double> margin = realAt(statement, column + 2)) {
        result.score = Score{*margin};
    }
    result.culprit = colorOf(statement.text(column + 3));
    result.reason = statement.text(column + 4);
    return result;
}

} // namespace

QString timeText(const QDateTime &time)
{
    return time.isNull() ? QString() : time.toUTC().toString(Qt::ISODateWithMs);
}

Result<void, SqliteFailure> putGame(SqliteStatement &statement,
                                    qint64 serial,
                                    qint64 series,
                                    const StoredGame &game)
{
    const QString state = gameStateName(game.state);
    const QString ending = gameEndName(game.result.end);
    const std::optional<QString> winner = colorText(game.result.winner);
    const std::optional<QString> culprit = colorText(game.result.culprit);
    const ByColor<QString> stones{game.stones.black.join(u' '), game.stones.white.join(u' ')};
    const QString started = timeText(game.started);
    const std::optional<QString> ended =
        game.ended.isNull() ? std::nullopt : std::optional(timeText(game.ended));
    statement.bind(serial).bind(series).bind(game.id).bind(game.attempt).bind(state);
    statement.bind(static_cast<qint64>(game.matchup)).bind(game.number);
    statement.bind(game.players.black).bind(game.players.white);
    statement.bind(game.sgfResult).bind(ending).bind(winner);
    if (game.result.score) {
        statement.bind(game.result.score->blackMargin);
    } else {
        statement.bindNull();
    }
    statement.bind(culprit).bind(game.result.reason).bind(game.moves);
    statement.bind(qint64{game.time.black.count()}).bind(qint64{game.time.white.count()});
    statement.bind(game.cpu.black).bind(game.cpu.white);
    statement.bind(int{game.size.columns}).bind(int{game.size.rows});
    statement.bind(game.komi).bind(game.handicap).bind(stones.black).bind(stones.white);
    statement.bind(game.opening).bind(started).bind(ended).bind(game.slot);
    statement.bind(game.duplicateOf).bind(game.evidence);
    statement.bind(game.isNearDuplicate ? 1 : 0).bind(game.echoOf);
    return statement.run();
}

const char *gamesTable(const SqliteConnection &connection)
{
    return knowsRepetitions(connection) ? "game "
                                        : "(SELECT *, 0 AS near, NULL AS echo_of FROM game) ";
}

StoredGame gameAt(const SqliteStatement &statement)
{
    StoredGame game;
    game.id = statement.text(1);
    game.attempt = static_cast<int>(statement.integer(2));
    game.state = stateOf(statement.text(3));
    game.matchup = static_cast<std::size_t>(statement.integer(4));
    game.number = static_cast<int>(statement.integer(5));
    game.players = {statement.text(6), statement.text(7)};
    game.sgfResult = statement.text(8);
    game.result = resultAt(statement, 9);
    game.moves = static_cast<int>(statement.integer(14));
    game.time = {spanAt(statement, 15), spanAt(statement, 16)};
    game.cpu = {realAt(statement, 17), realAt(statement, 18)};
    game.size = {static_cast<std::uint8_t>(statement.integer(19)),
                 static_cast<std::uint8_t>(statement.integer(20))};
    game.komi = statement.real(21);
    game.handicap = static_cast<int>(statement.integer(22));
    game.stones = {wordsOf(statement.text(23)), wordsOf(statement.text(24))};
    game.opening = statement.text(25);
    game.started = timeOf(statement.text(26));
    game.ended = timeOf(statement.text(27));
    game.slot = static_cast<int>(statement.integer(28));
    if (!statement.isNull(29)) {
        game.duplicateOf = statement.text(29);
    }
    game.evidence = statement.text(30);
    game.isNearDuplicate = statement.integer(31) != 0;
    if (!statement.isNull(32)) {
        game.echoOf = statement.text(32);
    }
    return game;
}

Result<void, SqliteFailure> putMove(SqliteStatement &statement,
                                    qint64 serial,
                                    int ply,
                                    const StoredMove &move)
{
    static const QString letters[] = {QStringLiteral("B"), QStringLiteral("W")};
    statement.bind(serial).bind(ply).bind(letters[move.color == Color::Black ? 0 : 1]);
    statement.bind(move.vertex).bind(qint64{move.used.count()}).bind(move.clock).bind(move.comment);
    return statement.run();
}

StoredMove moveAt(const SqliteStatement &statement)
{
    return {.color = statement.text(0) == QLatin1String("W") ? Color::White : Color::Black,
            .vertex = statement.text(1),
            .used = spanAt(statement, 2),
            .clock = statement.text(3),
            .comment = statement.text(4)};
}

Result<void, SqliteFailure> putEvent(SqliteStatement &statement,
                                     qint64 series,
                                     const CompetitionEvent &event)
{
    const QString time = timeText(event.time);
    const QString kind = eventName(event.kind);
    statement.bind(series).bind(time).bind(kind).bind(event.gameId).bind(event.player);
    return statement.bind(event.text).run();
}

CompetitionEvent eventAt(const SqliteStatement &statement)
{
    return {.time = timeOf(statement.text(0)),
            .kind = eventFromName(statement.text(1)).value_or(CompetitionEvent::Kind::Warning),
            .gameId = statement.text(2),
            .player = statement.text(3),
            .text = statement.text(4)};
}

} // namespace shinpan
