#include "core/engine/profile/engineprofilestore.h"

#include "tests/support/testmain.h"

#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

namespace {

EngineProfile profileNamed(const QString &name, const QString &id = {})
{
    return {id, name, QStringLiteral("run ") + name, {}, {}, {}};
}

QString namesOf(const std::vector<EngineProfile> &profiles)
{
    QStringList names;
    for (const EngineProfile &profile : profiles) {
        names.append(profile.name);
    }
    return names.join(u'|');
}

} // namespace

class EngineProfileStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aMissingFileIsAnEmptyStore();
    void everyChangeIsSavedAndAnnounced();
    void anAddedProfileGetsAFreshId();
    void aCopyStandsBelowItsOriginalUnderAFreeName();
    void profilesAreMovedWithinTheList_data();
    void profilesAreMovedWithinTheList();
    void unknownIdsChangeNothing();
    void foundEnginesStandBelowTheStoredOnes();
    void enginesThatFailedTheirTestComeLast();
    void aChangedFoundEngineIsStoredUntilItIsRemoved();
    void aBrokenFileIsNamedAndKept();
    void anEarlierKeptFileIsNotOverwritten();
    void aFailedSaveIsReportedAndCanBeRetried();

private:
    [[nodiscard]] QString path() const
    {
        return m_directory->filePath(QStringLiteral("shinpan/engines.json"));
    }
    [[nodiscard]] std::vector<EngineProfile> savedProfiles() const;
    void writeFile(const QString &path, const QByteArray &bytes) const;
    [[nodiscard]] static QByteArray readFile(const QString &path);

    std::unique_ptr<QTemporaryDir> m_directory;
};

void EngineProfileStoreTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_directory->path()).mkdir(QStringLiteral("shinpan")));
}

std::vector<EngineProfile> EngineProfileStoreTest::savedProfiles() const
{
    EngineProfileStore store(path());
    return store.load() ? store.list().stored()
                        : std::vector{profileNamed(QStringLiteral("unreadable"))};
}

void EngineProfileStoreTest::writeFile(const QString &path, const QByteArray &bytes) const
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray EngineProfileStoreTest::readFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

void EngineProfileStoreTest::aMissingFileIsAnEmptyStore()
{
    EngineProfileStore store(m_directory->filePath(QStringLiteral("none/engines.json")));

    QVERIFY(store.load());
    QVERIFY(store.profiles().empty());
}

void EngineProfileStoreTest::everyChangeIsSavedAndAnnounced()
{
    EngineProfileStore store(path());
    const QSignalSpy changes(&store, &EngineProfileStore::profilesChanged);

    const QString a = store.add(profileNamed(QStringLiteral("A")));
    const QString b = store.add(profileNamed(QStringLiteral("B")));
    QCOMPARE(namesOf(savedProfiles()), QStringLiteral("A|B"));
    store.update(profileNamed(QStringLiteral("A+"), a));
    QCOMPARE(namesOf(savedProfiles()), QStringLiteral("A+|B"));
    store.move(b, 0);
    QCOMPARE(namesOf(savedProfiles()), QStringLiteral("B|A+"));
    store.remove(b);
    QCOMPARE(namesOf(savedProfiles()), QStringLiteral("A+"));
    store.setStored({profileNamed(QStringLiteral("C"), QStringLiteral("c"))});
    QCOMPARE(namesOf(savedProfiles()), QStringLiteral("C"));

    QCOMPARE(changes.size(), 6);
}

void EngineProfileStoreTest::anAddedProfileGetsAFreshId()
{
    EngineProfileStore store(path());

    const QString first = store.add(profileNamed(QStringLiteral("A"), QStringLiteral("x")));
    const QString second = store.add(profileNamed(QStringLiteral("B"), QStringLiteral("x")));
    const QString third = store.add(profileNamed(QStringLiteral("C")));

    QCOMPARE(first, QStringLiteral("x"));
    QVERIFY(second != first);
    QVERIFY(!third.isEmpty());
    QCOMPARE(store.profile(second)->name, QStringLiteral("B"));
}

void EngineProfileStoreTest::aCopyStandsBelowItsOriginalUnderAFreeName()
{
    EngineProfileStore store(path());
    const QString a = store.add(profileNamed(QStringLiteral("A")));
    store.add(profileNamed(QStringLiteral("a 2")));

    const std::optional<QString> copy = store.duplicate(a);

    QVERIFY(copy.has_value());
    QVERIFY(*copy != a);
    QCOMPARE(namesOf(store.list().stored()), QStringLiteral("A|A 3|a 2"));
    QCOMPARE(store.profile(*copy)->commandLine, QStringLiteral("run A"));
}

void EngineProfileStoreTest::profilesAreMovedWithinTheList_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("order");

    QTest::newRow("down") << QStringLiteral("a") << 2 << QStringLiteral("B|C|A|D");
    QTest::newRow("up") << QStringLiteral("c") << 0 << QStringLiteral("C|A|B|D");
    QTest::newRow("to its own place") << QStringLiteral("b") << 1 << QStringLiteral("A|B|C|D");
    QTest::newRow("beyond the end") << QStringLiteral("b") << 9 << QStringLiteral("A|C|D|B");
    QTest::newRow("before the start") << QStringLiteral("d") << -1 << QStringLiteral("D|A|B|C");
}

