#pragma once

#include "core/check/checkfinding.h"
#include "core/check/checklimits.h"
#include "core/check/wiretap.h"
#include "core/engine/engineprofile.h"
#include "core/gtp/gtpreply.h"
#include "core/gtp/gtpsession.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <memory>

namespace shinpan {

class GtpTranscript;

/// What the probes of a check work with: an engine that they can ask, and a pen for what they find.
///
/// An engine that dies, hangs or speaks no GTP is a finding by itself, which ask() notes; from then
/// on, until start() has started it anew, every question fails at once and nothing else is noted,
/// so that a probe need not look after each question.
///
/// Always held by a shared pointer: a coroutine that asks keeps it alive.
class CheckBench final
    : public QObject
    , public std::enable_shared_from_this<CheckBench>
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CheckBench)

public:
    using Limit = std::chrono::milliseconds;

    [[nodiscard]] static std::shared_ptr<CheckBench> create(EngineProfile profile,
                                                            CheckLimits limits,
                                                            GtpTranscript *transcript);
    ~CheckBench() override;

    /// Starts a process; after this the tap listens and commands may be asked. False, and a
    /// finding, if there is no such program.
    bool start();
    /// The usual beginning of a conversation: the first reply, within its own limit, and the
    /// profile's start-up commands. False, and a finding, if there is none.
    [[nodiscard]] QCoro::Task<bool> greet();

    /// Whether questions are answered.
    [[nodiscard]] bool isUsable() const
    {
        return m_session != nullptr && !m_isBroken && !m_isAbandoned;
    }

    /// Asks a line such as "play b D4".
    [[nodiscard]] QCoro::Task<GtpReply> ask(QByteArray line, Limit limit);
    [[nodiscard]] QCoro::Task<GtpReply> ask(QByteArray line);

    /// Makes the engine leave; see GtpSession::close(). Completes at once if there is none.
    [[nodiscard]] Completion<ProcessExit> close(Limit grace);

    /// Kills the engine; nothing can be asked or noted any more, for ever.
    void abandon();

    [[nodiscard]] const CheckLimits &limits() const { return m_limits; }
    [[nodiscard]] const EngineProfile &profile() const { return m_profile; }
    /// Only after start().
    [[nodiscard]] WireTap &tap() const { return *m_tap; }
    [[nodiscard]] GtpSession &session() const { return *m_session; }

    // What was learned:
    QSet<QByteArray> commands; ///< it listed
    QString name;
    QString version;
    std::vector<int> sizes; ///< it took
    [[nodiscard]] bool knows(const QByteArray &command) const { return commands.contains(command); }

    /// What the next findings are about; evidence begins here.
    void begin(CheckArea area, bool isEssential);
    /// Evidence for the next finding begins here.
    void mark();

    void works(const char *id, const char *text, const QStringList &arguments = {});
    void absent(const char *id, const char *text, const QStringList &arguments = {});
    void odd(const char *id, const char *text, const QStringList &arguments = {});
    void wrong(const char *id, const char *text, const QStringList &arguments = {});

Q_SIGNALS:
    void noted(const shinpan::CheckFinding &finding);

private:
    CheckBench(EngineProfile profile, CheckLimits limits, GtpTranscript *transcript);

    void note(CheckVerdict verdict, const char *id, const char *text, const QStringList &arguments);
    void noteBreakdown(const QByteArray &line, Limit limit, const GtpError &error);

    EngineProfile m_profile;
    CheckLimits m_limits;
    QPointer<GtpTranscript> m_transcript;
    std::unique_ptr<GtpSession> m_session;
    WireTap *m_tap = nullptr; ///< the session's
    int m_source = -1;
    CheckArea m_area = CheckArea::Start;
    bool m_isEssential = true;
    WireTap::Mark m_mark = 0;
    bool m_isBroken = false;
    bool m_isAbandoned = false;
};

/// True where the engine is alive and said no.
[[nodiscard]] bool isRefused(const GtpReply &reply);
/// Its words, of an answer or a refusal; ours of a failure.
[[nodiscard]] QString wordsOf(const GtpReply &reply);

} // namespace shinpan
