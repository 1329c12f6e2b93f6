#include "core/match/humanplayer.h"
#include "core/match/match.h"
#include "core/match/score/verdictwords.h"
#include "core/record/note/evaluation.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/engine/leelanetwork.h"
#include "tests/match/enginematchfixture.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;
using namespace std::chrono_literals;

namespace {

/// Two reports and a move, twice: the second move is not in the report before it.
constexpr char Stream[] =
    "info move D4 visits 5 winrate 0.4 scoreLead -1 order 0 pv D4\n"
    "info move D4 visits 50 winrate 0.453746 scoreLead -0.368133 order 0 pv D4 E5 C3 "
    "info move C3 visits 18 winrate 0.445846 scoreLead -0.576084 order 1 pv C3 D5\n"
    "play D4\n"
    "info move G6 visits 30 winrate 0.6 scoreLead 2 order 0 pv G6 E5\n"
    "play F4\n"
    "play pass\n";

} // namespace

/// What engines tell that they think, in a match: asked for, judged, written down.
class EngineThoughtsTest : public EngineMatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatIsStreamedIsInTheRecord();
    void whoeverWritesLikeLeelaZeroIsAskedToo();
    void aClaimGoesFirst();
    void nothingIsAskedUnlessItIsWanted_data();
    void nothingIsAskedUnlessItIsWanted();
    void aRemarkTellsChancesToo();
    void aRemarkThatIsNewerThanTheReportCounts();
    void aPersonSeesThemWhenTheGameIsOver();
    void leelaZeroPlaysTheSameMovesAllTheSame();

private:
    /// An engine that plays these moves and tells nothing.
    [[nodiscard]] std::unique_ptr<Player> playing(const char *moves)
    {
        return fake({QStringLiteral("--moves"), QString::fromLatin1(moves)});
    }
    [[nodiscard]] EngineProfile teller(ThoughtsWanted wanted, const QStringList &options = {}) const
    {
        EngineProfile profile =
            profileOf(QStringList{QStringLiteral("--analyze"),
                                  QStringLiteral("kata-genmove_analyze=") + m_stream}
                      + options);
        profile.thoughts = wanted;
        return profile;
    }
    /// The nodes of the main line.
    [[nodiscard]] std::vector<NodeId> nodes() const
    {
        std::vector<NodeId> nodes;
        const GameTree &tree = m_record->tree();
        for (NodeId node = tree.root(); node != NoNode; node = tree.firstChild(node)) {
            nodes.push_back(node);
        }
        return nodes;
    }

    QTemporaryDir m_folder;
    QString m_stream;
};

void EngineThoughtsTest::init()
{
    EngineMatchFixture::init();
    m_stream = m_folder.filePath(QStringLiteral("stream"));
    QFile file(m_stream);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(Stream);
}

void EngineThoughtsTest::whatIsStreamedIsInTheRecord()
{
    for (const Color teller : BothColors) {
        ByColor<std::unique_ptr<Player>> players;
        players[teller] = engine(this->teller(ThoughtsWanted::Always));
        players[opposite(teller)] = playing("B2 B3 pass");
        QVERIFY(play(std::move(players.black), std::move(players.white)));
        QCOMPARE(m_match->result().end, GameEnd::Passes);
        const std::vector<NodeId> line = nodes();
        const std::size_t first = teller == Color::Black ? 1 : 2;
        const GameTree &tree = m_record->tree();
        const MoveThought listed{0.4537, -0.37, 50, QStringLiteral("D4 E5 C3")};
        QCOMPARE(thoughtAt(tree, line[first]), listed);
        const MoveThought older{0.6, 2, 30, QStringLiteral("G6 E5")};
        QCOMPARE(thoughtAt(tree, line[first + 2]), older);
        QVERIFY(commentAt(tree, line[first + 2])
                    .contains(QLatin1String("Main line before it decided for F4: G6 E5")));
        QCOMPARE(thoughtAt(tree, line[first + 4]), MoveThought());
        QCOMPARE(m_match->lastAudit().thought, MoveThought());
        const std::optional<Evaluation> seen = evaluationAt(tree, line[first]);
        QCOMPARE(*seen->blackWinRate, teller == Color::Black ? 0.4537 : 0.5463);
        QVERIFY2(seen->engine.startsWith(m_name), qPrintable(seen->engine));
        QVERIFY2(seen->engine.endsWith(colorName(teller).english()), qPrintable(seen->engine));
    }
}

void EngineThoughtsTest::whoeverWritesLikeLeelaZeroIsAskedToo()
{
    EngineProfile profile =
        profileOf({QStringLiteral("--analyze"), QStringLiteral("genmove_analyze=") + m_stream});
    profile.thoughts = ThoughtsWanted::Always;
    QVERIFY(play(engine(profile), playing("B2 B3 pass")));
    QCOMPARE(thoughtAt(m_record->tree(), nodes()[1]),
             (MoveThought{0.4537, -0.37, 50, QStringLiteral("D4 E5 C3")}));
    QVERIFY(commandsTo(0).contains("genmove_analyze b 10"));
}

void EngineThoughtsTest::aClaimGoesFirst()
{
    EngineProfile claims = teller(ThoughtsWanted::Always, words("--claim-at 1"));
    claims.allowsClaims = true;
    QVERIFY(play(engine(claims), fake()));
    QCOMPARE(m_match->result().end, GameEnd::Claim);
}

