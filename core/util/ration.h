#pragma once

#include <QDeadlineTimer>
#include <QtGlobal>

namespace shinpan {

/// How much of what strangers cause is written down: a ration a minute, and the rest is counted,
/// for a line that says so. What happens at their usual pace is all there, and no flood fills a log
/// or terminal.
class Ration
{
public:
    /// `mostInAMinute` is in characters, or bytes.
    explicit Ration(qsizetype mostInAMinute)
        : m_most(mostInAMinute)
    { }

    /// Whether a line of this size may be written; if not, it counts as left out.
    [[nodiscard]] bool takes(qsizetype size);
    /// How many lines were left out since this was asked last: to be told.
    [[nodiscard]] qint64 takeLeftOut();

private:
    qsizetype m_most;
    QDeadlineTimer m_minute;
    qsizetype m_taken = 0; ///< in this minute
    qint64 m_leftOut = 0;  ///< lines
};

} // namespace shinpan
