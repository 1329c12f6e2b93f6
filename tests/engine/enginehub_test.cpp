#include "core/engine/enginehub.h"

#include "core/gtp/gtptranscript.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::eventually;
using shinpan::test::fakeProfile;
using shinpan::test::outcome;
using shinpan::test::processesWith;

class EngineHubTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { drainResumptions(); }

    void itAnnouncesEnginesThatCanBeSpokenTo();
    void itAnnouncesEnginesThatEnded();
    void itAnnouncesEnginesThatAreDestroyed();
    void itFindsEnginesByTheirSource();
    void itKeepsNoEngineAlive();
    void itClosesAllEnginesSideBySide();

private:
    static constexpr Engine::Limit Ample = 20s;
};

void EngineHubTest::itAnnouncesEnginesThatCanBeSpokenTo()
{
    GtpTranscript transcript;
    EngineHub hub(transcript);
    QSignalSpy ready(&hub, &EngineHub::engineReady);
    const auto engine = hub.create(fakeProfile(), QStringLiteral("Black"));

    QVERIFY(outcome(engine->start(Ample, Ample)).value());

    QCOMPARE(ready.size(), 1);
    QCOMPARE(ready.at(0).at(0).toInt(), engine->transcriptSource());
    QVERIFY(ready.at(0).at(1).toStringList().contains(QStringLiteral("genmove")));
    QCOMPARE(transcript.sourceName(engine->transcriptSource()), QStringLiteral("Black"));
}

void EngineHubTest::itAnnouncesEnginesThatEnded()
{
    GtpTranscript transcript;
    EngineHub hub(transcript);
    QSignalSpy ended(&hub, &EngineHub::engineEnded);
    const auto engine = hub.create(
        fakeProfile({QStringLiteral("--exit-at"), QStringLiteral("genmove")}), QString());
    QVERIFY(outcome(engine->start(Ample, Ample)).value());

    QVERIFY(!outcome(engine->ask(GtpCommand("genmove", {"b"}), Ample))->ok());

    QVERIFY(eventually([&ended] { return ended.size() == 1; }));
    QCOMPARE(ended.at(0).at(0).toInt(), engine->transcriptSource());
}

void EngineHubTest::itAnnouncesEnginesThatAreDestroyed()
{
    GtpTranscript transcript;
    EngineHub hub(transcript);
    QSignalSpy ended(&hub, &EngineHub::engineEnded);
    auto engine = hub.create(fakeProfile(), QString());
    QVERIFY(outcome(engine->start(Ample, Ample)).value());
    const int source = engine->transcriptSource();

    drainResumptions(); // the task that started it lets go of it
    engine.reset();

    QCOMPARE(ended.size(), 1);
    QCOMPARE(ended.at(0).at(0).toInt(), source);
}

void EngineHubTest::itFindsEnginesByTheirSource()
{
    GtpTranscript transcript;
    EngineHub hub(transcript);
    const auto one = hub.create(fakeProfile(), QStringLiteral("one"));
    const auto two = hub.create(fakeProfile(), QStringLiteral("two"));
    QVERIFY(outcome(one->start(Ample, Ample)).value());
    QVERIFY(outcome(two->start(Ample, Ample)).value());

    QCOMPARE(hub.engineOf(one->transcriptSource()), one);
    QCOMPARE(hub.engineOf(two->transcriptSource()), two);
    QCOMPARE(hub.engineOf(99), nullptr);
}

void EngineHubTest::itKeepsNoEngineAlive()
{
    GtpTranscript transcript;
    EngineHub hub(transcript);
    const QString name = test::uniqueWord();
    auto engine = hub.create(fakeProfile({QStringLiteral("--name"), name}), QString());
    QVERIFY(outcome(engine->start(Ample, Ample)).value());
    const int source = engine->transcriptSource();

    engine.reset();

    QCOMPARE(hub.engineOf(source), nullptr);
    QTRY_COMPARE(processesWith(name), 0);
}

void EngineHubTest::itClosesAllEnginesSideBySide()
{
    GtpTranscript transcript;
    EngineHub hub(transcript);
    const QString name = test::uniqueWord();
    const EngineProfile stubborn =
        fakeProfile({QStringLiteral("--name"), name, QStringLiteral("--ignore-quit")});
    std::vector<std::shared_ptr<Engine>> engines;
    for (int i = 0; i < 5; ++i) {
        engines.push_back(hub.create(stubborn, QString()));
        QVERIFY(outcome(engines.back()->start(Ample, Ample)).value());
    }
    const auto neverStarted = hub.create(stubborn, QString());
    QCOMPARE(processesWith(name), 5);

    const QCoro::Task<> closing = hub.closeAll(100ms);

    QVERIFY(eventually([&closing] { return closing.isReady(); }));
    QCOMPARE(processesWith(name), 0);
    QVERIFY(!outcome(neverStarted->start(Ample, Ample)).value());
    QVERIFY(!outcome(hub.create(stubborn, QString())->start(Ample, Ample)).value());
    QCOMPARE(processesWith(name), 0);
}

SHINPAN_TEST(EngineHubTest)
#include "enginehub_test.moc"
