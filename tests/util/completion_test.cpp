#include "core/util/completion.h"

#include "tests/support/testmain.h"

#include <QCoroTask>
#include <QObject>
#include <QString>
#include <QTest>

using namespace shinpan;

namespace {

QCoro::Task<> await(Completion<int> completion, std::shared_ptr<int> result)
{
    *result = co_await completion;
}

} // namespace

class CompletionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { drainResumptions(); }

    void itIsCompletedOnce();
    void copiesShareOneState();
    void aCoroutineIsResumedFromTheEventLoop();
    void aCompleteOneDoesNotSuspend();
    void aScopeResumesAtItsEnd();
    void nestedScopesResumeAtTheEndOfTheOutermost();
};

void CompletionTest::itIsCompletedOnce()
{
    const Completion<int> completion;
    QVERIFY(!completion.isComplete());
    QVERIFY(completion.complete(1));
    QVERIFY(!completion.complete(2));
    QCOMPARE(completion.value(), 1);
}

void CompletionTest::copiesShareOneState()
{
    const Completion<int> one;
    const Completion<int> copy = one;
    const Completion<int> other;
    QVERIFY(one == copy);
    QVERIFY(!(one == other));
    QVERIFY(copy.complete(7));
    QCOMPARE(one.value(), 7);
    QVERIFY(!other.isComplete());
}

void CompletionTest::aCoroutineIsResumedFromTheEventLoop()
{
    const Completion<int> completion;
    const auto result = std::make_shared<int>(0);
    await(completion, result);
    completion.complete(5);
    QCOMPARE(*result, 0);
    QTRY_COMPARE(*result, 5);
}

void CompletionTest::aCompleteOneDoesNotSuspend()
{
    const Completion<int> completion;
    completion.complete(5);
    const auto result = std::make_shared<int>(0);
    await(completion, result);
    QCOMPARE(*result, 5);
}

void CompletionTest::aScopeResumesAtItsEnd()
{
    const Completion<int> completion;
    const auto result = std::make_shared<int>(0);
    await(completion, result);
    {
        const ResumptionScope scope;
        completion.complete(5);
        QCOMPARE(*result, 0);
    }
    QCOMPARE(*result, 5);
}

void CompletionTest::nestedScopesResumeAtTheEndOfTheOutermost()
{
    const Completion<int> completion;
    const auto result = std::make_shared<int>(0);
    await(completion, result);
    {
        const ResumptionScope outer;
        {
            const ResumptionScope inner;
            completion.complete(5);
        }
        QCOMPARE(*result, 0);
    }
    QCOMPARE(*result, 5);
}

SHINPAN_TEST(CompletionTest)
#include "completion_test.moc"
