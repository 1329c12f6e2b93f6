#include "core/engine/engineprofilelist.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

namespace {

EngineProfile profile(const QString &id, const QString &name)
{
    return {id, name, QStringLiteral("run"), {}, {}, {}};
}

} // namespace

class EngineProfileListTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commandsTellWhetherTheyChangedAnything();
    void aFoundEngineIsStoredOnlyWhenItChanges();
    void aCopyOfAFoundEngineIsStoredAtTheEnd();
    void aFreeNameIsKeptAndATakenOneIsNumbered();

private:
    const EngineProfile m_stored = profile(QStringLiteral("1"), QStringLiteral("Mine"));
    const EngineProfile m_found = profile(QStringLiteral("found:gnugo"), QStringLiteral("GNU Go"));
};

void EngineProfileListTest::commandsTellWhetherTheyChangedAnything()
{
    EngineProfileList list({m_stored}, {});

    QVERIFY(!list.update(m_stored));
    QVERIFY(list.update(profile(m_stored.id, QStringLiteral("Other"))));
    QVERIFY(!list.move(m_stored.id, 0));
    QVERIFY(!list.remove(QStringLiteral("unknown")));
    QVERIFY(list.remove(m_stored.id));
    QVERIFY(!list.remove(m_stored.id));
}

void EngineProfileListTest::aFoundEngineIsStoredOnlyWhenItChanges()
{
    EngineProfileList list({}, {{m_found}, {}});

    QVERIFY(!list.update(m_found));
    QVERIFY(!list.isStored(m_found.id));

    QVERIFY(list.update(profile(m_found.id, QStringLiteral("Changed"))));
    QVERIFY(list.isStored(m_found.id));
    QCOMPARE(list.profiles().size(), 1U);
}

void EngineProfileListTest::aCopyOfAFoundEngineIsStoredAtTheEnd()
{
    EngineProfileList list({m_stored}, {{m_found}, {}});

    const std::optional<QString> copy = list.duplicate(m_found.id);

    QVERIFY(copy.has_value());
    QCOMPARE(list.stored().back(), profile(*copy, QStringLiteral("GNU Go 2")));
    QVERIFY(!isFoundEngineId(*copy));
}

void EngineProfileListTest::aFreeNameIsKeptAndATakenOneIsNumbered()
{
    const QStringList taken{QStringLiteral("gnu go"), QStringLiteral("GNU Go 2")};

    QCOMPARE(freeEngineName(QStringLiteral("Pachi"), taken), QStringLiteral("Pachi"));
    QCOMPARE(freeEngineName(QStringLiteral("GNU Go"), taken), QStringLiteral("GNU Go 3"));
}

SHINPAN_TEST(EngineProfileListTest)
#include "engineprofilelist_test.moc"
