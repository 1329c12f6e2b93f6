#pragma once

#include "core/gmp/gmptranslator.h"
#include "core/gtp/gtptransport.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>
#include <memory>

namespace shinpan {

/// A pipe to a program that speaks GMP, for whoever speaks GTP. For a game that the program cannot
/// be led to it is started anew, or its address called again, as that needs no word of GMP.
class GmpTransport final : public GtpTransport
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GmpTransport)

public:
    /// Makes the pipe to the program, not started.
    using Source = std::function<std::unique_ptr<GtpTransport>()>;

    explicit GmpTransport(Source source, const GmpTiming &timing = {}, QObject *parent = nullptr);

    void start() override;
    void write(QByteArrayView bytes) override;
    void close(std::chrono::milliseconds grace) override;

private:
    void connectProgram();
    void beginAnew();
    void takeEnd(const ProcessExit &exit);
    void deliver();
    [[nodiscard]] GmpTranslator::Time now() const { return GmpTranslator::Time(m_clock.elapsed()); }

    Source m_source;
    GmpTranslator m_translator;
    std::unique_ptr<GtpTransport> m_program; ///< null: it has left after a game
    QElapsedTimer m_clock;
    QTimer m_timer;
    bool m_isStarted = false; ///< we have said so
    bool m_isRunning = false; ///< the program does
    bool m_isClosing = false;
};

} // namespace shinpan
