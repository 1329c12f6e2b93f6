#pragma once

#include "core/gtp/gtpreply.h"
#include "core/gtp/linesplitter.h"
#include "core/gtp/processexit.h"
#include "core/util/message.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <chrono>
#include <deque>
#include <optional>

namespace shinpan {

/// Collects what may explain an engine's failure: its last words on standard error, what it printed
/// before it spoke GTP, and the signs of well-known mistakes.
class GtpDiagnosis
{
public:
    static constexpr int MaxErrorLines = 30;
    static constexpr qsizetype MaxErrorLineLength = 1000;
    static constexpr qsizetype MaxFirstLine = 64 * 1024;

    void noteErrorLine(QByteArrayView line);
    [[nodiscard]] QStringList lastErrorLines() const;

    /// What we wrote, as on the wire without its line feed.
    void noteCommand(QByteArrayView line);
    /// A line of standard output outside any reply.
    void noteStray(QByteArrayView line);
    /// A status line; whether it carried an id of ours.
    void noteReply(bool hasOurId);

    /// Whether the engine repeats ids.
    [[nodiscard]] bool hasEchoedId() const { return m_hasEchoedId; }

    /// A remark on an error, or nothing.
    [[nodiscard]] Message hint() const;

    /// The error of all commands that an engine left unanswered when it ended; `command` is the one
    /// that it was at, empty if none. Where bwrap (bubblewrap) says that it could not make a
    /// sandbox for the engine, or start it in there, it has never been started.
    [[nodiscard]] GtpError errorAfter(const ProcessExit &exit, const QByteArray &command) const;

private:
    [[nodiscard]] Message hintAfter(const ProcessExit &exit) const;
    [[nodiscard]] Message complaintOfSsh() const;
    [[nodiscard]] Message complaintOfSandbox(const ProcessExit &exit) const;

    std::deque<QByteArray> m_errorLines;
    QByteArray m_lastCommand;              ///< kept up to the first reply
    std::optional<QByteArray> m_firstLine; ///< of standard output before the first reply
    QByteArray m_panic;                    ///< the last "!" line (GNU Go's "! panic")
    bool m_hasReplied = false;
    bool m_hasEchoedId = false;
    bool m_repeatsInput = false;
};

/// Text from bytes that are UTF-8 if they can be, else Latin-1 (which every byte sequence is).
[[nodiscard]] QString decodeEngineText(QByteArrayView bytes);

/// A time that we waited: "20 ms", "1.5 s", "10 min".
[[nodiscard]] QString waitInWords(std::chrono::milliseconds time);

/// The message that an engine did not answer within its time, a sentence without its subject.
[[nodiscard]] Message noAnswerInWords(const QString &command, std::chrono::milliseconds time);

} // namespace shinpan
