#pragma once

#include "core/util/ration.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <functional>
#include <optional>

namespace shinpan {

/// A standard stream of the program. Nobody writes there in any other way (shinpan-lint sees to
/// it), so nothing foreign can steer a terminal.
///
/// Knows when nobody reads on, so that work can stop: a reader such as `head` that has had enough
/// is no failure.
class Output
{
public:
    /// Writes to the descriptor of a stream; see standardOutput() and standardError().
    explicit Output(int descriptor);
    Output(const Output &) = delete;
    Output &operator=(const Output &) = delete;
    /// Writes what is left.
    ~Output();

    /// What people read, in whatever tongue: printableLines().
    void write(const QString &text);
    void writeLine(const QString &text) { write(text + u'\n'); }
    /// A line that strangers cause, who might cause any number of them: no more than
    /// MostOfStrangers a minute; the next one that is written says how many were left out.
    void writeStrangersLine(const QString &text);
    static constexpr qsizetype MostOfStrangers = 256 * 1024; ///< characters

    /// What programs read: SGF, JSON, CSV, pictures. It goes out as it is, but not to a terminal.
    void writeData(QByteArrayView bytes);

    /// A line that the next one is written over and that is gone when anything else is written;
    /// only for a person who looks on at a terminal.
    void showProgress(const QString &line);
    void clearProgress();

    /// What was written goes out in large pieces; to a terminal, and of standardError(), at once.
    void flush();

    /// From now on the pieces go there, for another process to pass() on.
    void handTo(std::function<void(QByteArrayView)> taker) { m_taker = std::move(taker); }
    /// Writes pieces that its Output in another process would have written.
    void pass(QByteArrayView bytes);

    [[nodiscard]] bool isTerminal() const { return m_isTerminal; }
    /// False once the reader is gone, or writing failed: what is written then is dropped.
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    /// Why writing failed, if the reader is not the reason.
    [[nodiscard]] const std::optional<QString> &error() const { return m_error; }

private:
    int m_descriptor;
    bool m_isTerminal;
    QByteArray m_pending;
    std::function<void(QByteArrayView)> m_taker;
    bool m_isOpen = true;
    bool m_showsProgress = false;
    std::optional<QString> m_error;
    Ration m_ofStrangers{MostOfStrangers};
};

[[nodiscard]] Output &standardOutput();
/// What was written to standard output before this comes first.
[[nodiscard]] Output &standardError();

/// Sends what Qt and we log (qWarning() and its like) to standardError() from now on.
void logToStandardError();

} // namespace shinpan
