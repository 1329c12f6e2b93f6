#include "core/analysis/movejudge.h"

#include "core/analysis/reviewedgame.h"
#include "core/engine/enginehub.h"
#include "core/record/sgf/sgfcollection.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using shinpan::test::eventually;

/// An engine that looks at positions as they come.
class MoveJudgeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void placesAreSeenInTheOrderInWhichTheyCome();
    void whatIsUrgentComesNext();
    void itRestsAndGoesOnWhereItWas();
    void aPlaceIsLookedAtOnce();
    void anEngineThatCannotStartFails();

private:
    void create(const EngineProfile &profile);
    [[nodiscard]] EngineProfile analysingProfile() const;
    [[nodiscard]] std::vector<NodeId> nodes() const
    {
        return m_tree.pathTo(m_tree.endOfLine(m_tree.root()));
    }
    void look(NodeId node, MoveJudge::Turn turn = MoveJudge::Turn::Last) const
    {
        m_judge->look(node, placeAt(m_tree, node), turn);
    }

    GameTree m_tree = readSgf("(;SZ[9];B[cc];W[gg];B[dd])")->tree;
    QTemporaryDir m_directory;
    std::unique_ptr<GtpTranscript> m_transcript;
    std::unique_ptr<EngineHub> m_hub;
    std::unique_ptr<MoveJudge> m_judge;
    std::vector<NodeId> m_seen;
    bool m_hasFailed = false;
};

void MoveJudgeTest::init()
{
    m_transcript = std::make_unique<GtpTranscript>();
    m_hub = std::make_unique<EngineHub>(*m_transcript);
    m_seen.clear();
    m_hasFailed = false;
}

void MoveJudgeTest::cleanup()
{
    m_judge.reset();
    const QCoro::Task<> leaving = m_hub->closeAll(std::chrono::seconds(5));
    QVERIFY(eventually([&leaving] { return leaving.isReady(); }));
    m_hub.reset();
}

void MoveJudgeTest::create(const EngineProfile &profile)
{
    m_judge = std::make_unique<MoveJudge>(profile, QStringLiteral("judge"), *m_hub);
    connect(m_judge.get(), &MoveJudge::seen, this, [this](NodeId node) { m_seen.push_back(node); });
    connect(m_judge.get(), &MoveJudge::failed, this, [this] { m_hasFailed = true; });
}

/// It says after M moves that it would play A1, after 1000 + M visits.
EngineProfile MoveJudgeTest::analysingProfile() const
{
    QFile file(m_directory.filePath(QStringLiteral("says.txt")));
    if (!file.open(QIODevice::WriteOnly)
        || file.write("info move A1 visits 100%m winrate 5000 order 0 pv A1\n") < 0) {
        qFatal("cannot write");
    }
    EngineProfile profile = test::fakeProfile(
        {QStringLiteral("--analyze"), QStringLiteral("lz-analyze=") + file.fileName(),
         QStringLiteral("--analyze-ms"), QStringLiteral("1")});
    profile.id = QStringLiteral("judge");
    return profile;
}

void MoveJudgeTest::placesAreSeenInTheOrderInWhichTheyCome()
{
    create(analysingProfile());
    look(nodes()[0]);
    look(nodes()[1]);
    look(nodes()[3]);
    QCOMPARE(m_judge->waiting(), std::size_t(3));

    QVERIFY(eventually([this] { return m_judge->waiting() == 0; }));

    QCOMPARE(m_seen, (std::vector<NodeId>{nodes()[0], nodes()[1], nodes()[3]}));
    QVERIFY(!m_judge->hasSeen(nodes()[2]));
    const Analysis *const found = m_judge->found().find(nodes()[3], QStringLiteral("judge"));
    QVERIFY(found != nullptr);
    QCOMPARE(found->visits, 1003);
}

void MoveJudgeTest::whatIsUrgentComesNext()
{
    create(analysingProfile());
    look(nodes()[0]);
    look(nodes()[1]);
    look(nodes()[2]);
    look(nodes()[2], MoveJudge::Turn::Next); // one that waits already
    look(nodes()[3], MoveJudge::Turn::Next);

    QVERIFY(eventually([this] { return m_judge->waiting() == 0; }));

    QCOMPARE(m_seen, (std::vector<NodeId>{nodes()[0], nodes()[3], nodes()[2], nodes()[1]}));
}

void MoveJudgeTest::itRestsAndGoesOnWhereItWas()
{
    create(analysingProfile());
    m_judge->setResting(true);
    look(nodes()[0]);
    QCOMPARE(m_judge->waiting(), std::size_t(1));
    m_judge->setResting(false);
    m_judge->setResting(true); // it is at work by now
    look(nodes()[1]);
    QCOMPARE(m_judge->waiting(), std::size_t(2));
    QVERIFY(m_seen.empty());

    m_judge->setResting(false);

    QVERIFY(eventually([this] { return m_judge->waiting() == 0; }));
    QCOMPARE(m_seen, (std::vector<NodeId>{nodes()[0], nodes()[1]}));
}

void MoveJudgeTest::aPlaceIsLookedAtOnce()
{
    create(analysingProfile());
    look(nodes()[0]);
    look(nodes()[0]);
    QVERIFY(eventually([this] { return m_judge->waiting() == 0; }));
    look(nodes()[0]);
    QCOMPARE(m_judge->waiting(), std::size_t(0));
    QCOMPARE(m_seen.size(), std::size_t(1));
}

void MoveJudgeTest::anEngineThatCannotStartFails()
{
    create({QStringLiteral("judge"),
            QStringLiteral("Ghost"),
            QStringLiteral("/opt/ghost"),
            {},
            {},
            {}});
    look(nodes()[0]);
    look(nodes()[1]);
    QVERIFY(eventually([this] { return m_hasFailed; }));
    QCOMPARE(m_judge->waiting(), std::size_t(0));
    QVERIFY(!m_judge->failure().isEmpty());
    look(nodes()[1]);
    QCOMPARE(m_judge->waiting(), std::size_t(0));
}

SHINPAN_TEST(MoveJudgeTest)
#include "movejudge_test.moc"
