#include "tests/competition/reportfixture.h"

#include "core/competition/result/recordedstandings.h"
#include "core/competition/schedule/schedule.h"
#include "tests/competition/nextpairing.h"

#include <QDateTime>
#include <QTimeZone>

#include <cstring>
#include <map>
#include <random>

namespace shinpan::test {

namespace {

GameResult resultOf(char ending)
{
    GameResult result;
    const bool blackWon = std::strchr("BFT", ending) != nullptr;
    const bool whiteWon = std::strchr("Wft", ending) != nullptr;
    if (blackWon || whiteWon) {
        result.winner = blackWon ? Color::Black : Color::White;
    }
    switch (ending) {
    case 'B':
    case 'W':
        result.end = GameEnd::Resignation;
        break;
    case 'F':
    case 'f':
        result.end = GameEnd::Forfeit;
        result.culprit = result.loser();
        result.reason = Message::verbatim(QStringLiteral("made an illegal move"));
        break;
    case 'T':
    case 't':
        result.end = GameEnd::Time;
        result.culprit = result.loser();
        break;
    case 'J':
        result.end = GameEnd::Passes;
        result.score = Score{};
        break;
    case '?':
        result.end = GameEnd::Passes;
        break;
    case 'M':
        result.end = GameEnd::MoveLimit;
        break;
    default:
        result.end = GameEnd::Void;
        result.culprit = Color::Black;
        break;
    }
    return result;
}

} // namespace

Competition competitionOf(CompetitionType type, std::size_t players, std::optional<int> games)
{
    Competition competition;
    competition.file = QStringLiteral("/somewhere/cup.toml");
    competition.name = QStringLiteral("Cup");
    competition.type = type;
    competition.games = games;
    competition.setup.size = BoardSize::square(9);
    for (std::size_t i = 0; i < players; ++i) {
        CompetitionPlayer player;
        player.id = QString(QChar(static_cast<char16_t>(u'a' + i)));
        player.engine.commandLine = QStringLiteral("engine --level ") + player.id;
        competition.players.push_back(player);
    }
    if (type == CompetitionType::SprtMatch) {
        competition.sprt = Sprt{0, 35, 0.05, 0.05, SprtModel::Normalized};
    }
    if (type == CompetitionType::Playoff) {
        CompetitionMatchup matchup;
        matchup.id = QStringLiteral("0");
        matchup.first = 0;
        matchup.second = 1;
        matchup.games = games;
        matchup.setup = competition.setup;
        competition.matchups.push_back(matchup);
    }
    return competition;
}

StoredGame gameOf(const Competition &competition, const Pairing &pairing, char ending)
{
    StoredGame game;
    game.matchup = pairing.matchup;
    game.number = pairing.number;
    game.id = QStringLiteral("%1_%2").arg(pairing.matchup).arg(pairing.number);
    game.players = {competition.players[pairing.players.black].id,
                    competition.players[pairing.players.white].id};
    game.state = ending == 'R' ? StoredGame::State::Running
               : ending == 'V' ? StoredGame::State::Void
                               : StoredGame::State::Finished;
    game.result = resultOf(ending);
    game.sgfResult = ending == 'R' ? QString() : game.result.toSgf();
    game.moves = 40 + pairing.number % 7;
    game.time = {std::chrono::milliseconds(1500 + 10 * pairing.number),
                 std::chrono::milliseconds(2500)};
    game.komi = competition.setup.komi;
    game.handicap = competition.setup.handicap;
    game.size = competition.setup.size;
    const QDateTime start(QDate(2026, 11, 21), QTime(12, 0), QTimeZone::utc());
    game.started = start.addSecs(60 * pairing.number + static_cast<qint64>(pairing.matchup));
    game.ended = game.started.addSecs(30);
    return game;
}

std::vector<StoredGame> play(const Competition &competition, int most, const Ending &ending)
{
    const std::unique_ptr<Schedule> schedule = scheduleOf(competition);
    Standings standings(competition.players.size());
    std::vector<StoredGame> games;
    std::map<QString, int> attempts;
    while (static_cast<int>(games.size()) < most) {
        const std::optional<Pairing> pairing = nextPairing(*schedule, standings);
        if (!pairing) {
            break;
        }
        StoredGame game = gameOf(competition, *pairing, ending(*pairing));
        game.attempt = ++attempts[game.id];
        Matchup &matchup = standings.matchup(pairing->matchup);
        if (game.state == StoredGame::State::Finished) {
            const bool isBlack = pairing->players.black == matchup.first();
            matchup.finish(pairing->number,
                           outcomeOf(game.result, isBlack ? Color::Black : Color::White));
        } else if (game.state == StoredGame::State::Void) {
            matchup.giveBack(pairing->number);
        }
        games.push_back(game);
    }
    return games;
}

std::vector<StoredGame> playAtRandom(const Competition &competition, int most, quint32 seed)
{
    std::mt19937 random(seed);
    return play(competition, most, [&random](const Pairing &) {
        constexpr char Endings[] = "BBBBBBBBWWWWWWWWFfTtJJ?MVV";
        return Endings[random() % (sizeof Endings - 1)];
    });
}

std::vector<StoredGame> matchOf(const Competition &competition, const char *endings)
{
    const Matchup matchup(0, 1);
    std::vector<StoredGame> games;
    for (int number = 0; endings[number] != '\0'; ++number) {
        games.push_back(
            gameOf(competition, {0, number, matchup.playersOf(number)}, endings[number]));
    }
    return games;
}

} // namespace shinpan::test
