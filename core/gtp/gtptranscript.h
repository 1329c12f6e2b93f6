#pragma once

#include "core/gtp/gtpexchanges.h"
#include "core/gtp/gtptranscriptfile.h"
#include "core/gtp/keptnumbers.h"
#include "core/gtp/logstamp.h"
#include "core/util/result.h"

#include <QBasicTimer>
#include <QObject>
#include <QPointer>

#include <chrono>
#include <deque>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class GtpLogFile;

/// One timeline of what all engines were told and said: what the console shows and the log file
/// holds. A listener only; nothing here can disturb play.
///
/// Memory is bounded: the oldest lines are forgotten. With keepIn() lines are kept on disk, of each
/// talker the newest that its budget holds, and memory has 24 bytes for each; where a talker's
/// older lines were, a line of ours says so. A line keeps its number, whatever is forgotten around
/// it.
class GtpTranscript final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GtpTranscript)

public:
    using Line = GtpTranscriptLine;
    using Kind = GtpTranscriptLine::Kind;

    struct Limits
    {
        qsizetype lines = 50'000;
        qsizetype bytes = 16 << 20;
        qint64 logBytes = 256 << 20; ///< of each log; see GtpLogFile
    };

    static constexpr qsizetype MaxLineLength = 32 * 1024;

    explicit GtpTranscript(QObject *parent = nullptr);
    explicit GtpTranscript(Limits limits, QObject *parent = nullptr);
    ~GtpTranscript() override;

    /// Keeps the lines in a file of its own in this directory, until the transcript is destroyed.
    /// Call before the first line comes. See GtpTranscriptFile.
    void keepIn(const QString &directory)
    {
        Q_ASSERT(m_index.empty());
        m_directory = directory;
    }
    /// How much of the file the talkers of one name may have, in bytes (an engine that is started
    /// anew is a new talker); half of it is kept when it is full.
    void setBudget(qint64 bytes) { m_budget = bytes; }

    /// A new talker, known by the returned number from now on.
    int addSource(const QString &name);
    [[nodiscard]] QString sourceName(int source) const
    {
        return m_sources[static_cast<std::size_t>(source)].name;
    }
    /// The talker has gone: its open questions stay unanswered.
    void closeSource(int source) { m_exchanges.close(source); }

    /// What the talker said, or heard. People read it: it is kept printable().
    void append(int source, Kind kind, QByteArrayView said);

    /// Number of the oldest line kept.
    [[nodiscard]] qint64 firstNumber() const { return m_numbers.first(); }
    [[nodiscard]] qsizetype lineCount() const { return static_cast<qsizetype>(m_index.size()); }
    /// One more than the newest line's.
    [[nodiscard]] qint64 endNumber() const { return m_numbers.end(); }
    [[nodiscard]] bool isKept(qint64 number) const { return m_numbers.contains(number); }
    /// This line, or the next one that is kept; endNumber() if there is none.
    [[nodiscard]] qint64 nextKept(qint64 number) const { return m_numbers.next(number); }
    /// How often lines were forgotten that are not the oldest of all.
    [[nodiscard]] int forgettings() const { return m_forgettings; }
    /// The line that says that older ones of a talker are forgotten; -1: none are.
    [[nodiscard]] qint64 noteOf(int source) const
    {
        return m_sources[firstOf(static_cast<quint32>(source))].noteAt;
    }

    // These take a line that isKept():
    [[nodiscard]] Line line(qint64 number) const;
    /// The source that line() tells, from memory: this costs no access to the disk.
    [[nodiscard]] int sourceOf(qint64 number) const { return static_cast<int>(at(number).source); }
    [[nodiscard]] Kind kindOf(qint64 number) const { return static_cast<Kind>(at(number).kind); }
    /// The whole text, uncut if lines are kept on disk; valid until the next call of anything here.
    [[nodiscard]] QByteArrayView textOf(qint64 number) const;
    /// The name of the command that this line is or belongs to, as a number for comparisons; see
    /// commandName().
    [[nodiscard]] GtpExchanges::Name commandOf(qint64 number) const
    {
        return static_cast<GtpExchanges::Name>(at(number).command);
    }
    [[nodiscard]] QByteArray commandName(GtpExchanges::Name name) const
    {
        return m_exchanges.textOf(name);
    }
    /// The names of all commands so far, and an empty one in front: commandOf() is an index here.
    [[nodiscard]] const QByteArrayList &commandNames() const { return m_exchanges.names(); }
    /// A command's reply, a reply's command, the reply that a further line is part of: its number,
    /// even if it was forgotten.
    [[nodiscard]] std::optional<qint64> partnerOf(qint64 number) const;
    /// How long the answer took; of a command or the first line of its reply, if both are kept.
    [[nodiscard]] std::optional<std::chrono::microseconds> latencyOf(qint64 number) const;
    /// Whether it is a command that has no answer yet and may still get one.
    [[nodiscard]] bool isPending(qint64 number) const
    {
        return kindOf(number) == Kind::Command && m_exchanges.isPending(sourceOf(number), number);
    }

    /// Also appends every line from now on, uncut, to a file: time, mark of the kind, source's
    /// name, text. It keeps a budget: see GtpLogFile.
    [[nodiscard]] Result<void> logTo(const QString &path);
    /// Also appends every line of standard error from now on to this file: time, source's name,
    /// text.
    [[nodiscard]] Result<void> logErrorOutputTo(const QString &path);
    /// Closes the files; the failure says what was not written, unless logFailed() has said so.
    Result<void> stopLogging();

