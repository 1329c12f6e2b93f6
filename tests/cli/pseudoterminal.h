#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QProcess>

namespace shinpan::test {

/// A terminal for a program to run at, and what the program tells it.
class PseudoTerminal
{
public:
    explicit PseudoTerminal(int columns = 90, int rows = 30);
    PseudoTerminal(const PseudoTerminal &) = delete;
    PseudoTerminal &operator=(const PseudoTerminal &) = delete;
    ~PseudoTerminal();

    void resize(int columns, int rows) const;
    /// Makes this the terminal of a process that has not started, and its standard streams.
    void give(QProcess &process) const;
    /// Sends keys as if they were typed.
    [[nodiscard]] bool type(QByteArrayView keys) const;
    /// What it was told since the last forget().
    const QByteArray &told();
    void forget() { m_told.clear(); }

private:
    int m_end; ///< ours
    QByteArray m_told;
};

} // namespace shinpan::test
