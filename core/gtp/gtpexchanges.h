#pragma once

#include "core/gtp/gtptranscriptline.h"

#include <QByteArrayList>
#include <QHash>

#include <deque>
#include <optional>
#include <vector>

namespace shinpan {

/// Which command each line belongs to, told from the lines alone: an answer to the command with its
/// id or, without one, to the oldest that waits. Several engines talk at the same time.
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
    void close(int source);

    /// Whether the command that stands in this line waits for its answer.
    [[nodiscard]] bool isPending(int source, qint64 number) const;

    /// Empty for 0.
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
