#pragma once

#include "core/gtp/linesplitter.h"

#include <QByteArrayView>

#include <optional>

namespace shinpan {

/// What one line of an engine's output means. Views are valid until the framer is used again.
struct GtpEvent
{
    enum class Kind {
        ReplyStarted, ///< a status line, "=…" or "?…"
        ReplyLine,    ///< a further line of that reply
        ReplyEnded,   ///< the blank line after it (or what stands for one)
        Stray,        ///< a line outside any reply
        Overflow,     ///< a line longer than any reply may be; the stream can no longer be trusted
    };

    Kind kind = Kind::Stray;
    QByteArrayView line{}; ///< as on the wire but for control bytes; empty for ReplyEnded

    // Set for ReplyStarted only:
    bool success = false; ///< "=", not "?"
    std::optional<int> id{};
    QByteArrayView text{}; ///< what follows status and id, without leading blanks
};

/// The ids first … last; empty if last < first.
struct GtpIdRange
{
    int first = 0;
    int last = -1;

    [[nodiscard]] bool isEmpty() const { return last < first; }
    [[nodiscard]] bool contains(int id) const { return first <= id && id <= last; }
};

/// Turns the bytes of an engine's standard output into events, whatever the pieces they arrive in
/// (GTP 2 §2.6–2.9, and the deviations seen in real engines). Pure, and bounded by MaxLineLength.
/// Pull it: feed(), then next() until nothing comes.
class GtpFramer
{
public:
    /// Bytes. KataGo's largest analysis lines are about 130 kB.
    static constexpr std::size_t MaxLineLength = 16 << 20;

    explicit GtpFramer(std::size_t maxLineLength = MaxLineLength);

    /// Whether commands carry ids. If not, digits after the status are payload ("=2" of a sloppy
    /// protocol_version).
    void setUsesIds(bool usesIds) { m_usesIds = usesIds; }

    void feed(QByteArrayView bytes) { m_lines.feed(bytes); }

    /// `awaited` are ids that may still begin a reply. Inside a reply, a status line with one of
    /// them begins a new reply although no blank line ended the old one (KataGo ends some failures
    /// with a single line feed).
    [[nodiscard]] std::optional<GtpEvent> next(GtpIdRange awaited = {});

    /// Gives the events at the end of the stream, even where a line feed or blank line is missing.
    /// Call until nothing comes. A last line without line feed counts only if `keepsPartialLine`.
    [[nodiscard]] std::optional<GtpEvent> finish(bool keepsPartialLine);

    [[nodiscard]] bool isInsideReply() const { return m_insideReply; }

private:
    [[nodiscard]] std::optional<GtpEvent> judge(QByteArrayView line, GtpIdRange awaited);
    [[nodiscard]] GtpEvent statusLine(QByteArrayView line, GtpIdRange awaited) const;

    LineSplitter m_lines;
    std::optional<QByteArrayView>
        m_held; ///< a status line whose predecessor's end had to be announced first
    bool m_insideReply = false;
    bool m_usesIds = true;
};

} // namespace shinpan
