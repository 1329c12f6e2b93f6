#include "core/match/ponderverdict.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/engine/leelanetwork.h"
#include "tests/match/enginematchfixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::smallGame;
using shinpan::test::words;

/// Real processes ponder, may not, or are frozen.
class PonderingTest : public test::EngineMatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void theRuleSaysWhatPonderingIs_data();
    void theRuleSaysWhatPonderingIs();
    void whoPondersAgainstTheRuleIsNamed();
    void orLosesTheGame();
    void whereBothDoTheGameStands();
    void whoMayPonderIsMeasuredOnly();
    void aFrozenEngineUsesNothingAndPlaysTheSame();
    void whatCannotBeWatchedIsRefused();
    void leelaZeroPondersUnlessItIsFrozen();

private:
    /// An engine that ponders, four moves long.
    [[nodiscard]] std::unique_ptr<Player> ponderer(Pondering policy);
    /// One that lets it wait for more than a second and a half.
    /// Leaves an opponent several times as long as it has to be seen pondering, on a busy machine.
    [[nodiscard]] std::unique_ptr<Player> slow()
    {
        return fake(words("--moves D5 --late-at genmove:1200"));
    }
    [[nodiscard]] QString comments() const;
};

std::unique_ptr<Player> PonderingTest::ponderer(Pondering policy)
{
    EngineProfile profile = profileOf(
        {QStringLiteral("--ponder"), QStringLiteral("--moves"), QStringLiteral("D4 E4 F4 G4")});
    profile.pondering = policy;
    return engine(profile);
}

QString PonderingTest::comments() const
{
    const GameTree &tree = m_record->tree();
    QString text;
    for (NodeId node = tree.root(); node != NoNode; node = tree.firstChild(node)) {
        text += commentAt(tree, node) + u'\n';
    }
    return text;
}

void PonderingTest::theRuleSaysWhatPonderingIs_data()
{
    QTest::addColumn<double>("processor");
    QTest::addColumn<int>("waited");
    QTest::addColumn<bool>("isPondering");
    QTest::newRow("nothing") << 0.0 << 0 << false;
    QTest::newRow("a short game of it") << 0.5 << 1 << false;
    QTest::newRow("all of the time") << 0.6 << 1 << true;
    QTest::newRow("tidies up, long game") << 9.9 << 100 << false;
    QTest::newRow("more than that") << 10.1 << 100 << true;
    QTest::newRow("several processors") << 800.0 << 100 << true;
}

void PonderingTest::theRuleSaysWhatPonderingIs()
{
    QFETCH(double, processor);
    QFETCH(int, waited);
    QFETCH(bool, isPondering);
    const IdleUse use{processor, std::chrono::seconds(waited)};
    QCOMPARE(hasPondered(use), isPondering);

    const ByColor<std::optional<IdleUse>> uses{use, std::nullopt};
    const auto verdict = [&](Pondering policy, bool isForfeit) {
        return judgePondering({policy, policy}, uses, isForfeit);
    };
    QCOMPARE(verdict(Pondering::Forbidden, true).result.has_value(), isPondering);
    QCOMPARE(verdict(Pondering::Frozen, true).notes.size(), std::size_t(isPondering ? 1 : 0));
    QVERIFY(!verdict(Pondering::Forbidden, false).result);
    QVERIFY(verdict(Pondering::Allowed, true).notes.empty());
}

void PonderingTest::whoPondersAgainstTheRuleIsNamed()
{
    QVERIFY(play(ponderer(Pondering::Forbidden), slow()));

    QCOMPARE(m_match->result().end, GameEnd::Passes);
    const std::optional<IdleUse> use = m_match->idleUse().black;
    QVERIFY(use && hasPondered(*use));
    QVERIFY2(comments().contains(QStringLiteral("Black pondered, which is forbidden: it used ")),
             qPrintable(comments()));
    QVERIFY(m_match->idleUse().white);
    QVERIFY(!hasPondered(*m_match->idleUse().white));
}

void PonderingTest::orLosesTheGame()
{
    MatchSetup setup = smallGame();
    setup.forbiddenPondering = MatchSetup::ForbiddenPondering::Forfeit;
    QVERIFY(play(ponderer(Pondering::Forbidden), slow(), setup));

    const GameResult &result = m_match->result();
    QCOMPARE(result.toSgf(), QStringLiteral("W+F"));
    QCOMPARE(rootValue("RE"), QStringLiteral("W+F"));
    QCOMPARE(result.culprit, std::optional(Color::Black));
    QVERIFY(result.reason.english().startsWith(QStringLiteral("Black pondered")));
}

