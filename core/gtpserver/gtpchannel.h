#pragma once

#include <QtGlobal>

#include <chrono>
#include <string>
#include <string_view>

namespace shinpan {

/// What an engine is connected to its controller by: bytes in, text out.
class GtpChannel
{
    Q_DISABLE_COPY_MOVE(GtpChannel)

public:
    GtpChannel() = default;
    virtual ~GtpChannel() = default;

    /// Waits for bytes and returns those that are there; empty: the input has ended.
    [[nodiscard]] virtual std::string read() = 0;
    /// Whether read() would not have to wait; waits up to `wait` to find out.
    [[nodiscard]] virtual bool hasInput(std::chrono::milliseconds wait) = 0;
    /// Writes all of it, at once. Whether the other side can still be reached.
    virtual bool write(std::string_view text) = 0;
    /// Whether no further answer will be read, so that it need not be thought about. Asked often.
    [[nodiscard]] virtual bool isGone() { return false; }
    /// Writes beside the answers, where live graphics belong (§5.3 of the project's notes).
    virtual void writeBeside(std::string_view /*text*/) { }
};

/// A pair of file descriptors, or one for both directions, as of a TCP connection. They stay the
/// caller's. A program that would outlive its controller ignores SIGPIPE.
class DescriptorChannel final : public GtpChannel
{
public:
    /// `beside` is where writeBeside() writes: standard error, or -1 for nowhere.
    DescriptorChannel(int input, int output, int beside = -1)
        : m_input(input)
        , m_output(output)
        , m_beside(beside)
    { }

    [[nodiscard]] std::string read() override;
    [[nodiscard]] bool hasInput(std::chrono::milliseconds wait) override;
    bool write(std::string_view text) override;
    void writeBeside(std::string_view text) override;

private:
    int m_input;
    int m_output;
    int m_beside;
};

} // namespace shinpan
