#include "core/competition/pooled/bundlepool.h"

#include "core/competition/pooled/poolformats.h"
#include "core/competition/result/recordedstandings.h"
#include "tests/competition/reportfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace shinpan;
using namespace shinpan::test;

namespace {

QByteArray hashOf(const char *program)
{
    return QByteArray(program).toHex().leftJustified(64, '0', true);
}

/// Somebody's competition of these players, each a program and its level, with games drawn.
NamedBundle bundleOf(const char *name,
                     const QStringList &players,
                     int size,
                     double komi,
                     int games,
                     quint32 seed)
{
    NamedBundle bundle;
    bundle.file = QString::fromLatin1(name) + QStringLiteral(".seal.zip");
    SealedCompetition &sealed = bundle.sealed;
    sealed.manifestHash = hashOf(name);
    sealed.competition =
        competitionOf(CompetitionType::AllPlayAll, static_cast<std::size_t>(players.size()), {});
    sealed.competition.setup.size = BoardSize::square(static_cast<std::uint8_t>(size));
    sealed.competition.setup.komi = komi;
    for (qsizetype i = 0; i < players.size(); ++i) {
        CompetitionPlayer &player = sealed.competition.players[static_cast<std::size_t>(i)];
        const QString folder = QStringLiteral("/folder-%1/").arg(seed);
        const QStringList words = players[i].split(u' ');
        player.id = QString::fromLatin1(name) + QString::number(i);
        player.engine.commandLine = folder + words[0] + QStringLiteral(" --level ") + words[1]
                                  + QStringLiteral(" --net=") + folder + QStringLiteral("net.gz");
        sealed.engines.push_back(
            {.player = player.id,
             .name = words[0],
             .command = player.engine.commandLine,
             .files = {{.path = folder + words[0], .sha256 = hashOf(qPrintable(words[0]))},
                       {.path = folder + QStringLiteral("net.gz"), .sha256 = hashOf("net")}}});
    }
    sealed.games = playAtRandom(sealed.competition, games, seed);
    for (StoredGame &game : sealed.games) {
        game.ended = game.ended.addDays(seed);
    }
    return bundle;
}

std::vector<NamedBundle> threeBundles()
{
    const auto words = [](const char *list) { return QString::fromLatin1(list).split(u','); };
    return {bundleOf("anna", words("go 1,go 5,zen 1"), 9, 7, 120, 1),
            bundleOf("ben", words("zen 1,go 5,fuego 1,go 9"), 19, 6.5, 150, 2),
            bundleOf("cho", words("go 9,go 1"), 9, 7, 60, 3)};
}

/// The model once more, without anything of ours: strengths in natural logarithms, an advantage in
/// each stratum, half a won and half a lost game for each player against strength 0. Each parameter
/// in turn is moved to where the slope is nothing.
std::vector<double> fitted(const BundlePool &pool)
{
    const std::size_t players = pool.players.size();
    std::vector<double> at(players + pool.strata.size());
    for (int round = 0; round < 20'000; ++round) {
        double moved = 0;
        for (std::size_t one = 0; one < at.size(); ++one) {
            double slope = 0;
            double bend = 0;
            const auto add = [&](double logit, double wins, double losses, double sign) {
                const double chance = 1 / (1 + std::exp(-logit));
                slope += sign * (wins - (wins + losses) * chance);
                bend += (wins + losses) * chance * (1 - chance);
            };
            if (one < players) {
                add(at[one], 0.5, 0.5, 1);
            }
            for (const PoolResult &games : pool.results) {
                const double sign = one == games.black             ? 1
                                  : one == games.white             ? -1
                                  : one == players + games.stratum ? 1
                                                                   : 0;
                if (sign != 0) {
                    add(at[games.black] - at[games.white] + at[players + games.stratum],
                        games.blackWins, games.whiteWins, sign);
                }
            }
            at[one] += slope / bend;
            moved = std::max(moved, std::abs(slope / bend));
        }
        if (moved < 1e-12) {
            break;
        }
    }
    double mean = 0;
    for (std::size_t player = 0; player < players; ++player) {
        mean += at[player] / static_cast<double>(players);
    }
    for (std::size_t player = 0; player < players; ++player) {
        at[player] = (at[player] - mean) * 400 / std::log(10.0);
    }
    return at;
}

} // namespace

