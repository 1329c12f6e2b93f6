#include "core/engine/profile/enginerank.h"

#include "core/engine/profile/enginestrength.h"
#include "core/statistics/rankscale.h"
#include "core/util/regularfile.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>

using namespace shinpan;

namespace {

[[nodiscard]] EngineProfile profileOf(const char *commandLine)
{
    EngineProfile profile;
    profile.name = QStringLiteral("Bot");
    profile.commandLine = QString::fromLatin1(commandLine);
    return profile;
}

constexpr auto HumanKataGo = "katago gtp -model strong.bin.gz -human-model human.bin.gz";

} // namespace

class EngineRankTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsMeasuredIsComplete()
    {
        const MeasuredLevels &measured = measuredLevels();
        QVERIFY(measured.levels.size() >= 10);
        for (const MeasuredLevel &level : measured.levels) {
            const QByteArray where = level.program.toUtf8() + ' ' + QByteArray::number(level.level)
                                   + " on " + QByteArray::number(level.size);
            QVERIFY2(level.games > 0 && level.level > 0, where.constData());
            QVERIFY2(level.elo.low <= level.elo.value && level.elo.value <= level.elo.high,
                     where.constData());
        }
    }

    void theAnchorHasItsRank()
    {
        for (const int size : {9, 19}) {
            const auto rank = rankOf(profileOf("gnugo --mode gtp --level 10"), size);
            QVERIFY(rank && rank->games > 0);
            QCOMPARE(rank->rank.value, measuredLevels().anchor);
            QCOMPARE(rank->isGuess(), size != 19); // nobody has published it for the others
        }
    }

    void aStrongLevelOfOurEngineHasAStrongerRank()
    {
        for (const int size : {9, 13, 19}) {
            const auto weak = rankOf(profileOf("shinpan-engine --level 1"), size);
            const auto strong = rankOf(profileOf("shinpan-engine --level 8"), size);
            QVERIFY(weak && strong);
            QVERIFY(weak->rank.value < strong->rank.value);
        }
    }

    void whatWasNotMeasuredIsAGuess()
    {
        const auto between = rankOf(profileOf("gnugo --mode gtp --level 7"), 19);
        QVERIFY(between && between->isGuess());
        const auto otherSize = rankOf(profileOf("shinpan-engine --level 3"), 11);
        QVERIFY(otherSize && otherSize->isGuess());
        const auto beyond = rankOf(profileOf("gnugo --mode gtp --level 15"), 9);
        QVERIFY(beyond && beyond->isGuess());
    }

    void whatNobodyKnowsHasNoRank()
    {
        QVERIFY(!rankOf(profileOf("leelaz -v 100"), 19));
        QVERIFY(!rankOf(profileOf("some-engine --level 3"), 19));
        QVERIFY(!rankOf(profileOf("gnugo --mode gtp"), 19));
        QVERIFY(!rankOf(profileOf("shinpan-engine --level 3 --playouts 5000"), 9));
    }

    void aFileThatIsNoneIsNotRead()
    {
        QVERIFY(!readMeasuredLevels("anchor = "));
        QVERIFY(!readMeasuredLevels("anchor = -4\n"));
        const auto one = readMeasuredLevels(
            "anchor = -4\nanchored = [19]\n[[level]]\nprogram = \"x\"\nlevel = 2\n"
            "size = 9\nelo = -100.5\nlow = -200\nhigh = 0\n"
            "games = 7\n");
        QVERIFY(one && one->levels.size() == 1);
        QCOMPARE(one->levels.front().elo.value, -100.5);
        QCOMPARE(one->levels.front().games, 7);
        QCOMPARE(one->anchoredSizes, std::vector<int>{19});
    }

    void aHumanNetworkImitatesRanks()
    {
        const EngineProfile kataGo = profileOf(HumanKataGo);
        const auto ranks = humanRanks(kataGo);
        QCOMPARE(ranks.size(), std::size_t{29});
        QCOMPARE(ranks.front().name, QStringLiteral("20 kyu"));
        QCOMPARE(ranks.back().name, QStringLiteral("9 dan"));
        const auto eighth = strengthNamed(kataGo, QStringLiteral("8 kyu"));
        QVERIFY(eighth);
        QCOMPARE(eighth->startupCommands.front(),
                 QStringLiteral("kata-set-param humanSLProfile rank_8k"));
        for (const char *part : {"kata-set-param humanSLChosenMoveProp 1",
                                 "kata-set-param ignorePreRootHistory false"}) {
            QVERIFY(eighth->startupCommands.contains(QString::fromLatin1(part)));
        }
        const EngineProfile playing = atStrength(kataGo, *eighth);
        QCOMPARE(playing.name, QStringLiteral("Bot (8 kyu)"));
        QCOMPARE(rankOf(playing, 19)->rank.value, -7.0);
        QCOMPARE(measuredStrengthOf(playing)->name, QStringLiteral("8 kyu"));
        QVERIFY(humanRanks(profileOf("katago gtp -model strong.bin.gz")).empty());
        QVERIFY(humanRanks(profileOf("gnugo -human-model x")).empty());
    }

    void anotherRankReplacesTheFirstAndKeepsTheRest()
    {
        EngineProfile kataGo = profileOf(HumanKataGo);
        kataGo.startupCommands = {QStringLiteral("kata-set-param wideRootNoise 0.1")};
        const EngineProfile one = atStrength(kataGo, humanRanks(kataGo).front());
        const EngineProfile other = atStrength(kataGo, humanRanks(one).back());
        QCOMPARE(other.startupCommands.size(), one.startupCommands.size());
        QCOMPARE(other.startupCommands.front(), kataGo.startupCommands.front());
        QCOMPARE(rankOf(other, 9)->rank.value, 9.0);
    }

    /// What a real KataGo 1.16 answered to kata-list-params has every one of them, and no other
    /// of its human network, which would stay as the engine's configuration has it.
    void kataGoKnowsAllItsParameters()
    {
        const auto recorded = readRegularFile(QFINDTESTDATA("../data/gtp/katago.txt"), 1 << 20);
        QVERIFY(recorded);
        const qsizetype begin = recorded->indexOf("> kata-list-params");
        const QByteArray answer =
            recorded->mid(begin, recorded->indexOf("\n>", begin) - begin).replace("\\n", " ");
        for (const QString &parameter : humanParameters()) {
            QVERIFY2(answer.contains(' ' + parameter.toUtf8() + ' '), qPrintable(parameter));
        }
        const QList<QByteArray> known = answer.split(' ');
        for (const QByteArray &parameter : known) {
            QVERIFY2(!parameter.startsWith("humanSL")
                         || humanParameters().contains(QString::fromLatin1(parameter)),
                     parameter.constData());
        }
    }
};

SHINPAN_TEST(EngineRankTest)
#include "enginerank_test.moc"
