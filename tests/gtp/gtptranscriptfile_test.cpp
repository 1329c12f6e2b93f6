#include "core/gtp/gtptranscriptfile.h"

#include "tests/support/testmain.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

class GtpTranscriptFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasAppendedCanBeRead();
    void whatWasNotWrittenYetCanBeRead();
    void readsInAnyOrder();
    void aReadBeyondTheEndIsEmpty();
    void theFileGoesWithItsOwner();
    void onlyFilesOfTheDeadAreRescued();
    void theNewestRescuedFilesAreKept();
    void aDirectoryThatCannotBeMadeSaysSo();
    void onlyPartsOfItAreKept();
    void whatWasBeingWrittenAnewIsNotRescued();

private:
    QTemporaryDir m_directory;
};

void GtpTranscriptFileTest::whatWasAppendedCanBeRead()
{
    const auto file = GtpTranscriptFile::create(m_directory.path());
    QVERIFY(file);
    (*file)->append("first");
    (*file)->append("second");
    QVERIFY((*file)->flush());

    QCOMPARE((*file)->size(), 11);
    QCOMPARE((*file)->read(5, 6), QByteArrayView("second"));
    QFile onDisk((*file)->path());
    QVERIFY(onDisk.open(QIODevice::ReadOnly));
    QCOMPARE(onDisk.readAll(), QByteArray("firstsecond"));
}

void GtpTranscriptFileTest::whatWasNotWrittenYetCanBeRead()
{
    const auto file = GtpTranscriptFile::create(m_directory.path());
    QVERIFY(file);
    (*file)->append("first");
    QCOMPARE((*file)->read(0, 5), QByteArrayView("first"));

    (*file)->append("second");
    QCOMPARE((*file)->read(5, 6), QByteArrayView("second"));
}

void GtpTranscriptFileTest::readsInAnyOrder()
{
    constexpr int Numbers = 100'000;
    constexpr int Width = 7;
    const auto file = GtpTranscriptFile::create(m_directory.path());
    QVERIFY(file);
    for (int i = 0; i < Numbers; ++i) {
        (*file)->append(QByteArray::number(i).rightJustified(Width, '0'));
    }
    const auto isRight = [&](int i) {
        return (*file)->read(qint64{i} * Width, Width)
            == QByteArray::number(i).rightJustified(Width, '0');
    };

    for (int i = 0; i < Numbers; i += 501) {
        QVERIFY(isRight(i));
    }
    for (int i = Numbers - 1; i >= 0; --i) {
        QVERIFY(isRight(i));
    }
    for (int i = 0; i < Numbers; ++i) {
        QVERIFY(isRight(static_cast<int>(qint64{i} * 7919 % Numbers)));
    }
    QCOMPARE((*file)->read(0, Width * Numbers).size(), Width * Numbers);
}

void GtpTranscriptFileTest::aReadBeyondTheEndIsEmpty()
{
    const auto file = GtpTranscriptFile::create(m_directory.path());
    QVERIFY(file);
    (*file)->append("first");

    QVERIFY((*file)->read(3, 4).isEmpty());
    QVERIFY((*file)->read(100, 1).isEmpty());
}

void GtpTranscriptFileTest::theFileGoesWithItsOwner()
{
    const QTemporaryDir directory;
    auto file = GtpTranscriptFile::create(directory.filePath(QStringLiteral("new")));
    QVERIFY(file);
    const QString path = (*file)->path();
    QVERIFY(QFile::exists(path));

    file->reset();

    QVERIFY(!QFile::exists(path));
    QVERIFY(QDir(directory.filePath(QStringLiteral("new"))).isEmpty());
}

