#pragma once

#include "core/gtp/linesplitter.h"
#include "core/gtpserver/gtpchannel.h"
#include "core/gtpserver/gtpinput.h"
#include "core/util/completion.h"

#include <QObject>
#include <QSocketNotifier>

#include <deque>
#include <optional>

namespace shinpan {

/// The lines that a controller writes, one after the other, for a program with an event loop.
class ControllerLines final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ControllerLines)

public:
    using Next = Completion<std::optional<GtpInput::Line>>;

    /// `descriptor` is what the channel reads; both outlive this.
    ControllerLines(GtpChannel &channel, int descriptor);
    /// Nobody waits any longer: there is no next line.
    ~ControllerLines() override;

    /// The next line, when there is one; nothing at the end. One at a time.
    [[nodiscard]] Next next();
    /// Whether anything has come behind the line that was taken last.
    [[nodiscard]] bool hasMore() const { return m_hasMore; }
    /// No further line is taken, as at the end of the input.
    void end();

Q_SIGNALS:
    /// Bytes have come, or the end.
    void heard();

private:
    void read();
    void answer();

    GtpChannel &m_channel;
    QSocketNotifier m_notifier;
    LineSplitter m_splitter{GtpInput::LongestLine};
    std::deque<GtpInput::Line> m_lines;
    std::optional<Next> m_waiting; ///< for the next line
    bool m_hasMore = false;
    bool m_hasEnded = false;
};

} // namespace shinpan
