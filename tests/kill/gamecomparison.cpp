#include "tests/kill/gamecomparison.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/store/resultstore.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <map>

namespace shinpan::test {

namespace {

/// Leaves out when it was played, the time that its engines took or had left, and that in which the
/// arbiter was held up; and line feeds, which come where lines are full.
[[nodiscard]] QString withoutTimes(QString text)
{
    static const QRegularExpression times(QStringLiteral(
        "DT\\[[^]]*\\]|Date \\d+-\\d+-\\d+ \\d+:\\d+|\\n\\S+ cpu time: [\\d.]+s|[BW]L\\[[^]]*\\]|"
        "C\\[The arbiter was held up: [^]\\n]* not charged\\.\\]|"
        "The arbiter was held up: [^]\\n]* not charged\\."));
    return text.remove(QLatin1String("\\\n")).remove(times).remove(u'\n');
}

/// All that decides what a game is worth.
[[nodiscard]] QString describe(const ResultStore &store, const StoredGame &game)
{
    QStringList words{gameStateName(game.state),
                      QString::number(game.matchup),
                      QString::number(game.number),
                      game.players.black,
                      game.players.white,
                      game.sgfResult,
                      gameEndName(game.result.end),
                      game.result.reason.english(),
                      QString::number(game.moves),
                      QString::number(game.komi),
                      game.stones.black.join(u' '),
                      game.stones.white.join(u' '),
                      game.opening,
                      game.evidence};
    for (const StoredMove &move : store.movesOf(game.id)) {
        words << (move.color == Color::Black ? QStringLiteral("B ") : QStringLiteral("W "))
                     + move.vertex + withoutTimes(move.comment);
    }
    return words.join(u'\n');
}

[[nodiscard]] QString recordOf(const QString &file, const QString &id)
{
    QFile record(QDir(CompetitionFiles(file).games()).filePath(id + QStringLiteral(".sgf")));
    return record.open(QIODevice::ReadOnly) ? withoutTimes(QString::fromUtf8(record.readAll()))
                                            : QString();
}

[[nodiscard]] std::map<QString, StoredGame> finishedGames(const ResultStore &store)
{
    std::map<QString, StoredGame> games;
    for (const StoredGame &game : store.games()) {
        if (game.state == StoredGame::State::Finished) {
            games[game.id] = game;
        }
    }
    return games;
}

} // namespace

void GameComparison::add(const GameComparison &other)
{
    games = other.games;
    differences += other.differences;
    resumed += other.resumed;
    repeated += other.repeated;
    if (firstDifference.isEmpty()) {
        firstDifference = other.firstDifference;
    }
}

GameComparison compareGames(const QString &file, const QString &otherFile)
{
    GameComparison comparison;
    const auto store = ResultStore::openForReading(file);
    const auto otherStore = ResultStore::openForReading(otherFile);
    if (!store || !otherStore) {
        comparison.differences = 1;
        comparison.firstDifference = store ? otherStore.error().english() : store.error().english();
        return comparison;
    }
    const std::map<QString, StoredGame> games = finishedGames(**store);
    const std::map<QString, StoredGame> others = finishedGames(**otherStore);
    const auto differ = [&comparison](const QString &how) {
        if (comparison.differences++ == 0) {
            comparison.firstDifference = how;
        }
    };
    for (const auto &[id, game] : games) {
        ++comparison.games;
        const auto other = others.find(id);
        if (other == others.end()) {
            differ(id + QStringLiteral(" is missing"));
            continue;
        }
        comparison.repeated += other->second.attempt > 1 ? 1 : 0;
        const QString one = describe(**store, game);
        const QString two = describe(**otherStore, other->second);
        const QString record = recordOf(file, id);
        const QString otherRecord = recordOf(otherFile, id);
        const QString became = QStringLiteral("\n--- became ---\n");
        if (one != two) {
            differ(id + QStringLiteral(":\n") + one + became + two);
        } else if (record.isEmpty() || record != otherRecord) {
            differ(id + QStringLiteral(": the SGF files differ:\n") + record + became
                   + otherRecord);
        }
    }
    if (others.size() > games.size()) {
        differ(QStringLiteral("there are games too many"));
    }
    for (const CompetitionEvent &event : (*otherStore)->events()) {
        comparison.resumed += event.kind == CompetitionEvent::Kind::GameResumed ? 1 : 0;
    }
    return comparison;
}

} // namespace shinpan::test