void GtpTranscriptFileTest::onlyFilesOfTheDeadAreRescued()
{
    const QTemporaryDir directory;
    const auto ours = GtpTranscriptFile::create(directory.path());
    QVERIFY(ours);
    QVERIFY(GtpTranscriptFile::rescueIn(directory.path()).isEmpty());
    QFile orphan(directory.filePath(QStringLiteral("orphan.log")));
    QVERIFY(orphan.open(QIODevice::WriteOnly));
    orphan.write("last words");
    orphan.close();

    const QStringList rescued = GtpTranscriptFile::rescueIn(directory.path());

    QCOMPARE(rescued.size(), 1);
    QFile file(rescued[0]);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("last words"));
    QVERIFY(!orphan.exists());
    QVERIFY(QFile::exists((*ours)->path()));
    QVERIFY(GtpTranscriptFile::rescueIn(directory.path()).isEmpty());
}

void GtpTranscriptFileTest::theNewestRescuedFilesAreKept()
{
    const QTemporaryDir directory;
    constexpr int Orphans = GtpTranscriptFile::MostRescued + 3;
    for (int i = 0; i < Orphans; ++i) {
        QFile orphan(directory.filePath(QStringLiteral("%1.log").arg(i)));
        QVERIFY(orphan.open(QIODevice::WriteOnly));
        orphan.write(QByteArray::number(i));
        QVERIFY(orphan.flush()); // or closing it would change the time
        QVERIFY(orphan.setFileTime(QDateTime::fromSecsSinceEpoch(1'795'000'000 + i),
                                   QFileDevice::FileModificationTime));
    }

    QCOMPARE(GtpTranscriptFile::rescueIn(directory.path()).size(), Orphans);

    const QStringList kept = QDir(directory.path()).entryList(QDir::Files, QDir::Time);
    QCOMPARE(kept.size(), GtpTranscriptFile::MostRescued);
    QFile newest(directory.filePath(kept[0]));
    QVERIFY(newest.open(QIODevice::ReadOnly));
    QCOMPARE(newest.readAll(), QByteArray::number(Orphans - 1));
}

void GtpTranscriptFileTest::aDirectoryThatCannotBeMadeSaysSo()
{
    const auto file = GtpTranscriptFile::create(QStringLiteral("/dev/null/logs"));

    QVERIFY(!file);
    QVERIFY(file.error().english().contains(QStringLiteral("/dev/null/logs")));
}

void GtpTranscriptFileTest::onlyPartsOfItAreKept()
{
    const auto file = GtpTranscriptFile::create(m_directory.path());
    QVERIFY(file);
    (*file)->append(QByteArray(300'000, 'a') + QByteArray(300'000, 'b') + QByteArray(300'000, 'c'));
    (*file)->keepOnly(
        {{.offset = 299'999, .size = 2}, {.text = "note"}, {.offset = 600'000, .size = 300'000}});
    (*file)->append("more");
    QVERIFY((*file)->flush());
    QCOMPARE((*file)->size(), 2 + 4 + 300'000 + 4);
    QCOMPARE((*file)->read(0, 8), QByteArrayView("abnotecc"));
    QCOMPARE((*file)->read(300'004, 6), QByteArrayView("ccmore"));
    QCOMPARE(QFileInfo((*file)->path()).size(), (*file)->size());
}

void GtpTranscriptFileTest::whatWasBeingWrittenAnewIsNotRescued()
{
    const QTemporaryDir directory;
    const auto ours = GtpTranscriptFile::create(directory.path());
    QVERIFY(ours);
    for (const QString &path : {(*ours)->path() + QStringLiteral(".new"),
                                directory.filePath(QStringLiteral("x.log.new"))}) {
        QFile half(path);
        QVERIFY(half.open(QIODevice::WriteOnly));
    }
    QVERIFY(GtpTranscriptFile::rescueIn(directory.path()).isEmpty());
    QVERIFY(QFile::exists((*ours)->path() + QStringLiteral(".new")));
    QVERIFY(!QFile::exists(directory.filePath(QStringLiteral("x.log.new"))));
}

SHINPAN_TEST(GtpTranscriptFileTest)
#include "gtptranscriptfile_test.moc"
