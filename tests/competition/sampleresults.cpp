#include "tests/competition/sampleresults.h"

#include "core/competition/machines/inbox.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QDir>
#include <QFile>

#include <algorithm>
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
    std::mt19937 random(static_cast<unsigned>(number) + 1);
    std::vector<int> points(Side * Side);
    std::iota(points.begin(), points.end(), 0);
    std::ranges::shuffle(points, random);
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
    game.size = BoardSize::square(Side);
    game.started = QDateTime::currentDateTimeUtc();
    game.ended = game.started.addSecs(60);
    game.node = nodeOf(number);
    QByteArray sgf = "(;FF[4]GM[1]SZ[9]";
    for (int ply = 0; ply < SampleMoves; ++ply) {
        const int at = points[static_cast<std::size_t>(ply)];
        const Point point{static_cast<std::uint8_t>(at % Side),
                          static_cast<std::uint8_t>(at / Side)};
        const Color color = ply % 2 == 0 ? Color::Black : Color::White;
        played.moves.push_back({color, QString::fromStdString(vertexOf(point)), 400ms,
                                QStringLiteral("59.6"), QStringLiteral("visits 800, 51.3 %")});
        sgf += color == Color::Black ? ";B[" : ";W[";
        sgf += static_cast<char>('a' + at % Side);
        sgf += static_cast<char>('a' + at / Side);
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
