#include "core/competition/seal/archivereader.h"

#include "core/competition/seal/archivewriter.h"
#include "core/competition/seal/bundle.h"
#include "core/competition/seal/verification.h"
#include "tests/competition/sealedcup.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <random>

using namespace shinpan;

/// Archives that mean no good are refused in words, and leave nothing behind.
class ArchiveReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasWrittenIsRead();
    void aNameThatLeadsElsewhereIsRefused_data();
    void aNameThatLeadsElsewhereIsRefused();
    void aSizeThatLiesIsRefused_data();
    void aSizeThatLiesIsRefused();
    void whatUnpacksToTooMuchIsRefused();
    void tenMillionEntriesAreRefused();
    void moreEntriesThanItSaysAreRefused();
    void twoEntriesOfANameAreRefused();
    void whatIsNoArchiveIsRefused();
    void aSpoiltBundleIsRefusedOrNamed();

private:
    [[nodiscard]] QString pathOf(const char *name) const
    {
        return m_folder.filePath(QLatin1String(name));
    }
    [[nodiscard]] QString write(const QMap<QString, QByteArray> &entries) const;
    [[nodiscard]] QString write(const QByteArray &bytes) const;
    QTemporaryDir m_folder;
};

namespace {

/// The words with which reading all of it fails; empty: it does not.
[[nodiscard]] QString refusalOf(const QString &path)
{
    const auto archive = ArchiveReader::open(path);
    if (!archive) {
        return archive.error().english();
    }
    while (true) {
        const auto next = (*archive)->next();
        if (!next) {
            return next.error().english();
        }
        if (!*next) {
            return {};
        }
        if (const auto content = (*archive)->content(); !content) {
            return content.error().english();
        }
    }
}

[[nodiscard]] QByteArray contentOf(const QString &path)
{
    return readRegularFile(path, 64 * MiB).value_or(QByteArray());
}

/// The number at that offset in the first entry of the directory.
void setInDirectory(QByteArray &zip, qsizetype offset, quint32 value)
{
    qToLittleEndian(value, zip.data() + zip.indexOf("PK\x01\x02") + offset);
}

/// The end of an archive in zip64 with that many entries, whose directory stands before it.
[[nodiscard]] QByteArray zip64End(quint64 entries, quint64 directory)
{
    QByteArray end("PK\x06\x06", 4);
    end.resize(56, '\0');
    qToLittleEndian(entries, end.data() + 24);
    qToLittleEndian(entries, end.data() + 32);
    qToLittleEndian(directory, end.data() + 40);
    QByteArray locator("PK\x06\x07", 4);
    locator.resize(20, '\0');
    qToLittleEndian(directory, locator.data() + 8); // the record stands there
    QByteArray last("PK\x05\x06", 4);
    last.resize(20, '\xff');
    return end + locator + last + QByteArray(2, '\0');
}

} // namespace

QString ArchiveReaderTest::write(const QMap<QString, QByteArray> &entries) const
{
    ArchiveWriter archive(pathOf("made.zip"));
    for (auto entry = entries.cbegin(); entry != entries.cend(); ++entry) {
        archive.add(entry.key(), *entry);
    }
    return archive.commit() ? pathOf("made.zip") : QString();
}

QString ArchiveReaderTest::write(const QByteArray &bytes) const
{
    return saveWholeFile(bytes, pathOf("made.zip")) ? pathOf("made.zip") : QString();
}

void ArchiveReaderTest::whatWasWrittenIsRead()
{
    QMap<QString, QByteArray> entries;
    for (int i = 0; i < 300; ++i) {
        entries.insert(QStringLiteral("games/%1").arg(i), QByteArray(i * 7, char('a' + i % 26)));
    }
    const QString path = write(entries);
    QCOMPARE(refusalOf(path), QString());
    QCOMPARE(test::entriesOf(path), entries);
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("made.zip")});
}

void ArchiveReaderTest::aNameThatLeadsElsewhereIsRefused_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"../up", "/root", "games/../../up", "games/..", ".", "..",
                             "games/.hidden", "a/b/c", "..\\up", "two words", "games/", "a:\x01"}) {
        QTest::newRow(name) << QString::fromLatin1(name);
    }
    QTest::newRow("long") << QString(300, u'a');
}

void ArchiveReaderTest::aNameThatLeadsElsewhereIsRefused()
{
    QFETCH(QString, name);
    const QString words = refusalOf(write(QMap<QString, QByteArray>{{name, "content"}}));
    QVERIFY2(!words.isEmpty(), "it was read");
}

