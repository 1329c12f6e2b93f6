#pragma once

#include "app/cli/live/livesections.h"
#include "app/cli/live/terminaltext.h"

#include <QByteArrayList>
#include <QObject>
#include <QSocketNotifier>
#include <termios.h>

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// The terminal that standard output is, taken over for a display: a page other than the shell's,
/// no cursor, keys that come at once and unseen. Whatever the terminal does with them, Ctrl-C still
/// sends SIGINT. Writing never waits for a terminal that does not read.
class Terminal final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Terminal)

public:
    /// Nothing if standard output is not a terminal, one that knows nothing ("dumb"), or another
    /// program's for the moment (a job in the background).
    [[nodiscard]] static std::unique_ptr<Terminal> takeOver();
    /// Gives the terminal back as it was.
    ~Terminal() override;

    [[nodiscard]] TerminalSize size() const;
    /// What it can show, as the locale and NO_COLOR (https://no-color.org) say.
    [[nodiscard]] static TerminalStyle style();

    /// Shows these lines from the top; writes only those that differ from the last ones.
    void show(const std::vector<TextLine> &lines);

Q_SIGNALS:
    /// Ctrl-X was pressed.
    void stopKeyPressed();

private:
    Terminal(int descriptor, const termios &before);

    void write(const QByteArray &bytes);
    void readKeys();

    int m_descriptor; ///< our own, non-blocking
    termios m_before;
    QSocketNotifier m_keys;
    TerminalStyle m_style = style();
    TerminalSize m_shownSize;
    QByteArrayList m_shown; ///< the lines that stand there; empty: nothing certain
};

} // namespace shinpan