void EngineThoughtsTest::nothingIsAskedUnlessItIsWanted_data()
{
    QTest::addColumn<int>("wanted");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("asked");
    QTest::newRow("never") << int(ThoughtsWanted::Never) << "KataGo" << 0;
    QTest::newRow("an engine that nobody knows") << int(ThoughtsWanted::Automatic) << "Nobody" << 0;
    // Its first move is quick, and so none of the others is asked for aloud.
    QTest::newRow("a quick one that is known") << int(ThoughtsWanted::Automatic) << "KataGo" << 1;
    QTest::newRow("a quick one of whom slow moves are wanted")
        << int(ThoughtsWanted::SlowMoves) << "Nobody" << 1;
}

void EngineThoughtsTest::nothingIsAskedUnlessItIsWanted()
{
    QFETCH(const int, wanted);
    QFETCH(const QString, name);
    QFETCH(const int, asked);
    const EngineProfile profile =
        teller(ThoughtsWanted(wanted), {QStringLiteral("--name"), name, QStringLiteral("--moves"),
                                        QStringLiteral("C3 C4 C5 pass")});
    QVERIFY(play(engine(profile), playing("B2 B3 B4 pass")));
    int seen = 0;
    for (const QByteArray &command : commandsTo(0)) {
        seen += command.contains("genmove_analyze") ? 1 : 0;
    }
    QCOMPARE(seen, asked);
}

void EngineThoughtsTest::aRemarkTellsChancesToo()
{
    const QString remark = m_folder.filePath(QStringLiteral("remark"));
    QFile file(remark);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Chance to win: 61 %, after 1,234 playouts. I am behind by about 3 points.");
    file.close();
    QVERIFY(play(fake({QStringLiteral("--explain-file"), remark, QStringLiteral("--moves"),
                       QStringLiteral("D4 pass")}),
                 playing("B2 pass")));
    const MoveThought told{0.61, -3, 1234, {}};
    QCOMPARE(thoughtAt(m_record->tree(), nodes()[1]), told);
    QCOMPARE(commentAt(m_record->tree(), nodes()[1]),
             QStringLiteral("Chance to win: 61 %, after 1,234 playouts. I am behind by about 3 "
                            "points."));
}

void EngineThoughtsTest::aRemarkThatIsNewerThanTheReportCounts()
{
    const QString remark = m_folder.filePath(QStringLiteral("newer"));
    for (const auto &[playouts, chances] : {std::pair("68", 0.4537), std::pair("69", 0.25)}) {
        QFile file(remark);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Playouts: " + QByteArray(playouts) + ", Win: 25.00%, PV: D4 C4");
        file.close();
        QVERIFY(
            play(engine(teller(ThoughtsWanted::Always, {QStringLiteral("--explain-file"), remark})),
                 playing("B2 B3 pass")));
        QCOMPARE(thoughtAt(m_record->tree(), nodes()[1]).chances, std::optional(chances));
    }
}

void EngineThoughtsTest::aPersonSeesThemWhenTheGameIsOver()
{
    // What stands in the record meanwhile is none of the properties that graphs read.
    seat(smallGame(), {engine(teller(ThoughtsWanted::Always)),
                       std::make_unique<HumanPlayer>(QStringLiteral("Anna"))});
    m_match->setKeepsRemarks(true);
    m_match->start();
    QTRY_VERIFY_WITH_TIMEOUT(m_match->awaitsPerson(), 10000);
    QVERIFY(!evaluationAt(m_record->tree(), nodes()[1]));
    QVERIFY(!m_record->tree().has(nodes()[1], "SBKV"));
    QVERIFY(m_match->submit(Resignation()));
    QVERIFY(finish());
    QCOMPARE(thoughtAt(m_record->tree(), nodes()[1]).chances, std::optional(0.4537));
}

void EngineThoughtsTest::leelaZeroPlaysTheSameMovesAllTheSame()
{
    const QString network = m_folder.filePath(QStringLiteral("network"));
    QVERIFY(writeLeelaNetwork(network));
    const Result<EngineProfile> leela = resolveEngine(
        QStringLiteral("leelaz --gtp --cpu-only --noponder -t 1 -v 200 --seed 1 -q -w ") + network,
        {});
    if (!leela) {
        QSKIP("Leela Zero is not installed");
    }
    MatchSetup setup;
    setup.moveLimit = 12;
    QStringList first;
    for (const ThoughtsWanted wanted : {ThoughtsWanted::Never, ThoughtsWanted::Always}) {
        EngineProfile profile = *leela;
        profile.thoughts = wanted;
        QVERIFY(play(engine(profile), engine(profile), setup));
        QCOMPARE(m_match->result().end, GameEnd::MoveLimit);
        if (wanted == ThoughtsWanted::Never) {
            first = moves();
            continue;
        }
        QCOMPARE(moves(), first);
        const std::vector<NodeId> line = nodes();
        for (std::size_t i = 1; i < line.size(); ++i) {
            const MoveThought thought = thoughtAt(m_record->tree(), line[i]);
            QVERIFY(thought.chances && thought.visits && !thought.line.isEmpty());
        }
    }
}

SHINPAN_TEST(EngineThoughtsTest)
#include "enginethoughts_test.moc"
