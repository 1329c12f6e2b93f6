#include "core/record/sgf/sgfwriter.h"
#include "tests/record/savedgames.h"
#include "tests/support/fulldisk.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <random>

using namespace shinpan;
using namespace shinpan::test;

/// SHINPAN_KILLS: how often the saving program is killed, 20 unless it says otherwise.
class SaveSafetyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void killedProgramLeavesAWholeFile();
    void fullDiskLeavesTheOldFile_data();
    void fullDiskLeavesTheOldFile();
};

namespace {

QByteArray fileContentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int wantedKills()
{
    bool isSaid = false;
    const int kills = qEnvironmentVariableIntValue("SHINPAN_KILLS", &isSaid);
    return isSaid ? kills : 20;
}

} // namespace

void SaveSafetyTest::killedProgramLeavesAWholeFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.sgf"));
    const QByteArray first = writeSgf(savedGame(true));
    const QByteArray second = writeSgf(savedGame(false));
    std::mt19937 random(5);
    int whole[2] = {0, 0};
    for (int kill = 0; kill < wantedKills(); ++kill) {
        QProcess program;
        program.start(QStringLiteral(SAVELOOP), {path});
        // The moment of the kill: while it saves the next game after so many.
        const qint64 said = static_cast<qint64>(random() % 16 + 1) * qint64{sizeof "saved"};
        while (program.bytesAvailable() < said) {
            QVERIFY(program.waitForReadyRead(20'000));
        }
        program.kill();
        QVERIFY(program.waitForFinished(20'000));
        const QByteArray content = fileContentOf(path);
        QVERIFY2(content == first || content == second,
                 qPrintable(QString::number(content.size())));
        ++whole[content == first ? 0 : 1];
    }
    qInfo("%d kills: %d times the first game, %d times the second", wantedKills(), whole[0],
          whole[1]);
}

void SaveSafetyTest::fullDiskLeavesTheOldFile_data()
{
    QTest::addColumn<int>("room"); // bytes

    QTest::newRow("nearly full") << 10'000;
    QTest::newRow("full, and the game fits into a buffer") << 0;
}

void SaveSafetyTest::fullDiskLeavesTheOldFile()
{
    QFETCH(int, room);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.sgf"));
    QVERIFY(saveSgfFile(savedGame(true), path));
    const QByteArray old = fileContentOf(path);
    {
        const FullDisk limit(static_cast<rlim_t>(room));
        const Result<void> saved = saveSgfFile(room > 0 ? savedGame(false) : GameTree(), path);
        QVERIFY(!saved);
        QVERIFY(!saved.error().isEmpty());
    }
    QCOMPARE(fileContentOf(path), old);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), qsizetype{1});
}

SHINPAN_TEST(SaveSafetyTest)
#include "savesafety_test.moc"
