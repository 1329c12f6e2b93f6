#pragma once

#include "core/gtp/gtpcommandqueue.h"
#include "core/gtp/gtpdiagnosis.h"
#include "core/gtp/gtpframer.h"
#include "core/gtp/gtptranscript.h"
#include "core/util/message.h"

#include <optional>
#include <string>

namespace shinpan {

/// Reads an engine's standard output and settles the commands that it answers.
class GtpReplyReader
{
public:
    using Clock = GtpCommandQueue::Clock;

    /// All three belong to the session and outlive this.
    GtpReplyReader(GtpCommandQueue &queue, GtpDiagnosis &diagnosis, const GtpRecorder &recorder);

    /// See GtpFramer::setUsesIds().
    void setUsesIds(bool usesIds)
    {
        m_usesIds = usesIds;
        m_framer.setUsesIds(usesIds);
    }

    /// Takes bytes that arrived now. Then call handleNext() until it returns false.
    void feed(QByteArrayView bytes, Clock::time_point arrival);

    /// Handles one line. A line sink that is called may destroy this object; the result is right
    /// even then.
    [[nodiscard]] bool handleNext()
    {
        return handle(m_problem ? std::nullopt : m_framer.next(idsThatMayBegin()));
    }

    /// Does what handleNext() does at the end of the stream. Half a line of an engine that was
    /// killed is not trusted: "= D1" might have become "= D16".
    [[nodiscard]] bool handleRest(bool keepsPartialLine)
    {
        return handle(m_problem ? std::nullopt : m_framer.finish(keepsPartialLine));
    }

    /// Why the stream cannot be read any further, if so. Nothing more is handled then.
    [[nodiscard]] const std::optional<Message> &problem() const { return m_problem; }

    /// Answers are still recorded from now on but belong to no command.
    void stopListening()
    {
        m_isListening = false;
        m_isWanted = false;
    }

private:
    bool handle(const std::optional<GtpEvent> &next);
    void begin(const GtpEvent &event);
    void gather(QByteArrayView line);
    void end();
    [[nodiscard]] bool findCommand(std::optional<int> id);
    [[nodiscard]] GtpIdRange idsThatMayBegin() const;

    GtpCommandQueue &m_queue;
    GtpDiagnosis &m_diagnosis;
    const GtpRecorder &m_recorder;
    GtpFramer m_framer;
    bool m_usesIds = true;
    bool m_hasInput = false;
    Clock::time_point m_arrival; ///< of the newest bytes
    std::optional<Message> m_problem;
    bool m_isListening = true;

    // The reply that is being received:
    bool m_isWanted = false; ///< it belongs to the queue's first command
    bool m_isSuccess = false;
    std::string m_text;
};

} // namespace shinpan
