#pragma once

#include "core/gtp/pipe.h"

#include <QByteArray>
#include <QObject>

namespace shinpan::test {

/// A controller at the other ends of two pipes: says what the test wants said, and keeps what it
/// hears.
class ScriptedController final : public QObject
{
    Q_OBJECT

public:
    ScriptedController();

    /// The ends for whoever is to answer; once.
    [[nodiscard]] FileDescriptor takeInput() { return std::move(m_theirInput); }
    [[nodiscard]] FileDescriptor takeOutput() { return std::move(m_theirOutput); }

    void say(QByteArrayView text) { m_out.write(text); }
    /// Says that no more commands come.
    void end() { m_out.close(); }
    void stopReading() { m_in.setPaused(true); }
    void hangUp();

    /// Everything that was answered.
    [[nodiscard]] const QByteArray &heard() const { return m_heard; }
    /// Says it and waits, for ten seconds at most, until something new ends with an empty line;
    /// that is returned.
    [[nodiscard]] QByteArray ask(QByteArrayView command);
    /// The other side has closed its output.
    [[nodiscard]] bool isLeft() const { return m_isLeft; }

private:
    PipeWriter m_out;
    PipeReader m_in;
    FileDescriptor m_theirInput;
    FileDescriptor m_theirOutput;
    QByteArray m_heard;
    bool m_isLeft = false;
};

} // namespace shinpan::test
