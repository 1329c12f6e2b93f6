#include "ui/sound/soundplayer.h"

#include "core/record/gamecursor.h"
#include "core/record/gamerecord.h"
#include "core/util/wholefile.h"
#include "ui/board/boardoptions.h"
#include "ui/settings/preferences.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTimer>
#include <QtEndian>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>
#include <random>
#include <utility>
#include <vector>

namespace shinpan {

namespace {

constexpr int Rate = 44100;
constexpr int BytesPerSample = 2;

/// A tone that dies away.
struct Ring
{
    double frequency; ///< Hz
    double level;     ///< 0 to 1
    double decay;     ///< seconds until a third is left
};

/// A knock: what rings in stone and wood, and the noise of the touch.
struct Knock
{
    double start; ///< seconds
    double level;
    std::vector<Ring> rings;
    double noise;      ///< level of the touch
    double noiseDecay; ///< seconds
};

/// Slate or shell on kaya: a short bright touch, and the board's hollow answer.
Knock stoneKnock(double start, double level, double pitch)
{
    return {start,
            level,
            {{3150 * pitch, 0.30, 0.006},
             {1720 * pitch, 0.34, 0.010},
             {640 * pitch, 0.42, 0.022},
             {262 * pitch, 0.30, 0.045}},
            0.55,
            0.0022};
}

std::vector<Knock> knocksOf(Sound sound)
{
    switch (sound) {
    case Sound::Stone:
        return {stoneKnock(0, 0.9, 1)};
    case Sound::Capture: // lifted stones meet in the lid of a bowl
        return {stoneKnock(0, 0.8, 1), stoneKnock(0.085, 0.38, 1.62), stoneKnock(0.128, 0.30, 1.81),
                stoneKnock(0.187, 0.22, 1.7)};
    case Sound::Pass: // a finger on the edge of the board
        return {{0, 0.6, {{196, 0.7, 0.055}, {392, 0.25, 0.03}}, 0.12, 0.004}};
    case Sound::Resignation: // two stones are put on the board at once
        return {stoneKnock(0, 0.8, 0.92), stoneKnock(0.035, 0.7, 1.06)};
    }
    return {};
}

void add(std::vector<double> &wave, const Knock &knock, std::minstd_rand &random)
{
    const auto first = static_cast<std::size_t>(knock.start * Rate);
    std::uniform_real_distribution<double> hiss(-1, 1);
    for (std::size_t i = first; i < wave.size(); ++i) {
        const double time = static_cast<double>(i - first) / Rate;
        const double attack = std::min(1.0, time / 0.0006); // no click before the knock
        double value = knock.noise * hiss(random) * std::exp(-time / knock.noiseDecay);
        for (const Ring &ring : knock.rings) {
            value += ring.level * std::exp(-time / ring.decay)
                   * std::sin(2 * std::numbers::pi * ring.frequency * time);
        }
        wave[i] += knock.level * attack * value;
    }
}

template <typename Number>
void append(QByteArray &bytes, Number number)
{
    const Number little = qToLittleEndian(number);
    bytes.append(reinterpret_cast<const char *>(&little), sizeof little); // RIFF is little-endian
}

QByteArray header(qsizetype dataSize)
{
    QByteArray bytes("RIFF");
    append(bytes, static_cast<quint32>(36 + dataSize));
    bytes += "WAVEfmt ";
    append(bytes, quint32{16});
    append(bytes, quint16{1}); // PCM
    append(bytes, quint16{1}); // mono
    append(bytes, quint32{Rate});
    append(bytes, quint32{Rate * BytesPerSample});
    append(bytes, quint16{BytesPerSample});
    append(bytes, quint16{8 * BytesPerSample});
    bytes += "data";
    append(bytes, static_cast<quint32>(dataSize));
    return bytes;
}

constexpr int MostAtOnce = 3;
constexpr std::chrono::seconds DeviceWait(3); // with a program that plays half a second

} // namespace

QByteArray sampleOf(Sound sound)
{
    constexpr double Length = 0.4; // seconds
    std::vector<double> wave(static_cast<std::size_t>(Length * Rate));
    std::minstd_rand random(1);
    for (const Knock &knock : knocksOf(sound)) {
        add(wave, knock, random);
    }
    QByteArray bytes = header(static_cast<qsizetype>(wave.size()) * BytesPerSample);
    for (const double value : wave) {
        append(bytes, static_cast<qint16>(std::clamp(value * 0.5, -1.0, 1.0) * 32767));
    }
    return bytes;
}

SoundPlayer::Commands SoundPlayer::usualCommands()
{
    return {{QStringLiteral("pw-play")},
            {QStringLiteral("paplay")},
            {QStringLiteral("aplay"), QStringLiteral("-q")}};
}

SoundPlayer::SoundPlayer(QObject *parent, const Commands &commands)
    : QObject(parent)
{
    for (const QStringList &command : commands) {
        const QString program = QStandardPaths::findExecutable(command.first());
        if (!program.isEmpty()) {
            m_command = QStringList(program) + command.mid(1);
            return;
        }
    }
}

void SoundPlayer::play(Sound sound)
{
    const QString file =
        m_command.isEmpty() || m_sounding >= MostAtOnce ? QString() : fileOf(sound);
    if (file.isEmpty()) {
        return;
    }
    auto *process = new QProcess(this);
    process->setStandardInputFile(QProcess::nullDevice());
    process->setStandardOutputFile(QProcess::nullDevice());
    process->setStandardErrorFile(QProcess::nullDevice());
    const auto end = [this, process](bool wasPlayed) {
        --m_sounding;
        process->deleteLater();
        Q_EMIT finished(wasPlayed);
    };
    connect(process, &QProcess::finished, this, [end](int code, QProcess::ExitStatus status) {
        end(code == 0 && status == QProcess::NormalExit);
    });
    connect(process, &QProcess::errorOccurred, this, [end](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) { // everything else is followed by finished()
            end(false);
        }
    });
    QTimer::singleShot(DeviceWait, process, &QProcess::kill);
    ++m_sounding;
    process->start(m_command.first(), m_command.mid(1) << file);
}

QString SoundPlayer::fileOf(Sound sound)
{
    const QString name = m_folder.filePath(QStringLiteral("%1.wav").arg(static_cast<int>(sound)));
    if (!m_folder.isValid() || QFile::exists(name)) {
        return m_folder.isValid() ? name : QString();
    }
    return saveWholeFile(sampleOf(sound), name, Durability::Crash) ? name : QString();
}

GameSounds::GameSounds(GameCursor &cursor, const Preferences &preferences, QObject *parent)
    : QObject(parent)
    , m_cursor(cursor)
    , m_preferences(preferences)
    , m_node(cursor.node())
    , m_captured(cursor.captured())
{
    connect(&cursor, &GameCursor::moved, this, &GameSounds::follow);
}

void GameSounds::follow()
{
    const NodeId before = std::exchange(m_node, m_cursor.node());
    const ByColor<int> captured = std::exchange(m_captured, m_cursor.captured());
    const std::optional<Move> move = m_cursor.lastMove();
    const bool isStep =
        m_node != before && m_cursor.record().tree().parent(m_node) == before && move;
    if (!isStep || !m_preferences.get(&BoardOptions::hasSound)) {
        return;
    }
    const Sound sound = !move->point           ? Sound::Pass
                      : captured != m_captured ? Sound::Capture
                                               : Sound::Stone;
    if (!m_player) {
        m_player = new SoundPlayer(this);
    }
    m_player->play(sound);
    Q_EMIT heard(sound);
}

} // namespace shinpan
