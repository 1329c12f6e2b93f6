#include "core/analysis/analysisstore.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// What is known of a game's positions.
class AnalysisStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEngineHasItsOwnOpinion();
    void aThoroughAnalysisIsNotReplacedByAShallowOne();
    void ownershipIsThatOfTheMostThoroughAnalysisThatTellsIt();
    void anEngineIsForgottenAlone();
};

namespace {

const QString Ada = QStringLiteral("ada");
const QString Bea = QStringLiteral("bea");
constexpr NodeId Place{3};

Analysis thoughtWith(std::int64_t visits, std::vector<float> ownership = {})
{
    Analysis analysis{.size = BoardSize::square(1)};
    analysis.visits = visits;
    analysis.ownership = std::move(ownership);
    return analysis;
}

} // namespace

void AnalysisStoreTest::everyEngineHasItsOwnOpinion()
{
    AnalysisStore store;
    store.keep(Place, Ada, thoughtWith(10));
    store.keep(Place, Bea, thoughtWith(20));

    QCOMPARE(store.find(Place, Ada)->visits, 10);
    QCOMPARE(store.find(Place, Bea)->visits, 20);
    QVERIFY(store.find(NodeId{4}, Ada) == nullptr);
}

void AnalysisStoreTest::aThoroughAnalysisIsNotReplacedByAShallowOne()
{
    AnalysisStore store;
    store.keep(Place, Ada, thoughtWith(10));
    store.keep(Place, Ada, thoughtWith(500));
    QCOMPARE(store.find(Place, Ada)->visits, 500);
    store.keep(Place, Ada, thoughtWith(20));
    QCOMPARE(store.find(Place, Ada)->visits, 500);

    Analysis same = thoughtWith(500); // what is newer counts
    same.winrate = 0.75F;
    store.keep(Place, Ada, same);
    QCOMPARE(store.find(Place, Ada)->winrate, 0.75F);
}

void AnalysisStoreTest::ownershipIsThatOfTheMostThoroughAnalysisThatTellsIt()
{
    const auto owned = [](const AnalysisStore &store) { return store.find(Place, Ada)->ownership; };
    AnalysisStore store;
    store.keep(Place, Ada, thoughtWith(500));
    store.keep(Place, Ada, thoughtWith(10, {0.1F}));
    QCOMPARE(store.find(Place, Ada)->visits, 500);
    QCOMPARE(owned(store), std::vector{0.1F});
    store.keep(Place, Ada, thoughtWith(20, {0.2F}));
    QCOMPARE(owned(store), std::vector{0.2F});
    store.keep(Place, Ada, thoughtWith(15, {0.3F}));
    QCOMPARE(owned(store), std::vector{0.2F});
    store.keep(Place, Ada, thoughtWith(1000));
    QCOMPARE(store.find(Place, Ada)->visits, 1000);
    QCOMPARE(owned(store), std::vector{0.2F});
}

void AnalysisStoreTest::anEngineIsForgottenAlone()
{
    AnalysisStore store;
    store.keep(Place, Ada, thoughtWith(10));
    store.keep(Place, Bea, thoughtWith(20));
    store.forget(Ada);
    QVERIFY(store.find(Place, Ada) == nullptr);
    QVERIFY(store.find(Place, Bea) != nullptr);
}

SHINPAN_TEST(AnalysisStoreTest)
#include "analysisstore_test.moc"