Q_SIGNALS:
    /// Some lines are new since the last time; at most 60 times a second.
    void linesAppended();
    /// A log file can no longer be written; logging has stopped.
    void logFailed(const shinpan::Message &reason);
    /// Lines can no longer be kept on disk. Those so far are forgotten, and from now on memory
    /// holds the newest.
    void keepingFailed(const QString &reason);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    /// A line without its text; there may be millions.
    struct Entry
    {
        quint64 time : 56;    ///< microseconds since 1970
        quint64 kind : 8;     ///< a Kind
        quint64 offset : 48;  ///< where its log line begins in m_file
        quint64 command : 16; ///< a GtpExchanges::Name
        quint32 partner;      ///< lines from here to partnerOf(); 0: none
        quint32 source;
    };
    struct Source
    {
        QString name;
        QByteArray label;     ///< " [name] " in logs
        quint32 first = 0;    ///< source of this name, which has the budget of all of them:
        qint64 bytes = 0;     ///< of its lines in m_file
        qint64 forgotten = 0; ///< lines
        qint64 noteAt = -1;   ///< the line that says so
    };

    [[nodiscard]] const Entry &at(qint64 number) const;
    [[nodiscard]] Entry entryOf(int source, Kind kind, QByteArrayView text);
    void store(Entry &entry, QByteArrayView text);
    void forgetOldest();
    [[nodiscard]] quint32 firstOf(quint32 source) const { return m_sources[source].first; }
    [[nodiscard]] std::size_t placeOf(qint64 number) const
    {
        return static_cast<std::size_t>(m_numbers.placeOf(number));
    }
    [[nodiscard]] qint64 endOf(std::size_t place) const;
    [[nodiscard]] std::size_t endOfOldest(quint32 first) const;
    void forgetOldestOf(quint32 first);
    [[nodiscard]] GtpTranscriptFile::Part makeNote(Entry &entry, qint64 number);
    void log(const Entry &entry, QByteArrayView text);
    void giveUpKeeping(const QString &reason);
    [[nodiscard]] Result<void> openLog(const QString &path,
                                       const QByteArray &head,
                                       std::unique_ptr<GtpLogFile> &log) const;
    [[nodiscard]] Result<void> flushLogs();

    Limits m_limits;
    std::deque<Entry> m_index; ///< of the lines that are kept
    KeptNumbers m_numbers;
    qint64 m_budget = std::numeric_limits<qint64>::max();
    int m_forgettings = 0;
    std::deque<QByteArray> m_texts; ///< of the lines in m_index, unless they are in m_file
    qsizetype m_bytes = 0;          ///< in m_texts
    QString m_directory;            ///< where a file is to be made with the first line; empty: none
    std::unique_ptr<GtpTranscriptFile> m_file;
    QString m_keepingProblem; ///< that has not been told yet; empty: none
    std::vector<Source> m_sources;
    GtpExchanges m_exchanges;
    QBasicTimer m_announcement;
    LogStamp m_stamp;
    QByteArray m_logLine; ///< only while one is written
    std::unique_ptr<GtpLogFile> m_log;
    std::unique_ptr<GtpLogFile> m_errorLog;
};

/// One engine's pen in the common transcript; writes nowhere if there is none.
class GtpRecorder
{
public:
    GtpRecorder(GtpTranscript *transcript, int source)
        : m_transcript(transcript)
        , m_source(source)
    { }

    void record(GtpTranscript::Kind kind, QByteArrayView text) const
    {
        if (m_transcript) {
            m_transcript->append(m_source, kind, text);
        }
    }

    void notice(const QString &text) const { record(GtpTranscript::Kind::Notice, text.toUtf8()); }

    /// The engine has gone; see GtpTranscript::closeSource().
    void close() const
    {
        if (m_transcript) {
            m_transcript->closeSource(m_source);
        }
    }

private:
    QPointer<GtpTranscript> m_transcript;
    int m_source;
};

} // namespace shinpan