void ArchiveReaderTest::aSizeThatLiesIsRefused_data()
{
    QTest::addColumn<quint32>("size");
    QTest::newRow("too small") << quint32(10);
    QTest::newRow("too large") << quint32(100'000);
    QTest::newRow("immense") << quint32(0xfffffff0);
    QTest::newRow("nothing") << quint32(0);
}

void ArchiveReaderTest::aSizeThatLiesIsRefused()
{
    QFETCH(quint32, size);
    QByteArray zip =
        contentOf(write(QMap<QString, QByteArray>{{QStringLiteral("a"), QByteArray(1000, 'x')}}));
    setInDirectory(zip, 24, size); // the unpacked entry has it
    QVERIFY(!refusalOf(write(zip)).isEmpty());
}

void ArchiveReaderTest::whatUnpacksToTooMuchIsRefused()
{
    QMap<QString, QByteArray> entries;
    for (int i = 0; i < 4; ++i) {
        entries.insert(QString::number(i), QByteArray(8 * MiB, '\0'));
    }
    const QString words = refusalOf(write(entries));
    QVERIFY2(words.contains(QStringLiteral("unpacks to more")), qPrintable(words));
}

void ArchiveReaderTest::tenMillionEntriesAreRefused()
{
    const QString said = refusalOf(write(zip64End(10'000'000, 0)));
    QVERIFY2(said.contains(QStringLiteral("10000000 entries")), qPrintable(said));
    // Those that are there: 46 bytes for each in the directory.
    constexpr qsizetype Many = 1'000'000;
    QByteArray entry("PK\x01\x02", 4);
    entry.resize(46, '\0');
    const QByteArray directory = entry.repeated(Many);
    const QString had =
        refusalOf(write(directory + zip64End(Many, static_cast<quint64>(directory.size()))));
    QVERIFY2(had.contains(QStringLiteral("entries")), qPrintable(had));
}

void ArchiveReaderTest::moreEntriesThanItSaysAreRefused()
{
    QByteArray zip = contentOf(write(QMap<QString, QByteArray>{
        {QStringLiteral("a"), "1"}, {QStringLiteral("b"), "2"}, {QStringLiteral("c"), "3"}}));
    const qsizetype end = zip.lastIndexOf("PK\x05\x06");
    qToLittleEndian(quint16(1), zip.data() + end + 8);
    qToLittleEndian(quint16(1), zip.data() + end + 10);
    QVERIFY(!refusalOf(write(zip)).isEmpty());
}

void ArchiveReaderTest::twoEntriesOfANameAreRefused()
{
    ArchiveWriter archive(pathOf("made.zip"));
    archive.add(entry::Manifest, "{}");
    archive.add(entry::Manifest, "{}");
    QVERIFY(archive.commit());
    const auto bundle = Bundle::open(pathOf("made.zip"));
    QVERIFY(!bundle);
    QVERIFY(bundle.error().english().contains(QStringLiteral("two entries")));
}

void ArchiveReaderTest::whatIsNoArchiveIsRefused()
{
    QVERIFY(!refusalOf(write(QByteArray())).isEmpty());
    QVERIFY(!refusalOf(write(QByteArray("(;GM[1])"))).isEmpty());
    QVERIFY(!refusalOf(pathOf("missing.zip")).isEmpty());
    QVERIFY(!refusalOf(m_folder.path()).isEmpty());
    const QByteArray zip =
        contentOf(write(QMap<QString, QByteArray>{{QStringLiteral("a"), QByteArray(999, 'x')}}));
    QVERIFY(!refusalOf(write(zip.chopped(10))).isEmpty());
    QVERIFY(!refusalOf(write(zip + "behind it")).isEmpty());
    QVERIFY(!refusalOf(write("before it" + zip)).isEmpty());
}

/// Bytes changed at random, the same in every run. Some change nothing that means anything.
void ArchiveReaderTest::aSpoiltBundleIsRefusedOrNamed()
{
    QTemporaryDir folder;
    const QString bundle = test::sealedCup(folder.path(), 2);
    const QByteArray zip = contentOf(bundle);
    QVERIFY(!zip.isEmpty());
    std::mt19937 random(51);
    int noticed = 0;
    constexpr int Tries = 300;
    for (int i = 0; i < Tries; ++i) {
        QByteArray spoilt = zip;
        for (unsigned j = 0; j <= random() % 4; ++j) {
            spoilt[static_cast<qsizetype>(random() % spoilt.size())] = static_cast<char>(random());
        }
        const auto found = verifyBundle(write(spoilt));
        noticed += !found || !found->isClean() ? 1 : 0;
        QVERIFY(found || !found.error().isEmpty());
    }
    QVERIFY2(noticed > Tries * 4 / 5, qPrintable(QString::number(noticed)));
}

SHINPAN_TEST(ArchiveReaderTest)
#include "archivereader_test.moc"