void EngineProfileStoreTest::profilesAreMovedWithinTheList()
{
    QFETCH(QString, id);
    QFETCH(int, index);
    QFETCH(QString, order);
    EngineProfileStore store(path());
    for (const char16_t letter : {u'a', u'b', u'c', u'd'}) {
        store.add(profileNamed(QString(QChar(letter)).toUpper(), QString(QChar(letter))));
    }

    store.move(id, index);

    QCOMPARE(namesOf(store.list().stored()), order);
}

void EngineProfileStoreTest::unknownIdsChangeNothing()
{
    EngineProfileStore store(path());
    store.add(profileNamed(QStringLiteral("A")));
    const QSignalSpy changes(&store, &EngineProfileStore::profilesChanged);

    store.update(profileNamed(QStringLiteral("X"), QStringLiteral("unknown")));
    store.remove(QStringLiteral("unknown"));
    store.move(QStringLiteral("unknown"), 0);

    QVERIFY(!store.duplicate(QStringLiteral("unknown")));
    QVERIFY(!store.profile(QStringLiteral("unknown")));
    QCOMPARE(namesOf(store.profiles()), QStringLiteral("A"));
    QCOMPARE(changes.size(), 0);
}

void EngineProfileStoreTest::foundEnginesStandBelowTheStoredOnes()
{
    EngineProfileStore store(path());
    store.setFoundEngines(
        {{profileNamed(QStringLiteral("GNU Go"), QStringLiteral("found:gnugo"))}, {}});
    store.add(profileNamed(QStringLiteral("Mine")));

    QCOMPARE(namesOf(store.profiles()), QStringLiteral("Mine|GNU Go"));
    QCOMPARE(store.profile(QStringLiteral("found:gnugo"))->name, QStringLiteral("GNU Go"));
    QCOMPARE(namesOf(savedProfiles()), QStringLiteral("Mine"));
}

void EngineProfileStoreTest::enginesThatFailedTheirTestComeLast()
{
    EngineProfileStore store(path());
    store.setFoundEngines(
        {{profileNamed(QStringLiteral("GNU Go"), QStringLiteral("found:gnugo"))}, {}});
    EngineProfile broken = profileNamed(QStringLiteral("Broken"));
    broken.hasFailedTest = true;
    broken.id = store.add(broken);
    store.add(profileNamed(QStringLiteral("Mine")));

    QCOMPARE(namesOf(store.profiles()), QStringLiteral("Mine|GNU Go|Broken"));
    QCOMPARE(namesOf(savedProfiles()), QStringLiteral("Broken|Mine"));

    broken.hasFailedTest = false;
    store.update(broken);
    QCOMPARE(namesOf(store.profiles()), QStringLiteral("Broken|Mine|GNU Go"));
}

void EngineProfileStoreTest::aChangedFoundEngineIsStoredUntilItIsRemoved()
{
    EngineProfileStore store(path());
    store.setFoundEngines(
        {{profileNamed(QStringLiteral("GNU Go"), QStringLiteral("found:gnugo"))}, {}});

    store.update(profileNamed(QStringLiteral("My GNU Go"), QStringLiteral("found:gnugo")));
    QCOMPARE(namesOf(store.profiles()), QStringLiteral("My GNU Go"));
    QCOMPARE(namesOf(savedProfiles()), QStringLiteral("My GNU Go"));

    store.remove(QStringLiteral("found:gnugo"));
    QCOMPARE(namesOf(store.profiles()), QStringLiteral("GNU Go"));
    QCOMPARE(namesOf(savedProfiles()), QString());
}

void EngineProfileStoreTest::aBrokenFileIsNamedAndKept()
{
    const QByteArray broken = "{\n  \"format\": 1, oops";
    writeFile(path(), broken);
    EngineProfileStore store(path());

    const Result<void> loaded = store.load();
    QVERIFY(!loaded);
    QVERIFY2(loaded.error().english().startsWith(path() + QStringLiteral(": line 2 (byte 1")),
             qPrintable(loaded.error().english()));
    QCOMPARE(readFile(path()), broken);

    store.add(profileNamed(QStringLiteral("A")));
    QCOMPARE(readFile(path() + QStringLiteral(".bak")), broken);
    QCOMPARE(namesOf(savedProfiles()), QStringLiteral("A"));
}

void EngineProfileStoreTest::anEarlierKeptFileIsNotOverwritten()
{
    writeFile(path(), "second");
    writeFile(path() + QStringLiteral(".bak"), "first");
    EngineProfileStore store(path());
    QVERIFY(!store.load());

    QVERIFY(store.save());

    QCOMPARE(readFile(path() + QStringLiteral(".bak")), QByteArray("first"));
    QCOMPARE(readFile(path() + QStringLiteral(".bak2")), QByteArray("second"));
}

void EngineProfileStoreTest::aFailedSaveIsReportedAndCanBeRetried()
{
    const QString obstacle = m_directory->filePath(QStringLiteral("file"));
    writeFile(obstacle, "in the way");
    EngineProfileStore store(obstacle + QStringLiteral("/engines.json"));
    const QSignalSpy failures(&store, &EngineProfileStore::saveFailed);

    store.add(profileNamed(QStringLiteral("A")));
    QCOMPARE(failures.size(), 1);
    QVERIFY(failures[0][0].value<Message>().english().startsWith(obstacle));
    QCOMPARE(namesOf(store.profiles()), QStringLiteral("A"));

    QVERIFY(QFile::remove(obstacle));
    QVERIFY(store.save());
}

SHINPAN_TEST(EngineProfileStoreTest)
#include "engineprofilestore_test.moc"