/// Several people's competitions as one pool.
class BundlePoolTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameProgramIsTheSamePlayer();
    void otherArgumentsAreAnotherPlayer();
    void aProgramThatIsNotKnownIsNobodyElse();
    void otherConditionsAreAnotherStratum();
    void ratingsAreThoseOfAnotherFit();
    void aGameThatWasSealedTwiceCountsOnce();
    void whatCannotBePooledIsRefused();
    void allFormatsHaveTheSameNumbers();
};

void BundlePoolTest::theSameProgramIsTheSamePlayer()
{
    const auto pool = poolBundles(threeBundles());
    QVERIFY(pool);
    QStringList names;
    for (const PooledPlayer &player : pool->players) {
        names += player.ids.join(u'/');
    }
    QCOMPARE(names, (QStringList{QStringLiteral("anna0/cho1"), QStringLiteral("anna1/ben1"),
                                 QStringLiteral("anna2/ben0"), QStringLiteral("ben2"),
                                 QStringLiteral("ben3/cho0")}));
}

void BundlePoolTest::otherArgumentsAreAnotherPlayer()
{
    const NamedBundle bundle = threeBundles().front();
    CompetitionPlayer player = bundle.sealed.competition.players.front();
    const EngineIdentity engine = bundle.sealed.engines.front();
    const auto hash = playerHash(player, engine);
    QVERIFY(hash);
    QCOMPARE(hash->size(), 64);
    player.engine.environment = {{QStringLiteral("THREADS"), QStringLiteral("4")}};
    QVERIFY(playerHash(player, engine) != hash);
    player = bundle.sealed.competition.players.front();
    player.engine.startupCommands = QStringList{QStringLiteral("level 3")};
    QVERIFY(playerHash(player, engine) != hash);
    EngineIdentity other = engine;
    other.files[1].sha256 = hashOf("another net");
    player = bundle.sealed.competition.players.front();
    QVERIFY(playerHash(player, other) != hash);
}

void BundlePoolTest::aProgramThatIsNotKnownIsNobodyElse()
{
    std::vector<NamedBundle> bundles = threeBundles();
    bundles[1].sealed.engines[1].files[0].sha256.clear();
    const auto pool = poolBundles(bundles);
    QVERIFY(pool);
    QCOMPARE(pool->players.size(), std::size_t(6));
    QCOMPARE(pool->notes.size(), 1U);
    QVERIFY(pool->notes.front().english().contains(QStringLiteral("ben1")));
}

void BundlePoolTest::otherConditionsAreAnotherStratum()
{
    const auto pool = poolBundles(threeBundles());
    QVERIFY(pool);
    QCOMPARE(pool->strata.size(), std::size_t(2)); // anna's and cho's are alike
    QCOMPARE(nameOf(pool->strata[0].conditions).section(u',', 0, 1), QStringLiteral("9x9, komi 7"));
    QCOMPARE(pool->strata[0].rows.size(), std::size_t(4));
    QCOMPARE(pool->strata[1].rows.size(), std::size_t(4));
    const std::int64_t games = pool->strata[0].tally.games() + pool->strata[1].tally.games();
    QCOMPARE(games, pool->games());
    for (const PoolStratum &stratum : pool->strata) {
        double own = 0;
        double shared = 0;
        for (const StratumRow &row : stratum.rows) {
            own += row.own.value;
            shared += row.shared.value;
            QVERIFY(std::abs(row.apart.value - (row.own.value - row.shared.value)) < 1e-9);
        }
        QVERIFY(std::abs(own) < 1e-6 && std::abs(shared) < 1e-6); // the same players' mean
    }
}

