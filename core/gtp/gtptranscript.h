#pragma once

#include "core/util/result.h"

#include <QBasicTimer>
#include <QByteArray>
#include <QObject>
#include <QStringList>

#include <chrono>
#include <deque>
#include <memory>

class QFile;

namespace shinpan {

/// One timeline of what all engines were told and said: what the console shows and the log file
/// holds. A listener only; nothing here can disturb play. Memory is bounded: the oldest lines are
/// forgotten.
class GtpTranscript final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GtpTranscript)

public:
    enum class Kind {
        Command,     ///< to the engine, with its id
        Reply,       ///< first line, "=…" or "?…"
        ReplyLine,   ///< a further line of a reply
        Stray,       ///< standard output outside any reply
        ErrorOutput, ///< standard error
        Notice,      ///< ours: started, late answer dropped, exited with code 1
    };

    struct Line
    {
        qint64 number; ///< counts from 0, over all sources
        std::chrono::system_clock::time_point time;
        int source;
        Kind kind;
        QByteArray text; ///< as on the wire without control bytes; cut, with a note, beyond
                         ///< MaxLineLength bytes
    };

    struct Limits
    {
        qsizetype lines = 50'000;
        qsizetype bytes = 16 << 20;
    };

    static constexpr qsizetype MaxLineLength = 32 * 1024;

    explicit GtpTranscript(QObject *parent = nullptr);
    explicit GtpTranscript(Limits limits, QObject *parent = nullptr);
    ~GtpTranscript() override;

    /// A new talker, known by the returned number from now on.
    int addSource(const QString &name);
    [[nodiscard]] QString sourceName(int source) const;

    void append(int source, Kind kind, QByteArrayView text);

    /// Number of the oldest line kept; lineCount() lines from there on are.
    [[nodiscard]] qint64 firstNumber() const { return m_firstNumber; }
    [[nodiscard]] qsizetype lineCount() const { return static_cast<qsizetype>(m_lines.size()); }
    /// firstNumber() <= number < firstNumber() + lineCount().
    [[nodiscard]] const Line &line(qint64 number) const;

    /// From now on also appends every line, uncut, to a file: time, mark of the kind, source's
    /// name, text. Marks: '>' command, '<' reply, '~' stray, '!' standard error, '#' notice.
    [[nodiscard]] Result<void> logTo(const QString &path);
    /// From now on also appends every line of standard error to this file: time, source's name,
    /// text.
    [[nodiscard]] Result<void> logErrorOutputTo(const QString &path);
    /// Closes the files; the failure says what was not written, unless logFailed() has said so.
    Result<void> stopLogging();

Q_SIGNALS:
    /// Some lines are new since the last time; at most 60 times a second.
    void linesAppended();
    /// A log file cannot be written any more; logging has stopped.
    void logFailed(const QString &reason);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    void forgetOldest();
    void log(const Line &line, QByteArrayView text);
    [[nodiscard]] Result<void> flushLogs();

    Limits m_limits;
    std::deque<Line> m_lines;
    qint64 m_firstNumber = 0;
    qsizetype m_bytes = 0;
    QStringList m_sourceNames;
    QBasicTimer m_announcement;
    std::unique_ptr<QFile> m_log;
    std::unique_ptr<QFile> m_errorLog;
};

} // namespace shinpan
