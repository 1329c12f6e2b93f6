#pragma once

#include "core/graphics/boarddrawing.h"

#include <QByteArrayView>

namespace shinpan {

/// What an engine draws while it is at work: the lines of its standard error that begin with
/// `gogui-gfx:`. What follows on that line is one draw command; if nothing does, the lines up to
/// the next empty one are. Each such set takes the one before off the board, but not its text.
///
/// A set that never ends is never shown, and costs no more than one drawing.
class LiveGraphics
{
public:
    explicit LiveGraphics(BoardSize size = {})
        : m_open(size)
        , m_shown(size)
    { }

    /// Takes a line of standard error, without its end. Returns whether drawing() has changed.
    bool take(QByteArrayView line);

    /// The last whole set.
    [[nodiscard]] const BoardDrawing &drawing() const { return m_shown; }
    /// What was said last, which outlives the sets; one line.
    [[nodiscard]] const QString &text() const { return m_text; }

private:
    void begin();
    bool finish();

    BoardDrawing m_open; ///< the set that is being heard
    BoardDrawing m_shown;
    QString m_text;
    bool m_isOpen = false; ///< more lines of it are to come
};

} // namespace shinpan
