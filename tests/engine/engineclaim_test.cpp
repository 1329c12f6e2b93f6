#include "tests/engine/enginefixture.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/gamesketch.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::at;
using shinpan::test::gameOf;
using shinpan::test::outcome;

/// Claims of a certain win (gomill-genmove_ex).
class EngineClaimTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aClaimIsNoMove();
    void whoMayClaimMayMove();
    void whoMayNotClaimIsNotAskedTo();
    void whoCannotClaimIsNotAskedTo();
    void aClaimThatWasNotAllowedMakesNoSense();

private:
    [[nodiscard]] Result<GeneratedMove, EngineError> moveOrClaim();
};

Result<GeneratedMove, EngineError> EngineClaimTest::moveOrClaim()
{
    return outcome(takeTurn({.color = Color::Black, .limit = Ample, .allowsClaim = true})).value();
}

void EngineClaimTest::aClaimIsNoMove()
{
    QVERIFY(start({QStringLiteral("--claim-at"), QStringLiteral("1")}));
    QVERIFY(bringTo(gameOf("")));
    forgetCommands();

    const auto generated = moveOrClaim();

    QVERIFY(generated);
    QVERIFY(std::holds_alternative<GeneratedMove::Claims>(generated->action));
    QCOMPARE(commands(), QByteArrayList{"gomill-genmove_ex b claim"});
    QCOMPARE(*m_engine->sync().game(), gameOf(""));
}

void EngineClaimTest::whoMayClaimMayMove()
{
    QVERIFY(start({QStringLiteral("--claim-at"), QStringLiteral("2"), QStringLiteral("--moves"),
                   QStringLiteral("D4")}));
    QVERIFY(bringTo(gameOf("")));

    const auto generated = moveOrClaim();

    QVERIFY(generated);
    QCOMPARE(std::get<Move>(generated->action), (Move{Color::Black, at("D4")}));
    QCOMPARE(*m_engine->sync().game(), gameOf("D4"));
}

void EngineClaimTest::whoMayNotClaimIsNotAskedTo()
{
    QVERIFY(start({QStringLiteral("--claim-at"), QStringLiteral("1")}));
    QVERIFY(bringTo(gameOf("")));
    forgetCommands();

    QVERIFY(generateMove(Color::Black));

    QCOMPARE(commands(), QByteArrayList{"genmove b"});
}

void EngineClaimTest::whoCannotClaimIsNotAskedTo()
{
    QVERIFY(start());
    QVERIFY(bringTo(gameOf("")));
    forgetCommands();

    QVERIFY(moveOrClaim());

    QCOMPARE(commands(), QByteArrayList{"genmove b"});
}

void EngineClaimTest::aClaimThatWasNotAllowedMakesNoSense()
{
    QVERIFY(start({QStringLiteral("--answer"), QStringLiteral("genmove=claim")}));
    QVERIFY(bringTo(gameOf("")));

    const auto generated = moveOrClaim();

    QVERIFY(!generated);
    QCOMPARE(generated.error().error,
             (GtpError{GtpError::Kind::Malformed, Message::verbatim(QStringLiteral("claim"))}));
}

SHINPAN_TEST(EngineClaimTest)
#include "engineclaim_test.moc"
