#include "core/graphics/livegraphics.h"

#include "core/graphics/drawcommands.h"

#include <utility>

namespace shinpan {

namespace {

constexpr QByteArrayView Prefix = "gogui-gfx:";

} // namespace

bool LiveGraphics::take(QByteArrayView line)
{
    const QByteArrayView said = line.trimmed();
    if (m_isOpen) {
        if (said.isEmpty()) {
            return finish();
        }
        drawLine(m_open, QString::fromUtf8(said));
        return false;
    }
    if (!said.startsWith(Prefix)) {
        return false;
    }
    const QByteArrayView command = said.sliced(Prefix.size()).trimmed();
    begin();
    if (command.isEmpty()) {
        m_isOpen = true;
        return false;
    }
    drawLine(m_open, QString::fromUtf8(command));
    return finish();
}

void LiveGraphics::begin()
{
    m_open = BoardDrawing(m_shown.size());
}

bool LiveGraphics::finish()
{
    m_isOpen = false;
    if (!m_open.texts().isEmpty()) {
        m_text = m_open.texts().constLast();
    }
    std::swap(m_shown, m_open);
    return true;
}

} // namespace shinpan
