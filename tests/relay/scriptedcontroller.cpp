#include "tests/relay/scriptedcontroller.h"

#include <QTest>

namespace shinpan::test {

ScriptedController::ScriptedController()
{
    PipeEnds toThem = *makePipe();
    PipeEnds toUs = *makePipe();
    m_out.open(std::move(toThem.writing));
    m_in.open(std::move(toUs.reading));
    m_theirInput = std::move(toThem.reading);
    m_theirOutput = std::move(toUs.writing);
    connect(&m_in, &PipeReader::bytesRead, this,
            [this](QByteArrayView bytes) { m_heard += bytes; });
    connect(&m_in, &PipeReader::ended, this, [this] { m_isLeft = true; });
}

void ScriptedController::hangUp()
{
    m_out.close();
    m_in.close();
}

QByteArray ScriptedController::ask(QByteArrayView command)
{
    const qsizetype before = m_heard.size();
    say(command.toByteArray() + '\n');
    const bool isAnswered = QTest::qWaitFor(
        [&] { return m_heard.size() > before && m_heard.endsWith("\n\n"); }, 10'000);
    return isAnswered ? m_heard.sliced(before) : QByteArray("no answer");
}

} // namespace shinpan::test