void PonderingTest::whereBothDoTheGameStands()
{
    const IdleUse much{5, 5s};
    const PonderVerdict verdict =
        judgePondering({Pondering::Forbidden, Pondering::Forbidden}, {much, much}, true);
    QCOMPARE(verdict.notes.size(), std::size_t(2));
    QVERIFY(!verdict.result);
}

void PonderingTest::whoMayPonderIsMeasuredOnly()
{
    QVERIFY(play(ponderer(Pondering::Allowed), slow()));
    const std::optional<IdleUse> use = m_match->idleUse().black;
    QVERIFY(use && use->processor > 0.5);
    QVERIFY(!comments().contains(QStringLiteral("pondered")));
}

void PonderingTest::aFrozenEngineUsesNothingAndPlaysTheSame()
{
    MatchSetup setup = smallGame();
    setup.forbiddenPondering = MatchSetup::ForbiddenPondering::Forfeit;
    QVERIFY(play(ponderer(Pondering::Frozen), slow(), setup));

    QCOMPARE(m_match->result().end, GameEnd::Passes);
    const std::optional<IdleUse> use = m_match->idleUse().black;
    QVERIFY(use);
    QVERIFY2(use->processor < 0.05, qPrintable(QString::number(use->processor)));
    QVERIFY(use->waited > 1s);
    QCOMPARE(moves().first(4), (QStringList{QStringLiteral("B D4"), QStringLiteral("W D5"),
                                            QStringLiteral("B E4"), QStringLiteral("W pass")}));
}

/// An engine that is reached by ssh works elsewhere.
void PonderingTest::whatCannotBeWatchedIsRefused()
{
    const QTemporaryDir folder;
    const QString ssh = folder.filePath(QStringLiteral("ssh"));
    QFile script(ssh);
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\n\"$@\"\n:\n");
    script.close();
    QVERIFY(script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    for (const Pondering policy : {Pondering::Forbidden, Pondering::Frozen}) {
        EngineProfile profile = profileOf();
        profile.commandLine = ssh + u' ' + profile.commandLine;
        profile.pondering = policy;
        QVERIFY(play(engine(profile), fake()));
        QCOMPARE(m_match->result().end, GameEnd::Void);
        QCOMPARE(m_match->result().culprit, std::optional(Color::Black));
        QVERIFY2(m_match->result().reason.english().contains(
                     QStringLiteral("cannot be watched for pondering")),
                 qPrintable(m_match->result().reason.english()));
    }
}

void PonderingTest::leelaZeroPondersUnlessItIsFrozen()
{
    const QTemporaryDir folder;
    const QString network = folder.filePath(QStringLiteral("network"));
    QVERIFY(test::writeLeelaNetwork(network));
    const Result<QString> program = findProgram(QStringLiteral("leelaz"), {}, Machine::current());
    if (!program) {
        QSKIP("Leela Zero is not installed");
    }
    // It ponders after genmove, but not after it was asked for its remarks on the move.
    const Result<EngineProfile> leela = resolveEngine(
        QStringLiteral("sh -c '%1 --gtp --cpu-only -t 1 --seed 1 -b 0 -q -w %2 | sed -u "
                       "/explain/d'")
            .arg(*program, network),
        {});
    QVERIFY(leela);
    ByColor<IdleUse> uses; // Black's: it may ponder; White's: it is frozen
    MatchSetup setup = smallGame();
    setup.size = BoardSize::square(19); // its only one
    setup.moveLimit = 6;
    setup.time = test::timed("1s/move").time;
    setup.timeMargin = 10s;
    for (const Color color : BothColors) {
        EngineProfile profile = *leela;
        profile.pondering = color == Color::Black ? Pondering::Allowed : Pondering::Frozen;
        m_record = std::make_unique<GameRecord>(setup.size);
        QVERIFY(play(engine(profile), fake(words("--random 1 --late-at genmove:500")), setup));
        QVERIFY(m_match->idleUse().black);
        QVERIFY2(m_match->result().end == GameEnd::MoveLimit,
                 qPrintable(m_match->result().reason.english()));
        uses[color] = *m_match->idleUse().black;
    }
    // It would be twenty times as much on a machine with nothing else to do.
    QVERIFY2(uses.black.processor > 0.05, qPrintable(QString::number(uses.black.processor)));
    QVERIFY2(uses.white.processor < 0.05, qPrintable(QString::number(uses.white.processor)));
    QVERIFY(uses.white.waited > 1s);
}

SHINPAN_TEST(PonderingTest)
#include "pondering_test.moc"
