#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <csignal>
#include <optional>

namespace shinpan {

/// Standard output in large pieces. Knows when nobody reads on, so that a verb can stop: a reader
/// such as `head` that has had enough is no failure.
class StandardOutput
{
public:
    StandardOutput() = default;
    StandardOutput(const StandardOutput &) = delete;
    StandardOutput &operator=(const StandardOutput &) = delete;
    ~StandardOutput() { flush(); }

    void write(QByteArrayView text);
    void writeLine(const QByteArray &text);
    void writeLine(const QString &text) { writeLine(text.toUtf8()); }
    void flush();

    /// False once the reader is gone, or writing failed: what is written then is dropped.
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    /// Why writing failed, if the reader is not the reason.
    [[nodiscard]] const std::optional<QString> &error() const { return m_error; }

private:
    QByteArray m_pending;
    bool m_isOpen = true;
    std::optional<QString> m_error;
};

/// While one lives, Ctrl+C and its like wait: for as long as a file is being written, so that no
/// temporary file is left beside it.
class InterruptShield
{
public:
    InterruptShield();
    InterruptShield(const InterruptShield &) = delete;
    InterruptShield &operator=(const InterruptShield &) = delete;
    ~InterruptShield();

    /// Whether one waits: give up soon.
    [[nodiscard]] bool hasStopped() const;

private:
    sigset_t m_before;
};

} // namespace shinpan
