#pragma once

#include <QByteArray>

#include <chrono>
#include <cstdint>

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
[[nodiscard]] char markOf(GtpTranscriptLine::Kind kind);

} // namespace shinpan
