#include "tests/competition/fakecompetition.h"

#include "core/record/gamerecord.h"
#include "core/record/sgf/sgfwriter.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"

#include <QDir>
#include <QFile>

namespace shinpan::test {

Competition fakeCompetition(int players, int games)
{
    Competition competition;
    competition.name = QStringLiteral("Fakes");
    competition.type = CompetitionType::AllPlayAll;
    competition.games = games;
    competition.setup.size = BoardSize::square(5);
    competition.setup.komi = 0.5;
    for (int i = 0; i < players; ++i) {
        CompetitionPlayer player;
        player.id = QStringLiteral("p%1").arg(i);
        player.engine = fakeProfile(
            {QStringLiteral("--random"), QString::number(i + 1), QStringLiteral("--steady")});
        player.engine.name = player.id;
        competition.players.push_back(player);
    }
    return competition;
}

Competition fakeCompetition(int players, int games, const QString &folder)
{
    Competition competition = fakeCompetition(players, games);
    competition.file = QDir(folder).filePath(QStringLiteral("fakes.toml"));
    return competition;
}

void addOptions(Competition &competition, std::size_t player, const QStringList &options)
{
    EngineProfile &engine = competition.players[player].engine;
    const QStringList all = QStringList{QStringLiteral("--random"), QString::number(player + 1),
                                        QStringLiteral("--steady")}
                          + options;
    const QString name = engine.name;
    engine = fakeProfile(all);
    engine.name = name;
}

void slowDown(Competition &competition)
{
    for (std::size_t player = 0; player < competition.players.size(); ++player) {
        addOptions(competition, player, {QStringLiteral("--delay-ms"), QStringLiteral("5")});
    }
}

std::unique_ptr<ResultStore> openedStore(const Competition &competition)
{
    auto store = ResultStore::openForRun(competition);
    if (!store) {
        qWarning("%s", qPrintable(store.error().english()));
        return nullptr;
    }
    return std::move(*store);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

RunOptions ListeningRun::uncheckedRun()
{
    RunOptions options;
    options.skipsChecks = true;
    return options;
}

ListeningRun::ListeningRun(const Competition &competition,
                           const RunOptions &options,
                           ResultStore *store)
    : runner(competition, options, store)
{
    QObject::connect(&runner, &CompetitionRunner::gameBegun, &m_context, [this] {
        mostAtOnce = std::max(mostAtOnce, static_cast<int>(runner.running().size()));
    });
    QObject::connect(&runner, &CompetitionRunner::gameEnded, &m_context,
                     [this](const StoredGame &game, const GameRecord &record) {
                         games.push_back(game);
                         records[game.id] = writeSgf(record.tree());
                     });
    QObject::connect(&runner, &CompetitionRunner::gameVoid, &m_context,
                     [this](const StoredGame &game) { voids.push_back(game); });
    QObject::connect(&runner, &CompetitionRunner::eventHappened, &m_context,
                     [this](const CompetitionEvent &event) { events.push_back(event); });
    QObject::connect(&runner, &CompetitionRunner::finished, &m_context,
                     [this](const RunEnd &how) { end = how; });
}

std::optional<RunEnd> ListeningRun::play()
{
    runner.start();
    return playOut();
}

std::optional<RunEnd> ListeningRun::playOut()
{
    static_cast<void>(eventually([this] { return end.has_value(); }));
    return end;
}

QStringList ListeningRun::ids() const
{
    QStringList ids;
    for (const StoredGame &game : games) {
        ids.append(game.id);
    }
    return ids;
}

bool ListeningRun::hasEvent(CompetitionEvent::Kind kind) const
{
    return std::ranges::find(events, kind, &CompetitionEvent::kind) != events.end();
}

QStringList playInPieces(const Competition &competition,
                         int games,
                         std::size_t mostRuns,
                         const std::function<void(const CompetitionRunner &)> &atEnd)
{
    RunOptions options = ListeningRun::uncheckedRun();
    options.maxGames = games;
    QStringList ids;
    for (std::size_t i = 0; i < mostRuns; ++i) {
        const std::unique_ptr<ResultStore> store = openedStore(competition);
        ListeningRun run(competition, options, store.get());
        const std::optional<RunEnd> end = store && run.runner.resume() ? run.play() : std::nullopt;
        ids += run.ids();
        if (!end) {
            break;
        }
        if (end->kind == RunEnd::Kind::Complete) {
            atEnd(run.runner);
            break;
        }
    }
    return ids;
}

} // namespace shinpan::test
