#include "tests/competition/sampleresults.h"

#include "core/machines/inbox.h"
#include "core/match/referee.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <numeric>
#include <random>

namespace shinpan::test {

using namespace std::chrono_literals;

namespace {

constexpr int Side = 9;

[[nodiscard]] QString nodeOf(int block)
{
    return QStringLiteral("n%1").arg(block % 100);
}

/// Any of those where it may play; there always is one on a board that is full of captures.
[[nodiscard]] Point legalPoint(const Position &position, Color color, std::mt19937 &random)
{
    std::array<int, Side * Side> points{};
    std::iota(points.begin(), points.end(), 0);
    std::ranges::shuffle(points, random);
    const auto pointAt = [](int index) {
        return Point{static_cast<std::uint8_t>(index % Side),
                     static_cast<std::uint8_t>(index / Side)};
    };
    const auto legal = std::ranges::find_if(points, [&](int index) {
        return !position.check(Move{color, pointAt(index)});
    });
    Q_ASSERT(legal != points.end());
    return pointAt(*legal);
}

} // namespace

Competition sampleCup(const QString &folder, int games)
{
    Competition cup;
    cup.file = QDir(folder).filePath(QStringLiteral("cup.toml"));
    cup.name = QStringLiteral("sample");
    for (const char *id : {"a", "b"}) {
        CompetitionPlayer &player = cup.players.emplace_back();
        player.id = QString::fromLatin1(id);
        player.engine.commandLine = QStringLiteral("/bin/true");
    }
    cup.type = CompetitionType::AllPlayAll;
    cup.games = games;
    cup.setup.size = BoardSize::square(Side);
    cup.machines.kind = MachineSettings::Kind::Slurm;
    return cup;
}

PlayedGame sampleGame(const QString &id, int number, const ByColor<QString> &players)
{
    MatchSetup setup;
    setup.size = BoardSize::square(Side);
    Referee referee(setup);
    std::mt19937 random(static_cast<unsigned>(number) + 1);
    PlayedGame played;
    StoredGame &game = played.game;
    game.id = id;
    game.number = number;
    game.players = players;
    game.state = StoredGame::State::Finished;
    game.result.end = GameEnd::Resignation;
    game.result.winner = number % 3 == 0 ? Color::Black : Color::White;
    game.sgfResult = game.result.toSgf();
    game.moves = SampleMoves;
    game.size = setup.size;
    game.komi = setup.komi;
    game.started = QDateTime::currentDateTimeUtc();
    game.ended = game.started.addSecs(60);
    game.node = nodeOf(number);
    QByteArray sgf = "(;FF[4]GM[1]SZ[9]";
    for (int ply = 0; ply < SampleMoves; ++ply) {
        const Color color = referee.toPlay();
        const Point point = legalPoint(referee.position(), color, random);
        static_cast<void>(referee.judge(Move{color, point}));
        played.moves.push_back({color, QString::fromStdString(vertexOf(point)), 400ms,
                                QStringLiteral("59.6"), QStringLiteral("visits 800, 51.3 %")});
        sgf += color == Color::Black ? ";B[" : ";W[";
        sgf += rawPoint(point, setup.size);
        sgf += "]C[visits 800, 51.3 %]";
    }
    played.sgf = sgf + ")\n";
    return played;
}

std::optional<BlockResult> sampleResult(const QString &folder,
                                        const QString &run,
                                        const Competition &cup,
                                        int number)
{
    const auto bytes =
        readRegularFile(QDir(folder).filePath(QStringLiteral("blocks/%1").arg(number)), 64 * MiB);
    const std::optional<Block> block = bytes ? blockFromBytes(*bytes, cup) : std::nullopt;
    if (!block) {
        return std::nullopt;
    }
    BlockResult result;
    result.run = run;
    result.block = number;
    result.token = block->token;
    result.node = nodeOf(number);
    result.speed = 100;
    for (const GamePlan &plan : block->games) {
        PlayedGame played = sampleGame(plan.id, plan.pairing.number, plan.players);
        played.game.matchup = plan.pairing.matchup;
        result.games.push_back(std::move(played));
    }
    return result;
}

Result<void> sendHome(const BlockResult &result, const QString &folder, const QString &name)
{
    const QString arriving = QDir(Inbox::arriving(folder)).filePath(name);
    const Result<void> saved = saveWholeFile(toBytes(result), arriving, Durability::Crash);
    if (saved) {
        QFile::rename(arriving, QDir(Inbox::inbox(folder)).filePath(name));
    }
    return saved;
}

} // namespace shinpan::test
