#include "core/engine/profile/engineprofilelist.h"

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
    void anEngineIsPutBackWhereItWas();
    void importedEnginesOverwriteNothing();

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

void EngineProfileListTest::anEngineIsPutBackWhereItWas()
{
    const EngineProfile other = profile(QStringLiteral("2"), QStringLiteral("Other"));
    EngineProfileList list({m_stored, other}, {});
    const int index = list.indexOf(m_stored.id);
    QVERIFY(list.remove(m_stored.id));
    QCOMPARE(list.indexOf(m_stored.id), -1);

    QCOMPARE(list.insert(m_stored, index), m_stored.id);

    const std::vector<EngineProfile> both{m_stored, other};
    QCOMPARE(list.stored(), both);
}

void EngineProfileListTest::importedEnginesOverwriteNothing()
{
    EngineProfileList list({m_stored}, {{m_found}, {}});

    const QStringList ids = list.import({profile(m_stored.id, QStringLiteral("mine")),
                                         profile(QStringLiteral("2"), QStringLiteral("GNU Go"))});

    QCOMPARE(list.stored().size(), 3U);
    QCOMPARE(list.stored()[0], m_stored);
    QCOMPARE(list.stored()[1], profile(ids[0], QStringLiteral("mine 2")));
    QVERIFY(ids[0] != m_stored.id);
    QCOMPARE(list.stored()[2], profile(QStringLiteral("2"), QStringLiteral("GNU Go 2")));
    QCOMPARE(list.namesBut(m_found.id),
             QStringList(
                 {QStringLiteral("Mine"), QStringLiteral("mine 2"), QStringLiteral("GNU Go 2")}));
}

SHINPAN_TEST(EngineProfileListTest)
#include "engineprofilelist_test.moc"