void BundlePoolTest::ratingsAreThoseOfAnotherFit()
{
    const auto pool = poolBundles(threeBundles());
    QVERIFY(pool && pool->ratings);
    QVERIFY(pool->games() > 200);
    const std::vector<double> other = fitted(*pool);
    for (std::size_t player = 0; player < pool->players.size(); ++player) {
        QVERIFY2(std::abs(pool->ratings->elo(player) - other[player]) < 1e-4,
                 qPrintable(QStringLiteral("%1 %2")
                                .arg(pool->ratings->elo(player), 0, 'f', 6)
                                .arg(other[player], 0, 'f', 6)));
    }
}

/// The bundle of a competition that went on has the games of an earlier one.
void BundlePoolTest::aGameThatWasSealedTwiceCountsOnce()
{
    std::vector<NamedBundle> bundles = threeBundles();
    NamedBundle later = bundles.front();
    later.file = QStringLiteral("later.seal.zip");
    later.sealed.manifestHash = hashOf("later");
    later.sealed.games.push_back(later.sealed.games.back());
    later.sealed.games.back().id = QStringLiteral("AvB_900");
    later.sealed.games.back().ended = later.sealed.games.back().ended.addSecs(9);
    later.sealed.games.back().number += 100;
    const auto once = poolBundles(bundles);
    bundles.push_back(later);
    const auto twice = poolBundles(bundles);
    QVERIFY(once && twice);
    QCOMPARE(twice->players.size(), once->players.size());
    QVERIFY(twice->games() - once->games() <= 1);
    QVERIFY(twice->bundles.back().repeated >= once->bundles.front().games);
}

void BundlePoolTest::whatCannotBePooledIsRefused()
{
    std::vector<NamedBundle> bundles = threeBundles();
    bundles.push_back(bundles.front());
    const auto same = poolBundles(bundles);
    QVERIFY(!same);
    QVERIFY(same.error().english().contains(QStringLiteral("the same bundle")));
    bundles.back().sealed.manifestHash = hashOf("tune");
    bundles.back().sealed.competition.tune = TunePlan();
    const auto tune = poolBundles(bundles);
    QVERIFY(!tune);
    QVERIFY(tune.error().english().contains(QStringLiteral("a tune")));
}

void BundlePoolTest::allFormatsHaveTheSameNumbers()
{
    const auto pool = poolBundles(threeBundles());
    QVERIFY(pool && pool->ratings);
    const QJsonObject json = QJsonDocument::fromJson(toJson(*pool)).object();
    QCOMPARE(json[QStringLiteral("players")].toArray().size(), 5);
    QCOMPARE(json[QStringLiteral("strata")].toArray().size(), 2);
    const QString page = QString::fromUtf8(toHtml(*pool));
    const QString text = toText(*pool);
    for (std::size_t player = 0; player < 5; ++player) {
        const QJsonObject rating = json[QStringLiteral("players")]
                                       .toArray()[static_cast<int>(player)]
                                       .toObject()[QStringLiteral("rating")]
                                       .toObject();
        QCOMPARE(rating[QStringLiteral("value")].toDouble(), pool->ratings->elo(player));
        const QString elo = QString::number(std::abs(pool->ratings->elo(player)), 'f', 1);
        QVERIFY2(page.contains(elo), qPrintable(elo));
        QVERIFY2(text.contains(elo), qPrintable(text));
    }
    for (const char *word : {"Who is who", "Conditions", "19x19, komi 6.5", "anna.seal.zip"}) {
        QVERIFY2(page.contains(QLatin1String(word)) && text.contains(QLatin1String(word)), word);
    }
    QVERIFY(!page.contains(QStringLiteral("<script")));
}

SHINPAN_TEST(BundlePoolTest)

#include "bundlepool_test.moc"
