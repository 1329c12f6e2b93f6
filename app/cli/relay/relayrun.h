#pragma once

#include "app/cli/relay/relayoptions.h"
#include "core/gtp/gtptranscript.h"
#include "core/gtpserver/callerreception.h"
#include "core/relay/bytepump.h"
#include "core/relay/relay.h"

#include <QObject>

#include <memory>
#include <vector>

namespace shinpan {

/// One controller and its engine.
class RelayedCall final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RelayedCall)

public:
    /// `name` stands before messages for people; empty for the only one.
    RelayedCall(const RelayOptions &options, QString name, QObject *parent = nullptr);

    /// Begins. Fails if there is no such engine, or what was asked for cannot be written.
    [[nodiscard]] Result<void> open(FileDescriptor input, FileDescriptor output);
    /// The same for a caller: nothing passes unseen.
    [[nodiscard]] Result<void> open(std::unique_ptr<ControllerLink> controller);
    void stop();

Q_SIGNALS:
    void ended(bool isFailure);

private:
    [[nodiscard]] Result<void> openLog();
    [[nodiscard]] Result<void> pump(FileDescriptor input, FileDescriptor output);
    void showWindow();
    void tell(const QString &sentence) const;
    void writeLine(const QString &line) const;
    void end(bool isFailure);

    const RelayOptions &m_options;
    QString m_name;
    GtpTranscript m_transcript;
    std::unique_ptr<BytePump> m_pump; ///< or
    std::unique_ptr<Relay> m_relay;
    QString m_shown; ///< the record that a window was opened for
};

/// One `shinpan-cli relay` call.
class RelayRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RelayRun)

public:
    explicit RelayRun(RelayOptions options);

    /// Begins, or says why not.
    [[nodiscard]] Result<void> open();
    /// Hangs up on all callers.
    void interrupt();

Q_SIGNALS:
    void finished(int exitCode);

private:
    void receive(std::unique_ptr<ControllerLink> caller);
    void end(RelayedCall *call, bool isFailure);

    RelayOptions m_options;
    std::unique_ptr<CallerReception> m_reception; ///< null: the standard streams
    std::vector<RelayedCall *> m_calls;           ///< children
    int m_callCount = 0;
    bool m_isInterrupted = false;
};

} // namespace shinpan
