#pragma once

#include <QByteArrayList>
#include <QHash>

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace shinpan {

/// One line of what an engine was told or said.
struct GtpTranscriptLine
{
    enum class Kind : std::uint8_t {
        Command,     ///< to the engine, with its id
        Reply,       ///< first line, "=…" or "?…"
        ReplyLine,   ///< a further line of a reply
        StreamLine,  ///< one that an analysis streams until it is interrupted: "info move D4 …"
        Stray,       ///< standard output outside any reply
        ErrorOutput, ///< standard error
        Notice,      ///< ours: started, late answer dropped, exited with code 1
    };

    qint64 number; ///< counts from 0, over all sources
    std::chrono::system_clock::time_point time;
    int source;
    Kind kind;
    QByteArray text; ///< as on the wire without control bytes; cut, with a note, beyond
                     ///< GtpTranscript::MaxLineLength bytes
};

/// Stands for the kind in logs: '>' command, '<' reply, '~' stray, '!' standard error, '#' notice.
[[nodiscard]] constexpr char markOf(GtpTranscriptLine::Kind kind)
{
    return "><<<~!#"[static_cast<std::size_t>(kind)];
}

/// Tells from the lines alone which command each belongs to: an answer to the command with its id
/// or, without one, to the oldest that waits. Several engines talk at the same time.
class GtpExchanges
{
public:
    using Kind = GtpTranscriptLine::Kind;

    /// A command's name, as a number; 0 is none.
    using Name = std::uint16_t;

    /// What a line belongs to.
    struct Link
    {
        Kind kind;                ///< as told, but a streamed ReplyLine is a StreamLine
        Name name = 0;            ///< of the line's command
        std::optional<qint64> to; ///< a Reply's command, a further line's Reply
    };

    /// Takes the next line, which has this number, of the engine `source`.
    [[nodiscard]] Link add(qint64 number, int source, Kind kind, QByteArrayView text);
    /// The engine is gone: what waits will not be answered.
    void close(int source) { talkOf(source).waiting.clear(); }

    /// Whether the command that stands in this line waits for its answer.
    [[nodiscard]] bool isPending(int source, qint64 number) const;

    /// The text of a name; empty for 0.
    [[nodiscard]] QByteArray textOf(Name name) const { return m_names.at(name); }
    /// Every name that was seen, and an empty one in front.
    [[nodiscard]] const QByteArrayList &names() const { return m_names; }

private:
    struct Command
    {
        qint64 number;
        std::optional<int> id;
        Name name;
    };
    /// What one engine is about.
    struct Talk
    {
        std::deque<Command> waiting; ///< oldest first
        std::optional<qint64> reply; ///< its first line's number, when there was one
        Name name = 0;               ///< of the reply's command
        bool isAnalysis = false;     ///< the reply may be a stream
    };

    [[nodiscard]] Talk &talkOf(int source);
    [[nodiscard]] Link begin(Talk &talk, qint64 number, QByteArrayView text);
    [[nodiscard]] Link answer(Talk &talk, qint64 number, QByteArrayView text);
    [[nodiscard]] Name nameOf(QByteArrayView text);

    std::vector<Talk> m_talks; ///< by source
    QByteArrayList m_names{QByteArray()};
    QHash<QByteArray, Name> m_numbers;
};

} // namespace shinpan
