#include "ui/sound/soundplayer.h"

#include "tests/support/testmain.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <cstdlib>

using namespace shinpan;

class SoundPlayerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samplesAreShortAndDieAway()
    {
        for (int i = 0; i <= static_cast<int>(LastSound); ++i) {
            const QByteArray sample = sampleOf(static_cast<Sound>(i));
            QVERIFY(sample.startsWith("RIFF") && sample.mid(8, 4) == "WAVE");
            QCOMPARE(qFromLittleEndian<quint32>(sample.constData() + 4) + 8,
                     static_cast<quint32>(sample.size()));
            QVERIFY(sample.size() < 44100); // half a second
            int loudest = 0;
            for (qsizetype at = 44; at < sample.size(); at += 2) {
                loudest = std::max(
                    loudest, std::abs(int{qFromLittleEndian<qint16>(sample.constData() + at)}));
            }
            QVERIFY(loudest > 8000 && loudest < 32767);
            QVERIFY(std::abs(qFromLittleEndian<qint16>(sample.constData() + sample.size() - 2))
                    < 400);
            QVERIFY(sample == sampleOf(static_cast<Sound>(i)));
        }
        QVERIFY(sampleOf(Sound::Stone) != sampleOf(Sound::Capture));
    }

    void theProgramGetsTheSampleAsAFile()
    {
        QTemporaryDir folder;
        const QString heard = folder.filePath(QStringLiteral("heard"));
        SoundPlayer player(nullptr,
                           {{QStringLiteral("no-such-player")},
                            {QStringLiteral("sh"), QStringLiteral("-c"),
                             QStringLiteral("cp \"$1\" '%1'").arg(heard), QStringLiteral("sh")}});
        QSignalSpy finished(&player, &SoundPlayer::finished);
        player.play(Sound::Capture);
        QVERIFY(finished.wait(5000));
        QVERIFY(finished.first().first().toBool());
        QFile file(heard);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll() == sampleOf(Sound::Capture));
    }

    void withoutAPlayerItIsSilent()
    {
        SoundPlayer player(nullptr, {{QStringLiteral("no-such-player")}});
        const QSignalSpy finished(&player, &SoundPlayer::finished);
        player.play(Sound::Stone);
        QCOMPARE(finished.count(), 0);
    }

    void aPlayerThatFailsIsForgiven()
    {
        SoundPlayer player(nullptr, {{QStringLiteral("false")}});
        QSignalSpy finished(&player, &SoundPlayer::finished);
        player.play(Sound::Stone);
        QVERIFY(finished.wait(5000));
        QVERIFY(!finished.first().first().toBool());
    }

    void onlyAFewSoundAtOnce()
    {
        SoundPlayer player(nullptr, {{QStringLiteral("sh"), QStringLiteral("-c"),
                                      QStringLiteral("exit 0"), QStringLiteral("sh")}});
        QSignalSpy finished(&player, &SoundPlayer::finished);
        for (int i = 0; i < 20; ++i) {
            player.play(Sound::Stone);
        }
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 3, 5000);
        player.play(Sound::Stone);
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 4, 5000);
    }
};

SHINPAN_TEST(SoundPlayerTest)

#include "soundplayer_test.moc"
