#include "core/gmp/gmptransport.h"

#include <QPointer>

#include <random>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr auto Tick = 50ms;

} // namespace

GmpTransport::GmpTransport(Source source, const GmpTiming &timing, QObject *parent)
    : GtpTransport(parent)
    , m_source(std::move(source))
    , m_translator(timing, std::random_device()()) // not the other side's seed
{
    m_timer.setInterval(Tick);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_translator.pass(now());
        deliver();
    });
}

void GmpTransport::start()
{
    m_clock.start();
    connectProgram();
}

void GmpTransport::connectProgram()
{
    m_program = m_source();
    m_isRunning = false;
    connect(m_program.get(), &GtpTransport::started, this, [this] {
        m_isRunning = true;
        m_translator.beginProgram(now());
        if (!std::exchange(m_isStarted, true)) {
            Q_EMIT started();
        } else {
            deliver();
        }
    });
    connect(m_program.get(), &GtpTransport::bytesReceived, this, [this](QByteArrayView bytes) {
        m_translator.hearProgram(bytes, now());
        deliver();
    });
    connect(m_program.get(), &GtpTransport::errorBytesReceived, this,
            &GtpTransport::errorBytesReceived);
    connect(m_program.get(), &GtpTransport::ended, this, &GmpTransport::takeEnd);
    m_program->start();
}

void GmpTransport::write(QByteArrayView bytes)
{
    m_translator.hearController(bytes, now());
    // Answers come from the event loop, as with any pipe: the session is still writing.
    QMetaObject::invokeMethod(this, &GmpTransport::deliver, Qt::QueuedConnection);
}

/// Hands on what the translator has for either side; a listener may destroy us.
void GmpTransport::deliver()
{
    const QPointer<GmpTransport> self(this);
    if (m_translator.needsNewProgram() && !m_isClosing && (m_isRunning || !m_program)) {
        beginAnew();
        return;
    }
    if (m_isRunning) {
        m_program->write(m_translator.takeForProgram());
    }
    if (m_translator.needsTime() != m_timer.isActive()) {
        m_translator.needsTime() ? m_timer.start() : m_timer.stop();
    }
    const QByteArray remarks = m_translator.takeRemarks();
    const QByteArray answers = m_translator.takeForController();
    if (!remarks.isEmpty()) {
        Q_EMIT errorBytesReceived(remarks);
    }
    if (self && !answers.isEmpty()) {
        Q_EMIT bytesReceived(answers);
    }
}

/// Lets go of the program of the last game.
void GmpTransport::beginAnew()
{
    if (m_program) {
        m_program->disconnect(this);
        m_program->close(0ms);
        m_program.release()->deleteLater();
    }
    connectProgram();
}

void GmpTransport::takeEnd(const ProcessExit &exit)
{
    m_isRunning = false;
    if (!m_isClosing && m_isStarted && m_translator.isSpare()) {
        m_program.release()->deleteLater();
        m_translator.loseProgram();
        return;
    }
    m_timer.stop();
    Q_EMIT ended(exit);
}

void GmpTransport::close(std::chrono::milliseconds grace)
{
    m_isClosing = true;
    m_timer.stop();
    if (m_program) {
        m_program->close(grace);
    } else {
        QMetaObject::invokeMethod(
            this, [this] { Q_EMIT ended(ProcessExit::exited(0)); }, Qt::QueuedConnection);
    }
}

} // namespace shinpan
